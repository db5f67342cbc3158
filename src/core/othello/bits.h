/* Othello on bitboards: all moves at once by parallel prefix, all flips of a move by carries.
 *
 * Bit 8 * row + column is a square, bit 0 a1, bit 7 h1, bit 63 h8. Smaller boards lie in the corner
 * at a1; what is outside them is empty for both, so a line ends there as it ends at the edge of the
 * large board, and only the moves need the board's mask. `own` are the mover's discs, `other` the
 * opponent's.
 *
 * The fill is Kogge and Stone's (chessprogramming wiki, "Fill algorithms"), run along runs of
 * opposing discs; along a row eastwards one addition does it, because its carry runs through a
 * whole run. */
#pragma once

#include <stdint.h>

/* For what must stay in registers, and for what would crowd others out of them. */
#define ALWAYS_INLINE __attribute__((always_inline)) static inline
#define NEVER_INLINE  __attribute__((noinline))

/* An opposing disc in an outer column belongs to no line across the columns: no line runs round the edge. */
#define INNER_COLUMNS UINT64_C(0x7e7e7e7e7e7e7e7e)

/* The squares seen from a square in each direction, up to the edge: four towards higher bits, then
 * their opposites in the same order. A square's are one line of the processor's cache. */
typedef enum RayDirection {
    EAST,
    SOUTH_WEST,
    SOUTH,
    SOUTH_EAST,
    WEST,
    NORTH_EAST,
    NORTH,
    NORTH_WEST,
    RAY_DIRECTIONS
} RayDirection;
extern const _Alignas(64) uint64_t othello_rays[64][RAY_DIRECTIONS];

/* The difference of two counts of bits. Counted together: own and the complement of other. */
static inline int bits_difference(uint64_t own, uint64_t other)
{
    const uint64_t twos = UINT64_C(0x3333333333333333), fours = UINT64_C(0x0f0f0f0f0f0f0f0f);
    uint64_t a = own, b = ~other;
    a -= a >> 1 & UINT64_C(0x5555555555555555);
    b -= b >> 1 & UINT64_C(0x5555555555555555);
    a = (a & twos) + (a >> 2 & twos) + (b & twos) + (b >> 2 & twos);
    a = (a & fours) + (a >> 4 & fours);
    return (int)(a * UINT64_C(0x0101010101010101) >> 56) - 64;
}

/* How many bits are set, without asking the machine for an instruction that it may not have. */
static inline int bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* A board, and the same board turned upside down, on which northward lines are southward. */
typedef uint64_t Two __attribute__((vector_size(16)));

ALWAYS_INLINE Two two_of(uint64_t bits)
{
    return (Two){bits, __builtin_bswap64(bits)};
}

/* What is on the second board, turned back. */
ALWAYS_INLINE Two two_turned(Two two)
{
    return (Two){__builtin_bswap64(two[1]), 0};
}

/* The squares at the far end of runs of `other` that begin next to `own`, southwards along one
 * line: a run has at most six discs, so steps of 1, 1, 2 and 2 reach all of it. */
ALWAYS_INLINE Two two_ends(Two own, Two other, int step)
{
    const Two pairs = other & other << step;
    Two run = other & own << step;
    run |= other & run << step;
    run |= pairs & run << 2 * step;
    run |= pairs & run << 2 * step;
    return run << step;
}

/* The same both ways along the rows. */
static inline uint64_t bits_row_ends(uint64_t own, uint64_t inner)
{
    const uint64_t pairs = inner & inner >> 1;
    uint64_t down = inner & own >> 1;
    down |= inner & down >> 1;
    down |= pairs & down >> 2;
    down |= pairs & down >> 2;
    return (inner + (inner & own << 1)) | down >> 1;
}

/* The squares to which own may move on the 8x8 board; on a smaller board, those within its mask. */
static inline uint64_t bits_moves(uint64_t own, uint64_t other)
{
    const Two mine = two_of(own), theirs = two_of(other), inner = theirs & INNER_COLUMNS;
    const Two ends =
        two_ends(mine, inner, 7) | two_ends(mine, theirs, 8) | two_ends(mine, inner, 9);
    return (bits_row_ends(own, inner[0]) | ends[0] | two_turned(ends)[0]) & ~(own | other);
}

/* What a ray towards higher bits flips: the squares before the first that is not the opponent's, if
 * that one is own. */
ALWAYS_INLINE Two two_ray_flips(Two own, Two other, Two ray)
{
    const Two stops = ray & ~other, end = stops & (0 - stops) & own;
    return (end - ((0 - end) >> 63)) & ray;
}

/* The same towards lower bits, where no carry runs. */
static inline uint64_t bits_west_flips(uint64_t own, uint64_t other, uint64_t ray)
{
    const int zeros = __builtin_clzll((ray & ~other) | 1);
    const uint64_t end = (UINT64_C(1) << 63) >> zeros & own & ray;
    return (0 - end) << 1 & ray;
}

/* The discs that own flips by moving to the square (0 ... 63); 0: no legal move. */
static inline uint64_t bits_flips(uint64_t own, uint64_t other, unsigned square)
{
    const uint64_t *rays = othello_rays[square], *turned = othello_rays[square ^ 56];
    const Two mine = two_of(own), theirs = two_of(other);
    const Two flips = two_ray_flips(mine, theirs, (Two){rays[EAST], 0}) |
                      two_ray_flips(mine, theirs, (Two){rays[SOUTH_WEST], turned[SOUTH_WEST]}) |
                      two_ray_flips(mine, theirs, (Two){rays[SOUTH], turned[SOUTH]}) |
                      two_ray_flips(mine, theirs, (Two){rays[SOUTH_EAST], turned[SOUTH_EAST]});
    return bits_west_flips(own, other, rays[WEST]) | flips[0] | two_turned(flips)[0];
}

/* The discs after a move, those of the side now to move first. */
static inline void bits_after(const uint64_t now[2], unsigned square, uint64_t after[2])
{
    const uint64_t flips = bits_flips(now[0], now[1], square);
    const uint64_t own = now[0] ^ flips ^ UINT64_C(1) << square, other = now[1] ^ flips;
    after[0] = other;
    after[1] = own;
}

/* A move that was made: what it flips, the squares to which its player could move now, and those to which
 * the opponent may. */
typedef struct Made {
    uint64_t flips, moves, replies;
} Made;

static inline Made bits_made(uint64_t own, uint64_t other, unsigned square)
{
    const uint64_t flips = bits_flips(own, other, square);
    const uint64_t mine = own ^ flips ^ UINT64_C(1) << square, theirs = other ^ flips;
    return (Made){flips, bits_moves(mine, theirs), bits_moves(theirs, mine)};
}

/* The squares of a board of size x size, in the corner at a1. */
uint64_t bits_board(int size);

/* Its corners. */
static inline uint64_t bits_corners(int size)
{
    const int last = size - 1;
    const uint64_t row = 1 | UINT64_C(1) << last;
    return row | row << 8 * last;
}

/* The two rows, and the two columns, at its edge. */
static inline uint64_t bits_edge_rows(int size)
{
    const uint64_t row = (UINT64_C(1) << size) - 1;
    return row | row << 8 * (size - 1);
}

static inline uint64_t bits_edge_columns(int size)
{
    const uint64_t column = UINT64_C(0x0101010101010101);
    return column | column << (size - 1);
}
