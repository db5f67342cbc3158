/* The node that an option names, in the nodes of a trace. */
#include "facts/lookup.h"

#include "base/same.h"

#include <string.h>

/* The first leaf of a stored tree with this value. */
static uint32_t leaf_of_value(const PlycutTrace *trace, const char *text, bool *several)
{
    double value;
    uint32_t found = PLYCUT_NO_NODE;
    *several = false;
    if (!trace->stored || !(plycut_number_parse(text, strlen(text), false, &value) ||
                            plycut_fraction_parse(text, strlen(text), &value)))
        return PLYCUT_NO_NODE;
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].leaf && same_number(trace->nodes[i].value, value)) {
            *several = found != PLYCUT_NO_NODE;
            found = *several ? found : i;
        }
    return found;
}

uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error)
{
    bool several;
    uint32_t found = plycut_trace_find_node(trace, text, &several);
    const char *last = trace->nodes[trace->node_count - 1].path;
    if (found == PLYCUT_NO_NODE)
        found = leaf_of_value(trace, text, &several);
    if (found == PLYCUT_NO_NODE)
        plycut_fail(error, PLYCUT_E_USAGE,
                    "--%s: there is no node '%s' in this search; give a path such as %s, or a name",
                    option, text, last);
    else if (several)
        plycut_fail(error, PLYCUT_E_USAGE,
                    "--%s: several nodes are called '%s'; give a path, such as %s", option, text,
                    trace->nodes[found].path);
    return several ? PLYCUT_NO_NODE : found;
}
