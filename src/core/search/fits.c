/* fits.c - whether the options of a search go together, and whether the game has what they need. */
#include "search/taken.h"
#include "search/programs.h"

static bool numbers_fit(const PlycutSearchOptions *o, PlycutError *error)
{
    if (!(o->alpha < o->beta))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the window's lower bound must be less than its upper bound");
    if (o->depth > PLYCUT_PLY_MAX)
        return plycut_fail(error, PLYCUT_E_USAGE, "depth %d is more than the %d plies possible",
                           o->depth, PLYCUT_PLY_MAX);
    if (o->learned & PLYCUT_LEARNED_HASH && o->table == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the order 'hash' needs a transposition table to remember moves: give "
                           "--table");
    if (o->table > PLYCUT_TABLE_MAX)
        return plycut_fail(error, PLYCUT_E_USAGE, "a transposition table has at most %llu entries",
                           (unsigned long long)PLYCUT_TABLE_MAX);
    if (o->quiescence > 0 && o->depth < 0 && !o->deepen)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "quiescence needs a horizon: give a depth with -d");
    if (o->quiescence > 0 && (o->extension < 1 || o->extension > PLYCUT_PLY_MAX))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "quiescence can search 1 to %d plies further, not %d", PLYCUT_PLY_MAX,
                           o->extension);
    return true;
}

/* Is this order asked for, alone or to break ties? */
static bool asks(const PlycutSearchOptions *o, PlycutOrder order)
{
    return o->order == order || o->then == order;
}

/* A search by tests makes its own windows, from a guess. */
static bool tests_fit(const PlycutSearchOptions *o, PlycutError *error)
{
    return o->table > 0 || plycut_fail(error, PLYCUT_E_USAGE,
                                       "%s searches the tree several times and remembers in a "
                                       "transposition table what it has "
                                       "proved: give --table",
                                       o->algorithm->title);
}

static bool aspiration_fits(const PlycutSearchOptions *o, PlycutError *error)
{
    if (plycut_search_tests(o))
        return tests_fit(o, error);
    if (o->aspiration <= 0 && o->has_guess)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "a guess is the centre of the first aspiration window: give --aspiration, too");
    if (o->aspiration <= 0)
        return true;
    if (plycut_search_windowed(o))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "aspiration search makes its own windows: it takes no root window");
    return o->deepen || o->has_guess ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "aspiration search needs a value to centre its window on: give --deepen or "
                       "--guess");
}

/* A mistake is made in a plain search: what it remembers, and several passes, rely on its values. */
static bool mistake_fits_search(const PlycutGame *game, const PlycutSearchOptions *o,
                                PlycutError *error)
{
    const PlycutAlgorithm *mistaken = o->algorithm;
    if (mistaken->of == NULL)
        return true;
    if (plycut_search_has_passes(o) || o->table > 0 || o->learned != 0 || o->quiescence > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "'%s' is a mistake in a plain search: it takes no passes, no "
                           "transposition table, no learned order and no quiescence",
                           mistaken->name);
    if (!mistake_applies(mistaken, game->chance))
        return plycut_fail(error, PLYCUT_E_USAGE, "'%s' is for trees with chance nodes",
                           mistaken->name);
    if (takes_other_players(mistaken) && plycut_game_root_is_fixed(game))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "'%s' is for trees in which MAX and MIN alternate from the root on",
                           mistaken->name);
    return !takes_other_players(mistaken) || game->rules->board == NULL ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "'%s' is for game trees: in the game '%s' the players have different moves",
                       mistaken->name, game->rules->name);
}

bool plycut_algorithm_is_defined(const PlycutAlgorithm *algorithm, const PlycutGame *game)
{
    return (!game->chance && !game->limited) || search_program(algorithm, FORM_CHANCE) != NULL;
}

/* Where there are chance nodes, or limits, a search must know them. */
static bool chance_fits(const PlycutGame *game, const PlycutSearchOptions *o, PlycutError *error)
{
    const char *what = game->chance ? "a tree with chance nodes" : "a tree with limits";
    const bool sorts = (o->order != PLYCUT_ORDER_GIVEN && o->order != PLYCUT_ORDER_REVERSED &&
                        o->order != PLYCUT_ORDER_SHUFFLE) ||
                       o->then != PLYCUT_ORDER_GIVEN || o->learned != 0;
    if (o->limits_cut && !game->limited)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "to cut at the limits of the values, a search must know them: give "
                           "--limits, or \"limits\" in the file");
    if (o->algorithm->gives == PLYCUT_GIVES_PROBE && (isinf(taken_limits(game, o->algorithm).low) ||
                                                      isinf(taken_limits(game, o->algorithm).high)))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s needs the least and the greatest value that a leaf can have: "
                           "give --limits, or \"limits\" in the file",
                           o->algorithm->title);
    if (!game->chance && !game->limited)
        return true;
    if (!plycut_algorithm_is_defined(o->algorithm, game))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s is not defined for %s: minimax, branch-and-bound, alpha-beta "
                           "and Star2 are",
                           o->algorithm->title, what);
    if (sorts)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "in %s children are searched as given, reversed or shuffled: other "
                           "orders are not defined there",
                           what);
    if (plycut_search_has_passes(o) || o->table > 0 || o->quiescence > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "a search of %s is a single pass, without transposition table and "
                           "without quiescence",
                           what);
    return true;
}

/* Every position that may have to be evaluated must have a value. */
static bool game_admits(const PlycutGame *game, const PlycutSearchOptions *o, PlycutError *error)
{
    const PlycutRules *rules = game->rules;
    const char *static_for = asks(o, PLYCUT_ORDER_STATIC) ? "is to be ordered by its static value"
                             : o->deepen ? "is at the horizon of a pass of iterative deepening"
                                         : NULL;
    if ((asks(o, PLYCUT_ORDER_PARITY) || asks(o, PLYCUT_ORDER_MOBILITY)) &&
        fast_of(game)->rank == NULL)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "the orders 'mobility' and 'parity' are for Othello, not for the game '%s'",
            rules->name);
    if (o->symmetry && !plycut_game_has_symmetry(game, error))
        return false;
    if (o->quiescence > 0 && rules->instability == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "the game '%s' has no quiescence", rules->name);
    if (rules->admits == NULL)
        return true;
    bool has_budget = o->node_budget != 0 || o->seconds > 0;
    int depth = o->depth < 0 && has_budget ? PLYCUT_PLY_MAX : o->depth;
    return rules->admits(game, depth, static_for, error) &&
           (o->quiescence <= 0 ||
            rules->admits(game, PLYCUT_PLY_MAX,
                          "is searched with quiescence, which compares static values,", error));
}

bool plycut_search_fits(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutError *error)
{
    const PlycutSearchOptions o = plycut_search_effective(options);
    return numbers_fit(&o, error) && aspiration_fits(&o, error) && chance_fits(game, &o, error) &&
           mistake_fits_search(game, &o, error) && game_admits(game, &o, error);
}
