/* board.h - a game's board inside a node. */
#ifndef SCENE_BOARD_H
#define SCENE_BOARD_H

#include "scene/label.h"

/* Type and cells of a picture's boards, in points, by how many there are. */
int board_type(const Scene *scene);
int board_cell(const Scene *scene);

/* The edge of the whole board, without its coordinates. */
int board_edge(const Scene *scene, const PlycutTraceNode *node);

/* The room for coordinates, to the left of a board and above it: letters for the columns, numbers
 * for the rows. 0: it has none, because moves on it are not named so, or because there is no room.
 */
int board_rule(const Scene *scene);

/* The size of their type. */
enum { BOARD_RULE_TYPE = 6 };

/* Size of a node with a board and this label (caption, and the window where it has one). */
int board_node_width(const Scene *scene, const PlycutTraceNode *node, const Label *label);
int board_node_height(const Scene *scene, const PlycutTraceNode *node, const Label *label);

/* Points between a board and the window below it. */
enum { BOARD_BELOW = 3 };

/* Squares along an edge. Are the pieces marks, X and O as letters, or discs? */
int board_side(const PlycutTraceNode *node);
bool board_has_marks(const Scene *scene);

/* The colours of a node's board: paler if the node was never visited. rim: of discs and of the
 * board; rule: of its coordinates. */
typedef struct BoardInk {
    const char *square, *line, *black, *white, *rim, *last, *rule;
} BoardInk;
BoardInk board_ink(const Scene *scene, const PlycutTraceNode *node);

/* The index of the square that the last step of the node's path names ("d3"), or -1. */
int board_last_move(const PlycutTraceNode *node);

#endif
