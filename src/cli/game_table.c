/* game_table.c - a game being played: moves made and taken back. */
#include "cli/game_table.h"

#include <string.h>

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
    return !moves_now(table, &moves);
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

bool table_must_pass(const GameTable *table)
{
    return table_moves(table) == 0 && !table_is_over(table);
}

bool table_is_yours(const GameTable *table)
{
    return table->players[plycut_side_to_move(&table->start, table_now(table))] == NULL;
}

const char *table_side(const GameTable *table)
{
    return table->start.rules->board->name[plycut_side_to_move(&table->start, table_now(table))];
}

PlycutMove table_last(const GameTable *table)
{
    for (uint8_t i = table->record.length; i > 0; i--)
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
    const uint8_t length = table->record.length;
    while (table->record.length > 0) {
        table->record.length--;
        if (table_is_yours(table) && !table_must_pass(table))
            return true;
    }
    table->record.length = length;
    return false;
}

size_t table_read_move(const GameTable *table, const char *text, PlycutMove *move, bool *legal)
{
    const PlycutRecord *record = &table->record;
    const size_t length = plycut_move_read(text, strlen(text), move);
    if (length != 0 && *move == PLYCUT_PASS)
        *legal = record->length > 0 && record->moves[record->length - 1] == PLYCUT_PASS;
    else
        *legal = length != 0 && (table_moves(table) >> *move & 1) != 0;
    return length;
}
