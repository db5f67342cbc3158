/* moment.c - a trace that ends early: what the first events of a search say, and nothing else. */
#include "trace/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- The beginning --------------------------------------------------------------------------- */

/* Nothing is counted yet. */
static PlycutResult result_ahead(const PlycutTrace *trace)
{
    return (PlycutResult){.value = NAN,
                          .depth = trace->result.depth,
                          .passes = trace->pass_count == 0,
                          .distinct_nodes = trace->result.distinct_nodes < 0 ? -1 : 0,
                          .distinct_leaves = trace->result.distinct_leaves < 0 ? -1 : 0};
}

/* The pass that is shown is the last one known so far, and has just begun. */
static void pass_begin(PlycutTracePass *pass)
{
    *pass = (PlycutTracePass){.number = pass->number,
                              .depth = pass->depth,
                              .reason = pass->reason,
                              .alpha = pass->alpha,
                              .beta = pass->beta};
}

static void *moment_copy(const void *array, size_t count, size_t size, bool *failed)
{
    void *copied = count == 0 ? NULL : malloc(count * size);
    *failed |= count > 0 && copied == NULL;
    if (copied != NULL)
        memcpy(copied, array, count * size);
    return copied;
}

static bool moment_begin(const PlycutTrace *trace, PlycutTrace *moment, PlycutError *error)
{
    bool failed = false, known = trace->stored || trace->options.expand_pruned;
    *moment = *trace;
    moment->whole = trace;
    moment->current = PLYCUT_NO_NODE;
    moment->arena = NULL;
    moment->visited = moment->event_count = moment->pruned_count = 0;
    moment->pass_count = trace->pass_count == 0 ? 0 : trace->shown + 1;
    moment->nodes = moment_copy(trace->nodes, trace->node_count, sizeof *moment->nodes, &failed);
    moment->events =
        moment_copy(trace->events, trace->event_count, sizeof *moment->events, &failed);
    moment->pruned =
        moment_copy(trace->pruned, trace->pruned_count, sizeof *moment->pruned, &failed);
    moment->passes =
        moment_copy(trace->passes, moment->pass_count, sizeof *moment->passes, &failed);
    moment->result = result_ahead(trace);
    if (failed) {
        plycut_trace_free(moment);
        return plycut_no_memory(error);
    }
    for (uint32_t n = 0; n < trace->node_count; n++) {
        node_forget(&moment->nodes[n], known);
        moment->nodes[n].ahead = true;
    }
    if (moment->pass_count > 0)
        pass_begin(&moment->passes[moment->shown]);
    return true;
}

/* ---- Results --------------------------------------------------------------------------------- */

/* The counts of the passes before the one that is shown; what several passes to one depth prune, a trace of one of them
 * does not say. */
static void add_pass(PlycutResult *total, const PlycutResult *pass)
{
    total->nodes += pass->nodes;
    total->leaves += pass->leaves;
    total->known += pass->known;
    for (int kind = 0; kind < PLYCUT_CUT_KINDS; kind++)
        total->cutoffs[kind] += pass->cutoffs[kind];
}

/* What the root returned, once it has, and what all passes cost so far. */
static void results_settle(PlycutTrace *m)
{
    bool returned = trace_has_returned(m);
    m->result.value = returned ? m->nodes[0].value : NAN;
    m->result.type = returned ? m->nodes[0].type : PLYCUT_EXACT;
    if (m->pass_count > 0) {
        PlycutTracePass *pass = &m->passes[m->shown];
        pass->finished = returned;
        pass->result = m->result;
        m->result.passes = (uint32_t)m->shown + returned;
    }
    m->total = m->result;
    if (m->pass_count > 1)
        m->total.pruned_subtrees = m->total.pruned_leaves = -1;
    for (size_t i = 0; i + 1 < m->pass_count; i++)
        add_pass(&m->total, &m->passes[i].result);
}

/* ---- Moments --------------------------------------------------------------------------------- */

static void moment_step(PlycutTrace *m, const PlycutTraceEvent *event)
{
    trace_happen(m, event);
    if (event->kind == PLYCUT_EVENT_CUTOFF)
        m->pruned_count += event->pruned_count;
    m->current = event->kind == PLYCUT_EVENT_PASS ? PLYCUT_NO_NODE : event->node;
}

void plycut_trace_advance(PlycutTrace *moment, size_t event_count)
{
    if (event_count > moment->whole->event_count)
        event_count = moment->whole->event_count;
    while (moment->event_count < event_count)
        moment_step(moment, &moment->events[moment->event_count++]);
    results_settle(moment);
}

bool plycut_trace_until(const PlycutTrace *trace, size_t event_count, PlycutTrace *moment,
                        PlycutError *error)
{
    if (!moment_begin(trace, moment, error))
        return false;
    plycut_trace_advance(moment, event_count);
    return true;
}

bool plycut_trace_solved(const PlycutTrace *trace, PlycutTrace *moment, PlycutError *error)
{
    if (!plycut_trace_until(trace, trace->event_count, moment, error))
        return false;
    moment->current = PLYCUT_NO_NODE;
    for (uint32_t n = 0; n < trace->node_count; n++)
        moment->nodes[n].pv = trace->nodes[n].pv;
    return true;
}
