/* hot.h - the rules that a search asks at every node, written once and compiled for each
 * kind of processor. The file that includes it has defined HOT(name), the names of these functions;
 * TARGET, the attribute of what it compiles; and MOVES, FLIPS, AFTER, MOST_FLIPS, MOST_FLIPS_FIRST,
 * DIFFERENCE and COUNT, as bits_moves, bits_flips, bits_after, bits_most_flips, bits_most_flips_first,
 * bits_difference, bits_count. */
#include "othello/othello.h"

#include <limits.h>
#include <math.h>

/* The least difference of discs, of those that there are, that is so much or more. */
static inline int least_difference(double value)
{
    enum { BEYOND = 65 };
    if (!(value > -BEYOND && value < BEYOND))
        return value > 0 ? BEYOND : -BEYOND;
    const int whole = (int)value;
    return whole + (whole < value);
}

TARGET bool HOT(moves)(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    *moves = (PlycutMoves){.set = MOVES(own, other) & othello->squares};
    if (moves->set != 0)
        return true;
    if ((MOVES(other, own) & othello->squares) == 0)
        return false;
    moves->next = PLYCUT_PASS;
    moves->end = PLYCUT_PASS + 1;
    return true;
}

TARGET void HOT(play)(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    (void)game;
    *child = (PlycutState){
        .word = {state->word[1], state->word[0]},
        .ply = state->ply + 1,
        .player = plycut_other(state->player),
    };
    if (move != PLYCUT_PASS)
        AFTER(state->word, move, child->word);
}

/* ---- Values, for the side to move ------------------------------------------------------------ */

static inline int64_t sign_of(int number)
{
    return (number > 0) - (number < 0);
}

/* What the discs of own are worth, minus those of other. */
TARGET static inline int64_t HOT(discs_worth)(const Terms *terms, uint64_t own, uint64_t other)
{
    int64_t sum = 0;
    for (size_t i = 0; i < terms->count; i++)
        sum += terms->term[i].worth *
               DIFFERENCE(own & terms->term[i].squares, other & terms->term[i].squares);
    return sum;
}

/* What discs that are flipped were worth and will be. */
TARGET static inline int64_t HOT(flips_worth)(const Terms *terms, uint64_t flips)
{
    int64_t sum = 0;
    for (size_t i = 0; i < terms->count; i++)
        sum += terms->term[i].worth * (int)COUNT(flips & terms->term[i].squares);
    return 2 * sum;
}

/* The rest of the value, for own: mobility, majority. False if the game is over. */
TARGET static inline bool HOT(moves_worth)(const Othello *othello, uint64_t own, uint64_t other,
                                           int difference, int64_t *worth)
{
    const Terms *terms = &othello->valuation.terms;
    const uint64_t moves = MOVES(own, other) & othello->squares;
    const uint64_t replies =
        terms->mobility != 0 || moves == 0 ? MOVES(other, own) & othello->squares : 0;
    *worth = terms->mobility * DIFFERENCE(moves, replies) + terms->majority * sign_of(difference);
    return (moves | replies) != 0;
}

/* The value of any other evaluation, and of finished games, for MAX. */
TARGET static inline double HOT(slow_value)(const Othello *othello, uint64_t own, uint64_t other,
                                            bool max_moves)
{
    const uint64_t max = max_moves ? own : other, min = max_moves ? other : own;
    if (bits_over(max, min, othello->squares))
        return valuation_end(&othello->valuation, max, min, othello->squares);
    return weights_value(othello->valuation.weights, &(Sides){.max = max,
                                                              .min = min,
                                                              .squares = othello->squares,
                                                              .size = othello->size,
                                                              .max_moves = max_moves});
}

TARGET double HOT(value)(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = state->player == PLYCUT_MAX;
    const int difference = DIFFERENCE(own, other);
    int64_t worth = 0;
    if (!othello->asks_end)
        return is_max ? difference : -difference;
    if (!othello->valuation.terms.suffice ||
        !HOT(moves_worth)(othello, own, other, difference, &worth))
        return HOT(slow_value)(othello, own, other, is_max);
    worth += HOT(discs_worth)(&othello->valuation.terms, own, other);
    return (double)(is_max ? worth : -worth);
}

/* A position whose moves are to be valued, and what its discs are worth. */
typedef struct Valued {
    const Othello *othello;
    uint64_t own, other;
    bool is_max;
    int difference;
    int64_t worth;
} Valued;

TARGET static inline Valued HOT(valued)(const Othello *othello, const PlycutState *state)
{
    const uint64_t own = state->word[0], other = state->word[1];
    return (Valued){.othello = othello,
                    .own = own,
                    .other = other,
                    .is_max = state->player == PLYCUT_MAX,
                    .difference = DIFFERENCE(own, other),
                    .worth = HOT(discs_worth)(&othello->valuation.terms, own, other)};
}

/* The value after a move. */
TARGET static inline double HOT(move_value)(const Valued *v, unsigned square)
{
    const Terms *terms = &v->othello->valuation.terms;
    const uint64_t flips = FLIPS(v->own, v->other, square);
    const uint64_t own = v->own ^ flips ^ UINT64_C(1) << square, other = v->other ^ flips;
    const int difference = v->difference + 1 + 2 * (int)COUNT(flips);
    int64_t worth = 0;
    if (!v->othello->asks_end)
        return v->is_max ? difference : -difference;
    if (!terms->suffice || !HOT(moves_worth)(v->othello, other, own, -difference, &worth))
        return HOT(slow_value)(v->othello, other, own, !v->is_max);
    worth = v->worth + terms->worth[square] + HOT(flips_worth)(terms, flips) - worth;
    return (double)(v->is_max ? worth : -worth);
}

#include "othello/hot_sort.h"

#include "othello/hot_last.h"
