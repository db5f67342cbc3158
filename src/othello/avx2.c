/* Othello's hot rules for x86-64 processors with AVX2. */
#include "othello/othello.h"

#ifdef OTHELLO_AVX2
#include "othello/avx2.h"

#define HOT(name)              othello_##name##_avx2
#define TARGET                 TARGET_AVX2
#define BOARDS                 Four
#define MOVES                  avx2_moves
#define FLIPS                  avx2_flips
#define AFTER                  avx2_after
#define MADE                   avx2_made
#define FLIP_COUNTS            avx2_flip_counts
#define DIFFERENCE(own, other) (__builtin_popcountll(own) - __builtin_popcountll(other))
#define COUNT                  __builtin_popcountll
#include "othello/most.h"

/* The boards of the upper half below, and those of the lower above. */
TARGET static inline Four four_halves(Four four)
{
    return (Four)_mm256_permute2x128_si256((__m256i)four, (__m256i)four, 1);
}

/* Neighbours change places. */
TARGET static inline Four four_neighbours(Four four)
{
    return (Four)_mm256_shuffle_epi32((__m256i)four, _MM_SHUFFLE(1, 0, 3, 2));
}

/* The numbers of four boards, at most six each, as one number a square. */
TARGET static inline Counts counts_total(Counts c)
{
    c = counts_add(c, (Counts){four_halves(c.ones), four_halves(c.twos), four_halves(c.fours),
                               {0}, {0}});
    return counts_add(c, (Counts){four_neighbours(c.ones), four_neighbours(c.twos),
                                  four_neighbours(c.fours), four_neighbours(c.eights), {0}});
}

/* The lowest of four boards. */
TARGET static inline uint64_t four_first(Four four)
{
    return (uint64_t)_mm_cvtsi128_si64(_mm256_castsi256_si128((__m256i)four));
}

/* As bits_flip_counts. */
TARGET ALWAYS_INLINE Planes avx2_flip_counts(uint64_t own, uint64_t other)
{
    const Four inner = {INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Counts c = counts_total(counts_line(four_of(own), four_of(other) & inner, STEPS));
    return (Planes){four_first(c.ones), four_first(c.twos), four_first(c.fours),
                    four_first(c.eights), four_first(c.sixteens)};
}

#include "othello/hot.h"

#endif
