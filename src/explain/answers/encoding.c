/* Students' files in other encodings than UTF-8: UTF-16 with its byte order mark, as Windows editors save it, and
 * Latin-1, which is assumed for every other text. */
#include "base/utf8.h"
#include "answers/read.h"

/* A text being decoded; a character takes at most two bytes of UTF-8 for each byte of the input. */
typedef struct Decoded {
    char *bytes;
    size_t length;
} Decoded;

static void decoded_put(Decoded *d, uint32_t character)
{
    d->length += utf8_put(character, d->bytes + d->length);
}

static uint32_t unit_at(const unsigned char *text, bool big)
{
    return big ? (uint32_t)text[0] << 8 | text[1] : (uint32_t)text[1] << 8 | text[0];
}

/* A lone surrogate becomes U+FFFD. */
static void decode_utf16(const unsigned char *text, size_t length, bool big, Decoded *d)
{
    for (size_t i = 0; i + 1 < length; i += 2) {
        uint32_t unit = unit_at(text + i, big),
                 low = i + 3 < length ? unit_at(text + i + 2, big) : 0;
        bool first = unit >= 0xD800 && unit < 0xDC00, pair = first && low >= 0xDC00 && low < 0xE000;
        decoded_put(d, pair ? 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
                       : unit >= 0xD800 && unit < 0xE000 ? 0xFFFD
                                                         : unit);
        i += pair ? 2 : 0;
    }
}

bool text_is_utf16(const char *text, size_t length)
{
    const unsigned char *b = (const unsigned char *)text;
    return length >= 2 && ((b[0] == 0xFF && b[1] == 0xFE) || (b[0] == 0xFE && b[1] == 0xFF));
}

bool text_decode(Submissions *s, const char **text, size_t *length)
{
    const unsigned char *bytes = (const unsigned char *)*text;
    bool utf16 = text_is_utf16(*text, *length);
    if (!utf16 && utf8_valid(*text, *length))
        return true;
    Decoded d = {.bytes = arena_take(&s->arena, 2 * *length + 4)};
    if (d.bytes == NULL)
        return false;
    if (utf16)
        decode_utf16(bytes + 2, *length - 2, bytes[0] == 0xFE, &d);
    else /* Latin-1 */
        for (size_t i = 0; i < *length; i++)
            decoded_put(&d, bytes[i]);
    d.bytes[d.length] = '\0';
    *text = d.bytes;
    *length = d.length;
    return true;
}
