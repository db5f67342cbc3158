/* Boards in DOT: HTML tables of fixed cells. Discs are rounded tables in them, so that no font is
 * needed; marks are letters. */
#include <string.h>

#include "dot/dot.h"
#include "scene/blank.h"
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

static void disc_write(const BoardInk *ink, bool black, int edge, PlycutOut *out)
{
    round_open(edge, black ? edge / 2 : 1, 0, ink->rim, black ? ink->black : ink->white, out);
    round_close(out);
}

/* The last disc that was placed has a dot. */
static void last_disc_write(const BoardInk *ink, bool black, int edge, PlycutOut *out)
{
    int wide = (edge + 1) / 3, dot = edge - 2 * wide;
    if (black) {
        round_open(edge, wide, 0, ink->rim, ink->white, out);
    } else {
        round_open(edge, 1, dot, ink->rim, ink->white, out);
        round_open(dot, dot / 2, 0, ink->rim, ink->rim, out);
        round_close(out);
    }
    round_close(out);
}

/* A letter; the last one is on ground of another colour, or (in black and white) white on black.
 * Graphviz writes capitals above the middle of a cell: a row over it brings them down. */
static void mark_write(const BoardInk *ink, char mark, bool last, int cell, PlycutOut *out)
{
    enum { SMALLER = 4 };
    const int above = cell / 4;
    const bool inverse = last && strcmp(ink->last, ink->square) == 0;
    plycut_out_format(out,
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" BGCOLOR=\"%s\">"
                      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">"
                      "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\"></TD></TR>",
                      cell, cell,
                      inverse ? ink->black
                      : last  ? ink->last
                              : ink->square,
                      cell, above);
    plycut_out_format(
        out,
        "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\">"
        "<FONT POINT-SIZE=\"%d\" COLOR=\"%s\"><B>%c</B></FONT></TD></TR></TABLE></TD>",
        cell, cell - above, cell - SMALLER, inverse ? ink->white : ink->black, mark);
}

/* Where its cell has a colour of its own that is to be seen round the last disc. */
static void disc_cell_write(const BoardInk *ink, char square, bool last, int cell, PlycutOut *out)
{
    int edge = last && strcmp(ink->last, ink->square) != 0 ? cell - 2 : cell;
    plycut_out_format(out, "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" BGCOLOR=\"%s\">",
                      cell, cell, last ? ink->last : ink->square);
    if (square == 'X' || square == 'O')
        (last ? last_disc_write : disc_write)(ink, square == 'X', edge, out);
    plycut_out_text(out, "</TD>");
}

static void cell_write(const Scene *scene, const BoardInk *ink, char square, bool last,
                       PlycutOut *out)
{
    const bool mark = board_has_marks(scene) && square != '-';
    (mark ? mark_write : disc_cell_write)(ink, square, last, board_cell(scene), out);
}

void dot_last_move(const Scene *scene, PlycutOut *out)
{
    const PlycutTraceNode visited = {.visited = true};
    BoardInk ink = board_ink(scene, &visited);
    plycut_out_format(out,
                      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" "
                      "CELLPADDING=\"0\" COLOR=\"%s\"><TR>",
                      ink.line);
    cell_write(scene, &ink, 'X', true, out);
    cell_write(scene, &ink, 'O', true, out);
    plycut_out_text(out, "</TR></TABLE>");
}

static void cells_write(const Scene *scene, const PlycutTraceNode *node, PlycutOut *out)
{
    BoardInk ink = board_ink(scene, node);
    int side = board_side(node), last = board_last_move(node);
    int edge = board_edge(scene, node);
    plycut_out_format(out,
                      "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"1\" CELLPADDING=\"0\" "
                      "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\" COLOR=\"%s\" BGCOLOR=\"%s\">",
                      edge, edge, ink.rim, ink.line);
    for (int i = 0; i < side * side; i++) {
        if (i % side == 0)
            plycut_out_text(out, "<TR>");
        cell_write(scene, &ink, node->board[i], i == last, out);
        if (i % side == side - 1)
            plycut_out_text(out, "</TR>");
    }
    plycut_out_text(out, "</TABLE>");
}

/* A coordinate as wide or as high as a square with its line. */
static void coordinate_write(const BoardInk *ink, int width, int height, char letter,
                             PlycutOut *out)
{
    plycut_out_format(out,
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\">"
                      "<FONT POINT-SIZE=\"%d\" COLOR=\"%s\">%c</FONT></TD>",
                      width, height, BOARD_RULE_TYPE, ink->rule, letter);
}

/* The letters over a board, or the numbers to its left, as a table of its own. */
static void coordinates_write(const Scene *scene, const PlycutTraceNode *node, bool columns,
                              PlycutOut *out)
{
    BoardInk ink = board_ink(scene, node);
    const int rule = board_rule(scene), square = board_cell(scene) + 1;
    plycut_out_text(out, "<TD><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"0\">");
    plycut_out_text(out, columns ? "<TR>" : "");
    for (int i = 0; i < board_side(node); i++) {
        plycut_out_text(out, columns ? "" : "<TR>");
        coordinate_write(&ink, columns ? square : rule, columns ? rule : square,
                         (char)((columns ? 'a' : '1') + i), out);
        plycut_out_text(out, columns ? "" : "</TR>");
    }
    plycut_out_text(out, columns ? "</TR></TABLE></TD>" : "</TABLE></TD>");
}

/* A board with its coordinates, if it has any. */
static void squares_write(const Scene *scene, const PlycutTraceNode *node, PlycutOut *out)
{
    if (board_rule(scene) == 0) {
        cells_write(scene, node, out);
        return;
    }
    const int rule = board_rule(scene), whole = rule + board_edge(scene, node);
    plycut_out_format(out,
                      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" "
                      "FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\"><TR>"
                      "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"%d\" HEIGHT=\"%d\"></TD>",
                      whole, whole, rule, rule);
    coordinates_write(scene, node, true, out);
    plycut_out_text(out, "</TR><TR>");
    coordinates_write(scene, node, false, out);
    plycut_out_text(out, "<TD>");
    cells_write(scene, node, out);
    plycut_out_text(out, "</TD></TR></TABLE>");
}

static void row_write(const Label *label, int line, PlycutOut *out)
{
    plycut_out_text(out, "<TR><TD>");
    dot_label_line(label, line, out);
    plycut_out_text(out, "</TD></TR>");
}

/* Graphviz stretches a table of a fixed size by a point to stand in the middle of a cell that is an
 * odd number of points wider. */
static int column_width(const Scene *scene, uint32_t drawn)
{
    int width = scene->view.drawn[drawn].width;
    int board = board_rule(scene) + board_edge(scene, drawn_node(&scene->view, drawn));
    return width - (width - board) % 2;
}

void dot_board(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out)
{
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                         "CELLPADDING=\"1\">");
    row_write(label, 0, out);
    plycut_out_format(out, "<TR><TD CELLPADDING=\"0\" WIDTH=\"%d\">", column_width(scene, drawn));
    squares_write(scene, drawn_node(&scene->view, drawn), out);
    plycut_out_text(out, "</TD></TR>");
    if (label->line_count > 1)
        plycut_out_format(out, "<TR><TD CELLPADDING=\"0\" HEIGHT=\"%d\"></TD></TR>", BOARD_BELOW);
    for (int line = 1; line < label->line_count; line++)
        row_write(label, line, out);
    if (scene->picture->boxes.height > 0 && !drawn_node(&scene->view, drawn)->leaf)
        dot_blank_rows(scene, out);
    plycut_out_text(out, "</TABLE>>");
}
