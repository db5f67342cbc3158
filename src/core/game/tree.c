/* Stored trees: the rules. A position is a node's index; the children of a node are consecutive. */
#include "game/tree.h"
#include "game/unknown.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const Tree *tree_of(const PlycutGame *game)
{
    return game->data;
}

static const Node *tree_node_of(const PlycutGame *game, const PlycutState *state)
{
    return &tree_of(game)->nodes[state->node];
}

const char *node_given_name(const Tree *tree, const Node *node)
{
    return node->extra ? tree->extras[node->extra].name : NULL;
}

const char *node_given_move(const Tree *tree, const Node *node)
{
    return node->extra ? tree->extras[node->extra].move : NULL;
}

bool node_is_unknown(const Node *node)
{
    return node->child_count == 0 && isnan(node->as.value);
}

const char *tree_unknown(const Tree *tree)
{
    for (uint32_t i = 0; i < tree->count; i++)
        if (node_is_unknown(&tree->nodes[i]))
            return node_given_name(tree, &tree->nodes[i]);
    return NULL;
}

int tree_unasked(const Tree *tree)
{
    for (uint32_t i = 0; i < tree->count; i++)
        if (tree->nodes[i].flags & NODE_UNASKED)
            return tree->nodes[i].ply;
    return 0;
}

bool position_is_unasked(const PlycutGame *game, const PlycutState *state)
{
    return game->unasked > 0 && tree_node_of(game, state)->flags & NODE_UNASKED;
}

const char *unknown_leaf(const PlycutGame *game, uint32_t leaf, char path[PLYCUT_PATH_MAX])
{
    const Tree *tree = tree_of(game);
    node_path(tree, leaf, path);
    return node_given_name(tree, &tree->nodes[leaf]);
}

bool tree_has_infinite(const Tree *tree)
{
    for (uint32_t i = 0; i < tree->count; i++)
        if (tree->nodes[i].child_count == 0 && isinf(tree->nodes[i].as.value))
            return true;
    return false;
}

static double tree_move_probability(const PlycutGame *game, const PlycutState *state,
                                    PlycutMove move)
{
    return tree_probability(tree_of(game), tree_node_of(game, state)->first_child + move);
}

static const char *tree_probability_text(const PlycutGame *game, const PlycutState *child)
{
    const Node *node = tree_node_of(game, child);
    return node->extra ? tree_of(game)->extras[node->extra].probability_text : NULL;
}

static bool tree_within(const PlycutGame *game, PlycutLimits limits, PlycutError *error)
{
    const Tree *tree = tree_of(game);
    for (uint32_t i = 0; i < tree->count; i++) {
        const Node *node = &tree->nodes[i];
        const bool valued = node->child_count == 0 || node->flags & NODE_STATIC;
        if (!valued || !(node->as.value < limits.low || node->as.value > limits.high))
            continue;
        char path[TREE_PATH_SIZE], value[PLYCUT_NUMBER_SIZE], low[PLYCUT_NUMBER_SIZE],
            high[PLYCUT_NUMBER_SIZE];
        PlycutText name = {0};
        node_path(tree, i, path);
        node_name(tree, i, &name);
        plycut_number_text(node->as.value, value);
        plycut_number_text(limits.low, low);
        plycut_number_text(limits.high, high);
        if (name.failed)
            plycut_no_memory(error);
        fail_with(error, PLYCUT_E_INPUT, ERROR_NODE_OUTSIDE_LIMITS,
                  WITH(FILL(node, name.bytes ? name.bytes : ""), FILL(path, path),
                       FILL(value, value), FILL(low, low), FILL(high, high)));
        plycut_text_free(&name);
        return false;
    }
    return true;
}

/* Moves are the children's numbers. */
static bool tree_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves_left)
{
    *moves_left = (PlycutMoves){.end = tree_node_of(game, state)->child_count};
    return moves_left->end != 0;
}

