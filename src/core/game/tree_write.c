/* A stored tree written as JSON: objects only if a number or an array would lose something.
 * Recursion goes as deep as the tree, which is bounded. */
#include "game/tree.h"

#include <string.h>

typedef struct TreeWriter {
    const Tree *tree;
    PlycutJson *json;
    /* of the leaves that are still to be written, instead of their own; NULL: their own */
    const double *values;
    bool lines;
} TreeWriter;

static void tree_node_write(TreeWriter *w, uint32_t index);

static void write_children(TreeWriter *w, const Node *node)
{
    plycut_json_open(w->json, '[');
    for (uint32_t i = 0; i < node->child_count; i++) {
        if (w->lines && node == w->tree->nodes)
            plycut_json_newline(w->json);
        tree_node_write(w, node->first_child + i);
    }
    plycut_json_close(w->json);
}

static void write_optional(PlycutJson *json, const char *key, const char *text)
{
    if (text)
        plycut_json_key_string(json, key, text);
}

/* Does its name take the place of its value? */
static bool stays_unknown(const TreeWriter *w, const Node *node)
{
    return w->values == NULL && node_is_unknown(node) && !(node->flags & NODE_UNASKED);
}

static void tree_value_write(TreeWriter *w, const Node *node)
{
    if (stays_unknown(w, node))
        plycut_json_string(w->json, node_given_name(w->tree, node));
    else
        plycut_json_value(w->json, w->values == NULL ? node->as.value : *w->values++);
}

/* A leaf that is only a value. */
static bool is_only_value(const TreeWriter *w, const Node *node)
{
    return node->extra == 0 || (stays_unknown(w, node) && node_given_move(w->tree, node) == NULL &&
                                w->tree->extras[node->extra].board == NULL &&
                                w->tree->extras[node->extra].probability == 0);
}

/* Is the node's player to be written? The root's is a member next to the tree. */
static bool says_player(const Tree *tree, const Node *node)
{
    return node->flags & NODE_PLAYER && node != tree->nodes;
}

void board_write(const char *board, PlycutJson *json)
{
    plycut_json_key_open(json, "board", '[');
    for (size_t length; *board != '\0'; board += length + 1) {
        length = strcspn(board, "\n");
        plycut_json_string_bytes(json, board, length);
    }
    plycut_json_close(json);
}

/* The long form. Its members have a fixed, canonical order. */
static void write_object(TreeWriter *w, const Node *node)
{
    plycut_json_open(w->json, '{');
    if (!stays_unknown(w, node))
        write_optional(w->json, "name", node_given_name(w->tree, node));
    if (says_player(w->tree, node))
        plycut_json_key_string(w->json, "player", plycut_player_text((PlycutPlayer)node->player));
    write_optional(w->json, "move", node_given_move(w->tree, node));
    const NodeExtra *extra = node->extra ? &w->tree->extras[node->extra] : NULL;
    if (extra != NULL && extra->probability_text != NULL)
        plycut_json_key_string(w->json, "probability", extra->probability_text);
    else if (extra != NULL && extra->probability > 0)
        plycut_json_key_number(w->json, "probability", extra->probability);
    if (node->flags & NODE_STATIC)
        plycut_json_key_number(w->json, "static", node->as.value);
    if (extra != NULL && extra->board != NULL)
        board_write(extra->board, w->json);
    if (node->child_count == 0) {
        plycut_json_key(w->json, "value");
        tree_value_write(w, node);
    } else {
        plycut_json_key(w->json, "children");
        write_children(w, node);
    }
    plycut_json_close(w->json);
}

/* The shortest form that loses nothing. */
static void tree_node_write(TreeWriter *w, uint32_t index)
{
    const Node *node = &w->tree->nodes[index];
    if (!is_only_value(w, node) || node->flags & NODE_STATIC || says_player(w->tree, node))
        write_object(w, node);
    else if (node->child_count != 0)
        write_children(w, node);
    else
        tree_value_write(w, node);
}

void tree_write_json(const Tree *tree, const double *values, bool lines, PlycutJson *json)
{
    tree_node_write(&(TreeWriter){.tree = tree, .json = json, .values = values, .lines = lines}, 0);
}

/* A value of a file that was read, as it was. */
static void read_value_write(const cJSON *item, PlycutJson *json)
{
    if (cJSON_IsNumber(item))
        plycut_json_number(json, item->valuedouble);
    else if (cJSON_IsString(item))
        plycut_json_string(json, item->valuestring);
    else if (cJSON_IsBool(item))
        plycut_json_bool(json, cJSON_IsTrue(item));
    else if (cJSON_IsNull(item))
        plycut_json_null(json);
    else {
        plycut_json_open(json, cJSON_IsObject(item) ? '{' : '[');
        for (const cJSON *part = item->child; part != NULL; part = part->next) {
            if (cJSON_IsObject(item))
                plycut_json_key(json, part->string);
            read_value_write(part, json);
        }
        plycut_json_close(json);
    }
}

void game_write_pieces(const PlycutGame *game, PlycutJson *json)
{
    if (game->discs)
        plycut_json_key_string(json, "pieces", "discs");
}

void tree_file_write(const PlycutGame *game, bool answers, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_tree_file_begin(&json, game->title, game->root.player);
    write_optional(&json, "source", game->source);
    plycut_game_write_levels(game, &json);
    game_write_pieces(game, &json);
    plycut_json_newline(&json);
    plycut_json_key(&json, "tree");
    tree_write_json(tree_of(game), NULL, false, &json);
    if (answers && tree_answers(game) != NULL) {
        plycut_json_newline(&json);
        plycut_json_key(&json, "answers");
        read_value_write(tree_answers(game), &json);
    }
    plycut_json_end(&json);
}

bool plycut_tree_write_file(const PlycutGame *game, PlycutOut *out)
{
    if (game->rules != &tree_rules)
        return false;
    tree_file_write(game, true, out);
    return true;
}

void plycut_tree_file_begin(PlycutJson *json, const char *title, PlycutPlayer root)
{
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "format", TREE_FORMAT);
    plycut_json_key_integer(json, "version", TREE_VERSION);
    if (title != NULL)
        plycut_json_key_string(json, "title", title);
    plycut_json_key_string(json, "root", plycut_player_text(root));
}
