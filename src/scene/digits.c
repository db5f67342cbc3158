/* Numbers for people: U+2212 for minus, the sign of infinity, and no more digits than can be read. */
#include "base/same.h"
#include "scene/label.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

enum { LONG = 7, SIGNIFICANT = 4 }; /* LONG: without a minus */

/* The decimals of a long number that are shown: enough for the significant digits, at least one. */
static int decimals_shown(const char *digits)
{
    int significant = 0, decimals = 0;
    bool point = false;
    for (; isdigit((unsigned char)*digits) || *digits == '.' || *digits == '-'; digits++) {
        if (decimals > 0 && significant >= SIGNIFICANT)
            break;
        decimals += point;
        significant += isdigit((unsigned char)*digits) && (*digits != '0' || significant > 0);
        point |= *digits == '.';
    }
    return decimals;
}

/* The number of these digits, rounded if they are many. */
static double number_rounded(double number, const char *digits)
{
    const size_t length = strlen(digits), mantissa = strcspn(digits, "e");
    char text[2 * PLYCUT_NUMBER_SIZE];
    double rounded = number;
    if (length <= LONG + (number < 0) || strchr(digits, '.') == NULL)
        return number;
    (void)plycut_number_parse(digits, mantissa, false, &rounded);
    double scale = 1;
    for (int decimals = decimals_shown(digits); decimals > 0; decimals--)
        scale *= 10;
    strcpy(text + plycut_number_text(round(rounded * scale) / scale, text), digits + mantissa);
    return plycut_number_parse(text, strlen(text), false, &rounded) ? rounded : number;
}

static void text_append(char text[LABEL_TEXT], const char *more)
{
    strncat(text, more, LABEL_TEXT - 1 - strlen(text));
}

void label_number(double value, char text[LABEL_TEXT])
{
    char digits[PLYCUT_NUMBER_SIZE];
    text[0] = '\0';
    if (isinf(value)) {
        text_append(text, value < 0 ? "−∞" : "∞");
        return;
    }
    (void)plycut_number_text(value, digits);
    const double rounded = number_rounded(value, digits);
    if (!same_number(rounded, value))
        text_append(text, "≈");
    (void)plycut_number_text(rounded, digits);
    for (const char *c = digits; *c != '\0'; c++)
        text_append(text, *c == '-' ? "−" : (char[]){*c, '\0'});
}

void label_marked(double value, const char *mark, char text[LABEL_TEXT])
{
    label_number(value, text);
    text_append(text, mark);
}
