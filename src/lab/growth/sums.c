/* Exact sums, and the means of what they sum up. */
#include "growth/growth.h"

#include <math.h>

static void sum_add(PlycutSum *sum, Wide more)
{
    *sum = sum_from(wide(*sum) + more);
}

/* 0: they are not known. A search that visits no node twice does not count them. */
static uint64_t distinct_leaves(const PlycutResult *result, bool repeats)
{
    return !repeats                      ? result->leaves
           : result->distinct_leaves > 0 ? (uint64_t)result->distinct_leaves
                                         : 0;
}

void plycut_sums_add(PlycutSums *sums, const PlycutResult *result, bool repeats)
{
    const uint64_t counts[PLYCUT_COUNTED] = {
        [PLYCUT_COUNTED_LEAVES] = result->leaves,
        [PLYCUT_COUNTED_NODES] = result->nodes,
        [PLYCUT_COUNTED_SHALLOW] = result->cutoffs[PLYCUT_SHALLOW],
        [PLYCUT_COUNTED_DEEP] = result->cutoffs[PLYCUT_DEEP],
        [PLYCUT_COUNTED_DISTINCT] = distinct_leaves(result, repeats),
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
    bool fit = wide(sums->sum[PLYCUT_COUNTED_LEAVES]) >= n &&
               wide(sums->sum[PLYCUT_COUNTED_DISTINCT]) <= wide(sums->sum[PLYCUT_COUNTED_LEAVES]);
    for (int i = 0; i < PLYCUT_COUNTED; i++) {
        const Wide sum = wide(sums->sum[i]), squares = wide(sums->squares[i]);
        fit &= sum <= n * most && squares <= n * most * most && sum * sum <= n * squares;
    }
    return fit;
}

/* Each search visits a leaf. */
static bool sums_know(const PlycutSums *sums, PlycutCounted counted)
{
    return sums->searches > 0 &&
           (counted != PLYCUT_COUNTED_DISTINCT || wide(sums->sum[counted]) > 0);
}

double plycut_sums_mean(const PlycutSums *sums, PlycutCounted counted)
{
    return sums_know(sums, counted) ? (double)wide(sums->sum[counted]) / (double)sums->searches
                                    : NAN;
}

/* The difference of the two large numbers is exact. */
double plycut_sums_error(const PlycutSums *sums, PlycutCounted counted)
{
    const Wide n = sums->searches, sum = wide(sums->sum[counted]);
    if (n < 2 || !sums_know(sums, counted))
        return NAN;
    const Wide spread = n * wide(sums->squares[counted]) - sum * sum;
    return sqrt((double)spread / (double)(n - 1)) / (double)n;
}
