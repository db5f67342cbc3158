/* othello_naive.h - the naive peer: Othello searched in the way of the published tutorials.
 *
 * Rows on the heap that are copied for each move, every square tried in eight directions,
 * evaluation through a pointer. The rules are the right ones: a pass is a node and costs a ply, and
 * a finished game is a leaf, so that its counts are plycut's. It is what plycut is measured
 * against, and an independent witness in tests. */
#pragma once

#include <stdint.h>

enum { NAIVE_WHITE = -1, NAIVE_EMPTY = 0, NAIVE_BLACK = 1 };

typedef struct NaiveCounts {
    uint64_t nodes, leaves;
} NaiveCounts;

/* The value of a board for a player. */
typedef int NaiveEvaluation(int **board, int player);

/* Boards of 8 rows of 8; the program exits if memory runs out. From letters: 64 of X O -. */
int **naive_board_start(void);
int **naive_board_read(const char *letters);
int **naive_board_copy(int **board);
void naive_board_free(int **board);

/* Is the move to this row and column legal? */
int naive_is_legal(int **board, int row, int column, int player);
/* Make a legal move in place. */
void naive_make_move(int **board, int row, int column, int player);

/* The player's discs minus the opponent's. */
int naive_count_discs(int **board, int player);

/* Search this many plies; `player` is to move, `max_player` is whose value it is. */
int naive_minimax(int **board, int depth, int player, int max_player, NaiveEvaluation *evaluate,
                  NaiveCounts *counts);
int naive_alpha_beta(int **board, int depth, int alpha, int beta, int player, int max_player,
                     NaiveEvaluation *evaluate, NaiveCounts *counts);
