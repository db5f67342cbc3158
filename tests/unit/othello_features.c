/* Features of Othello compared with slow versions on arrays, also on turned and mirrored boards and
 * with colours exchanged. */
#include "othello/evaluation.h"
#include "othello/bits.h"
#include "othello_kit.h"

/* A board as a student would write it: 1 MAX, -1 MIN, 0 empty, in rows of the board's size. */
typedef struct Slow {
    int size, mover;
    int square[8][8];
} Slow;

static Slow slow_of(const Sides *sides)
{
    Slow slow = {.size = sides->size, .mover = sides->max_moves ? 1 : -1};
    for (int i = 0; i < 64; i++)
        slow.square[i / 8][i % 8] = (int)(sides->max >> i & 1) - (int)(sides->min >> i & 1);
    return slow;
}

static bool on_board(const Slow *slow, int row, int column)
{
    return row >= 0 && row < slow->size && column >= 0 && column < slow->size;
}

static bool is(const Slow *slow, int row, int column, int what)
{
    return on_board(slow, row, column) && slow->square[row][column] == what;
}

/* The sum of a function of each square. */
typedef int OfSquare(const Slow *slow, int row, int column, int side);

static int sum(const Slow *slow, OfSquare *of_square, int side)
{
    int total = 0;
    for (int row = 0; row < slow->size; row++)
        for (int column = 0; column < slow->size; column++)
            total += of_square(slow, row, column, side);
    return total;
}

static int count_beside(const Slow *slow, int row, int column, int what)
{
    int count = 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++)
            count += (dr != 0 || dc != 0) && is(slow, row + dr, column + dc, what);
    return count;
}

static int of_discs(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side);
}

static int of_mobility(const Slow *slow, int row, int column, int side)
{
    if (!is(slow, row, column, 0))
        return 0;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++) {
            int steps = 1;
            while ((dr != 0 || dc != 0) && is(slow, row + steps * dr, column + steps * dc, -side))
                steps++;
            if (steps > 1 && is(slow, row + steps * dr, column + steps * dc, side))
                return 1;
        }
    return 0;
}

static int of_potential(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, 0) && count_beside(slow, row, column, -side) > 0;
}

static int of_frontier(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side) && count_beside(slow, row, column, 0) > 0;
}

static bool is_end(const Slow *slow, int index)
{
    return index == 0 || index == slow->size - 1;
}

static int of_corners(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side) && is_end(slow, row) && is_end(slow, column);
}

static int of_edges(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side) * (is_end(slow, row) + is_end(slow, column));
}

/* Is the corner nearest to the square empty, and this many rows and columns away? */
static bool empty_corner_at(const Slow *slow, int row, int column, int rows, int columns)
{
    for (int i = 0; i < 4; i++) {
        int corner_row = i / 2 * (slow->size - 1), corner_column = i % 2 * (slow->size - 1);
        if (abs(row - corner_row) == rows && abs(column - corner_column) == columns &&
            is(slow, corner_row, corner_column, 0))
            return true;
    }
    return false;
}

static int of_x_squares(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side) && empty_corner_at(slow, row, column, 1, 1);
}

static int of_c_squares(const Slow *slow, int row, int column, int side)
{
    return is(slow, row, column, side) &&
           (empty_corner_at(slow, row, column, 0, 1) || empty_corner_at(slow, row, column, 1, 0));
}

/* Is no square empty on the line through this one? */
static bool line_is_full(const Slow *slow, int row, int column, int dr, int dc)
{
    for (int step = -8; step <= 8; step++)
        if (is(slow, row + step * dr, column + step * dc, 0))
            return false;
    return true;
}

/* Sweep over the board until nothing new is found. */
static int slow_stable(const Slow *slow, int side)
{
    static const int axes[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    bool stable[8][8] = {{false}};
    int count = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int row = 0; row < slow->size; row++)
            for (int column = 0; column < slow->size; column++) {
                bool safe = is(slow, row, column, side) && !stable[row][column];
                for (int i = 0; safe && i < 4; i++) {
                    int dr = axes[i][0], dc = axes[i][1];
                    bool beside = false;
                    for (int way = -1; way <= 1; way += 2)
                        beside = beside || !on_board(slow, row + way * dr, column + way * dc) ||
                                 stable[row + way * dr][column + way * dc];
                    safe = beside || line_is_full(slow, row, column, dr, dc);
                }
                if (safe) {
                    stable[row][column] = changed = true;
                    count++;
                }
            }
    }
    return count;
}

static int slow_empties(const Slow *slow)
{
    return sum(slow, of_discs, 0);
}

static int slow_value(FeatureId feature, const Slow *slow)
{
    static OfSquare *const of_square[FEATURES] = {
        [FEATURE_DISCS] = of_discs,         [FEATURE_MOBILITY] = of_mobility,
        [FEATURE_POTENTIAL] = of_potential, [FEATURE_FRONTIER] = of_frontier,
        [FEATURE_CORNERS] = of_corners,     [FEATURE_EDGES] = of_edges,
        [FEATURE_X_SQUARES] = of_x_squares, [FEATURE_C_SQUARES] = of_c_squares};
    if (of_square[feature] != NULL)
        return sum(slow, of_square[feature], 1) - sum(slow, of_square[feature], -1);
    if (feature == FEATURE_STABLE)
        return slow_stable(slow, 1) - slow_stable(slow, -1);
    if (feature == FEATURE_MAJORITY) {
        int discs = slow_value(FEATURE_DISCS, slow);
        return discs == 0 ? 0 : discs / abs(discs);
    }
    cr_assert_eq(feature, FEATURE_PARITY);
    if (slow_empties(slow) == 0)
        return 0;
    return slow_empties(slow) % 2 == 1 ? slow->mover : -slow->mover;
}

