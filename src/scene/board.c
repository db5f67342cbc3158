/* Boards in nodes: their sizes, their colours, the last move. */
#include <string.h>

#include "scene/blank.h"
#include "scene/board.h"

enum { FEW = 40, FRAME = 2, MARGIN = 7 };

static bool few(const Scene *scene)
{
    return scene->view.count <= FEW;
}

int board_type(const Scene *scene)
{
    return few(scene) ? 9 : 7;
}

bool board_has_marks(const Scene *scene)
{
    return scene->view.trace->pieces == PLYCUT_MARKS;
}

/* A letter needs more room than a disc. */
int board_cell(const Scene *scene)
{
    return board_has_marks(scene) ? (few(scene) ? 14 : 11) : few(scene) ? 9 : 7;
}

int board_side(const PlycutTraceNode *node)
{
    return plycut_board_side(strlen(node->board));
}

int board_edge(const Scene *scene, const PlycutTraceNode *node)
{
    int side = board_side(node);
    return side * board_cell(scene) + side + 1 + FRAME;
}

int board_rule(const Scene *scene)
{
    return board_has_marks(scene) || scene->picture->bare_boards ? 0 : BOARD_RULE_TYPE + 1;
}

int board_node_width(const Scene *scene, const PlycutTraceNode *node, const Label *label)
{
    int width = board_rule(scene) + board_edge(scene, node) + MARGIN;
    if (scene->picture->boxes.height > 0 && !node->leaf && blank_rows_width(scene) + 2 * BLANK_EDGE > width)
        width = blank_rows_width(scene) + 2 * BLANK_EDGE;
    for (int line = 0; line < label->line_count; line++)
        if (label_line_width(label, line) + 2 * MARGIN > width)
            width = label_line_width(label, line) + 2 * MARGIN;
    return width;
}

int board_node_height(const Scene *scene, const PlycutTraceNode *node, const Label *label)
{
    int boxes = scene->picture->boxes.height > 0 && !node->leaf ? blank_rows_height(scene) : 0;
    int below = label->line_count > 1 ? BOARD_BELOW : 0;
    return board_rule(scene) + board_edge(scene, node) + label_height(label) + MARGIN +
           2 * label->line_count + below + boxes;
}

/* ---- Colours and the last move --------------------------------------------------------------- */

BoardInk board_ink(const Scene *scene, const PlycutTraceNode *node)
{
    const Palette *p = scene->palette;
    if (node->visited || node->ahead)
        return (BoardInk){.square = p->square,
                          .line = p->line,
                          .black = p->ink,
                          .white = p->paper,
                          .rim = p->ink,
                          .last = p->last_move,
                          .rule = p->small};
    return (BoardInk){.square = p->veiled_square,
                      .line = p->veiled_line,
                      .black = p->veiled_disc,
                      .white = p->paper,
                      .rim = p->veiled_disc,
                      .last = p->veiled_square,
                      .rule = p->never};
}

/* The index of the cell that the last step of a path names ("d3"), or -1. */
int board_last_move(const PlycutTraceNode *node)
{
    const char *path = node->path;
    int side = board_side(node);
    const char *step = strrchr(path, '/') + 1;
    int column = step[0] - 'a', row = step[0] == '\0' ? -1 : step[1] - '1';
    bool square = column >= 0 && column < side && row >= 0 && row < side && step[2] == '\0';
    return square ? row * side + column : -1;
}
