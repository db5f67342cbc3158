/* contestant.h - what the files of players share. */
#ifndef PLYCUT_PLAY_CONTESTANT_H
#define PLYCUT_PLAY_CONTESTANT_H

#include "play/dice.h"

/* A position in which a player is to choose: `moves` is not empty. */
typedef struct Choice {
    const PlycutContestant *contestant;
    uint64_t own, other, moves;
    int size; /* squares a side of the board */
    PlycutDice *dice;
} Choice;

/* A kind of player: looks at the next move only (choose), or searches by an algorithm. */
struct PlycutContestantKind {
    const char *name, *summary;
    PlycutMove (*choose)(const Choice *choice);
};

/* Choose by search; one that finds nothing within its nodes takes the first move. */
bool choose_by_search(const Choice *choice, PlycutMove *move, PlycutResult *result,
                      PlycutError *error);

#define PLAYER(name, choose, summary) PlycutMove choose(const Choice *choice);
#include <plycut/players.def>

#endif
