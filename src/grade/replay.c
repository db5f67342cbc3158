/* A mistaken search: alpha-beta or branch-and-bound on the recorded whole tree, with one rule changed. If no rule is
 * changed, it gives the same facts as the search itself (tested). */
#include "grade/mistake.h"
#include "trace/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Bound {
    double value;
    uint32_t owner; /* PLYCUT_NO_NODE: the root's window */
} Bound;

typedef struct Window {
    Bound alpha, beta;
} Window;

typedef struct Replay {
    PlycutTrace
        *trace; /* the whole tree, being visited; its arrays have room for the longest search */
    Rule rule;
    bool windowed, parent_only, strict, hard,
        backwards;  /* the rules that options and mistake add up to */
    uint32_t *best; /* for each node, the child with the best value */
} Replay;

/* A node that is being searched. */
typedef struct Open {
    uint32_t id;
    bool max;
    Window window;
    double best, low, high;
    uint32_t next; /* how many children have been searched */
} Open;

static const Window FULL = {{-INFINITY, PLYCUT_NO_NODE}, {INFINITY, PLYCUT_NO_NODE}};

/* ---- Events ---------------------------------------------------------------------------------- */

static PlycutTraceEvent *event_add(const Replay *r, PlycutEventKind kind, uint32_t id,
                                   const Window *w)
{
    PlycutTraceEvent *e = &r->trace->events[r->trace->event_count++];
    *e = (PlycutTraceEvent){.kind = kind,
                            .n = r->trace->event_count,
                            .node = id,
                            .search = 1,
                            .from = PLYCUT_NO_NODE,
                            .alpha = w->alpha.value,
                            .beta = w->beta.value,
                            .alpha_owner = w->alpha.owner,
                            .beta_owner = w->beta.owner,
                            .alpha_witness = PLYCUT_NO_NODE,
                            .beta_witness = PLYCUT_NO_NODE,
                            .scout = PLYCUT_NO_NODE,
                            .owner = PLYCUT_NO_NODE,
                            .witness = PLYCUT_NO_NODE};
    return e;
}

/* Undo everything since this event. */
static void forget(const Replay *r, size_t event, size_t pruned)
{
    r->trace->event_count = event;
    r->trace->pruned_count = pruned;
}

/* ---- The rules ------------------------------------------------------------------------------- */

/* The window of a child. */
static Window window_for(const Replay *r, const Open *n, uint32_t child)
{
    Window w = n->window;
    bool same = (r->trace->nodes[child].player == PLYCUT_MAX) == n->max;
    if (!r->windowed || (r->rule.reset && n->id == 0))
        return FULL;
    if (r->parent_only && !same && n->max)
        w.beta = FULL.beta;
    else if (r->parent_only && !same)
        w.alpha = FULL.alpha;
    return w;
}

static bool crosses(const Replay *r, const Open *n)
{
    double alpha = n->window.alpha.value, beta = n->window.beta.value;
    if (!r->windowed)
        return false;
    if (n->max)
        return r->strict ? n->best > beta : n->best >= beta;
    return r->strict ? n->best < alpha : n->best <= alpha;
}

/* The bound that the node's best value tightens: its player's or, by mistake, the opponent's. */
static void tighten(const Replay *r, Open *n)
{
    Window *w = &n->window;
    Bound own = {n->best, n->id};
    bool alpha = n->max ? !r->rule.beta_at_max : r->rule.alpha_at_min;
    if (!r->windowed)
        return;
    if (alpha && n->best > w->alpha.value)
        w->alpha = own;
    if (!alpha && n->best < w->beta.value)
        w->beta = own;
}

/* ---- A node ---------------------------------------------------------------------------------- */

/* A child has returned. Does the best value cross the node's bound? This is tested before the bound is tightened. */
static bool update(Replay *r, Open *n, uint32_t child, const PlycutProved *from)
{
    bool improved = n->max ? from->value > n->best : from->value < n->best;
    if (improved) {
        n->best = from->value;
        r->best[n->id] = child;
    }
    bool crossed = crosses(r, n);
    if (improved && !crossed)
        tighten(r, n);
    n->low = n->max ? fmax(n->low, from->low) : fmin(n->low, from->low);
    n->high = n->max ? fmax(n->high, from->high) : fmin(n->high, from->high);
    PlycutTraceEvent *e = event_add(r, PLYCUT_EVENT_UPDATE, n->id, &n->window);
    e->from = child;
    e->value = from->value;
    e->best = n->best;
    e->improved = improved;
    return crossed;
}

