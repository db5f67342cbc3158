/* board_rows.h - boards of any shape, as texts: rows of characters, a line break after each. A character is a square, with the
 * marks that combine with it. */
#pragma once

#include "base/errors.h"

#include <cjson/cJSON.h>

enum { BOARD_ROWS_MOST = 20, BOARD_COLUMNS_MOST = 20, BOARD_CELL = 24 };

/* The size of a board; both numbers are 0 if there is no board. */
typedef struct BoardSize {
    int columns, rows;
} BoardSize;

BoardSize board_rows_size(const char *board);

/* Copy the next square of a board and move past it, skipping line breaks. False at the end of the board. Of a board without line
 * breaks (PlycutBoard.squares) these are all squares. */
bool board_rows_next(const char **at, char cell[BOARD_CELL]);

/* Is nothing on the square? */
bool board_cell_is_empty(const char *cell);

/* Is there anything on it but X and O? */
bool board_has_letters(const char *board);

/* What is wrong with these rows, texts of a list; ERROR_TEXTS: nothing. *row: which one is wrong. */
ErrorId board_rows_fault(const char *const *rows, size_t count, size_t *row);
