/* How people write numbers and dashes, and that there is nothing. */
#include "facts/said.h"

#include <plycut/base.h>

#include <ctype.h>
#include <math.h>
#include <string.h>

typedef enum Said { DASH, NEVER, NONE } Said;

static const struct {
    Said said;
    const char *text;
} SAID[] = {
#define DASH(sign)  {DASH, sign},
#define NEVER(word) {NEVER, word},
#define NONE(word)  {NONE, word},
#include "facts/said.def"
#undef DASH
#undef NEVER
#undef NONE
};

enum { SAID_COUNT = sizeof SAID / sizeof *SAID };

bool said_alike(const char *name, const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && name[i] != '\0' &&
           tolower((unsigned char)name[i]) == tolower((unsigned char)text[i]))
        i++;
    return i == length && name[i] == '\0';
}

size_t said_dash(const char *text)
{
    for (size_t i = 0; i < SAID_COUNT; i++)
        if (SAID[i].said == DASH && strncmp(text, SAID[i].text, strlen(SAID[i].text)) == 0)
            return strlen(SAID[i].text);
    return 0;
}

static bool says(const char *text, Said said)
{
    for (size_t i = 0; i < SAID_COUNT; i++)
        if ((SAID[i].said == said || SAID[i].said == DASH) &&
            said_alike(SAID[i].text, text, strlen(text)))
            return true;
    return false;
}

bool said_never(const char *text)
{
    return says(text, NEVER);
}

bool said_none(const char *text)
{
    return says(text, NONE);
}

static bool is_infinity(const char *text, size_t length)
{
    static const char *const WORDS[] = {"inf", "infinity", "oo", "\xe2\x88\x9e"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (said_alike(WORDS[i], text, length))
            return true;
    return false;
}

bool said_number(const char *text, size_t length, bool infinite, double *value)
{
    static const char MINUS[] = "\xe2\x88\x92";
    size_t sign =
        length > 3 && memcmp(text, MINUS, 3) == 0 ? 3 : length > 0 && strchr("+-", *text) != NULL;
    bool minus = sign > 0 && *text != '+';
    const char *digits = text + sign;
    length -= sign;
    bool number = length > 0 && isdigit((unsigned char)*digits) &&
                  plycut_number_parse(digits, length, false, value);
    if (!number && infinite && is_infinity(digits, length)) {
        *value = INFINITY;
        number = true;
    }
    if (number)
        *value = (minus ? -*value : *value) + 0.0; /* minus zero is zero */
    return number;
}
