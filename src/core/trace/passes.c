/* passes.c - the passes of a search while it is recorded. A trace shows one of them: the one asked
 * for, or else the last that finished with its value inside its window. */
#include "trace/record.h"
#include "trace/state.h"

#include <stdlib.h>
#include <string.h>

/* ---- The record of one pass ----------------------------------------------------------------- */

static RecordBody take_body(Recorder *r)
{
    PlycutTrace *t = r->trace;
    RecordBody body = {t->nodes,      t->events,      t->pruned,      r->node_room,
                       r->event_room, r->pruned_room, t->event_count, t->pruned_count,
                       t->node_count, t->visited,     r->depth};
    t->nodes = NULL;
    t->events = NULL;
    t->pruned = NULL;
    t->event_count = t->pruned_count = r->node_room = r->event_room = r->pruned_room = 0;
    t->node_count = 0;
    t->visited = 0;
    return body;
}

static void give_body(Recorder *r, RecordBody *body)
{
    PlycutTrace *t = r->trace;
    t->nodes = body->nodes;
    t->events = body->events;
    t->pruned = body->pruned;
    t->event_count = body->event_count;
    t->pruned_count = body->pruned_count;
    t->node_count = body->node_count;
    t->visited = body->visited;
    r->node_room = body->node_room;
    r->event_room = body->event_room;
    r->pruned_room = body->pruned_room;
    r->depth = body->depth;
    *body = (RecordBody){0};
}

static void free_body(RecordBody *body)
{
    free(body->nodes);
    free(body->events);
    free(body->pruned);
    *body = (RecordBody){0};
}

/* ---- Passes --------------------------------------------------------------------------------- */

static PlycutTracePass *current(const Recorder *r)
{
    return r->trace->pass_count == 0 ? NULL : &r->trace->passes[r->trace->pass_count - 1];
}

/* May the previous pass be the one to show? Its value was inside its window if the next one goes
 * deeper. */
static bool may_be_shown(const Recorder *r)
{
    const PlycutTracePass *pass = current(r);
    return pass != NULL &&
           (r->wanted != 0 ? pass->number == r->wanted : pass->next == PLYCUT_PASS_DEEPER);
}

/* The child with the root's best value so far; NULL: no child has returned. */
static const char *best_so_far(const PlycutTrace *t)
{
    for (size_t i = t->event_count; i-- > 0;)
        if (t->events[i].kind == PLYCUT_EVENT_UPDATE && t->events[i].node == 0 &&
            t->events[i].improved)
            return t->nodes[t->events[i].from].path;
    return NULL;
}

/* A pass is over, or the budget ended in it: note its result. */
static void pass_end(Recorder *r)
{
    PlycutTracePass *pass = current(r);
    const PlycutTraceNode *root = &r->trace->nodes[0];
    if (pass == NULL)
        return;
    pass->result = r->trace->result;
    pass->result.pruned_leaves = -1; /* counted only if the pass is shown */
    pass->finished = trace_has_returned(r->trace);
    pass->best = best_so_far(r->trace);
    if (!pass->finished)
        return;
    pass->result.value = root->value;
    pass->result.type = root->type;
    if (plycut_root_fails_low(root->player, root->value, pass->alpha, pass->beta))
        pass->best = NULL;
}

static void keep_last(Recorder *r, PlycutPassReason next)
{
    PlycutTracePass *last = current(r);
    pass_end(r);
    RecordBody before = take_body(r);
    if (last != NULL)
        last->next = next;
    if (!may_be_shown(r)) {
        free_body(&before);
        return;
    }
    free_body(&r->kept);
    r->kept = before;
    r->trace->shown = r->trace->pass_count - 1;
}

bool record_pass(Recorder *r, const PlycutEvent *event)
{
    PlycutTrace *t = r->trace;
    if (r->wanted == PLYCUT_PASS_WHOLE)
        return true;
    keep_last(r, event->as.pass.reason);
    if (!PLYCUT_ROOM(t->passes, r->pass_room, t->pass_count, 1))
        return plycut_no_memory(r->error);
    t->passes[t->pass_count++] = (PlycutTracePass){.number = event->as.pass.number,
                                                   .depth = event->as.pass.depth,
                                                   .reason = event->as.pass.reason,
                                                   .alpha = event->window.alpha,
                                                   .beta = event->window.beta};
    r->depth = event->as.pass.depth;
    t->result = (PlycutResult){0};
    return record_root(r);
}

/* ---- The end -------------------------------------------------------------------------------- */

bool plycut_trace_has_pass(const PlycutSearchOptions *options, const PlycutResult *result,
                           uint32_t pass, PlycutError *error)
{
    PlycutSearchOptions effective = plycut_search_effective(options);
    if (pass == 0)
        return true;
    if (!plycut_search_has_passes(&effective))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s makes only one pass: for several give --deepen, --nodes or "
                           "--time, or --aspiration if it has a root window",
                           options->algorithm->name);
    if (pass <= result->passes)
        return true;
    if (result->out_of_budget && pass == result->passes + 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "pass %u has no value to show: the budget ended in it; the last "
                           "finished pass is pass %u",
                           pass, result->passes);
    return plycut_fail(error, PLYCUT_E_USAGE, "there is no pass %u: the search %s %u pass%s", pass,
                       result->out_of_budget ? "finished" : "has", result->passes,
                       result->passes == 1 ? "" : "es");
}

/* Backwards through the events: the update that set a node's value, then the one of the child that
 * returned it. */
static void take_variation(PlycutTrace *t, PlycutResult *result)
{
    uint32_t node = 0;
    result->pv_length = 0;
    if (t->passes[t->shown].best == NULL)
        return;
    for (size_t i = t->event_count; i-- > 0;) {
        const PlycutTraceEvent *event = &t->events[i];
        if (event->kind != PLYCUT_EVENT_UPDATE || event->node != node || !event->improved)
            continue;
        node = event->from;
        result->pv[result->pv_length++] = t->nodes[node].move;
    }
}

static void take_result(PlycutTrace *t)
{
    const PlycutTracePass *pass = &t->passes[t->shown];
    const bool counted = t->total.distinct_nodes >= 0;
    t->result = pass->result;
    t->result.depth = pass->depth;
    t->result.passes = t->total.passes;
    t->result.out_of_budget = t->total.out_of_budget;
    t->result.distinct_nodes = counted ? (int64_t)t->visited : -1;
    t->result.distinct_leaves = counted ? (int64_t)plycut_trace_leaves(t, 0, true) : -1;
    take_variation(t, &t->result);
}

bool record_passes_end(Recorder *r, const PlycutResult *result)
{
    PlycutTrace *t = r->trace;
    pass_end(r);
    t->result = t->total = *result;
    if (r->wanted == PLYCUT_PASS_WHOLE)
        return true;
    if (!plycut_trace_has_pass(&t->options, &t->total, r->wanted, r->error))
        return false;
    if (t->pass_count == 0)
        return true;
    if (t->total.out_of_budget || (r->wanted != 0 && r->wanted < t->pass_count)) {
        RecordBody unwanted = take_body(r);
        free_body(&unwanted);
        give_body(r, &r->kept);
    } else {
        t->shown = t->pass_count - 1;
    }
    t->options.depth = r->depth;
    take_result(t);
    return true;
}

void record_passes_free(Recorder *r)
{
    free_body(&r->kept);
}
