/* Inequalities that say for which values of a leaf a node is never visited: "x <= 3", "3 < x < 7 or x = 9",
 * "(-inf, 3]", "always". */
#include "base/letter.h"
#include "answers/read.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* What is left of the text, and what has been read. */
typedef struct Inequality {
    const char *text;
    PlycutInterval in;
    uint32_t leaf;
} Inequality;

static void inequality_skip(Inequality *q, size_t length)
{
    q->text += length;
    q->text += strspn(q->text, " \t");
}

/* The longest name of a leaf without a value that begins the text. */
static bool leaf_read(const Reader *r, Inequality *q)
{
    const PlycutTrace *tree = &r->index->tree;
    size_t longest = 0;
    uint32_t found = q->leaf;
    for (uint32_t n = 0; n < tree->node_count; n++) {
        const PlycutTraceNode *node = &tree->nodes[n];
        size_t length = node->leaf && isnan(node->value) ? word_begins(q->text, node->name) : 0;
        if (length > longest) {
            longest = length;
            found = n;
        }
    }
    bool same = q->leaf == PLYCUT_NO_NODE || q->leaf == found;
    q->leaf = found;
    inequality_skip(q, longest);
    return longest > 0 && same;
}

/* "<=", "=": REL_NONE is equality. */
static bool relation_read(Inequality *q, Relation *relation)
{
    size_t length = typed_relation_at(q->text, relation);
    if (length == 0 && *q->text == '=') {
        *relation = REL_NONE;
        length = strspn(q->text, "=");
    }
    inequality_skip(q, length);
    return length > 0;
}

static bool number_read(Inequality *q, double *number)
{
    size_t length = typed_bound_number_at(q->text, number);
    inequality_skip(q, length);
    return length > 0;
}

static void bound_below(PlycutInterval *in, double low, bool closed)
{
    in->low = low;
    in->low_closed = closed && isfinite(low);
}

static void bound_above(PlycutInterval *in, double high, bool closed)
{
    in->high = high;
    in->high_closed = closed && isfinite(high);
}

/* The leaf's value is in this relation to a number. */
static void bound(PlycutInterval *in, Relation relation, double number)
{
    if (relation == REL_NONE || relation == REL_MORE || relation == REL_AT_LEAST)
        bound_below(in, number, relation != REL_MORE);
    if (relation == REL_NONE || relation == REL_LESS || relation == REL_AT_MOST)
        bound_above(in, number, relation != REL_LESS);
}

/* The relation with its sides exchanged. */
static Relation turned(Relation relation)
{
    static const Relation TURNED[] = {[REL_NONE] = REL_NONE,
                                      [REL_LESS] = REL_MORE,
                                      [REL_AT_MOST] = REL_AT_LEAST,
                                      [REL_MORE] = REL_LESS,
                                      [REL_AT_LEAST] = REL_AT_MOST};
    return TURNED[relation];
}

/* "x <= 3", "3 < x", "3 < x <= 7": two relations point the same way. */
static bool chain_read(const Reader *r, Inequality *q)
{
    Relation first, second;
    double number;
    bool before = number_read(q, &number);
    if (before) {
        if (!relation_read(q, &first))
            return false;
        bound(&q->in, turned(first), number);
    }
    if (!leaf_read(r, q))
        return false;
    if (!relation_read(q, &second))
        return before;
    if (before && (first == REL_NONE || second == REL_NONE ||
                   relation_is_upward(first) != relation_is_upward(second)))
        return false;
    if (!number_read(q, &number))
        return false;
    bound(&q->in, second, number);
    return true;
}

/* "(-inf, 3]", "]-inf, 3]" */
static bool bracket_read(Inequality *q)
{
    double low, high;
    bool low_closed = *q->text == '[';
    inequality_skip(q, 1);
    if (!number_read(q, &low) || *q->text != ',')
        return false;
    inequality_skip(q, 1);
    if (!number_read(q, &high) || *q->text == '\0' || strchr("])[", *q->text) == NULL)
        return false;
    bound_below(&q->in, low, low_closed);
    bound_above(&q->in, high, *q->text == ']');
    inequality_skip(q, 1);
    return true;
}

static bool interval_read(const Reader *r, Inequality *q)
{
    q->in = (PlycutInterval){.low = -INFINITY, .high = INFINITY};
    bool bracket = *q->text != '\0' && strchr("[(]", *q->text) != NULL;
    return (bracket ? bracket_read(q) : chain_read(r, q)) &&
           (q->in.low < q->in.high ||
            (q->in.low <= q->in.high && q->in.low_closed && q->in.high_closed));
}

/* "or", a comma, a semicolon, or the sign of a union. */
static bool or_read(Inequality *q)
{
    const size_t word = typed_at(TYPED_OR, q->text, NULL),
                 length = word > 0 ? word : *q->text == ',' || *q->text == ';';
    inequality_skip(q, length);
    return length > 0;
}

static bool interval_add(Reader *r, PlycutIntervals *set, size_t *room, PlycutInterval added)
{
    if (!ARENA_ROOM(&r->s->arena, set->items, *room, set->count))
        return false;
    set->items[set->count++] = added;
    return true;
}

bool answer_inequality(Reader *r, const Entry *entry, Item *item)
{
    Inequality q = {.text = entry->text, .leaf = PLYCUT_NO_NODE};
    PlycutIntervals *set = &item->answer.values;
    size_t room = 0;
    if (typed_is(TYPED_NO_VALUE, entry->text))
        return true;
    if (typed_is(TYPED_ALWAYS, entry->text))
        return interval_add(r, set, &room, (PlycutInterval){.low = -INFINITY, .high = INFINITY});
    do {
        if (!interval_read(r, &q))
            return refuse_answer(r, entry);
        if (!interval_add(r, set, &room, q.in))
            return false;
    } while (or_read(&q));
    item->answer.leaf = q.leaf;
    return *q.text == '\0' || refuse_answer(r, entry);
}
