/* Questions about values, windows and what is visited, with the answers read off the trace. */
#include "sheet/ask.h"

#define NEVER "–"

/* ---- The root -------------------------------------------------------------------------------- */

bool ask_VALUE(const Asker *a)
{
    Pen pen = pen_begin(a->arena);
    pen_text(&pen, label_bound(a->trace->nodes[0].type));
    pen_number(&pen, a->trace->result.value);
    return blank_add(a, "value", &pen, 1);
}

bool ask_BEST(const Asker *a)
{
    Pen pen = pen_begin(a->arena);
    uint32_t best = plycut_trace_variation_next(a->trace, 0);
    if (best != PLYCUT_NO_NODE)
        list_add(a, &pen, "", best);
    return blank_add(a, "best move", &pen, 1);
}

bool ask_VARIATION(const Asker *a)
{
    Pen pen = pen_begin(a->arena);
    for (uint32_t n = plycut_trace_variation_next(a->trace, 0); n != PLYCUT_NO_NODE;
         n = plycut_trace_variation_next(a->trace, n))
        list_add(a, &pen, ", ", n);
    return blank_add(a, "principal variation", &pen, 1);
}

/* ---- Inner nodes ----------------------------------------------------------------------------- */

/* Inner nodes rank by rank from left to right, as they are lettered. NULL: no memory. */
static uint32_t *inner_nodes(const Asker *a, int *count)
{
    const PlycutTrace *t = a->trace;
    uint32_t *queue = arena_take(a->arena, t->node_count * sizeof *queue);
    uint32_t tail = 0;
    *count = 0;
    if (queue == NULL)
        return NULL;
    queue[tail++] = 0;
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t n = queue[head];
        for (uint32_t i = 0; i < t->nodes[n].child_count; i++)
            queue[tail++] = t->nodes[n].first_child + i;
        if (!t->nodes[n].leaf)
            queue[(*count)++] = n;
    }
    return queue;
}

static void returned_write(const PlycutTraceNode *node, Pen *pen)
{
    pen_text(pen, label_bound(node->type));
    pen_number(pen, node->value);
}

static void window_write(const PlycutTraceNode *node, Pen *pen)
{
    pen_text(pen, "[");
    pen_number(pen, node->alpha.value);
    pen_text(pen, ", ");
    pen_number(pen, node->beta.value);
    pen_text(pen, "]");
}

static bool inner_grid(const Asker *a, void (*write)(const PlycutTraceNode *, Pen *))
{
    int count, at = 0;
    const uint32_t *nodes = inner_nodes(a, &count);
    a->ask->form = ASK_GRID;
    if (nodes == NULL || !answers_make(a, count, 2))
        return false;
    a->ask->slots = count;
    for (int i = 0; i < count; i++) {
        const PlycutTraceNode *node = &a->trace->nodes[nodes[i]];
        Pen pen = pen_begin(a->arena);
        if (node->visited)
            write(node, &pen);
        else
            pen_text(&pen, NEVER);
        if (!answer_node(a, &at, nodes[i]) || !answer_put(a, &at, &pen))
            return false;
    }
    return true;
}

bool ask_VALUES(const Asker *a)
{
    return inner_grid(a, returned_write);
}

bool ask_WINDOWS(const Asker *a)
{
    return inner_grid(a, window_write);
}

/* ---- What is visited, what is pruned --------------------------------------------------------- */

bool ask_VISITED(const Asker *a)
{
    const PlycutTrace *t = a->trace;
    Pen leaves = pen_begin(a->arena), count = pen_begin(a->arena);
    for (size_t i = 0; i < t->event_count; i++)
        if (t->events[i].kind == PLYCUT_EVENT_LEAF)
            list_add(a, &leaves, ", ", t->events[i].node);
    pen_count(&count, t->result.leaves);
    return blank_add(a, "leaves, in order", &leaves, lines_for(t)) &&
           blank_add(a, "how many", &count, 1);
}

bool ask_NODES(const Asker *a)
{
    Pen pen = pen_begin(a->arena);
    pen_count(&pen, a->trace->result.nodes);
    return blank_add(a, "nodes", &pen, 1);
}
