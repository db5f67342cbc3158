/* way_avx2.h - the way of an x86-64 processor with AVX2 (way.h): the four lines through a square at once, both ways
 * along each.
 *
 * The same fills as in bits.h. Towards lower bits, where no carry runs, what lies behind a
 * ray's first stop is found by smearing it over the rest, as in Edax (Delorme & Okuhara). */
#pragma once

#include "othello/bits.h"

#include <immintrin.h>

/* Four bitboards: a position and four lines, or four positions. */
typedef uint64_t Four __attribute__((vector_size(32)));

typedef Four Boards;
typedef Four Step;

#include "othello/flip_counts.h"

/* A step along each line, in the order of RayDirection. */
#define STEPS ((Four){1, 7, 8, 9})

/* The lower two boards and the upper two change places. */
static inline Four four_halves(Four four)
{
    return (Four)_mm256_permute2x128_si256((__m256i)four, (__m256i)four, 1);
}

/* Neighbours change places. */
static inline Four four_neighbours(Four four)
{
    return (Four)_mm256_shuffle_epi32((__m256i)four, _MM_SHUFFLE(1, 0, 3, 2));
}

/* The lowest of four boards. */
static inline uint64_t four_first(Four four)
{
    return (uint64_t)_mm_cvtsi128_si64(_mm256_castsi256_si128((__m256i)four));
}

/* All four in one, twice. */
static inline __m128i four_unions(Four four)
{
    const __m128i half = _mm_or_si128(_mm256_castsi256_si128((__m256i)four),
                                      _mm256_extracti128_si256((__m256i)four, 1));
    return _mm_or_si128(half, _mm_shuffle_epi32(half, _MM_SHUFFLE(1, 0, 3, 2)));
}

/* All four in one. */
static inline uint64_t four_union(Four four)
{
    return (uint64_t)_mm_cvtsi128_si64(four_unions(four));
}

static inline Four four_of(uint64_t bits)
{
    return (Four)_mm256_set1_epi64x((long long)bits);
}

/* Four consecutive bitboards, aligned to 32 bytes. */
static inline Four four_load(const uint64_t *boards)
{
    return (Four)_mm256_load_si256((const __m256i *)boards);
}

