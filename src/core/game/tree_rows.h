/* tree_rows.h - the members of a "plycut-tree": of the file, and of a node in its long form. */
#pragma once

#include "base/json_rows.h"

/* Most members are read by code of their own (tree_file.c). */
typedef struct TreeFile {
    const char *title, *source;
    const void *root, *players, *values, *limits, *pieces, *tree, *answers;
} TreeFile;

extern const JsonFormat TREE_FILE;
/* The same in a spec, which need not say format and version. */
extern const JsonShape TREE_SPEC;

/* The members of a node, in the order in which they are read. */
enum {
    NODE_NAME,
    NODE_OWN_VALUE,
    NODE_CHILDREN,
    NODE_STATIC_VALUE,
    NODE_DECIDES,
    NODE_MOVE,
    NODE_PROBABILITY,
    NODE_BOARD,
    NODE_MEMBERS
};

/* Each is a const cJSON *, or NULL: it is not there. */
typedef struct NodeMembers {
    const void *member[NODE_MEMBERS];
} NodeMembers;

extern const JsonFormat TREE_NODE;
