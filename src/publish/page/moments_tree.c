/* The tree of a moments document: what is known about the nodes before the search begins. */
#include "page/moments.h"

#include "base/same.h"

#include <math.h>
#include <string.h>

/* A leaf's value is known beforehand in a stored tree, and if the whole tree was expanded. */
static double value_before(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    return node->leaf && (trace->stored || trace->options.expand_pruned) ? node->value : NAN;
}

static bool same_value(double a, double b)
{
    return same_number(a, b) || (isnan(a) && isnan(b));
}

static bool same_nodes(const Moments *moments, size_t one, size_t other)
{
    const PlycutTrace *a = moments->traces[one], *b = moments->traces[other];
    bool same = a->node_count == b->node_count;
    for (uint32_t i = 0; same && i < a->node_count; i++) {
        const PlycutTraceNode *m = &a->nodes[moments->orders[one].node[i]],
                              *n = &b->nodes[moments->orders[other].node[i]];
        same = m->leaf == n->leaf && strcmp(m->path, n->path) == 0 &&
               same_value(value_before(a, m), value_before(b, n));
    }
    return same;
}

size_t moments_same_tree(const Moments *moments, size_t search)
{
    size_t first = 0;
    while (first < search && !same_nodes(moments, first, search))
        first++;
    return first;
}

size_t moments_tree_number(const Moments *moments, size_t search)
{
    const size_t first = moments_same_tree(moments, search);
    size_t number = 0;
    for (size_t i = 0; i < first; i++)
        number += moments_same_tree(moments, i) == i;
    return number;
}

/* The part of a path after its last slash. */
static const char *step_of(const PlycutTraceNode *node)
{
    return strrchr(node->path, '/') + 1;
}

static char kind_letter(const PlycutTraceNode *node)
{
    return node->leaf ? 'l' : PLYCUT_BY_PLAYER(node->player, 'x', 'n', 'c');
}

static bool has_labels(const PlycutTrace *trace)
{
    uint32_t i = 0;
    while (i < trace->node_count && trace->nodes[i].label == NULL)
        i++;
    return i < trace->node_count;
}

static void write_strings(const PlycutTrace *trace, const Order *order, const char *key,
                          const char *(*text)(const PlycutTraceNode *), PlycutJson *json)
{
    plycut_json_key_open(json, key, '[');
    for (uint32_t i = 0; i < trace->node_count; i++)
        plycut_json_string(json, text(&trace->nodes[order->node[i]]));
    plycut_json_close(json);
}

static const char *moments_name(const PlycutTraceNode *node)
{
    return node->name;
}

static const char *label_of(const PlycutTraceNode *node)
{
    return node->label != NULL ? node->label : "";
}

void moments_tree_write(const Moments *moments, size_t search, PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    const Order *order = &moments->orders[search];
    const PlycutTraceNode *nodes = trace->nodes;
    plycut_json_open(json, '{');
    LETTERS(moments, json, "kind", i, trace->node_count, kind_letter(&nodes[order->node[i]]));
    COLUMN(json, "parent", i, trace->node_count, order_number(order, nodes[order->node[i]].parent));
    COLUMN(json, "value", i, trace->node_count,
           numbers_index(&moments->numbers, value_before(trace, &nodes[order->node[i]])));
    write_strings(trace, order, "step", step_of, json);
    if (trace->stored) /* in a game a name is only the move */
        write_strings(trace, order, "name", moments_name, json);
    if (has_labels(trace))
        write_strings(trace, order, "label", label_of, json);
    if (plycut_is_limited(trace->limits))
        plycut_json_key_window(json, "limits", trace->limits.low, trace->limits.high);
    plycut_json_close(json);
}

/* ---- Preorder: a node's number follows from the sizes of its elder siblings' subtrees -------- */

/* A child comes after its parent in a trace. */
static void sizes_add_up(const PlycutTrace *trace, uint32_t *sizes)
{
    for (uint32_t n = trace->node_count; n-- > 0;) {
        sizes[n]++;
        if (n > 0)
            sizes[trace->nodes[n].parent] += sizes[n];
    }
}

bool order_make(const PlycutTrace *trace, Order *order, Arena *arena)
{
    const size_t size = (trace->node_count + 1) * sizeof(uint32_t);
    uint32_t *sizes = arena_take(arena, size);
    *order = (Order){arena_take(arena, size), arena_take(arena, size)};
    if (sizes == NULL || order->number == NULL || order->node == NULL)
        return false;
    sizes_add_up(trace, sizes);
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        uint32_t next = order->number[n] + 1;
        order->node[order->number[n]] = n;
        for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
             child++) {
            order->number[child] = next;
            next += sizes[child];
        }
    }
    return true;
}
