/* What follows "othello:" in a spec: a board's name, a transcript, or squares and side, with the moves from
 * there. */
#include "base/letter.h"
#include "othello/othello.h"

#include <stdio.h>
#include <string.h>

/* The named boards, with the lengths of their sides. */
static const char *const BOARD_NAMES[] = {"start", "4x4", "6x6", "8x8"};
static const int BOARD_SIZES[] = {8, 4, 6, 8};

#define BOARD_COUNT (sizeof BOARD_NAMES / sizeof BOARD_NAMES[0])

/* Does the text begin like the name of a board: digits, x, digits? */
static bool is_size(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && (text[digits] == 'x' || text[digits] == 'X') &&
           strspn(text + digits + 1, "0123456789") > 0;
}

static bool unknown_position(const char *what, const char *text, PlycutError *error)
{
    return plycut_unknown(what, text, PLYCUT_WORDS(BOARD_NAMES, BOARD_COUNT), error);
}

/* More than three quarters of a board's characters are letters of a board, even if some are mistyped; in a transcript
 * it is at most half, or three quarters if it has passes ("b4--"). */
static bool is_like_board(const char *text, size_t length)
{
    size_t fitting, others;
    board_letters(text, length, &fitting, &others);
    return fitting > 3 * others;
}

static bool spec_read_position(const char *text, int size, OthelloBoard *board, PlycutError *error)
{
    size_t at;
    text += strspn(text, BLANK_BYTES);
    if (*text == '\0')
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "a position is missing: expected start, a transcript such as f5d6c3, or "
                           "%d squares and the side to move",
                           size * size);
    const size_t end = board_length(text, size);
    if (is_like_board(text, end))
        return board_read(text, end, size, board, &at, error) &&
               transcript_play(text + end, board, error);
    *board = board_start(size);
    PlycutMove move;
    const bool moves =
        strpbrk(text, "0123456789") != NULL || plycut_move_read(text, strlen(text), &move) != 0;
    return moves ? transcript_play(text, board, error)
                 : unknown_position("Othello position", text, error);
}

static bool read_spec(const char *text, OthelloBoard *board, PlycutError *error)
{
    const size_t length = strcspn(text, ":" BLANK_BYTES);
    for (size_t i = 0; i < BOARD_COUNT; i++) {
        if (!spells(text, length, BOARD_NAMES[i]))
            continue;
        *board = board_start(BOARD_SIZES[i]);
        const char *rest = text + length;
        return *rest == '\0' || spec_read_position(rest + 1, BOARD_SIZES[i], board, error);
    }
    return is_size(text) ? unknown_position("size of board", text, error)
                         : spec_read_position(text, BOARD_SIZE_MAX, board, error);
}

bool othello_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    OthelloBoard board;
    return read_spec(text, &board, error) && othello_make(&board, game, error);
}

/* The board in letters; a full board needs no name. */
void othello_spec(const PlycutGame *game, const PlycutState *state, PlycutText *spec)
{
    const Othello *othello = game->data;
    char squares[65], text[96], board[8] = "";
    othello_board(game, state, squares);
    if (othello->size != BOARD_SIZE_MAX)
        snprintf(board, sizeof board, "%dx%d:", othello->size, othello->size);
    const int length = snprintf(text, sizeof text, "othello:%s%s %c", board, squares,
                                othello_is_black(game, state) ? 'X' : 'O');
    plycut_text_write(spec, text, (size_t)length);
}
