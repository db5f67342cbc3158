/* layout.h - one tree of a picture, laid out. */
#pragma once

#include "layout/cause.h"

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

/* Move labels that arrows would run through, and settle the arrows. */
void edge_labels_dodge(Scene *scene, Causes *causes);

/* Widen the tree to hold its labels. */
void edge_labels_enclose(Scene *scene);
