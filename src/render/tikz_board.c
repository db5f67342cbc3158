/* A board in TikZ: a square is one unit wide, the pieces of each colour are one path. */
#include "render/tex.h"
#include "render/tikz.h"
#include "scene/board.h"

typedef struct Board {
    const Scene *scene;
    const char *squares;
    BoardInk ink;
    int side, last;
    PlycutOut *out;
} Board;

static void colour_write(const Board *b, const char *key, const char *colour)
{
    plycut_out_format(b->out, "%s=", key);
    tex_colour_write(colour, b->out);
}

static void ground_write(const Board *b)
{
    plycut_out_text(b->out, "  \\fill[");
    colour_write(b, "fill", b->ink.square);
    plycut_out_format(b->out, "] (0,0) rectangle (%d,-%d);\n", b->side, b->side);
    if (b->last >= 0) {
        plycut_out_text(b->out, "  \\fill[");
        colour_write(b, "fill", b->ink.last);
        plycut_out_format(b->out, "] (%d,-%d) rectangle +(1,-1);\n", b->last % b->side, b->last / b->side);
    }
    plycut_out_text(b->out, "  \\draw[");
    colour_write(b, "draw", b->ink.line);
    plycut_out_format(b->out, "] (0,-%d) grid (%d,0);\n", b->side, b->side);
}

static void middle_write(const Board *b, int i)
{
    plycut_out_format(b->out, " (%d.5,-%d.5)", i % b->side, i / b->side);
}

/* All discs of a colour; nothing if there are none. */
static void discs_write(const Board *b, char piece, const char *fill)
{
    bool begun = false;
    for (int i = 0; i < b->side * b->side; i++) {
        if (b->squares[i] != piece)
            continue;
        if (!begun) {
            plycut_out_text(b->out, "  \\draw[");
            colour_write(b, "draw", b->ink.rim);
            colour_write(b, ", fill", fill);
            plycut_out_text(b->out, "]");
        }
        begun = true;
        middle_write(b, i);
        plycut_out_text(b->out, " circle[radius=.4]");
    }
    plycut_out_text(b->out, begun ? ";\n" : "");
}

/* The last disc has a dot: in black and white its square says nothing. */
static void last_write(const Board *b)
{
    if (b->last < 0)
        return;
    bool black = b->squares[b->last] == 'X';
    plycut_out_text(b->out, "  \\fill[");
    colour_write(b, "fill", black ? b->ink.white : b->ink.rim);
    plycut_out_char(b->out, ']');
    middle_write(b, b->last);
    plycut_out_text(b->out, " circle[radius=.14];\n");
}

/* X and O as letters, the last one in italics. */
static void marks_write(const Board *b)
{
    for (int i = 0; i < b->side * b->side; i++) {
        if (b->squares[i] == '-')
            continue;
        plycut_out_text(b->out, "  \\node[plytext] at");
        middle_write(b, i);
        plycut_out_format(b->out, " {\\plytype{%d}{\\textbf{%s%c}}};\n", board_cell(b->scene) - 4,
                          i == b->last ? "\\itshape " : "", b->squares[i]);
    }
}

static void board_write(const Board *b, int left, int top)
{
    int cell = board_cell(b->scene) + 1;
    plycut_out_text(b->out, "\\begin{scope}[shift={(");
    tex_halves(left, b->out);
    plycut_out_char(b->out, ',');
    tex_halves(top, b->out);
    plycut_out_format(b->out, ")}, x=%dbp, y=%dbp]\n", cell, cell);
    ground_write(b);
    if (board_has_marks(b->scene)) {
        marks_write(b);
    } else {
        discs_write(b, 'X', b->ink.black);
        discs_write(b, 'O', b->ink.white);
        last_write(b);
    }
    plycut_out_text(b->out, "\\end{scope}\n");
}

static void line_write(const Scene *scene, uint32_t d, const Label *label, int line, int top, PlycutOut *out)
{
    plycut_out_format(out, "\\node[plytext, anchor=north] at (%d,", scene->view.drawn[d].x);
    tex_halves(top, out);
    plycut_out_text(out, ") {\\plylabel{0}{0}{");
    tex_line_write(label, line, out);
    plycut_out_text(out, "}};\n");
}

/* From the top of the node: the caption, the board, the window. Half points. */
void tikz_board(const Scene *scene, uint32_t d, const Label *label, PlycutOut *out)
{
    enum { ABOVE = 4, BETWEEN = 3 };
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    Board b = {scene, node->board, board_ink(scene, node), board_side(node), board_last_move(node), out};
    int width = b.side * (board_cell(scene) + 1), top = 2 * drawn->y + drawn->height - ABOVE;
    line_write(scene, d, label, 0, top, out);
    top -= label_line_size(label, 0) * 12 / 5 + BETWEEN;
    board_write(&b, 2 * drawn->x - width, top);
    top -= 2 * width + 2 * BOARD_BELOW;
    for (int line = 1; line < label->line_count; line++) {
        line_write(scene, d, label, line, top, out);
        top -= label_line_size(label, line) * 12 / 5;
    }
}
