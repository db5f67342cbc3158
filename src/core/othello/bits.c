/* The rays of every square, worked out by the compiler, and the masks of the boards. */
#include "othello/bits.h"

/* One square as a bit, nothing outside the board. */
#define SQUARE(column, row)                                                                        \
    ((column) >= 0 && (column) < 8 && (row) >= 0 && (row) < 8                                      \
         ? UINT64_C(1) << (((row)*8 + (column)) & 63)                                              \
         : 0)

/* Seven steps from a square. */
#define RAY(c, r, dc, dr)                                                                          \
    (SQUARE((c) + (dc), (r) + (dr)) | SQUARE((c) + 2 * (dc), (r) + 2 * (dr)) |                     \
     SQUARE((c) + 3 * (dc), (r) + 3 * (dr)) | SQUARE((c) + 4 * (dc), (r) + 4 * (dr)) |             \
     SQUARE((c) + 5 * (dc), (r) + 5 * (dr)) | SQUARE((c) + 6 * (dc), (r) + 6 * (dr)) |             \
     SQUARE((c) + 7 * (dc), (r) + 7 * (dr)))

#define RAYS(c, r)                                                                                 \
    {                                                                                              \
        [EAST] = RAY(c, r, 1, 0), [SOUTH_WEST] = RAY(c, r, -1, 1), [SOUTH] = RAY(c, r, 0, 1),      \
        [SOUTH_EAST] = RAY(c, r, 1, 1), [WEST] = RAY(c, r, -1, 0),                                 \
        [NORTH_EAST] = RAY(c, r, 1, -1), [NORTH] = RAY(c, r, 0, -1),                               \
        [NORTH_WEST] = RAY(c, r, -1, -1)                                                           \
    }

#define ROW(r)                                                                                     \
    RAYS(0, r), RAYS(1, r), RAYS(2, r), RAYS(3, r), RAYS(4, r), RAYS(5, r), RAYS(6, r), RAYS(7, r)

const _Alignas(64) uint64_t othello_rays[64][RAY_DIRECTIONS] = {ROW(0), ROW(1), ROW(2), ROW(3),
                                                                ROW(4), ROW(5), ROW(6), ROW(7)};

uint64_t bits_board(int size)
{
    const uint64_t row = (UINT64_C(1) << size) - 1;
    uint64_t squares = 0;
    for (int i = 0; i < size; i++)
        squares |= row << 8 * i;
    return squares;
}
