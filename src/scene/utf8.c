/* UTF-8 in and out, and the two ways in which Graphviz wants text escaped. */
#include <string.h>

#include "scene/utf8.h"

#define REPLACEMENT 0xFFFDu

/* How many bytes follow a first byte, and the least character they may spell; false: no first byte.
 */
static bool lead(unsigned char byte, int *more, uint32_t *bits, uint32_t *least)
{
    *more = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
    *bits = *more == 0 ? byte : byte & (0x3Fu >> *more);
    *least = *more == 0 ? 0 : *more == 1 ? 0x80 : *more == 2 ? 0x800 : 0x10000;
    return byte < 0x80 || (byte >= 0xC2 && byte < 0xF5);
}

uint32_t utf8_next(const char **text)
{
    int more;
    uint32_t character, least;
    const char *at = *text;
    if (!lead((unsigned char)*at++, &more, &character, &least)) {
        *text = at;
        return REPLACEMENT;
    }
    for (; more > 0 && ((unsigned char)*at & 0xC0) == 0x80; more--)
        character = character << 6 | ((unsigned char)*at++ & 0x3F);
    bool bad = more > 0 || character < least || character > 0x10FFFF ||
               (character >= 0xD800 && character < 0xE000);
    *text = bad ? *text + 1 : at;
    return bad ? REPLACEMENT : character;
}

size_t utf8_put(uint32_t character, char bytes[4])
{
    if (character < 0x80) {
        bytes[0] = (char)character;
        return 1;
    }
    size_t length = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (size_t i = length - 1; i > 0; i--, character >>= 6)
        bytes[i] = (char)(0x80 | (character & 0x3F));
    bytes[0] = (char)(first[length] | character);
    return length;
}

/* Is it one that draws nothing and may harm: a control, or what XML cannot hold? */
static bool harmful(uint32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0) || character == 0xFFFE ||
           character == 0xFFFF;
}

/* The entity of a character that markup interprets, or NULL. Graphviz replaces \N and its like in
 * HTML too, unless something (of no width) stands between, and takes a text of nothing but ] for an
 * error. */
static const char *entity(uint32_t character)
{
    switch (character) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\\':
        return "\\&#8203;";
    case ']':
        return "&#93;";
    default:
        return NULL;
    }
}

static void character_write(PlycutOut *out, uint32_t character)
{
    char bytes[4];
    plycut_out_bytes(out, bytes, utf8_put(harmful(character) ? ' ' : character, bytes));
}

void text_write(PlycutOut *out, const char *text)
{
    while (*text != '\0')
        character_write(out, utf8_next(&text));
}

void html_write(PlycutOut *out, const char *text)
{
    while (*text != '\0') {
        uint32_t character = utf8_next(&text);
        if (entity(character) != NULL)
            plycut_out_text(out, entity(character));
        else
            character_write(out, character);
    }
}

void quoted_write(PlycutOut *out, const char *text)
{
    while (*text != '\0') {
        uint32_t character = utf8_next(&text);
        if (character == '\n')
            plycut_out_text(out, "\\n");
        else if (character == '\\' || character == '"')
            plycut_out_format(out, "\\%c", (int)character);
        else if (character == '&')
            plycut_out_text(out, entity(character));
        else
            character_write(out, character);
    }
}

bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity)
{
    static const char ellipsis[] = "…";
    size_t length = 0, kept = 0;
    int room = points * 1000 - text_width(ellipsis, size, bold);
    while (*text != '\0') {
        uint32_t character = utf8_next(&text);
        if (length + 4 + sizeof ellipsis > capacity)
            break;
        length += utf8_put(harmful(character) ? ' ' : character, buffer + length);
        buffer[length] = '\0';
        int width = text_width(buffer, size, bold);
        if (width <= room)
            kept = length;
        if (width > points * 1000)
            break;
        if (*text == '\0')
            return true;
    }
    buffer[length] = '\0';
    if (length == 0)
        return true;
    memcpy(buffer + kept, ellipsis, sizeof ellipsis);
    return false;
}
