/* tikz.h - parts of a TikZ picture. */
#ifndef RENDER_TIKZ_H
#define RENDER_TIKZ_H

#include "render/tex.h"

/* A board in its node: the caption, the squares and pieces, the window. */
void tikz_board(const Tex *tex, const Scene *scene, uint32_t drawn);

#endif
