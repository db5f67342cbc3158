/* Text into numbers: JSON's grammar and ".5", correctly rounded, whatever the locale. */
#include <plycut/base.h>

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Digits past the 767th can change which double is nearest only by not all being zero. */
#define DIGITS_KEPT    770
#define EXPONENT_LIMIT 1000000000
#define EXACT_POWER    22 /* of ten, which a double holds */

/* A JSON number taken apart: digits (without leading zeros) times ten to the exponent. */
typedef struct Literal {
    char digits[DIGITS_KEPT + 32];
    size_t count;
    long long exponent;
    bool negative, whole; /* whole: written without a point or an exponent */
} Literal;

typedef struct Cursor {
    const char *at, *end;
} Cursor;

static bool at_digit(const Cursor *cursor)
{
    return cursor->at < cursor->end && *cursor->at >= '0' && *cursor->at <= '9';
}

static bool cursor_skip(Cursor *cursor, char c)
{
    if (cursor->at == cursor->end || *cursor->at != c)
        return false;
    cursor->at++;
    return true;
}

/* Keep a digit; past those that count, keep only whether one was not zero. */
static void add_digit(Literal *literal, char digit)
{
    if (literal->count == 0 && digit == '0')
        return;
    if (literal->count < DIGITS_KEPT) {
        literal->digits[literal->count++] = digit;
        return;
    }
    if (digit != '0')
        literal->digits[DIGITS_KEPT - 1] = '1';
    literal->exponent++;
}

/* One or more digits; `shift` is what each adds to the exponent. */
static bool read_digits(Cursor *cursor, Literal *literal, int shift)
{
    if (!at_digit(cursor))
        return false;
    for (; at_digit(cursor); cursor->at++) {
        add_digit(literal, *cursor->at);
        literal->exponent += shift;
    }
    return true;
}

static bool read_exponent(Cursor *cursor, Literal *literal)
{
    bool negative = cursor_skip(cursor, '-');
    if (!negative)
        cursor_skip(cursor, '+');
    if (!at_digit(cursor))
        return false;
    long long exponent = 0;
    for (; at_digit(cursor); cursor->at++)
        if (exponent < EXPONENT_LIMIT)
            exponent = exponent * 10 + (*cursor->at - '0');
    literal->exponent += negative ? -exponent : exponent;
    return true;
}

static bool read_literal(Cursor *cursor, Literal *literal)
{
    literal->count = 0;
    literal->exponent = 0;
    literal->negative = cursor_skip(cursor, '-');
    bool whole = cursor_skip(cursor, '0') || read_digits(cursor, literal, 0),
         point = cursor_skip(cursor, '.');
    if (!whole && !point)
        return false;
    if (point && !read_digits(cursor, literal, -1))
        return false;
    bool exponent = cursor_skip(cursor, 'e') || cursor_skip(cursor, 'E');
    if (exponent && !read_exponent(cursor, literal))
        return false;
    literal->whole = !point && !exponent;
    return cursor->at == cursor->end;
}

/* Is the double exactly the whole number that was written? */
static bool holds_whole(const Literal *literal, double size)
{
    if (literal->count <= DBL_DIG)
        return true;
    char exact[DBL_MAX_10_EXP + 8];
    int length = snprintf(exact, sizeof exact, "%.0f", size);
    return (size_t)length == literal->count && memcmp(exact, literal->digits, literal->count) == 0;
}

/* A double holds 15 digits and the power of ten exactly, so that one operation rounds rightly (Clinger 1990). */
static double short_value(const Literal *literal)
{
    double size = 0, power = 1;
    for (size_t i = 0; i < literal->count; i++)
        size = size * 10 + (literal->digits[i] - '0');
    for (long long i = llabs(literal->exponent); i > 0; i--)
        power *= 10;
    return literal->exponent < 0 ? size / power : size * power;
}

/* The text has no decimal point, the only thing that depends on the locale. */
static double long_value(Literal *literal)
{
    snprintf(literal->digits + literal->count, sizeof literal->digits - literal->count, "e%lld",
             literal->exponent);
    return strtod(literal->digits, NULL);
}

static bool literal_value(Literal *literal, double *value)
{
    const bool brief = literal->count <= DBL_DIG && llabs(literal->exponent) <= EXACT_POWER;
    const double size = literal->count == 0 ? 0
                        : brief             ? short_value(literal)
                                            : long_value(literal);
    if (isinf(size) || (literal->whole && !holds_whole(literal, size)))
        return false;
    *value = literal->negative && size > 0 ? -size : size;
    return true;
}

static bool read_infinity(const char *text, size_t length, double *value)
{
    bool sign = length > 0 && (text[0] == '-' || text[0] == '+');
    if (length != 3u + sign || memcmp(text + sign, "inf", 3) != 0)
        return false;
    *value = sign && text[0] == '-' ? -INFINITY : INFINITY;
    return true;
}

bool plycut_number_parse(const char *text, size_t length, bool infinite, double *value)
{
    if (infinite && read_infinity(text, length, value))
        return true;
    Cursor cursor = {text, text + length};
    Literal literal;
    return read_literal(&cursor, &literal) && literal_value(&literal, value);
}

const char *plycut_number_fault(const char *text, size_t length)
{
    Cursor cursor = {text, text + length};
    Literal literal;
    double value;
    if (!read_literal(&cursor, &literal) || literal_value(&literal, &value))
        return NULL;
    return literal.whole ? "a whole number past 2^53 that would be rounded"
                         : "larger than the largest double, about 1.8e308";
}

bool plycut_integer_parse(const char *text, size_t length, uint64_t most, uint64_t *value)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(text[i] - '0');
        if (digit > most || sum > (most - digit) / 10)
            return false;
        sum = sum * 10 + digit;
    }
    *value = sum;
    return length > 0;
}

/* Where the first number ends; `length`: there is no "..". */
static size_t range_dots(const char *text, size_t length)
{
    for (size_t i = 0; i + 1 < length; i++)
        if (text[i] == '.' && text[i + 1] == '.')
            return i;
    return length;
}

bool plycut_value_parse(const char *text, size_t length, bool infinite, double *value)
{
    return plycut_number_parse(text, length, infinite, value) ||
           plycut_fraction_parse(text, length, value);
}

bool plycut_range_parse(const char *text, bool infinite, double *low, double *high)
{
    const size_t length = strlen(text), dots = range_dots(text, length);
    return dots < length && plycut_value_parse(text, dots, infinite, low) &&
           plycut_value_parse(text + dots + 2, length - dots - 2, infinite, high) && *low <= *high;
}

bool plycut_whole_range_parse(const char *text, size_t length, uint64_t most, uint64_t *low,
                              uint64_t *high)
{
    const size_t dots = range_dots(text, length);
    return dots < length && plycut_integer_parse(text, dots, most, low) &&
           plycut_integer_parse(text + dots + 2, length - dots - 2, most, high) && *low <= *high;
}