/* The squares to which own may move, line by line: as bits_moves. */
static inline Four four_moves(Four mine, Four all)
{
    const Four step = STEPS, steps = 2 * STEPS;
    const Four inner = {INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Four theirs = all & inner;
    Four up = theirs & mine << step, down = theirs & mine >> step;
    const Four pairs_up = theirs & theirs << step, pairs_down = pairs_up >> step;
    up |= theirs & up << step;
    down |= theirs & down >> step;
    up |= pairs_up & up << steps;
    down |= pairs_down & down >> steps;
    up |= pairs_up & up << steps;
    down |= pairs_down & down >> steps;
    return (up << step | down >> step) & ~(mine | all);
}

/* As bits_moves. */
static inline uint64_t way_moves(uint64_t own, uint64_t other)
{
    return four_union(four_moves(four_of(own), four_of(other)));
}

/* What rays towards higher bits flip: as two_ray_flips. */
static inline Four four_flips_up(Four mine, Four theirs, Four rays)
{
    const Four stops = rays & ~theirs, end = stops & (0 - stops) & mine;
    return (end - 1) & rays & ~(Four)(end == 0);
}

/* The same towards lower bits: all squares from the first stop on are set, and what is not set is
 * flipped if that stop is own. */
static inline Four four_flips_down(Four mine, Four theirs, Four rays)
{
    Four behind = rays & ~theirs;
    const Four ends = behind & mine;
    behind |= behind >> STEPS;
    behind |= behind >> 2 * STEPS;
    behind |= behind >> 4 * STEPS;
    return rays & ~behind & ~(Four)((ends & ~(behind >> STEPS)) == 0);
}

/* What a move to the square flips, line by line. */
static inline Four four_flips(Four mine, Four theirs, unsigned square)
{
    const Four up = four_load(othello_rays[square]), down = four_load(othello_rays[square] + 4);
    return four_flips_up(mine, theirs, up) | four_flips_down(mine, theirs, down);
}

/* As bits_flips. */
static inline uint64_t way_flips(uint64_t own, uint64_t other, unsigned square)
{
    return four_union(four_flips(four_of(own), four_of(other), square));
}

/* As bits_after; the flips stay where they are until they are stored. */
static inline void way_after(const uint64_t now[2], unsigned square, uint64_t after[2])
{
    const __m128i flips = four_unions(four_flips(four_of(now[0]), four_of(now[1]), square));
    const __m128i turned =
        _mm_set_epi64x((long long)(now[0] | UINT64_C(1) << square), (long long)now[1]);
    _mm_storeu_si128((__m128i *)after, _mm_xor_si128(turned, flips));
}

/* The squares to which each side may move, line by line, and some that are not empty. Whoever
 * moves, a run of discs of one colour ends at a disc of the other, so the runs of both sides are
 * found at once. */
ALWAYS_INLINE void four_moves_of_both(Four mine, Four all, Four *moves, Four *replies)
{
    const Four step = STEPS, steps = 2 * STEPS;
    const Four inner = all & (Four){INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Four mine_up = mine << step, mine_down = mine >> step;
    const Four pairs_up = inner & all << step, pairs_down = inner & all >> step;
    const Four threes_up = pairs_up & pairs_up << step,
               threes_down = pairs_down & pairs_down >> step;
    Four up = pairs_up & (mine ^ mine_up), down = pairs_down & (mine ^ mine_down);
    up |= pairs_up & up << step;
    down |= pairs_down & down >> step;
    up |= threes_up & up << steps;
    down |= threes_down & down >> steps;
    up |= threes_up & up << steps;
    down |= threes_down & down >> steps;
    up <<= step;
    down >>= step;
    *moves = (up & ~mine_up) | (down & ~mine_down);
    *replies = (up & mine_up) | (down & mine_down);
}

/* As bits_made; only results leave the vector registers. */
ALWAYS_INLINE Made way_made(uint64_t own, uint64_t other, unsigned square)
{
    const Four lines = four_flips(four_of(own), four_of(other), square);
    const Four halves = lines | four_halves(lines), flips = halves | four_neighbours(halves);
    const uint64_t place = UINT64_C(1) << square, all = own | other | place;
    Four moves, replies;
    four_moves_of_both(four_of(own | place) ^ flips, four_of(all), &moves, &replies);
    const __m256i both = _mm256_or_si256(_mm256_unpacklo_epi64((__m256i)moves, (__m256i)replies),
                                         _mm256_unpackhi_epi64((__m256i)moves, (__m256i)replies));
    const __m128i sets =
        _mm_or_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256(both, 1));
    return (Made){.flips = four_first(flips),
                  .moves = (uint64_t)_mm_cvtsi128_si64(sets) & ~all,
                  .replies = (uint64_t)_mm_extract_epi64(sets, 1) & ~all};
}

/* ---- Counting --------------------------------------------------------------------------------- */

/* The numbers of four boards, at most six each, as one number a square. */
static inline Counts counts_total(Counts c)
{
    c = counts_add(
        c, (Counts){four_halves(c.ones), four_halves(c.twos), four_halves(c.fours), {0}, {0}});
    return counts_add(c, (Counts){four_neighbours(c.ones),
                                  four_neighbours(c.twos),
                                  four_neighbours(c.fours),
                                  four_neighbours(c.eights),
                                  {0}});
}

/* How many discs a move to each square would flip. */
ALWAYS_INLINE MoveRanks way_flip_counts(uint64_t own, uint64_t other)
{
    const Four inner = {INNER_COLUMNS, INNER_COLUMNS, UINT64_MAX, INNER_COLUMNS};
    const Counts c = counts_total(counts_along(four_of(own), four_of(other) & inner, STEPS));
    return (MoveRanks){{four_first(c.ones), four_first(c.twos), four_first(c.fours),
                        four_first(c.eights), four_first(c.sixteens)}};
}

static inline int way_count(uint64_t bits)
{
    return __builtin_popcountll(bits);
}

static inline int way_difference(uint64_t own, uint64_t other)
{
    return __builtin_popcountll(own) - __builtin_popcountll(other);
}

/* ---- Leaves: the positions one ply above them are collected, and the moves of four are counted at once ------- */

#define BATCH 64

/* Positions whose moves are still to be counted, and what has been counted. */
typedef struct Batch {
    uint64_t squares;
    uint64_t leaves;
    size_t used;
    _Alignas(32) uint64_t own[BATCH], other[BATCH];
} Batch;

/* As two_ends, both ways, for four positions. */
static inline Four each_ends(Four own, Four other, int step)
{
    Four up = other & own << step, down = other & own >> step;
    const Four pairs_up = other & other << step, pairs_down = pairs_up >> step;
    up |= other & up << step;
    down |= other & down >> step;
    up |= pairs_up & up << 2 * step;
    down |= pairs_down & down >> 2 * step;
    up |= pairs_up & up << 2 * step;
    down |= pairs_down & down >> 2 * step;
    return up << step | down >> step;
}

/* As bits_row_ends. */
static inline Four each_row_ends(Four own, Four inner)
{
    const Four pairs = inner & inner >> 1;
    Four down = inner & own >> 1;
    down |= inner & down >> 1;
    down |= pairs & down >> 2;
    down |= pairs & down >> 2;
    return (inner + (inner & own << 1)) | down >> 1;
}

/* As bits_moves. */
static inline Four each_moves(Four own, Four other)
{
    const Four inner = other & INNER_COLUMNS;
    const Four ends = each_row_ends(own, inner) | each_ends(own, inner, 7) |
                      each_ends(own, other, 8) | each_ends(own, inner, 9);
    return ends & ~(own | other);
}

/* How many bits are set in each: half a byte at a time from a table (Mula 2008). */
static inline Four four_count(Four sets)
{
    const __m256i low = _mm256_set1_epi8(15), bits = (__m256i)sets;
    const __m256i table =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(bits, 4), low);
    const __m256i counts = _mm256_add_epi8(_mm256_shuffle_epi8(table, _mm256_and_si256(bits, low)),
                                           _mm256_shuffle_epi8(table, high));
    return (Four)_mm256_sad_epu8(counts, _mm256_setzero_si256());
}

