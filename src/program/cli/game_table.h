/* game_table.h - a game being played: the moves so far, who plays, whose turn it is. */
#pragma once

#include "options/input.h"

/* MAX is to move at the start. */
typedef struct GameTable {
    PlycutGame start;
    PlycutContestant *players[2]; /* by side; NULL: you */
    PlycutState states[PLYCUT_RECORD_MOVES + 1];
    PlycutRecord record;
    PlycutDice dice;
} GameTable;

/* The position now, and whether the game is over in it. */
const PlycutState *table_now(const GameTable *table);
bool table_is_over(const GameTable *table);

/* The moves of the side to move, as bits: squares on a board. */
uint64_t table_moves(const GameTable *table);

/* Add a move to a list: " d3". */
void table_list_move(const GameTable *table, PlycutMove move, PlycutText *list);

/* Is it a person's turn? */
bool table_is_yours(const GameTable *table);

/* The side to move: "Black". */
const char *table_side(const GameTable *table);

/* The last move that was not a pass; PLYCUT_PASS before the first one. */
PlycutMove table_last(const GameTable *table);

/* Make a legal move, or one that nobody decides. */
void table_make(GameTable *table, PlycutMove move);

/* Take moves back to your last decision. False if you have made no decision yet. */
bool table_undo(GameTable *table);

/* Read the move at the start of a text, in upper or lower case. Returns its length, 0 if the
 * text begins with no move; *legal says whether the move is legal. Forced passes are made automatically, so a pass
 * is legal if it was the last move. */
size_t table_read_move(const GameTable *table, const char *text, PlycutMove *move, bool *legal);

/* ---- Players -------- */

/* The position that games start from: that of a spec, or (NULL) the start of Othello. Release it with
 * inputs_free. */
bool players_start(const char *spec, Inputs *inputs, PlycutGame *start, PlycutError *error);

/* The spec of a player that searches to a depth by alpha-beta, with the game's own evaluation. */
#define PLAYER_SPEC_SIZE 64
const char *player_spec(const PlycutSides *sides, int depth, char spec[PLAYER_SPEC_SIZE]);

/* Read a player's spec, and its weights file, and seat it. */
bool player_open(const char *spec, const PlycutGame *start, PlycutContestant *player,
                 PlycutError *error);

/* What a search would play in the position, what it expects, what it looked at and what it cut; or the error is set. */
void play_hint_write(const GameTable *table, PlycutOut *out, PlycutError *error);
