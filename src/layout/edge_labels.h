/* edge_labels.h - the labels of edges: where they are placed, and the room that they need. */
#pragma once

#include "layout/cause.h"

/* The least gaps of ranks, so that labels fit above arrowheads. */
void edge_labels_begin(Scene *scene);

/* Place the labels of a tree that is laid out. True: some would touch a line or one another, so the
 * tree must be laid out again; nodes' `apart` and ranks' least gaps have been enlarged. */
bool edge_labels_place(Scene *scene);

/* Move labels that arrows would run through, and settle the arrows. */
void edge_labels_dodge(Scene *scene, Causes *causes);

/* Widen the tree to hold its labels. */
void edge_labels_enclose(Scene *scene);
