/* moment.c - a trace that ends early: what the first events of a search say, and nothing else. */
#include <plycut/trace.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- What is known before the search --------------------------------------------------------- */

static const PlycutTraceBound NO_BOUND = {NAN, PLYCUT_NO_NODE, PLYCUT_NO_NODE, PLYCUT_NO_NODE};

/* The value of a leaf is known beforehand in a stored tree, and if the whole tree was expanded. */
static void node_ahead(const PlycutTrace *trace, const PlycutTraceNode *whole,
                       PlycutTraceNode *node)
{
    bool known = trace->stored || trace->options.expand_pruned;
    *node = (PlycutTraceNode){.parent = whole->parent,
                              .first_child = whole->first_child,
                              .child_count = whole->child_count,
                              .move = whole->move,
                              .ply = whole->ply,
                              .player = whole->player,
                              .leaf = whole->leaf,
                              .ahead = true,
                              .value = whole->leaf && known ? whole->value : NAN,
                              .low = -INFINITY,
                              .high = INFINITY,
                              .alpha = NO_BOUND,
                              .beta = NO_BOUND,
                              .cut_owner = PLYCUT_NO_NODE,
                              .cut_witness = PLYCUT_NO_NODE,
                              .cut_scout = PLYCUT_NO_NODE,
                              .path = whole->path,
                              .name = whole->name,
                              .label = whole->label,
                              .board = whole->board};
}

/* Nothing is counted yet; the counts of earlier passes are added to the total. */
static void results_begin(const PlycutTrace *trace, PlycutTrace *moment)
{
    PlycutResult none = {
        .value = NAN, .depth = trace->result.depth, .passes = trace->pass_count == 0};
    none.distinct_nodes = trace->result.distinct_nodes < 0 ? -1 : 0;
    none.distinct_leaves = trace->result.distinct_leaves < 0 ? -1 : 0;
    moment->result = moment->total = none;
    for (size_t i = 0; i < trace->pass_count && i < trace->shown; i++) {
        const PlycutTracePass *pass = &trace->passes[i];
        PlycutResult *total = &moment->total;
        total->passes++;
        total->nodes += pass->nodes;
        total->leaves += pass->leaves;
        total->known += pass->known;
        total->pruned_subtrees += pass->pruned_subtrees;
        bool counted = total->pruned_leaves >= 0 && pass->pruned_leaves >= 0;
        total->pruned_leaves = counted ? total->pruned_leaves + pass->pruned_leaves : -1;
        for (int kind = 0; kind < 3; kind++)
            total->cutoffs[kind] += pass->cutoffs[kind];
    }
}

/* The pass that is shown is the last one that is known of, and has just begun. */
static void pass_begin(PlycutTracePass *pass)
{
    *pass = (PlycutTracePass){.number = pass->number,
                              .depth = pass->depth,
                              .reason = pass->reason,
                              .alpha = pass->alpha,
                              .beta = pass->beta,
                              .value = NAN};
}

static void *copy(const void *array, size_t count, size_t size, bool *failed)
{
    void *copied = count == 0 ? NULL : malloc(count * size);
    *failed |= count > 0 && copied == NULL;
    if (copied != NULL)
        memcpy(copied, array, count * size);
    return copied;
}

static bool moment_begin(const PlycutTrace *trace, PlycutTrace *moment, PlycutError *error)
{
    bool failed = false;
    *moment = *trace;
    moment->whole = trace;
    moment->current = PLYCUT_NO_NODE;
    moment->arena = NULL;
    moment->event_count = moment->pruned_count = 0;
    moment->pass_count = trace->pass_count == 0 ? 0 : trace->shown + 1;
    moment->nodes = copy(trace->nodes, trace->node_count, sizeof *moment->nodes, &failed);
    moment->events = copy(trace->events, trace->event_count, sizeof *moment->events, &failed);
    moment->pruned = copy(trace->pruned, trace->pruned_count, sizeof *moment->pruned, &failed);
    moment->passes = copy(trace->passes, moment->pass_count, sizeof *moment->passes, &failed);
    results_begin(trace, moment);
    if (failed) {
        plycut_trace_free(moment);
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for a moment of the search");
    }
    for (uint32_t n = 0; n < trace->node_count; n++)
        node_ahead(trace, &trace->nodes[n], &moment->nodes[n]);
    if (moment->pass_count > 0)
        pass_begin(&moment->passes[moment->shown]);
    return true;
}

/* ---- Windows --------------------------------------------------------------------------------- */

static void set_window(const PlycutTrace *t, PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->alpha = plycut_trace_alpha(t, event);
    node->beta = plycut_trace_beta(t, event);
}

/* The event with which the last visit of this event's node began. */
static const PlycutTraceEvent *entry_of(const PlycutTraceEvent *event)
{
    uint32_t node = event->node;
    while (event->node != node || event->kind != PLYCUT_EVENT_ENTER)
        event--;
    return event;
}

/* ---- Events ---------------------------------------------------------------------------------- */

/* What is counted twice: of the search, or of the pass that is shown, and of all passes. */
static void count_visit(PlycutResult *result, const PlycutTraceNode *node, PlycutEventKind kind)
{
    bool first = node->visits == 1;
    result->nodes++;
    result->leaves += kind == PLYCUT_EVENT_LEAF;
    result->known += kind == PLYCUT_EVENT_TABLE;
    result->distinct_nodes += first && result->distinct_nodes >= 0;
    result->distinct_leaves += first && kind == PLYCUT_EVENT_LEAF && result->distinct_leaves >= 0;
}

