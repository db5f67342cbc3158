/* Text for Moodle: cloze questions, fractions, base64 (RFC 4648). */
#include <math.h>
#include <stdio.h>
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

/* ---- Fractions -------------------------------------------------------------------------------
 *
 * Moodle's numerical answers are decimals: a number whose decimals do not end is a short answer, in each form that people
 * write: 5/3, 1 2/3, 1.67, 1.667 ... */

bool moodle_is_fraction(double number)
{
    char text[PLYCUT_NUMBER_SIZE];
    plycut_fraction_text(number, text);
    return strchr(text, '/') != NULL;
}

size_t moodle_forms(const Bank *b, double number, const char *forms[MOODLE_FORMS])
{
    enum { DECIMALS_LEAST = 2, DECIMALS_MOST = 6 };
    char text[3 * PLYCUT_NUMBER_SIZE];
    size_t count = 0;
    plycut_fraction_text(number, text);
    forms[count++] = arena_copy(b->arena, text, strlen(text));
    if (!moodle_is_fraction(number))
        return count;
    const PlycutFraction f = plycut_fraction(fabs(number));
    const long long over = (long long)f.over, under = (long long)f.under;
    const char *minus = number < 0 ? "-" : "";
    if (over > under) {
        (void)snprintf(text, sizeof text, "%s%lld %lld/%lld", minus, over / under, over % under,
                       under);
        forms[count++] = arena_copy(b->arena, text, strlen(text));
    }
    long long unit = 100;
    for (int digits = DECIMALS_LEAST; digits <= DECIMALS_MOST; digits++, unit *= 10) {
        const long long steps = llround(fabs(number) * (double)unit);
        (void)snprintf(text, sizeof text, "%s%lld.%0*lld", minus, steps / unit, digits,
                       steps % unit);
        forms[count++] = arena_copy(b->arena, text, strlen(text));
    }
    return count;
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
