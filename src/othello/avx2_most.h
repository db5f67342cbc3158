/* avx2_most.h - which move flips most, of all moves at once: no move is looked at by
 * itself.
 *
 * A run of the opponent's discs grows square by square from one's own along each of the eight
 * directions; where it ends in an empty square, a move there flips as many discs as it took steps.
 * The numbers of all squares stand in bit planes and are added as circuits add (a "bit-sliced"
 * ripple-carry adder; Knuth, TAOCP 4A, 7.1.2 and 7.1.3). */
#ifndef OTHELLO_AVX2_MOST_H
#define OTHELLO_AVX2_MOST_H

#include "othello/avx2.h"

/* A number for each square of each of four boards: no move flips more than 19 discs. */
typedef struct Counts {
    Four ones, twos, fours, eights, sixteens;
} Counts;

/* The bits that are set in two or three of them. */
TARGET_AVX2 static inline Four four_carry(Four a, Four b, Four c)
{
    return (a & b) | ((a ^ b) & c);
}

TARGET_AVX2 static inline Counts counts_add(Counts a, Counts b)
{
    const Four two = a.ones & b.ones, four = four_carry(a.twos, b.twos, two);
    const Four eight = four_carry(a.fours, b.fours, four);
    const Four sixteen = four_carry(a.eights, b.eights, eight);
    return (Counts){a.ones ^ b.ones, a.twos ^ b.twos ^ two, a.fours ^ b.fours ^ four,
                    a.eights ^ b.eights ^ eight, a.sixteens ^ b.sixteens ^ sixteen};
}

/* The same for numbers whose sum is at most seven. */
TARGET_AVX2 static inline Counts counts_add_small(Counts a, Counts b)
{
    const Four two = a.ones & b.ones;
    return (Counts){.ones = a.ones ^ b.ones,
                    .twos = a.twos ^ b.twos ^ two,
                    .fours = a.fours | b.fours | four_carry(a.twos, b.twos, two)};
}

/* What rays that come along the lines towards higher bits would flip. */
TARGET_AVX2 static inline Counts counts_up(Four mine, Four theirs)
{
    const Four one = theirs & mine << STEPS, two = theirs & one << STEPS;
    const Four three = theirs & two << STEPS, four = theirs & three << STEPS;
    const Four five = theirs & four << STEPS, six = theirs & five << STEPS;
    return (Counts){.ones = (one | three | five) << STEPS,
                    .twos = (two | three | six) << STEPS,
                    .fours = (four | five | six) << STEPS};
}

/* The same towards lower bits. */
TARGET_AVX2 static inline Counts counts_down(Four mine, Four theirs)
{
    const Four one = theirs & mine >> STEPS, two = theirs & one >> STEPS;
    const Four three = theirs & two >> STEPS, four = theirs & three >> STEPS;
    const Four five = theirs & four >> STEPS, six = theirs & five >> STEPS;
    return (Counts){.ones = (one | three | five) >> STEPS,
                    .twos = (two | three | six) >> STEPS,
                    .fours = (four | five | six) >> STEPS};
}

/* The boards of the upper half below, and those of the lower above. */
TARGET_AVX2 static inline Four four_halves(Four four)
{
    return (Four)_mm256_permute2x128_si256((__m256i)four, (__m256i)four, 1);
}

/* Neighbours change places. */
TARGET_AVX2 static inline Four four_neighbours(Four four)
{
    return (Four)_mm256_shuffle_epi32((__m256i)four, _MM_SHUFFLE(1, 0, 3, 2));
}

/* The numbers of four boards, at most six each, as one number a square. */
TARGET_AVX2 static inline Counts counts_total(Counts c)
{
    c = counts_add(c, (Counts){four_halves(c.ones), four_halves(c.twos), four_halves(c.fours),
                               {0}, {0}});
    return counts_add(c, (Counts){four_neighbours(c.ones), four_neighbours(c.twos),
                                  four_neighbours(c.fours), four_neighbours(c.eights), {0}});
}

/* The lowest of four boards. */
TARGET_AVX2 static inline uint64_t four_first(Four four)
{
    return (uint64_t)_mm_cvtsi128_si64(_mm256_castsi256_si128((__m256i)four));
}

/* The numbers of one board's squares. */
typedef struct Planes {
    uint64_t ones, twos, fours, eights, sixteens;
} Planes;

TARGET_AVX2 static inline Planes planes_first(Counts c)
{
    return (Planes){four_first(c.ones), four_first(c.twos), four_first(c.fours),
                    four_first(c.eights), four_first(c.sixteens)};
}

/* A plane further in adding the same number everywhere: where it carries. */
static inline uint64_t carry_on(uint64_t carry, uint64_t plane, unsigned number, unsigned weight)
{
    return (number & weight) != 0 ? plane | carry : plane & carry;
}

/* The squares whose number is so much or more: where what is missing from it to 32 carries over. */
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

/* A plane further in the search for the greatest: only those that have its bit, if some have. */
static inline uint64_t keep_greater(uint64_t squares, uint64_t plane)
{
    return (squares & plane) != 0 ? squares & plane : squares;
}

/* Of squares, of which there is one, those with the greatest number. */
static inline uint64_t planes_greatest(const Planes *p, uint64_t squares)
{
    squares = keep_greater(squares, p->sixteens);
    squares = keep_greater(squares, p->eights);
    squares = keep_greater(squares, p->fours);
    squares = keep_greater(squares, p->twos);
    return keep_greater(squares, p->ones);
}

/* How many discs a move to each square would flip. The planes must stay in registers. */
TARGET_AVX2 ALWAYS_INLINE Planes avx2_flip_counts(uint64_t own, uint64_t other)
{
    const Four inner = {INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Four mine = four_of(own), theirs = four_of(other) & inner;
    return planes_first(counts_total(counts_add_small(counts_up(mine, theirs), counts_down(mine, theirs))));
}

/* As bits_most_flips_first. */
TARGET_AVX2 static inline size_t avx2_most_flips_first(uint64_t own, uint64_t other, uint64_t moves,
                                                       uint64_t odd, uint32_t *list)
{
    const Planes p = avx2_flip_counts(own, other);
    size_t count = 0;
    while (moves != 0) {
        const uint64_t most = planes_greatest(&p, moves);
        count += bits_list(most & odd, list + count);
        count += bits_list(most & ~odd, list + count);
        moves ^= most;
    }
    return count;
}

/* As bits_most_flips. The first that flips enough flips most of those up to it. */
TARGET_AVX2 ALWAYS_INLINE MostFlips avx2_most_flips(uint64_t own, uint64_t other, uint64_t squares,
                                                    int enough)
{
    const Planes p = avx2_flip_counts(own, other);
    const uint64_t flipping = p.ones | p.twos | p.fours | p.eights | p.sixteens;
    const uint64_t moves = flipping & squares & ~(own | other);
    if (moves == 0)
        return (MostFlips){0};
    const uint64_t reached = planes_reach(&p, enough) & moves;
    const uint64_t best = reached != 0 ? reached : planes_greatest(&p, moves);
    const unsigned square = (unsigned)__builtin_ctzll(best);
    const uint64_t looked = moves & (reached ^ (reached - 1));
    return (MostFlips){looked, moves ^ looked, square, planes_at(&p, square)};
}

#endif
