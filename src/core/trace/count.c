/* count.c - rows of the counts table, each by a quiet search and, if the root fails, a traced one. */
#include <plycut/trace.h>

#include "search/node.h"

#include <math.h>

/* The leaves of a uniform tree; -1 if they are too many for a count. */
static int64_t uniform_leaves(uint64_t branching, int plies)
{
    int64_t leaves = 1;
    for (int i = 0; i < plies; i++)
        if (__builtin_mul_overflow(leaves, branching, &leaves))
            return -1;
    return leaves;
}

static void count_tree(const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutCountRow *row)
{
    const PlycutRules *rules = game->rules;
    uint64_t branching;
    int plies;
    row->tree_leaves = row->minimal_leaves = -1;
    if (options->quiescence > 0)
        return; /* which nodes are leaves depends on the values */
    const bool uniform =
        rules->uniform != NULL && rules->uniform(game, options->depth, &branching, &plies);
    if ((rules->stored || uniform) && game->unknown == NULL && !game->chance &&
        !options->limits_cut) {
        const uint64_t minimal = plycut_game_minimal_leaves(game, options->depth);
        row->minimal_leaves = minimal > INT64_MAX ? -1 : (int64_t)minimal;
    }
    if (!rules->stored && uniform) {
        row->tree_leaves = uniform_leaves(branching, plies);
    } else if ((rules->stored || options->expand_pruned) &&
               !plycut_game_is_partial(game, options->depth)) {
        row->tree_leaves =
            (int64_t)plycut_game_leaves(game, &game->root, options->depth, INT64_MAX);
    } else if (!options->algorithm->windowed && !options->algorithm->foreign &&
               options->table == 0 && !plycut_search_has_passes(options)) {
        row->tree_leaves = (int64_t)row->result.leaves;
    }
}

/* A value inside the window is exact. One outside may be, too: only the proved interval shows it, and
 * quiet searches keep none. */
static bool search(const PlycutGame *game, const PlycutSearchOptions *options, PlycutResult *result,
                   PlycutError *error)
{
    return plycut_search(game, options, NULL, result, error) &&
           (result->type == PLYCUT_EXACT ||
            plycut_search(game, options, &search_ignore, result, error));
}

bool plycut_count(const PlycutGame *game, const char *input, const PlycutSearchOptions *options,
                  PlycutCountRow *row, PlycutError *error)
{
    *row = (PlycutCountRow){.input = input,
                            .algorithm = options->algorithm,
                            .root = game->root.player,
                            .valuation = plycut_game_valuation(game),
                            .limits = plycut_game_limits(game),
                            .options = plycut_search_applied(game, options)};
    if (!search(game, options, &row->result, error)) {
        row->needs = row->result.needs;
        row->result = (PlycutResult){.value = NAN};
        row->tree_leaves = row->minimal_leaves = -1;
        return false;
    }
    row->options.depth = row->result.depth; /* the deepest that was finished */
    count_tree(game, &row->options, row);
    return true;
}

void plycut_count_trace(const PlycutTrace *trace, const PlycutGame *game, const char *input,
                        PlycutCountRow *row)
{
    *row = (PlycutCountRow){.input = input,
                            .algorithm = trace->options.algorithm,
                            .root = trace->nodes[0].player,
                            .valuation = trace->valuation,
                            .limits = trace->limits,
                            .options = trace->options,
                            .result = trace->total};
    count_tree(game, &row->options, row);
    if (plycut_search_has_passes(&trace->options))
        return;
    row->result.distinct_nodes = (int64_t)trace->visited;
    row->result.distinct_leaves = (int64_t)plycut_trace_leaves(trace, 0, true);
}

void plycut_counts_complete(PlycutCountRow *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; rows[i].tree_leaves < 0 && j < count; j++)
            if (rows[i].input == rows[j].input && rows[i].options.depth == rows[j].options.depth)
                rows[i].tree_leaves = rows[j].tree_leaves;
}
