/* game.h - one game from its start to its end. */
#ifndef PLYCUT_PLAY_GAME_H
#define PLYCUT_PLAY_GAME_H

#include <plycut/play.h>

/* Play a game. */
bool game_play(const PlycutGame *start, const PlycutContestant *black,
               const PlycutContestant *white, PlycutDice dice, PlycutRecord *record,
               PlycutError *error);

#endif
