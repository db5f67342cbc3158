/* short_write.h - a tree written in the short form (notation/short.h) and as an outline, whatever holds it: a stored tree, or the nodes
 * of a trace. */
#pragma once

#include <plycut/game.h>

/* A node as it is written. Texts belong to whoever gave the node. */
typedef struct ShortNode {
    uint32_t first_child, child_count; /* children are consecutive */
    int ply;
    PlycutPlayer player;
    bool says_player;             /* it is written also if it follows from the nodes above */
    bool is_static;               /* an inner node with a static value */
    bool unknown;                 /* a leaf without a value, which its name stands for */
    double value;                 /* of a leaf that is not unknown, or static */
    const char *name, *move;      /* or NULL */
    double probability;           /* of a chance node's child; 0: as likely as its siblings */
    const char *probability_text; /* as somebody wrote it, or NULL: as a number */
} ShortNode;

typedef ShortNode ShortNodeAt(const void *nodes, uint32_t index);

/* Write the tree of `count` nodes whose root is node 0, so that reading the text gives the same tree. An outline ends its lines. */
void short_tree_write(ShortNodeAt *at, const void *nodes, uint32_t count, PlycutShort form,
                      PlycutOut *out);
