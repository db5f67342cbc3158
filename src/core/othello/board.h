/* board.h - an Othello position as people write it: squares in letters, the side, moves.
 *
 * Letters: X x * B b black, O o W w white, - . empty. A blank is white space; it may be anywhere
 * between the squares. */
#pragma once

#include "game/board_text.h"
#include "game/square.h"

typedef struct OthelloBoard {
    uint64_t own, other; /* the mover's discs and the opponent's */
    int size;            /* 4, 6 or 8 squares a side */
    bool black;          /* Black is to move */
} OthelloBoard;

/* How boards of this size are written. */
BoardForm board_form(int size);

/* The start of the game: White on the falling diagonal, Black to move. */
OthelloBoard board_start(int size);

/* Read squares and, after them, the side to move. size 0: by the number of squares. On failure, *at is
 * the offset of the error. */
bool board_read(const char *text, size_t length, int size, OthelloBoard *board, size_t *at,
                PlycutError *error);

/* The same for squares (without blanks) and side given separately. */
bool board_read_apart(const char *squares, size_t count, char side, OthelloBoard *board,
                      PlycutError *error);

/* How many of the text's characters can be on a board, and how many cannot (blanks are neither). */
void board_letters(const char *text, size_t length, size_t *fitting, size_t *others);

/* Where a board of this size and its side to move end in a text that goes on with a move; otherwise the
 * text's length. */
size_t board_length(const char *text, int size);

/* The size of the board with that many squares; 0: there is no such board. */
int board_size(size_t squares);

/* May it be a square of a board? */
bool board_is_square(char letter);

bool board_is_legal(const OthelloBoard *board, PlycutMove move);
/* The position after a legal move. */
void board_play(OthelloBoard *board, PlycutMove move);

/* Fail because a move, called `what` in the message, is illegal; the message lists the legal moves. */
bool board_illegal(const OthelloBoard *board, const char *what, PlycutError *error);

/* Play the moves of a text such as f5d6c3 (transcript.c). Passes may be written or left out; blanks may separate moves. */
bool transcript_play(const char *text, OthelloBoard *board, PlycutError *error);
