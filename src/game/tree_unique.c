/* The names that a tree file gives are unique. */
#include "game/tree_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* By name, then by place in the tree: the later node repeats the name. */
static int extra_name_order(const void *a, const void *b)
{
    const NodeExtra *x = a, *y = b;
    int by_name = strcmp(x->name, y->name);
    return by_name ? by_name : (x->node > y->node) - (x->node < y->node);
}

/* Fail at the later of two nodes of one name. */
static bool name_repeats(const TreeReader *reader, const NodeExtra *first, uint32_t again)
{
    char path[TREE_PATH_SIZE], text[512];
    node_path(reader->tree, first->node, path);
    snprintf(text, sizeof text, "the name '%.128s' belongs to %.128s already: names are unique",
             first->name, path);
    return node_fails(reader, again, "name", text);
}

/* After sorting, equal names are neighbours: n log n for any number of names. */
bool check_names(const TreeReader *reader)
{
    const Tree *tree = reader->tree;
    if (tree->extra_count == 0)
        return true;
    NodeExtra *named = malloc(sizeof *named * tree->extra_count);
    if (!named)
        return plycut_no_memory(reader->error);
    size_t count = 0;
    for (uint32_t i = 1; i < tree->extra_count; i++)
        if (tree->extras[i].name)
            named[count++] = tree->extras[i];
    qsort(named, count, sizeof *named, extra_name_order);
    bool unique = true;
    for (size_t i = 1; unique && i < count; i++)
        if (strcmp(named[i - 1].name, named[i].name) == 0)
            unique = name_repeats(reader, &named[i - 1], named[i].node);
    free(named);
    return unique;
}
