/* asked_tree.c - what was asked of a game, as a stored tree: written as the tree of a file, and read like one. */
#include "base/json_read.h"
#include "game/asked.h"
#include "game/tree.h"

#include <math.h>
#include <string.h>

typedef struct AskedWriter {
    const Asked *asked;
    PlycutJson *json;
    int depth; /* of the horizon, or -1 */
} AskedWriter;

static bool is_answered(const AskedNode *node)
{
    return (node->flags & ASKED_ANSWERED) != 0;
}

/* A position at the horizon that was only evaluated has no children in the tree: no search with this horizon looks below it. */
static bool has_children(const AskedWriter *w, const AskedNode *node)
{
    const bool ends = w->depth >= 0 && node->ply >= w->depth && !(node->flags & ASKED_ENTERED) &&
                      node->flags & ASKED_STATIC;
    return node->child_count > 0 && !ends;
}

/* Its name. Moves are names where positions have none; where they have, nobody knows that of one that was never asked for. */
static const char *asked_name(const AskedWriter *w, const AskedNode *node)
{
    const bool named = !is_answered(node) && w->asked->nodes[node->parent].name != NULL;
    return node->name != NULL   ? node->name
           : named              ? "?"
           : node->move != NULL ? node->move
                                : "start";
}

/* The name of a position, the move to it if that is another text, and the move's probability. */
static void write_place(const AskedWriter *w, const AskedNode *node)
{
    const char *name = asked_name(w, node);
    plycut_json_key_text(w->json, "name", name);
    if (name != node->move)
        plycut_json_key_text(w->json, "move", node->move);
    if (node->probability_text != NULL)
        plycut_json_key_string(w->json, "probability", node->probability_text);
    else if (node->probability > 0)
        plycut_json_key_number(w->json, "probability", node->probability);
}

static void asked_node_write(const AskedWriter *w, uint32_t index)
{
    const AskedNode *node = &w->asked->nodes[index];
    plycut_json_open(w->json, '{');
    write_place(w, node);
    if (node->board != NULL)
        board_write(node->board, w->json);
    if (has_children(w, node)) {
        if (index != 0 && (PlycutPlayer)node->player != asked_turn(w->asked, index))
            plycut_json_key_string(w->json, "player",
                                   plycut_player_text((PlycutPlayer)node->player));
        if (node->flags & ASKED_STATIC)
            plycut_json_key_number(w->json, "static", node->value);
        plycut_json_key_open(w->json, "children", '[');
        for (uint32_t i = 0; i < node->child_count; i++)
            asked_node_write(w, node->first_child + i);
        plycut_json_close(w->json);
    } else {
        plycut_json_key(w->json, "value");
        plycut_json_value(w->json, is_answered(node) ? node->value : (double)NAN);
    }
    plycut_json_close(w->json);
}

static bool asked_tree_write(const Asked *asked, int depth, PlycutText *text)
{
    PlycutOut out;
    PlycutJson json;
    const AskedWriter writer = {asked, &json, depth};
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_init(&json, &out);
    plycut_tree_file_begin(&json, asked->title, asked->root);
    if (asked->discs)
        plycut_json_key_string(&json, "pieces", "discs");
    plycut_json_key(&json, "tree");
    asked_node_write(&writer, 0);
    plycut_json_close(&json);
    return plycut_out_flush(&out) && !text->failed;
}

/* ---- The tree -------------------------------------------------------------------------------- */

static bool tree_made(const PlycutText *text, PlycutGame *tree, PlycutError *error)
{
    cJSON *dom = json_read_scanned(text->bytes, error);
    const bool made = dom != NULL && tree_from_json(dom, true, tree, error);
    json_free(dom);
    return made;
}

bool plycut_asked_tree(PlycutGame *game, int depth, PlycutGame *tree, PlycutError *error)
{
    Asked *asked = asked_of(game);
    PlycutText text = {0};
    memset(tree, 0, sizeof *tree);
    asked->root = game->root.player;
    const bool made = asked_check(asked, error) &&
                      (asked_tree_write(asked, depth, &text) || plycut_no_memory(error)) &&
                      tree_made(&text, tree, error) &&
                      (!game->limited || plycut_game_limit(tree, game->limits, error));
    plycut_text_free(&text);
    if (!made)
        plycut_game_release(tree);
    return made;
}
