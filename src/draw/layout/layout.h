/* layout.h - one tree of a picture, laid out. */
#pragma once

#include "layout/line.h"

/* ---- cause.c: the arrows from a node that cut off deep to the owner of the bound ---- */

/* At most this many are drawn; the owner's name next to the bound identifies the others. */
enum { CAUSES = 12 };

typedef struct Cause {
    uint32_t from, to; /* drawn nodes */
} Cause;

typedef struct Causes {
    Cause items[CAUSES];
    int count;
    bool more; /* there were more */
} Causes;

/* Choose the arrows of a tree. */
Causes causes_make(const Scene *scene);

/* A cubic curve: its beginning, two controls, its tip. */
typedef struct Arc {
    Point from, first, second, tip;
} Arc;

/* An arrow leads from the side or top of the lower node to a side of the owner: in one curve, or, through a crowd of nodes, in
 * several that go on in one direction. The head takes cause_head() points of its end. */
enum { ARROW_PARTS = 36 };
typedef struct Arrow {
    Arc parts[ARROW_PARTS];
    int count;
} Arrow;
Arrow cause_arrow(const Scene *scene, const Cause *cause);
int cause_head(const Scene *scene);

/* route.c: an arrow through the gaps between the nodes. False: there is no way. */
bool cause_route(const Scene *scene, const Cause *cause, Arrow *arrow);

/* How far the arrows go beyond the sides of the tree; at a moment 0, because all moments have pictures of one size. */
int causes_beyond(const Scene *scene, const Causes *causes);

/* ---- layout.c ---- */

/* Choose view, detail (as small as `smallest` at least), boards and sizes, and place the nodes, the
 * tree's top left at (0, 0). */
bool scene_make(const PlycutTrace *trace, const PlycutPicture *picture, PlycutDetail smallest,
                Scene *scene, Arena *arena, PlycutError *error);

/* Move the tree. */
void scene_move(Scene *scene, int right, int up);

/* ---- The passes of scene_make: size.c, edge_labels.c ---- */

/* Give each drawn node its size, and the label of its edge its width. At a moment all nodes of a
 * kind have one size, which holds for every moment of any search of the tree. False: no memory. */
bool sizes_make(Scene *scene, Arena *arena);

/* The least gaps of ranks, so that labels fit above arrowheads. */
void edge_labels_begin(Scene *scene);

/* Place the labels of a tree that is laid out. True: some would touch a line or one another, so the
 * tree must be laid out again; nodes' `apart` and ranks' least gaps have been enlarged. */
bool edge_labels_place(Scene *scene);

/* Widen the tree to hold its labels. */
void edge_labels_enclose(Scene *scene);

/* right.c: the places in a tree that grows to the right, of which ranks are columns. */
bool right_place(Scene *scene, Arena *arena);

/* ---- detail.c -------------------------------------------------------------------------------- */

/* The detail and the boards of a picture: as the user says, otherwise what so many nodes have room for. */
PlycutDetail detail_fitting(const Scene *scene);
PlycutBoards boards_fitting(const Scene *scene);