/* Count the leaves below the positions collected: the moves, or one for a pass or a finished game.
 * The last group of four is filled up with boards without discs, one leaf each. */
static void batch_count(Batch *batch)
{
    Four leaves = {0};
    size_t filled = batch->used;
    for (; filled % 4 != 0; filled++)
        batch->own[filled] = batch->other[filled] = 0;
    for (size_t i = 0; i < filled; i += 4) {
        const Four own = four_load(batch->own + i), other = four_load(batch->other + i);
        const Four counts = four_count(each_moves(own, other) & batch->squares);
        leaves += counts - (Four)(counts == 0);
    }
    batch->leaves += leaves[0] + leaves[1] + leaves[2] + leaves[3] - (filled - batch->used);
    batch->used = 0;
}

static inline void batch_put(Batch *batch, uint64_t own, uint64_t other)
{
    batch->own[batch->used] = own;
    batch->other[batch->used] = other;
    if (++batch->used == BATCH)
        batch_count(batch);
}

static void batch_collect(Batch *batch, uint64_t own, uint64_t other, int plies);

/* Play every move. Two plies above the leaves, where most of the work is, no function is called. */
static void put_children(Batch *batch, uint64_t own, uint64_t other, uint64_t moves, int plies)
{
    for (; moves != 0; moves &= moves - 1) {
        const unsigned square = (unsigned)__builtin_ctzll(moves);
        const uint64_t flips = way_flips(own, other, square);
        const uint64_t mine = own ^ flips ^ UINT64_C(1) << square, theirs = other ^ flips;
        if (plies == 2)
            batch_put(batch, theirs, mine);
        else
            batch_collect(batch, theirs, mine, plies - 1);
    }
}

/* Collect the positions one ply above the leaves. */
static void batch_collect(Batch *batch, uint64_t own, uint64_t other, int plies)
{
    const uint64_t moves = way_moves(own, other) & batch->squares;
    if (plies == 1)
        batch_put(batch, own, other);
    else if (moves != 0)
        put_children(batch, own, other, moves, plies);
    else if ((way_moves(other, own) & batch->squares) != 0)
        batch_collect(batch, other, own, plies - 1);
    else
        batch->leaves++;
}

static uint64_t way_leaves(uint64_t own, uint64_t other, uint64_t squares, int plies)
{
    Batch batch = {.squares = squares};
    batch_collect(&batch, own, other, plies);
    batch_count(&batch);
    return batch.leaves;
}
