/* random.h - seeded draws that are the same on every machine: SplitMix64 (Steele, Lea & Flood
 * 2014). */
#ifndef MAKE_RANDOM_H
#define MAKE_RANDOM_H

#include <assert.h>
#include <stdint.h>

typedef struct Draws {
    uint64_t state;
} Draws;

static inline uint64_t draw(Draws *draws)
{
    uint64_t z = draws->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Uniform from 0 to count - 1: numbers that would favour the low ones are drawn again. */
static inline uint64_t draw_below(Draws *draws, uint64_t count)
{
    assert(count > 0);
    uint64_t uneven = (UINT64_MAX - count + 1) % count, z;
    do
        z = draw(draws);
    while (z < uneven);
    return z % count;
}

static inline int64_t draw_between(Draws *draws, int64_t low, int64_t high)
{
    return low + (int64_t)draw_below(draws, (uint64_t)(high - low) + 1);
}

#endif
