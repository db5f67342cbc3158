/* check_position.c - the scores that a positions file gives its moves, compared with searches to the end
 * of the game. */
#include "cli/check/check.h"
#include "cli/ask.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Neither the order nor a table changes a score, so endgames are solved in the order that is best for them, unless
 * the options say how to search. */
static PlycutSearchOptions position_search(const Options *options)
{
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    if (search.order == PLYCUT_ORDER_GIVEN && search.learned == 0 && search.table == 0)
        plycut_search_solves(&search);
    return search;
}

static bool position_search_child(const PlycutGame *child, PlycutSearchOptions *search,
                                  double alpha, double beta, double *value, PlycutError *error)
{
    PlycutResult result;
    search->alpha = alpha;
    search->beta = beta;
    if (!plycut_search(child, search, NULL, &result, error))
        return false;
    *value = result.value;
    return true;
}

/* The value after a move, from the side to move's viewpoint. A narrow window around the expected
 * score settles it quickly if the score is right; only a wrong one is searched in full. */
static bool value_of_move(const Options *options, const PlycutGame *game, PlycutMove move,
                          double expected, double *value, PlycutError *error)
{
    PlycutGame child = *game;
    PlycutSearchOptions search = position_search(options);
    double sign = PLYCUT_BY_DECIDER(game->root.player, 1, -1), found = 0;
    game->rules->play(game, &game->root, move, &child.root);
    child.root.ply = 0;
    bool done = position_search_child(&child, &search, sign * expected - 1, sign * expected + 1,
                                      &found, error) &&
                (found == sign * expected ||
                 position_search_child(&child, &search, -INFINITY, INFINITY, &found, error));
    *value = sign * found;
    return done;
}

/* Look for another scoring under which a wrong score is right; NULL: no other. False on error. */
static bool other_scoring(const Options *options, const Input *input, PlycutMove move,
                          double expected, const char **scoring, PlycutError *error)
{
    PlycutGame other;
    const PlycutGame *game = &input->made;
    const PlycutValuation now = plycut_game_valuation(game);
    *scoring = NULL;
    bool done = true;
    if (!plycut_game_again(game, &other, error))
        return false;
    for (size_t i = 0; done && *scoring == NULL && i < plycut_score_count(); i++) {
        const char *name = plycut_score_name(i);
        double found = 0;
        if (strcmp(name, now.score) == 0)
            continue;
        done = plycut_game_value_by(&other, &(PlycutValuation){.score = name}, error) &&
               value_of_move(options, &other, move, expected, &found, error);
        *scoring = done && found == expected ? name : NULL;
    }
    plycut_game_release(&other);
    return done;
}

static bool position_mark(PlycutGrades *grades, PlycutMark *mark, const char *item, double expected,
                          double found, PlycutError *error)
{
    char given[PLYCUT_NUMBER_SIZE], searched[PLYCUT_NUMBER_SIZE];
    plycut_number_text(expected, given);
    plycut_number_text(found, searched);
    *mark = (PlycutMark){.right = expected == found};
    return plycut_mark_keep(grades, mark, item, given, searched, "", error);
}

bool check_position(const Options *options, const Input *input, PlycutGrades *grades,
                    PlycutError *error)
{
    const PlycutObfLine *position = input->position;
    const PlycutGame *game = &input->made;
    PlycutGrade *grade = plycut_grades_add(grades, input->name, "", position->scored, error);
    if (grade == NULL)
        return false;
    grade->stated = plycut_search_defaults(options->algorithms[0]);
    for (size_t i = 0; i < position->scored; i++) {
        char step[PLYCUT_STEP_MAX];
        double expected = position->score[i].score, found;
        if (!value_of_move(options, game, position->score[i].move, expected, &found, error)) {
            ask_explain_error(options, input, &options->search, error);
            return false;
        }
        game->rules->step(game, position->score[i].move, step);
        PlycutMark *mark = &grade->marks[grade->count++];
        if (!position_mark(grades, mark, step, expected, found, error))
            return false;
        if (!mark->right && !other_scoring(options, input, position->score[i].move, expected,
                                           &mark->reading, error))
            return false;
        grade->right += grade->marks[i].right;
    }
    return true;
}
