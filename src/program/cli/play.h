/* play.h - a game in the terminal. */
#pragma once

#include "cli/commands.h"
#include "cli/game_table.h"
#include "say/say.h"

/* The session: the game, and where it is printed. */
typedef struct Session {
    GameTable table;
    PlycutOut *out;
    PlycutError *error;
    bool reported; /* the result has been printed */
    bool left;     /* quit */
} Session;

/* What people can type besides moves. */
typedef enum Play { HINT, UNDO, BOARD, MOVES, TRANSCRIPT, HELP, QUIT, PLAYS } Play;

typedef struct PlayWord {
    const char *word, *help;
    bool needs_game; /* refused after the end of the game, as moves are */
} PlayWord;

/* ---- play.c ---------------------------------------------------------------------------------- */

extern const PlayWord plays[PLAYS];
void do_play(Session *session, Play play);

/* Print a line that may contain the moves possible now. */
void say_moves(const Session *session, Saying line, const char *move);
void show_board(PlycutOut *out, const GameTable *table);
/* The last board, who won, and the moves as a transcript. The score goes into the record. */
void show_result(GameTable *table, PlycutOut *out);
/* A game with a person in it can be taken up again. */
bool anyone_sits_here(const GameTable *table);
/* Print who plays which side. Side 0 begins the game, whichever side is to move here. */
void introduce(PlycutOut *out, const GameTable *table);

/* ---- play_lines.c ---------------------------------------------------------------------------- */

/* Play to the end, until somebody quits, or up to an error. */
bool play_on(Session *session);
