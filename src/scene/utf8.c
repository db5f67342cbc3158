/* Text made fit to be drawn: the two ways in which Graphviz wants it escaped, and shortened. */
#include <string.h>

#include "scene/utf8.h"

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
    plycut_out_bytes(out, bytes, utf8_put(utf8_is_harmful(character) ? ' ' : character, bytes));
}

void text_write(PlycutOut *out, const char *text)
{
    utf8_write_clean(out, text, ' ');
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

/* The text without harmful characters, as much of it as has room. True: all of it. */
static bool text_clean(const char *text, char *buffer, size_t room)
{
    size_t length = 0;
    while (*text != '\0' && length + 4 <= room) {
        uint32_t character = utf8_next(&text);
        length += utf8_put(utf8_is_harmful(character) ? ' ' : character, buffer + length);
    }
    buffer[length] = '\0';
    return *text == '\0';
}

/* Most texts fit as a whole; the others are measured character by character. */
bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity)
{
    static const char ellipsis[] = "…";
    if (text_clean(text, buffer, capacity - sizeof ellipsis) &&
        text_width(buffer, size, bold) <= points * 1000)
        return true;
    size_t length = 0, kept = 0;
    int room = points * 1000 - text_width(ellipsis, size, bold);
    while (*text != '\0') {
        uint32_t character = utf8_next(&text);
        if (length + 4 + sizeof ellipsis > capacity)
            break;
        length += utf8_put(utf8_is_harmful(character) ? ' ' : character, buffer + length);
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

void html_write_short(PlycutOut *out, const char *text)
{
    char kept[1024];
    text_fit(text, INT32_MAX / 1000, 1, false, kept, sizeof kept);
    html_write(out, kept);
}

void quoted_write_short(PlycutOut *out, const char *text)
{
    char kept[1024];
    text_fit(text, INT32_MAX / 1000, 1, false, kept, sizeof kept);
    quoted_write(out, kept);
}
