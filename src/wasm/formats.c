/* formats.c - the formats of src/page/formats.c that a page has a use for: no DOT, for there is no Graphviz to draw it. */
#include <plycut/page.h>
#include <plycut/render.h>

#define plycut_render_dot NULL
#include "page/formats.c"
