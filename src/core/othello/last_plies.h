/* last_plies.h - the last plies of a search, all at once: a part of rules.c. */
#pragma once

/* Tell the search which leaf is the best of those looked at. */
static inline bool give_best_leaf(MostFlips most, double value, PlycutMoves *moves, BestLeaf *best)
{
    *moves = (PlycutMoves){.set = most.others};
    best->value = value;
    best->looked = best->nodes = (uint32_t)way_count(most.looked);
    best->length = 1;
    best->line[0] = most.square;
    return true;
}

/* Under most evaluations each move is made and valued. */
NEVER_INLINE static bool last_worths(const PlycutGame *game, const PlycutState *state,
                                     double enough, bool best_first, PlycutMoves *moves,
                                     BestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t squares = way_moves(state->word[0], state->word[1]) & othello->squares;
    const bool is_max = PLYCUT_BY_DECIDER(state->player, true, false);
    const int need = least_whole(is_max ? enough : -enough);
    const Valued valued = valued_position(othello, state);
    MostFlips most = {.others = squares};
    int value = INT_MIN;
    best->looked = 0;
    if (squares == 0 || !othello->valuation.terms.suffice)
        return othello_moves(game, state, moves);
    do {
        const unsigned square = (unsigned)__builtin_ctzll(most.others);
        const int found = move_value(&valued, square);
        most.square = found > value ? square : most.square;
        value = found > value ? found : value;
        most.others &= most.others - 1;
    } while (most.others != 0 && (best_first || value < need));
    if (best_first && value >= need)
        most.others = squares ^ UINT64_C(1) << most.square;
    most.looked = squares ^ most.others;
    return give_best_leaf(most, is_max ? value : -value, moves, best);
}

/* Under the plain disc difference a move's own disc and twice its flips are all that changes: the
 * best move is the one with the most flips. */
NEVER_INLINE static bool last_flips(const PlycutGame *game, const PlycutState *state, double enough,
                                    bool best_first, PlycutMoves *moves, BestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = PLYCUT_BY_DECIDER(state->player, true, false);
    const int difference = way_difference(own, other) + 1;
    const int missing = least_whole(is_max ? enough : -enough) - difference;
    const int flips = missing > 0 ? (missing + 1) / 2 : 0;
    const MostFlips most = most_flips(way_flip_counts(own, other),
                                      othello->squares & ~(own | other), flips, best_first);
    const int value = difference + 2 * most.flips;
    best->looked = 0;
    if (most.looked == 0)
        return othello_moves(game, state, moves);
    return give_best_leaf(most, is_max ? value : -value, moves, best);
}

/* PlycutFast.last_moves. */
static bool othello_last_moves(const PlycutGame *game, const PlycutState *state, double enough,
                               bool best_first, PlycutMoves *moves, BestLeaf *best)
{
    const Othello *othello = game->data;
    if (othello->asks_end)
        return last_worths(game, state, enough, best_first, moves, best);
    return last_flips(game, state, enough, best_first, moves, best);
}

/* ---- The end of the game --------------------------------------------------------------------- */

/* The value of a finished game. */
static inline double finished_value(const Othello *othello, uint64_t own, uint64_t other,
                                    bool is_max)
{
    const uint64_t max = is_max ? own : other, min = is_max ? other : own;
    return othello->asks_end ? valuation_end(&othello->valuation, max, min, othello->squares)
                             : way_difference(max, min);
}

/* With one empty square left there is no choice: the move, a pass and the move, or nothing. Appends the moves
 * to the line. */
static inline double finish_game(const Othello *othello, uint64_t own, uint64_t other, bool is_max,
                                 unsigned square, BestLeaf *best)
{
    const uint64_t empty = UINT64_C(1) << square;
    uint64_t flips = way_flips(own, other, square);
    if (flips != 0) {
        best->line[best->length++] = square;
        return finished_value(othello, own ^ flips ^ empty, other ^ flips, is_max);
    }
    flips = way_flips(other, own, square);
    if (flips != 0) {
        best->line[best->length++] = PLYCUT_PASS;
        best->line[best->length++] = square;
        return finished_value(othello, own ^ flips, other ^ flips ^ empty, is_max);
    }
    return finished_value(othello, own, other, is_max);
}

/* A node with one empty square. */
static inline bool last_one(const Othello *othello, const PlycutState *state, unsigned square,
                            PlycutMoves *moves, BestLeaf *best)
{
    const double value = finish_game(othello, state->word[0], state->word[1],
                                     PLYCUT_BY_DECIDER(state->player, true, false), square, best);
    *moves = (PlycutMoves){.set = 0};
    if (best->length == 0)
        return false;
    best->value = value;
    best->looked = 1;
    best->nodes = best->length;
    return true;
}

/* The same after a move to one of two empty squares. */
static inline BestLeaf before_last(const Othello *othello, const PlycutState *state,
                                   unsigned square, unsigned last)
{
    BestLeaf leaf = {.looked = 1, .length = 1, .line = {square}};
    uint64_t after[2];
    way_after(state->word, square, after);
    leaf.value = finish_game(othello, after[0], after[1],
                             PLYCUT_BY_DECIDER(state->player, false, true), last, &leaf);
    leaf.nodes = leaf.length;
    return leaf;
}

/* A node with two empty squares. A pass is left to the search. */
static inline bool last_two(const PlycutGame *game, const PlycutState *state, uint64_t empty,
                            double enough, Sort by, Sort then, PlycutMoves *moves, BestLeaf *best)
{
    const Othello *othello = game->data;
    const bool is_max = PLYCUT_BY_DECIDER(state->player, true, false);
    MoveRanks ranks;
    if (!othello_moves(game, state, moves))
        return false;
    const bool ranked = by != SORT_NOTHING && (moves->set & (moves->set - 1)) != 0;
    if (ranked && !othello_rank_moves(game, state, moves->set, by, then, &ranks))
        return true;
    while (moves->set != 0) {
        const uint64_t first = ranked ? ranked_first(&ranks, moves->set) : moves->set;
        const unsigned square = (unsigned)__builtin_ctzll(first);
        const uint64_t last = empty ^ UINT64_C(1) << square;
        const BestLeaf leaf = before_last(othello, state, square, (unsigned)__builtin_ctzll(last));
        const uint32_t looked = best->looked + 1, nodes = best->nodes + leaf.nodes;
        if (looked == 1 || (is_max ? leaf.value > best->value : leaf.value < best->value))
            *best = leaf;
        best->looked = looked;
        best->nodes = nodes;
        moves->set &= last;
        if (is_max ? best->value >= enough : best->value <= enough)
            break;
    }
    return true;
}

/* PlycutFast.end_moves. */
static bool othello_end_moves(const PlycutGame *game, const PlycutState *state, double enough,
                              Sort by, Sort then, PlycutMoves *moves, BestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t empty = othello->squares & ~(state->word[0] | state->word[1]);
    const uint64_t rest = empty & (empty - 1);
    best->looked = best->nodes = best->length = 0;
    if (empty == 0 || (rest & (rest - 1)) != 0)
        return othello_moves(game, state, moves);
    if (rest == 0)
        return last_one(othello, state, (unsigned)__builtin_ctzll(empty), moves, best);
    return last_two(game, state, empty, enough, by, then, moves, best);
}
