/* Players that search: to a depth, or as deep as their nodes go, depth by depth. */
#include "play/contestant.h"

#include "game/othello_bits.h"

/* The position as a problem of the player's own: the side to move is MAX. */
static PlycutGame problem_of(const Choice *choice)
{
    PlycutGame game = choice->contestant->game;
    game.root = (PlycutState){.word = {choice->own, choice->other}, .player = PLYCUT_MAX};
    return game;
}

/* One finished depth. */
typedef struct Answer {
    PlycutMove move;
    PlycutResult result;
} Answer;

static PlycutSearchOptions options_for(const Choice *choice, int depth, uint64_t nodes)
{
    PlycutSearchOptions options = choice->contestant->search;
    options.depth = depth;
    options.max_nodes = nodes;
    return options;
}

/* The search's own move is the first of the best. */
static bool search_first(const Choice *choice, int depth, uint64_t nodes, Answer *answer,
                         PlycutError *error)
{
    const PlycutGame game = problem_of(choice);
    const PlycutSearchOptions options = options_for(choice, depth, nodes);
    if (!plycut_search(&game, &options, NULL, &answer->result, error))
        return false;
    answer->move = answer->result.pv[0];
    return true;
}

/* Add what the search of a child found; its line is the new one where it is the best. */
static void add_child(PlycutResult *sum, const PlycutResult *child, PlycutMove move, bool best)
{
    sum->nodes += child->nodes;
    sum->leaves += child->leaves;
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

/* Every child has a search of its own, in the full window, so that all the best are known. The line
 * is the first best one's; of another that is chosen it is the move alone. */
static bool search_each(const Choice *choice, int depth, uint64_t nodes, Answer *answer,
                        PlycutError *error)
{
    PlycutGame game = problem_of(choice);
    const PlycutState root = game.root;
    const bool last = choice->contestant->ties == PLYCUT_TIES_LAST;
    uint64_t best = 0;
    answer->result = (PlycutResult){.nodes = 1, .pruned_leaves = -1};
    for (uint64_t left = choice->moves; left != 0; left &= left - 1) {
        const PlycutMove move = (PlycutMove)__builtin_ctzll(left);
        const uint64_t used = answer->result.nodes;
        PlycutResult child;
        if (nodes != 0 && used >= nodes)
            return plycut_fail(error, PLYCUT_E_LIMIT, "no nodes are left");
        const PlycutSearchOptions options =
            options_for(choice, depth - 1, nodes ? nodes - used : 0);
        game.rules->play(&game, &root, move, &game.root);
        game.root.ply = 0;
        if (!plycut_search(&game, &options, NULL, &child, error))
            return false;
        const bool better = best == 0 || child.value > answer->result.value;
        if (better || child.value == answer->result.value)
            best = (better ? 0 : best) | UINT64_C(1) << move;
        add_child(&answer->result, &child, move, better);
    }
    answer->move =
        last ? (PlycutMove)(63 - __builtin_clzll(best)) : dice_square(choice->dice, best);
    if (answer->move != answer->result.pv[0])
        answer->result.pv_length = 1;
    answer->result.pv[0] = answer->move;
    return true;
}

static bool search_depth(const Choice *choice, int depth, uint64_t nodes, Answer *answer,
                         PlycutError *error)
{
    return choice->contestant->ties == PLYCUT_TIES_FIRST
               ? search_first(choice, depth, nodes, answer, error)
               : search_each(choice, depth, nodes, answer, error);
}

/* Depth by depth, while nodes are left and the game goes on: no move is deeper than the empty
 * squares and as many passes. */
static bool search_deepening(const Choice *choice, int deepest, Answer *answer, PlycutError *error)
{
    const uint64_t nodes = choice->contestant->nodes;
    uint64_t used = 0;
    for (int depth = 1; depth <= deepest && used < nodes; depth++) {
        Answer deeper;
        PlycutError failure = {0};
        if (!search_depth(choice, depth, nodes - used, &deeper, &failure)) {
            if (failure.code == PLYCUT_E_LIMIT)
                return true;
            *error = failure;
            return false;
        }
        used += deeper.result.nodes;
        *answer = deeper;
    }
    return true;
}

bool choose_by_search(const Choice *choice, PlycutMove *move, PlycutResult *result,
                      PlycutError *error)
{
    const PlycutContestant *contestant = choice->contestant;
    const int squares = choice->size * choice->size;
    const int end = 2 * (squares - bits_count(choice->own | choice->other)) + 1;
    const int depth = contestant->search.depth;
    Answer answer = {.move = (PlycutMove)__builtin_ctzll(choice->moves)};
    if (!(contestant->nodes == 0
              ? search_depth(choice, depth, 0, &answer, error)
              : search_deepening(choice, depth < 0 || depth > end ? end : depth, &answer, error)))
        return false;
    *move = answer.move;
    if (result)
        *result = answer.result;
    return true;
}
