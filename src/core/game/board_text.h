/* board_text.h - boards as rows of characters, for every game that is played on one: what a letter means, the squares of a
 * text and the text of squares, and where a text stops being a board.
 *
 * Squares are bits of a set, eight to a row: bit 8 * row + column, which is also the number of the move to the square
 * (square.h). sets[BOARD_X] are the squares of the side that begins the game, sets[BOARD_O] those of the other. A text has the
 * rows from the top, a1 first. */
#pragma once

#include <plycut/game.h>

enum { BOARD_SIZE_MAX = 8 };

/* What is on a square. BOARD_NOTHING: the letter means nothing on a board. */
typedef enum BoardPiece { BOARD_X, BOARD_O, BOARD_EMPTY, BOARD_NOTHING } BoardPiece;

/* How a game writes its boards. */
typedef struct BoardForm {
    int columns, rows; /* at most BOARD_SIZE_MAX */
    const char
        *letters[3]; /* by piece: the letters that it is read from; the first one is written */
    char end;        /* of a row, but for the last one; '\0': none */
    bool blanks;     /* white space may come before any square */
    /* For board_text_parse: what is expected, "start or three rows of three squares", and "tictactoe:X.O/.X./..." */
    const char *expected, *example;
} BoardForm;

/* The boards of PlycutBoard.squares and of traces: X O -, and nothing between the rows. */
BoardForm board_text_plain(int columns, int rows);

BoardPiece board_text_piece(const BoardForm *form, char letter);

/* The length of a board without blanks; the room for one, with its zero byte. */
size_t board_text_length(const BoardForm *form);
enum { BOARD_TEXT_ROOM = BOARD_SIZE_MAX * (BOARD_SIZE_MAX + 1) };

/* Write the board; returns its length. */
size_t board_text_write(const BoardForm *form, const uint64_t sets[2], char *text);

/* The same of a position, whose words are the squares of the side to move and of the other. */
size_t board_text_state(const BoardForm *form, const PlycutState *state, bool x_to_move,
                        char *text);

/* How many pieces are on a board of PlycutBoard.squares? */
size_t board_text_pieces(const char *squares);

/* Where a text is not a board: a character's offset, and the square that should be there (PLYCUT_PASS: the end of a row). */
typedef struct BoardSlip {
    size_t at;
    PlycutMove square;
} BoardSlip;

/* Read the board that a text begins with; what follows it is the caller's. False: *slip says where it is wrong. */
bool board_text_read(const BoardForm *form, const char *text, size_t length, uint64_t sets[2],
                     BoardSlip *slip);

/* Read a text that is a board, for a game whose spec has rows; the error says which character should be what. */
bool board_text_parse(const BoardForm *form, const char *text, uint64_t sets[2],
                      PlycutError *error);

/* ---- Boards with the names of their squares ------------------------------------------------------------
 *
 *    a b c
 *  1 X - O 1
 */

/* " a b c" */
void board_text_columns_write(int columns, PlycutOut *out);

/* "1 X - O": the row's number, and the squares that begin at `squares`. */
void board_text_row_write(const char *squares, int columns, int row, PlycutOut *out);

/* How many columns does a line of letters name, "a b c"? 0: the line is something else. */
size_t board_text_columns_read(const char *text, const char *end);

/* The squares of a line, whose number may come before or after them. Returns how many; 0: it is no row. */
size_t board_text_row_read(const BoardForm *form, const char *text, const char *end,
                           char squares[BOARD_SIZE_MAX]);
