/* edit.c - a tree copied with one change, in breadth-first order. */
#include "trial/trial.h"

#include <stdlib.h>

/* Copy the children of a node, all but the one that is taken away. sources[] says which node each node is a copy of. */
static bool copy_children(const Skeleton *from, const Edit *edit, uint32_t node, uint32_t *sources,
                          Skeleton *to, PlycutError *error)
{
    const Node *source = &from->tree.nodes[sources[node]];
    const bool drops = edit->kind == EDIT_DROP && edit->node != 0 &&
                       from->tree.nodes[edit->node].parent == sources[node];
    uint32_t next = to->tree.count;
    if (!skeleton_add_children(to, node, source->child_count - drops, error))
        return false;
    for (uint32_t i = 0; i < source->child_count; i++) {
        const uint32_t child = source->first_child + i;
        if (!drops || child != edit->node)
            sources[next++] = edit->kind == EDIT_LIFT && child == edit->node ? edit->by : child;
    }
    return true;
}

bool tree_edit(const Skeleton *from, const Edit *edit, Skeleton *to, PlycutError *error)
{
    uint32_t *sources = calloc(from->tree.count, sizeof *sources);
    bool made = (sources != NULL || plycut_no_memory(error)) &&
                skeleton_begin(to, (PlycutPlayer)from->tree.nodes[0].player, error);
    if (made)
        sources[0] = edit->kind == EDIT_LIFT && edit->node == 0 ? edit->by : 0;
    for (uint32_t i = 0; made && i < to->tree.count; i++) {
        const Node *source = &from->tree.nodes[sources[i]];
        const bool leaf = edit->kind == EDIT_LEAF && sources[i] == edit->node;
        to->tree.nodes[i].as.value = leaf ? edit->value : source->as.value;
        made = leaf || source->child_count == 0 || copy_children(from, edit, i, sources, to, error);
    }
    free(sources);
    return made && skeleton_finish(to, error);
}
