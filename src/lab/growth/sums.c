/* Exact sums, and the means of what they sum up. */
#include "growth/growth.h"

#include <math.h>

static void sum_add(PlycutSum *sum, Wide more)
{
    *sum = sum_from(wide(*sum) + more);
}

void plycut_sums_add(PlycutSums *sums, const PlycutResult *result)
{
    const uint64_t counts[PLYCUT_COUNTED] = {
        [PLYCUT_COUNTED_LEAVES] = result->leaves,
        [PLYCUT_COUNTED_NODES] = result->nodes,
        [PLYCUT_COUNTED_SHALLOW] = result->cutoffs[PLYCUT_SHALLOW],
        [PLYCUT_COUNTED_DEEP] = result->cutoffs[PLYCUT_DEEP],
    };
    for (int i = 0; i < PLYCUT_COUNTED; i++) {
        sum_add(&sums->sum[i], counts[i]);
        sum_add(&sums->squares[i], (Wide)counts[i] * counts[i]);
    }
    sums->searches++;
}

void plycut_sums_merge(PlycutSums *sums, const PlycutSums *other)
{
    for (int i = 0; i < PLYCUT_COUNTED; i++) {
        sum_add(&sums->sum[i], wide(other->sum[i]));
        sum_add(&sums->squares[i], wide(other->squares[i]));
    }
    sums->searches += other->searches;
}

bool growth_sums_fit(const PlycutSums *sums)
{
    const Wide n = sums->searches, most = PLYCUT_SUMS_NODES;
    bool fit = wide(sums->sum[PLYCUT_COUNTED_LEAVES]) >= n;
    for (int i = 0; i < PLYCUT_COUNTED; i++) {
        const Wide sum = wide(sums->sum[i]), squares = wide(sums->squares[i]);
        fit &= sum <= n * most && squares <= n * most * most && sum * sum <= n * squares;
    }
    return fit;
}

double plycut_sums_mean(const PlycutSums *sums, PlycutCounted counted)
{
    return sums->searches > 0 ? (double)wide(sums->sum[counted]) / (double)sums->searches : NAN;
}

/* The difference of the two large numbers is exact. */
double plycut_sums_error(const PlycutSums *sums, PlycutCounted counted)
{
    const Wide n = sums->searches, sum = wide(sums->sum[counted]);
    if (n < 2)
        return NAN;
    const Wide spread = n * wide(sums->squares[counted]) - sum * sum;
    return sqrt((double)spread / (double)(n - 1)) / (double)n;
}
