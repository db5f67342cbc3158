/* board.h - a game's board inside a node. */
#ifndef SCENE_BOARD_H
#define SCENE_BOARD_H

#include "scene/label.h"

/* Type and cells of a picture's boards, in points, by how many there are. */
int board_type(const Scene *scene);
int board_cell(const Scene *scene);

/* The edge of the whole board. */
int board_edge(const Scene *scene, const PlycutTraceNode *node);

/* Size of a node with a board and this label (caption, and the window where it has one). */
int board_node_width(const Scene *scene, const PlycutTraceNode *node, const Label *label);
int board_node_height(const Scene *scene, const PlycutTraceNode *node, const Label *label);

/* `label=<...>`: the caption, the board, the window. */
void board_write(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);

/* Two cells with the mark of the last move, for the legend. */
void board_last_move_write(const Scene *scene, PlycutOut *out);

#endif
