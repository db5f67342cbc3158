/* way.h - the way of one cause arrow. */
#ifndef LAYOUT_WAY_H
#define LAYOUT_WAY_H

#include "layout/cause.h"

typedef struct Way Way;

Way *way_take(Arena *arena); /* or NULL */

/* The cheapest way of an arrow past the nodes, the labels and the arrows that are there. A label in
 * the way costs a detour of that many points. */
void way_find(const Scene *scene, const Causes *causes, Cause *cause, int label_cost);

#endif
