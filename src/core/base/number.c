/* Numbers as the shortest text that reads back the same, whatever the locale.
 * The idea of trying precisions is Steele & White 1990; a double needs 17 digits at most, and any
 * decimal of 15 digits survives a double (unless it is subnormal). */
#include <plycut/base.h>

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

/* ---- Values of the size that games have, fast ------------------------------------------------ */

/* A double of middling size, times a power of ten, fits 128 bits. The question is Steele & White's: which decimals lie
 * nearer to the value than to its neighbours? All that follows is in units of 2^-scale * 10^-decimals, so nothing is
 * rounded. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 Wide;
#else
typedef uint64_t Wide; /* too narrow: nothing fits */
#endif

#define SMALLEST 1e-4
#define LARGEST  4503599627370496.0 /* 2^52: beyond, every double is whole */

/* What reads back as the value: from value - below to value + above, both included where closed. */
typedef struct Span {
    Wide value, below, above;
    bool closed;
    int scale;
} Span;

static Wide power_of_ten(int exponent)
{
    Wide power = 1;
    while (exponent-- > 0)
        power *= 10;
    return power;
}

/* How many decimals make DIGITS_FULL digits. The double of each negative power of ten here lies just
 * above that power, so the comparison comes out as it would with the power itself. */
static int full_decimals(double value)
{
    static const double powers[] = {1e-4, 1e-3, 1e-2, 1e-1, 1e0,  1e1,  1e2,  1e3,  1e4,  1e5,
                                    1e6,  1e7,  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    int i = (int)(sizeof powers / sizeof *powers) - 1;
    while (value < powers[i])
        i--;
    return DIGITS_FULL - 1 - (i - 4);
}

/* A value is mantissa / 2^shift; its neighbours are a unit of the mantissa away, the lower one half
 * of that if the value is a power of two. Two bits of the scale hold the halves of halves. */
static Span span_of(double value, int decimals)
{
    int exponent;
    uint64_t mantissa = (uint64_t)ldexp(frexp(value, &exponent), 53);
    Wide power = power_of_ten(decimals);
    return (Span){.value = 4 * mantissa * power,
                  .below = mantissa == (uint64_t)1 << 52 ? power : 2 * power,
                  .above = 2 * power,
                  .closed = mantissa % 2 == 0,
                  .scale = 53 - exponent + 2};
}

static bool reads_back(const Span *span, Wide candidate)
{
    bool up = candidate > span->value;
    Wide away = up ? candidate - span->value : span->value - candidate;
    Wide most = up ? span->above : span->below;
    return away < most || (away == most && span->closed);
}

/* The nearest multiple of `step` that reads back, or else the multiple on the other side. */
static bool try_step(const Span *span, uint64_t step, uint64_t *digits)
{
    uint64_t low = (uint64_t)(span->value >> span->scale) / step;
    Wide unit = (Wide)step << span->scale, rest = span->value - low * unit;
    bool up = 2 * rest > unit || (2 * rest == unit && low % 2 == 1);
    *digits = low + up;
    if (reads_back(span, *digits * unit))
        return true;
    *digits = low + !up;
    return reads_back(span, *digits * unit);
}

/* The shortest decimal that reads back as a value that is positive and not whole: digits / 10^decimals, without
 * trailing zeros. False: too small, too large, or this machine lacks 128-bit integers. */
static bool exact_shortest(double value, uint64_t *digits, int *decimals)
{
    if (sizeof(Wide) < 16 || !(value >= SMALLEST && value < LARGEST))
        return false;
    *decimals = full_decimals(value);
    Span span = span_of(value, *decimals);
    /* Any decimal of 15 digits survives a double, so fewer need not be tried. */
    int dropped = 2;
    for (uint64_t step = 100; !try_step(&span, step, digits); step /= 10)
        dropped--;
    *decimals -= dropped;
    for (; *digits % 10 == 0; (*decimals)--)
        *digits /= 10;
    return true;
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
