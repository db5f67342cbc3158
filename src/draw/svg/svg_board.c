/* Boards in SVG: a square with a grid, a circle for each disc, or letters. */
#include "svg/svg.h"
#include "base/same.h"
#include "scene/blank.h"
#include "scene/board.h"

/* A board, and its place: its upper left corner. */
typedef struct Placed {
    const Board *board;
    double left, top;
} Placed;

/* A filled square around a middle. */
static void square_write(double x, double y, double edge, const char *fill, PlycutOut *out)
{
    plycut_out_text(out, "<rect");
    svg_box(x - edge / 2, y + edge / 2, edge, edge, out);
    svg_word(" fill=\"", fill, out);
}

static void svg_disc_write(double x, double y, double radius, const char *fill, PlycutOut *out)
{
    plycut_out_text(out, "<circle");
    svg_attribute("cx", x, out);
    svg_attribute("cy", -y, out);
    svg_attribute("r", radius, out);
    svg_word(" fill=\"", fill, out);
}

/* The disc that was placed last has a dot. */
static void svg_piece_write(const Board *board, double x, double y, bool black, bool last,
                            PlycutOut *out)
{
    double radius = (last && board_last_is_coloured(board) ? board->cell - 2 : board->cell) / 2.0;
    svg_disc_write(x, y, black ? radius : radius - 0.5, black ? board->black : board->white, out);
    if (!black)
        svg_word(" stroke=\"", board->rim, out);
    plycut_out_text(out, "/>");
    if (last) {
        svg_disc_write(x, y, radius / 3, black ? board->white : board->rim, out);
        plycut_out_text(out, "/>");
    }
}

/* A letter; the last one, in black and white, is white on black. */
static void svg_piece_mark(const Board *board, double x, double y, const char *mark, bool last,
                           PlycutOut *out)
{
    enum { SMALLER = 4 };
    bool inverse = last && !board_last_is_coloured(board);
    int size = board->cell - SMALLER;
    if (inverse) {
        square_write(x, y, board->cell, board->black, out);
        plycut_out_text(out, "/>");
    }
    const char *colour = inverse ? board->white : board->black;
    svg_text(&(SvgText){x, y - size * 0.36, size, .bold = true, .colour = colour}, mark, out);
}

static void grid_write(const Placed *p, PlycutOut *out)
{
    const Board *board = p->board;
    svg_path_open("<path", "none", board->line, 10, NULL, out);
    for (int i = 1; i < larger(board->columns, board->rows); i++) {
        const double at = board_line(board, i), x = p->left + at, y = p->top - at;
        if (i < board->columns)
            svg_line((Corner){x, p->top - 1}, (Corner){x, p->top - board->height + 1}, out);
        if (i < board->rows)
            svg_line((Corner){p->left + 1, y}, (Corner){p->left + board->width - 1, y}, out);
    }
    svg_path_close(out);
}

static void svg_pieces_write(const Placed *p, PlycutOut *out)
{
    const Board *board = p->board;
    for (Square square = {.at = board->squares}; board_take(board, &square);) {
        double x = p->left + board_middle(board, square.column),
               y = p->top - board_middle(board, square.row);
        if (square.last && board_last_is_coloured(board)) {
            square_write(x, y, board->cell, board->last_move, out);
            plycut_out_text(out, "/>");
        }
        if (square.letter)
            svg_piece_mark(board, x, y, square.text, square.last, out);
        else if (square.disc)
            svg_piece_write(board, x, y, square.black, square.last, out);
    }
}

/* A letter over a column, or a number to the left of a row. */
static void coordinate_write(char letter, double x, double y, PlycutOut *out)
{
    plycut_out_text(out, "<tspan");
    svg_attribute("x", x, out);
    svg_attribute("y", -y + BOARD_RULE_TYPE * 0.36, out);
    plycut_out_format(out, ">%c</tspan>", letter);
}

static void svg_coordinates_write(const Placed *p, PlycutOut *out)
{
    const Board *board = p->board;
    plycut_out_format(out, "<text font-size=\"%d\" fill=\"%s\">", BOARD_RULE_TYPE,
                      board->coordinate);
    for (int i = 0; i < board->columns; i++)
        coordinate_write((char)('a' + i), p->left + board_middle(board, i),
                         p->top + board->rule / 2.0, out);
    for (int i = 0; i < board->rows; i++)
        coordinate_write((char)('1' + i), p->left - board->rule / 2.0,
                         p->top - board_middle(board, i), out);
    plycut_out_text(out, "</text>");
}

static void svg_board_write(const Placed *p, PlycutOut *out)
{
    const Board *board = p->board;
    plycut_out_text(out, "<g class=\"board\">");
    if (board->rule > 0)
        svg_coordinates_write(p, out);
    plycut_out_text(out, "<rect");
    svg_box(p->left + 0.5, p->top - 0.5, board->width - 1, board->height - 1, out);
    svg_word(" fill=\"", board->square, out);
    plycut_out_format(out, " stroke=\"%s\"/>", board->rim);
    grid_write(p, out);
    svg_pieces_write(p, out);
    plycut_out_text(out, "</g>\n");
}

/* A line of text whose row begins at y; returns where it ends. */
static double svg_board_line(const Label *label, int line, double x, double y, PlycutOut *out)
{
    double height = label_line_size(label, line) * 1.2 + 2;
    svg_label_lines(label, line, line + 1, x, y - height / 2, out);
    return y - height;
}

/* The caption, the board, the window, boxes to fill in. */
void svg_board(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    enum { MARGIN = 7 }; /* above and below together */
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const Board board = board_make(scene, node);
    double y = drawn->y + drawn->height / 2.0 - MARGIN / 2.0;
    y = svg_board_line(label, 0, drawn->x, y, out);
    svg_board_write(&(Placed){&board, drawn->x + (board.rule - board.width) / 2.0, y - board.rule},
                    out);
    y -= board.rule + board.height + (label->line_count > 1 ? BOARD_BELOW : 0);
    for (int line = 1; line < label->line_count; line++)
        y = svg_board_line(label, line, drawn->x, y, out);
    if (blank_asks(scene, node))
        svg_blank_rows(scene, false, drawn->x, y, out);
}

/* ---- The legend ------------------------------------------------------------------------------ */

void svg_last_move(const Scene *scene, double x, double y, PlycutOut *out)
{
    const Board board = board_sample(scene);
    for (int i = 0; i < 2; i++) {
        double middle = x + 1 + board.cell / 2.0 + i * (board.cell + 1);
        square_write(middle, y, board.cell, board.last_move, out);
        plycut_out_format(out, " stroke=\"%s\"/>", board.line);
        if (board.marks)
            svg_piece_mark(&board, middle, y, i == 0 ? "X" : "O", true, out);
        else
            svg_piece_write(&board, middle, y, i == 0, true, out);
    }
}
