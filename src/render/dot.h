/* dot.h - the parts of a DOT file. */
#ifndef PLYCUT_RENDER_DOT_H
#define PLYCUT_RENDER_DOT_H

#include "render/legend.h"

/* The whole picture. */
typedef struct Dot {
    const PlycutPicture *picture;
    Scene *scenes;
    Causes *causes;
    size_t count;
    PlycutOut *out;
} Dot;

/* The room above each of several trees for its caption: points. */
enum { CAPTION_HEIGHT = 26 };

/* The subgraphs of nodes, one a look; of edges, one a kind; of cause arrows. */
void dot_nodes(const Dot *dot);
void dot_edges(const Dot *dot);

/* The title of a picture of that width, and for each tree a caption: which algorithm searched it,
 * and how many leaves that took. One tree has it below the title, each of several above it. */
void dot_title(const Dot *dot, int width);
void dot_captions(const Dot *dot);

/* `NAME=0.944`: points as inches. `, pos="x,y"`, where the layout is ours. */
void dot_inches(const char *name, int points, PlycutOut *out);
void dot_place(const Dot *dot, int x, int y);

#endif
