/* faults.h - the naive peer with the faults that published Othello programs have, one at a time. */
#ifndef TESTS_NAIVE_FAULTS_H
#define TESTS_NAIVE_FAULTS_H

#include "othello_naive.h"

typedef enum Fault {
    FAULT_NONE,
    FAULT_ROOT_WINDOW,   /* the root gives every child the full window */
    FAULT_EXCHANGED,     /* alpha and beta change places from ply to ply, as in half a negamax */
    FAULT_NO_BREAK,      /* the bounds are kept, and nothing is ever cut */
    FAULT_PASS_IS_END,   /* who cannot move ends the game: the position is valued */
    FAULT_PASS_IS_BEST,  /* who cannot move has the best value there is */
    FAULT_PASS_IS_WORST, /* ... the worst */
    FAULT_EMPTIES,       /* empty squares count for the opponent */
    FAULT_MERGED /* a position has one node and one value, whatever window it was searched in */
} Fault;

/* Alpha-beta to this many plies with one fault; the row and column of the root's move go to move. */
int faulty_search(int **board, int depth, int player, Fault fault, NaiveCounts *counts,
                  int move[2]);

#endif
