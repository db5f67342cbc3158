/* Where a list and the search part: what the list has too much, and what it lacks. Two lists of twenty are nothing that a person
 * should compare by eye. */
#include "grade/grade.h"

#include <stdlib.h>

/* The elements of two lists that are in one and not in the other: flags. */
typedef struct Apart {
    const Facts *facts;
    const Answer *given, *found;
    unsigned char *extra, *missing, *moved; /* moved: of `given` */
} Apart;

/* ---- In order -------------------------------------------------------------------------------- */

/* The lengths of the longest common parts of what remains from i and k on. */
static unsigned short *common_lengths(const Apart *a)
{
    const size_t rows = a->given->count + 1, columns = a->found->count + 1;
    unsigned short *common = calloc(rows * columns, sizeof *common);
    for (size_t i = rows - 1; common != NULL && i-- > 0;)
        for (size_t k = columns - 1; k-- > 0;) {
            const unsigned short down = common[(i + 1) * columns + k],
                                 right = common[i * columns + k + 1];
            common[i * columns + k] = ref_is(a->facts, &a->given->refs[i], a->found->refs[k].node)
                                          ? (unsigned short)(common[(i + 1) * columns + k + 1] + 1)
                                      : down > right ? down
                                                     : right;
        }
    return common;
}

static bool part_in_order(Apart *a)
{
    const size_t columns = a->found->count + 1;
    unsigned short *common = common_lengths(a);
    size_t i = 0, k = 0;
    if (common == NULL)
        return false;
    while (i < a->given->count || k < a->found->count) {
        const bool both = i < a->given->count && k < a->found->count;
        if (both && ref_is(a->facts, &a->given->refs[i], a->found->refs[k].node)) {
            i++;
            k++;
        } else if (!both ? i < a->given->count
                         : common[(i + 1) * columns + k] > common[i * columns + k + 1]) {
            a->extra[i++] = 1;
        } else {
            a->missing[k++] = 1;
        }
    }
    free(common);
    return true;
}

/* What is in both lists, in another place. */
static void find_moved(Apart *a)
{
    for (size_t i = 0; i < a->given->count; i++)
        for (size_t k = 0; a->extra[i] && k < a->found->count; k++)
            if (a->missing[k] && ref_is(a->facts, &a->given->refs[i], a->found->refs[k].node)) {
                a->extra[i] = a->missing[k] = 0;
                a->moved[i] = 1;
            }
}

/* ---- In any order ---------------------------------------------------------------------------- */

static bool has_ref(const Facts *facts, const Answer *list, uint32_t node)
{
    for (size_t i = 0; i < list->count; i++)
        if (ref_is(facts, &list->refs[i], node))
            return true;
    return false;
}

/* Of what is pruned, a node above covers those below. */
static bool is_below_one(const Facts *facts, const Answer *list, uint32_t node)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->refs[i].node != PLYCUT_NO_NODE && is_above(facts, list->refs[i].node, node))
            return true;
    return false;
}

static bool all_leaves_covered(const Facts *facts, const Answer *list, uint32_t node)
{
    const TreeIndex *index = facts->index;
    bool covered = true;
    for (uint32_t i = index->first_leaf[node]; i < index->end_leaf[node]; i++)
        covered = covered && is_below_one(facts, list, index->leaf_at[i]);
    return covered;
}

static void part_as_cover(Apart *a)
{
    for (size_t i = 0; i < a->given->count; i++)
        a->extra[i] = !all_leaves_covered(a->facts, a->found, a->given->refs[i].node);
    for (size_t k = 0; k < a->found->count; k++)
        a->missing[k] = !all_leaves_covered(a->facts, a->given, a->found->refs[k].node);
}

static void part_as_set(Apart *a)
{
    for (size_t i = 0; i < a->given->count; i++)
        a->extra[i] = !has_ref(a->facts, a->found, a->given->refs[i].node);
    for (size_t k = 0; k < a->found->count; k++)
        a->missing[k] = !has_ref(a->facts, a->given, a->found->refs[k].node);
}

