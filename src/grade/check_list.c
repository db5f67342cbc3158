/* Answers that are lists of nodes: in order (principal variation, visits) or as a set (pruned). */
#include "grade/check.h"

#include <stdlib.h>

/* Lists up to this length are shown whole, of longer ones where they disagree. */
#define SHOWN_WHOLE 12

/* Node numbers; PLYCUT_NO_NODE is a node that the search knows nothing of. */
typedef struct Ids {
    uint32_t *id;
    size_t count;
} Ids;

/* An answer's list and the search's. */
typedef struct Lists {
    Check *check;
    const cJSON *item;
    Ids expected, found;
    bool names;  /* the answer calls nodes by name, */
    bool values; /* or leaves by their values */
} Lists;

static bool ids_begin(Lists *l, Ids *ids, size_t most)
{
    *ids = (Ids){.id = malloc((most + 1) * sizeof *ids->id)};
    return ids->id != NULL ||
           plycut_fail(l->check->error, PLYCUT_E_MEMORY, "no memory to check the answers");
}

/* Read the answer's list, and make room for `most` nodes in the search's. */
static bool lists_begin(Lists *l, Check *check, const cJSON *item, size_t most)
{
    const cJSON *element;
    *l = (Lists){.check = check, .item = item};
    if (!ids_begin(l, &l->expected, (size_t)cJSON_GetArraySize(item)) ||
        !ids_begin(l, &l->found, most))
        return false;
    cJSON_ArrayForEach(element, item)
    {
        bool value = cJSON_IsNumber(element);
        l->values |= value;
        l->names |= !value && element->valuestring[0] != '/';
        l->expected.id[l->expected.count++] =
            value ? PLYCUT_NO_NODE
                  : plycut_trace_find_node(check->trace, element->valuestring, NULL);
    }
    return true;
}

/* A value in the answer is the leaf that the search has there, if that is worth as much. */
static void find_values(Lists *l)
{
    size_t i = 0;
    const cJSON *element;
    cJSON_ArrayForEach(element, l->item)
    {
        uint32_t found = i < l->found.count ? l->found.id[i] : PLYCUT_NO_NODE;
        const PlycutTraceNode *leaf =
            found != PLYCUT_NO_NODE ? &l->check->trace->nodes[found] : NULL;
        if (cJSON_IsNumber(element) && leaf != NULL && leaf->leaf &&
            check_same(leaf->value, element->valuedouble))
            l->expected.id[i] = found;
        i++;
    }
}

static void lists_end(Lists *l)
{
    free(l->expected.id);
    free(l->found.id);
}

static const char *expected_text(const Lists *l, size_t i)
{
    return cJSON_GetArrayItem(l->item, (int)i)->valuestring;
}

static const char *found_text(const Lists *l, size_t i)
{
    const PlycutTraceNode *node = &l->check->trace->nodes[l->found.id[i]];
    return l->names ? node->name : node->path;
}

static void brief_word(Brief *brief, const char *word)
{
    if (brief->length > 0)
        brief_text(brief, ", ");
    brief_text(brief, word);
}

static void brief_expected(Brief *brief, const Lists *l, size_t i)
{
    const cJSON *element = cJSON_GetArrayItem(l->item, (int)i);
    if (cJSON_IsNumber(element))
        brief_number(brief, element->valuedouble);
    else
        brief_text(brief, element->valuestring);
}

static void brief_found(Brief *brief, const Lists *l, size_t i)
{
    const PlycutTraceNode *node = &l->check->trace->nodes[l->found.id[i]];
    if (l->values && node->leaf)
        brief_number(brief, node->value);
    else
        brief_text(brief, found_text(l, i));
}

/* ---- In order ---------------------------------------------------------------------------- */

static size_t first_difference(const Lists *l)
{
    size_t i = 0;
    while (i < l->expected.count && i < l->found.count && l->expected.id[i] == l->found.id[i])
        i++;
    return i;
}

static void brief_begin_at(Brief *brief, size_t from)
{
    if (from == 0)
        return;
    brief_text(brief, "from number ");
    brief_count(brief, from + 1);
    brief_text(brief, ": ");
}

/* Both lists from the first place that matters. */
static void brief_lists(Finding *f, const Lists *l, size_t from)
{
    brief_begin_at(&f->expected, from);
    brief_begin_at(&f->found, from);
    for (size_t i = from; i < l->expected.count && !f->expected.full; i++) {
        brief_text(&f->expected, i > from ? ", " : "");
        brief_expected(&f->expected, l, i);
    }
    for (size_t i = from; i < l->found.count && !f->found.full; i++) {
        brief_text(&f->found, i > from ? ", " : "");
        brief_found(&f->found, l, i);
    }
    brief_text(&f->expected, from >= l->expected.count ? "nothing" : "");
    brief_text(&f->found, from >= l->found.count ? "nothing" : "");
}

