/* Text made fit to be drawn: cleaned and shortened. */
#include <string.h>

#include "scene/utf8.h"

void text_write(PlycutOut *out, const char *text)
{
    plycut_out_clean(out, text, ' ');
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
