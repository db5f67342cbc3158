/* Othello: the rules. word[0] of a position are the mover's discs, word[1] the opponent's. */
#include "othello/othello.h"
#include "othello/bits.h"

#include "base/json_read.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A search without a horizon may begin with at most this many empty squares. */
#define EMPTIES_TO_THE_END 20

/* The fastest rules that this processor supports. */
static const PlycutRules *rules_here(void);

bool othello_make(const OthelloBoard *board, PlycutGame *game, PlycutError *error)
{
    Othello *othello = malloc(sizeof *othello);
    if (!othello)
        return plycut_no_memory(error);
    *othello = (Othello){
        .squares = bits_board(board->size),
        .corners = bits_corners(board->size),
        .size = board->size,
        .black_first = board->black,
        .valuation = valuation_default(),
    };
    for (int i = 0; i < 4; i++)
        othello->quarter[i] = bits_board(board->size / 2)
                              << (i % 2 + i / 2 * 8) * (board->size / 2);
    othello->asks_end = valuation_asks_end(&othello->valuation);
    *game = (PlycutGame){
        .rules = rules_here(),
        .root = {.word = {board->own, board->other}, .player = PLYCUT_MAX},
        .data = othello,
        .owned = othello,
    };
    return true;
}

void othello_release(PlycutGame *game)
{
    Othello *othello = game->owned;
    valuation_release(&othello->valuation);
    free(othello);
}

bool plycut_othello_board(const char *squares, size_t count, char side, PlycutGame *game,
                          PlycutError *error)
{
    OthelloBoard board;
    return board_read_apart(squares, count, side, &board, error) &&
           othello_make(&board, game, error);
}

bool othello_weigh_by(PlycutGame *game, const PlycutValuation *names, const cJSON *weights,
                      const char *path, PlycutError *error)
{
    Othello *othello = game->owned;
    Valuation valuation;
    if (!valuation_find(names, weights, path, othello->size, &valuation, error))
        return false;
    valuation_release(&othello->valuation);
    othello->valuation = valuation;
    othello->asks_end = valuation_asks_end(&valuation);
    return true;
}

bool othello_value_by(PlycutGame *game, const PlycutValuation *names, PlycutError *error)
{
    if (!names->weights)
        return othello_weigh_by(game, names, NULL, NULL, error);
    cJSON *weights = json_read_string(names->weights, NULL, error);
    const bool done = weights && othello_weigh_by(game, names, weights, "$", error);
    if (!done)
        json_place(error, names->weights, strlen(names->weights));
    json_free(weights);
    return done;
}

static int othello_side(const PlycutGame *game, PlycutPlayer player)
{
    const Othello *othello = game->data;
    return othello->black_first == (player == game->root.player) ? 0 : 1;
}

bool othello_is_black(const PlycutGame *game, const PlycutState *state)
{
    return othello_side(game, state->player) == 0;
}

/* Each move fills a square. */
int othello_plies_left(const PlycutGame *game, const PlycutState *state)
{
    const Othello *othello = game->data;
    return bits_count(othello->squares & ~(state->word[0] | state->word[1]));
}

bool othello_admits(const PlycutGame *game, int depth, const char *static_for, PlycutError *error)
{
    (void)static_for;
    PlycutMoves moves;
    const int empties = othello_plies_left(game, &game->root);
    if (depth >= 0 || empties <= EMPTIES_TO_THE_END ||
        !game->rules->moves(game, &game->root, &moves))
        return true;
    return plycut_fail(error, PLYCUT_E_LIMIT,
                       "%d empty squares are too many for a search to the end of the game "
                       "(at most %d): give a depth with -d",
                       empties, EMPTIES_TO_THE_END);
}

/* The number of discs that the last move flipped; infinite if the side to move can take a corner,
 * because then the evaluation cannot be trusted. */
double othello_instability(const PlycutGame *game, const PlycutState *parent,
                           const PlycutState *state)
{
    const Othello *othello = game->data;
    const uint64_t moves = bits_moves(state->word[0], state->word[1]) & othello->squares;
    if ((moves & bits_corners(othello->size)) != 0)
        return INFINITY;
    const int placed =
        parent == NULL ? 0 : bits_count(state->word[1]) - bits_count(parent->word[0]);
    return placed > 0 ? placed - 1 : 0;
}

/* Each move fills an empty square, and two passes in a row end the game. */
size_t othello_path_width(const PlycutGame *game, int depth)
{
    const int empties = othello_plies_left(game, &game->root);
    size_t width = (size_t)empties + 1;
    for (int ply = 0; ply < empties && (depth < 0 || ply < depth); ply++)
        width += (size_t)(empties - ply);
    return width;
}

size_t othello_board(const PlycutGame *game, const PlycutState *state, char squares[65])
{
    const Othello *othello = game->data;
    const BoardForm form = board_form(othello->size);
    return board_text_state(&form, state, othello_is_black(game, state), squares);
}

PlycutValuation othello_valuation(const PlycutGame *game)
{
    const Othello *othello = game->data;
    const Weights *loaded = othello->valuation.loaded;
    return (PlycutValuation){.evaluation = othello->valuation.evaluation->name,
                             .title = loaded ? loaded->title : NULL,
                             .score = score_name(othello->valuation.score)};
}

/* The ranks of the quadrant at a1, from the simple heuristics of a 2011 series on Reversi players;
 * a smaller board has the part of it next to its corner. */
static int othello_rank(const PlycutGame *game, const PlycutState *state, PlycutMove square)
{
    static const int ranks[4][4] = {{8, 2, 7, 4}, {2, 1, 3, 4}, {7, 3, 6, 5}, {4, 4, 5, 0}};
    const Othello *othello = game->data;
    (void)state;
    const int column = (int)square % 8, row = (int)square / 8, last = othello->size - 1;
    return ranks[row < last - row ? row : last - row]
                [column < last - column ? column : last - column];
}

/* Weights from a file may differ from corner to corner. */
static bool othello_symmetric(const PlycutGame *game)
{
    const Othello *othello = game->data;
    const Weights *weights = othello->valuation.weights;
    const size_t groups = weights == NULL ? 0 : weights->group_count;
    for (size_t i = 0; i < groups; i++)
        for (unsigned symmetry = 0; symmetry < PLYCUT_SYMMETRIES; symmetry++)
            if (plycut_image(weights->group[i].squares, othello->size, symmetry) !=
                weights->group[i].squares)
                return false;
    return true;
}

const PlycutBoard othello_on_board = {
    .squares = othello_board,
    .symmetric = othello_symmetric,
    .pieces = PLYCUT_DISCS,
    .placed = 4,
    .ggf = "Othello",
};

const PlycutSides othello_sides = {
    .side = othello_side,
    .rank = othello_rank,
    .name = {"Black", "White"},
    .title = {"Black (X)", "White (O)"},
    .initial = {'D', 'L'},
    .counted = "discs",
    .evaluation = "tutorial",
};

/* Every game asks the processor again, so that there is no global state. */
static const PlycutRules *rules_here(void)
{
#ifdef OTHELLO_AVX2
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
        __builtin_cpu_supports("popcnt"))
        return &othello_rules_avx2;
#endif
    return &othello_rules;
}

void othello_take_portable(PlycutGame *game)
{
    game->rules = &othello_rules;
}