static uint32_t child_at(const Replay *r, uint32_t id, uint32_t i)
{
    const PlycutTraceNode *node = &r->trace->nodes[id];
    return node->first_child + (r->backwards ? node->child_count - 1 - i : i);
}

static uint32_t children_of(const Replay *r, const Open *n)
{
    return r->trace->nodes[n->id].child_count;
}

/* By mistake, the bound's owner may be a node of the same player, even the node itself. */
static PlycutCutKind kind_of(const PlycutTrace *t, uint32_t id, uint32_t owner)
{
    if (owner == PLYCUT_NO_NODE || t->nodes[owner].player != t->nodes[id].player)
        return facts_cutoff_kind(t, id, owner);
    return owner == id ? PLYCUT_SHALLOW : PLYCUT_DEEP;
}

/* Prune the remaining children. After the last child, nothing is pruned, and the stop does not count as a cutoff. */
static void cut(const Replay *r, const Open *n)
{
    PlycutTrace *t = r->trace;
    const Bound *bound = n->max ? &n->window.beta : &n->window.alpha;
    if (n->next == children_of(r, n))
        return;
    PlycutTraceEvent *e = event_add(r, PLYCUT_EVENT_CUTOFF, n->id, &n->window);
    e->value = n->best;
    e->bound = bound->value;
    e->owner = bound->owner;
    e->cut_kind = kind_of(t, n->id, bound->owner);
    e->first_pruned = (uint32_t)t->pruned_count;
    e->pruned_count = children_of(r, n) - n->next;
    for (uint32_t i = n->next; i < children_of(r, n); i++)
        t->pruned[t->pruned_count++] = child_at(r, n->id, i);
}

static PlycutProved leave(const Replay *r, const Open *n, const Window *given)
{
    bool left = n->next < children_of(r, n);
    PlycutProved p = {.value = n->best,
                      .low = left && !n->max ? -INFINITY : n->low,
                      .high = left && n->max ? INFINITY : n->high};
    if (r->hard)
        p.value = fmin(fmax(n->best, given->alpha.value), given->beta.value);
    bool lower = p.low >= p.value, upper = p.high <= p.value;
    p.type = lower == upper ? PLYCUT_EXACT : lower ? PLYCUT_LOWER : PLYCUT_UPPER;
    PlycutTraceEvent *e = event_add(r, PLYCUT_EVENT_EXIT, n->id, &n->window);
    e->value = p.value;
    e->type = p.type;
    e->low = p.low;
    e->high = p.high;
    return p;
}

static PlycutProved value_of(Replay *r, uint32_t id, const Window *window);

/* Search the next child. Does the node stop now? */
static bool search_child(Replay *r, Open *n)
{
    size_t event = r->trace->event_count, pruned = r->trace->pruned_count;
    uint32_t child = child_at(r, n->id, n->next++);
    const Window window = window_for(r, n, child);
    const PlycutProved from = value_of(r, child, &window);
    Open after = *n;
    after.best = n->max ? fmax(n->best, from.value) : fmin(n->best, from.value);
    if (r->rule.early && n->next > 1 && crosses(r, &after)) {
        forget(r, event, pruned);
        n->next--;
    }
    return update(r, n, child, &from);
}

static PlycutProved inner_value(Replay *r, uint32_t id, const Window *window)
{
    bool max = r->trace->nodes[id].player == PLYCUT_MAX;
    double worst = max ? -INFINITY : INFINITY;
    Open n = {id, max, *window, worst, worst, worst, 0};
    (void)event_add(r, PLYCUT_EVENT_ENTER, id, window);
    while (n.next < children_of(r, &n))
        if (search_child(r, &n)) {
            if (r->rule.late && n.next < children_of(r, &n))
                (void)search_child(r, &n);
            cut(r, &n);
            break;
        }
    return leave(r, &n, window);
}

static PlycutProved value_of(Replay *r, uint32_t id, const Window *window)
{
    const PlycutTraceNode *node = &r->trace->nodes[id];
    if (!node->leaf)
        return inner_value(r, id, window);
    event_add(r, PLYCUT_EVENT_LEAF, id, window)->value = node->value;
    return (PlycutProved){node->value, PLYCUT_EXACT, node->value, node->value};
}

