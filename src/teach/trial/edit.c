/* edit.c - a tree copied with one change, in breadth-first order. */
#include "trial/trial.h"

#include <stdlib.h>

/* A change, and which node each node of the copy comes from. */
typedef struct Copying {
    const Skeleton *from;
    uint32_t node, by;
    uint32_t *sources;
    Skeleton *to;
    PlycutError *error;
} Copying;

/* Copy the children of a node, all but the one that is taken away: if that changes the odds, they become equal. */
static bool copy_children(const Copying *c, uint32_t node)
{
    const Tree *from = &c->from->tree;
    const Node *source = &from->nodes[c->sources[node]];
    const bool drops =
        c->by == PLYCUT_NO_NODE && c->node - source->first_child < source->child_count;
    uint32_t next = c->to->tree.count;
    if (!skeleton_add_children(c->to, node, source->child_count - drops, c->error))
        return false;
    for (uint32_t i = 0; i < source->child_count; i++) {
        const uint32_t child = source->first_child + i, extra = from->nodes[child].extra;
        if (drops && child == c->node)
            continue;
        if (!drops && extra != 0 &&
            !skeleton_set_probability(c->to, next, from->extras[extra].probability, c->error))
            return false;
        c->to->tree.nodes[next].player = from->nodes[child].player;
        c->sources[next++] = child == c->node ? c->by : child;
    }
    return true;
}

static bool copy_node(const Copying *c, uint32_t node)
{
    const Node *source = &c->from->tree.nodes[c->sources[node]];
    c->to->tree.nodes[node].as.value = source->as.value;
    return source->child_count == 0 || copy_children(c, node);
}

bool tree_edit(const Skeleton *from, uint32_t node, uint32_t by, Skeleton *to, PlycutError *error)
{
    enum { COPIES = 2 }; /* of a node at most: what is put elsewhere may stay where it is, too */
    uint32_t *sources = calloc((size_t)from->tree.count * COPIES, sizeof *sources);
    const Copying c = {from, node, by, sources, to, error};
    bool made = (sources != NULL || plycut_no_memory(error)) &&
                skeleton_begin(to, (PlycutPlayer)from->tree.nodes[0].player, error);
    if (made)
        sources[0] = node == 0 ? by : 0;
    for (uint32_t i = 0; made && i < to->tree.count; i++)
        made = copy_node(&c, i);
    free(sources);
    to->limits = from->limits;
    return made && skeleton_finish(to, error);
}

bool tree_copy(const Skeleton *from, Skeleton *to, PlycutError *error)
{
    return tree_edit(from, 0, 0, to, error);
}
