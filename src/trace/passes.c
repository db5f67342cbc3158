/* passes.c - the passes of a search while it is recorded. A trace shows one of them: the last that
 * answered, its value inside its window. */
#include "trace/record.h"

#include <stdlib.h>
#include <string.h>

/* ---- What is recorded of one pass ----------------------------------------------------------- */

static RecordBody take_body(Recorder *r)
{
    PlycutTrace *t = r->trace;
    RecordBody body = {t->nodes,      t->events,      t->pruned,      r->node_room,
                       r->event_room, r->pruned_room, t->event_count, t->pruned_count,
                       t->node_count, r->depth};
    t->nodes = NULL;
    t->events = NULL;
    t->pruned = NULL;
    t->event_count = t->pruned_count = r->node_room = r->event_room = r->pruned_room = 0;
    t->node_count = 0;
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

/* The pass before this one answered where this one goes deeper. */
static void keep_answer(Recorder *r, PlycutPassReason reason)
{
    RecordBody before = take_body(r);
    if (reason != PLYCUT_PASS_DEEPER) {
        free_body(&before);
        return;
    }
    free_body(&r->answered);
    r->answered = before;
    r->answer = r->trace->pass_count - 1;
}

bool record_pass(Recorder *r, const PlycutEvent *event)
{
    PlycutTrace *t = r->trace;
    void *passes = t->passes;
    keep_answer(r, event->as.pass.reason);
    bool taken = record_reserve(&passes, &r->pass_room, t->pass_count, 1, sizeof *t->passes);
    t->passes = passes;
    if (!taken)
        return record_no_memory(r);
    t->passes[t->pass_count++] = (PlycutTracePass){.number = event->as.pass.number,
                                                   .depth = event->as.pass.depth,
                                                   .reason = event->as.pass.reason,
                                                   .alpha = event->window.alpha,
                                                   .beta = event->window.beta};
    r->depth = event->as.pass.depth;
    r->visits = 0;
    return record_root(r);
}

static void pass_ends(PlycutTracePass *pass, double value, PlycutBound type)
{
    pass->finished = true;
    pass->value = value;
    pass->type = type;
}

static void note_cut(PlycutTracePass *pass, const PlycutEvent *event, const PlycutTraceEvent *told)
{
    pass->cutoffs[event->as.cutoff.kind]++;
    pass->pruned_subtrees += told->pruned_count;
    pass->pruned_leaves = told->pruned_leaves < 0 ? -1 : pass->pruned_leaves + told->pruned_leaves;
}

void record_in_pass(Recorder *r, const PlycutEvent *event, const PlycutTraceEvent *told)
{
    PlycutTracePass *pass = current(r);
    if (pass == NULL)
        return;
    pass->nodes += event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
                   event->kind == PLYCUT_EVENT_TABLE;
    pass->leaves += event->kind == PLYCUT_EVENT_LEAF;
    pass->known += event->kind == PLYCUT_EVENT_TABLE;
    if (event->kind == PLYCUT_EVENT_CUTOFF)
        note_cut(pass, event, told);
    if (event->ply != 0)
        return;
    if (event->kind == PLYCUT_EVENT_LEAF)
        pass_ends(pass, told->value, PLYCUT_EXACT);
    else if (event->kind == PLYCUT_EVENT_EXIT)
        pass_ends(pass, told->value, told->type);
    else if (event->kind == PLYCUT_EVENT_UPDATE && told->improved)
        pass->best = r->trace->nodes[told->from].path;
}

/* ---- The end -------------------------------------------------------------------------------- */

static void take_counts(PlycutResult *result, const PlycutTracePass *pass)
{
    result->nodes = pass->nodes;
    result->leaves = pass->leaves;
    result->known = pass->known;
    result->pruned_subtrees = pass->pruned_subtrees;
    result->pruned_leaves = pass->pruned_leaves;
    memcpy(result->cutoffs, pass->cutoffs, sizeof result->cutoffs);
}

void record_passes_end(Recorder *r)
{
    PlycutTrace *t = r->trace;
    if (t->pass_count == 0)
        return;
    t->shown = t->pass_count - 1;
    if (t->total.out_of_budget) {
        RecordBody unfinished = take_body(r);
        free_body(&unfinished);
        give_body(r, &r->answered);
        t->shown = r->answer;
    }
    take_counts(&t->result, &t->passes[t->shown]);
    t->options.depth = r->depth;
}

void record_passes_free(Recorder *r)
{
    free_body(&r->answered);
}
