/* Text for Moodle: XML 1.0 (section 2.2 says which characters there are), cloze questions, base64
 * (RFC 4648). */
#include <string.h>

#include "sheet/moodle.h"

#define REPLACEMENT "\xEF\xBF\xBD"

/* ---- UTF-8 ----------------------------------------------------------------------------------- */

/* How many bytes a character's first byte announces; 0: none. */
static size_t announced(unsigned char first)
{
    return first < 0x80   ? 1
           : first < 0xC2 ? 0
           : first < 0xE0 ? 2
           : first < 0xF0 ? 3
           : first < 0xF5 ? 4
                          : 0;
}

/* Is it one that UTF-8 spells shorter, a surrogate, past the last, or unknown to XML? */
static bool refused(const unsigned char *c, size_t n)
{
    bool surrogate = n == 3 && c[0] == 0xED && c[1] >= 0xA0;
    bool longer =
        (n == 3 && c[0] == 0xE0 && c[1] < 0xA0) || (n == 4 && c[0] == 0xF0 && c[1] < 0x90);
    bool past = n == 4 && c[0] == 0xF4 && c[1] >= 0x90;
    bool none = n == 3 && c[0] == 0xEF && c[1] == 0xBF && c[2] >= 0xBE;
    bool control = n == 1 && c[0] < 0x20 && c[0] != '\t' && c[0] != '\n' && c[0] != '\r';
    return surrogate || longer || past || none || control;
}

/* The length of the character that begins here, 0 where none does that XML can hold. */
static size_t character_length(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;
    size_t n = announced(c[0]);
    for (size_t i = 1; i < n; i++)
        if ((c[i] & 0xC0) != 0x80)
            return 0;
    return n == 0 || refused(c, n) ? 0 : n;
}

/* ---- Escapes --------------------------------------------------------------------------------- */

static const char *entity(char c)
{
    return c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : NULL;
}

static size_t character_write(PlycutOut *out, const char *text)
{
    size_t n = character_length(text);
    if (n == 0)
        plycut_out_text(out, REPLACEMENT);
    else if (entity(*text) != NULL)
        plycut_out_text(out, entity(*text));
    else
        plycut_out_bytes(out, text, n);
    return n == 0 ? 1 : n;
}

void xml_text(PlycutOut *out, const char *text)
{
    while (*text != '\0')
        text += character_write(out, text);
}

void cloze_text(PlycutOut *out, const char *text)
{
    while (*text != '\0')
        if (*text == '{' || *text == '}') {
            plycut_out_text(out, *text == '{' ? "&#123;" : "&#125;");
            text++;
        } else {
            text += character_write(out, text);
        }
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
