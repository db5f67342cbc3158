/* One JSON string (RFC 8259, section 7; UTF-8 as in RFC 3629, section 4), checked and decoded. */
#include "base/scan_state.h"
#include "base/utf8.h"

#include <string.h>

/* ---- Checking -------------------------------------------------------------------------------- */

/* ASCII that stands for itself. */
static bool stands_for_itself(unsigned char c)
{
    return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
}

static void take_plain(Scan *scan)
{
    size_t at = scan->at;
    while (at < scan->end && stands_for_itself((unsigned char)scan->buffer[at]))
        at++;
    memcpy(scan->text + scan->length, scan->buffer + scan->at, at - scan->at);
    scan->length += at - scan->at;
    scan->at = at;
}

static bool take_utf8(Scan *scan)
{
    Place place = scan_place(scan);
    int low, high;
    int tail = utf8_tail(scan_next(scan), &low, &high);
    if (tail < 0)
        return scan_wrong(scan, ERROR_NOT_UTF8, NULL);
    scan_take(scan);
    for (; tail > 0; tail--) {
        int c = scan_next(scan);
        if (c < low || c > high)
            return scan_wrong_at(scan, place, ERROR_NOT_UTF8, NULL);
        scan_take(scan);
        low = 0x80;
        high = 0xBF;
    }
    return true;
}

static int hex_digit(int c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static unsigned hex_unit(const char *digits)
{
    unsigned unit = 0;
    for (int i = 0; i < 4; i++)
        unit = unit * 16 + (unsigned)hex_digit((unsigned char)digits[i]);
    return unit;
}

/* The four hexadecimal digits after \u; -1: the error is set. */
static int take_hex(Scan *scan)
{
    for (int i = 0; i < 4; i++) {
        if (hex_digit(scan_next(scan)) < 0) {
            scan_expected(scan, ERROR_EXPECTED_HEXADECIMAL, NULL);
            return -1;
        }
        scan_take(scan);
    }
    return (int)hex_unit(scan->text + scan->length - 4);
}

static bool is_high(int unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

static bool is_low(int unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

/* The second half of a surrogate pair, which must follow. */
static bool take_low(Scan *scan, Place place)
{
    for (const char *c = "\\u"; *c; c++) {
        if (scan_next(scan) < 0)
            return scan_expected(scan, ERROR_EXPECTED_SURROGATE, NULL);
        if (scan_next(scan) != *c)
            return scan_wrong_at(scan, place, ERROR_LONE_SURROGATE, NULL);
        scan_take(scan);
    }
    int unit = take_hex(scan);
    return unit >= 0 && (is_low(unit) || scan_wrong_at(scan, place, ERROR_LONE_SURROGATE, NULL));
}

/* cJSON ends a string at \u0000, so that is refused as a NUL byte is. */
static bool take_unicode(Scan *scan, Place place)
{
    scan_take(scan);
    int unit = take_hex(scan);
    if (unit < 0)
        return false;
    if (unit == 0)
        return scan_wrong_at(scan, place, ERROR_NUL_CHARACTER, NULL);
    if (is_low(unit))
        return scan_wrong_at(scan, place, ERROR_LONE_SURROGATE, NULL);
    return !is_high(unit) || take_low(scan, place);
}

static bool take_escape(Scan *scan)
{
    Place place = scan_place(scan);
    scan_take(scan);
    int c = scan_next(scan);
    if (c == 'u')
        return take_unicode(scan, place);
    if (c < 0)
        return scan_expected(scan, ERROR_EXPECTED_ESCAPED, NULL);
    if (c == 0 || !strchr("\"\\/bfnrt", c))
        return scan_wrong_at(scan, place, ERROR_NO_SUCH_ESCAPE, NULL);
    scan_take(scan);
    return true;
}

bool scan_string(Scan *scan)
{
    scan_take(scan);
    for (;;) {
        take_plain(scan);
        int c = scan_next(scan);
        if (c == '"')
            break;
        if (c < 0x20 && c >= 0)
            return scan_wrong(scan, ERROR_CONTROL_CHARACTER, NULL);
        if (c < 0)
            return scan_expected(scan, ERROR_EXPECTED_QUOTE, NULL);
        if (!stands_for_itself((unsigned char)c) &&
            !(c == '\\' ? take_escape(scan) : take_utf8(scan)))
            return false;
    }
    scan_take(scan);
    return true;
}

/* ---- Decoding -------------------------------------------------------------------------------- */

/* The character that an escape (after its backslash) spells; *string goes past it. */
static unsigned escaped(const char **string)
{
    static const char codes[] = "b\bf\fn\nr\rt\t";
    char c = *(*string)++;
    if (c != 'u') {
        const char *code = strchr(codes, c);
        return (unsigned char)(code ? code[1] : c);
    }
    unsigned unit = hex_unit(*string);
    *string += 4;
    if (!is_high((int)unit))
        return unit;
    unsigned low = hex_unit(*string + 2);
    *string += 6;
    return 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
}

size_t scan_decode(const char *string, size_t length, char *decoded)
{
    const char *end = string + length;
    char *out = decoded;
    while (string < end) {
        if (*string != '\\') {
            *out++ = *string++;
            continue;
        }
        string++;
        out += utf8_put(escaped(&string), out);
    }
    return (size_t)(out - decoded);
}
