/* Othello's members of a trace's "problem": position, evaluation, weights, score; written and read
 * back. */
#include "base/json_read.h"
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

/* A text member, which must be there. */
static bool problem_read_text(const cJSON *object, const char *key, const char *path,
                              const char **text, PlycutError *error)
{
    const cJSON *item = json_get(object, key);
    *text = cJSON_GetStringValue(item);
    return *text || json_fails(error, path, item ? ERROR_EXPECTED_TEXT : ERROR_TEXT_MISSING, NULL);
}

static bool problem_read_position(const cJSON *position, OthelloBoard *board, PlycutError *error)
{
    static const char path[] = "$.problem.position.squares";
    const char *squares, *side;
    PlycutError wrong = {0};
    if (!cJSON_IsObject(position))
        return json_fails(error, "$.problem.position", ERROR_OTHELLO_POSITION, NULL);
    if (!problem_read_text(position, "squares", path, &squares, error) ||
        !problem_read_text(position, "side", "$.problem.position.side", &side, error))
        return false;
    if (strcmp(side, "X") != 0 && strcmp(side, "O") != 0)
        return json_fails(error, "$.problem.position.side", ERROR_OTHELLO_SIDE, NULL);
    return board_read_apart(squares, strlen(squares), side[0], board, &wrong) ||
           json_fails_as(error, path, &wrong);
}

/* The error for wrong weights names the place itself. */
static bool valuation_fails(const PlycutError *wrong, const char *path, PlycutError *error)
{
    return plycut_fail_at(error, wrong->code == PLYCUT_E_MEMORY ? wrong->code : PLYCUT_E_INPUT,
                          NULL, 0, 0, wrong->path[0] ? wrong->path : path, "%s", wrong->text);
}

static bool read_valuation(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    static const char path[] = "$.problem.weights";
    const cJSON *weights = json_get(problem, "weights");
    const char *evaluation, *score;
    PlycutError wrong = {0};
    if (!problem_read_text(problem, "evaluation", "$.problem.evaluation", &evaluation, error) ||
        !problem_read_text(problem, "score", "$.problem.score", &score, error))
        return false;
    PlycutValuation names = {.evaluation = evaluation};
    if (!othello_weigh_by(game, &names, weights, path, &wrong))
        return valuation_fails(&wrong, "$.problem.evaluation", error);
    names.score = score;
    return othello_weigh_by(game, &names, weights, path, &wrong) ||
           valuation_fails(&wrong, "$.problem.score", error);
}

bool othello_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    OthelloBoard board;
    if (!problem_read_position(json_get(problem, "position"), &board, error) ||
        !othello_make(&board, game, error))
        return false;
    if (read_valuation(problem, game, error))
        return true;
    plycut_game_release(game);
    return false;
}
