/* Sets of leaves that are written in the order of the tree: the order may decide which of several equal leaves is meant. */
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

static bool ref_is_open(const Ref *ref)
{
    return ref->node == PLYCUT_NO_NODE && !ref_is_unread(ref);
}

/* Are all nodes of a list that are known in order from left to right, and more than one? */
static bool is_in_order(const TreeIndex *index, const List *list)
{
    uint32_t end = 0;
    size_t known = 0;
    for (size_t i = 0; i < list->count; i++) {
        const uint32_t node = list->refs[i].node;
        if (ref_is_unread(&list->refs[i]))
            return false;
        if (ref_is_open(&list->refs[i]))
            continue;
        if (index->first_leaf[node] < end)
            return false;
        end = index->end_leaf[node];
        known++;
    }
    return known > 1;
}

/* Among the leaves from `from` up to `to`, exactly `mentions` must have this value. Returns the one with the index `mention`. */
static uint32_t leaf_between(const TreeIndex *index, double value, uint32_t from, uint32_t to,
                             size_t mention, size_t mentions)
{
    uint32_t found = PLYCUT_NO_NODE;
    size_t count = 0;
    for (uint32_t i = from; i < to; i++) {
        const uint32_t leaf = index->leaf_at[i];
        if (!same_number(index->tree.nodes[leaf].value, value))
            continue;
        if (count++ == mention)
            found = leaf;
    }
    return count == mentions ? found : PLYCUT_NO_NODE;
}

/* Find the leaves that the unresolved ones from `first` up to `end` are, between the known nodes before and after them. */
static void resolve_run(const TreeIndex *index, List *list, size_t first, size_t end)
{
    if (first == 0 || end == list->count) /* the first and the last nodes may be out of order */
        return;
    const uint32_t from = index->end_leaf[list->refs[first - 1].node],
                   to = index->first_leaf[list->refs[end].node];
    Ref *refs = list->refs;
    for (size_t i = first; i < end; i++) {
        size_t mention = 0, mentions = 0;
        for (size_t k = first; k < end; k++) {
            const bool same = same_number(refs[k].value, refs[i].value);
            mention += same && k < i;
            mentions += same;
        }
        const uint32_t leaf = leaf_between(index, refs[i].value, from, to, mention, mentions);
        if (leaf != PLYCUT_NO_NODE)
            refs[i].node = leaf;
    }
}

void list_resolve_by_order(const TreeIndex *index, List *list)
{
    if (!is_in_order(index, list))
        return;
    for (size_t i = 0; i < list->count; i++) {
        size_t end = i;
        while (end < list->count && ref_is_open(&list->refs[end]))
            end++;
        if (end > i)
            resolve_run(index, list, i, end);
        i = end;
    }
}
