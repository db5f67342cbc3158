/* The facts of a search, collected from the events of its trace in one pass. */
#include "facts/facts.h"

#include <math.h>

/* ---- Room ------------------------------------------------------------------------------------ */

static size_t count_events(const PlycutTrace *trace, PlycutEventKind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < trace->event_count; i++)
        count += trace->events[i].kind == kind;
    return count;
}

/* Room for lists that cannot get longer than what the trace has of a kind. */
static bool lists_take(Facts *f)
{
    const PlycutTrace *trace = f->trace;
    const size_t leaves = count_events(trace, PLYCUT_EVENT_LEAF),
                 inner = count_events(trace, PLYCUT_EVENT_ENTER),
                 updates = count_events(trace, PLYCUT_EVENT_UPDATE),
                 compared = trace->event_count < COMPARED_MOST ? trace->event_count : COMPARED_MOST;
    const struct {
        RefList *list;
        size_t most;
    } refs[] = {{&f->visited, leaves},
                {&f->entered, leaves + inner},
                {&f->variation, (size_t)trace->result.pv_length},
                {&f->pruned, trace->pruned_count},
                {&f->cutoffs, inner},
                {&f->stops, inner}};
    f->nodes = arena_take(&f->arena, trace->node_count * sizeof *f->nodes);
    f->marks = arena_take(&f->arena, trace->node_count);
    f->row = arena_take(&f->arena, (compared + 1) * sizeof *f->row);
    f->updates.items = arena_take(&f->arena, updates * sizeof *f->updates.items);
    f->all_updates.items = arena_take(&f->arena, updates * sizeof *f->all_updates.items);
    for (size_t i = 0; i < sizeof refs / sizeof *refs; i++)
        refs[i].list->items = arena_take(&f->arena, refs[i].most * sizeof *refs[i].list->items);
    return !f->arena.failed;
}

void facts_close(Facts *facts)
{
    arena_release(&facts->arena);
    *facts = (Facts){0};
}

/* ---- What happened --------------------------------------------------------------------------- */

static void refs_add(const Facts *f, RefList *list, uint32_t node)
{
    list->items[list->count++] = (Ref){node, f->trace->nodes[node].value};
}

static void updates_add(UpdateList *list, const PlycutTraceEvent *e, bool alpha, size_t event)
{
    list->items[list->count++] = (Update){e->node, alpha, e->best, event};
}

/* An update that crosses a bound counts as an update only for those who update before they test. */
static void note_update(Facts *f, const PlycutTraceEvent *e, size_t event)
{
    NodeFacts *n = &f->nodes[e->node];
    PlycutPlayer player = f->trace->nodes[e->node].player;
    bool raises = e->alpha > n->alpha, tightens = raises || e->beta < n->beta;
    bool crosses = f->trace->options.algorithm->windowed && e->improved && !tightens &&
                   PLYCUT_BY_PLAYER(player, e->best > n->alpha, e->best < n->beta, false);
    n->last_update = event;
    n->has_best = true;
    n->best = e->best;
    n->alpha = e->alpha;
    n->beta = e->beta;
    if (tightens)
        updates_add(&f->updates, e, raises, event);
    if (tightens || crosses)
        updates_add(&f->all_updates, e, tightens ? raises : plycut_stop_side(player) == PLYCUT_BETA,
                    event);
}

static void note_entered(Facts *f, const PlycutTraceEvent *e, size_t event)
{
    NodeFacts *n = &f->nodes[e->node];
    n->entered = event;
    n->last_update = NO_EVENT;
    n->has_best = false;
    n->alpha = e->alpha;
    n->beta = e->beta;
    refs_add(f, &f->entered, e->node);
    if (e->kind != PLYCUT_EVENT_LEAF)
        return;
    n->left = event;
    refs_add(f, &f->visited, e->node);
}

