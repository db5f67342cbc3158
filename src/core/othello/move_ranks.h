/* move_ranks.h - the moves of a position ranked: a part of rules.c. */
#pragma once

/* The empty squares of regions with an odd number of them. Quarters stand in for the regions into which the discs
 * divide the board. */
static inline uint64_t odd_squares(const Othello *othello, const PlycutState *state)
{
    const uint64_t empty = othello->squares & ~(state->word[0] | state->word[1]);
    uint64_t odd = 0;
    for (int i = 0; i < 4; i++)
        odd |= othello->quarter[i] & (0 - (uint64_t)(way_count(empty & othello->quarter[i]) & 1));
    return odd & empty;
}

/* Give a move its number. */
enum { NUMBER_PLANES = 6, NUMBER_MOST = 63 };
static inline void ranks_put(MoveRanks *ranks, unsigned square, unsigned number)
{
#pragma GCC unroll 6
    for (unsigned i = 0; i < NUMBER_PLANES; i++)
        ranks->plane[i] |= (uint64_t)(number >> i & 1) << square;
}

/* The best value for the side to move first: a move's rank is the number of moves with a lower value. */
static inline void ranks_by_value(const Othello *othello, const PlycutState *state, uint64_t moves,
                                  MoveRanks *ranks)
{
    const Valued valued = valued_position(othello, state);
    int values[64];
    unsigned rank[64], square[64];
    size_t count = 0;
    for (; moves != 0; moves &= moves - 1, count++) {
        square[count] = (unsigned)__builtin_ctzll(moves);
        values[count] = move_value(&valued, square[count]);
        rank[count] = 0;
        for (size_t i = 0; i < count; i++) {
            rank[count] += values[i] < values[count];
            rank[i] += values[count] < values[i];
        }
    }
    for (size_t i = 0; i < count; i++)
        ranks_put(ranks, square[i], rank[i]);
}

/* The moves of own, those to the corners counted `weight` times; without a move 1 for a pass, 0 at the end. */
static inline uint32_t count_replies(const Othello *othello, uint64_t own, uint64_t other,
                                     uint32_t weight)
{
    const uint64_t moves = way_moves(own, other) & othello->squares;
    if (moves == 0)
        return (way_moves(other, own) & othello->squares) != 0;
    return (uint32_t)way_count(moves) +
           (weight - 1) * (uint32_t)way_count(moves & othello->corners);
}

enum { CORNER_WEIGHT = 2 };

/* The fewest replies first. */
static inline void ranks_by_replies(const Othello *othello, const PlycutState *state,
                                    uint64_t moves, uint32_t weight, MoveRanks *ranks)
{
    for (; moves != 0; moves &= moves - 1) {
        const unsigned square = (unsigned)__builtin_ctzll(moves);
        uint64_t after[2];
        way_after(state->word, square, after);
        ranks_put(ranks, square, NUMBER_MOST - count_replies(othello, after[0], after[1], weight));
    }
}

/* Of two orders, one is by parity; values are ranked only as whole numbers. */
static inline bool can_rank(const Othello *othello, Sort by, Sort then)
{
    const bool value = by == SORT_VALUE || then == SORT_VALUE;
    return (by == SORT_PARITY || then == SORT_PARITY || then == SORT_NOTHING) &&
           !(value && othello->asks_end && !othello->valuation.terms.suffice);
}

/* Under plain disc counting a move's rank is the number of its flips. */
NEVER_INLINE static void ranks_by_flips(const PlycutState *state, MoveRanks *ranks)
{
    *ranks = way_flip_counts(state->word[0], state->word[1]);
}

/* Rank by one thing. */
static inline void ranks_by(const Othello *othello, const PlycutState *state, uint64_t moves,
                            Sort by, MoveRanks *ranks)
{
    *ranks = (MoveRanks){{0}};
    if (by == SORT_REPLIES || by == SORT_MOBILITY)
        ranks_by_replies(othello, state, moves, by == SORT_REPLIES ? 1 : CORNER_WEIGHT, ranks);
    else if (by == SORT_VALUE && othello->asks_end)
        ranks_by_value(othello, state, moves, ranks);
    else if (by == SORT_VALUE)
        ranks_by_flips(state, ranks);
}

/* PlycutFast.ranked_moves. */
static bool othello_ranked_moves(const PlycutGame *game, const PlycutState *state,
                                 PlycutMoves *moves, MoveRanks *ranks, bool *ranked)
{
    const Othello *othello = game->data;
    *ranked = !othello->asks_end;
    if (othello->asks_end)
        return othello_moves(game, state, moves);
    ranks_by_flips(state, ranks);
    const uint64_t *flips = ranks->plane;
    const uint64_t flipping = flips[0] | flips[1] | flips[2] | flips[3] | flips[4];
    *moves = (PlycutMoves){.set = flipping & othello->squares & ~(state->word[0] | state->word[1])};
    return moves->set != 0 || othello_moves(game, state, moves);
}

/* PlycutFast.rank. Numbers take the planes from 0 on; parity has one of its own, above them or below. */
static bool othello_rank_moves(const PlycutGame *game, const PlycutState *state, uint64_t moves,
                               Sort by, Sort then, MoveRanks *ranks)
{
    const Othello *othello = game->data;
    if (!can_rank(othello, by, then))
        return false;
    ranks_by(othello, state, moves, by == SORT_PARITY ? then : by, ranks);
    if (by == SORT_PARITY)
        ranks->plane[NUMBER_PLANES] = odd_squares(othello, state);
    else if (then == SORT_PARITY) {
        const uint64_t *p = ranks->plane;
        *ranks = (MoveRanks){{odd_squares(othello, state), p[0], p[1], p[2], p[3], p[4], p[5]}};
    }
    return true;
}
