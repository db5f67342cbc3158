/* skeleton.c - a stored tree whose leaves can be given new values between two searches. */
#include "make/skeleton.h"

#include <math.h>
#include <stdlib.h>

static bool skeleton_room(Skeleton *shape, uint32_t more, PlycutError *error)
{
    return PLYCUT_ROOM(shape->tree.nodes, shape->node_room, shape->tree.count, more) ||
           plycut_no_memory(error);
}

bool skeleton_begin(Skeleton *shape, PlycutPlayer root, PlycutError *error)
{
    shape->tree.count = shape->tree.extra_count = 0;
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

bool skeleton_set_probability(Skeleton *shape, uint32_t node, double probability,
                              PlycutError *error)
{
    Tree *tree = &shape->tree;
    if (!PLYCUT_ROOM(tree->extras, shape->extra_room, tree->extra_count, 2))
        return plycut_no_memory(error);
    const uint32_t extra = tree->extra_count > 0 ? tree->extra_count : 1; /* the first is unused */
    tree->extras[extra] = (NodeExtra){.probability = probability, .node = node};
    tree->nodes[node].extra = extra;
    tree->extra_count = extra + 1;
    return true;
}

/* Note the nodes whose player does not follow from those above: players alternate, and chance nodes do not count. */
static void mark_players(Skeleton *shape)
{
    const Node *nodes = shape->tree.nodes;
    shape->chance = !plycut_decides((PlycutPlayer)nodes[0].player) && nodes[0].child_count > 0;
    for (uint32_t i = 1; i < shape->tree.count; i++) {
        Node *n = &shape->tree.nodes[i];
        const PlycutPlayer player = (PlycutPlayer)n->player;
        const bool below_chance = !plycut_decides((PlycutPlayer)nodes[n->parent].player),
                   inner = n->child_count > 0;
        uint32_t above = n->parent;
        while (above != 0 && !plycut_decides((PlycutPlayer)nodes[above].player))
            above = nodes[above].parent;
        const PlycutPlayer last = plycut_decides((PlycutPlayer)nodes[above].player)
                                      ? (PlycutPlayer)nodes[above].player
                                      : plycut_other(PLYCUT_FIRST_PLAYER);
        const bool says =
            player != plycut_other(last) && (inner || (plycut_decides(player) && !below_chance));
        n->flags = (uint8_t)((says ? NODE_PLAYER : 0) | (below_chance ? NODE_BY_CHANCE : 0));
        shape->chance |= inner && !plycut_decides(player);
    }
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
    mark_players(shape);
    tree_measure(&shape->tree);
    return true;
}

bool skeleton_of_trace(Skeleton *shape, const PlycutTrace *trace, PlycutError *error)
{
    shape->tree.count = shape->tree.extra_count = 0;
    shape->infinite = false;
    if (!skeleton_room(shape, trace->node_count, error))
        return false;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *n = &trace->nodes[i];
        const uint32_t parent = i == 0 ? 0 : n->parent;
        const double equal = i == 0 ? 0 : 1 / (double)trace->nodes[parent].child_count;
        shape->tree.nodes[i] = (Node){.as.value = n->value,
                                      .parent = parent,
                                      .first_child = n->first_child,
                                      .child_count = n->child_count,
                                      .ply = (uint16_t)n->ply,
                                      .player = (uint8_t)n->player};
        shape->infinite |= n->child_count == 0 && isinf(n->value);
        if (n->probability > 0 && fabs(n->probability - equal) > 0 &&
            !skeleton_set_probability(shape, i, n->probability, error))
            return false;
    }
    shape->tree.count = trace->node_count;
    shape->limits = trace->limits;
    return skeleton_finish(shape, error);
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
                        .data = &shape->tree,
                        .infinite = shape->infinite,
                        .chance = shape->chance,
                        .limited = plycut_is_limited(shape->limits),
                        .limits = shape->limits};
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
