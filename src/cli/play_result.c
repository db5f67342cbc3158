/* play_result.c - how a game in the terminal ended: the last board, who won, the moves. */
#include "cli/play_result.h"

bool discs_write(const GameTable *table, PlycutOut *out)
{
    const PlycutBoard *board = table->start.rules->board;
    char squares[65];
    int counts[2] = {0, 0};
    if (board->counted == NULL)
        return false;
    board->squares(&table->start, table_now(table), squares);
    for (const char *square = squares; *square != '\0'; square++) {
        counts[0] += *square == 'X';
        counts[1] += *square == 'O';
    }
    plycut_out_format(out, "%s %d, %s %d", board->name[0], counts[0], board->name[1], counts[1]);
    return true;
}

void result_write(GameTable *table, PlycutOut *out)
{
    const int score = plycut_score(&table->start, table_now(table));
    table->record.score = (int8_t)score;
    plycut_record_board(&table->record, &table->start, out);
    if (score == 0)
        plycut_out_text(out, "Drawn");
    else
        plycut_out_format(out, "%s wins", table->start.rules->board->name[score < 0]);
    if (table->start.rules->board->counted != NULL)
        plycut_out_text(out, ": ");
    discs_write(table, out);
    plycut_out_char(out, '\n');
    plycut_record_transcript(&table->record, out);
}
