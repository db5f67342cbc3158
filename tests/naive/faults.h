/* faults.h - the naive peer with the faults that published Othello programs have, one at a time. */
#pragma once

#include "othello_naive.h"

typedef enum Fault {
    FAULT_NONE,
    FAULT_ROOT_WINDOW,   /* the root gives every child the full window */
    FAULT_EXCHANGED,     /* alpha and beta are swapped at every ply but not negated, like an
                            incomplete negamax */
    FAULT_NO_BREAK,      /* the bounds are updated, but never cut anything off */
    FAULT_PASS_IS_END,   /* if the player to move cannot move, the game ends: the position is
                            evaluated */
    FAULT_PASS_IS_BEST,  /* if the player to move cannot move, that player gets the best possible
                            value */
    FAULT_PASS_IS_WORST, /* ... the worst */
    FAULT_EMPTIES,       /* empty squares count for the opponent */
    FAULT_MERGED /* a position has one node and one value, whatever window it was searched in */
} Fault;

/* Alpha-beta to this many plies with one fault; the row and column of the root's move go to move. */
int faulty_search(int **board, int depth, int player, Fault fault, NaiveCounts *counts,
                  int move[2]);
