/* search.c - a search from the outside: what is asked is checked, memory taken, the algorithm run.
 */
#include "search/node.h"

#include <stdlib.h>
#include <string.h>

#define ALGORITHM(name, function, title, windowed, root_window, reference)                         \
    double function##_traced(Search *s, Node *root);                                               \
    double function##_quiet(Search *s, Node *root);
#include "search/algorithms.def"
#undef ALGORITHM

typedef double Run(Search *s, Node *root);

static Run *const RUNS[][2] = {
#define ALGORITHM(name, function, title, windowed, root_window, reference)                         \
    {function##_quiet, function##_traced},
#include "search/algorithms.def"
#undef ALGORITHM
};

static Run *find_run(const PlycutAlgorithm *algorithm, bool traced)
{
    return RUNS[algorithm - plycut_algorithm(0)][traced];
}

enum { TICK = 1 << 20 }; /* nodes between two reports of progress */

static uint64_t next_check(const Search *s)
{
    uint64_t tick = s->nodes + TICK, limit = s->options.max_nodes;
    return limit != 0 && limit + 1 < tick ? limit + 1 : tick;
}

void search_check(Search *s)
{
    if (s->options.max_nodes != 0 && s->nodes > s->options.max_nodes)
        s->stopped = s->limit_passed = true;
    else if (s->options.progress != NULL)
        s->options.progress(s->options.progress_self, s->nodes);
    s->check_at = next_check(s);
}

static bool options_fit(const PlycutGame *game, const PlycutSearchOptions *o, PlycutError *error)
{
    if (!(o->alpha < o->beta))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the window's lower bound must be less than its upper bound");
    if (o->depth > PLYCUT_PLY_MAX)
        return plycut_fail(error, PLYCUT_E_USAGE, "depth %d is more than the %d plies possible",
                           o->depth, PLYCUT_PLY_MAX);
    bool needs_static = o->order == PLYCUT_ORDER_STATIC;
    return game->rules->admits == NULL || game->rules->admits(game, o->depth, needs_static, error);
}

static void search_free(Search *s)
{
    if (s != NULL) {
        free(s->list);
        free(s->ranked);
        free(s->line);
        free(s);
    }
}

/* All the memory of a search, taken before it begins. NULL: there is none. */
static Search *search_new(const PlycutGame *game, const PlycutSearchOptions *options)
{
    Search *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    memset(s, 0, sizeof *s);
    size_t width = game->rules->path_width(game, options->depth);
    /* Every node of a path is somebody's child, so no path is longer than its width. */
    s->line_room = (width < PLYCUT_PLY_MAX ? width : PLYCUT_PLY_MAX) + 1;
    if (options->depth >= 0 && (size_t)options->depth < s->line_room)
        s->line_room = (size_t)options->depth + 1;
    s->line = malloc((s->line_room + 1) * s->line_room * sizeof *s->line);
    width = options->order == PLYCUT_ORDER_GIVEN ? 0 : width;
    s->list = malloc((width + 1) * sizeof *s->list);
    s->ranked = malloc((width + 1) * sizeof *s->ranked);
    if (s->line == NULL || s->list == NULL || s->ranked == NULL) {
        search_free(s);
        return NULL;
    }
    return s;
}

static void search_prepare(Search *s, const PlycutGame *game, const PlycutSearchOptions *options,
                           const PlycutObserver *observer)
{
    s->game = game;
    s->rules = game->rules;
    s->options = *options;
    s->horizon = options->depth;
    s->windowed = options->algorithm->windowed;
    s->strict = options->cut == PLYCUT_CUT_STRICT;
    s->hard = options->fail == PLYCUT_FAIL_HARD;
    s->ordered = options->order != PLYCUT_ORDER_GIVEN;
    bool unplayed = options->depth > 0 && game->rules->leaf_value != NULL;
    s->unplayed = unplayed ? options->depth : -1;
    s->observer = observer;
    s->check_at = next_check(s);
}

static Node root_node(const Search *s)
{
    const PlycutSearchOptions *o = &s->options;
    return (Node){.state = s->game->root,
                  .window = {o->alpha, o->beta, {PLYCUT_NOBODY, 0}, {PLYCUT_NOBODY, 0}},
                  .alpha_in = o->alpha,
                  .beta_in = o->beta,
                  .key = path_key(o->seed, 0),
                  .other_run = -1};
}

/* Under fail-hard a root that no child brought past the window's near bound has no move to show. */
static bool has_move(const Search *s, const Node *root)
{
    if (!s->hard)
        return true;
    return root->state.player == PLYCUT_MAX ? root->best > root->alpha_in
                                            : root->best < root->beta_in;
}

static void fill_result(const Search *s, const Node *root, double value, PlycutResult *result)
{
    *result = (PlycutResult){.value = value,
                             .nodes = s->nodes,
                             .leaves = s->leaves,
                             .pruned_subtrees = s->pruned_subtrees,
                             .pruned_leaves = s->pruned_leaves};
    memcpy(result->cutoffs, s->cutoffs, sizeof result->cutoffs);
    if (has_move(s, root)) {
        result->pv_length = s->line_length[0];
        memcpy(result->pv, s->line, (size_t)result->pv_length * sizeof *result->pv);
    }
}

static bool report_stop(const Search *s, PlycutError *error)
{
    if (!s->limit_passed)
        return false;
    const char *what =
        s->order_nodes > s->options.max_nodes ? "ordering the children" : "the search";
    return plycut_fail(error, PLYCUT_E_LIMIT, "%s visits more than %llu nodes", what,
                       (unsigned long long)s->options.max_nodes);
}

bool plycut_search(const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutObserver *observer, PlycutResult *result, PlycutError *error)
{
    PlycutSearchOptions effective = plycut_search_effective(options);
    if (!options_fit(game, &effective, error))
        return false;
    Search *s = search_new(game, &effective);
    if (s == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for a search");
    search_prepare(s, game, &effective, observer);
    Node root = root_node(s);
    double value = find_run(effective.algorithm, observer != NULL)(s, &root);
    bool done = !s->stopped;
    if (done)
        fill_result(s, &root, value, result);
    else
        report_stop(s, error);
    search_free(s);
    return done;
}

int plycut_depth_that_fits(const PlycutGame *game, const PlycutSearchOptions *options)
{
    int fits = -1, deepest = options->depth < 0 ? PLYCUT_PLY_MAX : options->depth;
    for (int depth = 1; depth <= deepest; depth++) {
        PlycutSearchOptions shallower = *options;
        PlycutResult result;
        PlycutError error = {0};
        shallower.depth = depth;
        if (plycut_search(game, &shallower, NULL, &result, &error))
            fits = depth;
        else if (error.code == PLYCUT_E_LIMIT)
            break;
    }
    return fits;
}

uint64_t plycut_minimal_leaves(uint64_t branching, int depth)
{
    uint64_t power[2] = {1, 1};
    for (int half = 0; half < 2; half++)
        for (int i = 0; i < (depth + half) / 2; i++)
            if (__builtin_mul_overflow(power[half], branching, &power[half]))
                return UINT64_MAX;
    uint64_t sum;
    return __builtin_add_overflow(power[0], power[1] - 1, &sum) ? UINT64_MAX : sum;
}
