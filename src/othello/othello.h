/* othello.h - declarations that the files of Othello share. */
#ifndef OTHELLO_OTHELLO_H
#define OTHELLO_OTHELLO_H

#include "othello/evaluation.h"
#include "othello/board.h"
#include "game/rules.h"

/* What an Othello game owns. Whose colour MAX has follows from who moves first at the root. */
typedef struct Othello {
    uint64_t squares;    /* of the board */
    uint64_t quarter[4]; /* the board's quarters */
    uint64_t corners;
    int size;
    bool black_first; /* Black moves at the root */
    bool asks_end;    /* finished games have values of their own; if not, every value is the disc
                         difference */
    Valuation valuation;
} Othello;

/* A game from a position, with the default evaluation; the side to move is MAX. */
bool othello_make(const OthelloBoard *board, PlycutGame *game, PlycutError *error);

/* Is it Black's move? */
bool othello_is_black(const PlycutGame *game, const PlycutState *state);

/* PlycutRules.parse and .spec (spec.c), .write_problem (problem.c). */
bool othello_parse(const char *text, PlycutGame *game, PlycutError *error);
void othello_spec(const PlycutGame *game, const PlycutState *state, PlycutText *spec);
void othello_write_problem(const PlycutGame *game, PlycutJson *json);

/* PlycutRules.value_by; weights as in valuation_find. */
bool othello_weigh_by(PlycutGame *game, const PlycutValuation *names, const cJSON *weights,
                      const char *path, PlycutError *error);

/* ---- Two ways to the same moves -------------------------------------------------------------- */

/* The hot functions of the rules for any processor, and with AVX2 (hot.h, portable.c, avx2.c). A game
 * uses the fastest ones that the processor supports. */

#if defined(__x86_64__) && defined(__GNUC__)
#define OTHELLO_AVX2 1
#endif

#define OTHELLO_HOT(way)                                                                           \
    bool othello_moves_##way(const PlycutGame *, const PlycutState *, PlycutMoves *);              \
    void othello_play_##way(const PlycutGame *, const PlycutState *, PlycutMove, PlycutState *);   \
    bool othello_last_moves_##way(const PlycutGame *, const PlycutState *, double, bool,           \
                                  PlycutMoves *, PlycutBestLeaf *);                                \
    double othello_value_##way(const PlycutGame *, const PlycutState *);                           \
    bool othello_end_moves_##way(const PlycutGame *, const PlycutState *, double, PlycutSort,      \
                                 PlycutSort, PlycutMoves *, PlycutBestLeaf *);                     \
    bool othello_ranked_moves_##way(const PlycutGame *, const PlycutState *, PlycutMoves *,        \
                                    PlycutRanks *, bool *);                                        \
    bool othello_rank_##way(const PlycutGame *, const PlycutState *, uint64_t, PlycutSort,         \
                            PlycutSort, PlycutRanks *);                                            \
    uint64_t othello_leaves_##way(const PlycutGame *, const PlycutState *, int);
OTHELLO_HOT(portable)
#ifdef OTHELLO_AVX2
OTHELLO_HOT(avx2)
#endif

/* Use the portable functions on any processor: for tests and measurements. */
void othello_take_portable(PlycutGame *game);

/* The board of a position in letters (PlycutBoard.squares). */
size_t othello_board(const PlycutGame *game, const PlycutState *state, char squares[65]);

#endif
