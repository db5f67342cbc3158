/* One JSON number (RFC 8259, section 6), and whether a double holds what it says. */
#include "base/scan_state.h"
#include "base/utf8.h"

#include <float.h>

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

/* One or more digits; for the error, `after` says what they follow. */
static bool take_digits(Scan *scan, const char *after)
{
    if (!is_digit(scan_next(scan)))
        return scan_expected(scan, ERROR_EXPECTED_DIGIT, WITH(FILL(character, after)));
    do {
        const char *from = scan->buffer + scan->at, *end = scan->buffer + scan->end, *at = from;
        char *to = scan->text + scan->length;
        while (at < end && is_digit(*at))
            *to++ = *at++;
        scan->at += (size_t)(at - from);
        scan->length += (size_t)(at - from);
    } while (is_digit(scan_next(scan)));
    return true;
}

static bool take_whole(Scan *scan, Place place)
{
    if (scan_next(scan) != '0')
        return take_digits(scan, "-");
    scan_take(scan);
    if (is_digit(scan_next(scan)))
        return scan_wrong_at(scan, place, ERROR_NUMBER_BEGINS_ZERO, NULL);
    return true;
}

/* A double always holds a short number without an exponent; other numbers must be converted to find out. */
static bool check_size(Scan *scan, size_t start, bool whole, bool exponent, Place place)
{
    const char *text = scan->text + start;
    size_t length = scan->length - start;
    double value;
    if (length > SCAN_NUMBER)
        return scan_wrong_at(scan, place, ERROR_NUMBER_TOO_LONG,
                             WITH(FILL_NUMBER(most, SCAN_NUMBER)));
    if ((length <= DBL_DIG && !exponent) || plycut_number_parse(text, length, false, &value))
        return true;
    char number[SCAN_NUMBER + 1];
    field_format(number, sizeof number, "%.*s", (int)length, text);
    return scan_wrong_at(scan, place, whole ? ERROR_NUMBER_ROUNDED : ERROR_NUMBER_TOO_LARGE,
                         WITH(FILL(number, number)));
}

bool scan_number(Scan *scan)
{
    Place place = scan_place(scan);
    size_t start = scan->length;
    if (scan_next(scan) == '-')
        scan_take(scan);
    if (!take_whole(scan, place))
        return false;
    const bool fraction = scan_next(scan) == '.';
    if (fraction) {
        scan_take(scan);
        if (!take_digits(scan, "."))
            return false;
    }
    const bool exponent = scan_next(scan) == 'e' || scan_next(scan) == 'E';
    if (exponent) {
        scan_take(scan);
        if (scan_next(scan) == '+' || scan_next(scan) == '-')
            scan_take(scan);
        if (!take_digits(scan, "e"))
            return false;
    }
    return check_size(scan, start, !fraction && !exponent, exponent, place);
}
