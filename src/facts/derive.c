/* Each fact, derived from a search: one function a row of facts.def. */
#include "facts/derive.h"

#include <math.h>

/* ---- The root -------------------------------------------------------------------------------- */

void derive_VALUE(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    a->number = f->trace->result.value;
    a->bound = f->trace->nodes[0].type;
}

static void take_refs(Answer *a, const RefList *list)
{
    a->refs = list->items;
    a->count = list->count;
}

void derive_BEST(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    take_refs(a, &f->variation);
    a->count = a->count > 0;
}

void derive_VARIATION(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    take_refs(a, &f->variation);
}

/* ---- Counts ---------------------------------------------------------------------------------- */

void derive_LEAVES(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    a->number = (double)f->trace->result.leaves;
}

void derive_NODES(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node;
    a->number = (double)f->trace->result.nodes - (reading == NODES_WITHOUT_ROOT ? 1 : 0);
}

void derive_SHALLOW(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    a->number = (double)f->trace->result.cutoffs[PLYCUT_SHALLOW];
}

void derive_DEEP(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    a->number = (double)f->trace->result.cutoffs[PLYCUT_DEEP];
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The value that the node returned, or its true minimax value, which even a node never visited has. */
void derive_VALUES(const Facts *f, uint32_t node, int reading, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[node];
    bool true_value = reading == VALUES_TRUE && f->index != NULL;
    a->never = !n->visited;
    a->number = true_value ? f->index->tree.nodes[node].value : n->value;
    a->bound = true_value ? PLYCUT_EXACT : n->type;
}

void derive_WINDOWS(const Facts *f, uint32_t node, int reading, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[node];
    const NodeFacts *own = &f->nodes[node];
    bool end = reading != WINDOWS_ENTRY, crossing = reading == WINDOWS_AFTER && own->has_best &&
                                                    f->trace->options.algorithm->windowed;
    a->never = !n->visited;
    a->alpha = end ? own->alpha : n->alpha.value;
    a->beta = end ? own->beta : n->beta.value;
    if (crossing && n->player == PLYCUT_MAX)
        a->alpha = fmax(a->alpha, own->best);
    else if (crossing)
        a->beta = fmin(a->beta, own->best);
}

void derive_VISITED(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node;
    take_refs(a, reading == VISITED_ALL ? &f->entered : &f->visited);
}

void derive_VISITED_SET(const Facts *f, uint32_t node, int reading, Answer *a)
{
    derive_VISITED(f, node, reading, a);
}

void derive_PRUNED(const Facts *f, uint32_t node, int reading, Answer *a)
{
    (void)node, (void)reading;
    take_refs(a, &f->pruned);
}

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

/* Is the owner in the nearest run of ancestors of the other player (if players alternate: the parent)? */
static bool is_near(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    PlycutPlayer player = trace->nodes[node].player;
    uint32_t up = trace->nodes[node].parent;
    while (up != PLYCUT_NO_NODE && trace->nodes[up].player == player)
        up = trace->nodes[up].parent;
    while (up != PLYCUT_NO_NODE && up != owner && trace->nodes[up].player != player)
        up = trace->nodes[up].parent;
    return up == owner;
}

PlycutCutKind facts_cutoff_kind(const PlycutTrace *trace, uint32_t node, uint32_t owner)
{
    if (owner == PLYCUT_NO_NODE)
        return PLYCUT_WINDOW;
    return is_near(trace, node, owner) ? PLYCUT_SHALLOW : PLYCUT_DEEP;
}

static Relation relation_of(const PlycutTrace *trace, bool max)
{
    bool strict = trace->options.cut == PLYCUT_CUT_STRICT;
    return max ? (strict ? REL_MORE : REL_AT_LEAST) : (strict ? REL_LESS : REL_AT_MOST);
}

/* If a bound is crossed at the last child, its kind is that of a cutoff by this bound. */
static void crossed_last(const Facts *f, uint32_t node, bool max, Cutoff *c)
{
    const NodeFacts *n = &f->nodes[node];
    const PlycutTraceEvent *e = &f->trace->events[n->last_update];
    c->owner = max ? e->beta_owner : e->alpha_owner;
    c->kind = (int)facts_cutoff_kind(f->trace, node, c->owner);
    c->value = n->best;
    c->bound = max ? n->beta : n->alpha;
}

static void cut_off(const PlycutTraceEvent *e, Cutoff *c)
{
    c->owner = e->owner;
    c->kind = (int)e->cut_kind;
    c->value = e->value;
    c->bound = e->bound;
}

static void cutoff_at(const Facts *f, uint32_t node, int reading, Answer *a)
{
    bool max = f->trace->nodes[node].player == PLYCUT_MAX, cut = f->nodes[node].cut != NO_EVENT;
    a->never = !cut && !(reading == CUTOFFS_LAST && facts_crossed_last(f, node));
    if (a->never)
        return;
    a->cutoff = (Cutoff){.alpha = !max, .relation = relation_of(f->trace, max), .owned = true};
    if (cut)
        cut_off(&f->trace->events[f->nodes[node].cut], &a->cutoff);
    else
        crossed_last(f, node, max, &a->cutoff);
}

void derive_CUTOFFS(const Facts *f, uint32_t node, int reading, Answer *a)
{
    if (node != PLYCUT_NO_NODE)
        cutoff_at(f, node, reading, a);
    else
        take_refs(a, reading == CUTOFFS_LAST ? &f->stops : &f->cutoffs);
}

/* Where the value that a node returns lies relative to its window, for the player to move: inside it,
 * at or beyond the bound that cuts off (fail high), or at or beyond the other (fail low).
 * Marsland and Popowich 1985. */
void derive_TYPES(const Facts *f, uint32_t node, int reading, Answer *a)
{
    const PlycutTraceNode *n = &f->trace->nodes[node];
    bool max = n->player == PLYCUT_MAX, above = n->value >= n->beta.value,
         below = n->value <= n->alpha.value;
    (void)reading;
    a->never = !n->visited;
    a->word = (max ? above : below) ? TYPES_CUT : (max ? below : above) ? TYPES_ALL : TYPES_PV;
}

void derive_UPDATES(const Facts *f, uint32_t node, int reading, Answer *a)
{
    const UpdateList *list = reading == UPDATES_CROSSING ? &f->all_updates : &f->updates;
    (void)node;
    a->updates = list->items;
    a->count = list->count;
}

void derive_PRUNED_IF(const Facts *f, uint32_t node, int reading, Answer *a)
{
    const PlycutPrunedIf *known = facts_pruned_if(f, node);
    (void)reading;
    if (known == NULL)
        return;
    a->leaf = known->leaf;
    a->values = known->values;
}
