/* way.h - the way in which this object finds moves and flips.
 *
 * rules.c is compiled twice where it pays: for any processor, and, with WAY_AVX2 defined, for one that has AVX2 (1.4
 * times as fast in alpha-beta; the Makefile says how). Each way defines the same functions:
 *
 *   way_moves        the squares to which own may move
 *   way_flips        the discs that a move flips
 *   way_after        the position after it
 *   way_made         its flips, and the moves of both sides after it
 *   way_flip_counts  how many discs each move flips
 *   way_count        the number of bits that are set, way_difference the difference of two such numbers
 *   way_leaves       the number of leaves some plies below */
#pragma once

#ifdef WAY_AVX2
#include "othello/way_avx2.h"
#else
#include "othello/way_portable.h"
#endif
