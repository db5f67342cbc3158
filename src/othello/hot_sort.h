/* hot_sort.h - the moves of a position put in order: a part of hot.h. */

/* PlycutRules.odd_moves. Quarters stand in for the regions into which the discs divide the board. */
TARGET uint64_t HOT(odd_moves)(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    const uint64_t empty = othello->squares & ~(state->word[0] | state->word[1]);
    uint64_t odd = 0;
    for (int i = 0; i < 4; i++)
        odd |= othello->quarter[i] & (0 - (uint64_t)(COUNT(empty & othello->quarter[i]) & 1));
    return odd & empty;
}

/* The best first for the side to move; a stable insertion sort. */
TARGET static inline size_t HOT(sort_by_value)(const Othello *othello, const PlycutState *state,
                                               uint64_t moves, PlycutMove *list)
{
    const Valued valued = HOT(valued)(othello, state);
    int values[64];
    size_t count = 0;
    for (; moves != 0; moves &= moves - 1, count++) {
        const unsigned square = (unsigned)__builtin_ctzll(moves);
        const int value = HOT(move_value)(&valued, square);
        size_t place = count;
        for (; place > 0 && values[place - 1] < value; place--) {
            values[place] = values[place - 1];
            list[place] = list[place - 1];
        }
        values[place] = value;
        list[place] = square;
    }
    return count;
}

/* The moves of own, those to the corners counted `weight` times; without a move 1 for a pass, 0 at the end. */
TARGET static inline uint32_t HOT(count_moves)(const Othello *othello, uint64_t own, uint64_t other,
                                               uint32_t weight)
{
    const uint64_t moves = MOVES(own, other) & othello->squares;
    if (moves == 0)
        return (MOVES(other, own) & othello->squares) != 0;
    return (uint32_t)COUNT(moves) + (weight - 1) * (uint32_t)COUNT(moves & othello->corners);
}

#define CORNER_WEIGHT 2

/* PlycutRules.mobility. */
TARGET uint32_t HOT(mobility)(const PlycutGame *game, const PlycutState *state)
{
    return HOT(count_moves)(game->data, state->word[0], state->word[1], CORNER_WEIGHT);
}

/* The fewest replies first; those in `odd` before their equals. */
TARGET static inline size_t HOT(sort_by_replies)(const Othello *othello, const PlycutState *state,
                                                 uint64_t moves, uint32_t weight, uint64_t odd,
                                                 PlycutMove *list)
{
    Piles piles = {.used = 0};
    for (; moves != 0; moves &= moves - 1) {
        const unsigned square = (unsigned)__builtin_ctzll(moves);
        uint64_t after[2];
        AFTER(state->word, square, after);
        piles_put(&piles, HOT(count_moves)(othello, after[0], after[1], weight), square);
    }
    return piles_list(&piles, odd, list);
}

TARGET static inline size_t HOT(sort_by)(const Othello *othello, const PlycutState *state,
                                         uint64_t moves, PlycutSort by, uint64_t odd, PlycutMove *list)
{
    if (by == PLYCUT_SORT_REPLIES)
        return HOT(sort_by_replies)(othello, state, moves, 1, odd, list);
    if (by == PLYCUT_SORT_MOBILITY)
        return HOT(sort_by_replies)(othello, state, moves, CORNER_WEIGHT, odd, list);
    if (by == PLYCUT_SORT_VALUE && othello->asks_end)
        return HOT(sort_by_value)(othello, state, moves, list);
    if (by == PLYCUT_SORT_VALUE)
        return most_flips_first(FLIP_COUNTS(state->word[0], state->word[1]), moves, odd, list);
    return bits_list(moves, list);
}

/* PlycutRules.first. */
TARGET bool HOT(first)(const PlycutGame *game, const PlycutState *state, PlycutMoves moves,
                       PlycutSort by, PlycutSort then, PlycutMove *first)
{
    const Othello *othello = game->data;
    if (moves.set == 0 || by != PLYCUT_SORT_VALUE || then != PLYCUT_SORT_NOTHING || othello->asks_end)
        return false;
    const Planes flips = FLIP_COUNTS(state->word[0], state->word[1]);
    *first = (PlycutMove)__builtin_ctzll(planes_greatest(&flips, moves.set));
    return true;
}

/* Of two orders, one is by parity; values are sorted only as whole numbers, and only discs by parity too. */
static inline bool can_sort(const Othello *othello, PlycutSort by, PlycutSort then)
{
    const bool value = by == PLYCUT_SORT_VALUE || then == PLYCUT_SORT_VALUE;
    if (value && othello->asks_end && !othello->valuation.terms.suffice)
        return false;
    return by == PLYCUT_SORT_PARITY || then == PLYCUT_SORT_NOTHING ||
           (then == PLYCUT_SORT_PARITY && !(value && othello->asks_end));
}

/* PlycutRules.sort. */
TARGET size_t HOT(sort)(const PlycutGame *game, const PlycutState *state, PlycutMoves moves,
                        PlycutSort by, PlycutSort then, PlycutMove *list)
{
    const Othello *othello = game->data;
    if (!can_sort(othello, by, then))
        return 0;
    if (by != PLYCUT_SORT_PARITY && then != PLYCUT_SORT_PARITY)
        return HOT(sort_by)(othello, state, moves.set, by, moves.set, list);
    const uint64_t odd = HOT(odd_moves)(game, state);
    if (by != PLYCUT_SORT_PARITY)
        return HOT(sort_by)(othello, state, moves.set, by, odd, list);
    const size_t count = HOT(sort_by)(othello, state, moves.set & odd, then, odd, list);
    return count + HOT(sort_by)(othello, state, moves.set & ~odd, then, odd, list + count);
}