static void note_left(Facts *f, const PlycutTraceEvent *e, size_t event)
{
    f->nodes[e->node].left = event;
    const uint32_t parent = f->trace->nodes[e->node].parent;
    if (f->trace->options.algorithm->keeps_bounds && parent != PLYCUT_NO_NODE) {
        f->nodes[parent].alpha = fmax(f->nodes[parent].alpha, e->alpha); /* no update of its own */
        f->nodes[parent].beta = fmin(f->nodes[parent].beta, e->beta);
    }
    if (!f->nodes[e->node].stopped &&
        (f->nodes[e->node].cut != NO_EVENT || facts_crossed_last(f, e->node))) {
        f->nodes[e->node].stopped = true;
        refs_add(f, &f->stops, e->node);
    }
}

static void facts_note_event(Facts *f, size_t event)
{
    const PlycutTraceEvent *e = &f->trace->events[event];
    if (e->kind == PLYCUT_EVENT_ENTER || e->kind == PLYCUT_EVENT_LEAF) {
        note_entered(f, e, event);
    } else if (e->kind == PLYCUT_EVENT_UPDATE) {
        note_update(f, e, event);
    } else if (e->kind == PLYCUT_EVENT_CUTOFF) {
        if (f->nodes[e->node].cut == NO_EVENT)
            refs_add(f, &f->cutoffs, e->node);
        f->nodes[e->node].cut = event;
    } else if (e->kind == PLYCUT_EVENT_EXIT) {
        note_left(f, e, event);
    }
}

/* Each subtree that no visit has entered, once. */
static void note_never(Facts *f)
{
    const PlycutTrace *t = f->trace;
    for (size_t i = 0; i < t->pruned_count; i++)
        if (t->nodes[t->pruned[i]].pruned && f->marks[t->pruned[i]] == 0) {
            f->marks[t->pruned[i]] = 1;
            refs_add(f, &f->pruned, t->pruned[i]);
        }
    facts_unmark(f);
}

static void note_all(Facts *f)
{
    for (uint32_t i = 0; i < f->trace->node_count; i++)
        f->nodes[i] = (NodeFacts){NO_EVENT, NO_EVENT, NO_EVENT, NO_EVENT, false, false, 0, 0, 0};
    for (size_t i = 0; i < f->trace->event_count; i++)
        facts_note_event(f, i);
    note_never(f);
    for (uint32_t n = plycut_trace_variation_next(f->trace, 0); n != PLYCUT_NO_NODE;
         n = plycut_trace_variation_next(f->trace, n))
        refs_add(f, &f->variation, n);
}

bool facts_open(Facts *facts, const PlycutTrace *trace, const TreeIndex *index, PlycutError *error)
{
    *facts = (Facts){.trace = trace, .index = index};
    if (!lists_take(facts))
        return plycut_no_memory(error);
    note_all(facts);
    return true;
}

/* ---- Questions ------------------------------------------------------------------------------- */

size_t facts_cutoff_over(const Facts *facts, uint32_t node)
{
    const PlycutTraceNode *nodes = facts->trace->nodes;
    if (nodes[node].visited)
        return NO_EVENT;
    while (nodes[node].parent != PLYCUT_NO_NODE && !nodes[nodes[node].parent].visited)
        node = nodes[node].parent;
    return nodes[node].parent == PLYCUT_NO_NODE ? NO_EVENT : facts->nodes[nodes[node].parent].cut;
}

bool facts_crossed_last(const Facts *facts, uint32_t node)
{
    const NodeFacts *n = &facts->nodes[node];
    return n->has_best && n->cut == NO_EVENT &&
           plycut_trace_stops(facts->trace, node, n->best, n->alpha, n->beta);
}

const PlycutTraceEvent *facts_first_update(const Facts *facts, uint32_t node)
{
    const NodeFacts *n = &facts->nodes[node];
    for (size_t i = n->entered; n->last_update != NO_EVENT && i <= n->last_update; i++) {
        const PlycutTraceEvent *e = &facts->trace->events[i];
        if (e->kind == PLYCUT_EVENT_UPDATE && e->node == node)
            return e;
    }
    return NULL;
}

uint32_t facts_best(const Facts *facts)
{
    return facts->variation.count > 0 ? facts->variation.items[0].node : PLYCUT_NO_NODE;
}
