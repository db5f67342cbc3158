/* othello.h - declarations that the files of Othello share. */
#pragma once

#include "othello/evaluation.h"
#include "othello/board.h"
#include "game/fast.h"
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

/* Members of PlycutRules, as there: othello.c, spec.c, problem.c. */
bool othello_parse(const char *text, PlycutGame *game, PlycutError *error);
void othello_release(PlycutGame *game);
bool othello_value_by(PlycutGame *game, const PlycutValuation *names, PlycutError *error);
PlycutValuation othello_valuation(const PlycutGame *game);
int othello_plies_left(const PlycutGame *game, const PlycutState *state);
bool othello_admits(const PlycutGame *game, int depth, const char *static_for, PlycutError *error);
double othello_instability(const PlycutGame *game, const PlycutState *parent,
                           const PlycutState *state);
size_t othello_path_width(const PlycutGame *game, int depth);
void othello_spec(const PlycutGame *game, const PlycutState *state, PlycutText *spec);
void othello_write_problem(const PlycutGame *game, PlycutJson *json);
extern const PlycutBoard othello_on_board;
extern const PlycutSides othello_sides;

/* PlycutRules.value_by; weights as in valuation_find. */
bool othello_weigh_by(PlycutGame *game, const PlycutValuation *names, const cJSON *weights,
                      const char *path, PlycutError *error);

/* The rules for a processor with AVX2, next to those for any, which are othello_rules. */
#if defined(__x86_64__) && defined(__GNUC__)
#define OTHELLO_AVX2 1
extern const PlycutRules othello_rules_avx2;
#endif

/* Use the portable rules on any processor: for tests and measurements. */
void othello_take_portable(PlycutGame *game);

/* The board of a position in letters (PlycutBoard.squares). */
size_t othello_board(const PlycutGame *game, const PlycutState *state, char squares[65]);
