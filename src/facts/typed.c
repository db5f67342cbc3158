/* How people type numbers, dashes and "none". */
#include "base/letter.h"
#include "facts/typed.h"

#include <plycut/base.h>

#include <math.h>
#include <string.h>

typedef enum TypedKind { DASH, NEVER, NONE, ALWAYS, NO_VALUE } TypedKind;

static const struct {
    TypedKind kind;
    const char *text;
} WORDS[] = {
#define DASH(sign)  {DASH, sign},
#define NEVER(word) {NEVER, word},
#define NONE(word)  {NONE, word},
#define ALWAYS(word) {ALWAYS, word},
#define NO_VALUE(word) {NO_VALUE, word},
#include "facts/typed.def"
};

enum { WORD_COUNT = sizeof WORDS / sizeof *WORDS };

size_t typed_dash(const char *text)
{
    for (size_t i = 0; i < WORD_COUNT; i++)
        if (WORDS[i].kind == DASH && strncmp(text, WORDS[i].text, strlen(WORDS[i].text)) == 0)
            return strlen(WORDS[i].text);
    return 0;
}

size_t typed_link(const char *text, const char *at)
{
    size_t length = typed_dash(at);
    bool sign = at > text && is_blank(at[-1]) && strchr("0123456789.", at[length]) != NULL && at[length] != '\0';
    return sign ? 0 : length;
}

static bool says(const char *text, TypedKind kind)
{
    for (size_t i = 0; i < WORD_COUNT; i++)
        if ((WORDS[i].kind == kind || (WORDS[i].kind == DASH && kind != ALWAYS)) &&
            spells(text, strlen(text), WORDS[i].text))
            return true;
    return false;
}

bool typed_never(const char *text)
{
    return says(text, NEVER);
}

bool typed_none(const char *text)
{
    return says(text, NONE);
}

bool typed_always(const char *text)
{
    return says(text, ALWAYS);
}

bool typed_no_value(const char *text)
{
    return says(text, NO_VALUE);
}

static bool is_infinity(const char *text, size_t length)
{
    static const char *const INFINITIES[] = {"inf", "infinity", "oo", "\xe2\x88\x9e"};
    for (size_t i = 0; i < sizeof INFINITIES / sizeof *INFINITIES; i++)
        if (spells(text, length, INFINITIES[i]))
            return true;
    return false;
}

bool typed_number(const char *text, size_t length, bool infinite, double *value)
{
    static const char MINUS[] = "\xe2\x88\x92";
    size_t sign =
        length > 3 && memcmp(text, MINUS, 3) == 0 ? 3 : length > 0 && strchr("+-", *text) != NULL;
    bool minus = sign > 0 && *text != '+';
    const char *digits = text + sign;
    length -= sign;
    bool number = length > 0 && *digits != '-' && plycut_number_parse(digits, length, false, value);
    if (!number && infinite && is_infinity(digits, length)) {
        *value = INFINITY;
        number = true;
    }
    if (number)
        *value = (minus ? -*value : *value) + 0.0; /* minus zero is zero */
    return number;
}
