/* A stored tree written as JSON: objects only if a number or an array would lose something.
 * Recursion goes as deep as the tree, which is bounded. */
#include "game/tree.h"

/* The shortest form that loses nothing. */
static void write_node(const Tree *tree, uint32_t index, PlycutJson *json);

static void write_children(const Tree *tree, const Node *node, PlycutJson *json)
{
    plycut_json_open(json, '[');
    for (uint32_t i = 0; i < node->child_count; i++)
        write_node(tree, node->first_child + i, json);
    plycut_json_close(json);
}

static void write_optional(PlycutJson *json, const char *key, const char *text)
{
    if (text)
        plycut_json_key_string(json, key, text);
}

static void write_value(const Tree *tree, const Node *node, PlycutJson *json)
{
    if (node_is_unknown(node))
        plycut_json_string(json, node_given_name(tree, node));
    else
        plycut_json_number(json, node->as.value);
}

/* A leaf that is only a value. */
static bool is_plain(const Tree *tree, const Node *node)
{
    return node->extra == 0 || (node_is_unknown(node) && node_given_move(tree, node) == NULL);
}

/* Must the node's player be written? The root's is a member next to the tree. */
static bool says_player(const Tree *tree, const Node *node)
{
    return node->flags & NODE_PLAYER && node != tree->nodes;
}

/* The long form. Its members have a fixed, canonical order. */
static void write_object(const Tree *tree, const Node *node, PlycutJson *json)
{
    plycut_json_open(json, '{');
    if (!node_is_unknown(node))
        write_optional(json, "name", node_given_name(tree, node));
    if (says_player(tree, node))
        plycut_json_key_string(json, "player", plycut_player_text((PlycutPlayer)node->player));
    write_optional(json, "move", node_given_move(tree, node));
    if (node->flags & NODE_STATIC)
        plycut_json_key_number(json, "static", node->as.value);
    if (node->child_count == 0) {
        plycut_json_key(json, "value");
        write_value(tree, node, json);
    } else {
        plycut_json_key(json, "children");
        write_children(tree, node, json);
    }
    plycut_json_close(json);
}

static void write_node(const Tree *tree, uint32_t index, PlycutJson *json)
{
    const Node *node = &tree->nodes[index];
    if (!is_plain(tree, node) || node->flags & NODE_STATIC || says_player(tree, node))
        write_object(tree, node, json);
    else if (node->child_count != 0)
        write_children(tree, node, json);
    else
        write_value(tree, node, json);
}

void tree_write(const Tree *tree, PlycutJson *json)
{
    write_node(tree, 0, json);
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
