/* dice.h - what is drawn by lot: SplitMix64's numbers, a stream for each game of a seed. */
#ifndef PLYCUT_PLAY_DICE_H
#define PLYCUT_PLAY_DICE_H

#include <plycut/play.h>

/* A whole number below `count` (at least 1), each as likely. */
uint32_t dice_below(PlycutDice *dice, uint32_t count);

/* One of the squares of a set that is not empty. */
PlycutMove dice_square(PlycutDice *dice, uint64_t squares);

#endif
