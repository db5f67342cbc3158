/* Boards in nodes: their sizes, their colours, the last move. */
#include <string.h>

#include "base/same.h"
#include "scene/blank.h"
#include "scene/board.h"

enum { FEW = 40, FRAME = 2, MARGIN = 7 };

static bool few(const Scene *scene)
{
    return scene->view.count <= FEW;
}

int board_type(const Scene *scene)
{
    return scene->picture->large ? 14 : few(scene) ? 9 : 7;
}

static bool has_marks(const Scene *scene)
{
    return scene->view.trace->pieces == PLYCUT_MARKS;
}

int board_rule(const Scene *scene)
{
    return has_marks(scene) || !scene->view.trace->squares || scene->picture->bare_boards
               ? 0
               : BOARD_RULE_TYPE + 1;
}

bool board_last_is_coloured(const Board *board)
{
    return strcmp(board->last_move, board->square) != 0;
}

/* ---- Boards ---------------------------------------------------------------------------------- */

/* A letter needs more room than a disc. */
Board board_sample(const Scene *scene)
{
    const Palette *p = scene->palette;
    const bool letters = has_marks(scene) || scene->view.trace->lettered;
    return (Board){.squares = "X",
                   .columns = 1,
                   .rows = 1,
                   .cell = letters      ? (few(scene) ? 14 : 11)
                           : few(scene) ? 9
                                        : 7,
                   .marks = has_marks(scene),
                   .square = p->square,
                   .line = p->line,
                   .black = p->black,
                   .white = p->white,
                   .rim = p->black,
                   .last_move = p->last_move};
}

static void veil(Board *board, const Palette *p)
{
    board->square = board->last_move = p->veiled_square;
    board->line = p->veiled_line;
    board->black = board->rim = p->veiled_disc;
    board->coordinate = p->never;
}

/* The index of the square that the last step of a path names ("d3"), or -1. */
static int last_move(const char *path, int side)
{
    const char *step = strrchr(path, '/') + 1;
    int column = step[0] - 'a', row = step[0] == '\0' ? -1 : step[1] - '1';
    bool square = column >= 0 && column < side && row >= 0 && row < side && step[2] == '\0';
    return square ? row * side + column : -1;
}

Board board_make(const Scene *scene, const PlycutTraceNode *node)
{
    Board board = board_sample(scene);
    const bool squares = scene->view.trace->squares;
    const int side = plycut_board_side(strlen(node->board));
    const BoardSize size = squares ? (BoardSize){side, side} : board_rows_size(node->board);
    board.squares = node->board;
    board.columns = size.columns;
    board.rows = size.rows;
    board.last = squares ? last_move(node->path, side) : -1;
    board.width = board.columns * (board.cell + 1) + 1 + FRAME;
    board.height = board.rows * (board.cell + 1) + 1 + FRAME;
    board.rule = board_rule(scene);
    board.coordinate = scene->palette->small;
    if (!node->visited && !node->ahead)
        veil(&board, scene->palette);
    return board;
}

bool board_take(const Board *board, Square *square)
{
    const int index = square->at == board->squares ? 0 : square->index + 1;
    if (!board_rows_next(&square->at, square->text))
        return false;
    const bool black = strcmp(square->text, "X") == 0, white = strcmp(square->text, "O") == 0;
    square->index = index;
    square->column = index % board->columns;
    square->row = index / board->columns;
    square->last = index == board->last;
    square->disc = !board->marks && (black || white);
    square->black = black;
    square->letter = !square->disc && !board_cell_is_empty(square->text);
    return true;
}

enum { BORDER = 2 }; /* from the outer edge to the first square: a border and a line of the grid */

double board_middle(const Board *board, int index)
{
    return BORDER + index * (board->cell + 1) + board->cell / 2.0;
}

double board_line(const Board *board, int index)
{
    return BORDER - 0.5 + index * (board->cell + 1);
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

int board_node_width(const Scene *scene, const PlycutTraceNode *node, const Label *label)
{
    const Board board = board_make(scene, node);
    int width = board.rule + board.width + MARGIN;
    if (blank_asks(scene, node))
        width = larger(width, blank_rows(scene).all.width + 2 * BLANK_EDGE);
    for (int line = 0; line < label->line_count; line++)
        width = larger(width, label_line_width(label, line) + 2 * MARGIN);
    return width;
}

int board_node_height(const Scene *scene, const PlycutTraceNode *node, const Label *label)
{
    const Board board = board_make(scene, node);
    int boxes = blank_asks(scene, node) ? blank_rows(scene).all.height : 0;
    int below = label->line_count > 1 ? BOARD_BELOW : 0;
    return board.rule + board.height + label_height(label) + MARGIN + 2 * label->line_count +
           below + boxes;
}
