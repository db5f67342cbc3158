/* game_table.c - a game being played: its position and its players, moves made and taken back. */
#include "cli/game_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const PlycutState *table_now(const GameTable *table)
{
    return &table->states[table->record.length];
}

static bool moves_now(const GameTable *table, PlycutMoves *moves)
{
    return table->start.rules->moves(&table->start, table_now(table), moves);
}

bool table_is_over(const GameTable *table)
{
    PlycutMoves moves;
    return !moves_now(table, &moves) || table->record.length == PLYCUT_RECORD_MOVES;
}

uint64_t table_moves(const GameTable *table)
{
    PlycutMoves moves;
    return moves_now(table, &moves) ? moves.set : 0;
}

void table_list_move(const GameTable *table, PlycutMove move, PlycutText *list)
{
    char step[PLYCUT_STEP_MAX];
    const size_t length = table->start.rules->step(&table->start, move, step);
    (void)plycut_text_write(list, " ", 1);
    (void)plycut_text_write(list, step, length);
}

bool table_is_yours(const GameTable *table)
{
    const PlycutState *now = table_now(table);
    return plycut_decides(now->player) &&
           table->players[plycut_side_to_move(&table->start, now)] == NULL;
}

const char *table_side(const GameTable *table)
{
    return table->start.rules->sides->name[plycut_side_to_move(&table->start, table_now(table))];
}

PlycutMove table_last(const GameTable *table)
{
    for (int i = table->record.length; i > 0; i--)
        if (table->record.moves[i - 1] != PLYCUT_PASS)
            return table->record.moves[i - 1];
    return PLYCUT_PASS;
}

void table_make(GameTable *table, PlycutMove move)
{
    PlycutState next;
    table->start.rules->play(&table->start, table_now(table), move, &next);
    table->record.moves[table->record.length++] = (uint8_t)move;
    table->states[table->record.length] = next;
}

/* A forced pass was no decision. */
bool table_undo(GameTable *table)
{
    const uint16_t length = table->record.length;
    while (table->record.length > 0) {
        table->record.length--;
        if (table_is_yours(table) && table->record.moves[table->record.length] != PLYCUT_PASS)
            return true;
    }
    table->record.length = length;
    return false;
}

/* Without a board, any word is a move, legal if it is the step of one. */
static size_t read_step(const GameTable *table, const char *text, PlycutMove *move, bool *legal)
{
    char step[PLYCUT_STEP_MAX];
    const size_t length = strcspn(text, " \t");
    *legal = false;
    for (uint64_t left = table_moves(table); left != 0 && !*legal; left &= left - 1) {
        *move = (PlycutMove)__builtin_ctzll(left);
        *legal = table->start.rules->step(&table->start, *move, step) == length &&
                 strncasecmp(step, text, length) == 0;
    }
    return length;
}

size_t table_read_move(const GameTable *table, const char *text, PlycutMove *move, bool *legal)
{
    const PlycutRecord *record = &table->record;
    if (table->start.rules->board == NULL)
        return read_step(table, text, move, legal);
    const size_t length = plycut_move_read(text, strlen(text), move);
    if (length != 0 && *move == PLYCUT_PASS)
        *legal = record->length > 0 && record->moves[record->length - 1] == PLYCUT_PASS;
    else
        *legal = length != 0 && (table_moves(table) >> *move & 1) != 0;
    return length;
}

/* ---- Players, read from the command line and seated ------------------------------------------- */

/* Fail, and name the positions that would do. */
static bool needs_sides(const char *spec, PlycutError *error)
{
    char games[200] = "";
    size_t used = 0;
    for (size_t i = 0; i < plycut_game_count(); i++)
        if (plycut_game_rules(i)->sides != NULL && used < sizeof games)
            used += (size_t)snprintf(games + used, sizeof games - used, "%s%s:start",
                                     used > 0 ? ", " : "", plycut_game_rules(i)->name);
    return plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                          "players need a position of a game that they can play: %s", games);
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
    return start->rules->sides == NULL ? needs_sides(spec, error)
                                       : plycut_game_value_by(start, &(PlycutValuation){0}, error);
}

const char *player_spec(const PlycutSides *sides, int depth, char spec[PLAYER_SPEC_SIZE])
{
    const bool named = sides->evaluation != NULL;
    snprintf(spec, PLAYER_SPEC_SIZE, "alpha-beta:%d%s%s", depth, named ? ",eval=" : "",
             named ? sides->evaluation : "");
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
