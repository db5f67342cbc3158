/* Numbers as the shortest text that reads back the same, whatever the locale.
 * The idea of trying precisions is Steele & White 1990; a double needs 17 digits at most, and any
 * decimal of 15 digits survives a double (unless it is subnormal). */
#include <plycut/base.h>
#include "base/number_exact.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WHOLE_LIMIT 9007199254740992.0 /* 2^53 */
#define DIGITS_SAFE 15                 /* DBL_DIG: this many always survive */
#define DIGITS_FULL 17                 /* DBL_DECIMAL_DIG: this many always suffice */

/* The digits of a positive value, d.ddd times ten to the exponent. */
typedef struct Decimal {
    char digits[DIGITS_FULL + 1];
    int count, exponent;
} Decimal;

/* Append a whole number's digits; returns the text's new end. */
static char *put_whole(char *text, uint64_t value)
{
    char digits[20];
    int count = 0;
    do {
        digits[count++] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    while (count > 0)
        *text++ = digits[--count];
    return text;
}

/* ---- Any value ------------------------------------------------------------------------------- */

/* Take apart what printf writes as d.ddde+XX. The decimal point, which depends on the locale, is
 * skipped. */
static Decimal decimal_of(double value, int count)
{
    char text[64];
    snprintf(text, sizeof text, "%.*e", count - 1, value);
    Decimal decimal = {.count = count};
    const char *c = text;
    for (int i = 0; i < count; c++)
        if (*c >= '0' && *c <= '9')
            decimal.digits[i++] = *c;
    while (*c != 'e')
        c++;
    decimal.exponent = (int)strtol(c + 1, NULL, 10);
    return decimal;
}

/* Does this read back as the value? The text has no decimal point, so the locale does not matter.
 */
static bool decimal_is(const Decimal *decimal, double value)
{
    char text[64];
    snprintf(text, sizeof text, "%se%d", decimal->digits, decimal->exponent - (decimal->count - 1));
    return strtod(text, NULL) == value;
}

/* Add one in a decimal's last place. False if every digit is a 9. */
static bool decimal_up(Decimal *decimal)
{
    int i = decimal->count - 1;
    while (i >= 0 && decimal->digits[i] == '9')
        i--;
    if (i < 0)
        return false;
    decimal->digits[i]++;
    while (++i < decimal->count)
        decimal->digits[i] = '0';
    return true;
}

/* Below a power of two doubles are twice as dense, so the decimal nearest to one may round down to
 * another double while the next decimal up, further away, rounds to it. */
static bool neighbour_is(Decimal *decimal, double value)
{
    Decimal up = *decimal;
    if (!decimal_up(&up) || !decimal_is(&up, value))
        return false;
    *decimal = up;
    return true;
}

static Decimal shortest_by_trial(double value)
{
    for (int count = value < DBL_MIN ? 1 : DIGITS_SAFE; count < DIGITS_FULL; count++) {
        Decimal decimal = decimal_of(value, count);
        if (decimal_is(&decimal, value) || (count > DIGITS_SAFE && neighbour_is(&decimal, value)))
            return decimal;
    }
    return decimal_of(value, DIGITS_FULL);
}

static Decimal shortest(double value)
{
    uint64_t digits;
    int decimals;
    if (!exact_shortest(value, &digits, &decimals))
        return shortest_by_trial(value);
    Decimal decimal;
    decimal.count = (int)(put_whole(decimal.digits, digits) - decimal.digits);
    decimal.exponent = decimal.count - 1 - decimals;
    return decimal;
}

static char *put_exponent(char *text, int exponent)
{
    *text++ = 'e';
    *text++ = exponent < 0 ? '-' : '+';
    unsigned size = (unsigned)abs(exponent);
    if (size < 10)
        *text++ = '0';
    return put_whole(text, size);
}

/* Lay out digits as printf's %g does: plain if the point falls among them or shortly before. */
static char *put_decimal(char *text, const Decimal *decimal)
{
    int count = decimal->count, exponent = decimal->exponent;
    while (count > 1 && decimal->digits[count - 1] == '0')
        count--;
    bool plain = exponent >= -4 && exponent < count;
    if (plain && exponent < 0) {
        *text++ = '0';
        *text++ = '.';
        for (int i = exponent + 1; i < 0; i++)
            *text++ = '0';
    }
    int point = !plain ? 1 : exponent < 0 ? 0 : exponent + 1;
    for (int i = 0; i < count; i++) {
        if (i == point && i > 0)
            *text++ = '.';
        *text++ = decimal->digits[i];
    }
    return plain ? text : put_exponent(text, exponent);
}

size_t plycut_number_text(double value, char text[PLYCUT_NUMBER_SIZE])
{
    assert(!isnan(value));
    char *end = text;
    double size = fabs(value);
    if (value < 0)
        *end++ = '-';
    if (size <= WHOLE_LIMIT && size == (double)(uint64_t)size) {
        end = put_whole(end, (uint64_t)size);
    } else if (isinf(size)) {
        memcpy(end, "inf", 3);
        end += 3;
    } else {
        Decimal decimal = shortest(size);
        end = put_decimal(end, &decimal);
    }
    *end = '\0';
    return (size_t)(end - text);
}
