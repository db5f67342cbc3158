/* The eight symmetries of a square board: rotations and reflections. Positions that differ only by one of them
 * need only one search (Allis 1994 on board games; in Othello, the four first moves). */
#include <plycut/game.h>

/* A symmetry is three steps in this order, each a bit of its number. */
enum { TRANSPOSED = 1, UPSIDE_DOWN = 2, LEFT_RIGHT = 4 };

/* Swap the bits of two masks that are `step` apart. */
static uint64_t swap_bits(uint64_t squares, uint64_t lower, int step)
{
    const uint64_t different = (squares ^ squares >> step) & lower;
    return squares ^ different ^ different << step;
}

/* Reflect in the diagonal from a1: columns become rows (Knuth, TAOCP 4A, 7.1.3). */
static uint64_t transposed(uint64_t squares)
{
    squares = swap_bits(squares, UINT64_C(0x00aa00aa00aa00aa), 7);
    squares = swap_bits(squares, UINT64_C(0x0000cccc0000cccc), 14);
    return swap_bits(squares, UINT64_C(0x00000000f0f0f0f0), 28);
}

static uint64_t upside_down(uint64_t squares, int side)
{
    return __builtin_bswap64(squares) >> 8 * (8 - side);
}

static uint64_t left_right(uint64_t squares, int side)
{
    squares = swap_bits(squares, UINT64_C(0x5555555555555555), 1);
    squares = swap_bits(squares, UINT64_C(0x3333333333333333), 2);
    return swap_bits(squares, UINT64_C(0x0f0f0f0f0f0f0f0f), 4) >> (8 - side);
}

uint64_t plycut_image(uint64_t squares, int side, unsigned symmetry)
{
    if (symmetry & TRANSPOSED)
        squares = transposed(squares);
    if (symmetry & UPSIDE_DOWN)
        squares = upside_down(squares, side);
    return symmetry & LEFT_RIGHT ? left_right(squares, side) : squares;
}

unsigned plycut_symmetry_back(unsigned symmetry)
{
    const unsigned swapped = (symmetry & UPSIDE_DOWN) << 1 | (symmetry & LEFT_RIGHT) >> 1;
    return symmetry & TRANSPOSED ? TRANSPOSED | swapped : symmetry;
}

unsigned plycut_symmetries(const uint64_t sets[2], int side)
{
    unsigned found = 0;
    for (unsigned i = 0; i < PLYCUT_SYMMETRIES; i++)
        if (plycut_image(sets[0], side, i) == sets[0] && plycut_image(sets[1], side, i) == sets[1])
            found |= 1u << i;
    return found;
}

unsigned plycut_least_image(const uint64_t sets[2], int side, unsigned symmetries,
                            uint64_t least[2])
{
    unsigned by = 0;
    least[0] = sets[0];
    least[1] = sets[1];
    for (unsigned i = 1; i < PLYCUT_SYMMETRIES; i++) {
        if (!(symmetries >> i & 1))
            continue;
        const uint64_t first = plycut_image(sets[0], side, i),
                       second = plycut_image(sets[1], side, i);
        if (first < least[0] || (first == least[0] && second < least[1])) {
            least[0] = first;
            least[1] = second;
            by = i;
        }
    }
    return by;
}
