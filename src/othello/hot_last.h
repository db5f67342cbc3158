/* hot_last.h - the last plies of a search, all at once: a part of hot.h. */

/* Under the plain disc difference a move's own disc and twice its flips are all that changes: the
 * best move is the one with the most flips. */
TARGET static inline MostFlips HOT(most_flips)(const Othello *othello, const PlycutState *state,
                                               double enough, double *value)
{
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = state->player == PLYCUT_MAX;
    const int difference = DIFFERENCE(own, other) + 1;
    const int missing = least_difference(is_max ? enough : -enough) - difference;
    const MostFlips most =
        MOST_FLIPS(own, other, othello->squares, missing > 0 ? (missing + 1) / 2 : 0);
    const int best = difference + 2 * most.flips;
    *value = is_max ? best : -best;
    return most;
}

static inline bool reaches(bool is_max, double value, double enough)
{
    return is_max ? value >= enough : value <= enough;
}

/* By any other evaluation each move is made and valued. */
TARGET static inline MostFlips HOT(most_worth)(const Othello *othello, const PlycutState *state,
                                               double enough, double *value)
{
    const bool is_max = state->player == PLYCUT_MAX;
    const uint64_t squares = MOVES(state->word[0], state->word[1]) & othello->squares;
    const Valued valued = HOT(valued)(othello, state);
    MostFlips most = {.others = squares};
    *value = is_max ? -INFINITY : INFINITY;
    while (most.others != 0 && (most.others == squares || !reaches(is_max, *value, enough))) {
        const unsigned square = (unsigned)__builtin_ctzll(most.others);
        const double found = HOT(move_value)(&valued, square);
        if (is_max ? found > *value : found < *value) {
            *value = found;
            most.square = square;
        }
        most.others &= most.others - 1;
    }
    most.looked = squares ^ most.others;
    return most;
}

/* With the best first, nobody looks at the others if it is enough. */
TARGET bool HOT(last_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                            bool best_first, PlycutMoves *moves, PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    const bool is_max = state->player == PLYCUT_MAX;
    const double ask = !best_first ? enough : is_max ? INFINITY : -INFINITY;
    double value;
    MostFlips most = othello->asks_end ? HOT(most_worth)(othello, state, ask, &value)
                                       : HOT(most_flips)(othello, state, ask, &value);
    best->looked = 0;
    if (most.looked == 0)
        return HOT(moves)(game, state, moves);
    if (best_first && reaches(is_max, value, enough)) {
        most.others = most.looked & ~(UINT64_C(1) << most.square);
        most.looked = UINT64_C(1) << most.square;
    }
    const uint32_t looked = (uint32_t)COUNT(most.looked);
    *moves = (PlycutMoves){.set = most.others};
    best->value = value;
    best->looked = best->nodes = looked;
    best->length = 1;
    best->line[0] = most.square;
    return true;
}

/* ---- The end of the game --------------------------------------------------------------------- */

/* The value of a finished game. */
TARGET static inline double HOT(end_value)(const Othello *othello, uint64_t own, uint64_t other,
                                           bool is_max)
{
    const uint64_t max = is_max ? own : other, min = is_max ? other : own;
    return othello->asks_end ? valuation_end(&othello->valuation, max, min, othello->squares)
                             : DIFFERENCE(max, min);
}

/* One empty square is left, so nobody has a choice: the move, a pass and the move, or nothing. Appends the
 * moves to the line, of `length` moves before. */
TARGET static inline double HOT(finish)(const Othello *othello, uint64_t own, uint64_t other,
                                        bool is_max, unsigned square, PlycutBestLeaf *best)
{
    const uint64_t empty = UINT64_C(1) << square;
    uint64_t flips = FLIPS(own, other, square);
    if (flips != 0) {
        best->line[best->length++] = square;
        return HOT(end_value)(othello, own ^ flips ^ empty, other ^ flips, is_max);
    }
    flips = FLIPS(other, own, square);
    if (flips != 0) {
        best->line[best->length++] = PLYCUT_PASS;
        best->line[best->length++] = square;
        return HOT(end_value)(othello, own ^ flips, other ^ flips ^ empty, is_max);
    }
    return HOT(end_value)(othello, own, other, is_max);
}

/* A node with one empty square. */
TARGET static inline bool HOT(last_one)(const Othello *othello, const PlycutState *state,
                                        unsigned square, PlycutMoves *moves, PlycutBestLeaf *best)
{
    const double value = HOT(finish)(othello, state->word[0], state->word[1],
                                     state->player == PLYCUT_MAX, square, best);
    *moves = (PlycutMoves){.set = 0};
    if (best->length == 0)
        return false;
    best->value = value;
    best->looked = 1;
    best->nodes = best->length;
    return true;
}

/* The same after a move to one of two empty squares. */
TARGET static inline PlycutBestLeaf HOT(before_last)(const Othello *othello,
                                                     const PlycutState *state, unsigned square,
                                                     unsigned last)
{
    PlycutBestLeaf leaf = {.looked = 1, .length = 1, .line = {square}};
    uint64_t after[2];
    AFTER(state->word, square, after);
    leaf.value = HOT(finish)(othello, after[0], after[1], state->player != PLYCUT_MAX, last, &leaf);
    leaf.nodes = leaf.length;
    return leaf;
}

/* A node with two empty squares. A pass is left to the search. */
TARGET static inline bool HOT(last_two)(const PlycutGame *game, const PlycutState *state,
                                        uint64_t empty, double enough, PlycutSort by,
                                        PlycutSort then, PlycutMoves *moves, PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    const bool is_max = state->player == PLYCUT_MAX;
    PlycutMove list[2];
    if (!HOT(moves)(game, state, moves))
        return false;
    size_t count = bits_list(moves->set, list);
    if (count == 2 && by != PLYCUT_SORT_NOTHING && !HOT(sort)(game, state, *moves, by, then, list))
        return true;
    for (size_t i = 0; i < count; i++) {
        const uint64_t square = UINT64_C(1) << list[i];
        const PlycutBestLeaf leaf = HOT(before_last)(othello, state, list[i],
                                                     (unsigned)__builtin_ctzll(empty ^ square));
        const uint32_t looked = best->looked + 1, nodes = best->nodes + leaf.nodes;
        if (i == 0 || (is_max ? leaf.value > best->value : leaf.value < best->value))
            *best = leaf;
        best->looked = looked;
        best->nodes = nodes;
        moves->set ^= square;
        if (reaches(is_max, best->value, enough))
            break;
    }
    return true;
}

/* PlycutRules.end_moves. */
TARGET bool HOT(end_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                           PlycutSort by, PlycutSort then, PlycutMoves *moves, PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t empty = othello->squares & ~(state->word[0] | state->word[1]);
    const uint64_t rest = empty & (empty - 1);
    best->looked = best->nodes = best->length = 0;
    if (empty == 0 || (rest & (rest - 1)) != 0)
        return HOT(moves)(game, state, moves);
    if (rest == 0)
        return HOT(last_one)(othello, state, (unsigned)__builtin_ctzll(empty), moves, best);
    return HOT(last_two)(game, state, empty, enough, by, then, moves, best);
}
