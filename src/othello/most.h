/* most.h - which move flips most, for all moves at once.
 *
 * A run of the opponent's discs grows square by square from one's own along each direction; where it ends
 * in an empty square, a move there flips as many discs as it took steps. The numbers of all squares lie in
 * bit planes and are added as circuits add (a "bit-sliced" ripple-carry adder; Knuth, TAOCP 4A, 7.1.2 and
 * 7.1.3). The file that includes this one has defined BOARDS, a bitboard or a vector of them, and TARGET. */
#ifndef OTHELLO_MOST_H
#define OTHELLO_MOST_H

#include "othello/bits.h"

/* ---- Counting, in each of the boards ---------------------------------------------------------- */

/* A number for each square: no move flips more than 19 discs. */
typedef struct Counts {
    BOARDS ones, twos, fours, eights, sixteens;
} Counts;

/* The bits that are set in two or three of them. */
TARGET ALWAYS_INLINE BOARDS carry_of(BOARDS a, BOARDS b, BOARDS c)
{
    return (a & b) | ((a ^ b) & c);
}

TARGET ALWAYS_INLINE Counts counts_add(Counts a, Counts b)
{
    const BOARDS two = a.ones & b.ones, four = carry_of(a.twos, b.twos, two);
    const BOARDS eight = carry_of(a.fours, b.fours, four);
    const BOARDS sixteen = carry_of(a.eights, b.eights, eight);
    return (Counts){a.ones ^ b.ones, a.twos ^ b.twos ^ two, a.fours ^ b.fours ^ four,
                    a.eights ^ b.eights ^ eight, a.sixteens ^ b.sixteens ^ sixteen};
}

/* The same for numbers whose sum is at most seven. */
TARGET ALWAYS_INLINE Counts counts_add_small(Counts a, Counts b)
{
    const BOARDS two = a.ones & b.ones;
    return (Counts){.ones = a.ones ^ b.ones,
                    .twos = a.twos ^ b.twos ^ two,
                    .fours = a.fours | b.fours | carry_of(a.twos, b.twos, two)};
}

/* The squares behind runs of one to six discs as numbers. */
TARGET ALWAYS_INLINE Counts counts_of_runs(BOARDS one, BOARDS two, BOARDS three, BOARDS four,
                                           BOARDS five, BOARDS six)
{
    return (Counts){.ones = one | three | five, .twos = two | three | six, .fours = four | five | six};
}

/* What a move flips towards lower bits: the runs grow towards higher bits. */
TARGET ALWAYS_INLINE Counts counts_up(BOARDS mine, BOARDS theirs, STEP step)
{
    const BOARDS one = (theirs & mine << step) << step, two = (theirs & one) << step;
    const BOARDS three = (theirs & two) << step, four = (theirs & three) << step;
    const BOARDS five = (theirs & four) << step, six = (theirs & five) << step;
    return counts_of_runs(one, two, three, four, five, six);
}

/* The other way round. */
TARGET ALWAYS_INLINE Counts counts_down(BOARDS mine, BOARDS theirs, STEP step)
{
    const BOARDS one = (theirs & mine >> step) >> step, two = (theirs & one) >> step;
    const BOARDS three = (theirs & two) >> step, four = (theirs & three) >> step;
    const BOARDS five = (theirs & four) >> step, six = (theirs & five) >> step;
    return counts_of_runs(one, two, three, four, five, six);
}

/* Both ways along a line: at most six discs. */
TARGET ALWAYS_INLINE Counts counts_line(BOARDS mine, BOARDS theirs, STEP step)
{
    return counts_add_small(counts_up(mine, theirs, step), counts_down(mine, theirs, step));
}

/* ---- Choosing, on one board ------------------------------------------------------------------- */

/* The numbers of one board's squares. */
typedef struct Planes {
    uint64_t ones, twos, fours, eights, sixteens;
} Planes;

/* Adding the same number on every square, one plane further: where that carries. */
static inline uint64_t carry_on(uint64_t carry, uint64_t plane, unsigned number, unsigned weight)
{
    return (number & weight) != 0 ? plane | carry : plane & carry;
}

/* The squares whose number is at least `enough`: where adding what `enough` lacks to 32 carries. */
static inline uint64_t planes_reach(const Planes *p, int enough)
{
    const unsigned missing = enough > 32 ? 0 : enough < 1 ? 31 : (unsigned)(32 - enough);
    uint64_t carry = carry_on(0, p->ones, missing, 1);
    carry = carry_on(carry, p->twos, missing, 2);
    carry = carry_on(carry, p->fours, missing, 4);
    carry = carry_on(carry, p->eights, missing, 8);
    return carry_on(carry, p->sixteens, missing, 16);
}

static inline int planes_at(const Planes *p, unsigned square)
{
    uint64_t number = p->sixteens >> square & 1;
    number = 2 * number + (p->eights >> square & 1);
    number = 2 * number + (p->fours >> square & 1);
    number = 2 * number + (p->twos >> square & 1);
    return (int)(2 * number + (p->ones >> square & 1));
}

/* Finding the greatest, one plane further: keep the squares that have its bit, if any have. */
static inline uint64_t keep_greater(uint64_t squares, uint64_t plane)
{
    return (squares & plane) != 0 ? squares & plane : squares;
}

/* Of at least one square, those with the greatest number. */
static inline uint64_t planes_greatest(const Planes *p, uint64_t squares)
{
    squares = keep_greater(squares, p->sixteens);
    squares = keep_greater(squares, p->eights);
    squares = keep_greater(squares, p->fours);
    squares = keep_greater(squares, p->twos);
    return keep_greater(squares, p->ones);
}

/* The moves to these squares, the one that flips most first; of equals those in `odd`, then the lowest. */
static inline size_t most_flips_first(Planes flips, uint64_t moves, uint64_t odd, uint32_t *list)
{
    size_t count = 0;
    while (moves != 0) {
        const uint64_t most = planes_greatest(&flips, moves);
        count += bits_list(most & odd, list + count);
        count += bits_list(most & ~odd, list + count);
        moves ^= most;
    }
    return count;
}

/* The move that flips most discs, of those that were looked at. */
typedef struct MostFlips {
    uint64_t looked, others; /* moves that were looked at, and those that were not */
    unsigned square;         /* of equals the lowest */
    int flips;
} MostFlips;

/* Of the moves to these empty squares, looked at from the lowest until one flips `enough`: that one flips
 * most of those up to it. Without a move nothing is looked at. */
ALWAYS_INLINE MostFlips most_flips(Planes flips, uint64_t empty, int enough)
{
    const uint64_t flipping = flips.ones | flips.twos | flips.fours | flips.eights | flips.sixteens;
    const uint64_t moves = flipping & empty;
    if (moves == 0)
        return (MostFlips){0};
    const uint64_t reached = planes_reach(&flips, enough) & moves;
    const uint64_t best = reached != 0 ? reached : planes_greatest(&flips, moves);
    const unsigned square = (unsigned)__builtin_ctzll(best);
    const uint64_t looked = moves & (reached ^ (reached - 1));
    return (MostFlips){looked, moves ^ looked, square, planes_at(&flips, square)};
}

#endif
