/* Properties of a stored tree as a whole: static values at a horizon, the width of its paths, uniformity. */
#include "base/errors.h"
#include "game/tree.h"

/* Fail because a node lacks a static value: it lies at the horizon, or (why) needs one for another reason. */
static bool lacks_static(const Tree *tree, uint32_t index, const char *why, PlycutError *error)
{
    char path[TREE_PATH_SIZE];
    PlycutText name = {0};
    node_path(tree, index, path);
    node_name(tree, index, &name);
    if (name.failed)
        plycut_no_memory(error);
    fail_with(error, PLYCUT_E_USAGE, why == NULL ? ERROR_NODE_NO_STATIC_AT : ERROR_NODE_NO_STATIC,
              WITH(FILL(node, name.bytes ? name.bytes : ""), FILL(path, path), FILL(why, why),
                   FILL_NUMBER(depth, tree->nodes[index].ply)));
    plycut_text_free(&name);
    return false;
}

/* Nodes are in order of their plies, so the walk ends at the first node below the horizon. */
bool tree_admits(const PlycutGame *game, int depth, const char *static_for, PlycutError *error)
{
    const Tree *tree = tree_of(game);
    for (uint32_t i = 0; i < tree->count; i++) {
        const Node *node = &tree->nodes[i];
        if (depth >= 0 && node->ply > depth)
            break;
        if (node->child_count == 0 || node->flags & NODE_STATIC)
            continue;
        if (node->ply == depth)
            return lacks_static(tree, i, NULL, error);
        if (static_for != NULL && i != 0)
            return lacks_static(tree, i, static_for, error);
    }
    return true;
}

/* The next node in preorder that is not below `index`; 0 at the end. Updates the width of the path. */
static uint32_t next_outside(const Tree *tree, uint32_t index, size_t *width)
{
    while (index != 0) {
        const Node *parent = &tree->nodes[tree->nodes[index].parent];
        if (index + 1 < parent->first_child + parent->child_count)
            return index + 1;
        *width -= parent->child_count;
        index = tree->nodes[index].parent;
    }
    return 0;
}

/* A walk in preorder that keeps the width of the current path; allocates nothing. */
size_t tree_path_width(const PlycutGame *game, int depth)
{
    const Tree *tree = tree_of(game);
    size_t width = 0, widest = 0;
    uint32_t i = 0;
    do {
        const Node *node = &tree->nodes[i];
        bool enter = node->child_count != 0 && (depth < 0 || node->ply < depth);
        if (enter)
            width += node->child_count;
        if (width > widest)
            widest = width;
        i = enter ? node->first_child : next_outside(tree, i, &width);
    } while (i != 0);
    return widest;
}

/* Nodes are in order of their plies: the first one that breaks the pattern ends the uniform part. */
void tree_measure(Tree *tree)
{
    uint32_t i = 0;
    while (i < tree->count && tree->nodes[i].child_count == tree->nodes[0].child_count &&
           tree->nodes[i].child_count != 0)
        i++;
    tree->uniform_plies = tree->nodes[i].ply;
    /* From the first node of that ply on, all must be leaves. */
    while (i > 0 && tree->nodes[i - 1].ply == tree->uniform_plies)
        i--;
    tree->uniform = true;
    for (; i < tree->count; i++)
        tree->uniform = tree->uniform && tree->nodes[i].child_count == 0;
}

/* A horizon in the uniform part makes the tree uniform, whatever is below. */
bool tree_uniform(const PlycutGame *game, int depth, uint64_t *branching, int *plies)
{
    const Tree *tree = tree_of(game);
    bool cut = depth >= 0 && depth <= tree->uniform_plies;
    uint32_t children = tree->nodes[0].child_count;
    *branching = children ? children : 1;
    *plies = cut ? depth : tree->uniform_plies;
    return cut || tree->uniform;
}
