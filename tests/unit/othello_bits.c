/* Bitboards compared with a board of letters, square by square, over random positions. */
#include "othello/bits.h"
#include "othello_kit.h"

/* What own would flip by moving to a square of a board of size x size: one step at a time. */
static uint64_t slow_flips(uint64_t own, uint64_t other, int square, int size)
{
    uint64_t all = 0;
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            uint64_t line = 0;
            int row = square / 8 + dr, column = square % 8 + dc;
            while ((dr || dc) && row >= 0 && row < size && column >= 0 && column < size &&
                   (other >> (8 * row + column) & 1) != 0) {
                line |= UINT64_C(1) << (8 * row + column);
                row += dr;
                column += dc;
            }
            if (row >= 0 && row < size && column >= 0 && column < size &&
                (own >> (8 * row + column) & 1) != 0)
                all |= line;
        }
    }
    return all;
}

/* Random discs within a mask: by the round, few or many. */
static void random_discs(uint64_t *seed, int round, uint64_t mask, uint64_t *own, uint64_t *other)
{
    uint64_t some = next_random(seed), more = next_random(seed), colour = next_random(seed);
    uint64_t discs = round % 4 == 0 ? some & more : round % 4 == 1 ? some : some | more;
    if (round % 4 == 3)
        discs |= next_random(seed);
    if (round % 3 == 0)
        colour &= next_random(seed);
    *own = discs & colour & mask;
    *other = discs & ~colour & mask;
}

static void compare(int size, int rounds)
{
    const uint64_t mask = bits_board(size);
    uint64_t seed = 20240229;
    for (int round = 0; round < rounds; round++) {
        uint64_t own, other, moves = 0;
        random_discs(&seed, round, mask, &own, &other);
        for (uint64_t empty = mask & ~(own | other); empty != 0; empty &= empty - 1) {
            const int square = __builtin_ctzll(empty);
            const uint64_t flips = slow_flips(own, other, square, size);
            cr_assert_eq(bits_flips(own, other, (unsigned)square), flips,
                         "size %d: %llx %llx, square %d", size, (unsigned long long)own,
                         (unsigned long long)other, square);
            moves |= flips != 0 ? UINT64_C(1) << square : 0;
        }
        cr_assert_eq(bits_moves(own, other) & mask, moves, "size %d: %llx %llx", size,
                     (unsigned long long)own, (unsigned long long)other);
    }
}

Test(othello_bits, moves_and_flips_are_those_of_a_slow_board)
{
    compare(8, 20000);
    compare(6, 20000);
    compare(4, 20000);
}

Test(othello_bits, masks_of_boards)
{
    cr_expect_eq(bits_board(8), UINT64_MAX);
    cr_expect_eq(bits_board(6), UINT64_C(0x00003f3f3f3f3f3f));
    cr_expect_eq(bits_board(4), UINT64_C(0x0f0f0f0f));
}

Test(othello_bits, counts)
{
    uint64_t seed = 7;
    cr_expect_eq(bits_count(0), 0);
    cr_expect_eq(bits_count(UINT64_MAX), 64);
    cr_expect_eq(bits_difference(UINT64_MAX, 0), 64);
    cr_expect_eq(bits_difference(0, UINT64_MAX), -64);
    for (int round = 0; round < 10000; round++) {
        uint64_t own, other;
        random_discs(&seed, round, UINT64_MAX, &own, &other);
        cr_assert_eq(bits_count(own), __builtin_popcountll(own));
        cr_assert_eq(bits_difference(own, other),
                     __builtin_popcountll(own) - __builtin_popcountll(other));
    }
}

/* One of the board's eight symmetries: 1 mirrors left and right, 2 top and bottom, 4 the diagonal.
 */
static uint64_t turned(uint64_t discs, int symmetry, int size)
{
    uint64_t result = 0;
    for (; discs != 0; discs &= discs - 1) {
        int row = __builtin_ctzll(discs) / 8, column = __builtin_ctzll(discs) % 8;
        row = symmetry & 2 ? size - 1 - row : row;
        column = symmetry & 1 ? size - 1 - column : column;
        result |= UINT64_C(1) << (symmetry & 4 ? 8 * column + row : 8 * row + column);
    }
    return result;
}

Test(othello_bits, the_eight_symmetries_move_alike)
{
    uint64_t seed = 99;
    for (int round = 0; round < 3000; round++) {
        const int size = 4 + round % 3 * 2;
        const uint64_t mask = bits_board(size);
        uint64_t own, other;
        random_discs(&seed, round, mask, &own, &other);
        for (int symmetry = 1; symmetry < 8; symmetry++)
            cr_assert_eq(bits_moves(turned(own, symmetry, size), turned(other, symmetry, size)) &
                             mask,
                         turned(bits_moves(own, other) & mask, symmetry, size));
    }
}

/* Games too: values, leaves and passes are those of the turned board. */
Test(othello_bits, the_eight_symmetries_search_alike)
{
    PlycutGame game = game_of("othello:6x6:c2d2e1");
    const PlycutState root = game.root;
    Counts straight = {0};
    double value = search(&game, &root, 5, -INFINITY, INFINITY, true, &straight);
    for (int symmetry = 1; symmetry < 8; symmetry++) {
        Counts counts = {0};
        game.root.word[0] = turned(root.word[0], symmetry, 6);
        game.root.word[1] = turned(root.word[1], symmetry, 6);
        cr_expect_eq(search(&game, &game.root, 5, -INFINITY, INFINITY, true, &counts), value);
        cr_expect_eq(counts.leaves, straight.leaves);
        cr_expect_eq(counts.nodes, straight.nodes);
    }
    plycut_game_release(&game);
}
