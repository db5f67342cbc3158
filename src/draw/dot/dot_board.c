/* Boards in DOT: HTML tables of fixed cells. Discs are rounded tables in them, so that no font is
 * needed; marks are letters. */
#include "dot/dot.h"
#include "render/escape.h"
#include "scene/board.h"

/* A table of a fixed size is centred in its cell instead of filling it. The thicker its
 * border, the rounder it is. inside: the edge of one in its middle, or 0. */
static void round_open(int edge, int border, int inside, const char *rim, const char *fill,
                       PlycutOut *out)
{
    plycut_out_format(out,
                      "<TABLE BORDER=\"%d\" CELLBORDER=\"0\" CELLSPACING=\"%d\" "
                      "CELLPADDING=\"0\" "
                      "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" STYLE=\"ROUNDED\" "
                      "COLOR=\"%s\" BGCOLOR=\"%s\"><TR><TD>",
                      border, inside == 0 ? 0 : (edge - inside) / 2 - border, edge, edge, rim,
                      fill);
}

static void round_close(PlycutOut *out)
{
    plycut_out_text(out, "</TD></TR></TABLE>");
}

static void dot_disc_write(const Board *board, bool black, int edge, PlycutOut *out)
{
    round_open(edge, black ? edge / 2 : 1, 0, board->rim, black ? board->black : board->white, out);
    round_close(out);
}

/* The last disc that was placed has a dot. */
static void last_disc_write(const Board *board, bool black, int edge, PlycutOut *out)
{
    int wide = (edge + 1) / 3, dot = edge - 2 * wide;
    round_open(edge, black ? wide : 1, black ? 0 : dot, board->rim, board->white, out);
    if (!black) {
        round_open(dot, dot / 2, 0, board->rim, board->rim, out);
        round_close(out);
    }
    round_close(out);
}

static void square_open(int width, int height, PlycutOut *out)
{
    plycut_out_format(out, "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\"", width, height);
}

/* A letter; the last one is on ground of another colour, or (in black and white) white on black.
 * Graphviz writes capitals above the middle of a cell: a row over it brings them down. */
static void dot_mark_write(const Board *board, const char *mark, bool last, PlycutOut *out)
{
    enum { SMALLER = 4 };
    const int cell = board->cell, above = cell / 4;
    const bool inverse = last && !board_last_is_coloured(board);
    square_open(cell, cell, out);
    plycut_out_format(
        out,
        " BGCOLOR=\"%s\">"
        "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>",
        inverse ? board->black
        : last  ? board->last_move
                : board->square);
    square_open(cell, above, out);
    plycut_out_text(out, "></TD></TR><TR>");
    square_open(cell, cell - above, out);
    plycut_out_format(out, "><FONT POINT-SIZE=\"%d\" COLOR=\"%s\"><B>", cell - SMALLER,
                      inverse ? board->white : board->black);
    html_write(out, mark);
    plycut_out_text(out, "</B></FONT></TD></TR></TABLE></TD>");
}

/* A last disc is smaller if its square has its own colour, which must be visible around it. */
static void disc_cell_write(const Board *board, const Square *square, PlycutOut *out)
{
    const bool last = square->last;
    int edge = last && board_last_is_coloured(board) ? board->cell - 2 : board->cell;
    square_open(board->cell, board->cell, out);
    plycut_out_format(out, " BGCOLOR=\"%s\">", last ? board->last_move : board->square);
    if (square->disc)
        (last ? last_disc_write : dot_disc_write)(board, square->black, edge, out);
    plycut_out_text(out, "</TD>");
}

static void cell_write(const Board *board, const Square *square, PlycutOut *out)
{
    if (square->letter)
        dot_mark_write(board, square->text, square->last, out);
    else
        disc_cell_write(board, square, out);
}

/* A board of one square, on which the last move has put a piece. */
static void sample_write(Board board, const char *piece, PlycutOut *out)
{
    Square square = {.at = piece};
    board.squares = piece;
    (void)board_take(&board, &square);
    cell_write(&board, &square, out);
}

