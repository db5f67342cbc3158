/* leaves_avx2.h - Othello's leaves counted with AVX2, a part of way_avx2.h: the positions one ply above the leaves are
 * collected, and the moves of four of them are counted at once. */
#ifndef OTHELLO_LEAVES_AVX2_H
#define OTHELLO_LEAVES_AVX2_H

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

static void put_leaves(Batch *batch, uint64_t own, uint64_t other, int plies);

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
            put_leaves(batch, theirs, mine, plies - 1);
    }
}

/* Collect the positions one ply above the leaves. */
static void put_leaves(Batch *batch, uint64_t own, uint64_t other, int plies)
{
    const uint64_t moves = way_moves(own, other) & batch->squares;
    if (plies == 1)
        batch_put(batch, own, other);
    else if (moves != 0)
        put_children(batch, own, other, moves, plies);
    else if ((way_moves(other, own) & batch->squares) != 0)
        put_leaves(batch, other, own, plies - 1);
    else
        batch->leaves++;
}

static uint64_t way_leaves(uint64_t own, uint64_t other, uint64_t squares, int plies)
{
    Batch batch = {.squares = squares};
    put_leaves(&batch, own, other, plies);
    batch_count(&batch);
    return batch.leaves;
}

#endif
