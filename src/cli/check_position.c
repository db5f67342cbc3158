/* check_position.c - the scores that a positions file gives its moves, held against searches to the
 * end. */
#include "cli/ask.h"
#include "cli/check.h"
#include "os/terminal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool search_child(const PlycutGame *child, PlycutSearchOptions *search, double alpha,
                         double beta, double *value, PlycutError *error)
{
    PlycutResult result;
    search->alpha = alpha;
    search->beta = beta;
    if (!plycut_search(child, search, NULL, &result, error))
        return false;
    *value = result.value;
    return true;
}

/* The value after a move, from the side to move's viewpoint. A narrow window round the expected
 * score settles it quickly where the score is right; only a wrong one is searched in full. */
static bool value_of_move(const Options *options, const PlycutGame *game, PlycutMove move,
                          double expected, double *value, PlycutError *error)
{
    PlycutGame child = *game;
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    double sign = game->root.player == PLYCUT_MAX ? 1 : -1, found = 0;
    game->rules->play(game, &game->root, move, &child.root);
    child.root.ply = 0;
    bool done =
        search_child(&child, &search, sign * expected - 1, sign * expected + 1, &found, error) &&
        (found == sign * expected ||
         search_child(&child, &search, -INFINITY, INFINITY, &found, error));
    *value = sign * found;
    return done;
}

static void fill_verdict(PlycutVerdict *verdict, const Options *options, const char *item,
                         double expected, double found)
{
    *verdict =
        (PlycutVerdict){.algorithm = options->algorithms[0]->name, .right = expected == found};
    snprintf(verdict->item, sizeof verdict->item, "%s", item);
    plycut_number_text(expected, verdict->expected);
    plycut_number_text(found, verdict->found);
}

bool check_position(const Options *options, const Input *input, PlycutVerdicts *verdicts,
                    PlycutError *error)
{
    const PlycutObfLine *position = input->position;
    const PlycutGame *game = &input->made;
    verdicts->items = calloc(position->scored + 1, sizeof *verdicts->items);
    if (verdicts->items == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the verdicts");
    for (size_t i = 0; i < position->scored; i++) {
        char step[PLYCUT_STEP_MAX];
        double expected = position->score[i].score, found;
        if (!value_of_move(options, game, position->score[i].move, expected, &found, error)) {
            ask_explain_error(options, input, &options->search, error);
            return false;
        }
        step[game->rules->step(game, position->score[i].move, step)] = '\0';
        PlycutVerdict *verdict = &verdicts->items[verdicts->count++];
        fill_verdict(verdict, options, step, expected, found);
        verdicts->wrong += !verdict->right;
    }
    return true;
}
