/* Each fact, derived from a search: one function a row of facts.def. */
#include "facts/derive.h"
#include "search/judge.h"

/* ---- The root -------------------------------------------------------------------------------- */

/* What a search with a mistake proves is about the game as it is. Someone who makes the mistake may take a value for exact, or
 * for a bound, without proof. */
static void take_proved(const Facts *f, Answer *a, PlycutBound type)
{
    a->bound = plycut_is_bound(type) ? type : PLYCUT_EXACT;
    a->unproved = f->trace->options.algorithm->unsound;
}

void derive_VALUE(const Facts *f, Answer *a)
{
    a->number = f->trace->result.value;
    take_proved(f, a,
                plycut_search_tests(&f->trace->options) ? f->trace->result.type
                                                        : f->trace->nodes[0].type);
}

static void take_refs(Answer *a, const RefList *list)
{
    a->refs = list->items;
    a->count = list->count;
}

void derive_BEST(const Facts *f, Answer *a)
{
    take_refs(a, &f->variation);
    a->count = a->count > 0;
}

void derive_VARIATION(const Facts *f, Answer *a)
{
    take_refs(a, &f->variation);
}

/* ---- Counts ---------------------------------------------------------------------------------- */

void derive_LEAVES(const Facts *f, Answer *a)
{
    a->number = (double)f->trace->result.leaves;
}

void derive_NODES(const Facts *f, Answer *a)
{
    a->number = (double)f->trace->result.nodes - (a->reading == NODES_WITHOUT_ROOT ? 1 : 0);
}

void derive_SHALLOW(const Facts *f, Answer *a)
{
    a->number = (double)f->trace->result.cutoffs[PLYCUT_SHALLOW];
}

void derive_DEEP(const Facts *f, Answer *a)
{
    a->number = (double)f->trace->result.cutoffs[PLYCUT_DEEP];
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The value that the node returned, or its true minimax value, which even a node never visited has. */
void derive_VALUES(const Facts *f, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[a->node];
    bool true_value = a->reading == VALUES_TRUE && f->index != NULL;
    a->never = !n->visited;
    a->number = true_value ? f->index->tree.nodes[a->node].value : n->value;
    if (!true_value)
        take_proved(f, a, n->type);
}

/* What is proved about a chance node when its first child has returned, or when the node returns. */
void derive_RANGES(const Facts *f, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[a->node];
    a->never = !n->visited;
    if (a->never)
        return;
    const PlycutTraceEvent *first = facts_first_update(f, a->node);
    const bool end = a->reading == RANGES_END || first == NULL;
    a->alpha = end ? n->low : first->low;
    a->beta = end ? n->high : first->high;
}

void derive_WINDOWS(const Facts *f, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[a->node];
    const NodeFacts *own = &f->nodes[a->node];
    bool end = a->reading != WINDOWS_ENTRY, crossing = a->reading == WINDOWS_AFTER &&
                                                       own->has_best && plycut_decides(n->player) &&
                                                       f->trace->options.algorithm->windowed;
    a->never = !n->visited;
    a->alpha = end ? own->alpha : n->alpha.value;
    a->beta = end ? own->beta : n->beta.value;
    if (crossing) {
        double *tightened = PLYCUT_BY_DECIDER(n->player, &a->alpha, &a->beta);
        *tightened = plycut_better(n->player, *tightened, own->best);
    }
}

void derive_VISITED(const Facts *f, Answer *a)
{
    take_refs(a, a->reading == VISITED_ALL ? &f->entered : &f->visited);
}

void derive_VISITED_SET(const Facts *f, Answer *a)
{
    derive_VISITED(f, a);
}

void derive_PRUNED(const Facts *f, Answer *a)
{
    take_refs(a, &f->pruned);
}

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

/* decider: as in judge.h. */
static Runs runs_of(const PlycutTrace *trace, uint32_t node, PlycutPlayer *decider)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    if (n->parent == PLYCUT_NO_NODE) {
        *decider = n->player;
        return ROOT_RUNS;
    }
    const Runs above = runs_of(trace, n->parent, decider);
    return judge_runs_by_chance(above, decider, n->ply, n->player);
}

/* The kind of a cutoff whose bound has this owner (PLYCUT_NO_NODE: the root's window). */
static PlycutCutKind owned_cutoff_kind(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    PlycutBoundOwner bound = {.kind = PLYCUT_OWNER_WINDOW};
    if (owner != PLYCUT_NO_NODE)
        bound =
            (PlycutBoundOwner){.ply = (int16_t)trace->nodes[owner].ply, .kind = PLYCUT_OWNER_NODE};
    PlycutPlayer decider;
    return judge_cut_kind(&bound, runs_of(trace, node, &decider));
}

