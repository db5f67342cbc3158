/* hot_last.h - the last plies of a search, all at once: a part of hot.h. */

static inline bool reaches(bool is_max, double value, double enough)
{
    return is_max ? value >= enough : value <= enough;
}

/* Tell the search which leaf is the best of those looked at. */
TARGET static inline bool HOT(give_last)(MostFlips most, double value, PlycutMoves *moves,
                                         PlycutBestLeaf *best)
{
    *moves = (PlycutMoves){.set = most.others};
    best->value = value;
    best->looked = best->nodes = (uint32_t)COUNT(most.looked);
    best->length = 1;
    best->line[0] = most.square;
    return true;
}

/* Under most evaluations each move is made and valued. */
TARGET NEVER_INLINE static bool HOT(last_worths)(const PlycutGame *game, const PlycutState *state,
                                                 double enough, bool best_first, PlycutMoves *moves,
                                                 PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t squares = MOVES(state->word[0], state->word[1]) & othello->squares;
    const bool is_max = state->player == PLYCUT_MAX;
    const int need = least_whole(is_max ? enough : -enough);
    const Valued valued = HOT(valued)(othello, state);
    MostFlips most = {.others = squares};
    int value = INT_MIN;
    best->looked = 0;
    if (squares == 0 || !othello->valuation.terms.suffice)
        return HOT(moves)(game, state, moves);
    do {
        const unsigned square = (unsigned)__builtin_ctzll(most.others);
        const int found = HOT(move_value)(&valued, square);
        most.square = found > value ? square : most.square;
        value = found > value ? found : value;
        most.others &= most.others - 1;
    } while (most.others != 0 && (best_first || value < need));
    if (best_first && value >= need)
        most.others = squares ^ UINT64_C(1) << most.square;
    most.looked = squares ^ most.others;
    return HOT(give_last)(most, is_max ? value : -value, moves, best);
}

/* Under the plain disc difference a move's own disc and twice its flips are all that changes: the
 * best move is the one with the most flips. */
TARGET NEVER_INLINE static bool HOT(last_flips)(const PlycutGame *game, const PlycutState *state,
                                                double enough, bool best_first, PlycutMoves *moves,
                                                PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    const uint64_t own = state->word[0], other = state->word[1];
    const bool is_max = state->player == PLYCUT_MAX;
    const int difference = DIFFERENCE(own, other) + 1;
    const int missing = least_whole(is_max ? enough : -enough) - difference;
    const int flips = missing > 0 ? (missing + 1) / 2 : 0;
    const MostFlips most =
        most_flips(FLIP_COUNTS(own, other), othello->squares & ~(own | other), flips, best_first);
    const int value = difference + 2 * most.flips;
    best->looked = 0;
    if (most.looked == 0)
        return HOT(moves)(game, state, moves);
    return HOT(give_last)(most, is_max ? value : -value, moves, best);
}

/* PlycutRules.last_moves. */
TARGET bool HOT(last_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                            bool best_first, PlycutMoves *moves, PlycutBestLeaf *best)
{
    const Othello *othello = game->data;
    if (othello->asks_end)
        return HOT(last_worths)(game, state, enough, best_first, moves, best);
    return HOT(last_flips)(game, state, enough, best_first, moves, best);
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

/* With one empty square left there is no choice: the move, a pass and the move, or nothing. Appends the moves
 * to the line. */
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
TARGET static inline PlycutBestLeaf
HOT(before_last)(const Othello *othello, const PlycutState *state, unsigned square, unsigned last)
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
    PlycutRanks ranks;
    if (!HOT(moves)(game, state, moves))
        return false;
    const bool ranked = by != PLYCUT_SORT_NOTHING && (moves->set & (moves->set - 1)) != 0;
    if (ranked && !HOT(rank)(game, state, moves->set, by, then, &ranks))
        return true;
    while (moves->set != 0) {
        const uint64_t first = ranked ? plycut_ranks_first(&ranks, moves->set) : moves->set;
        const unsigned square = (unsigned)__builtin_ctzll(first);
        const uint64_t last = empty ^ UINT64_C(1) << square;
        const PlycutBestLeaf leaf =
            HOT(before_last)(othello, state, square, (unsigned)__builtin_ctzll(last));
        const uint32_t looked = best->looked + 1, nodes = best->nodes + leaf.nodes;
        if (looked == 1 || (is_max ? leaf.value > best->value : leaf.value < best->value))
            *best = leaf;
        best->looked = looked;
        best->nodes = nodes;
        moves->set &= last;
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
