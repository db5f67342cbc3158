/* How wide a text is in Arial, without asking a font: advance widths from metrics.def. */
#include "scene/utf8.h"

#include <string.h>

typedef struct Advance {
    uint32_t character;
    int regular, bold; /* thousandths of the type size */
} Advance;

static const Advance advances[] = {
#define ADVANCE(character, regular, bold) {character, regular, bold},
#include "scene/metrics.def"
#undef ADVANCE
};

#define ADVANCES (sizeof advances / sizeof *advances)

/* Marks above or below the letter before them. */
static bool combines(uint32_t c)
{
    return (c >= 0x300 && c < 0x370) || (c >= 0x1AB0 && c < 0x1B00) ||
           (c >= 0x200B && c < 0x2010) || (c >= 0x20D0 && c < 0x2100) ||
           (c >= 0xFE00 && c < 0xFE10) || (c >= 0xFE20 && c < 0xFE30);
}

/* Characters a full square wide: Chinese, Japanese, Korean, and pictures. */
static bool is_wide(uint32_t c)
{
    return (c >= 0x1100 && c < 0x1160) || (c >= 0x2E80 && c < 0xA4D0) ||
           (c >= 0xAC00 && c < 0xD7A4) || (c >= 0xF900 && c < 0xFB00) ||
           (c >= 0xFE30 && c < 0xFE70) || (c >= 0xFF00 && c < 0xFF61) || c >= 0x1F000;
}

/* A width that is not in the table is guessed: too wide rather than too narrow. */
static int guess(uint32_t c)
{
    return combines(c) ? 0 : c >= 0x1F000 ? 1300 : is_wide(c) ? 1100 : c < 0x250 ? 700 : 1000;
}

static int advance_of(uint32_t character, bool bold)
{
    size_t low = 0, high = ADVANCES;
    if (character >= ' ' && character < 0x7F)
        low = character - ' ';
    while (low < high) {
        size_t middle = character < 0x7F ? low : low + (high - low) / 2;
        if (advances[middle].character == character)
            return bold ? advances[middle].bold : advances[middle].regular;
        if (advances[middle].character < character)
            low = middle + 1;
        else
            high = middle;
    }
    return guess(character);
}

int text_width_to(const char *text, const char *end, int size, bool bold)
{
    int width = 0;
    while (text < end)
        width += advance_of(utf8_next(&text), bold);
    return width * size;
}

int text_width(const char *text, int size, bool bold)
{
    return text_width_to(text, text + strlen(text), size, bold);
}

int text_columns(const char *text)
{
    int columns = 0;
    while (*text != '\0') {
        uint32_t character = utf8_next(&text);
        columns += combines(character) ? 0 : is_wide(character) ? 2 : 1;
    }
    return columns;
}
