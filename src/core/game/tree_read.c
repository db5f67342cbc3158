/* The nodes of a stored tree, read from JSON values breadth-first: room for them, errors that name a node by its JSON
 * path. Nothing recurses. */
#include "base/json_read.h"
#include "base/utf8.h"
#include "game/tree_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define JSON_PATH_SIZE sizeof((PlycutError *)NULL)->path

/* Fail at a node, or at a member of it. If the path is too long for the error, its beginning is given. */
bool node_fails_as(const TreeReader *reader, uint32_t index, const char *member,
                   const PlycutError *why)
{
    const Node *nodes = reader->tree->nodes;
    uint32_t way[PLYCUT_PLY_MAX + 2] = {0};
    char path[JSON_PATH_SIZE];
    size_t plies = 0, used;
    for (; index != 0; index = nodes[index].parent)
        way[plies++] = index;
    used = (size_t)snprintf(path, sizeof path, "%s", reader->path);
    while (plies-- > 0 && used < sizeof path) {
        const Node *parent = &nodes[nodes[way[plies]].parent];
        used += (size_t)snprintf(path + used, sizeof path - used, "%s[%u]",
                                 parent->flags & NODE_OBJECT ? ".children" : "",
                                 (unsigned)(way[plies] - parent->first_child));
    }
    if (member && used < sizeof path)
        snprintf(path + used, sizeof path - used, ".%s", member);
    return json_fails_as(reader->error, path, why);
}

bool node_fails(const TreeReader *reader, uint32_t index, const char *member, ErrorId id,
                const PlycutTerm *terms)
{
    PlycutError why = {0};
    fail_with(&why, PLYCUT_E_INPUT, id, terms);
    return node_fails_as(reader, index, member, &why);
}

/* ---- Nodes ---------------------------------------------------------------------------------- */

/* Until the node is read, its JSON value takes the place of its number. */
static bool tree_node_add(TreeReader *reader, uint32_t parent, int ply, const cJSON *item)
{
    Tree *tree = reader->tree;
    if (!PLYCUT_ROOM(tree->nodes, reader->room, tree->count, 1))
        return plycut_no_memory(reader->error);
    tree->nodes[tree->count] = (Node){.as.item = item, .parent = parent, .ply = (uint16_t)ply};
    tree->count++;
    return true;
}

/* A node's children are appended together, and so are consecutive. Following `next` keeps this linear:
 * cJSON's arrays are lists. */
bool tree_children_add(TreeReader *reader, uint32_t index, const cJSON *array)
{
    uint32_t first = reader->tree->count;
    int ply = reader->tree->nodes[index].ply + 1;
    if (!array->child)
        return node_fails(reader, index,
                          reader->tree->nodes[index].flags & NODE_OBJECT ? "children" : NULL,
                          ERROR_NODE_EMPTY_ARRAY, NULL);
    reader->tree->nodes[index].first_child = first;
    for (const cJSON *item = array->child; item; item = item->next)
        if (!tree_node_add(reader, index, ply, item))
            return false;
    reader->tree->nodes[index].child_count = reader->tree->count - first;
    return ply <= PLYCUT_PLY_MAX || node_fails(reader, first, NULL, ERROR_NODE_TOO_DEEP,
                                               WITH(FILL_NUMBER(most, PLYCUT_PLY_MAX)));
}

/* The first extra is unused, so that 0 can mean none. */
NodeExtra *extra_of(TreeReader *reader, uint32_t index)
{
    Tree *tree = reader->tree;
    Node *node = &tree->nodes[index];
    if (node->extra == 0) {
        if (!PLYCUT_ROOM(tree->extras, reader->extra_room, tree->extra_count + 1, 1))
            return NULL;
        tree->extra_count += tree->extra_count == 0;
        node->extra = tree->extra_count++;
        tree->extras[node->extra] = (NodeExtra){.node = index};
    }
    return &tree->extras[node->extra];
}

/* ---- All nodes ------------------------------------------------------------------------------ */

/* A node in its long form. Members can come in any order, so contradictions are checked at the end. */
static bool tree_read_object_node(TreeReader *reader, uint32_t index, const cJSON *object)
{
    reader->tree->nodes[index].flags = NODE_OBJECT;
    if (!node_read_members(reader, index, object))
        return false;
    const Node *node = &reader->tree->nodes[index];
    bool inner = node->child_count != 0, valued = node->flags & NODE_VALUE;
    if (inner && valued)
        return node_fails(reader, index, "value", ERROR_NODE_VALUE_AND_CHILDREN, NULL);
    if (node->flags & NODE_UNASKED && !json_get(object, "name"))
        return node_fails(reader, index, "value", ERROR_NODE_UNASKED_NAMELESS, NULL);
    if (node->flags & NODE_UNASKED && index == 0)
        return node_fails(reader, index, "value", ERROR_NODE_UNASKED_ROOT, NULL);
    if (node_is_unknown(node) && !(node->flags & NODE_UNASKED) && json_get(object, "name"))
        return node_fails(reader, index, "name", ERROR_NODE_UNKNOWN_NAMED, NULL);
    if (!inner && node->flags & NODE_STATIC)
        return node_fails(reader, index, "static", ERROR_NODE_STATIC_OF_LEAF, NULL);
    if (!inner && !valued)
        return node_fails(reader, index, NULL, ERROR_NODE_NEITHER, NULL);
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
    return node_fails(reader, index, NULL, ERROR_NODE_EXPECTED, NULL);
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
    if (!tree_name_nodes(tree, error))
        return false;
    Node *fitting = realloc(tree->nodes, tree->count * sizeof *fitting);
    if (fitting != NULL) /* the room that no node took has been given back */
        tree->nodes = fitting;
    tree_measure(tree);
    return true;
}
