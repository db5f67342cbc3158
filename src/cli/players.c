/* players.c - players read from the command line and seated at a board. */
#include "cli/game_table.h"

#include <stdio.h>
#include <stdlib.h>

/* Fail, and name a position that would do. */
static bool needs_board(const char *spec, PlycutError *error)
{
    size_t i = 0;
    while (plycut_game_rules(i)->board == NULL)
        i++;
    return plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                          "players need a position on a board, such as %s:start",
                          plycut_game_rules(i)->name);
}

bool players_start(const char *spec, Inputs *inputs, PlycutGame *start, PlycutError *error)
{
    if (spec == NULL)
        spec = "othello:start";
    if (!inputs_add(inputs, spec, error))
        return false;
    if (inputs->count != 1)
        return plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                              "has %zu positions: give the line of one, as in %s", inputs->count,
                              inputs->items[0].name);
    *start = *input_game(&inputs->items[0]);
    return start->rules->board == NULL ? needs_board(spec, error)
                                       : plycut_game_value_by(start, &(PlycutValuation){0}, error);
}

const char *player_spec(const PlycutBoard *board, int depth, char spec[PLAYER_SPEC_SIZE])
{
    const bool named = board->evaluation != NULL;
    snprintf(spec, PLAYER_SPEC_SIZE, "alpha-beta:%d%s%s", depth, named ? ",eval=" : "",
             named ? board->evaluation : "");
    return spec;
}

bool player_open(const char *spec, const PlycutGame *start, PlycutContestant *player,
                 PlycutError *error)
{
    char *weights = NULL;
    size_t length;
    if (!plycut_contestant_parse(spec, player, error))
        return false;
    if (player->has_weights_file &&
        (weights = file_text(player->evaluation, &length, error)) == NULL)
        return false;
    bool seated = plycut_contestant_seat(player, start, weights, error);
    if (!seated && weights != NULL)
        file_text_fails(player->evaluation, error);
    free(weights);
    return seated;
}
