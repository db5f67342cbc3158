/* play_result.c - how a game in the terminal ended: the last board, who won, the moves. */
#include "cli/play_result.h"

void result_write(GameTable *table, PlycutOut *out)
{
    char squares[65];
    int black = 0, white = 0;
    table->start.rules->board(&table->start, table_now(table), squares);
    for (const char *square = squares; *square != '\0'; square++) {
        black += *square == 'X';
        white += *square == 'O';
    }
    table->record.score = (int8_t)(black - white);
    plycut_record_board(&table->record, &table->start, out);
    plycut_out_format(out, "%s: Black %d, White %d\n",
                      black > white   ? "Black wins"
                      : white > black ? "White wins"
                                      : "Drawn",
                      black, white);
    plycut_record_transcript(&table->record, out);
}
