/* Othello's members of a trace's "problem": position, evaluation, weights, score; written and read
 * back. */
#include "game/rules.h"
#include "othello/othello.h"

#include <string.h>

void othello_write_problem(const PlycutGame *game, PlycutJson *json)
{
    const Othello *othello = game->data;
    char squares[65];
    othello_board(game, &game->root, squares);
    plycut_json_key_open(json, "position", '{');
    plycut_json_key_string(json, "squares", squares);
    plycut_json_key_string(json, "side", othello_is_black(game, &game->root) ? "X" : "O");
    plycut_json_close(json);
    plycut_json_key_string(json, "evaluation", othello->valuation.evaluation->name);
    if (othello->valuation.loaded) {
        plycut_json_key(json, "weights");
        weights_write(othello->valuation.loaded, json);
    }
    plycut_json_key_string(json, "score", score_name(othello->valuation.score));
}

/* ---- The rows -------------------------------------------------------------------------------- */

typedef struct PositionFile {
    const char *squares, *side;
} PositionFile;

typedef struct OthelloProblem {
    PositionFile position;
    const char *evaluation, *score;
    const void *weights;
} OthelloProblem;

static const JsonRow POSITION_ROWS[] = {
    {JSON_AT(PositionFile, squares), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "the squares, row by row from a1"},
    {JSON_AT(PositionFile, side), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "the side to move, \"X\" or \"O\""},
};
static const JsonShape POSITION = {JSON_SHAPE(PositionFile, POSITION_ROWS, "a position")};

static const JsonRow ROWS[] = {
    {JSON_AT(OthelloProblem, position), .kind = JSON_OBJECT, .shape = &POSITION,
     .need = JSON_REQUIRED, .says = "the squares and the side to move"},
    {JSON_AT(OthelloProblem, evaluation), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "how positions at the horizon are valued"},
    {JSON_AT(OthelloProblem, score), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "how finished games are valued"},
    {JSON_AT(OthelloProblem, weights), .kind = JSON_ANY,
     .says = "the weights of the evaluation weighted"},
};
static const JsonShape PROBLEM = {JSON_SHAPE(OthelloProblem, ROWS, "a game of Othello")};

/* ---- What they mean -------------------------------------------------------------------------- */

static bool problem_take_position(const PositionFile *position, OthelloBoard *board,
                                  PlycutError *error)
{
    const char *squares = position->squares, *side = position->side;
    PlycutError wrong = {0};
    if (strcmp(side, "X") != 0 && strcmp(side, "O") != 0)
        return json_fails(error, "$.problem.position.side", ERROR_OTHELLO_SIDE, NULL);
    return board_read_apart(squares, strlen(squares), side[0], board, &wrong) ||
           json_fails_as(error, "$.problem.position.squares", &wrong);
}

/* The error for wrong weights names the place itself. */
static bool valuation_fails(const PlycutError *wrong, const char *path, PlycutError *error)
{
    return plycut_fail_at(error, wrong->code == PLYCUT_E_MEMORY ? wrong->code : PLYCUT_E_INPUT,
                          NULL, 0, 0, wrong->path[0] ? wrong->path : path, "%s", wrong->text);
}

static bool take_valuation(const OthelloProblem *file, PlycutGame *game, PlycutError *error)
{
    static const char path[] = "$.problem.weights";
    PlycutError wrong = {0};
    PlycutValuation names = {.evaluation = file->evaluation};
    if (!othello_weigh_by(game, &names, file->weights, path, &wrong))
        return valuation_fails(&wrong, "$.problem.evaluation", error);
    names.score = file->score;
    return othello_weigh_by(game, &names, file->weights, path, &wrong) ||
           valuation_fails(&wrong, "$.problem.score", error);
}

bool othello_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    OthelloBoard board;
    OthelloProblem file;
    if (!problem_read(problem, &PROBLEM, &file, error) ||
        !problem_take_position(&file.position, &board, error) || !othello_make(&board, game, error))
        return false;
    if (take_valuation(&file, game, error))
        return true;
    plycut_game_release(game);
    return false;
}