static void count_cutoff(PlycutResult *result, const PlycutTraceEvent *event)
{
    bool counted = result->pruned_leaves >= 0 && event->pruned_leaves >= 0;
    result->cutoffs[event->cut_kind]++;
    result->pruned_subtrees += event->pruned_count;
    result->pruned_leaves = counted ? result->pruned_leaves + event->pruned_leaves : -1;
}

/* The search may still reach a node and what is below it, or may not. */
static void set_ahead(PlycutTrace *m, uint32_t id, bool ahead)
{
    PlycutTraceNode *node = &m->nodes[id];
    node->ahead = ahead && !node->visited;
    for (uint32_t i = 0; i < node->child_count; i++)
        set_ahead(m, node->first_child + i, ahead);
}

static void visit(PlycutTrace *m, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &m->nodes[event->node];
    const PlycutTraceNode *whole = &m->whole->nodes[event->node];
    if (node->pruned)
        set_ahead(m, event->node, true);
    if (!node->visited)
        node->visit = whole->visit;
    node->visits++;
    node->visited = true;
    node->ahead = node->cut = node->pruned = false;
    node->tried = whole->tried;
    node->noisy = whole->noisy;
    node->instability = whole->instability;
    node->open = event->kind == PLYCUT_EVENT_ENTER;
    node->known = event->kind == PLYCUT_EVENT_TABLE;
    set_window(m, node, event);
    count_visit(&m->result, node, event->kind);
    count_visit(&m->total, node, event->kind);
}

static void enter(PlycutTraceNode *node)
{
    node->value = NAN;
    node->type = PLYCUT_EXACT;
    node->low = -INFINITY;
    node->high = INFINITY;
}

static void proved(PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->value = event->value;
    node->type = event->type;
    node->low = event->low;
    node->high = event->high;
}

static void leaf(PlycutTraceNode *node, const PlycutTraceEvent *event)
{
    node->value = node->low = node->high = event->value;
}

static void cutoff(PlycutTrace *m, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &m->nodes[event->node];
    node->cut = true;
    node->cut_kind = event->cut_kind;
    node->cut_value = event->value;
    node->cut_bound = event->bound;
    node->cut_owner = event->owner;
    node->cut_witness = event->witness;
    node->cut_scout = node->player == PLYCUT_MAX ? plycut_trace_beta(m, event).scout
                                                 : plycut_trace_alpha(m, event).scout;
    if (event->owner != PLYCUT_NO_NODE)
        m->nodes[event->owner].cause = true;
    for (uint32_t i = event->first_pruned; i < event->first_pruned + event->pruned_count; i++) {
        PlycutTraceNode *child = &m->nodes[m->pruned[i]];
        if (child->visited)
            continue;
        set_ahead(m, m->pruned[i], false);
        child->pruned = true;
        child->cut_kind = event->cut_kind;
    }
    m->pruned_count += event->pruned_count;
    count_cutoff(&m->result, event);
    count_cutoff(&m->total, event);
}

static void leave(PlycutTrace *m, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &m->nodes[event->node];
    node->open = false;
    proved(node, event);
    set_window(m, node, entry_of(event));
}

static void happen(PlycutTrace *m, const PlycutTraceEvent *event)
{
    PlycutTraceNode *node = &m->nodes[event->node];
    bool visits = event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
                  event->kind == PLYCUT_EVENT_TABLE;
    if (visits)
        visit(m, event);
    if (event->kind == PLYCUT_EVENT_ENTER) {
        enter(node);
    } else if (event->kind == PLYCUT_EVENT_LEAF) {
        leaf(node, event);
    } else if (event->kind == PLYCUT_EVENT_TABLE) {
        proved(node, event);
    } else if (event->kind == PLYCUT_EVENT_UPDATE) {
        node->value = event->best;
        set_window(m, node, event);
    } else if (event->kind == PLYCUT_EVENT_CUTOFF) {
        cutoff(m, event);
    } else if (event->kind == PLYCUT_EVENT_EXIT) {
        leave(m, event);
    }
    m->current = event->kind == PLYCUT_EVENT_PASS ? PLYCUT_NO_NODE : event->node;
}

/* What the root returned, once it has. */
static void results_settle(PlycutTrace *m)
{
    const PlycutTraceNode *root = &m->nodes[0];
    bool returned = root->visited && !root->open;
    m->result.value = m->total.value = returned ? root->value : NAN;
    m->result.type = m->total.type = returned ? root->type : PLYCUT_EXACT;
    if (m->pass_count == 0)
        return;
    PlycutTracePass *pass = &m->passes[m->shown];
    pass->finished = returned;
    pass->value = m->result.value;
    pass->type = m->result.type;
    pass->nodes = m->result.nodes;
    pass->leaves = m->result.leaves;
    pass->known = m->result.known;
    pass->pruned_subtrees = m->result.pruned_subtrees;
    pass->pruned_leaves = m->result.pruned_leaves;
    memcpy(pass->cutoffs, m->result.cutoffs, sizeof pass->cutoffs);
    m->result.passes = m->total.passes = (uint32_t)m->shown + returned;
}

void plycut_trace_advance(PlycutTrace *moment, size_t event_count)
{
    if (event_count > moment->whole->event_count)
        event_count = moment->whole->event_count;
    while (moment->event_count < event_count)
        happen(moment, &moment->events[moment->event_count++]);
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
