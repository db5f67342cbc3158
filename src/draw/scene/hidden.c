/* Values that students work out: a trace without those that the search has not read, so that no label, tooltip or description has
 * them. The sizes of a moment's nodes come from the trace that it is of (layout/size.c): no value moves anything when it appears. */
#include "scene/hidden.h"

#include <math.h>
#include <string.h>

#include "facts/facts.h"

const char hidden_value[] = "?";

static bool is_unread(const PlycutTraceNode *node, PlycutHide hide)
{
    return node->leaf ? !node->visited : hide == PLYCUT_HIDE_VALUES && node->open;
}

/* A leaf that is called by its value has no name either. */
static void value_hide(PlycutTraceNode *node)
{
    if (leaf_named_by_value(node))
        node->name = hidden_value;
    node->value = NAN;
}

static const PlycutTrace *trace_hidden(const PlycutTrace *trace, PlycutHide hide, Arena *arena)
{
    PlycutTrace *hidden = arena_take(arena, sizeof *hidden);
    PlycutTraceNode *nodes = arena_take(arena, trace->node_count * sizeof *nodes);
    if (hidden == NULL || nodes == NULL)
        return NULL;
    *hidden = *trace;
    hidden->nodes = nodes;
    memcpy(nodes, trace->nodes, trace->node_count * sizeof *nodes);
    for (uint32_t n = 0; n < trace->node_count; n++)
        if (is_unread(&nodes[n], hide))
            value_hide(&nodes[n]);
    return hidden;
}

const PlycutTrace *const *traces_hidden(const PlycutTrace *const *traces, size_t count,
                                        PlycutHide hide, Arena *arena)
{
    if (hide == PLYCUT_HIDE_NOTHING || count == 0)
        return traces;
    const PlycutTrace **hidden = arena_take(arena, count * sizeof *hidden);
    bool made = hidden != NULL;
    for (size_t i = 0; made && i < count; i++) {
        hidden[i] = trace_hidden(traces[i], hide, arena);
        made = hidden[i] != NULL;
    }
    return made ? hidden : NULL;
}
