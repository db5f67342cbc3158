/* skeleton.c - a stored tree whose leaves can be given new values between two searches. */
#include "make/skeleton.h"

#include <stdlib.h>

static bool skeleton_room(Skeleton *shape, uint32_t more, PlycutError *error)
{
    return PLYCUT_ROOM(shape->tree.nodes, shape->node_room, shape->tree.count, more) ||
           plycut_no_memory(error);
}

bool skeleton_begin(Skeleton *shape, PlycutPlayer root, PlycutError *error)
{
    shape->tree.count = 0;
    if (!skeleton_room(shape, 1, error))
        return false;
    shape->tree.nodes[shape->tree.count++] = (Node){.player = (uint8_t)root};
    return true;
}

bool skeleton_add_children(Skeleton *shape, uint32_t node, uint32_t children, PlycutError *error)
{
    Tree *tree = &shape->tree;
    if (!skeleton_room(shape, children, error))
        return false;
    Node *parent = &tree->nodes[node];
    parent->first_child = tree->count;
    parent->child_count = children;
    for (uint32_t i = 0; i < children; i++)
        tree->nodes[tree->count++] = (Node){.parent = node,
                                            .ply = (uint16_t)(parent->ply + 1),
                                            .player = (uint8_t)plycut_other(parent->player)};
    return true;
}

static void collect_leaves(Skeleton *shape, uint32_t node)
{
    const Node *n = &shape->tree.nodes[node];
    if (n->child_count == 0)
        shape->leaves[shape->leaf_count++] = node;
    for (uint32_t i = 0; i < n->child_count; i++)
        collect_leaves(shape, n->first_child + i);
}

bool skeleton_finish(Skeleton *shape, PlycutError *error)
{
    if (!PLYCUT_ROOM(shape->leaves, shape->leaf_room, 0, shape->tree.count))
        return plycut_no_memory(error);
    shape->leaf_count = 0;
    collect_leaves(shape, 0);
    tree_measure(&shape->tree);
    return true;
}

bool skeleton_of_trace(Skeleton *shape, const PlycutTrace *trace, PlycutError *error)
{
    shape->tree.count = 0;
    if (!skeleton_room(shape, trace->node_count, error))
        return false;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *n = &trace->nodes[i];
        const uint32_t parent = i == 0 ? 0 : n->parent;
        const bool same = i > 0 && n->player == trace->nodes[parent].player;
        shape->tree.nodes[i] = (Node){.as.value = n->value,
                                      .parent = parent,
                                      .first_child = n->first_child,
                                      .child_count = n->child_count,
                                      .ply = (uint16_t)n->ply,
                                      .player = (uint8_t)n->player,
                                      .flags = same ? NODE_PLAYER : 0};
    }
    shape->tree.count = trace->node_count;
    return skeleton_finish(shape, error);
}

void skeleton_free(Skeleton *shape)
{
    free(shape->tree.nodes);
    free(shape->leaves);
    *shape = (Skeleton){0};
}

PlycutGame skeleton_game(const Skeleton *shape)
{
    return (PlycutGame){
        .rules = &tree_rules, .root = {.player = shape->tree.nodes->player}, .data = &shape->tree};
}

void skeleton_minimax(const Skeleton *shape, double *values)
{
    for (uint32_t i = shape->tree.count; i-- > 0;) {
        const Node *n = &shape->tree.nodes[i];
        values[i] = n->child_count == 0 ? n->as.value : values[n->first_child];
        for (uint32_t k = 1; k < n->child_count; k++)
            values[i] = plycut_better(n->player, values[i], values[n->first_child + k]);
    }
}
