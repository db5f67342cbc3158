/* hot.h - the rules that a search asks at every node, written once and compiled for each
 * kind of processor. The file that includes it has defined HOT(name), the names of these functions;
 * TARGET, the attribute of what it compiles; MOVES, FLIPS, AFTER, MADE, FLIP_COUNTS,
 * DIFFERENCE and COUNT, as bits_moves, bits_flips, bits_after, bits_made, bits_flip_counts,
 * bits_difference, bits_count. It has included most.h. */
#include "othello/othello.h"

#include <limits.h>
#include <math.h>

/* The least whole number that is at least this value; beyond the possible values, BEYOND. */
static inline int least_whole(double value)
{
    enum { BEYOND = INT_MAX / 2 };
    if (!(value > -BEYOND && value < BEYOND))
        return value > 0 ? BEYOND : -BEYOND;
    const int whole = (int)value;
    return whole + (whole < value);
}

TARGET NEVER_INLINE bool HOT(moves)(const PlycutGame *game, const PlycutState *state,
                                    PlycutMoves *moves)
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

/* ---- Values ---------------------------------------------------------------------------------- */

static inline int sign_of(int number)
{
    return (number > 0) - (number < 0);
}

/* What the value counts besides the discs on their squares, for own. If the terms do not count mobility,
 * the moves need not be known. */
TARGET static inline int HOT(rest_worth)(const Terms *terms, uint64_t moves, uint64_t replies,
                                         int difference)
{
    const int mobility = terms->mobility == 0 ? 0 : terms->mobility * DIFFERENCE(moves, replies);
    return mobility + (terms->majority == 0 ? 0 : terms->majority * sign_of(difference));
}

TARGET double HOT(value)(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    const Valuation *valuation = &othello->valuation;
    const Terms *terms = &valuation->terms;
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = state->player == PLYCUT_MAX;
    const int difference = DIFFERENCE(own, other);
    if (!othello->asks_end)
        return is_max ? difference : -difference;
    const uint64_t moves = MOVES(own, other) & othello->squares;
    const uint64_t replies = MOVES(other, own) & othello->squares;
    const Sides sides = {.max = is_max ? own : other,
                         .min = is_max ? other : own,
                         .squares = othello->squares,
                         .size = othello->size,
                         .max_moves = is_max};
    if ((moves | replies) == 0)
        return valuation_end(valuation, sides.max, sides.min, sides.squares);
    if (!terms->suffice)
        return weights_value(valuation->weights, &sides);
    const int worth = terms_worth(terms, own) - terms_worth(terms, other) +
                      HOT(rest_worth)(terms, moves, replies, difference);
    return is_max ? worth : -worth;
}

/* A position whose moves are to be valued, and what its discs are worth, for own. The terms
 * suffice. */
typedef struct Valued {
    const Othello *othello;
    uint64_t own, other;
    int difference, worth;
} Valued;

TARGET static inline Valued HOT(valued)(const Othello *othello, const PlycutState *state)
{
    const Terms *terms = &othello->valuation.terms;
    const uint64_t own = state->word[0], other = state->word[1];
    return (Valued){.othello = othello,
                    .own = own,
                    .other = other,
                    .difference = DIFFERENCE(own, other),
                    .worth = terms_worth(terms, own) - terms_worth(terms, other)};
}

/* Can neither move? Nearly always one of them can flip a single disc along a column. */
TARGET static inline bool HOT(is_over)(uint64_t squares, uint64_t own, uint64_t other)
{
    const uint64_t up = (own << 8 & other) | (other << 8 & own);
    const uint64_t down = (own >> 8 & other) | (other >> 8 & own);
    return ((up << 8 | down >> 8) & squares & ~(own | other)) == 0 &&
           ((MOVES(own, other) | MOVES(other, own)) & squares) == 0;
}

/* The value after a move, for own, by an evaluation whose finished games have values of their own. */
TARGET ALWAYS_INLINE int HOT(move_value)(const Valued *v, unsigned square)
{
    const Terms *terms = &v->othello->valuation.terms;
    const uint64_t squares = v->othello->squares, place = UINT64_C(1) << square;
    const Made made = terms->mobility != 0 ? MADE(v->own, v->other, square)
                                           : (Made){.flips = FLIPS(v->own, v->other, square)};
    const uint64_t own = v->own ^ made.flips ^ place, other = v->other ^ made.flips;
    if (terms->mobility != 0 ? ((made.moves | made.replies) & squares) == 0
                             : HOT(is_over)(squares, own, other))
        return (int)valuation_end(&v->othello->valuation, own, other, squares);
    return v->worth + terms->worth[square] + 2 * terms_worth(terms, made.flips) +
           HOT(rest_worth)(terms, made.moves & squares, made.replies & squares,
                           v->difference + 1 + 2 * (int)COUNT(made.flips));
}

#include "othello/hot_rank.h"

#include "othello/hot_last.h"
