/* How people type numbers, dashes and "none". */
#include "base/letter.h"
#include "facts/typed.h"

#include <plycut/base.h>

#include <math.h>
#include <string.h>

static const struct {
    TypedWord word;
    const char *text;
} WORDS[] = {
#define TYPED(word, text) {TYPED_##word, text},
#include "facts/typed.def"
};

enum { WORD_COUNT = sizeof WORDS / sizeof *WORDS };

size_t typed_dash(const char *text)
{
    for (size_t i = 0; i < WORD_COUNT; i++)
        if (WORDS[i].word == TYPED_DASH && strncmp(text, WORDS[i].text, strlen(WORDS[i].text)) == 0)
            return strlen(WORDS[i].text);
    return 0;
}

size_t typed_link(const char *text, const char *at)
{
    size_t length = typed_dash(at);
    bool sign = at > text && is_blank(at[-1]) && strchr("0123456789.", at[length]) != NULL &&
                at[length] != '\0';
    return sign ? 0 : length;
}

bool typed_is(TypedWord word, const char *text)
{
    for (size_t i = 0; i < WORD_COUNT; i++)
        if ((WORDS[i].word == word || (WORDS[i].word == TYPED_DASH && word != TYPED_ALWAYS)) &&
            spells(text, strlen(text), WORDS[i].text))
            return true;
    return false;
}

size_t typed_word_at(TypedWord word, const char *text)
{
    size_t longest = 0;
    for (size_t i = 0; i < WORD_COUNT; i++) {
        const size_t length = WORDS[i].word == word ? text_begins(text, WORDS[i].text) : 0;
        longest = length > longest ? length : longest;
    }
    return longest;
}

static bool is_infinity(const char *text, size_t length)
{
    static const char *const INFINITIES[] = {"inf", "infinity", "infty",
                                             "oo",  "\\infty",  "\xe2\x88\x9e"};
    for (size_t i = 0; i < sizeof INFINITIES / sizeof *INFINITIES; i++)
        if (spells(text, length, INFINITIES[i]))
            return true;
    return false;
}

/* A fraction that may have blanks around its slash: "10 / 3". */
static bool is_spaced_fraction(const char *text, size_t length, double *value)
{
    char plain[64];
    size_t used = 0;
    for (size_t i = 0; i < length && used < sizeof plain; i++) {
        const size_t blanks = strspn(text + i, " ");
        const char after = i + blanks < length ? text[i + blanks] : ' ',
                   before = used > 0 ? plain[used - 1] : ' ';
        if (blanks == 0 || (before != '/' && after != '/'))
            plain[used++] = text[i];
    }
    return used < sizeof plain && plycut_fraction_parse(plain, used, value);
}

static const char MINUS[] = "\xe2\x88\x92",
                  EN_DASH[] = "\xe2\x80\x93"; /* as word processors make it of '-' */

static bool plain_number(const char *text, size_t length, bool infinite, double *value)
{
    const bool dash = length > 3 && (memcmp(text, MINUS, 3) == 0 || memcmp(text, EN_DASH, 3) == 0);
    size_t sign = dash ? 3 : length > 0 && strchr("+-", *text) != NULL;
    bool minus = sign > 0 && *text != '+';
    const char *digits = text + sign;
    length -= sign;
    bool number = length > 0 && *digits != '-' &&
                  (plycut_number_parse(digits, length, false, value) ||
                   is_spaced_fraction(digits, length, value));
    if (!number && infinite && is_infinity(digits, length)) {
        *value = INFINITY;
        number = true;
    }
    if (number)
        *value = (minus ? -*value : *value) + 0.0; /* minus zero is zero */
    return number;
}

bool typed_number(const char *text, size_t length, bool infinite, double *value)
{
    if (plain_number(text, length, infinite, value))
        return true;
    const char last = length > 0 ? text[length - 1] : '\0';
    const size_t minus = sizeof MINUS - 1,
                 sign = last == '+' || last == '-'                                           ? 1
                        : length > minus && memcmp(text + length - minus, MINUS, minus) == 0 ? minus
                                                                                             : 0;
    if (sign == 0 || !plain_number(text, length - sign, false, value))
        return false;
    *value = nextafter(*value, last == '+' ? INFINITY : -INFINITY);
    return true;
}

size_t typed_number_at(const char *text, double *value)
{
    const size_t minus = text_begins(text, "minus "),
                 sign = minus > 0 ? minus : text_begins(text, "plus ");
    const char *digits = text + sign;
    size_t length = 0;
    Relation relation;
    while (digits[length] != '\0' && strchr(" \t,;:=()[]", digits[length]) == NULL &&
           typed_relation_at(digits + length, &relation) == 0)
        length++;
    size_t fraction = length + strspn(digits + length, " 0123456789/"); /* "1 2/3", "5 / 3" */
    while (fraction > 0 && digits[fraction - 1] == ' ')
        fraction--;
    if (fraction > length && typed_number(digits, fraction, false, value))
        length = fraction;
    else if (!typed_number(digits, length, true, value))
        return 0;
    *value = minus > 0 ? 0.0 - *value : *value;
    return sign + length;
}
