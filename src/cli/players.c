/* players.c - players read from the command line and seated at a board. */
#include "cli/players.h"
#include "os/weights.h"

#include <stdlib.h>

bool players_start(const Options *options, Inputs *inputs, PlycutGame *start, PlycutError *error)
{
    const char *spec = options->play.start != NULL ? options->play.start : "othello:start";
    if (!inputs_add(inputs, spec, error))
        return false;
    if (inputs->count != 1)
        return plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                              "has %zu positions: give the line of one, as in %s", inputs->count,
                              inputs->items[0].name);
    *start = *input_game(&inputs->items[0]);
    if (start->rules->board == NULL)
        return plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                              "players need an Othello position");
    return true;
}

bool player_open(const char *spec, const PlycutGame *start, PlycutContestant *player,
                 PlycutError *error)
{
    char *weights = NULL;
    if (!plycut_contestant_parse(spec, player, error))
        return false;
    if (player->has_weights_file &&
        (weights = weights_file_text(player->evaluation, error)) == NULL)
        return false;
    bool seated = plycut_contestant_seat(player, start, weights, error);
    if (!seated && weights != NULL && (error->path[0] != '\0' || error->line != 0))
        plycut_error_in_file(error, player->evaluation);
    free(weights);
    return seated;
}