void dot_last_move(const Scene *scene, PlycutOut *out)
{
    const Board board = board_sample(scene);
    plycut_out_format(out,
                      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" "
                      "CELLPADDING=\"0\" COLOR=\"%s\"><TR>",
                      board.line);
    sample_write(board, "X", out);
    sample_write(board, "O", out);
    plycut_out_text(out, "</TR></TABLE>");
}

static void cells_write(const Board *board, PlycutOut *out)
{
    plycut_out_format(out,
                      "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"1\" CELLPADDING=\"0\" "
                      "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" COLOR=\"%s\" BGCOLOR=\"%s\">",
                      board->width, board->height, board->rim, board->line);
    for (Square square = {.at = board->squares}; board_take(board, &square);) {
        if (square.column == 0)
            plycut_out_text(out, "<TR>");
        cell_write(board, &square, out);
        if (square.column == board->columns - 1)
            plycut_out_text(out, "</TR>");
    }
    plycut_out_text(out, "</TABLE>");
}

/* The letters over a board, or the numbers to its left, as a table of its own. A coordinate is as wide or as high as a
 * square with its line. */
static void dot_coordinates_write(const Board *board, bool columns, PlycutOut *out)
{
    const int rule = board->rule, square = board->cell + 1;
    plycut_out_text(out, "<TD><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"0\">");
    plycut_out_text(out, columns ? "<TR>" : "");
    for (int i = 0; i < (columns ? board->columns : board->rows); i++) {
        plycut_out_text(out, columns ? "" : "<TR>");
        square_open(columns ? square : rule, columns ? rule : square, out);
        plycut_out_format(out, "><FONT POINT-SIZE=\"%d\" COLOR=\"%s\">%c</FONT></TD>",
                          BOARD_RULE_TYPE, board->coordinate, (columns ? 'a' : '1') + i);
        plycut_out_text(out, columns ? "" : "</TR>");
    }
    plycut_out_text(out, columns ? "</TR></TABLE></TD>" : "</TABLE></TD>");
}

/* A board with its coordinates, if it has any. */
static void squares_write(const Board *board, PlycutOut *out)
{
    if (board->rule == 0) {
        cells_write(board, out);
        return;
    }
    plycut_out_format(out,
                      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" "
                      "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\"><TR>",
                      board->rule + board->width, board->rule + board->height);
    square_open(board->rule, board->rule, out);
    plycut_out_text(out, "></TD>");
    dot_coordinates_write(board, true, out);
    plycut_out_text(out, "</TR><TR>");
    dot_coordinates_write(board, false, out);
    plycut_out_text(out, "<TD>");
    cells_write(board, out);
    plycut_out_text(out, "</TD></TR></TABLE>");
}

static void dot_label_row(const Label *label, int line, PlycutOut *out)
{
    plycut_out_text(out, "<TR><TD>");
    dot_label_line(label, line, out);
    plycut_out_text(out, "</TD></TR>");
}

/* Graphviz stretches a table of a fixed size by a point to centre it in a cell that is an odd number of points
 * wider. */
static int dot_column_width(const Board *board, int width)
{
    return width - (width - board->rule - board->width) % 2;
}

void dot_board(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out)
{
    const Board board = board_make(scene, drawn_node(&scene->view, drawn));
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"1\">");
    dot_label_row(label, 0, out);
    plycut_out_format(out, "<TR><TD CELLPADDING=\"0\" WIDTH=\"%d\">",
                      dot_column_width(&board, scene->view.drawn[drawn].width));
    squares_write(&board, out);
    plycut_out_text(out, "</TD></TR>");
    if (label->line_count > 1)
        plycut_out_format(out, "<TR><TD CELLPADDING=\"0\" HEIGHT=\"%d\"></TD></TR>", BOARD_BELOW);
    for (int line = 1; line < label->line_count; line++)
        dot_label_row(label, line, out);
    plycut_out_text(out, "</TABLE>>");
}
