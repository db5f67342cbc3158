/* A game that was played, in the forms that people and programs read: transcript, board, GGF (the
 * Generic Game Format of the Generic Game Server, where Othello programs meet). */
#include "play/contestant.h"

#include "game/board_text.h"
#include "game/square.h"

void plycut_record_transcript(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out)
{
    char text[PLYCUT_STEP_MAX];
    for (int i = 0; i < record->length; i++) {
        if (record->moves[i] == PLYCUT_PASS)
            continue;
        if (i > 0 && start->rules->board == NULL)
            plycut_out_char(out, ' ');
        plycut_out_bytes(out, text, start->rules->step(start, record->moves[i], text));
    }
    plycut_out_char(out, '\n');
}

/* A name must not end its own field. */
static void ggf_text(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == ']' || *text == '\\')
            plycut_out_char(out, '\\');
        plycut_out_char(out, *text);
    }
}

static void ggf_board(PlycutOut *out, const PlycutGame *start)
{
    char squares[65];
    const int size = plycut_board_side(start->rules->board->squares(start, &start->root, squares));
    const bool x_to_move = plycut_side_to_move(start, &start->root) == 0;
    BoardForm form = board_text_plain(size, size);
    form.letters[BOARD_X] = "*";
    board_text_state(&form, &start->root, x_to_move, squares);
    plycut_out_format(out, "TY[%d]BO[%d %s %c]", size, size, squares, x_to_move ? '*' : 'O');
}

void plycut_record_ggf(const PlycutRecord *record, const PlycutGame *start, const char *black,
                       const char *white, PlycutOut *out)
{
    bool is_blacks = plycut_side_to_move(start, &start->root) == 0;
    char text[PLYCUT_STEP_MAX];
    plycut_out_format(out, "(;GM[%s]PC[plycut]PB[", start->rules->board->ggf);
    ggf_text(out, black);
    plycut_out_text(out, "]PW[");
    ggf_text(out, white);
    plycut_out_format(out, "]RE[%+d]", record->score);
    ggf_board(out, start);
    for (int i = 0; i < record->length; i++, is_blacks = !is_blacks) {
        const bool passes = record->moves[i] == PLYCUT_PASS;
        plycut_out_format(out, "%c[", is_blacks ? 'B' : 'W');
        plycut_out_bytes(out, passes ? "PA" : text, passes ? 2 : move_text(record->moves[i], text));
        plycut_out_char(out, ']');
    }
    plycut_out_text(out, ";)\n");
}

/* ---- Boards ---------------------------------------------------------------------------------- */

static void write_letters(PlycutOut *out, int size)
{
    plycut_out_char(out, ' ');
    board_text_columns_write(size, out);
    plycut_out_char(out, '\n');
}

/* The letter of a square: a legal move, the last move, or what is there. */
static char shown(char letter, bool marked, bool last)
{
    return marked ? '*' : !last ? letter : letter == 'X' ? 'x' : letter == 'O' ? 'o' : letter;
}

void plycut_board_write(const PlycutGame *game, const PlycutState *state, uint64_t marks,
                        PlycutMove last, PlycutOut *out)
{
    char squares[65];
    if (game->rules->board == NULL) {
        game->rules->sides->describe(game, state, out);
        return;
    }
    const int size = plycut_board_side(game->rules->board->squares(game, state, squares));
    write_letters(out, size);
    for (int row = 0; row < size; row++) {
        char *first = squares + size * row;
        for (int column = 0; column < size; column++) {
            const PlycutMove square = (PlycutMove)(8 * row + column);
            first[column] = shown(first[column], (marks >> square & 1) != 0, square == last);
        }
        board_text_row_write(first, size, row, out);
        plycut_out_format(out, " %c\n", '1' + row);
    }
    write_letters(out, size);
}

/* The position after the game's moves; the number and the side of the last move that was not a pass. */
static PlycutState last_position(const PlycutRecord *record, const PlycutGame *start, int *number,
                                 PlycutMove *last, int *side)
{
    PlycutState state = start->root, next;
    *number = 0;
    for (int i = 0; i < record->length; i++) {
        if (record->moves[i] != PLYCUT_PASS) {
            ++*number;
            *last = record->moves[i];
            *side = plycut_side_to_move(start, &state);
        }
        start->rules->play(start, &state, record->moves[i], &next);
        state = next;
    }
    return state;
}

void plycut_record_board(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out)
{
    int number, side = 0;
    PlycutMove last = 0;
    char text[PLYCUT_STEP_MAX];
    const PlycutState state = last_position(record, start, &number, &last, &side);
    plycut_board_write(start, &state, 0, PLYCUT_PASS, out);
    if (number == 0 || start->rules->board == NULL)
        return;
    move_text(last, text);
    plycut_out_format(out, "%d: %c-%s\n", number, start->rules->sides->initial[side], text);
}
