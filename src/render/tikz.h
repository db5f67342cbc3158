/* tikz.h - parts of a TikZ picture. */
#ifndef RENDER_TIKZ_H
#define RENDER_TIKZ_H

#include "scene/label.h"

/* The options of a node: its style, and its size. */
void tikz_node_options(const Scene *scene, uint32_t drawn, PlycutOut *out);

/* A board in its node: the caption, the squares and pieces, the window. */
void tikz_board(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);

#endif
