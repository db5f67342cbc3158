/* growth.h - what the files of this room share. */
#pragma once

#include <plycut/growth.h>

/* A sum as the compiler has it. */
__extension__ typedef unsigned __int128 Wide;

static inline Wide wide(PlycutSum sum)
{
    return (Wide)sum.high << 64 | sum.low;
}

static inline PlycutSum sum_from(Wide all)
{
    return (PlycutSum){(uint64_t)(all >> 64), (uint64_t)all};
}

/* A row is one of each, counted from 0; depths differ from row to row, then branchings and so on. */
typedef struct GrowthPlace {
    size_t algorithm, order, range, branching, depth;
} GrowthPlace;
GrowthPlace growth_place(const PlycutGrowth *growth, size_t row);
size_t growth_depths(const PlycutGrowth *growth); /* how many there are */
size_t growth_branchings(const PlycutGrowth *growth);

/* How many of the trees are in a part, counted from 0. */
uint64_t growth_trees_of(const PlycutGrowth *growth, uint64_t shard);

/* How many standard errors a 95 % interval extends to each side of the mean. */
#define GROWTH_95 1.959963984540054

/* The expected leaves, if the order is the given one; else NAN. */
double growth_expected(const PlycutGrowthRow *row);
/* The mean share of the whole tree's leaves, from 0 to 1. */
double growth_share(const PlycutGrowthRow *row);

/* How many values the leaves may have; NAN: the spec compares no ranges. */
double growth_distinct(const PlycutGrowthRow *row);
/* The range with the most values. */
size_t growth_widest(const PlycutGrowth *growth);

/* Can these be the sums of searches? Each search visits at least one leaf, and at most PLYCUT_SUMS_NODES nodes. */
bool growth_sums_fit(const PlycutSums *sums);
