/* Answers that say what is pruned by writing down the rest of the tree, as nested lists: "[3, [-2], [5, 4], [1]]". */
#include "base/same.h"
#include "notation/short.h"
#include "answers/read.h"

#include <string.h>

/* The tree that is left, beside the whole one. */
typedef struct Left {
    const PlycutTraceNode *nodes; /* of the whole tree */
    const Draft *draft;
    bool *kept; /* for each node of the whole tree: it is left */
} Left;

bool is_left_tree(const char *text)
{
    const size_t inside = group_length(text, strlen(text));
    return inside > 2 && strchr("([{", *text) != NULL && inside == strlen(text) &&
           strpbrk(text + 1, "([{") != NULL;
}

static bool is_left(Left *left, uint32_t drafted, uint32_t node);

/* Does a word stand in the place of a node that was pruned: an x, a dash? A name of the tree means its node. */
static bool is_crossed_out(const DraftNode *drafted, const PlycutTraceNode *node)
{
    return drafted->kind == DRAFT_UNKNOWN && typed_is(TYPED_CROSSED_OUT, drafted->unknown) &&
           strcmp(node->name, drafted->unknown) != 0;
}

/* Each child that is left is the first one behind the last that looks like it: those that are pruned come after it. */
static bool children_are_left(Left *left, const DraftNode *drafted, const PlycutTraceNode *node)
{
    uint32_t i = 0;
    for (uint32_t child = drafted->first; child != DRAFT_NONE;
         child = left->draft->nodes[child].next, i++) {
        const uint32_t first = node->first_child;
        if (i < node->child_count &&
            is_crossed_out(&left->draft->nodes[child], &left->nodes[first + i]))
            continue;
        while (i < node->child_count && !is_left(left, child, first + i))
            i++;
        if (i == node->child_count)
            return false;
    }
    return true;
}

/* Does a node of the tree that is left look like this node? */
static bool is_left(Left *left, uint32_t drafted, uint32_t node)
{
    const DraftNode *d = &left->draft->nodes[drafted];
    const PlycutTraceNode *n = &left->nodes[node];
    if ((d->kind == DRAFT_INNER) == n->leaf || (d->name != NULL && strcmp(d->name, n->name) != 0))
        return false;
    const bool is = d->kind == DRAFT_INNER  ? children_are_left(left, d, n)
                    : d->kind == DRAFT_LEAF ? same_number(d->value, n->value)
                                            : strcmp(d->unknown, n->name) == 0;
    left->kept[node] = is;
    return is;
}

/* The tops of what is not left, in the order of the tree. */
static bool add_pruned(Reader *r, const Left *left, uint32_t node, List *list)
{
    const PlycutTraceNode *n = &left->nodes[node];
    if (!left->kept[node])
        return list_add_node(r, list, node);
    for (uint32_t i = 0; i < n->child_count; i++)
        if (!add_pruned(r, left, n->first_child + i, list))
            return false;
    return true;
}

/* Compare a draft with the tree of the exercise. */
static bool add_not_left(Reader *r, List *list, const Draft *draft, bool *found)
{
    const PlycutTrace *tree = &r->index->tree;
    Left left = {.nodes = tree->nodes,
                 .draft = draft,
                 .kept = arena_take(&r->s->arena, tree->node_count * sizeof *left.kept)};
    *found = left.kept != NULL && is_left(&left, 0, 0);
    return left.kept != NULL && (!*found || add_pruned(r, &left, 0, list));
}

bool list_add_left_tree(Reader *r, List *list, const char *text, bool *found)
{
    PlycutError refused = {0};
    Tokens tokens = {0};
    Draft draft = {0};
    *found = false;
    draft.tokens = &tokens;
    const bool read =
        tokens_read(&tokens, text, strlen(text), &refused) && short_read(&tokens, &draft);
    const bool added = !read || add_not_left(r, list, &draft, found);
    draft_free(&draft);
    tokens_free(&tokens);
    return added && plycut_had_memory(&refused, r->s->error);
}