/* ---- The whole search ------------------------------------------------------------------------ */

static void mark_variation(const Replay *r)
{
    PlycutTraceNode *nodes = r->trace->nodes;
    const PlycutSearchOptions *o = &r->trace->options;
    if (nodes[0].leaf || plycut_root_fails_low(nodes[0].player, nodes[0].value, o->alpha, o->beta))
        return;
    for (uint32_t id = 0; id != PLYCUT_NO_NODE; id = nodes[id].leaf ? PLYCUT_NO_NODE : r->best[id])
        nodes[id].pv = true;
}

/* What the events say about the nodes, and the results. */
static void happen(const Replay *r)
{
    PlycutTrace *t = r->trace;
    for (size_t i = 0; i < t->event_count; i++)
        trace_happen(t, &t->events[i]);
    t->result.value = t->nodes[0].value;
    t->result.type = t->nodes[0].type;
    mark_variation(r);
    for (uint32_t i = 1; i < t->node_count; i++)
        t->result.pv_length += t->nodes[i].pv;
}

/* At most four events for each node: it is entered, left, cuts off, and updates its parent. */
static bool take(Replay *r, const PlycutTrace *tree)
{
    PlycutTrace *t = r->trace;
    t->nodes = malloc(tree->node_count * sizeof *t->nodes);
    t->events = malloc(4 * (size_t)tree->node_count * sizeof *t->events);
    t->pruned = malloc(tree->node_count * sizeof *t->pruned);
    r->best = malloc(tree->node_count * sizeof *r->best);
    if (t->nodes == NULL || t->events == NULL || t->pruned == NULL || r->best == NULL)
        return false;
    memcpy(t->nodes, tree->nodes, tree->node_count * sizeof *t->nodes);
    t->node_count = tree->node_count;
    for (uint32_t i = 0; i < t->node_count; i++) {
        node_forget(&t->nodes[i], true);
        if (r->rule.swapped)
            t->nodes[i].player = plycut_other(t->nodes[i].player);
        r->best[i] = PLYCUT_NO_NODE;
    }
    return true;
}

static Replay replay_of(PlycutTrace *trace, const PlycutSearchOptions *options, const Rule *rule)
{
    PlycutSearchOptions o = plycut_search_effective(options);
    Replay r = {.trace = trace,
                .rule = *rule,
                .windowed = o.algorithm->windowed,
                .hard = o.fail == PLYCUT_FAIL_HARD};
    if (rule->cut != RULE_CUT_STATED)
        o.cut = rule->cut == RULE_CUT_STRICT ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    if (rule->order != RULE_ORDER_STATED)
        o.order = rule->order == RULE_RIGHT_TO_LEFT ? PLYCUT_ORDER_REVERSED : PLYCUT_ORDER_GIVEN;
    r.strict = o.cut == PLYCUT_CUT_STRICT;
    r.backwards = o.order == PLYCUT_ORDER_REVERSED;
    r.parent_only = rule->parent_only || o.algorithm->gives == PLYCUT_GIVES_BOUND;
    trace->options = o;
    return r;
}

bool replay_fits(const PlycutSearchOptions *o)
{
    bool plain =
        !plycut_search_has_passes(o) && o->quiescence <= 0 && o->table == 0 && o->learned == 0;
    return plain && o->algorithm->gives != PLYCUT_GIVES_SCOUT && !o->algorithm->foreign &&
           (o->order == PLYCUT_ORDER_GIVEN || o->order == PLYCUT_ORDER_REVERSED);
}

bool replay_open(Key *key, const TreeIndex *index, const PlycutSearchOptions *options,
                 const Rule *rule, PlycutError *error)
{
    *key = (Key){0};
    const PlycutTrace *tree = &index->tree;
    key->trace =
        (PlycutTrace){.game = tree->game, .stored = tree->stored, .tree_leaves = tree->tree_leaves};
    Replay r = replay_of(&key->trace, options, rule);
    const PlycutSearchOptions *o = &key->trace.options;
    bool taken = take(&r, tree);
    if (taken) {
        const Window window = {{o->alpha, PLYCUT_NO_NODE}, {o->beta, PLYCUT_NO_NODE}};
        (void)value_of(&r, 0, &window);
        happen(&r);
    }
    free(r.best);
    if (!taken)
        return plycut_no_memory(error);
    return facts_open(&key->facts, &key->trace, index, error);
}
