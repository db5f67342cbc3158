/* The nodes of a stored tree, read from JSON values breadth-first. Nothing recurses. */
#include "game/tree_reader.h"

#include <stdlib.h>

/* A node in its long form. Members can come in any order, so contradictions are checked at the end. */
static bool tree_read_object_node(TreeReader *reader, uint32_t index, const cJSON *object)
{
    reader->tree->nodes[index].flags = NODE_OBJECT;
    for (const cJSON *item = object->child; item; item = item->next)
        if (!node_read_member(reader, index, item))
            return false;
    const Node *node = &reader->tree->nodes[index];
    bool inner = node->child_count != 0, valued = node->flags & NODE_VALUE;
    if (inner && valued)
        return node_fails(reader, index, "value",
                          "a node has a value or children, not both; the value of an inner node at "
                          "the horizon is its \"static\"");
    if (node_is_unknown(node) && cJSON_GetObjectItemCaseSensitive(object, "name"))
        return node_fails(
            reader, index, "name",
            "a leaf whose value is unknown is named by that value: leave out the \"name\"");
    if (!inner && node->flags & NODE_STATIC)
        return node_fails(reader, index, "static",
                          "a leaf has a \"value\"; \"static\" is for nodes with children");
    if (!inner && !valued)
        return node_fails(reader, index, NULL,
                          "a node has a \"value\" (a leaf) or \"children\" (an inner node)");
    return true;
}

/* A node in one of its three forms. */
static bool tree_read_node(TreeReader *reader, uint32_t index)
{
    Node *node = &reader->tree->nodes[index];
    const cJSON *item = node->as.item;
    node->as.value = 0;
    if (cJSON_IsNumber(item) || cJSON_IsString(item))
        return node_read_value(reader, index, item);
    if (cJSON_IsArray(item))
        return tree_children_add(reader, index, item);
    if (cJSON_IsObject(item))
        return tree_read_object_node(reader, index, item);
    return node_fails(reader, index, NULL,
                      "a node is a number (a leaf), a name such as \"x\" (a leaf whose value is "
                      "unknown), an array of "
                      "nodes, or an object with a \"value\" or \"children\"");
}

/* Give back the room that no node took. */
static void fit(Tree *tree)
{
    Node *nodes = realloc(tree->nodes, tree->count * sizeof *nodes);
    if (nodes != NULL)
        tree->nodes = nodes;
}

/* The array is its own queue: nodes before i are read, nodes from i on wait. */
bool tree_read_nodes(Tree *tree, const cJSON *item, const char *path, bool lenient,
                     PlycutError *error)
{
    TreeReader reader = {.tree = tree, .path = path, .lenient = lenient, .error = error};
    if (!tree_node_add(&reader, 0, 0, item))
        return false;
    for (uint32_t i = 0; i < tree->count; i++)
        if (!tree_read_node(&reader, i))
            return false;
    if (!check_names(&reader) || !tree_name_nodes(tree, error))
        return false;
    fit(tree);
    tree_measure(tree);
    return true;
}
