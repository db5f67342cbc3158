/* One JSON value by the grammar of RFC 8259, sections 2 to 5; iterative, so nesting uses no C
 * stack. */
#include "base/scan_state.h"

typedef enum Want { WANT_VALUE, WANT_COMMA, WANT_NOTHING, WANT_FAILED } Want;

/* After a value: a comma or the end of the container; nothing outside of containers. */
static Want after_value(const Scan *scan)
{
    return scan->depth > 0 ? WANT_COMMA : WANT_NOTHING;
}

static Want close_container(Scan *scan)
{
    scan_take(scan);
    scan->depth--;
    if (scan->closing[scan->depth] == '}')
        scan_keys_drop(&scan->keys, scan->first_key[scan->depth]);
    return after_value(scan);
}

bool scan_take_key(Scan *scan, int c, size_t first)
{
    if (c != '"')
        return scan_expected(scan, ERROR_EXPECTED_KEY, NULL);
    Place place = scan_place(scan);
    size_t start = scan->length;
    if (!scan_string(scan) ||
        !scan_keys_add(scan, first, scan->text + start + 1, scan->length - start - 2, place))
        return false;
    if (scan_skip(scan) != ':')
        return scan_expected(scan, ERROR_EXPECTED_CHARACTER, WITH(FILL(character, ":")));
    scan_take(scan);
    return true;
}

/* Take what a member or an element begins with: its key, if any, and its value. */
static Want begin_element(Scan *scan, int c)
{
    bool object = scan->closing[scan->depth - 1] == '}';
    return !object || scan_take_key(scan, c, scan->first_key[scan->depth - 1]) ? WANT_VALUE
                                                                               : WANT_FAILED;
}

static Want open_container(Scan *scan, int bracket)
{
    if (scan->depth == SCAN_DEPTH) {
        scan_wrong(scan, ERROR_NESTED_TOO_DEEP, WITH(FILL_NUMBER(most, SCAN_DEPTH)));
        return WANT_FAILED;
    }
    char closing = bracket == '{' ? '}' : ']';
    scan->first_key[scan->depth] = scan->keys.count;
    scan->closing[scan->depth++] = closing;
    scan_take(scan);
    int c = scan_skip(scan);
    return c == closing ? close_container(scan) : begin_element(scan, c);
}

/* A value is missing, or a word begins like one (then the error is at the word). */
static bool no_value(Scan *scan, const Place *place)
{
    const ErrorId id = scan->values == NULL ? ERROR_EXPECTED_VALUE : ERROR_EXPECTED_VALUE_OF;
    const PlycutTerm *terms = WITH(FILL(values, scan->values));
    return place != NULL ? scan_wrong_at(scan, *place, id, terms) : scan_expected(scan, id, terms);
}

static bool read_word(Scan *scan, const char *word)
{
    Place place = scan_place(scan);
    for (; *word; word++) {
        int c = scan_next(scan);
        if (c < 0)
            return no_value(scan, NULL);
        if (c != *word)
            return no_value(scan, &place);
        scan_take(scan);
    }
    return true;
}

static bool read_scalar(Scan *scan, int c)
{
    if (c == '"')
        return scan_string(scan);
    if (c == 't')
        return read_word(scan, "true");
    if (c == 'f')
        return read_word(scan, "false");
    if (c == 'n')
        return read_word(scan, "null");
    if (c == '-' || (c >= '0' && c <= '9'))
        return scan_number(scan);
    if (c == '+' || c == '.')
        return scan_wrong(scan, ERROR_NUMBER_BEGINS, WITH(FILL(character, BYTE_TEXT(c))));
    return no_value(scan, NULL);
}

static Want scan_value_begin(Scan *scan, int c)
{
    if (c == '[' || c == '{')
        return open_container(scan, c);
    return read_scalar(scan, c) ? after_value(scan) : WANT_FAILED;
}

static Want read_comma(Scan *scan, int c)
{
    char closing = scan->closing[scan->depth - 1];
    if (c == closing)
        return close_container(scan);
    if (c != ',') {
        scan_expected(scan, ERROR_EXPECTED_COMMA, WITH(FILL(closing, BYTE_TEXT(closing))));
        return WANT_FAILED;
    }
    scan_take(scan);
    return begin_element(scan, scan_skip(scan));
}

bool scan_whole(Scan *scan)
{
    Want want = WANT_VALUE;
    while (want == WANT_VALUE || want == WANT_COMMA) {
        int c = scan_skip(scan);
        want = want == WANT_VALUE ? scan_value_begin(scan, c) : read_comma(scan, c);
    }
    return want == WANT_NOTHING;
}
