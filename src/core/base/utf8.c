/* UTF-8 in and out, strictly: no overlong forms, no surrogates, nothing past U+10FFFF. */
#include "base/utf8.h"

#include <stdio.h>

#define REPLACEMENT 0xFFFDu

/* ---- In and out ------------------------------------------------------------------------------ */

int utf8_tail(int first, int *low, int *high)
{
    *low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    *high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (first < 0x80)
        return 0;
    return first < 0xC2 || first > 0xF4 ? -1 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
}

size_t utf8_length(const char *text, size_t left)
{
    const unsigned char *bytes = (const unsigned char *)text;
    int low, high;
    const size_t length = left > 0 ? (size_t)(utf8_tail(bytes[0], &low, &high) + 1) : 0;
    if (length > left || (length > 1 && (bytes[1] < low || bytes[1] > high)))
        return 0;
    for (size_t i = 2; i < length; i++)
        if (!utf8_continues((char)bytes[i]))
            return 0;
    return length;
}

bool utf8_valid(const char *text, size_t length)
{
    size_t step = 1;
    for (size_t at = 0; at < length && step > 0; at += step)
        step = utf8_length(text + at, length - at);
    return step > 0;
}

uint32_t utf8_next(const char **text)
{
    if ((unsigned char)**text < 0x80) /* most text is ASCII */
        return (unsigned char)*(*text)++;
    static const unsigned char first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    const char *at = *text;
    size_t length = utf8_length(at, 4); /* reads nothing after the byte that ends the text */
    *text += length > 0 ? length : 1;
    if (length == 0)
        return REPLACEMENT;
    uint32_t character = (unsigned char)*at & first_bits[length];
    for (size_t i = 1; i < length; i++)
        character = character << 6 | ((unsigned char)at[i] & 0x3F);
    return character;
}

size_t utf8_put(uint32_t character, char bytes[4])
{
    static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
    if (character < 0x80) {
        bytes[0] = (char)character;
        return 1;
    }
    size_t length = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--, character >>= 6)
        bytes[i] = (char)(0x80 | (character & 0x3F));
    bytes[0] = (char)(first[length] | character);
    return length;
}

/* ---- What may be shown ----------------------------------------------------------------------- */

bool utf8_is_harmful(uint32_t character)
{
    static const struct {
        uint32_t first, last;
    } ranges[] = {{0x00, 0x1F}, {0x7F, 0x9F}, {0x202A, 0x202E}, {0x2066, 0x2069}, {0xFFFE, 0xFFFF}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges && character >= ranges[i].first; i++)
        if (character <= ranges[i].last)
            return true;
    return false;
}

bool utf8_combines(uint32_t c)
{
    return (c >= 0x300 && c < 0x370) || (c >= 0x1AB0 && c < 0x1B00) ||
           (c >= 0x200B && c < 0x2010) || (c >= 0x20D0 && c < 0x2100) ||
           (c >= 0xFE00 && c < 0xFE10) || (c >= 0xFE20 && c < 0xFE30);
}

bool utf8_is_wide(uint32_t c)
{
    return (c >= 0x1100 && c < 0x1160) || (c >= 0x2E80 && c < 0xA4D0) ||
           (c >= 0xAC00 && c < 0xD7A4) || (c >= 0xF900 && c < 0xFB00) ||
           (c >= 0xFE30 && c < 0xFE70) || (c >= 0xFF00 && c < 0xFF61) || c >= 0x1F000;
}

int text_columns(const char *text)
{
    int columns = 0;
    while (*text != '\0') {
        const uint32_t character = utf8_next(&text);
        columns += utf8_combines(character) ? 0 : utf8_is_wide(character) ? 2 : 1;
    }
    return columns;
}

void plycut_out_clean(PlycutOut *out, const char *text, char instead)
{
    while (*text != '\0') {
        char bytes[4];
        uint32_t character = utf8_next(&text);
        if (utf8_is_harmful(character))
            plycut_out_char(out, instead);
        else
            plycut_out_bytes(out, bytes, utf8_put(character, bytes));
    }
}

/* This works in place because no replacement is longer: '?' also replaces bytes that are not
 * UTF-8. */
void plycut_make_printable(char *text)
{
    const char *from = text;
    char *to = text;
    while (*from != '\0') {
        bool valid = utf8_length(from, 4) > 0;
        uint32_t character = utf8_next(&from);
        to += utf8_put(!valid || utf8_is_harmful(character) ? '?' : character, to);
    }
    *to = '\0';
}

/* ---- Text in a field of fixed size ----------------------------------------------------------- */

bool field_format_list(char *field, size_t size, const char *format, va_list arguments)
{
    int length = vsnprintf(field, size, format, arguments);
    if (length >= 0 && (size_t)length < size)
        return true;
    size_t keep = size < sizeof "..." ? 0 : size - sizeof "...";
    while (keep > 0 && utf8_continues(field[keep]))
        keep--;
    snprintf(field + keep, size - keep, "...");
    return false;
}

bool field_format(char *field, size_t size, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    bool fits = field_format_list(field, size, format, arguments);
    va_end(arguments);
    return fits;
}
