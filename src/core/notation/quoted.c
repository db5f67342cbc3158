/* Quoted texts of trees: JSON's escapes in quotation marks of any kind. */
#include "notation/quoted.h"
#include "base/lexeme.h"
#include "base/utf8.h"

#include <string.h>

const char *quoted_end(const char *open, const char *at, const char *end)
{
    for (; at < end && *at != '\n'; at++) {
        if (lexeme_unquote(open, at, end) > 0)
            return at;
        at += *at == '\\' && at + 1 < end && at[1] != '\n';
    }
    return NULL;
}

/* ---- Escapes --------------------------------------------------------------------------------- */

/* The number of four hexadecimal digits; -1: they are not there. */
static int four_digits(const char *at, const char *end)
{
    int number = 0;
    if (end - at < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        const char *digits = "0123456789abcdef";
        const int small = at[i] >= 'A' && at[i] <= 'F' ? at[i] - 'A' + 'a' : at[i];
        const char *digit = small != '\0' ? strchr(digits, small) : NULL;
        if (digit == NULL)
            return -1;
        number = number * 16 + (int)(digit - digits);
    }
    return number;
}

/* The character of the digits behind \u, or of a pair of such escapes; 0: it is none. */
static uint32_t unicode_escape(const char **at, const char *end)
{
    enum { HIGH = 0xD800, LOW = 0xDC00, LOW_END = 0xDFFF, PLANES = 0x10000 };
    const int unit = four_digits(*at, end);
    if (unit < 0 || (unit >= LOW && unit <= LOW_END))
        return 0;
    *at += 4;
    if (unit < HIGH || unit >= LOW)
        return (uint32_t)unit;
    const int low =
        end - *at >= 2 && (*at)[0] == '\\' && (*at)[1] == 'u' ? four_digits(*at + 2, end) : -1;
    if (low < LOW || low > LOW_END)
        return 0;
    *at += 6;
    return (uint32_t)(PLANES + ((unit - HIGH) << 10) + (low - LOW));
}

/* Resolve the escape whose backslash is before *at; returns how many bytes it stands for, 0: it is none. */
static size_t escape_resolve(const char **at, const char *end, char bytes[4])
{
    static const char letters[] = "bfnrt\\/", stand_for[] = "\b\f\n\r\t\\/";
    const char *letter = *at < end && **at != '\0' ? strchr(letters, **at) : NULL;
    const size_t mark = lexeme_quote(*at, end);
    if (letter != NULL) {
        ++*at;
        bytes[0] = stand_for[letter - letters];
        return 1;
    }
    if (mark > 0) {
        memcpy(bytes, *at, mark);
        *at += mark;
        return mark;
    }
    if (*at == end || **at != 'u')
        return 0;
    ++*at;
    const uint32_t character = unicode_escape(at, end);
    return character != 0 ? utf8_put(character, bytes) : 0;
}

/* An escape is never shorter than what it stands for. */
static const char *resolve_into(const char *at, const char *end, char *copy, size_t *length)
{
    *length = 0;
    while (at < end) {
        const char *escape = at;
        if (*at != '\\') {
            copy[(*length)++] = *at++;
            continue;
        }
        at++;
        const size_t count = escape_resolve(&at, end, copy + *length);
        if (count == 0)
            return escape;
        *length += count;
    }
    return NULL;
}

const char *quoted_resolve(const char *at, const char *end, Arena *arena, const char **says,
                           size_t *length)
{
    *says = at;
    *length = (size_t)(end - at);
    if (*length == 0 || memchr(at, '\\', *length) == NULL)
        return NULL;
    char *copy = arena_take(arena, *length + 4);
    *says = copy;
    return copy != NULL ? resolve_into(at, end, copy, length) : NULL;
}
