/* The features of an Othello position, computed on whole bitboards.
 *
 * Mobility, potential mobility, frontier, stability: Rosenbloom 1982, A world-championship-level
 * Othello program. X and C squares, parity: the words of Othello's books (Rose 2005, Othello: a
 * minute to learn ... a lifetime to master). */
#include "othello/evaluation.h"
#include "othello/bits.h"
#include <plycut/game.h>

#include <assert.h>

#define NOT_A UINT64_C(0xfefefefefefefefe)
#define NOT_H UINT64_C(0x7f7f7f7f7f7f7f7f)

/* ---- Neighbours ------------------------------------------------------------------------------ */

/* The four lines through a square, each as the step towards higher bits. */
typedef enum Axis { AXIS_ROW, AXIS_FALLING, AXIS_COLUMN, AXIS_RISING, AXES } Axis;

/* How many bits a step is, and where it cannot end: beyond the edge that it left. */
static const struct {
    int bits;
    uint64_t up, down;
} STEPS[AXES] = {[AXIS_ROW] = {1, NOT_A, NOT_H},
                 [AXIS_FALLING] = {9, NOT_A, NOT_H},
                 [AXIS_COLUMN] = {8, UINT64_MAX, UINT64_MAX},
                 [AXIS_RISING] = {7, NOT_H, NOT_A}};

/* All squares one step along an axis; what leaves the large board is lost. */
static uint64_t step_up(uint64_t bits, Axis axis)
{
    return bits << STEPS[axis].bits & STEPS[axis].up;
}

static uint64_t step_down(uint64_t bits, Axis axis)
{
    return bits >> STEPS[axis].bits & STEPS[axis].down;
}

static uint64_t both_steps(uint64_t bits, Axis axis)
{
    return step_up(bits, axis) | step_down(bits, axis);
}

static uint64_t diagonal_neighbours(uint64_t bits)
{
    return both_steps(bits, AXIS_FALLING) | both_steps(bits, AXIS_RISING);
}

static uint64_t straight_neighbours(uint64_t bits)
{
    return both_steps(bits, AXIS_ROW) | both_steps(bits, AXIS_COLUMN);
}

static uint64_t neighbours(uint64_t bits)
{
    return straight_neighbours(bits) | diagonal_neighbours(bits);
}

/* ---- Places ---------------------------------------------------------------------------------- */

static uint64_t empties(const Sides *sides)
{
    return sides->squares & ~(sides->max | sides->min);
}

static uint64_t empty_corners(const Sides *sides)
{
    return bits_corners(sides->size) & empties(sides);
}

/* MAX's discs on these squares minus MIN's. */
static int difference_on(const Sides *sides, uint64_t squares)
{
    return bits_difference(sides->max & squares, sides->min & squares);
}

/* ---- The features ---------------------------------------------------------------------------- */

static int feature_discs(const Sides *sides)
{
    return bits_difference(sides->max, sides->min);
}

static int feature_majority(const Sides *sides)
{
    const int discs = feature_discs(sides);
    return (discs > 0) - (discs < 0);
}

static int feature_mobility(const Sides *sides)
{
    return bits_difference(bits_moves(sides->max, sides->min) & sides->squares,
                           bits_moves(sides->min, sides->max) & sides->squares);
}

static int feature_potential(const Sides *sides)
{
    const uint64_t empty = empties(sides);
    return bits_difference(neighbours(sides->min) & empty, neighbours(sides->max) & empty);
}

static int feature_frontier(const Sides *sides)
{
    return difference_on(sides, neighbours(empties(sides)));
}

static int feature_corners(const Sides *sides)
{
    return difference_on(sides, bits_corners(sides->size));
}

static int feature_edges(const Sides *sides)
{
    return difference_on(sides, bits_edge_rows(sides->size)) +
           difference_on(sides, bits_edge_columns(sides->size));
}

static int feature_x_squares(const Sides *sides)
{
    return difference_on(sides, diagonal_neighbours(empty_corners(sides)));
}

static int feature_c_squares(const Sides *sides)
{
    return difference_on(sides, straight_neighbours(empty_corners(sides)));
}

/* The squares whose line along the axis has no empty square: empties are spread along it. */
static uint64_t full_lines(uint64_t empty, uint64_t squares, Axis axis)
{
    uint64_t open = empty;
    for (int step = 1; step < 8; step++)
        open |= both_steps(open, axis) & squares;
    return squares & ~open;
}

/* A disc is safe along a line if the line is full, if it ends next to the disc, or if a stable disc of the same colour
 * is next to it there; it is stable if it is safe along all four. This is the least such set: it begins empty and grows
 * from corners and full lines. Sound: a disc is flipped along a line only if there is an opposing disc on each side of
 * it, and a stable neighbour of its own colour keeps that from ever happening. Not complete: some discs that no play
 * can flip are not found. */
uint64_t bits_stable(uint64_t own, uint64_t other, uint64_t squares)
{
    uint64_t safe[AXES], stable = 0, before;
    for (Axis axis = 0; axis < AXES; axis++)
        safe[axis] = full_lines(squares & ~(own | other), squares, axis) |
                     ~(step_up(squares, axis) & step_down(squares, axis));
    do {
        before = stable;
        stable = own;
        for (Axis axis = 0; axis < AXES; axis++)
            stable &= safe[axis] | both_steps(before, axis);
    } while (stable != before);
    return stable;
}

static int feature_stable(const Sides *sides)
{
    return bits_difference(bits_stable(sides->max, sides->min, sides->squares),
                           bits_stable(sides->min, sides->max, sides->squares));
}

static int feature_parity(const Sides *sides)
{
    const int left = bits_count(empties(sides));
    if (left == 0)
        return 0;
    return (left % 2 == 1) == sides->max_moves ? 1 : -1;
}

/* ---- By name --------------------------------------------------------------------------------- */

static const struct {
    const char *name, *summary;
    int (*value)(const Sides *sides);
} TABLE[FEATURES] = {
#define FEATURE(id, function, name, summary) {name, summary, feature_##function},
#include "othello/features.def"
#undef FEATURE
};

int feature_value(FeatureId feature, const Sides *sides)
{
    return TABLE[feature].value(sides);
}

const char *feature_name(FeatureId feature)
{
    return TABLE[feature].name;
}

size_t plycut_feature_count(void)
{
    return FEATURES;
}

PlycutEvaluationInfo plycut_feature_info(size_t index)
{
    assert(index < FEATURES);
    return (PlycutEvaluationInfo){.name = TABLE[index].name, .summary = TABLE[index].summary};
}
