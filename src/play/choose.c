/* Players that look at their next move only: random, greedy, and the simple heuristics of a 2011
 * series on Reversi players. */
#include "play/contestant.h"

#include "othello/bits.h"

#include <limits.h>

PlycutMove choose_random(const Choice *choice)
{
    return dice_square(choice->dice, choice->moves);
}

/* The squares of the highest rank, one of which is drawn. */
static PlycutMove choose_highest(const Choice *choice,
                                 int (*rank)(const Choice *choice, PlycutMove move))
{
    uint64_t best = 0;
    int highest = INT_MIN;
    for (uint64_t left = choice->moves; left != 0; left &= left - 1) {
        const int ranked = rank(choice, (PlycutMove)__builtin_ctzll(left));
        if (ranked > highest)
            best = 0;
        if (ranked >= highest) {
            highest = ranked;
            best |= left & (0 - left);
        }
    }
    return dice_square(choice->dice, best);
}

/* A move's disc is the same for all: the flips tell. */
static int rank_by_flips(const Choice *choice, PlycutMove move)
{
    return bits_count(bits_flips(choice->own, choice->other, move));
}

PlycutMove choose_greedy(const Choice *choice)
{
    return choose_highest(choice, rank_by_flips);
}

/* The quadrant at a1; a smaller board has the part of it next to its corner. */
static int rank_by_square(const Choice *choice, PlycutMove move)
{
    static const int ranks[4][4] = {{8, 2, 7, 4}, {2, 1, 3, 4}, {7, 3, 6, 5}, {4, 4, 5, 0}};
    const int column = (int)move % 8, row = (int)move / 8, last = choice->size - 1;
    return ranks[row < last - row ? row : last - row]
                [column < last - column ? column : last - column];
}

PlycutMove choose_heuristic(const Choice *choice)
{
    return choose_highest(choice, rank_by_square);
}
