/* draws.h - seeded draws that are the same on every machine: SplitMix64 (Steele, Lea & Flood 2014, Fast splittable
 * pseudorandom number generators). */
#pragma once

#include <assert.h>
#include <stdint.h>

/* 2^64 over the golden ratio: the step from draw to draw. */
#define GOLDEN UINT64_C(0x9e3779b97f4a7c15)

typedef struct Draws {
    uint64_t state;
} Draws;

/* The finaliser: a bijection of 64 bits in which every bit depends on every bit. */
static inline uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

static inline uint64_t draw_bits(Draws *draws)
{
    return mix(draws->state += GOLDEN);
}

/* The seed of the draws number `number` of a seed, a hash of both: seed + number would be the same for the next seed and
 * the number before. */
static inline uint64_t seed_of_pair(uint64_t seed, uint64_t number)
{
    return mix((mix(seed + GOLDEN) ^ number) + GOLDEN);
}

/* Uniform from 0 to count - 1: numbers that would favour the low ones are drawn again. */
static inline uint64_t draw_below(Draws *draws, uint64_t count)
{
    assert(count > 0);
    uint64_t uneven = (UINT64_MAX - count + 1) % count, z;
    do
        z = draw_bits(draws);
    while (z < uneven);
    return z % count;
}

static inline int64_t draw_between(Draws *draws, int64_t low, int64_t high)
{
    return low + (int64_t)draw_below(draws, (uint64_t)(high - low) + 1);
}
