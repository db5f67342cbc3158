/* dice.h - random numbers: SplitMix64's, a stream for each game of a seed. */
#ifndef PLYCUT_PLAY_DICE_H
#define PLYCUT_PLAY_DICE_H

#include <plycut/play.h>

/* A random square of a set that is not empty. */
PlycutMove dice_square(PlycutDice *dice, uint64_t squares);

#endif
