/* Players that search: to a depth, or as deep as their budget goes, depth by depth. */
#include "game/board_text.h"
#include "play/contestant.h"

#include <math.h>

/* How the player searches here: as its settings say, or to the end of the game in the order that is best
 * there. Nothing but the order of equally good moves depends on the algorithm. */
static PlycutSearchOptions search_of(const Choice *choice)
{
    PlycutSearchOptions search = choice->contestant->search;
    if (!plycut_contestant_solves(choice->contestant, choice->state))
        return search;
    search = plycut_search_defaults(plycut_algorithm_default());
    plycut_search_solves(&search);
    return search;
}

/* What a search found: its move, and the search itself. */
typedef struct Answer {
    PlycutMove move;
    PlycutResult result;
} Answer;

/* ---- The first of the best ------------------------------------------------------------------- */

/* Did the search only run out of its budget? That is not an error. */
static bool is_budget(const PlycutError *failure, PlycutError *error)
{
    if (failure->code == PLYCUT_E_LIMIT || failure->code == PLYCUT_E_BUDGET)
        return true;
    *error = *failure;
    return false;
}

/* A single search, which deepens by itself, finds the first of the best moves. */
static bool search_first(const Choice *choice, Answer *answer, PlycutError *error)
{
    const PlycutGame game = choice_problem(choice);
    const PlycutSearchOptions search = search_of(choice);
    PlycutResult result;
    PlycutError failure = {0};
    if (!plycut_search(&game, &search, NULL, &result, &failure))
        return is_budget(&failure, error);
    *answer = (Answer){result.pv[0], result};
    return true;
}

/* ---- Any of the best ------------------------------------------------------------------------- */

/* The rest of the budgets; 0: no such budget. */
typedef struct Budget {
    uint64_t nodes;
    double deadline;
} Budget;

/* The options for searching a child; a time limit makes it deepen, too. False if the budget is used up. */
static bool options_for(const Choice *choice, const Budget *budget, int depth, uint64_t used,
                        PlycutSearchOptions *options)
{
    *options = search_of(choice);
    options->depth = depth;
    options->node_budget = 0;
    options->max_nodes = budget->nodes == 0 ? 0 : budget->nodes - used;
    if (options->seconds > 0)
        options->seconds = budget->deadline - plycut_seconds();
    return (budget->nodes == 0 || used < budget->nodes) &&
           (budget->deadline <= 0 || options->seconds > 0);
}

/* Add the result of a child's search; if it is the best, its line becomes the principal variation. */
static void add_child(PlycutResult *sum, const PlycutResult *child, PlycutMove move, bool best)
{
    sum->nodes += child->nodes;
    sum->leaves += child->leaves;
    sum->known += child->known;
    for (int kind = PLYCUT_SHALLOW; kind <= PLYCUT_WINDOW; kind++)
        sum->cutoffs[kind] += child->cutoffs[kind];
    if (!best)
        return;
    sum->value = child->value;
    sum->pv[0] = move;
    sum->pv_length = child->pv_length < PLYCUT_PLY_MAX ? child->pv_length + 1 : PLYCUT_PLY_MAX;
    for (int i = 1; i < sum->pv_length; i++)
        sum->pv[i] = child->pv[i - 1];
}

/* The child is the root of its own search, which does not know the last move. If that move makes a
 * child at the horizon noisy, its moves are searched, one ply of the extension. */
static void extend_if_noisy(const PlycutGame *game, const PlycutState *parent,
                            PlycutSearchOptions *options)
{
    if (options->depth != 0 || options->quiescence <= 0 ||
        game->rules->instability(game, parent, &game->root) <= options->quiescence)
        return;
    options->depth = 1;
    if (--options->extension == 0)
        options->quiescence = 0;
}

/* Search the child that a move leads to. Values that are less than `least` need not be exact. False if the
 * budget ends before the depth is finished. */
static bool choice_search_child(const Choice *choice, const Budget *budget, int depth,
                                PlycutMove move, double least, uint64_t used, PlycutResult *child,
                                PlycutError *error)
{
    PlycutGame game = choice_problem(choice);
    const PlycutState root = game.root;
    PlycutSearchOptions options;
    if (!options_for(choice, budget, depth, used, &options))
        return plycut_fail(error, PLYCUT_E_LIMIT, "the budget is used");
    options.alpha = nextafter(least, -INFINITY);
    game.rules->play(&game, &root, move, &game.root);
    extend_if_noisy(&game, &root, &options);
    game.root.ply = 0;
    return plycut_search(&game, &options, NULL, child, error) &&
           (!child->out_of_budget ||
            plycut_fail(error, PLYCUT_E_LIMIT, "the budget ended before the depth"));
}

