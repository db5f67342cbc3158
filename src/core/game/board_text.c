/* Boards as rows of characters: "X.O/.X./...", 64 letters in a row, or lines with the names of rows and columns. */
#include "game/board_text.h"
#include "base/errors.h"
#include "base/letter.h"

#include <string.h>

BoardForm board_text_plain(int columns, int rows)
{
    return (BoardForm){.columns = columns, .rows = rows, .letters = {"X", "O", "-"}};
}

BoardPiece board_text_piece(const BoardForm *form, char letter)
{
    BoardPiece piece = BOARD_X;
    while (piece < BOARD_NOTHING && (letter == '\0' || !strchr(form->letters[piece], letter)))
        piece++;
    return piece;
}

size_t board_text_length(const BoardForm *form)
{
    const int ends = form->end == '\0' ? 0 : form->rows - 1;
    return (size_t)(form->columns * form->rows + ends);
}

/* ---- Written --------------------------------------------------------------------------------- */

static BoardPiece piece_on(const uint64_t sets[2], PlycutMove square)
{
    return sets[BOARD_X] >> square & 1   ? BOARD_X
           : sets[BOARD_O] >> square & 1 ? BOARD_O
                                         : BOARD_EMPTY;
}

size_t board_text_write(const BoardForm *form, const uint64_t sets[2], char *text)
{
    size_t length = 0;
    for (int row = 0; row < form->rows; row++) {
        if (row > 0 && form->end != '\0')
            text[length++] = form->end;
        for (int column = 0; column < form->columns; column++)
            text[length++] = *form->letters[piece_on(sets, (PlycutMove)(8 * row + column))];
    }
    text[length] = '\0';
    return length;
}

size_t board_text_state(const BoardForm *form, const PlycutState *state, bool x_to_move, char *text)
{
    const uint64_t sets[2] = {state->word[x_to_move ? 0 : 1], state->word[x_to_move ? 1 : 0]};
    return board_text_write(form, sets, text);
}

size_t board_text_pieces(const char *squares)
{
    size_t count = 0;
    for (; *squares != '\0'; squares++)
        count += *squares != '-';
    return count;
}

/* ---- Read ------------------------------------------------------------------------------------ */

/* The square at *at, and go on after it. */
static bool square_read(const BoardForm *form, const char *text, size_t length, PlycutMove square,
                        uint64_t sets[2], size_t *at)
{
    while (form->blanks && *at < length && is_blank(text[*at]))
        ++*at;
    const BoardPiece piece = *at < length ? board_text_piece(form, text[*at]) : BOARD_NOTHING;
    if (piece == BOARD_X || piece == BOARD_O)
        sets[piece] |= UINT64_C(1) << square;
    if (piece != BOARD_NOTHING)
        ++*at;
    return piece != BOARD_NOTHING;
}

static bool end_read(const BoardForm *form, const char *text, size_t length, size_t *at)
{
    const bool found = form->end != '\0' && *at < length && text[*at] == form->end;
    *at += found;
    return found || form->end == '\0';
}

bool board_text_read(const BoardForm *form, const char *text, size_t length, uint64_t sets[2],
                     BoardSlip *slip)
{
    slip->at = 0;
    sets[BOARD_X] = sets[BOARD_O] = 0;
    for (int row = 0; row < form->rows; row++) {
        slip->square = PLYCUT_PASS;
        if (row > 0 && !end_read(form, text, length, &slip->at))
            return false;
        for (int column = 0; column < form->columns; column++) {
            slip->square = (PlycutMove)(8 * row + column);
            if (!square_read(form, text, length, slip->square, sets, &slip->at))
                return false;
        }
    }
    return true;
}

bool board_text_parse(const BoardForm *form, const char *text, uint64_t sets[2], PlycutError *error)
{
    BoardSlip slip;
    if (strlen(text) != board_text_length(form))
        return fail_with(error, PLYCUT_E_INPUT, ERROR_BOARD_EXPECTED,
                         WITH(FILL(board, form->expected), FILL(sample, form->example)));
    if (board_text_read(form, text, strlen(text), sets, &slip))
        return true;
    if (slip.square == PLYCUT_PASS)
        return fail_with(error, PLYCUT_E_INPUT, ERROR_BOARD_ROW_END,
                         WITH(FILL_NUMBER(number, slip.at + 1), FILL(end, BYTE_TEXT(form->end)),
                              FILL(sample, form->example)));
    return fail_with(
        error, PLYCUT_E_INPUT, ERROR_BOARD_LETTER,
        WITH(FILL_NUMBER(number, slip.at + 1), FILL(first, BYTE_TEXT(*form->letters[BOARD_X])),
             FILL(second, BYTE_TEXT(*form->letters[BOARD_O])),
             FILL(empty, BYTE_TEXT(*form->letters[BOARD_EMPTY])), FILL(sample, form->example)));
}

/* ---- With the names of the squares ----------------------------------------------------------- */

void board_text_columns_write(int columns, PlycutOut *out)
{
    for (int column = 0; column < columns; column++)
        plycut_out_format(out, " %c", 'a' + column);
}

void board_text_row_write(const char *squares, int columns, int row, PlycutOut *out)
{
    plycut_out_char(out, (char)('1' + row));
    for (int column = 0; column < columns; column++)
        plycut_out_format(out, " %c", squares[column]);
}

size_t board_text_columns_read(const char *text, const char *end)
{
    size_t count = 0;
    for (const char *at = skip_gaps(text, end); at < end; at = skip_gaps(at + 1, end))
        if ((*at | ' ') != (char)('a' + count++))
            return 0;
    return count;
}

static bool is_row_number(char c)
{
    return c >= '1' && c < '1' + BOARD_SIZE_MAX;
}

size_t board_text_row_read(const BoardForm *form, const char *text, const char *end,
                           char squares[BOARD_SIZE_MAX])
{
    size_t count = 0;
    const char *at = skip_gaps(text, end);
    if (at + 1 < end && is_row_number(*at) && is_gap(at[1]))
        at = skip_gaps(at + 1, end);
    for (; at < end; at = skip_gaps(at + 1, end)) {
        if (is_row_number(*at) && skip_gaps(at + 1, end) == end)
            break;
        if (board_text_piece(form, *at) == BOARD_NOTHING || count == BOARD_SIZE_MAX)
            return 0;
        squares[count++] = *at;
    }
    return count;
}
