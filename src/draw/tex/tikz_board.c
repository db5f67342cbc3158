/* A board in TikZ: a square is one unit wide, the pieces of each colour are one path. */
#include "tex/tex.h"
#include "render/escape.h"
#include "scene/board.h"

static void ground_write(const Tex *tex, const Board *b)
{
    plycut_out_format(tex->out, "  \\fill[fill=%s] (0,0) rectangle (%d,-%d);\n",
                      tex_colour(tex, b->square).text, b->columns, b->rows);
    if (b->last >= 0)
        plycut_out_format(tex->out, "  \\fill[fill=%s] (%d,-%d) rectangle +(1,-1);\n",
                          tex_colour(tex, b->last_move).text, b->last % b->columns,
                          b->last / b->columns);
    plycut_out_format(tex->out, "  \\draw[draw=%s] (0,-%d) grid[step=1] (%d,0);\n",
                      tex_colour(tex, b->line).text, b->rows, b->columns);
}

static void middle_write(const Tex *tex, const Board *b, int i)
{
    plycut_out_format(tex->out, " (%d.5,-%d.5)", i % b->columns, i / b->columns);
}

/* All discs of a colour, if there are any. */
static void discs_write(const Tex *tex, const Board *b, bool black, const char *fill)
{
    bool begun = false;
    for (Square square = {.at = b->squares}; board_take(b, &square);) {
        if (!square.disc || square.black != black)
            continue;
        if (!begun)
            plycut_out_format(tex->out, "  \\draw[draw=%s, fill=%s]", tex_colour(tex, b->rim).text,
                              tex_colour(tex, fill).text);
        begun = true;
        middle_write(tex, b, square.index);
        plycut_out_text(tex->out, " circle[radius=.4]");
    }
    plycut_out_text(tex->out, begun ? ";\n" : "");
}

/* The last disc has a dot: in black and white its square says nothing. */
static void last_write(const Tex *tex, const Board *b)
{
    if (b->last < 0)
        return;
    bool black = b->squares[b->last] == 'X';
    plycut_out_format(tex->out, "  \\fill[fill=%s]",
                      tex_colour(tex, black ? b->white : b->rim).text);
    middle_write(tex, b, b->last);
    plycut_out_text(tex->out, " circle[radius=.14];\n");
}

/* Letters, the last one in italics. */
static void tikz_pieces_write(const Tex *tex, const Board *b)
{
    for (Square square = {.at = b->squares}; board_take(b, &square);) {
        if (!square.letter)
            continue;
        plycut_out_text(tex->out, "  \\node[plytext] at");
        middle_write(tex, b, square.index);
        plycut_out_format(tex->out, " {\\plytype{%d}{\\textbf{%s", b->cell - 4,
                          square.last ? "\\itshape " : "");
        tex_write(tex->out, square.text);
        plycut_out_text(tex->out, "}}};\n");
    }
}

static void tikz_coordinates_write(const Tex *tex, const Board *b)
{
    const TexText colour = tex_colour(tex, b->coordinate);
    plycut_out_format(tex->out,
                      "  \\foreach \\c [count=\\i] in {a,...,%c} \\node[plytext, text=%s] at "
                      "(\\i-.5,.4) {\\plytype{%d}{\\c}};\n",
                      'a' + b->columns - 1, colour.text, BOARD_RULE_TYPE);
    plycut_out_format(tex->out,
                      "  \\foreach \\i in {1,...,%d} \\node[plytext, text=%s] at (-.4,.5-\\i) "
                      "{\\plytype{%d}{\\i}};\n",
                      b->rows, colour.text, BOARD_RULE_TYPE);
}

static void tikz_board_write(const Tex *tex, const Board *b, int left, int top)
{
    int cell = b->cell + 1;
    plycut_out_format(tex->out, "\\begin{scope}[shift={(%s,%s)}, x=%dbp, y=%dbp]\n",
                      tex_halves(left).text, tex_halves(top).text, cell, cell);
    ground_write(tex, b);
    if (b->rule > 0)
        tikz_coordinates_write(tex, b);
    if (!b->marks) {
        discs_write(tex, b, true, b->black);
        discs_write(tex, b, false, b->white);
        last_write(tex, b);
    }
    tikz_pieces_write(tex, b);
    plycut_out_text(tex->out, "\\end{scope}\n");
}

void tikz_last_move(const Tex *tex, const Scene *scene, int x, int y)
{
    Board board = board_sample(scene);
    for (int i = 0; i < 2; i++) {
        board.squares = i == 0 ? "X" : "O";
        tikz_board_write(tex, &board, x + 2 * i * (board.cell + 1), y + board.cell);
    }
}

static void tikz_label_line(const Tex *tex, const Scene *scene, uint32_t d, const Label *label,
                            int line, int top)
{
    plycut_out_format(tex->out, "\\node[plytext, anchor=north] at (%d,%s) {\\plylabel{0}{0}{",
                      scene->view.drawn[d].x, tex_halves(top).text);
    tex_line_write(tex, label, line);
    plycut_out_text(tex->out, "}};\n");
}

/* From the top of the node: the caption, the board, the window. Half points. */
void tikz_board(const Tex *tex, const Scene *scene, uint32_t d)
{
    enum { ABOVE = 4, BETWEEN = 3 };
    const Drawn *drawn = &scene->view.drawn[d];
    const Board board = board_make(scene, drawn_node(&scene->view, d));
    const int rule = board.rule, width = board.columns * (board.cell + 1),
              height = board.rows * (board.cell + 1);
    int top = 2 * drawn->y + drawn->height - ABOVE;
    Label label;
    label_make(scene, d, &label);
    tikz_label_line(tex, scene, d, &label, 0, top);
    top -= label_line_size(&label, 0) * 12 / 5 + BETWEEN;
    tikz_board_write(tex, &board, 2 * drawn->x + rule - width, top - 2 * rule);
    top -= 2 * (rule + height + BOARD_BELOW);
    for (int line = 1; line < label.line_count; line++) {
        tikz_label_line(tex, scene, d, &label, line, top);
        top -= label_line_size(&label, line) * 12 / 5;
    }
}
