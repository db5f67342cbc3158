/* route.h - the route of one cause arrow. */
#ifndef LAYOUT_ROUTE_H
#define LAYOUT_ROUTE_H

#include "layout/cause.h"

typedef struct Route Route;

Route *route_take(Arena *arena); /* or NULL */

/* Find the cheapest route of an arrow past nodes, labels and the arrows found so far. To run
 * through a label costs as much as a detour of label_cost points. */
void route_find(const Scene *scene, const Causes *causes, Cause *cause, int label_cost);

#endif
