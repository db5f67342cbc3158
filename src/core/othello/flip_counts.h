/* flip_counts.h - how many discs each move flips, and which flips most, for all moves at once.
 *
 * A run of the opponent's discs grows square by square from one's own along each direction; where it ends
 * in an empty square, a move there flips as many discs as it took steps. The numbers of all squares lie in
 * bit planes and are added as circuits add (a "bit-sliced" ripple-carry adder; Knuth, TAOCP 4A, 7.1.2 and
 * 7.1.3). `Boards` is a bitboard or a vector of them, `Step` a number of bits or one for each board of the vector: the
 * way that includes this header (way.h) says which. */
#pragma once

#include "othello/bits.h"

#include "game/fast.h"

/* ---- Counting, in each of the boards ---------------------------------------------------------- */

/* A number for each square: no move flips more than 19 discs. */
typedef struct Counts {
    Boards ones, twos, fours, eights, sixteens;
} Counts;

/* The bits that are set in two or three of them. */
ALWAYS_INLINE Boards carry_of(Boards a, Boards b, Boards c)
{
    return (a & b) | ((a ^ b) & c);
}

ALWAYS_INLINE Counts counts_add(Counts a, Counts b)
{
    const Boards two = a.ones & b.ones, four = carry_of(a.twos, b.twos, two);
    const Boards eight = carry_of(a.fours, b.fours, four);
    const Boards sixteen = carry_of(a.eights, b.eights, eight);
    return (Counts){a.ones ^ b.ones, a.twos ^ b.twos ^ two, a.fours ^ b.fours ^ four,
                    a.eights ^ b.eights ^ eight, a.sixteens ^ b.sixteens ^ sixteen};
}

/* The same for numbers whose sum is at most seven. */
ALWAYS_INLINE Counts counts_add_small(Counts a, Counts b)
{
    const Boards two = a.ones & b.ones;
    return (Counts){.ones = a.ones ^ b.ones,
                    .twos = a.twos ^ b.twos ^ two,
                    .fours = a.fours | b.fours | carry_of(a.twos, b.twos, two)};
}

/* The squares at the end of runs of one to six discs, as numbers. */
ALWAYS_INLINE Counts counts_of_runs(Boards one, Boards two, Boards three, Boards four, Boards five,
                                    Boards six)
{
    return (Counts){
        .ones = one | three | five, .twos = two | three | six, .fours = four | five | six};
}

/* What a move flips towards lower bits: the runs grow towards higher bits. */
ALWAYS_INLINE Counts counts_up(Boards mine, Boards theirs, Step step)
{
    const Boards one = (theirs & mine << step) << step, two = (theirs & one) << step;
    const Boards three = (theirs & two) << step, four = (theirs & three) << step;
    const Boards five = (theirs & four) << step, six = (theirs & five) << step;
    return counts_of_runs(one, two, three, four, five, six);
}

/* The other way round. */
ALWAYS_INLINE Counts counts_down(Boards mine, Boards theirs, Step step)
{
    const Boards one = (theirs & mine >> step) >> step, two = (theirs & one) >> step;
    const Boards three = (theirs & two) >> step, four = (theirs & three) >> step;
    const Boards five = (theirs & four) >> step, six = (theirs & five) >> step;
    return counts_of_runs(one, two, three, four, five, six);
}

/* Both ways along a line: at most six discs. */
ALWAYS_INLINE Counts counts_along(Boards mine, Boards theirs, Step step)
{
    return counts_add_small(counts_up(mine, theirs, step), counts_down(mine, theirs, step));
}

/* ---- Choosing, on one board ------------------------------------------------------------------- */

enum { FLIP_PLANES = 5 };

/* The squares whose number is at least `enough`: where adding what `enough` lacks to 32 carries. */
static inline uint64_t ranks_reach(const MoveRanks *ranks, int enough)
{
    const unsigned missing = enough > 32 ? 0 : enough < 1 ? 31 : (unsigned)(32 - enough);
    uint64_t carry = 0;
#pragma GCC unroll 5
    for (int i = 0; i < FLIP_PLANES; i++)
        carry = (missing >> i & 1) != 0 ? ranks->plane[i] | carry : ranks->plane[i] & carry;
    return carry;
}

static inline int ranks_at(const MoveRanks *ranks, unsigned square)
{
    uint64_t number = 0;
#pragma GCC unroll 5
    for (int i = FLIP_PLANES; i-- > 0;)
        number = 2 * number + (ranks->plane[i] >> square & 1);
    return (int)number;
}

/* The move that flips most discs, of those that were looked at. */
typedef struct MostFlips {
    uint64_t looked, others; /* moves that were looked at, and those that were not */
    unsigned square;         /* of equals the lowest */
    int flips;
} MostFlips;

/* The move to one of these empty squares that flips most, among those looked at: from the lowest or from the best to
 * the first that flips `enough`. If there is no move, nothing is looked at. */
ALWAYS_INLINE MostFlips most_flips(MoveRanks flips, uint64_t empty, int enough, bool best_first)
{
    const uint64_t *plane = flips.plane;
    const uint64_t flipping = plane[0] | plane[1] | plane[2] | plane[3] | plane[4];
    const uint64_t moves = flipping & empty;
    if (moves == 0)
        return (MostFlips){0};
    /* Two ways out: what chooses the best must not become a jump, because nothing predicts it. */
    const uint64_t reached = best_first ? 0 : ranks_reach(&flips, enough) & moves;
    if (reached != 0) {
        const unsigned square = (unsigned)__builtin_ctzll(reached);
        const uint64_t looked = moves & (reached ^ (reached - 1));
        return (MostFlips){looked, moves ^ looked, square, ranks_at(&flips, square)};
    }
    const unsigned square = (unsigned)__builtin_ctzll(ranked_first(&flips, moves));
    const int number = ranks_at(&flips, square);
    const uint64_t looked = number >= enough ? UINT64_C(1) << square : moves;
    return (MostFlips){looked, moves ^ looked, square, number};
}
