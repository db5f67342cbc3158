/* way_portable.h - the way of any processor (way.h): the functions of bits.h. */
#pragma once

#include "othello/bits.h"

typedef Two Boards;
typedef int Step;

#include "othello/flip_counts.h"

#define way_moves      bits_moves
#define way_flips      bits_flips
#define way_after      bits_after
#define way_made       bits_made
#define way_count      bits_count
#define way_difference bits_difference

/* The numbers of a board and of the board turned upside down as one number a square. */
static inline Counts counts_of_two(Counts c)
{
    return counts_add(c, (Counts){two_turned(c.ones), two_turned(c.twos), two_turned(c.fours),
                                  two_turned(c.eights), two_turned(c.sixteens)});
}

/* How many discs a move to each square would flip. Rows are counted on one of the boards only. */
ALWAYS_INLINE MoveRanks way_flip_counts(uint64_t own, uint64_t other)
{
    const Two mine = two_of(own), theirs = two_of(other), inner = theirs & INNER_COLUMNS;
    const Counts diagonals = counts_add(counts_up(mine, inner, 7), counts_up(mine, inner, 9));
    const Counts straight =
        counts_add(counts_up(mine, theirs, 8), counts_along((Two){own, 0}, inner, 1));
    const Counts c = counts_of_two(counts_add(diagonals, straight));
    return (MoveRanks){{c.ones[0], c.twos[0], c.fours[0], c.eights[0], c.sixteens[0]}};
}

/* Leaves below a position: at the last ply the moves are counted, not played. Without a move,
 * the pass or the finished game is the leaf. */
static uint64_t way_leaves(uint64_t own, uint64_t other, uint64_t squares, int plies)
{
    const uint64_t moves = bits_moves(own, other) & squares;
    if (plies == 1)
        return moves == 0 ? 1 : (uint64_t)bits_count(moves);
    if (moves == 0)
        return (bits_moves(other, own) & squares) == 0 ? 1
                                                       : way_leaves(other, own, squares, plies - 1);
    uint64_t leaves = 0;
    for (uint64_t left = moves; left != 0; left &= left - 1) {
        const unsigned square = (unsigned)__builtin_ctzll(left);
        const uint64_t flips = bits_flips(own, other, square);
        leaves +=
            way_leaves(other ^ flips, own ^ flips ^ UINT64_C(1) << square, squares, plies - 1);
    }
    return leaves;
}
