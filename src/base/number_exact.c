/* Shortest digits by exact integers: a double of middling size, times a power of ten, fits 128
 * bits. The question is Steele & White's (1990): which decimals lie nearer to the value than to its
 * neighbours? All that follows is in units of 2^-scale * 10^-decimals, so nothing is rounded. */
#include "base/number_exact.h"

#include <math.h>

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 Wide;
#else
typedef uint64_t Wide; /* too narrow: nothing fits */
#endif

#define SMALLEST 1e-4
#define LARGEST  4503599627370496.0 /* 2^52: beyond, every double is whole */
#define DIGITS   17                 /* always enough */

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

/* How many decimals make DIGITS digits. The double of each negative power of ten here lies just
 * above that power, so the comparison comes out as it would with the power itself. */
static int full_decimals(double value)
{
    static const double powers[] = {1e-4, 1e-3, 1e-2, 1e-1, 1e0,  1e1,  1e2,  1e3,  1e4,  1e5,
                                    1e6,  1e7,  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    int i = (int)(sizeof powers / sizeof *powers) - 1;
    while (value < powers[i])
        i--;
    return DIGITS - 1 - (i - 4);
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

bool exact_shortest(double value, uint64_t *digits, int *decimals)
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
