/* Lines of positions files, read one by one, whose errors give line and column. Boards written row by row, one row per
 * line, with or without letters and numbers around them; below them the side to move. A `*` next to an X marks a legal
 * move: the square is empty. */
#include "othello/obf_diagram.h"

#include <stdio.h>

/* ---- Lines ----------------------------------------------------------------------------------- */

ObfLine obf_take(const char **text, long *number, const char *file)
{
    const char *start = *text, *whole = start + strcspn(start, "\n");
    *text = *whole == '\n' ? whole + 1 : whole;
    return (ObfLine){start, start + strcspn(start, "%\n"), whole, file, (*number)++};
}

/* The first character that is not a gap, or the end. */
static const char *obf_skip(const ObfLine *line)
{
    return skip_gaps(line->text, line->end);
}

bool obf_is_empty(const ObfLine *line)
{
    return obf_skip(line) == line->end;
}

static bool obf_fail_at(const ObfLine *line, const char *at, PlycutCode code, const char *text,
                        PlycutError *error)
{
    return plycut_fail_at(error, code, line->file, line->number, at - line->text + 1, NULL, "%s",
                          text);
}

bool obf_fail(const ObfLine *line, const char *at, const char *text, PlycutError *error)
{
    return obf_fail_at(line, at, PLYCUT_E_INPUT, text, error);
}

bool obf_fail_as(const ObfLine *line, const char *at, const PlycutError *wrong, PlycutError *error)
{
    return obf_fail_at(line, at, wrong->code, wrong->text, error);
}

/* ---- Boards row by row ----------------------------------------------------------------------- */

/* Is a line of that many squares a row of some board? */
static bool is_row(size_t squares)
{
    return board_size(squares * squares) != 0;
}

/* "a b c d e f g h", the names of the columns. */
static bool is_letters(const ObfLine *line)
{
    return is_row(board_text_columns_read(line->text, line->end));
}

static size_t row_read(const ObfLine *line, char squares[BOARD_SIZE_MAX])
{
    const BoardForm form = board_form(BOARD_SIZE_MAX);
    return board_text_row_read(&form, line->text, line->end, squares);
}

bool diagram_begins(const ObfLine *line)
{
    char squares[BOARD_SIZE_MAX];
    return is_letters(line) || is_row(row_read(line, squares));
}

/* The next line that is not empty; false at the end of the text. */
static bool diagram_take(ObfLine *line, const char **text, long *number)
{
    while (**text != '\0') {
        *line = obf_take(text, number, line->file);
        if (!obf_is_empty(line) && !is_letters(line))
            return true;
    }
    return false;
}

static bool wrong_row(const ObfLine *line, size_t row, size_t size, PlycutError *error)
{
    char text[96];
    snprintf(text, sizeof text, "expected row %zu of the board, with %zu squares", row, size);
    return obf_fail(line, obf_skip(line), text, error);
}

/* Read all rows, as many as the first one has squares. Returns the number of squares; 0: failed. */
static size_t rows_read(ObfLine *line, const char **text, long *number,
                        char squares[BOARD_SIZE_MAX * BOARD_SIZE_MAX], PlycutError *error)
{
    bool any = !is_letters(line) || diagram_take(line, text, number);
    const size_t size = any ? row_read(line, squares) : 0;
    if (!is_row(size)) {
        obf_fail(line, obf_skip(line), "expected a row of 8 squares (or 6, or 4)", error);
        return 0;
    }
    for (size_t row = 2; row <= size; row++) {
        char found[BOARD_SIZE_MAX];
        if (!diagram_take(line, text, number) || row_read(line, found) != size) {
            wrong_row(line, row, size, error);
            return 0;
        }
        memcpy(squares + (row - 1) * size, found, size);
    }
    return size * size;
}

static void marks_remove(char *squares, size_t count)
{
    bool crosses = memchr(squares, 'X', count) != NULL || memchr(squares, 'x', count) != NULL;
    for (size_t i = 0; i < count && crosses; i++)
        if (squares[i] == '*')
            squares[i] = '-';
}

bool diagram_read(ObfLine *line, const char **text, long *number, OthelloBoard *board,
                  const char **rest, PlycutError *error)
{
    char squares[BOARD_SIZE_MAX * BOARD_SIZE_MAX];
    PlycutError wrong = {0};
    const size_t count = rows_read(line, text, number, squares, error);
    if (count == 0)
        return false;
    const bool any = diagram_take(line, text, number);
    const char *side = any ? obf_skip(line) : line->end;
    *rest = any ? side + 1 : side;
    marks_remove(squares, count);
    if (!any || (*rest < line->end && !is_gap(**rest) && **rest != ';'))
        return obf_fail(line, side,
                        "the side to move is missing below the board: X (Black) or O (White), on a "
                        "line of its own",
                        error);
    return board_read_apart(squares, count, *side, board, &wrong) ||
           obf_fail_as(line, side, &wrong, error);
}