/* Right where the lists are the same, node by node. */
static bool judge_order(const Lists *l)
{
    Finding f;
    size_t same = first_difference(l);
    bool right = same == l->expected.count && same == l->found.count;
    bool whole = right || l->expected.count <= SHOWN_WHOLE;
    finding_begin(&f, l->check, l->item->string, NULL);
    brief_lists(&f, l, whole ? 0 : same);
    return finding_end(&f, l->check, right);
}

/* The root may stand at the head of the line or not. */
static void find_variation(Lists *l)
{
    const PlycutTrace *trace = l->check->trace;
    bool with_root = l->expected.count > 0 && l->expected.id[0] == 0;
    uint32_t node = 0;
    if (with_root)
        l->found.id[l->found.count++] = 0;
    for (int i = 0; i < trace->result.pv_length; i++) {
        const PlycutTraceNode *n = &trace->nodes[node];
        for (uint32_t k = 0; k < n->child_count; k++)
            if (trace->nodes[n->first_child + k].move == trace->result.pv[i])
                node = n->first_child + k;
        l->found.id[l->found.count++] = node;
    }
}

bool check_principal_variation(Check *check, const cJSON *item)
{
    Lists l;
    bool checked = lists_begin(&l, check, item, (size_t)check->trace->result.pv_length + 1);
    if (checked) {
        find_variation(&l);
        checked = judge_order(&l);
    }
    lists_end(&l);
    return checked;
}

/* Does the answer list leaves only? */
static bool only_leaves(const Lists *l)
{
    for (size_t i = 0; i < l->expected.count; i++)
        if (l->expected.id[i] != PLYCUT_NO_NODE && !l->check->trace->nodes[l->expected.id[i]].leaf)
            return false;
    return true;
}

/* What the search visited, in the answer's reading: its leaves, or all nodes as they were entered.
 */
static void find_visited(Lists *l)
{
    const PlycutTrace *trace = l->check->trace;
    bool leaves = only_leaves(l);
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *event = &trace->events[i];
        if (event->kind == PLYCUT_EVENT_LEAF || (event->kind == PLYCUT_EVENT_ENTER && !leaves))
            l->found.id[l->found.count++] = event->node;
    }
}

bool check_visited(Check *check, const cJSON *item)
{
    Lists l;
    bool checked = lists_begin(&l, check, item, check->trace->event_count);
    if (checked) {
        find_visited(&l);
        find_values(&l);
        checked = judge_order(&l);
    }
    lists_end(&l);
    return checked;
}

/* ---- As a set ---------------------------------------------------------------------------- */

enum { EXPECTED = 1, FOUND = 2 };

/* Which nodes are in a list. */
static void mark(unsigned char *marks, const Ids *ids, unsigned char flag)
{
    for (size_t i = 0; i < ids->count; i++)
        if (ids->id[i] != PLYCUT_NO_NODE)
            marks[ids->id[i]] |= flag;
}

static bool agreed(const unsigned char *marks, uint32_t id)
{
    return id != PLYCUT_NO_NODE && marks[id] == (EXPECTED | FOUND);
}

static bool all_agreed(const unsigned char *marks, const Ids *ids)
{
    for (size_t i = 0; i < ids->count; i++)
        if (!agreed(marks, ids->id[i]))
            return false;
    return true;
}

static void brief_sets(Finding *f, const Lists *l, const unsigned char *marks, bool whole)
{
    for (size_t i = 0; i < l->expected.count && !f->expected.full; i++)
        if (whole || !agreed(marks, l->expected.id[i]))
            brief_word(&f->expected, expected_text(l, i));
    for (size_t i = 0; i < l->found.count && !f->found.full; i++)
        if (whole || !agreed(marks, l->found.id[i]))
            brief_word(&f->found, found_text(l, i));
    const char *none = whole ? "nothing" : "nothing more";
    brief_text(&f->expected, f->expected.length == 0 ? none : "");
    brief_text(&f->found, f->found.length == 0 ? none : "");
}

/* Right where each node of either list is in the other. */
static bool judge_set(const Lists *l)
{
    Finding f;
    unsigned char *marks = calloc(l->check->trace->node_count, 1);
    if (marks == NULL)
        return plycut_fail(l->check->error, PLYCUT_E_MEMORY, "no memory to check the answers");
    mark(marks, &l->expected, EXPECTED);
    mark(marks, &l->found, FOUND);
    bool right = all_agreed(marks, &l->expected) && all_agreed(marks, &l->found);
    finding_begin(&f, l->check, l->item->string, NULL);
    brief_sets(&f, l, marks, right || l->expected.count <= SHOWN_WHOLE);
    free(marks);
    return finding_end(&f, l->check, right);
}

bool check_pruned(Check *check, const cJSON *item)
{
    Lists l;
    bool checked = lists_begin(&l, check, item, check->trace->pruned_count);
    if (checked) {
        for (size_t i = 0; i < check->trace->pruned_count; i++)
            l.found.id[l.found.count++] = check->trace->pruned[i];
        checked = judge_set(&l);
    }
    lists_end(&l);
    return checked;
}
