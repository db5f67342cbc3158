/* Boards on slides: a square with a grid, a circle for each disc, or letters. */
#include "base/same.h"
#include "pptx/pptx.h"
#include "scene/board.h"

/* A board, and its place: its upper left corner. */
typedef struct SlideBoard {
    const Board *board;
    double left, top;
} SlideBoard;

static void filled_square(Slide *slide, const char *name, double x, double y, double edge,
                          const char *fill, const char *line)
{
    slide_preset(slide, name, "rect", 0, area_round(x, y, edge, edge),
                 &(Ink){.fill = fill, .line = line, .width = 1});
    slide_shape_end(slide);
}

static void disc_shape(Slide *slide, const char *name, double x, double y, double radius,
                       const char *fill, const char *line)
{
    slide_preset(slide, name, "ellipse", 0, area_round(x, y, 2 * radius, 2 * radius),
                 &(Ink){.fill = fill, .line = line, .width = 1});
    slide_shape_end(slide);
}

/* The disc that was placed last has a dot. */
static void slide_disc(Slide *slide, const Board *board, double x, double y, bool black, bool last)
{
    const double radius =
        (last && board_last_is_coloured(board) ? board->cell - 2 : board->cell) / 2.0;
    disc_shape(slide, "disc", x, y, black ? radius : radius - 0.5,
               black ? board->black : board->white, black ? NULL : board->rim);
    if (last)
        disc_shape(slide, "last move", x, y, radius / 3, black ? board->white : board->rim, NULL);
}

/* A letter; the last one, in black and white, is white on black. */
static void slide_letter(Slide *slide, const Board *board, double x, double y, const char *mark,
                         bool last)
{
    enum { SMALLER = 4 };
    const bool inverse = last && !board_last_is_coloured(board);
    const int size = board->cell - SMALLER;
    if (inverse)
        filled_square(slide, "last move", x, y, board->cell, board->black, NULL);
    slide_text(slide, "piece",
               &(SlideText){.x = x,
                            .y = y - size * 0.36,
                            .size = size,
                            .bold = true,
                            .colour = inverse ? board->white : board->black},
               mark);
}

static void slide_grid(Slide *slide, const SlideBoard *p)
{
    const Board *board = p->board;
    const Ink ink = {.line = board->line, .width = 1};
    Path path = {.count = 0};
    for (int i = 1; i < larger(board->columns, board->rows); i++) {
        const double at = board_line(board, i), x = p->left + at, y = p->top - at;
        if (i < board->columns)
            path_line(&path, (Corner){x, p->top - 1}, (Corner){x, p->top - board->height + 1});
        if (i < board->rows)
            path_line(&path, (Corner){p->left + 1, y}, (Corner){p->left + board->width - 1, y});
    }
    if (path.count > 0)
        slide_stroke(slide, "grid", &path, &ink);
}

static void slide_pieces(Slide *slide, const SlideBoard *p)
{
    const Board *board = p->board;
    for (Square square = {.at = board->squares}; board_take(board, &square);) {
        const double x = p->left + board_middle(board, square.column),
                     y = p->top - board_middle(board, square.row);
        if (square.last && board_last_is_coloured(board))
            filled_square(slide, "last move", x, y, board->cell, board->last_move, NULL);
        if (square.disc)
            slide_disc(slide, board, x, y, square.black, square.last);
        else if (square.letter)
            slide_letter(slide, board, x, y, square.text, square.last);
    }
}

static void slide_coordinates(Slide *slide, const SlideBoard *p)
{
    const Board *board = p->board;
    for (int i = 0; i < board->columns + board->rows; i++) {
        const bool column = i < board->columns;
        const int at = column ? i : i - board->columns;
        const double middle = board_middle(board, at), beside = board->rule / 2.0;
        const char name[] = {(char)((column ? 'a' : '1') + at), '\0'};
        slide_text(slide, "coordinate",
                   &(SlideText){.x = p->left + (column ? middle : -beside),
                                .y = p->top + (column ? beside : -middle) - BOARD_RULE_TYPE * 0.36,
                                .size = BOARD_RULE_TYPE,
                                .colour = board->coordinate},
                   name);
    }
}

static void board_at(Slide *slide, const SlideBoard *p)
{
    const Board *board = p->board;
    if (board->rule > 0)
        slide_coordinates(slide, p);
    slide_preset(slide, "board", "rect", 0,
                 (Area){p->left + 0.5, p->top - 0.5, p->left + board->width - 0.5,
                        p->top - board->height + 0.5},
                 &(Ink){.fill = board->square, .line = board->rim, .width = 1});
    slide_shape_end(slide);
    slide_grid(slide, p);
    slide_pieces(slide, p);
}

/* A line of text whose row begins at y; returns where it ends. */
static double board_line_at(Slide *slide, const Label *label, int line, double x, double y)
{
    const double height = label_line_size(label, line) * 1.2 + 2;
    slide_label_at(slide, label, line, x, y - height / 2);
    return y - height;
}

void slide_board(Slide *slide, const Scene *scene, uint32_t d, const Label *label)
{
    enum { MARGIN = 7 }; /* above and below together */
    const Drawn *drawn = &scene->view.drawn[d];
    const Board board = board_make(scene, drawn_node(&scene->view, d));
    double y = drawn->y + drawn->height / 2.0 - MARGIN / 2.0;
    y = board_line_at(slide, label, 0, drawn->x, y);
    board_at(slide,
             &(SlideBoard){&board, drawn->x + (board.rule - board.width) / 2.0, y - board.rule});
    y -= board.rule + board.height + (label->line_count > 1 ? BOARD_BELOW : 0);
    for (int line = 1; line < label->line_count; line++)
        y = board_line_at(slide, label, line, drawn->x, y);
}

void slide_last_move(Slide *slide, const Scene *scene, double x, double y, double scale)
{
    Board board = board_sample(scene);
    board.cell = (int)(board.cell * scale);
    for (int i = 0; i < 2; i++) {
        const double middle = x + 1 + board.cell / 2.0 + i * (board.cell + 1);
        filled_square(slide, "last move", middle, y, board.cell, board.last_move, board.line);
        if (board.marks)
            slide_letter(slide, &board, middle, y, i == 0 ? "X" : "O", true);
        else
            slide_disc(slide, &board, middle, y, i == 0, true);
    }
}
