/* nodes.c - the nodes of a Trace while it is recorded: their names, their children, the pruned
 * subtrees. */
#include "game/board_rows.h"
#include "game/unknown.h"
#include "search/taken.h"
#include "trace/record.h"
#include "trace/state.h"

#include <string.h>

/* ---- Room ----------------------------------------------------------------------------------- */

static bool reserve_nodes(Recorder *r, size_t more)
{
    PlycutTrace *t = r->trace;
    if (more >= PLYCUT_NO_NODE - t->node_count)
        return plycut_fail(r->error, PLYCUT_E_LIMIT, "more nodes than a trace in memory can hold");
    if (!PLYCUT_ROOM(t->nodes, r->node_room, t->node_count, more))
        return plycut_no_memory(r->error);
    return true;
}

/* ---- Nodes ---------------------------------------------------------------------------------- */

static const char *keep_text(Recorder *r, const char *bytes, size_t length)
{
    return arena_text(r->trace->arena, bytes, length);
}

static const char *path_of_child(Recorder *r, const PlycutTraceNode *parent, PlycutMove move)
{
    size_t length = parent->ply == 0 ? 0 : strlen(parent->path);
    char *path = arena_take(r->trace->arena, length + 1 + PLYCUT_STEP_MAX);
    if (path == NULL)
        return NULL;
    memcpy(path, parent->path, length);
    path[length] = '/';
    length += 1 + r->game->rules->step(r->game, move, path + length + 1);
    path[length] = '\0';
    return path;
}

static const char *name_of(Recorder *r, const PlycutState *parent, PlycutMove move,
                           const PlycutState *state)
{
    r->name.length = 0;
    r->game->rules->node_name(r->game, parent, move, state, &r->name);
    return r->name.bytes == NULL || r->name.failed ? NULL
                                                   : keep_text(r, r->name.bytes, r->name.length);
}

/* Squares, or rows. False: out of memory. */
static bool node_board(Recorder *r, PlycutTraceNode *node, const PlycutState *state)
{
    const PlycutRules *rules = r->game->rules;
    char squares[65];
    size_t count = rules->board == NULL ? 0 : rules->board->squares(r->game, state, squares);
    const char *text = squares;
    r->name.length = 0;
    if (rules->board == NULL && rules->board_text != NULL) {
        rules->board_text(r->game, state, &r->name);
        text = r->name.bytes;
        count = r->name.length;
    }
    node->board = count == 0 ? NULL : keep_text(r, text, count);
    if (node->board != NULL && !r->trace->lettered)
        r->trace->lettered = board_has_letters(node->board);
    return !r->name.failed && (node->board != NULL) == (count != 0);
}

/* The texts of a node. False: out of memory. */
static bool node_texts(Recorder *r, PlycutTraceNode *node, const PlycutState *parent,
                       const PlycutState *state)
{
    const PlycutRules *rules = r->game->rules;
    node->name = name_of(r, parent, node->move, state);
    const char *label = rules->edge_label == NULL ? NULL : rules->edge_label(r->game, state);
    node->label = label == NULL ? NULL : keep_text(r, label, strlen(label));
    return (node->name != NULL && (node->label != NULL) == (label != NULL) &&
            node_board(r, node, state)) ||
           plycut_no_memory(r->error);
}

/* Fill in the node of this position. Its parent, move, ply and path are already set. */
static bool node_fill(Recorder *r, PlycutTraceNode *node, const PlycutState *parent,
                      const PlycutState *state)
{
    bool known = r->game->rules->stored || r->trace->options.expand_pruned;
    node->player = state->player;
    if (parent != NULL && !plycut_decides(parent->player))
        node->probability =
            taken_probability(r->game, r->trace->options.algorithm, parent, node->move);
    node->leaf = plycut_search_evaluates(r->game, &r->trace->options, r->depth, parent, state);
    if (node->leaf && position_is_unasked(r->game, state) &&
        (r->depth < 0 || state->ply < r->depth))
        node->leaf = false;
    if (node->leaf && known)
        node->value = r->game->rules->value(r->game, state);
    node_forget(node, known);
    return node_texts(r, node, parent, state);
}

/* Give a node its children, in the game's order. */
bool record_children(Recorder *r, uint32_t id, const PlycutState *state)
{
    PlycutMoves moves;
    r->game->rules->moves(r->game, state, &moves);
    size_t count = plycut_moves_count(&moves);
    if (!reserve_nodes(r, count))
        return false;
    PlycutTraceNode *nodes = r->trace->nodes, *parent = &nodes[id];
    parent->first_child = r->trace->node_count;
    parent->child_count = (uint32_t)count;
    for (PlycutMove move; plycut_moves_take(&moves, &move); r->trace->node_count++) {
        PlycutTraceNode *child = &nodes[r->trace->node_count];
        *child = (PlycutTraceNode){.parent = id, .move = move, .ply = parent->ply + 1};
        child->path = path_of_child(r, parent, move);
        if (child->path == NULL)
            return plycut_no_memory(r->error);
        const PlycutState position = taken_play(r->game, r->trace->options.algorithm, state, move);
        if (!node_fill(r, child, state, &position))
            return false;
    }
    return true;
}

/* Binary search: children are in the order of their moves, which is ascending in every game. */
uint32_t record_child(const PlycutTrace *t, uint32_t parent, PlycutMove move)
{
    uint32_t low = t->nodes[parent].first_child, high = low + t->nodes[parent].child_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (t->nodes[middle].move < move)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool record_root(Recorder *r)
{
    if (!reserve_nodes(r, 1))
        return false;
    r->trace->nodes[0] = (PlycutTraceNode){.parent = PLYCUT_NO_NODE, .path = "/"};
    r->trace->node_count = 1;
    PlycutState root = taken_root(r->game, r->trace->options.algorithm);
    return node_fill(r, &r->trace->nodes[0], NULL, &root);
}

/* ---- Pruned subtrees ------------------------------------------------------------------------ */

/* Recurses as deep as the tree. */
bool record_below(Recorder *r, uint32_t id, const PlycutState *state)
{
    if (r->trace->nodes[id].leaf)
        return true;
    if (!record_children(r, id, state))
        return false;
    for (uint32_t i = 0; i < r->trace->nodes[id].child_count; i++) {
        uint32_t child = r->trace->nodes[id].first_child + i;
        const PlycutState position =
            taken_play(r->game, r->trace->options.algorithm, state, r->trace->nodes[child].move);
        if (!record_below(r, child, &position))
            return false;
    }
    return true;
}

/* The position of a node, played again from the root. */
static PlycutState position_of(const Recorder *r, uint32_t id)
{
    const PlycutTraceNode *node = &r->trace->nodes[id];
    if (node->parent == PLYCUT_NO_NODE)
        return taken_root(r->game, r->trace->options.algorithm);
    const PlycutState parent = position_of(r, node->parent);
    return taken_play(r->game, r->trace->options.algorithm, &parent, node->move);
}

bool record_pruned(Recorder *r)
{
    PlycutTrace *t = r->trace;
    if (!t->stored && !t->options.expand_pruned)
        return true;
    for (size_t i = 0; i < t->pruned_count; i++) {
        PlycutState state = position_of(r, t->pruned[i]);
        if (t->nodes[t->pruned[i]].child_count == 0 && !record_below(r, t->pruned[i], &state))
            return false;
    }
    return true;
}
