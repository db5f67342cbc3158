/* Othello's rules, as a search asks for them at every node. This file is compiled for any processor, and once more for
 * one with AVX2 (way.h); a game takes the rules that its processor is good for (othello.c). */
#include "othello/way.h"
#include "othello/othello.h"

#include <limits.h>

/* The least whole number that is at least this value; beyond the possible values, BEYOND. */
static inline int least_whole(double value)
{
    enum { BEYOND = INT_MAX / 2 };
    if (!(value > -BEYOND && value < BEYOND))
        return value > 0 ? BEYOND : -BEYOND;
    const int whole = (int)value;
    return whole + (whole < value);
}

NEVER_INLINE static bool othello_moves(const PlycutGame *game, const PlycutState *state,
                                       PlycutMoves *moves)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    *moves = (PlycutMoves){.set = way_moves(own, other) & othello->squares};
    if (moves->set != 0)
        return true;
    if ((way_moves(other, own) & othello->squares) == 0)
        return false;
    moves->next = PLYCUT_PASS;
    moves->end = PLYCUT_PASS + 1;
    return true;
}

static void othello_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                         PlycutState *child)
{
    (void)game;
    *child = (PlycutState){
        .word = {state->word[1], state->word[0]},
        .ply = state->ply + 1,
        .player = PLYCUT_BY_DECIDER(state->player, PLYCUT_MIN, PLYCUT_MAX),
    };
    if (move != PLYCUT_PASS)
        way_after(state->word, move, child->word);
}

/* ---- Values ---------------------------------------------------------------------------------- */

static inline int sign_of(int number)
{
    return (number > 0) - (number < 0);
}

/* What the value counts besides the discs on their squares, for own. If the terms do not count mobility,
 * the moves need not be known. */
static inline int rest_worth(const Terms *terms, uint64_t moves, uint64_t replies, int difference)
{
    const int mobility =
        terms->mobility == 0 ? 0 : terms->mobility * way_difference(moves, replies);
    return mobility + (terms->majority == 0 ? 0 : terms->majority * sign_of(difference));
}

static double othello_value(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    const Valuation *valuation = &othello->valuation;
    const Terms *terms = &valuation->terms;
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = PLYCUT_BY_DECIDER(state->player, true, false);
    const int difference = way_difference(own, other);
    if (!othello->asks_end)
        return is_max ? difference : -difference;
    const uint64_t moves = way_moves(own, other) & othello->squares;
    const uint64_t replies = way_moves(other, own) & othello->squares;
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
                      rest_worth(terms, moves, replies, difference);
    return is_max ? worth : -worth;
}

/* A position whose moves are to be valued, and what its discs are worth, for own. The terms
 * suffice. */
typedef struct Valued {
    const Othello *othello;
    uint64_t own, other;
    int difference, worth;
} Valued;

static inline Valued valued_position(const Othello *othello, const PlycutState *state)
{
    const Terms *terms = &othello->valuation.terms;
    const uint64_t own = state->word[0], other = state->word[1];
    return (Valued){.othello = othello,
                    .own = own,
                    .other = other,
                    .difference = way_difference(own, other),
                    .worth = terms_worth(terms, own) - terms_worth(terms, other)};
}

/* Can neither move? Nearly always one of them can flip a single disc along a column. */
static inline bool is_game_over(uint64_t squares, uint64_t own, uint64_t other)
{
    const uint64_t up = (own << 8 & other) | (other << 8 & own);
    const uint64_t down = (own >> 8 & other) | (other >> 8 & own);
    return ((up << 8 | down >> 8) & squares & ~(own | other)) == 0 &&
           ((way_moves(own, other) | way_moves(other, own)) & squares) == 0;
}

/* The value after a move, for own, by an evaluation whose finished games have values of their own. */
ALWAYS_INLINE int move_value(const Valued *v, unsigned square)
{
    const Terms *terms = &v->othello->valuation.terms;
    const uint64_t squares = v->othello->squares, place = UINT64_C(1) << square;
    const Made made = terms->mobility != 0 ? way_made(v->own, v->other, square)
                                           : (Made){.flips = way_flips(v->own, v->other, square)};
    const uint64_t own = v->own ^ made.flips ^ place, other = v->other ^ made.flips;
    if (terms->mobility != 0 ? ((made.moves | made.replies) & squares) == 0
                             : is_game_over(squares, own, other))
        return (int)valuation_end(&v->othello->valuation, own, other, squares);
    return v->worth + terms->worth[square] + 2 * terms_worth(terms, made.flips) +
           rest_worth(terms, made.moves & squares, made.replies & squares,
                      v->difference + 1 + 2 * (int)way_count(made.flips));
}

/* ---- Fast answers ---------------------------------------------------------------------------- */

#include "othello/move_ranks.h"

#include "othello/last_plies.h"

static uint64_t othello_leaves(const PlycutGame *game, const PlycutState *state, int plies)
{
    const Othello *othello = game->data;
    return plies == 0 ? 1 : way_leaves(state->word[0], state->word[1], othello->squares, plies);
}

static const PlycutFast FAST = {
    .last_moves = FOR_QUIET(othello_last_moves),
    .end_moves = FOR_QUIET(othello_end_moves),
    .rank = othello_rank_moves,
    .ranked_moves = FOR_QUIET(othello_ranked_moves),
    .leaves = othello_leaves,
};

#ifdef WAY_AVX2
#define RULES othello_rules_avx2
#else
#define RULES othello_rules
#endif

const PlycutRules RULES = {
    .name = "othello",
    .summary = "Othello (Reversi) on 8x8, 6x6 and 4x4 boards",
    .syntax = "othello:start, othello:f5d6c3, othello:SQUARES X [f5d6], othello:4x4, "
              "othello:6x6:SQUARES X",
    .board = &othello_on_board,
    .sides = &othello_sides,
    .parse = othello_parse,
    .release = othello_release,
    .moves = othello_moves,
    .play = othello_play,
    .value = othello_value,
    .fast = &FAST,
    .instability = othello_instability,
    .instability_words =
        {.more = "its last move flipped more than {instability} {instability:disc|discs}, or "
                 "the side to move can take a corner",
         .is = "its last move flipped {instability} {instability:disc|discs}",
         .infinite = "the side to move can take a corner"},
    .plies_left = othello_plies_left,
    .admits = othello_admits,
    .path_width = othello_path_width,
    .step = square_step,
    .node_name = square_node_name,
    .valuation = othello_valuation,
    .value_by = othello_value_by,
    .spec = othello_spec,
    .write_problem = othello_write_problem,
};
