/* contestant.h - the parts of players that their files share. */
#pragma once

#include <plycut/play.h>

/* A random square of a set that is not empty (game.c). */
PlycutMove dice_square(PlycutDice *dice, uint64_t squares);

/* Play a game from its start to its end (game.c). */
bool game_play(const PlycutGame *start, const PlycutContestant *black,
               const PlycutContestant *white, PlycutDice dice, PlycutRecord *record,
               PlycutError *error);

/* A position in which a player has to choose; `moves` is not empty. */
typedef struct Choice {
    const PlycutContestant *contestant;
    const PlycutState *state;
    uint64_t moves; /* squares */
    PlycutDice *dice;
} Choice;

/* The greatest depth of a player's search: a game of Othello has at most 60 moves. */
#define DEEPEST 60

/* The position as a problem of the player's own: the side to move is MAX. */
PlycutGame choice_problem(const Choice *choice);

/* A kind of player: looks at the next move only (choose), or searches by an algorithm. */
struct PlycutContestantKind {
    const char *name, *summary;
    PlycutMove (*choose)(const Choice *choice);
};

/* Make it a player of the kind of plycut_contestant_info(index). */
void contestant_be(PlycutContestant *contestant, size_t index);

/* A piece of a spec, not NUL-terminated. */
typedef struct Word {
    const char *text;
    size_t length;
} Word;

/* The settings that only players have, each read by a function. */
#define SETTING(name, set, syntax, summary)                                                        \
    bool set(PlycutContestant *contestant, Word word, PlycutError *error);
#include <plycut/players.def>

/* A setting that is an option of every search. A + replaces each comma that the command line has. */
bool setting_of_search(PlycutContestant *contestant, PlycutSearchOption option, const char *setting,
                       const char *syntax, Word word, PlycutError *error);

/* Do the settings go together? */
bool settings_fit(const PlycutContestant *contestant, PlycutError *error);

/* The word as a NUL-terminated text, shortened if it is long. */
#define WORD_SIZE 256
const char *word_text(Word word, char text[WORD_SIZE]);
bool word_is(Word word, const char *text);

/* Choose by search. A player that finishes no depth within its budget takes the first move. */
bool choose_by_search(const Choice *choice, PlycutMove *move, PlycutResult *result,
                      PlycutError *error);

#define PLAYER(name, choose, summary) PlycutMove choose(const Choice *choice);
#include <plycut/players.def>
