/* fill_marks.c - the edges to be cut, and the sets of edges that no search cuts. */
#include "make/fill.h"

#include <string.h>

typedef struct PathText {
    char text[PLYCUT_PATH_MAX];
} PathText;

static bool mark_edge(Fill *fill, const char *path, PlycutError *error)
{
    const Node *nodes = fill->shape->tree.nodes;
    const PlycutGame game = skeleton_game(fill->shape);
    PlycutState at;
    if (!plycut_game_follow(&game, path, &at, NULL, NULL) || at.node == 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--prune: there is no edge above '%s'; give paths such as /1/1,/0/2",
                           path);
    const uint32_t parent = nodes[at.node].parent, index = at.node - nodes[parent].first_child;
    FillNode *filled = &fill->nodes[parent];
    if (index == 0)
        return NO(error, "%s is searched before its parent can cut off", path);
    if (index < filled->stop)
        filled->stop = index;
    fill->nodes[at.node].planned = 1;
    return true;
}

static bool mark_edges(Fill *fill, PlycutError *error)
{
    PathText path;
    for (const char *word = fill->make->prune; *word != '\0';) {
        size_t length = strcspn(word, ",");
        size_t kept = length < sizeof path.text ? length : sizeof path.text - 1;
        memcpy(path.text, word, kept);
        path.text[kept] = '\0';
        if (!mark_edge(fill, path.text, error))
            return false;
        word += length + (word[length] == ',');
    }
    return true;
}

/* If a child is cut off, so are all later ones. */
static bool marks_reach_the_end(const Fill *fill, uint32_t node, PlycutError *error)
{
    const Node *n = &fill->shape->tree.nodes[node];
    PathText first, missing;
    for (uint32_t i = fill->nodes[node].stop; i < n->child_count; i++)
        if (!fill->nodes[n->first_child + i].planned) {
            node_path(&fill->shape->tree, n->first_child + fill->nodes[node].stop, first.text);
            node_path(&fill->shape->tree, n->first_child + i, missing.text);
            return NO(error, "if %.200s is cut, %.200s is cut, too: add it to --prune", first.text,
                      missing.text);
        }
    return true;
}

static bool lies_below_a_mark(const Fill *fill, uint32_t node, uint32_t *mark)
{
    for (*mark = node; *mark != 0; *mark = fill->shape->tree.nodes[*mark].parent)
        if (fill->nodes[*mark].planned)
            return true;
    return false;
}

static bool node_can_cut(const Fill *fill, uint32_t node, PlycutError *error)
{
    PathText path, above;
    uint32_t mark;
    node_path(&fill->shape->tree, node, path.text);
    if (lies_below_a_mark(fill, node, &mark)) {
        node_path(&fill->shape->tree, mark, above.text);
        return NO(error, "%.200s cannot cut off: it is never reached if %.200s is cut", path.text,
                  above.text);
    }
    Owners owners = fill_owners(fill->shape, node);
    return owners.near || owners.far ||
           NO(error,
              "%.200s cannot cut off: it has no bound, because no %s above it has a value yet",
              path.text,
              PLYCUT_BY_DECIDER(fill->shape->tree.nodes[node].player, "MIN node", "MAX node"));
}

bool fill_mark(Fill *fill, PlycutError *error)
{
    const Skeleton *shape = fill->shape;
    if (!mark_edges(fill, error))
        return false;
    for (uint32_t i = 0; i < shape->tree.count; i++) {
        if (fill->nodes[i].stop >= shape->tree.nodes[i].child_count)
            continue;
        if (!marks_reach_the_end(fill, i, error) || !node_can_cut(fill, i, error))
            return false;
        fill->cut_nodes++;
    }
    return true;
}
