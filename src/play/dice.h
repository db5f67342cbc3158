/* dice.h - random numbers: SplitMix64's, a stream for each game of a seed. */
#ifndef PLYCUT_PLAY_DICE_H
#define PLYCUT_PLAY_DICE_H

#include <plycut/play.h>

/* A whole number below `count` (at least 1), all equally likely. */
uint32_t dice_below(PlycutDice *dice, uint32_t count);

/* A random square of a set that is not empty. */
PlycutMove dice_square(PlycutDice *dice, uint64_t squares);

#endif
