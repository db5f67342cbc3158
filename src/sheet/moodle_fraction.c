/* Fractions in Moodle, whose numerical answers are decimals: a number whose decimals do not end is a short answer, in
 * each form that people write: 5/3, 1 2/3, 1.67, 1.667 ... */
#include "sheet/moodle.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

bool moodle_is_fraction(double number)
{
    char text[PLYCUT_NUMBER_SIZE];
    plycut_fraction_text(number, text);
    return strchr(text, '/') != NULL;
}

static const char *form_kept(const Bank *b, const char *text)
{
    PlycutText kept = {0};
    text_add(&kept, text);
    return bank_keep(b, &kept);
}

size_t moodle_forms(const Bank *b, double number, const char *forms[MOODLE_FORMS])
{
    enum { DECIMALS_LEAST = 2, DECIMALS_MOST = 6 };
    char text[3 * PLYCUT_NUMBER_SIZE];
    size_t count = 0;
    plycut_fraction_text(number, text);
    forms[count++] = form_kept(b, text);
    if (!moodle_is_fraction(number))
        return count;
    const PlycutFraction f = plycut_fraction(fabs(number));
    const long long over = (long long)f.over, under = (long long)f.under;
    const char *minus = number < 0 ? "-" : "";
    if (over > under) {
        (void)snprintf(text, sizeof text, "%s%lld %lld/%lld", minus, over / under, over % under,
                       under);
        forms[count++] = form_kept(b, text);
    }
    long long unit = 100;
    for (int digits = DECIMALS_LEAST; digits <= DECIMALS_MOST; digits++, unit *= 10) {
        const long long steps = llround(fabs(number) * (double)unit);
        (void)snprintf(text, sizeof text, "%s%lld.%0*lld", minus, steps / unit, digits,
                       steps % unit);
        forms[count++] = form_kept(b, text);
    }
    return count;
}
