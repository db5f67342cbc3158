/* A transcript played move by move; forced passes that it leaves out are added. */
#include "base/letter.h"
#include "base/utf8.h"
#include "othello/board.h"

#include <stdio.h>
#include <string.h>

/* Room for what a message calls a move: "move 60 'h8'". */
#define WHAT_SIZE 64

static void what_is_it(char what[WHAT_SIZE], int number, const char *text, size_t length)
{
    snprintf(what, WHAT_SIZE, "move %d '%.*s'", number, (int)length, text);
}

/* How much of a word that is not a move a message quotes: at most 8 bytes, whole characters. */
static size_t transcript_word_length(const char *text)
{
    size_t length = strcspn(text, BLANK_BYTES);
    if (length <= 8)
        return length;
    for (length = 8; length > 0 && utf8_continues(text[length]);)
        length--;
    return length;
}

static bool no_move(const char *text, int number, const OthelloBoard *board, PlycutError *error)
{
    char what[WHAT_SIZE], last[PLYCUT_STEP_MAX];
    what_is_it(what, number, text, transcript_word_length(text));
    move_text((PlycutMove)(9 * (board->size - 1)), last);
    return plycut_fail(error, PLYCUT_E_INPUT,
                       "%s is not a move: expected a square a1 ... %s, or pass", what, last);
}

bool transcript_play(const char *text, OthelloBoard *board, PlycutError *error)
{
    int number = 1;
    for (text += strspn(text, BLANK_BYTES); *text != '\0'; text += strspn(text, BLANK_BYTES)) {
        PlycutMove move;
        const size_t length = plycut_move_read(text, strlen(text), &move);
        if (length == 0)
            return no_move(text, number, board, error);
        if (move != PLYCUT_PASS && board_is_legal(board, PLYCUT_PASS))
            board_play(board, PLYCUT_PASS);
        if (!board_is_legal(board, move)) {
            char what[WHAT_SIZE];
            what_is_it(what, number, text, length);
            return board_illegal(board, what, error);
        }
        board_play(board, move);
        text += length;
        number++;
    }
    return true;
}
