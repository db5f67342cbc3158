/* custom.c - a game that the calling program knows: its own functions, and defaults for the rest.
 *
 * Two of its functions are called through others, which keep what every search relies on: plies count up, and no path is longer
 * than PLYCUT_PLY_MAX. */
#include "base/errors.h"
#include "game/rules.h"

#include <assert.h>
#include <stdlib.h>

/* What the game owns: the rules, with the defaults filled in, and those of the caller. */
typedef struct Custom {
    PlycutRules rules;
    const PlycutRules *given;
} Custom;

static const PlycutRules *given_rules(const PlycutGame *game)
{
    return ((const Custom *)game->owned)->given;
}

static bool custom_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    *left = (PlycutMoves){.set = 0};
    if (state->ply >= PLYCUT_PLY_MAX || !given_rules(game)->moves(game, state, left))
        return false;
    assert(given_rules(game)->path_width != NULL ||
           plycut_moves_count(left) <= PLYCUT_CUSTOM_MOVES);
    return true;
}

static void custom_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                        PlycutState *child)
{
    *child = (PlycutState){.player = plycut_other(state->player)};
    given_rules(game)->play(game, state, move, child);
    child->ply = state->ply + 1;
}

/* At every node of a path there may be as many moves as a position may have. */
static size_t custom_path_width(const PlycutGame *game, int depth)
{
    (void)game;
    return (size_t)PLYCUT_CUSTOM_MOVES *
           (size_t)(depth < 0 || depth > PLYCUT_PLY_MAX ? PLYCUT_PLY_MAX : depth);
}

static void custom_write_problem(const PlycutGame *game, PlycutJson *json)
{
    (void)game, (void)json;
}

static void custom_release(PlycutGame *game)
{
    Custom *custom = game->owned;
    if (custom->given->release != NULL)
        custom->given->release(game);
    free(custom);
}

/* The name of a function that must be there, and is not; NULL: all are. */
static const char *missing_function(const PlycutRules *given)
{
    return given->moves == NULL                                                    ? "moves"
           : given->play == NULL                                                   ? "play"
           : given->value == NULL                                                  ? "value"
           : given->spec == NULL && (given->board != NULL || given->sides != NULL) ? "spec"
                                                                                   : NULL;
}

static PlycutRules rules_completed(const PlycutRules *given)
{
    PlycutRules rules = *given;
    rules.summary = given->summary != NULL ? given->summary : "";
    rules.syntax = given->syntax != NULL ? given->syntax : "";
    rules.stored = false;
    rules.fast = NULL;
    rules.release = custom_release;
    rules.moves = custom_moves;
    rules.play = custom_play;
    rules.path_width = given->path_width != NULL ? given->path_width : custom_path_width;
    rules.step = given->step != NULL ? given->step : number_step;
    rules.node_name = given->node_name != NULL ? given->node_name : step_node_name;
    rules.write_problem =
        given->write_problem != NULL ? given->write_problem : custom_write_problem;
    return rules;
}

bool plycut_game_custom(const PlycutRules *rules, const PlycutState *root, const void *data,
                        PlycutGame *game, PlycutError *error)
{
    const char *missing = missing_function(rules);
    *game = (PlycutGame){.rules = NULL};
    if (rules->name == NULL || rules->name[0] == '\0')
        return fail_with(error, PLYCUT_E_USAGE, ERROR_CUSTOM_NAME, NULL);
    if (missing != NULL)
        return fail_with(error, PLYCUT_E_USAGE, ERROR_CUSTOM_FUNCTION,
                         WITH(FILL(game, rules->name), FILL(function, missing)));
    Custom *custom = malloc(sizeof *custom);
    if (custom == NULL)
        return plycut_no_memory(error);
    *custom = (Custom){rules_completed(rules), rules};
    *game = (PlycutGame){.rules = &custom->rules,
                         .root = *root,
                         .chance = rules->probability != NULL,
                         .data = data,
                         .owned = custom};
    game->root.ply = 0;
    return true;
}
