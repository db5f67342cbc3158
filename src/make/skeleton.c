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

/* Extras hold the probabilities, as in a tree that was read; the first is unused. */
static bool copy_chances(Skeleton *shape, const PlycutTrace *trace, PlycutError *error)
{
    Tree *tree = &shape->tree;
    free(tree->extras);
    tree->extra_count = 0;
    tree->extras = calloc(trace->chance ? trace->node_count : 1, sizeof *tree->extras);
    shape->chance = trace->chance;
    shape->limits = trace->limits;
    for (uint32_t i = 1; trace->chance && tree->extras != NULL && i < trace->node_count; i++) {
        tree->nodes[i].flags |= NODE_PLAYER;
        tree->nodes[i].extra = ++tree->extra_count;
        tree->extras[tree->extra_count].probability = trace->nodes[i].probability;
    }
    return tree->extras != NULL || plycut_no_memory(error);
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
    return copy_chances(shape, trace, error) && skeleton_finish(shape, error);
}

void skeleton_free(Skeleton *shape)
{
    free(shape->tree.nodes);
    free(shape->tree.extras);
    free(shape->leaves);
    *shape = (Skeleton){0};
}

PlycutGame skeleton_game(const Skeleton *shape)
{
    return (PlycutGame){.rules = &tree_rules,
                        .root = {.player = shape->tree.nodes->player},
                        .chance = shape->chance,
                        .limited = plycut_is_limited(shape->limits),
                        .limits = shape->limits,
                        .data = &shape->tree};
}

double skeleton_value(const Skeleton *shape, uint32_t node, const double *values)
{
    const Node *n = &shape->tree.nodes[node];
    double value = plycut_worst(n->player);
    for (uint32_t child = n->first_child; child < n->first_child + n->child_count; child++)
        value =
            plycut_decides(n->player)
                ? plycut_better(n->player, value, values[child])
                : plycut_add_product(value, tree_probability(&shape->tree, child), values[child]);
    return value;
}

void skeleton_minimax(const Skeleton *shape, double *values)
{
    for (uint32_t i = shape->tree.count; i-- > 0;) {
        const Node *n = &shape->tree.nodes[i];
        values[i] = n->child_count == 0 ? n->as.value : skeleton_value(shape, i, values);
    }
}
