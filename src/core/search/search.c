/* search.c - a search from the outside: check the options, allocate memory, run the algorithm. */
#include "base/errors.h"
#include "game/unknown.h"
#include "search/left.h"
#include "search/passes.h"
#include "search/programs.h"
#include "search/table.h"

#include <stdlib.h>
#include <string.h>

/* ---- Memory ---------------------------------------------------------------------------------- */

void search_free(Search *s)
{
    if (s != NULL) {
        free(s->list);
        free(s->tried);
        free(s->ranked);
        free(s->probes);
        free(s->left);
        free(s->line);
        free(s->history[0]);
        free(s->seen);
        table_free(s->table);
        free(s);
    }
}

/* By player and move. A move's number is at most that of a pass, or the number of its siblings. */
static bool take_history(Search *s, size_t width)
{
    size_t moves = (width > PLYCUT_PASS ? width : PLYCUT_PASS) + 1;
    s->history[0] = calloc(PLYCUT_PLAYERS * moves, sizeof **s->history);
    for (int player = 1; s->history[0] != NULL && player < PLYCUT_PLAYERS; player++)
        s->history[player] = s->history[player - 1] + moves;
    return s->history[0] != NULL;
}

/* How many nodes to keep watch over, each of which counts once; 0: none. */
static size_t watched_nodes(const PlycutGame *game, const PlycutSearchOptions *options)
{
    const PlycutRules *rules = game->rules;
    const bool counts = plycut_search_repeats(options) && rules->node_count != NULL &&
                        (rules->stored || options->count_distinct);
    return counts ? rules->node_count(game) : 0;
}

/* The memory that only some searches need. */
static bool take_memory(Search *s, const PlycutGame *game, const PlycutSearchOptions *options,
                        size_t width)
{
    const size_t watched = watched_nodes(game, options);
    if (watched > 0 && (s->seen = calloc(watched, 1)) == NULL)
        return false;
    if (options->algorithm->gives == PLYCUT_GIVES_PROBE &&
        (s->probes = malloc((width + 1) * sizeof *s->probes)) == NULL)
        return false;
    if (options->algorithm->keeps_bounds && (s->left = left_new(s->line_room)) == NULL)
        return false;
    if (options->table != 0 && (s->table = table_new(options->table)) == NULL)
        return false;
    return !(options->learned & PLYCUT_LEARNED_HISTORY) || take_history(s, width);
}

static bool is_ordered(const PlycutSearchOptions *o)
{
    return o->order != PLYCUT_ORDER_GIVEN || o->learned != 0;
}

/* All the memory of a search, allocated before it begins. NULL: out of memory. */
static Search *search_new(const PlycutGame *game, const PlycutSearchOptions *options, bool traced)
{
    Search *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    memset(s, 0, sizeof *s);
    int depth = options->depth < 0 || options->quiescence <= 0
                    ? options->depth
                    : options->depth + options->extension;
    size_t width = game->rules->path_width(game, depth);
    /* Every node of a path is somebody's child, so no path is longer than its width. */
    s->line_room = (width < PLYCUT_PLY_MAX ? width : PLYCUT_PLY_MAX) + 1;
    if (depth >= 0 && (size_t)depth < s->line_room)
        s->line_room = (size_t)depth + 1;
    s->line = malloc((s->line_room + 1) * s->line_room * sizeof *s->line);
    size_t listed = is_ordered(options) || plycut_search_has_passes(options) ? width : 0;
    s->list = malloc((listed + 1) * sizeof *s->list);
    s->tried = traced ? malloc(listed + 1) : NULL;
    s->ranked = malloc((listed + 1) * sizeof *s->ranked);
    if (s->line == NULL || s->list == NULL || (traced && s->tried == NULL) || s->ranked == NULL ||
        !take_memory(s, game, options, width)) {
        search_free(s);
        return NULL;
    }
    return s;
}

/* The symmetries of the root: each maps the tree onto itself. 0: it has none, or they do not count. */
static unsigned symmetries_of(const PlycutGame *game, const PlycutSearchOptions *options, int *side)
{
    char squares[65];
    if (!options->symmetry)
        return 0;
    *side = plycut_board_side(game->rules->board->squares(game, &game->root, squares));
    return plycut_symmetries(game->root.word, *side) & ~1u;
}

/* Are there chance nodes, or limits, which only searches that know chance nodes know? */
static bool needs_chance(const PlycutGame *game)
{
    return game->chance || game->limited;
}

