/* othello.h - what the files of Othello, and of its positions, share. */
#ifndef PLYCUT_GAME_OTHELLO_H
#define PLYCUT_GAME_OTHELLO_H

#include "game/evaluation.h"
#include "game/othello_board.h"
#include "game/rules.h"

/* What an Othello game owns. Whose colour MAX has follows from who moves first at the root. */
typedef struct Othello {
    uint64_t squares; /* of the board */
    int size;
    bool black_first; /* Black moves at the root */
    bool asks_end;    /* a finished game has another value than its evaluation */
    Valuation valuation;
} Othello;

/* A game from a position, valued by default; the side to move is MAX. */
bool othello_make(const OthelloBoard *board, PlycutGame *game, PlycutError *error);

/* Is it Black's move? */
bool othello_is_black(const PlycutGame *game, const PlycutState *state);

/* PlycutRules.parse (othello_spec.c) and .write_problem (othello_problem.c). */
bool othello_parse(const char *text, PlycutGame *game, PlycutError *error);
void othello_write_problem(const PlycutGame *game, PlycutJson *json);

/* The Othello part of plycut_game_value_by; weights as in valuation_find. */
bool othello_value_by(PlycutGame *game, const PlycutValuation *names, const cJSON *weights,
                      const char *path, PlycutError *error);

/* The board of a position in letters (PlycutRules.board). */
size_t othello_board(const PlycutGame *game, const PlycutState *state, char squares[65]);

#endif
