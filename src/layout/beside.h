/* beside.h - the labels of edges: where they are placed, and the room that they need. */
#ifndef LAYOUT_BESIDE_H
#define LAYOUT_BESIDE_H

#include "layout/cause.h"

/* The least gaps of ranks, so that labels fit above arrowheads. */
void beside_begin(Scene *scene);

/* Place the labels of a tree that is laid out. True: some would touch a line or one another; nodes'
 * `apart` and ranks' least gaps are larger then, and the tree is to be laid out again. */
bool beside_place(Scene *scene);

/* Move the labels that arrows would run through, and settle the arrows. */
void beside_dodge(Scene *scene, Causes *causes);

/* Widen the tree to hold its labels. */
void beside_enclose(Scene *scene);

#endif
