/* Nodes by path or name, as options give them, and what is wrong with those that are not there. */
#include "facts/asked.h"

uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error)
{
    bool several;
    uint32_t found = plycut_trace_find_node(trace, text, &several);
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
