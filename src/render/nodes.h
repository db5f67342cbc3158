/* nodes.h - the nodes of a search as a table. */
#pragma once

#include <plycut/trace.h>

#include "render/grid.h"

/* People do not see a column whose cells are all empty. */
typedef struct NodeTable {
    Grid grid;
    const char *below; /* a line below the table, for people */
    const PlycutTrace *trace;
    PlycutValues values; /* whose point of view the numbers have */
} NodeTable;

/* The writers named in formats.def. */
typedef void NodesWrite(const NodeTable *table, PlycutOut *out);
#define PICTURE(...)
#define TABLE(name, ending, counts, nodes, summary) NodesWrite nodes;
#include "render/formats.def"
#undef PICTURE
#undef TABLE