/* ---- In words -------------------------------------------------------------------------------- */

static size_t count_flags(const unsigned char *flags, size_t count)
{
    size_t set = 0;
    for (size_t i = 0; i < count; i++)
        set += flags[i];
    return set;
}

static void names_apart(const Facts *facts, const Answer *list, const unsigned char *flags,
                        PlycutText *text)
{
    bool first = true;
    for (size_t i = 0; i < list->count; i++) {
        if (!flags[i])
            continue;
        text_add(text, first ? "" : ", ");
        first = false;
        node_name_write(facts, list->refs[i].node, &plain_notation, text);
    }
}

/* Does the answer say which node it means by each element that is too much? */
static bool has_nodes(const Apart *a)
{
    bool known = true;
    for (size_t i = 0; i < a->given->count; i++)
        known = known && (!(a->extra[i] | a->moved[i]) || a->given->refs[i].node != PLYCUT_NO_NODE);
    return known;
}

/* Is the difference shorter than the right list? Otherwise that says it better. */
static bool is_short(const Apart *a)
{
    const size_t extra = count_flags(a->extra, a->given->count) +
                         count_flags(a->moved, a->given->count),
                 missing = count_flags(a->missing, a->found->count);
    return extra + missing > 0 && missing < a->found->count && extra + missing <= 4;
}

static void part_write(const Apart *a, TextId id, const Answer *list, const unsigned char *flags,
                       PlycutText *text)
{
    PlycutText names = {0};
    if (count_flags(flags, list->count) == 0)
        return;
    names_apart(a->facts, list, flags, &names);
    text_add(text, text->length > 0 ? "; " : "");
    sentence_add(text, a->facts->trace, id, TERMS(TEXT(names, names.bytes)));
    text->failed |= names.failed;
    plycut_text_free(&names);
}

static void apart_write(const Apart *a, PlycutText *text)
{
    part_write(a, SENTENCE_APART_EXTRA, a->given, a->extra, text);
    part_write(a, SENTENCE_APART_MOVED, a->given, a->moved, text);
    part_write(a, SENTENCE_APART_MISSING, a->found, a->missing, text);
}

static bool is_comparable(const Item *item)
{
    const Shape *shape = fact_table[item->answer.fact].shape;
    bool list = item->unread == NULL && item->answer.node == PLYCUT_NO_NODE &&
                (shape == &nodes_shape || shape == &set_shape || shape == &cover_shape ||
                 shape == &cutoff_shape);
    for (size_t i = 0; list && i < item->answer.count; i++)
        list = !ref_is_unread(&item->answer.refs[i]) &&
               (shape == &nodes_shape || item->answer.refs[i].node != PLYCUT_NO_NODE);
    return list;
}

bool apart_of(const Judging *judging, const Item *item, PlycutText *text)
{
    enum { LONGEST = 1000 };
    const Shape *shape = fact_table[item->answer.fact].shape;
    if (!is_comparable(item) || judging->facts->index == NULL)
        return true;
    const Answer found = judging_found(judging, item);
    if (item->answer.count > LONGEST || found.count > LONGEST)
        return true;
    Apart a = {.facts = judging->facts, .given = &item->answer, .found = &found};
    unsigned char *flags = calloc(2 * item->answer.count + found.count + 1, sizeof *flags);
    bool made = flags != NULL;
    if (made) {
        a.extra = flags;
        a.moved = flags + item->answer.count;
        a.missing = flags + 2 * item->answer.count;
    }
    if (made && shape == &nodes_shape) {
        made = part_in_order(&a);
        find_moved(&a);
    } else if (made && shape == &cover_shape)
        part_as_cover(&a);
    else if (made)
        part_as_set(&a);
    if (made && has_nodes(&a) && is_short(&a))
        apart_write(&a, text);
    free(flags);
    return made && !text->failed;
}
