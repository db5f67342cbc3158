/* Text made fit to be drawn: cleaned and shortened. */
#include <string.h>

#include "scene/utf8.h"

void text_write_clean(PlycutOut *out, const char *text)
{
    plycut_out_clean(out, text, ' ');
}

bool text_keep(const char *text, char *buffer, size_t capacity)
{
    return text_fit(text, INT32_MAX / 1000, 1, false, buffer, capacity);
}

bool text_fit(const char *text, int points, int size, bool bold, char *buffer, size_t capacity)
{
    static const char full_stop[] = "."; /* as of an abbreviation: "…" is a value so far */
    const int most = points * 1000, dot = text_width(full_stop, size, bold);
    size_t length = 0, kept = 0; /* kept: what fits with a full stop after it */
    int width = 0;
    buffer[0] = '\0';
    while (*text != '\0' && width <= most && length + 4 + sizeof full_stop <= capacity) {
        const uint32_t character = utf8_next(&text);
        char *end = buffer + length;
        length += utf8_put(utf8_is_harmful(character) ? ' ' : character, end);
        buffer[length] = '\0';
        width += text_width_to(end, buffer + length, size, bold);
        if (width <= most - dot)
            kept = length;
    }
    if (*text == '\0' && width <= most)
        return true;
    memcpy(buffer + kept, full_stop, sizeof full_stop);
    return false;
}
