/* Othello's hot rules for x86-64 processors with AVX2. */
#include "othello/othello.h"

#ifdef OTHELLO_AVX2
#include "othello/avx2_most.h"

#define HOT(name)              othello_##name##_avx2
#define TARGET                 TARGET_AVX2
#define MOVES                  avx2_moves
#define FLIPS                  avx2_flips
#define AFTER                  avx2_after
#define MADE                   avx2_made
#define MOST_FLIPS             avx2_most_flips
#define MOST_FLIPS_FIRST       avx2_most_flips_first
#define DIFFERENCE(own, other) (__builtin_popcountll(own) - __builtin_popcountll(other))
#define COUNT                  __builtin_popcountll
#include "othello/hot.h"

#endif
