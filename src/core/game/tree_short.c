/* A stored tree in the short form and as an outline, and what neither can say. */
#include "game/tree.h"
#include "game/short_write.h"

#include <stdio.h>

/* ---- The tree -------------------------------------------------------------------------------- */

static ShortNode tree_short_node(const void *of_game, uint32_t index)
{
    static const NodeExtra NONE = {0};
    const PlycutGame *game = of_game;
    const Tree *tree = tree_of(game);
    const Node *node = &tree->nodes[index];
    const NodeExtra *extra = node->extra != 0 ? &tree->extras[node->extra] : &NONE;
    const bool inner = node->child_count > 0;
    return (ShortNode){.first_child = node->first_child,
                       .child_count = node->child_count,
                       .ply = node->ply,
                       .player = tree_player(game, index),
                       .says_player = inner && node->flags & NODE_PLAYER,
                       .is_static = node->flags & NODE_STATIC,
                       .unknown = !inner && node_is_unknown(node),
                       .value = node->as.value,
                       .name = extra->name,
                       .move = extra->move,
                       .probability = extra->probability,
                       .probability_text = extra->probability_text};
}

bool plycut_tree_write_short(const PlycutGame *game, PlycutShort form, PlycutOut *out)
{
    if (game->rules != &tree_rules)
        return false;
    short_tree_write(tree_short_node, game, tree_of(game)->count, form, out);
    return true;
}

/* ---- What is lost ---------------------------------------------------------------------------- */

/* Players of leaves count only where values are the mover's. */
static bool has_board(const Tree *tree)
{
    for (uint32_t i = 1; i < tree->extra_count; i++)
        if (tree->extras[i].board != NULL)
            return true;
    return false;
}

static bool has_unasked(const Tree *tree)
{
    return tree_unasked(tree) > 0;
}

static bool leaf_has_player(const Tree *tree)
{
    for (uint32_t i = 1; i < tree->count; i++)
        if (tree->nodes[i].child_count == 0 && tree->nodes[i].flags & NODE_PLAYER)
            return true;
    return false;
}

const char *plycut_tree_lost(const PlycutGame *game, char text[PLYCUT_LOST_SIZE])
{
    const struct {
        bool is;
        const char *what;
    } parts[] = {{game->title != NULL, "the title"},
                 {game->source != NULL, "the source"},
                 {game->limited, "the limits of the values"},
                 {tree_answers(game) != NULL, "the published answers"},
                 {leaf_has_player(tree_of(game)), "the players of leaves"},
                 {has_board(tree_of(game)), "the boards"},
                 {has_unasked(tree_of(game)), "what was never asked for"}};
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].is)
            used += (size_t)snprintf(text + used, PLYCUT_LOST_SIZE - used, "%s%s",
                                     used > 0 ? ", " : "", parts[i].what);
    return text;
}
