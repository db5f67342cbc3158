/* The searches of a row, on several threads. */
#include "base/draws.h"
#include "base/threads.h"
#include "growth/growth.h"

#include <math.h>
#include <stdlib.h>

/* What the threads need; each has sums of its own. */
typedef struct Measuring {
    const PlycutGrowth *growth;
    const PlycutGrowthRow *row;
    const PlycutGrowthTrees *trees;
    PlycutSums *of_threads;
} Measuring;

/* A row's search of tree number k: the best child is first at other nodes of each tree, and under each seed. */
static PlycutSearchOptions options_of_tree(const PlycutGrowth *growth,
                                           const PlycutSearchOptions *of_row, uint64_t k)
{
    PlycutSearchOptions options = *of_row;
    options.count_distinct = true;
    const uint64_t percent = options.seed % PLYCUT_QUALITY_UNIT;
    if (options.order == PLYCUT_ORDER_QUALITY)
        options.seed = seed_of_pair(seed_of_pair(options.seed, growth->seed), k) /
                           PLYCUT_QUALITY_UNIT * PLYCUT_QUALITY_UNIT +
                       percent;
    return options;
}

static bool measure_tree(void *self, unsigned thread, uint64_t item, PlycutError *error)
{
    const Measuring *m = self;
    PlycutGame game;
    PlycutResult result;
    const uint64_t k = item * m->growth->shards + m->growth->shard;
    if (!m->trees->open(m->trees->self, m->row, k, &game, error))
        return false;
    const PlycutSearchOptions options = options_of_tree(m->growth, &m->row->options, k);
    const bool done = plycut_search(&game, &options, NULL, &result, error);
    if (m->trees->made)
        plycut_game_release(&game);
    if (done)
        plycut_sums_add(&m->of_threads[thread], &result, plycut_search_repeats(&options));
    return done;
}

uint64_t growth_trees_of(const PlycutGrowth *growth, uint64_t shard)
{
    return (growth->trees + growth->shards - 1 - shard) / growth->shards;
}

bool plycut_growth_measure(const PlycutGrowth *growth, size_t row, const PlycutGrowthTrees *trees,
                           unsigned threads, PlycutError *error)
{
    Measuring m = {.growth = growth,
                   .row = &growth->rows[row],
                   .trees = trees,
                   .of_threads = calloc(threads, sizeof *m.of_threads)};
    const ThreadedJob job = {.count = growth_trees_of(growth, growth->shard),
                             .threads = threads,
                             .item = measure_tree,
                             .self = &m};
    const bool done = m.of_threads != NULL ? threads_run(&job, error) : plycut_no_memory(error);
    for (unsigned i = 0; done && i < threads; i++)
        plycut_sums_merge(&growth->rows[row].sums, &m.of_threads[i]);
    free(m.of_threads);
    return done;
}

double plycut_growth_leaves(const PlycutGrowth *growth, size_t row)
{
    const PlycutGrowthRow *r = &growth->rows[row];
    if (r->branching == 0)
        return NAN;
    return (double)growth_trees_of(growth, growth->shard) *
           (isnan(r->expected) ? pow(r->branching, 0.75 * r->options.depth) : r->expected);
}
