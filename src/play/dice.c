/* Random choices. */
#include "play/contestant.h"

#include "base/draws.h"

/* Each game of a seed has a stream of its own. */
PlycutDice plycut_dice(uint64_t seed, uint64_t game)
{
    return (PlycutDice){mix((mix(seed + GOLDEN) ^ game) + GOLDEN)};
}

PlycutMove dice_square(PlycutDice *dice, uint64_t squares)
{
    Draws draws = {dice->state};
    for (uint64_t skip = draw_below(&draws, (uint64_t)__builtin_popcountll(squares)); skip > 0;
         skip--)
        squares &= squares - 1;
    dice->state = draws.state;
    return (PlycutMove)__builtin_ctzll(squares);
}