Search *search_open(const PlycutGame *game, const PlycutSearchOptions *options,
                    const PlycutObserver *observer)
{
    Search *s = search_new(game, options, observer != NULL);
    if (s == NULL)
        return NULL;
    s->game = game;
    s->rules = game->rules;
    s->options = *options;
    s->limits = taken_limits(game, options->algorithm);
    s->run = search_program(options->algorithm, needs_chance(game) ? FORM_CHANCE
                                                : observer != NULL ? FORM_TRACED
                                                                   : FORM_QUIET);
    s->windowed = options->algorithm->windowed;
    s->strict = options->cut == PLYCUT_CUT_STRICT;
    s->hard = options->fail == PLYCUT_FAIL_HARD;
    s->ordered = is_ordered(options);
    s->symmetries = symmetries_of(game, options, &s->side);
    s->watched = plycut_search_has_passes(options) || s->seen != NULL;
    s->observer = observer;
    ahead_plan(s);
    search_limits_begin(s);
    if (options->learned & PLYCUT_LEARNED_KILLER)
        for (int ply = 0; ply <= PLYCUT_PLY_MAX; ply++)
            s->killers[ply][0] = s->killers[ply][1] = NO_MOVE;
    return s;
}

/* ---- Running --------------------------------------------------------------------------------- */

static Node root_node(const Search *s, double alpha, double beta)
{
    const PlycutState state = taken_root(s->game, s->options.algorithm);
    return (Node){.state = state,
                  .window = {.alpha = alpha, .beta = beta},
                  .alpha_in = alpha,
                  .beta_in = beta,
                  .key = path_key(s->options.seed, 0),
                  .runs = ROOT_RUNS,
                  .chance = {.decider = state.player, .probes.found = s->probes},
                  .truly = s->game->root.player,
                  .search = s->pass > 1 ? s->pass : 1,
                  .leading = s->lead_length > 0};
}

int plycut_table_from(const PlycutGame *game, const PlycutSearchOptions *options)
{
    enum { SHORT = 7, PART = 3 };
    const PlycutSearchOptions o = plycut_search_effective(options);
    if (o.table_from > 0 || game->rules->plies_left == NULL)
        return o.table_from > 0 ? o.table_from : 1;
    const int plies = o.depth >= 0 ? o.depth
                      : o.deepen   ? SHORT + 1
                                   : game->rules->plies_left(game, &game->root);
    return plies <= SHORT ? 1 : plies / PART;
}

PlycutSearchOptions plycut_search_applied(const PlycutGame *game,
                                          const PlycutSearchOptions *options)
{
    PlycutSearchOptions applied = plycut_search_effective(options);
    applied.table_from = applied.table > 0 ? plycut_table_from(game, options) : 0;
    return applied;
}

/* Without a horizon, the plies below a position are at most those that the game can go on for. */
static void limit_table(Search *s)
{
    const bool ends = s->horizon == NO_HORIZON;
    s->table_ply = s->table == NULL ? -1
                   : ends           ? PLYCUT_PLY_MAX
                                    : s->horizon - s->options.table_from;
    s->table_left = ends && s->rules->plies_left != NULL ? s->options.table_from : 0;
}

Node search_begin(Search *s, int depth, double alpha, double beta)
{
    const int horizon = depth < 0 ? NO_HORIZON : depth;
    if (horizon != s->horizon)
        pruned_forget(s);
    s->horizon = horizon;
    limit_table(s);
    ahead_plan_pass(s);
    s->ends = 0;
    s->awaits_end = true;
    return root_node(s, alpha, beta);
}

void search_answer(const Search *s, const Node *root, double value, PlycutResult *result)
{
    result->value = value;
    result->type = (s->observer == NULL ? judge_in_window(value, root->alpha_in, root->beta_in)
                                        : judge_proved(value, root->low, root->high))
                       .type;
    result->depth = s->horizon == NO_HORIZON ? -1 : s->horizon;
    result->pv_length =
        plycut_root_fails_low(root->state.player, value, root->alpha_in, root->beta_in)
            ? 0
            : s->line_length[0];
    memcpy(result->pv, s->line, (size_t)result->pv_length * sizeof *result->pv);
}

bool search_pass(Search *s, const Pass *pass, PlycutResult *result)
{
    Node root = search_begin(s, pass->depth, pass->alpha, pass->beta);
    if (s->pass > 0 && s->observer != NULL)
        emit_pass(s, &root, pass->reason);
    double value = s->run(s, &root);
    if (!s->stopped)
        search_answer(s, &root, value, result);
    return !s->stopped;
}

