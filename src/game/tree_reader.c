/* A tree while it is read: room for its nodes, and errors that name a node by its JSON path. */
#include "game/tree_reader.h"

#include <stdio.h>

/* PLYCUT_PLY_MAX in digits. */
#define DIGITS(x)    #x
#define DIGITS_OF(x) DIGITS(x)
#define PLIES        DIGITS_OF(PLYCUT_PLY_MAX)

#define JSON_PATH_SIZE sizeof((PlycutError *)NULL)->path

/* Fail at a node, or at a member of it. If the path is too long for the error, its beginning is given. */
bool node_fails(const TreeReader *reader, uint32_t index, const char *member, const char *text)
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
    return plycut_fail_at(reader->error, PLYCUT_E_INPUT, NULL, 0, 0, path, "%s", text);
}

/* The message gives the number of nodes read, which distinguishes a huge tree from a small machine. */
/* ---- Nodes ---------------------------------------------------------------------------------- */

/* Until the node is read, its JSON value takes the place of its number. */
bool tree_node_add(TreeReader *reader, uint32_t parent, int ply, const cJSON *item)
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
                          "an empty array is not a node: an inner node has at least one child");
    reader->tree->nodes[index].first_child = first;
    for (const cJSON *item = array->child; item; item = item->next)
        if (!tree_node_add(reader, index, ply, item))
            return false;
    reader->tree->nodes[index].child_count = reader->tree->count - first;
    return ply <= PLYCUT_PLY_MAX ||
           node_fails(reader, first, NULL,
                      "a tree is at most " PLIES " plies deep, and this node lies deeper");
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