static void tree_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    uint32_t index = tree_node_of(game, state)->first_child + move;
    const Node *node = &tree_of(game)->nodes[index];
    *child = (PlycutState){
        .node = index,
        .ply = state->ply + 1,
        .player = node->flags & (NODE_PLAYER | NODE_BY_CHANCE)
                      ? tree_player(game, index)
                      : PLYCUT_BY_DECIDER(state->player, PLYCUT_MIN, PLYCUT_MAX),
    };
}

/* The number that a node carries is a leaf's value, or an inner node's static value if it has one.
 */
static bool tree_static_value(const PlycutGame *game, const PlycutState *state, double *value)
{
    const Node *node = tree_node_of(game, state);
    *value = node->as.value;
    return node->child_count == 0 || node->flags & NODE_STATIC;
}

/* A leaf's value. Every node at the horizon has one: tree_admits checked it before the search. */
static double tree_value(const PlycutGame *game, const PlycutState *state)
{
    double result;
    bool known = tree_static_value(game, state, &result);
    assert(known);
    (void)known;
    return result;
}

/* The difference between a position's static value and its parent's. */
static double tree_instability(const PlycutGame *game, const PlycutState *parent,
                               const PlycutState *state)
{
    double before, after;
    bool known = parent != NULL && tree_static_value(game, parent, &before) &&
                 tree_static_value(game, state, &after);
    return known ? fabs(after - before) : 0;
}

static size_t tree_node_count(const PlycutGame *game)
{
    return tree_of(game)->count;
}

/* A stored node knows its parent, so how it was reached adds nothing. */
static void tree_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                           const PlycutState *state, PlycutText *text)
{
    (void)parent, (void)move;
    node_name(tree_of(game), state->node, text);
}

/* The move as the file writes it. */
static const char *tree_edge_label(const PlycutGame *game, const PlycutState *child)
{
    return node_given_move(tree_of(game), tree_node_of(game, child));
}

static void tree_board_text(const PlycutGame *game, const PlycutState *state, PlycutText *rows)
{
    const Node *node = tree_node_of(game, state);
    const char *board = node->extra ? tree_of(game)->extras[node->extra].board : NULL;
    if (board != NULL)
        plycut_text_write(rows, board, strlen(board));
}

/* A trace contains the whole tree, so that it can be read, drawn and replayed without the file. */
static void tree_write_problem(const PlycutGame *game, PlycutJson *json)
{
    game_write_pieces(game, json);
    plycut_json_key(json, "tree");
    tree_write_json(tree_of(game), NULL, false, json);
}

const cJSON *tree_answers(const PlycutGame *game)
{
    return game->rules == &tree_rules ? tree_of(game)->answers : NULL;
}

static void tree_release(PlycutGame *game)
{
    Tree *tree = game->owned;
    cJSON_Delete(tree->answers);
    arena_release(&tree->arena);
    free(tree->nodes);
    free(tree->extras);
    free(tree);
}

const PlycutRules tree_rules = {
    .name = "tree",
    .summary = "a stored tree, from a file or written as a spec",
    .syntax = "tree:[[3,12,8],[2,4,6],[14,5,2]], leaves:3,5,6,9 (of a complete tree)",
    .stored = true,
    .parse = tree_parse,
    .release = tree_release,
    .moves = tree_moves,
    .play = tree_play,
    .probability = tree_move_probability,
    .probability_text = tree_probability_text,
    .within = tree_within,
    .value = tree_value,
    .static_value = tree_static_value,
    .instability = tree_instability,
    .instability_words =
        {.more = "its static value is more than {instability} away from that of the node above",
         .is = "its static value is {instability} away from that of the node above"},
    .node_count = tree_node_count,
    .admits = tree_admits,
    .path_width = tree_path_width,
    .uniform = tree_uniform,
    .step = number_step,
    .node_name = tree_node_name,
    .edge_label = tree_edge_label,
    .board_text = tree_board_text,
    .write_problem = tree_write_problem,
};
