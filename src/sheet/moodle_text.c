/* Text for Moodle: cloze questions, base64 (RFC 4648). */
#include <string.h>

#include "sheet/moodle.h"

/* ---- Escapes --------------------------------------------------------------------------------- */

void cloze_text(PlycutOut *out, const char *text)
{
    while (*text != '\0')
        if (*text == '{' || *text == '}')
            plycut_out_text(out, *text++ == '{' ? "&#123;" : "&#125;");
        else
            text = xml_character(out, text);
}

/* Moodle reads only two of the escapes that it documents, \} and \#, but it decodes references after it has
 * found the ends of an answer: at ~, } or a # that is not after &. */
static void gap_character(PlycutOut *out, char character)
{
    if (strchr("~#{}\\\"&<>", character) != NULL)
        plycut_out_format(out, "&#%d;", character);
    else
        plycut_out_char(out, character);
}

void gap_answer(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '*')
            plycut_out_char(out, '\\');
        gap_character(out, *text);
    }
}

void gap_html(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (strchr("&<>", *text) != NULL)
            plycut_out_format(out, "&#38;%s;", *text == '&' ? "amp" : *text == '<' ? "lt" : "gt");
        else
            gap_character(out, *text);
}

/* ---- Base64 ---------------------------------------------------------------------------------- */

static void base64_group(PlycutOut *out, const unsigned char *bytes, size_t n)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t bits = (uint32_t)bytes[0] << 16;
    if (n > 1)
        bits |= (uint32_t)bytes[1] << 8;
    if (n > 2)
        bits |= bytes[2];
    for (size_t i = 0; i < 4; i++)
        plycut_out_char(out, i > n ? '=' : digits[bits >> (18 - 6 * i) & 63]);
}

void base64_write(PlycutOut *out, const char *bytes, size_t n)
{
    for (size_t i = 0; i < n; i += 3)
        base64_group(out, (const unsigned char *)bytes + i, n - i < 3 ? n - i : 3);
}
