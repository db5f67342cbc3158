/* Two answers about what is pruned: do they say the same of the leaves, in other words? */
#include "facts/lookup.h"
#include "answers/read.h"

#include <stdlib.h>

/* The leaves below a node, from left to right. */
typedef struct LeafRange {
    uint32_t first, end;
} LeafRange;

static int range_order(const void *a, const void *b)
{
    const LeafRange *x = a, *y = b;
    return x->first < y->first ? -1 : x->first > y->first;
}

/* What a list of nodes covers, as ranges from left to right that do not touch: *count. NULL: a word of it could not be read, or no memory. */
static LeafRange *ranges_of(Submissions *s, const TreeIndex *index, const Answer *answer,
                            size_t *count)
{
    LeafRange *ranges = arena_take(&s->arena, (answer->count + 1) * sizeof *ranges);
    *count = 0;
    if (ranges == NULL)
        return NULL;
    for (size_t i = 0; i < answer->count; i++) {
        const uint32_t node = answer->refs[i].node;
        if (ref_is_unread(&answer->refs[i]) || node == PLYCUT_NO_NODE)
            return NULL;
        ranges[i] = (LeafRange){index->first_leaf[node], index->end_leaf[node]};
    }
    qsort(ranges, answer->count, sizeof *ranges, range_order);
    for (size_t i = 0; i < answer->count; i++) {
        LeafRange *last = *count > 0 ? &ranges[*count - 1] : NULL;
        if (last == NULL || ranges[i].first > last->end)
            ranges[(*count)++] = ranges[i];
        else if (ranges[i].end > last->end)
            last->end = ranges[i].end;
    }
    return ranges;
}

/* Is each range of the first ones within one of the others? Both are in order. */
static bool ranges_within(const LeafRange *a, size_t count, const LeafRange *b, size_t others)
{
    size_t k = 0;
    bool within = true;
    for (size_t i = 0; within && i < count; i++) {
        while (k < others && b[k].end < a[i].end)
            k++;
        within = k < others && b[k].first <= a[i].first;
    }
    return within;
}

CoverOrder covers_compare(Submissions *s, const TreeIndex *index, const Answer *a, const Answer *b)
{
    size_t first, second;
    const LeafRange *x = ranges_of(s, index, a, &first), *y = ranges_of(s, index, b, &second);
    const bool read = x != NULL && y != NULL, less = read && ranges_within(x, first, y, second),
               more = read && ranges_within(y, second, x, first);
    return less && more ? COVERS_ALIKE : less ? COVERS_LESS : more ? COVERS_MORE : COVERS_OTHER;
}
