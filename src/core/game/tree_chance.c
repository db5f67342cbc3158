/* Who decides at a node of a stored tree, and, at chance nodes, with which probability. */
#include "game/tree_reader.h"

#include <math.h>
#include <stdio.h>

/* ---- Players --------------------------------------------------------------------------------- */

/* Who decided last above a chance node: the nearest of its ancestors that is no chance node. Below a chance node at the
 * root nobody has, and the first player comes next. */
static PlycutPlayer last_decider(const PlycutGame *game, uint32_t node)
{
    while (node != 0) {
        node = tree_of(game)->nodes[node].parent;
        const PlycutPlayer player = tree_player(game, node);
        if (plycut_decides(player))
            return player;
    }
    return plycut_other(PLYCUT_FIRST_PLAYER);
}

/* A node's own player counts, then that of its level; otherwise players alternate, starting with the root's. */
PlycutPlayer tree_player(const PlycutGame *game, uint32_t index)
{
    const Node *node = &tree_of(game)->nodes[index];
    if (index == 0)
        return game->root.player;
    if (node->flags & NODE_PLAYER)
        return (PlycutPlayer)node->player;
    if (game->levels.count > 0)
        return plycut_level_player(&game->levels, node->ply);
    const PlycutPlayer above = tree_player(game, node->parent);
    return plycut_other(plycut_decides(above) ? above : last_decider(game, node->parent));
}

double tree_probability(const Tree *tree, uint32_t index)
{
    const Node *node = &tree->nodes[index];
    const double given = node->extra ? tree->extras[node->extra].probability : 0;
    return given > 0 ? given : 1 / (double)tree->nodes[node->parent].child_count;
}

bool tree_turn_values(PlycutGame *game, PlycutError *error)
{
    Tree *tree = game->owned;
    for (uint32_t i = 0; i < tree->count; i++) {
        Node *node = &tree->nodes[i];
        const double value = node->as.value;
        if (node->flags & (NODE_VALUE | NODE_STATIC) && !node_is_unknown(node))
            node->as.value = PLYCUT_BY_PLAYER(tree_player(game, i), value, 0 - value, value);
    }
    return tree_name_nodes(tree, error); /* leaves have their values in their names */
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Is the player of a node chance? That does not depend on who begins. */
static bool is_chance(const PlycutGame *game, uint32_t index)
{
    const Node *node = &tree_of(game)->nodes[index];
    if (index == 0)
        return !plycut_decides(game->root.player);
    if (node->flags & NODE_PLAYER)
        return !plycut_decides((PlycutPlayer)node->player);
    return game->levels.count > 0 && !plycut_decides(plycut_level_player(&game->levels, node->ply));
}

/* Does a mean depend on the node's value? */
static bool is_below_chance(const PlycutGame *game, uint32_t index)
{
    while (index != 0) {
        index = tree_of(game)->nodes[index].parent;
        if (is_chance(game, index))
            return true;
    }
    return false;
}

/* The children of a node: all or none have a probability, none unless it is a chance node, and they sum to 1. */
static bool probabilities_fit(const TreeReader *reader, uint32_t index, bool chance)
{
    const Tree *tree = reader->tree;
    const Node *node = &tree->nodes[index];
    uint32_t given = 0, first = 0;
    double sum = 0;
    for (uint32_t i = node->first_child; i < node->first_child + node->child_count; i++) {
        const Node *child = &tree->nodes[i];
        if (child->extra == 0 || tree->extras[child->extra].probability == 0)
            continue;
        first = given++ == 0 ? i : first;
        sum = plycut_add_product(sum, 1, tree->extras[child->extra].probability);
    }
    if (given > 0 && !chance)
        return node_fails(reader, first, "probability", ERROR_NODE_PROBABILITY_NO_CHANCE,
                          WITH(FILL(sample, "\"player\": \"chance\"")));
    if (given > 0 && given < node->child_count)
        return node_fails(reader, index, NULL, ERROR_NODE_PROBABILITY_SOME, NULL);
    if (given > 0 && !(fabs(sum - 1) <= 1e-9)) {
        char number[PLYCUT_NUMBER_SIZE];
        plycut_fraction_text(sum, number);
        return node_fails(reader, index, NULL, ERROR_NODE_PROBABILITY_SUM, WITH(FILL(sum, number)));
    }
    return true;
}

bool tree_check_chance(PlycutGame *game, const char *path, PlycutError *error)
{
    Tree *tree = game->owned;
    const TreeReader reader = {.tree = tree, .path = path, .error = error};
    for (uint32_t i = 0; i < tree->count; i++) {
        Node *node = &tree->nodes[i];
        const bool chance = node->child_count != 0 && is_chance(game, i);
        if (i != 0 && (game->levels.count > 0 || is_chance(game, node->parent)))
            node->flags |= NODE_BY_CHANCE;
        game->chance |= chance;
        if (game->infinite && isinf(node->as.value) && node->child_count == 0 &&
            is_below_chance(game, i))
            return node_fails(&reader, i, NULL, ERROR_NODE_INFINITE, NULL);
        if (!probabilities_fit(&reader, i, chance))
            return false;
    }
    return true;
}
