/* The draws of a random tree: only whole-number arithmetic, so that a spec is the same tree
 * everywhere. Luby & Rackoff 1988 (a Feistel network is a permutation); Black & Rogaway
 * 2002 (cycle walking brings it to any size). */
#include "game/random.h"

#include "base/draws.h"

#define ROUNDS 8

uint64_t random_root_key(uint64_t seed)
{
    return mix(seed + GOLDEN);
}

uint64_t random_child_key(uint64_t key, PlycutMove move)
{
    return mix(key + GOLDEN * ((uint64_t)move + 1));
}

/* The n-th number of the stream that belongs to a key; apart from the keys of its children. */
static uint64_t nth_draw(uint64_t key, uint64_t n)
{
    return mix(~key + GOLDEN * (n + 1));
}

/* How many bits it takes to write x. */
static int bit_width(uint64_t x)
{
    return x == 0 ? 0 : 64 - __builtin_clzll(x);
}

/* A whole number from 0 to most, all equally likely: draw just enough bits, and draw again as long
 * as they exceed `most` (less than every second time). Without a remainder there is no bias. */
static uint64_t draw_up_to(uint64_t key, uint64_t most)
{
    int bits = bit_width(most);
    if (bits == 0)
        return 0;
    uint64_t number, n = 0;
    do
        number = nth_draw(key, n++) >> (64 - bits);
    while (number > most);
    return number;
}

/* A permutation of the numbers of 2 * half bits, with the seed as its key. */
static uint64_t feistel(uint64_t seed, int half, uint64_t x)
{
    uint64_t mask = ((uint64_t)1 << half) - 1;
    uint64_t left = x >> half, right = x & mask;
    for (uint64_t round = 0; round < ROUNDS; round++) {
        uint64_t next = left ^ (mix(nth_draw(seed, round) + right) >> (64 - half));
        left = right;
        right = next;
    }
    return left << half | right;
}

/* A permutation of 0 ... count - 1: a number that the network sends out of range is sent through it
 * again until it is back, which happens because cycles close. The network permutes fewer than four
 * times as many numbers. */
static uint64_t permuted(uint64_t seed, uint64_t count, uint64_t index)
{
    int bits = bit_width(count - 1);
    int half = bits < 2 ? 1 : (bits + 1) / 2;
    do
        index = feistel(seed, half, index);
    while (index >= count);
    return index;
}

double random_value(const RandomTree *tree, uint64_t key, uint64_t index, uint64_t count)
{
    switch (tree->kind) {
    case RANDOM_RANGE:
        return (double)(tree->low + (int64_t)draw_up_to(key, (uint64_t)(tree->high - tree->low)));
    case RANDOM_PERMUTATION:
        return (double)(permuted(tree->seed, count, index) + 1);
    case RANDOM_REAL:
        break;
    }
    return (double)(nth_draw(key, 0) >> 11) / (double)RANDOM_EXACT;
}
