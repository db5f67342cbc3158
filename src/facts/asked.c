/* Nodes by path or name, as options give them, and what is wrong with those that are not there. */
#include "facts/asked.h"

#include <string.h>

/* The leaf with this value, such as 14; PLYCUT_NO_NODE if there is none. */
static uint32_t leaf_of_value(const PlycutTrace *trace, const char *text, bool *several)
{
    double value;
    uint32_t found = PLYCUT_NO_NODE;
    if (!plycut_number_parse(text, strlen(text), false, &value))
        return PLYCUT_NO_NODE;
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].leaf && trace->nodes[i].value == value) {
            *several = found != PLYCUT_NO_NODE;
            if (*several)
                break;
            found = i;
        }
    return found;
}

uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error)
{
    bool several;
    uint32_t found = plycut_trace_find_node(trace, text, &several);
    if (found == PLYCUT_NO_NODE)
        found = leaf_of_value(trace, text, &several);
    const char *last = trace->nodes[trace->node_count - 1].path;
    if (found == PLYCUT_NO_NODE)
        plycut_fail(error, PLYCUT_E_USAGE,
                    "--%s: there is no node '%s' in this search; give a path such as %s, or a name", option, text,
                    last);
    else if (several)
        plycut_fail(error, PLYCUT_E_USAGE,
                    "--%s: several nodes are called '%s'; give a path, such as %s", option, text,
                    trace->nodes[found].path);
    return several ? PLYCUT_NO_NODE : found;
}
