/* Fractions in doubles. A number stands for the simplest fraction that rounds to it, so that sums and means of leaf
 * values come out as in exact arithmetic: 5/3 * 3 - 3 is 2. Where a fraction does not fit, doubles are as they are. */
#include <plycut/base.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Denominators up to this; whole numbers and denominators up to 2^53 are exact in a double. */
enum { UNDER_MOST = 1000000 };
#define EXACT ((int64_t)1 << 53)

static const PlycutFraction NONE = {0, 0};

/* The convergents of the continued fraction, the simplest first. */
PlycutFraction plycut_fraction(double number)
{
    int64_t over = 1, under = 0, over_before = 0, under_before = 1;
    if (!(fabs(number) <= (double)EXACT))
        return NONE;
    for (double rest = fabs(number); under <= UNDER_MOST; rest = 1 / (rest - floor(rest))) {
        if (!(rest <= (double)EXACT))
            return NONE;
        const int64_t part = (int64_t)rest;
        int64_t next_over, next_under;
        if (__builtin_mul_overflow(part, over, &next_over) ||
            __builtin_add_overflow(next_over, over_before, &next_over) ||
            __builtin_mul_overflow(part, under, &next_under) ||
            __builtin_add_overflow(next_under, under_before, &next_under) || next_over > EXACT ||
            next_under > UNDER_MOST)
            return NONE;
        over_before = over, under_before = under, over = next_over, under = next_under;
        if ((double)over / (double)under == fabs(number))
            return (PlycutFraction){number < 0 ? -over : over, under};
    }
    return NONE;
}

static int64_t common_divisor(int64_t a, int64_t b)
{
    while (b != 0) {
        const int64_t rest = a % b;
        a = b, b = rest;
    }
    return a < 0 ? -a : a;
}

/* The double nearest to over / under, or `otherwise` if they are too large. */
static double nearest_to(int64_t over, int64_t under, double otherwise)
{
    const int64_t common = common_divisor(over, under);
    over /= common, under /= common;
    return over > EXACT || over < -EXACT || under > EXACT ? otherwise
                                                          : (double)over / (double)under + 0.0;
}

double plycut_add_product(double sum, double factor, double value)
{
    const double rounded = factor == 0 ? sum : sum + factor * value;
    const PlycutFraction s = plycut_fraction(sum), f = plycut_fraction(factor),
                         v = plycut_fraction(value);
    if (factor == 0 || s.under == 0 || f.under == 0 || v.under == 0)
        return rounded;
    /* s + f v = (s.over * d + f.over * v.over * s.under) / (s.under * d), with d = f.under * v.under */
    int64_t d, product, left, right, over, under;
    if (__builtin_mul_overflow(f.under, v.under, &d) ||
        __builtin_mul_overflow(f.over, v.over, &product))
        return rounded;
    const int64_t common = common_divisor(product, d);
    product /= common, d /= common;
    if (__builtin_mul_overflow(s.over, d, &left) ||
        __builtin_mul_overflow(product, s.under, &right) ||
        __builtin_add_overflow(left, right, &over) || __builtin_mul_overflow(s.under, d, &under))
        return rounded;
    return nearest_to(over, under, rounded);
}

double plycut_quotient(double number, double by)
{
    const PlycutFraction n = plycut_fraction(number), b = plycut_fraction(by);
    int64_t over, under;
    if (n.under == 0 || b.under == 0 || b.over <= 0 ||
        __builtin_mul_overflow(n.over, b.under, &over) ||
        __builtin_mul_overflow(n.under, b.over, &under))
        return number / by;
    return nearest_to(over, under, number / by);
}

size_t plycut_fraction_text(double number, char text[PLYCUT_NUMBER_SIZE])
{
    enum { ENDS = 15, SHOWN_MOST = 9999 }; /* decimals that end are no longer */
    const size_t length = plycut_number_text(number, text);
    const PlycutFraction f = plycut_fraction(number);
    return length <= ENDS || f.under <= 1 || f.under > SHOWN_MOST
               ? length
               : (size_t)snprintf(text, PLYCUT_NUMBER_SIZE, "%lld/%lld", (long long)f.over,
                                  (long long)f.under);
}

bool plycut_fraction_parse(const char *text, size_t length, double *number)
{
    const char *slash = memchr(text, '/', length), *space = memchr(text, ' ', length);
    const bool negative = length > 0 && text[0] == '-';
    uint64_t whole = 0, over, under;
    const char *first = text + negative;
    if (slash == NULL)
        return false;
    if (space != NULL && space < slash) {
        if (!plycut_integer_parse(first, (size_t)(space - first), EXACT, &whole))
            return false;
        first = space + 1;
    }
    if (!plycut_integer_parse(first, (size_t)(slash - first), EXACT, &over) ||
        !plycut_integer_parse(slash + 1, length - (size_t)(slash + 1 - text), UNDER_MOST, &under) ||
        under == 0 || (whole != 0 && over >= under))
        return false;
    if (__builtin_mul_overflow(whole, under, &whole) ||
        __builtin_add_overflow(over, whole, &over) || over > (uint64_t)EXACT)
        return false;
    *number = (double)over / (double)under;
    if (negative)
        *number = 0 - *number;
    return true;
}
