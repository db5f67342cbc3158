/* The ASCII text that replaces signs and box characters. */
#include "render/ascii.h"
#include "base/utf8.h"

#include <string.h>

enum { ASCII_END = 0x80, LONGEST = 5 };

static const char *ascii_of(uint32_t character)
{
    static const struct {
        const char *character, *ascii;
    } table[] = {
        {"├", "|"},   {"└", "`"},     {"┝", "|"},    {"┕", "`"},  {"│", "|"}, {"─", "-"},
        {"━", "="},   {"╌", "-"},     {"┼", "+"},    {"╫", "#"},  {"╪", "%"}, {"═", "="},
        {"▲", "^"},   {"▼", "v"},     {"≤", "<="},   {"≥", ">="}, {"−", "-"}, {"∞", "inf"},
        {"…", "..."}, {"α", "alpha"}, {"β", "beta"}, {"×", "x"},  {"●", "o"}, {"≈", "~"},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *known = table[i].character;
        if (utf8_next(&known) == character)
            return table[i].ascii;
    }
    return "?";
}

const char *ascii_make(const char *text, Arena *arena)
{
    char *made = arena_take(arena, LONGEST * strlen(text) + 1), *end = made;
    while (made != NULL && *text != '\0') {
        uint32_t character = utf8_next(&text);
        if (character < ASCII_END)
            *end++ = (char)character;
        else
            for (const char *c = ascii_of(character); *c != '\0'; c++)
                *end++ = *c;
    }
    return made;
}
