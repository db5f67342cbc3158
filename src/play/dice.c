/* Random choices. Steele, Lea & Flood 2014, Fast splittable pseudorandom number generators. */
#include "play/dice.h"

#include "game/random.h"

/* A random tree's keys are SplitMix64's numbers: a node's children are a stream of its own. */
PlycutDice plycut_dice(uint64_t seed, uint64_t game)
{
    const uint64_t root = random_root_key(seed);
    return (PlycutDice){.key = random_root_key(root ^ game)};
}

/* Numbers past the last whole multiple of `count` are drawn again, so that no remainder is favoured. */
uint32_t dice_below(PlycutDice *dice, uint32_t count)
{
    const uint64_t most = UINT64_MAX - UINT64_MAX % count;
    uint64_t number;
    do
        number = random_child_key(dice->key, dice->drawn++);
    while (number >= most);
    return (uint32_t)(number % count);
}

PlycutMove dice_square(PlycutDice *dice, uint64_t squares)
{
    for (uint32_t skip = dice_below(dice, (uint32_t)__builtin_popcountll(squares)); skip > 0;
         skip--)
        squares &= squares - 1;
    return (PlycutMove)__builtin_ctzll(squares);
}