/* Break ties: take the last of the best moves, or pick one at random. The principal variation is known
 * for the first best move; for another, it is the move alone. */
static void choose_one(const Choice *choice, uint64_t best, Answer *answer)
{
    answer->move = choice->contestant->ties == PLYCUT_TIES_LAST
                       ? (PlycutMove)(63 - __builtin_clzll(best))
                       : dice_square(choice->dice, best);
    if (answer->move != answer->result.pv[0])
        answer->result.pv_length = 1;
    answer->result.pv[0] = answer->move;
}

/* Each child is searched separately, in a window that contains the best value so far, so that all the best
 * moves are known. */
static bool search_each(const Choice *choice, const Budget *budget, int depth, uint64_t *best,
                        PlycutResult *sum, PlycutError *error)
{
    *best = 0;
    sum->nodes++;
    for (uint64_t left = choice->moves; left != 0; left &= left - 1) {
        const PlycutMove move = (PlycutMove)__builtin_ctzll(left);
        PlycutResult child;
        const double least = *best == 0 ? -INFINITY : sum->value;
        if (!choice_search_child(choice, budget, depth < 0 ? -1 : depth - 1, move, least,
                                 sum->nodes, &child, error))
            return false;
        const bool better = *best == 0 || child.value > sum->value;
        if (better || child.value == sum->value)
            *best = (better ? 0 : *best) | UINT64_C(1) << move;
        add_child(sum, &child, move, better);
    }
    sum->depth = depth;
    sum->passes++;
    return true;
}

/* Depth by depth until the budget or the game ends; counts are those of all finished depths. The random
 * number is drawn once, however many depths are finished. */
static bool search_any(const Choice *choice, const Budget *budget, int first, int deepest,
                       Answer *answer, PlycutError *error)
{
    PlycutResult sum = {.pruned_subtrees = -1, .pruned_leaves = -1};
    uint64_t best = 0;
    for (int depth = first; depth <= deepest; depth++) {
        PlycutError failure = {0};
        PlycutResult deeper = sum;
        uint64_t squares;
        if (!search_each(choice, budget, depth, &squares, &deeper, &failure)) {
            if (!is_budget(&failure, error))
                return false;
            break;
        }
        sum = deeper;
        best = squares;
    }
    if (best == 0)
        return true;
    answer->result = sum;
    choose_one(choice, best, answer);
    return true;
}

/* On a board a game has at most as many moves as empty squares, and no two passes in a row. */
static int most_plies(const Choice *choice)
{
    const PlycutGame *game = &choice->contestant->game;
    char squares[65];
    if (game->rules->board == NULL)
        return DEEPEST;
    const size_t count = game->rules->board->squares(game, choice->state, squares);
    return 2 * (int)(count - board_text_pieces(squares)) + 1;
}

static bool search_ties(const Choice *choice, Answer *answer, PlycutError *error)
{
    const PlycutSearchOptions own = search_of(choice), *search = &own;
    const int end = most_plies(choice);
    const bool has_budget = search->node_budget != 0 || search->seconds > 0;
    const int deepest =
        search->depth < 0 || (has_budget && search->depth > end) ? end : search->depth;
    const Budget budget = {search->node_budget,
                           search->seconds > 0 ? plycut_seconds() + search->seconds : 0};
    if (plycut_contestant_solves(choice->contestant, choice->state))
        return search_any(choice, &budget, -1, -1, answer, error);
    return search_any(choice, &budget, has_budget ? 1 : deepest, deepest, answer, error);
}

bool choose_by_search(const Choice *choice, PlycutMove *move, PlycutResult *result,
                      PlycutError *error)
{
    Answer answer = {.move = (PlycutMove)__builtin_ctzll(choice->moves)};
    if (!(choice->contestant->ties == PLYCUT_TIES_FIRST ? search_first(choice, &answer, error)
                                                        : search_ties(choice, &answer, error)))
        return false;
    *move = answer.move;
    if (result)
        *result = answer.result;
    return true;
}