void search_counts(const Search *s, PlycutResult *result)
{
    const bool counted =
        (s->seen != NULL && s->rules->stored) || !plycut_search_repeats(&s->options);
    result->nodes = s->nodes;
    result->leaves = s->leaves;
    result->known = s->known;
    result->pruned_subtrees = counted ? s->pruned_subtrees : -1;
    const bool leaves = counts_pruned(s) || s->listed_subtrees == 0;
    result->pruned_leaves = counted && leaves ? s->pruned_leaves : -1;
    result->listed_subtrees = s->listed_subtrees;
    result->listed_leaves = leaves ? s->listed_leaves : -1;
    result->out_of_budget = s->out_of_budget;
    result->passes = s->pass == 0 ? 1 : s->pass - s->stopped;
    result->distinct_nodes = s->seen != NULL ? s->distinct_nodes : -1;
    result->distinct_leaves = s->seen != NULL ? s->distinct_leaves : -1;
    memcpy(result->cutoffs, s->cutoffs, sizeof result->cutoffs);
}

static void report_leaf(const Search *s, const char **needs, PlycutError *error)
{
    char path[PLYCUT_PATH_MAX];
    *needs = unknown_leaf(s->game, s->leaf, path);
    fail_with(error, PLYCUT_E_VALUE, ERROR_SEARCH_NEEDS_LEAF,
              WITH(FILL(search, s->options.algorithm->name), FILL(leaf, *needs), FILL(path, path)));
}

static void report_stop(const Search *s, const char **needs, PlycutError *error)
{
    const char *what =
        s->order_nodes > s->options.max_nodes ? "ordering the children" : "the search";
    if (s->out_of_budget)
        plycut_fail(error, PLYCUT_E_BUDGET,
                    "the budget of %llu nodes is not enough for the first pass",
                    (unsigned long long)s->nodes);
    else if (s->limit_passed)
        plycut_fail(error, PLYCUT_E_LIMIT, "%s visits more than %llu nodes", what,
                    (unsigned long long)s->options.max_nodes);
    else if (s->needs_leaf)
        report_leaf(s, needs, error);
}

static bool no_event(void *self, const PlycutEvent *event)
{
    (void)self, (void)event;
    return true;
}

const PlycutObserver search_ignore = {.event = no_event};

bool plycut_search(const PlycutGame *game, const PlycutSearchOptions *options,
                   const PlycutObserver *observer, PlycutResult *result, PlycutError *error)
{
    PlycutSearchOptions effective = plycut_search_applied(game, options);
    if (effective.algorithm->foreign)
        return plycut_fail(error, PLYCUT_E_INPUT, "plycut does not know the algorithm %s",
                           effective.algorithm->name);
    if (!plycut_search_fits(game, &effective, error))
        return false;
    if (observer == NULL && (ALWAYS_TRACED || effective.algorithm->of != NULL ||
                             needs_chance(game) || game->unknown != NULL || game->infinite))
        observer = &search_ignore;
    Search *s = search_open(game, &effective, observer);
    if (s == NULL)
        return plycut_no_memory(error);
    *result = (PlycutResult){0};
    const Pass whole = {.depth = effective.depth, .alpha = effective.alpha, .beta = effective.beta};
    bool done = plycut_search_has_passes(&effective) ? search_passes(s, result)
                                                     : search_pass(s, &whole, result);
    if (done)
        search_counts(s, result);
    else
        report_stop(s, &result->needs, error);
    search_free(s);
    return done;
}

bool plycut_search_evaluates(const PlycutGame *game, const PlycutSearchOptions *options, int depth,
                             const PlycutState *parent, const PlycutState *state)
{
    PlycutMoves moves;
    return (depth >= 0 && horizon_ends(game, options, depth, parent, state)) ||
           !game->rules->moves(game, state, &moves);
}

bool plycut_search_time_to_nodes(const PlycutGame *game, PlycutSearchOptions *options,
                                 PlycutError *error)
{
    PlycutSearchOptions timed = *options;
    PlycutResult result;
    if (options->seconds <= 0)
        return true;
    if (timed.node_budget == 0 || (timed.max_nodes != 0 && timed.max_nodes < timed.node_budget))
        timed.node_budget = timed.max_nodes;
    if (!plycut_search(game, &timed, NULL, &result, error))
        return false;
    options->deepen = true;
    options->seconds = 0;
    if (result.out_of_budget || options->node_budget == 0)
        options->node_budget = result.nodes;
    return true;
}

int plycut_depth_that_fits(const PlycutGame *game, const PlycutSearchOptions *options,
                           PlycutError *error)
{
    int fits = -1, deepest = options->depth < 0 ? PLYCUT_PLY_MAX : options->depth;
    for (int depth = 1; depth <= deepest; depth++) {
        PlycutSearchOptions shallower = *options;
        PlycutResult result;
        PlycutError refused = {0};
        shallower.depth = depth;
        if (plycut_search(game, &shallower, NULL, &result, &refused))
            fits = depth;
        else if (!plycut_had_memory(&refused, error) || refused.code == PLYCUT_E_LIMIT)
            break;
    }
    return fits;
}