/* A limit is never passed, only reached. */
static Relation relation_of(const PlycutTrace *trace, uint32_t node, PlycutSide side, int kind)
{
    const bool strict = plycut_trace_is_strict(trace, node) && kind != PLYCUT_LIMIT;
    return side == PLYCUT_BETA ? (strict ? REL_MORE : REL_AT_LEAST)
                               : (strict ? REL_LESS : REL_AT_MOST);
}

static bool is_at_or_above(const PlycutTrace *trace, uint32_t above, uint32_t node)
{
    while (node != PLYCUT_NO_NODE && node != above)
        node = trace->nodes[node].parent;
    return node == above;
}

/* Someone who goes on with a bound that a node has left behind takes it for that of the node that goes on with it: the
 * nearest one above the owner that is also on the path to the node that stops. */
static uint32_t goes_on(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    while (owner != PLYCUT_NO_NODE && !is_at_or_above(trace, owner, node))
        owner = trace->nodes[owner].parent;
    return owner;
}

/* If a bound is crossed at the last child, its kind is that of a cutoff by this bound. */
static Cutoff crossed_last(const Facts *f, uint32_t node)
{
    const NodeFacts *n = &f->nodes[node];
    const PlycutTraceEvent *e = &f->trace->events[n->last_update];
    const PlycutSide side = plycut_stop_side(f->trace->nodes[node].player);
    Cutoff c = {.alpha = side == PLYCUT_ALPHA, .value = n->best, .owned = true};
    c.owner = goes_on(f->trace, node, c.alpha ? e->alpha_owner : e->beta_owner);
    c.kind = (int)owned_cutoff_kind(f->trace, node, c.owner);
    c.bound = c.alpha ? n->alpha : n->beta;
    c.relation = relation_of(f->trace, node, side, c.kind);
    return c;
}

Cutoff cutoff_of_event(const PlycutTrace *trace, const PlycutTraceEvent *e)
{
    return (Cutoff){.alpha = e->side == PLYCUT_ALPHA,
                    .kind = (int)e->cut_kind,
                    .relation = relation_of(trace, e->node, e->side, (int)e->cut_kind),
                    .value = e->value,
                    .bound = e->bound,
                    .owned = true,
                    .owner = goes_on(trace, e->node, e->owner)};
}

static void cutoff_at(const Facts *f, Answer *a)
{
    const size_t cut = f->nodes[a->node].cut;
    a->never = cut == NO_EVENT && !(a->reading == CUTOFFS_LAST && facts_crossed_last(f, a->node));
    if (a->never)
        return;
    if (cut != NO_EVENT)
        a->cutoff = cutoff_of_event(f->trace, &f->trace->events[cut]);
    else
        a->cutoff = crossed_last(f, a->node);
}

void derive_CUTOFFS(const Facts *f, Answer *a)
{
    if (a->node != PLYCUT_NO_NODE)
        cutoff_at(f, a);
    else
        take_refs(a, a->reading == CUTOFFS_LAST ? &f->stops : &f->cutoffs);
}

/* Where the value that a node returns lies relative to its window, for the player to move: inside it,
 * at or beyond the bound that cuts off (fail high), or at or beyond the other (fail low).
 * Marsland and Popowich 1985. */
void derive_TYPES(const Facts *f, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[a->node];
    const bool above = n->value >= n->beta.value && n->beta.value < INFINITY,
               below = n->value <= n->alpha.value && n->alpha.value > -INFINITY;
    a->never = !n->visited;
    a->word = PLYCUT_BY_PLAYER(n->player, above, below, false)   ? TYPES_CUT
              : PLYCUT_BY_PLAYER(n->player, below, above, false) ? TYPES_ALL
                                                                 : TYPES_PV;
}

void derive_UPDATES(const Facts *f, Answer *a)
{
    const UpdateList *list = a->reading == UPDATES_CROSSING ? &f->all_updates : &f->updates;
    a->updates = list->items;
    a->count = list->count;
}

void derive_PRUNED_IF(const Facts *f, Answer *a)
{
    const PlycutPrunedIf *known = facts_pruned_if(f, a->node);
    if (known == NULL)
        return;
    a->leaf = known->leaf;
    a->values = known->values;
}
