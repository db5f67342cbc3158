/* The numbers that people type (base/lexeme.h), with the words and signs around them. */
#include "facts/typed.h"

#include "base/letter.h"
#include "base/lexeme.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* No number is longer than this. */
enum { NUMBER_MOST = 128 };

static const char *number_end_of(const char *text)
{
    return text + strnlen(text, NUMBER_MOST);
}

static const char *past_blanks(const char *text)
{
    return text + strspn(text, BLANK_BYTES);
}

/* May a number end before this text? Not within a word, as in "2nd", nor in "2-3" or "1.2.3". */
static bool number_ends(const char *text)
{
    const char next = small_letter(*text);
    const bool of_a_word =
        (next >= 'a' && next <= 'z') || next == '_' || (next >= '0' && next <= '9');
    return !of_a_word &&
           !(strchr("-./", next) != NULL && next != '\0' && text[1] >= '0' && text[1] <= '9');
}

/* "5+" or "6-", the number next to it. */
static size_t scout_sign_at(const char *text, bool *up)
{
    const char *end = number_end_of(text);
    const size_t minus = lexeme_minus(text, end), length = *text == '+' ? 1 : minus;
    *up = *text == '+';
    return length > 0 && (text[length] == '\0' || strchr(" \t,;:=()[]<>", text[length]) != NULL)
               ? length
               : 0;
}

/* A fraction with blanks around its slash: "5 / 3". */
static size_t spaced_fraction_at(const char *text, double *value)
{
    const char *end = number_end_of(text);
    LexemeNumber above, below;
    const size_t first = lexeme_number(text, end, 0, &above);
    const char *slash = past_blanks(text + first), *under = past_blanks(slash + (*slash == '/'));
    if (first == 0 || above.kind != LEXEME_WHOLE || *slash != '/')
        return 0;
    const size_t second = lexeme_number(under, end, 0, &below);
    if (second == 0 || below.kind != LEXEME_WHOLE || below.is_signed || !(below.value > 0))
        return 0;
    *value = above.value / below.value;
    return (size_t)(under - text) + second;
}

static size_t unsigned_fraction_at(const char *text, double *value)
{
    LexemeNumber number;
    const size_t length = lexeme_number(text, number_end_of(text), LEXEME_FRACTIONS, &number);
    *value = number.value;
    return number.kind == LEXEME_FRACTION && !number.is_signed && number.fault == NULL ? length : 0;
}

/* The number nearest to the sum of a whole number and a fraction, as one division gives it: 1 + 2/3 is 5/3, to the last bit. */
static double mixed_number(double whole, double fraction)
{
    enum { DENOMINATOR_MOST = 1000 };
    const double nearly = 1e-9;
    for (int below = 2; below <= DENOMINATOR_MOST; below++) {
        const double above = round(fraction * below);
        if (fabs(fraction * below - above) < nearly)
            return (whole * below + above) / below;
    }
    return whole + fraction;
}

/* What follows a whole number and belongs to it: "1 2/3", "2 + 2/3", or the character for a fraction. *value becomes the sum. */
static size_t mixed_part_at(const char *text, double *value)
{
    double part;
    const char *at = past_blanks(text);
    const bool sum = *at == '+', negative = *value < 0;
    if (at == text && (unsigned char)*at < 0x80)
        return 0;
    at = past_blanks(at + sum);
    const size_t length = unsigned_fraction_at(at, &part);
    if (length == 0 || part >= 1)
        return 0;
    const double number = mixed_number(fabs(*value), part);
    *value = negative ? -number : number;
    return (size_t)(at - text) + length;
}

/* A number without words. */
static size_t plain_number_at(const char *text, double *value)
{
    LexemeNumber number;
    size_t length = lexeme_number(text, number_end_of(text), LEXEME_FRACTIONS, &number);
    if (length == 0 || number.fault != NULL)
        return 0;
    const bool whole = number.kind == LEXEME_WHOLE;
    const size_t spaced = whole ? spaced_fraction_at(text, &number.value) : 0,
                 mixed = whole && spaced == 0 ? mixed_part_at(text + length, &number.value) : 0;
    length = spaced > 0 ? spaced : length + mixed;
    *value = number.value + 0.0;
    bool up;
    const size_t scout = scout_sign_at(text + length, &up);
    if (scout > 0)
        *value = nextafter(*value, up ? INFINITY : -INFINITY);
    return number_ends(text + length + scout) ? length + scout : 0;
}

static size_t infinity_at(const char *text, double *value)
{
    const char *end = number_end_of(text);
    const size_t minus = lexeme_minus(text, end), plus = *text == '+',
                 bare = minus > 0 ? minus : plus;
    const size_t sign = bare + (bare > 0 ? strspn(text + bare, BLANK_BYTES) : 0);
    const size_t word = typed_at(TYPED_INFINITY, text + sign, NULL);
    *value = minus > 0 ? -INFINITY : INFINITY;
    return word > 0 ? sign + word : 0;
}

/* A number that may have its sign in a word. */
static size_t worded_number_at(const char *text, bool infinite, double *value)
{
    int minus = 0;
    const size_t word = typed_at(TYPED_SIGN, text, &minus);
    const char *number = word > 0 ? past_blanks(text + word) : text;
    size_t length = plain_number_at(number, value);
    if (length == 0 && infinite)
        length = infinity_at(number, value);
    if (minus == 1)
        *value = 0.0 - *value;
    return length > 0 ? (size_t)(number - text) + length : 0;
}

size_t typed_number_at(const char *text, double *value)
{
    return worded_number_at(text, false, value);
}

size_t typed_bound_number_at(const char *text, double *value)
{
    return worded_number_at(text, true, value);
}

bool typed_number(const char *text, size_t length, bool infinite, double *value)
{
    enum { LONGEST = 100 };
    char copy[LONGEST];
    double number = 0;
    if (length == 0 || length >= LONGEST)
        return false;
    memcpy(copy, text, length);
    copy[length] = '\0';
    if (worded_number_at(copy, infinite, &number) != length)
        return false;
    *value = number;
    return true;
}

size_t typed_count_at(const char *text, int *count)
{
    enum { DIGITS_MOST = 4 };
    const size_t digits = strspn(text, "0123456789");
    if (digits == 0)
        return typed_at(TYPED_NUMBER, text, count);
    if (digits > DIGITS_MOST)
        return 0;
    *count = atoi(text);
    return digits;
}
