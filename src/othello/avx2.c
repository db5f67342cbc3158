/* Othello's hot rules for x86-64 processors with AVX2. */
#include "othello/othello.h"

#ifdef OTHELLO_AVX2
#include "othello/avx2.h"

#define HOT(name)              othello_##name##_avx2
#define TARGET                 TARGET_AVX2
#define BOARDS                 Four
#define STEP                   Four
#define MOVES                  avx2_moves
#define FLIPS                  avx2_flips
#define AFTER                  avx2_after
#define MADE                   avx2_made
#define FLIP_COUNTS            avx2_flip_counts
#define DIFFERENCE(own, other) (__builtin_popcountll(own) - __builtin_popcountll(other))
#define COUNT                  __builtin_popcountll
#include "othello/most.h"

/* The numbers of four boards, at most six each, as one number a square. */
TARGET static inline Counts counts_total(Counts c)
{
    c = counts_add(
        c, (Counts){four_halves(c.ones), four_halves(c.twos), four_halves(c.fours), {0}, {0}});
    return counts_add(c, (Counts){four_neighbours(c.ones),
                                  four_neighbours(c.twos),
                                  four_neighbours(c.fours),
                                  four_neighbours(c.eights),
                                  {0}});
}

/* As bits_flip_counts. */
TARGET ALWAYS_INLINE PlycutRanks avx2_flip_counts(uint64_t own, uint64_t other)
{
    const Four inner = {INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Counts c = counts_total(counts_line(four_of(own), four_of(other) & inner, STEPS));
    return (PlycutRanks){{four_first(c.ones), four_first(c.twos), four_first(c.fours),
                          four_first(c.eights), four_first(c.sixteens)}};
}

#include "othello/hot.h"

#endif
