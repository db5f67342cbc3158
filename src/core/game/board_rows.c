/* board_rows.c - the squares of a board of any shape. */
#include "game/board_rows.h"
#include "base/utf8.h"

#include <string.h>

bool board_rows_next(const char **at, char cell[BOARD_CELL])
{
    const char *from = *at += **at == '\n', *after = from;
    size_t length = 0;
    if (*from == '\0')
        return false;
    (void)utf8_next(&after);
    length = (size_t)(after - from);
    for (const char *mark = after; *after != '\0' && utf8_combines(utf8_next(&mark)); after = mark)
        if ((size_t)(mark - from) < BOARD_CELL)
            length = (size_t)(mark - from);
    memcpy(cell, from, length);
    cell[length] = '\0';
    *at = after;
    return true;
}

bool board_cell_is_empty(const char *cell)
{
    return strcmp(cell, "-") == 0 || strcmp(cell, ".") == 0 || strcmp(cell, " ") == 0;
}

bool board_has_letters(const char *board)
{
    char cell[BOARD_CELL];
    while (board_rows_next(&board, cell))
        if (!board_cell_is_empty(cell) && strcmp(cell, "X") != 0 && strcmp(cell, "O") != 0)
            return true;
    return false;
}

/* How many squares a row has. */
static int row_columns(const char *row)
{
    char cell[BOARD_CELL];
    int columns = 0;
    while (*row != '\0' && *row != '\n' && board_rows_next(&row, cell))
        columns++;
    return columns;
}

BoardSize board_rows_size(const char *board)
{
    BoardSize size = {.columns = row_columns(board)};
    for (; *board != '\0'; board++)
        size.rows += *board == '\n';
    return size;
}

ErrorId board_rows_fault(const char *const *rows, size_t count, size_t *row)
{
    if (count == 0 || count > BOARD_ROWS_MOST)
        return ERROR_BOARD_ROWS;
    for (*row = 0; *row < count; ++*row) {
        const int columns = row_columns(rows[*row]);
        for (const char *at = rows[*row]; *at != '\0';)
            if (utf8_is_harmful(utf8_next(&at)))
                return ERROR_NODE_TEXT_CONTROL;
        if (columns == 0 || columns > BOARD_COLUMNS_MOST)
            return ERROR_BOARD_COLUMNS;
        if (columns != row_columns(rows[0]))
            return ERROR_BOARD_RAGGED;
    }
    return ERROR_TEXTS;
}
