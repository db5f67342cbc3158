/* skeleton.c - a tree whose leaves can be given new values between two searches, as a game. */
#include "make/skeleton.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Growing --------------------------------------------------------------------------------- */

static bool skeleton_room(Skeleton *shape, uint32_t more, PlycutError *error)
{
    if (!PLYCUT_ROOM(shape->nodes, shape->node_room, shape->count, more))
        return plycut_no_memory(error);
    return true;
}

bool skeleton_begin(Skeleton *shape, PlycutPlayer root, PlycutError *error)
{
    shape->count = shape->leaf_count = 0;
    if (!skeleton_room(shape, 1, error))
        return false;
    shape->nodes[shape->count++] = (ShapeNode){.player = root};
    return true;
}

bool skeleton_add_children(Skeleton *shape, uint32_t node, uint32_t children, PlycutError *error)
{
    if (!skeleton_room(shape, children, error))
        return false;
    ShapeNode *parent = &shape->nodes[node];
    parent->first_child = shape->count;
    parent->child_count = children;
    for (uint32_t i = 0; i < children; i++)
        shape->nodes[shape->count++] = (ShapeNode){
            .parent = node, .ply = parent->ply + 1, .player = plycut_other(parent->player)};
    return true;
}

static void collect_leaves(Skeleton *shape, uint32_t node)
{
    const ShapeNode *n = &shape->nodes[node];
    if (n->child_count == 0)
        shape->leaves[shape->leaf_count++] = node;
    for (uint32_t i = 0; i < n->child_count; i++)
        collect_leaves(shape, n->first_child + i);
}

bool skeleton_finish(Skeleton *shape, PlycutError *error)
{
    if (!PLYCUT_ROOM(shape->leaves, shape->leaf_room, 0, shape->count))
        return plycut_no_memory(error);
    shape->leaf_count = 0;
    collect_leaves(shape, 0);
    return true;
}

bool skeleton_of_trace(Skeleton *shape, const PlycutTrace *trace, PlycutError *error)
{
    shape->count = 0;
    if (!skeleton_room(shape, trace->node_count, error))
        return false;
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *n = &trace->nodes[i];
        shape->nodes[i] = (ShapeNode){.parent = i == 0 ? 0 : n->parent,
                                      .first_child = n->first_child,
                                      .child_count = n->child_count,
                                      .ply = n->ply,
                                      .player = n->player,
                                      .value = n->value};
    }
    shape->count = trace->node_count;
    return skeleton_finish(shape, error);
}

void skeleton_free(Skeleton *shape)
{
    free(shape->nodes);
    free(shape->leaves);
    *shape = (Skeleton){0};
}

/* ---- The game -------------------------------------------------------------------------------- */

static const ShapeNode *node_of(const PlycutGame *game, const PlycutState *state)
{
    const Skeleton *shape = game->data;
    return &shape->nodes[state->node];
}

static bool moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    *left = (PlycutMoves){.end = node_of(game, state)->child_count};
    return left->end != 0;
}

static void play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                 PlycutState *child)
{
    const Skeleton *shape = game->data;
    uint32_t node = node_of(game, state)->first_child + move;
    *child =
        (PlycutState){.node = node, .ply = state->ply + 1, .player = shape->nodes[node].player};
}

static double value(const PlycutGame *game, const PlycutState *state)
{
    return node_of(game, state)->value;
}

/* The width of a path is the sum of the numbers of children along it; find the largest. */
static size_t width_below(const Skeleton *shape, uint32_t node)
{
    const ShapeNode *n = &shape->nodes[node];
    size_t widest = 0;
    for (uint32_t i = 0; i < n->child_count; i++) {
        size_t below = width_below(shape, n->first_child + i);
        widest = below > widest ? below : widest;
    }
    return n->child_count + widest;
}

static size_t path_width(const PlycutGame *game, int depth)
{
    (void)depth;
    return width_below(game->data, 0);
}

static size_t step(const PlycutGame *game, PlycutMove move, char text[PLYCUT_STEP_MAX])
{
    (void)game;
    return (size_t)snprintf(text, PLYCUT_STEP_MAX, "%u", move);
}

static void skeleton_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                               const PlycutState *state, PlycutText *name)
{
    char text[PLYCUT_STEP_MAX];
    (void)parent, (void)state;
    (void)plycut_text_write(name, text, step(game, move, text));
}

static const PlycutRules SHAPE_RULES = {
    .name = "shape",
    .summary = "a tree whose leaves change",
    .syntax = "",
    .stored = true,
    .moves = moves,
    .play = play,
    .value = value,
    .path_width = path_width,
    .step = step,
    .node_name = skeleton_node_name,
};

PlycutGame skeleton_game(const Skeleton *shape)
{
    return (PlycutGame){
        .rules = &SHAPE_RULES, .root = {.player = shape->nodes[0].player}, .data = shape};
}

/* ---- Asking ---------------------------------------------------------------------------------- */

void skeleton_minimax(const Skeleton *shape, double *values)
{
    for (uint32_t i = shape->count; i-- > 0;) {
        const ShapeNode *n = &shape->nodes[i];
        values[i] = n->child_count == 0 ? n->value : values[n->first_child];
        for (uint32_t k = 1; k < n->child_count; k++) {
            double child = values[n->first_child + k];
            values[i] = plycut_better(n->player, values[i], child);
        }
    }
}

uint32_t skeleton_find(const Skeleton *shape, const char *path)
{
    uint32_t node = 0;
    if (strcmp(path, "/") == 0)
        return node;
    while (*path == '/') {
        size_t length = strcspn(++path, "/");
        uint64_t child;
        if (!plycut_integer_parse(path, length, UINT32_MAX, &child) ||
            child >= shape->nodes[node].child_count)
            return PLYCUT_NO_NODE;
        node = shape->nodes[node].first_child + (uint32_t)child;
        path += length;
    }
    return *path == '\0' && node != 0 ? node : PLYCUT_NO_NODE;
}

/* Append the steps to the node; returns the length. */
static size_t path_append(const Skeleton *shape, uint32_t node, char *path)
{
    const ShapeNode *n = &shape->nodes[node];
    if (node == 0)
        return 0;
    size_t used = path_append(shape, n->parent, path);
    return used + (size_t)snprintf(path + used, PLYCUT_PATH_MAX - used, "/%u",
                                   node - shape->nodes[n->parent].first_child);
}

void skeleton_path(const Skeleton *shape, uint32_t node, char path[PLYCUT_PATH_MAX])
{
    if (path_append(shape, node, path) == 0)
        memcpy(path, "/", sizeof "/");
}