/* ---- Positions ---------------------------------------------------------------------------------
 */

/* Boards of random discs, a half full to full: they have patterns that games seldom reach. */
static Sides random_sides(uint64_t *seed, int size)
{
    uint64_t squares = bits_board(size), discs = next_random(seed), colour = next_random(seed);
    switch (next_random(seed) % 4) {
    case 0:
        discs |= next_random(seed) | next_random(seed);
        break;
    case 1:
        discs |= next_random(seed) | next_random(seed) | next_random(seed);
        colour |= next_random(seed);
        break;
    case 2:
        discs = UINT64_MAX;
        break;
    default:
        break;
    }
    return (Sides){.max = discs & colour & squares,
                   .min = discs & ~colour & squares,
                   .squares = squares,
                   .size = size,
                   .max_moves = next_random(seed) % 2 == 0};
}

/* Apply one of the eight symmetries of a board to its bits. */
static uint64_t turned(uint64_t bits, int size, int symmetry)
{
    uint64_t image = 0;
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            int r = symmetry & 1 ? size - 1 - row : row,
                c = symmetry & 2 ? size - 1 - column : column;
            int to = symmetry & 4 ? 8 * c + r : 8 * r + c;
            image |= (bits >> (8 * row + column) & 1) << to;
        }
    return image;
}

static void for_positions(void (*check)(const Sides *sides, uint64_t *seed), int rounds)
{
    uint64_t seed = 47;
    for (int round = 0; round < rounds; round++) {
        Sides sides = random_sides(&seed, 4 + round % 3 * 2);
        check(&sides, &seed);
    }
}

static void check_slow(const Sides *sides, uint64_t *seed)
{
    (void)seed;
    Slow slow = slow_of(sides);
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        cr_assert_eq(feature_value(feature, sides), slow_value(feature, &slow),
                     "%s: %d, slowly %d; size %d, %llx %llx", feature_name(feature),
                     feature_value(feature, sides), slow_value(feature, &slow), sides->size,
                     (unsigned long long)sides->max, (unsigned long long)sides->min);
}

Test(othello_features, features_are_the_slow_ones)
{
    for_positions(check_slow, 6000);
}

static void check_symmetries(const Sides *sides, uint64_t *seed)
{
    (void)seed;
    for (FeatureId feature = 0; feature < FEATURES; feature++) {
        const int value = feature_value(feature, sides);
        Sides exchanged = *sides;
        exchanged.max = sides->min;
        exchanged.min = sides->max;
        exchanged.max_moves = !sides->max_moves;
        cr_assert_eq(feature_value(feature, &exchanged), -value, "%s", feature_name(feature));
        for (int symmetry = 1; symmetry < 8; symmetry++) {
            Sides image = *sides;
            image.max = turned(sides->max, sides->size, symmetry);
            image.min = turned(sides->min, sides->size, symmetry);
            cr_assert_eq(feature_value(feature, &image), value, "%s, symmetry %d",
                         feature_name(feature), symmetry);
        }
    }
}

Test(othello_features, features_are_symmetric)
{
    for_positions(check_symmetries, 2000);
}

static void check_range(const Sides *sides, uint64_t *seed)
{
    (void)seed;
    for (FeatureId feature = 0; feature < FEATURES; feature++)
        cr_assert_leq(abs(feature_value(feature, sides)), FEATURE_LIMIT);
}

Test(othello_features, features_keep_their_limit)
{
    for_positions(check_range, 3000);
}

/* A disc called stable keeps its colour to the end of every random game played on from there. */
static void check_stable(const Sides *sides, uint64_t *seed)
{
    uint64_t own = sides->max, other = sides->min;
    uint64_t own_stable = bits_stable(own, other, sides->squares);
    uint64_t other_stable = bits_stable(other, own, sides->squares);
    for (int passes = 0; passes < 2;) {
        uint64_t moves = bits_moves(own, other) & sides->squares;
        passes = moves == 0 ? passes + 1 : 0;
        if (moves != 0) {
            for (uint64_t skip = next_random(seed) % (uint64_t)bits_count(moves); skip > 0; skip--)
                moves &= moves - 1;
            const unsigned square = (unsigned)__builtin_ctzll(moves);
            const uint64_t flips = bits_flips(own, other, square);
            own |= flips | UINT64_C(1) << square;
            other &= ~flips;
        }
        cr_assert_eq(own_stable & ~own, 0);
        cr_assert_eq(other_stable & ~other, 0);
        cr_assert_eq(own_stable & ~bits_stable(own, other, sides->squares), 0, "it never shrinks");
        uint64_t swap = own;
        own = other;
        other = swap;
        swap = own_stable;
        own_stable = other_stable;
        other_stable = swap;
    }
}

Test(othello_features, stable_discs_are_never_flipped)
{
    for_positions(check_stable, 6000);
}

Test(othello_features, stability_sees_full_lines_and_corners)
{
    const uint64_t board = bits_board(8), row = 0xff;
    cr_expect_eq(bits_stable(1, 0, board), 1, "a corner");
    cr_expect_eq(bits_stable(2, 0, board), 0, "next to an empty corner");
    cr_expect_eq(bits_stable(0x1f, 0, board), 0x1f, "an edge from its corner on");
    cr_expect_eq(bits_stable(row, row << 8, board), row, "a full edge");
    cr_expect_eq(bits_stable(0x5a, 0xa5, board), 0x5a, "a full edge of both");
    cr_expect_eq(bits_stable(board & ~UINT64_C(0xf0f), 0xf0f, board), board & ~UINT64_C(0xf0f));
}
