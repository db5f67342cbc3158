/* Which moment of a search a text means: an event by its number, or what happens at a node. */
#include "facts/lookup.h"

#include <plycut/facts.h>

#include <string.h>

typedef enum Happening { ENTERS, CUTS, EXITS, HAPPENINGS } Happening;

static const char *const words[HAPPENINGS] = {"enter:", "cut:", "exit:"};

static unsigned long long number_at(const PlycutTrace *trace, size_t index)
{
    return (unsigned long long)trace->events[index].n;
}

/* ---- An event by its number ------------------------------------------------------------------ */

static bool event_asked(const PlycutTrace *trace, uint64_t n, size_t *event_count,
                        PlycutError *error)
{
    uint64_t first = trace->events[0].n, last = trace->events[trace->event_count - 1].n;
    *event_count = n < first ? 0 : (size_t)(n - first + 1);
    if (n == 0 || (n >= first && n <= last))
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--until: %s has the events %llu to %llu, and no event %llu",
                       trace->pass_count > 1 ? "this pass" : "the search", number_at(trace, 0),
                       number_at(trace, trace->event_count - 1), (unsigned long long)n);
}

/* ---- What happens at a node ------------------------------------------------------------------ */

static bool is_it(const PlycutTraceEvent *event, uint32_t node, Happening happening)
{
    PlycutEventKind kind = event->kind;
    bool leaf = kind == PLYCUT_EVENT_LEAF || kind == PLYCUT_EVENT_TABLE;
    return event->node == node && (happening == ENTERS ? leaf || kind == PLYCUT_EVENT_ENTER
                                   : happening == CUTS ? kind == PLYCUT_EVENT_CUTOFF
                                                       : leaf || kind == PLYCUT_EVENT_EXIT);
}

/* The event at which it happens for the time-th time, or the number of events if it does not; *happened: how often
 * it has happened by then. */
static size_t find(const PlycutTrace *trace, uint32_t node, Happening happening, uint64_t time,
                   uint64_t *happened)
{
    *happened = 0;
    for (size_t e = 0; e < trace->event_count; e++)
        if (is_it(&trace->events[e], node, happening) && ++*happened == time)
            return e;
    return trace->event_count;
}

/* For a node that was never visited: say which cutoff pruned it. */
static bool fail_unvisited(const PlycutTrace *trace, uint32_t node, PlycutError *error)
{
    const PlycutTraceNode *nodes = trace->nodes;
    uint32_t above = node;
    while (above != 0 && !nodes[above].pruned)
        above = nodes[above].parent;
    if (above == 0)
        return plycut_fail(error, PLYCUT_E_USAGE, "--until: %s is never visited", nodes[node].path);
    const char *at = nodes[plycut_trace_pruned_at(trace, above)].path;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--until: %s is never visited: it is pruned at %s; try cut:%s",
                       nodes[node].path, at, at);
}

/* For a visited node that never cut off: name the first one that did. */
static bool fail_uncut(const PlycutTrace *trace, uint32_t node, PlycutError *error)
{
    const char *path = trace->nodes[node].path;
    for (size_t e = 0; e < trace->event_count; e++)
        if (trace->events[e].kind == PLYCUT_EVENT_CUTOFF)
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "--until: %s never cuts off; the first cutoff is cut:%s", path,
                               trace->nodes[trace->events[e].node].path);
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--until: %s never cuts off: the search has no cutoffs", path);
}

static bool node_moment(const PlycutTrace *trace, uint32_t node, Happening happening, uint64_t time,
                        size_t *event_count, PlycutError *error)
{
    uint64_t happened;
    size_t e = find(trace, node, happening, time, &happened);
    if (!trace->nodes[node].visited)
        return fail_unvisited(trace, node, error);
    if (happened == 0)
        return fail_uncut(trace, node, error);
    if (happened < time)
        return plycut_fail(error, PLYCUT_E_USAGE, "--until: %s%s happens %llu %s, not %llu",
                           words[happening], trace->nodes[node].path, (unsigned long long)happened,
                           happened == 1 ? "time" : "times", (unsigned long long)time);
    bool taken = happening == EXITS && e + 1 < trace->event_count &&
                 trace->events[e + 1].kind == PLYCUT_EVENT_UPDATE;
    *event_count = e + 1 + taken;
    return true;
}

/* "C" is the first time at C, and "C,2" the second, unless a node is called "C,2". Returns the node. */
static uint32_t node_and_time(const PlycutTrace *trace, const char *text, uint64_t *time,
                              PlycutError *error)
{
    char name[256] = "";
    PlycutError refused = {0};
    const char *comma = strrchr(text, ',');
    *time = 1;
    if (comma == NULL || (size_t)(comma - text) >= sizeof name ||
        node_asked(trace, "until", text, &refused) != PLYCUT_NO_NODE ||
        !plycut_integer_parse(comma + 1, strlen(comma + 1), UINT32_MAX, time) || *time == 0) {
        *time = 1;
        return node_asked(trace, "until", text, error);
    }
    if (!plycut_had_memory(&refused, error))
        return PLYCUT_NO_NODE;
    memcpy(name, text, (size_t)(comma - text));
    return node_asked(trace, "until", name, error);
}

bool plycut_moment_asked(const PlycutTrace *trace, const char *text, size_t *event_count,
                         PlycutError *error)
{
    uint64_t n;
    if (plycut_integer_parse(text, strlen(text), UINT64_MAX, &n))
        return event_asked(trace, n, event_count, error);
    for (Happening h = ENTERS; h < HAPPENINGS; h++)
        if (strncmp(text, words[h], strlen(words[h])) == 0) {
            uint64_t time;
            uint32_t node = node_and_time(trace, text + strlen(words[h]), &time, error);
            return node != PLYCUT_NO_NODE && node_moment(trace, node, h, time, event_count, error);
        }
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--until: expected the number of an event, enter:NODE, cut:NODE or "
                       "exit:NODE, not '%s'",
                       text);
}
