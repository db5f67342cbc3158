/* Numbers for people: U+2212 for minus, the sign of infinity, and no more digits than can be read.
 */
#include <string.h>

#include "scene/label.h"

enum { LONG = 7, SIGNIFICANT = 4 }; /* LONG: without a minus */

/* How much of a long decimal number is shown: all digits before the point, and enough of the fraction for
 * the significant digits, at least one digit. */
static size_t kept_length(const char *digits, size_t length)
{
    size_t significant = 0, i = 0;
    bool point = false;
    if (length <= LONG + (digits[0] == '-') || memchr(digits, '.', length) == NULL)
        return length;
    for (; i < length && digits[i] != 'e'; i++) {
        if (point && significant >= SIGNIFICANT && digits[i - 1] != '.')
            break;
        point |= digits[i] == '.';
        significant +=
            digits[i] != '.' && digits[i] != '-' && (digits[i] != '0' || significant > 0);
    }
    return i;
}

static void text_append(char text[LABEL_TEXT], const char *more)
{
    strncat(text, more, LABEL_TEXT - 1 - strlen(text));
}

static void append_digits(char text[LABEL_TEXT], const char *digits, size_t length)
{
    for (size_t i = 0; i < length; i++)
        text_append(text, digits[i] == '-' ? "−" : (char[]){digits[i], '\0'});
}

void label_number(double value, char text[LABEL_TEXT])
{
    char digits[PLYCUT_NUMBER_SIZE];
    size_t length = plycut_number_text(value, digits), kept = kept_length(digits, length);
    const char *exponent = memchr(digits, 'e', length);
    text[0] = '\0';
    if (strstr(digits, "inf") != NULL) {
        text_append(text, digits[0] == '-' ? "−∞" : "∞");
        return;
    }
    append_digits(text, digits, kept);
    if (kept == length)
        return;
    text_append(text, "…");
    if (exponent != NULL)
        append_digits(text, exponent, length - (size_t)(exponent - digits));
}

void label_marked(double value, const char *mark, char text[LABEL_TEXT])
{
    label_number(value, text);
    text_append(text, mark);
}
