/* Questions about what is pruned, by which cutoffs, and how the windows come about. */
#include <string.h>

#include "base/same.h"
#include "sheet/ask.h"

/* ---- What is pruned -------------------------------------------------------------------------- */

/* Has the leaf a value that none of its siblings has? */
static bool stands_out(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n], *parent = &trace->nodes[node->parent];
    int equal = 0;
    for (uint32_t i = 0; i < parent->child_count; i++) {
        const PlycutTraceNode *sibling = &trace->nodes[parent->first_child + i];
        equal += sibling->leaf && same_number(sibling->value, node->value);
    }
    return equal == 1;
}

/* "C-K", "C-4"; a leaf that goes by a value below zero is told from its parent by more than a
 * minus:
 * "-4 of C". All are what the grader reads. */
static void edge_write(const Asker *a, Pen *edge, uint32_t node)
{
    const PlycutTrace *t = a->trace;
    bool valued = t->stored && is_unnamed_leaf(t, node);
    if (valued && t->nodes[node].value < 0) {
        pen_text(edge, t->nodes[node].name);
        return;
    }
    list_add(a, edge, "-", t->nodes[node].parent);
    pen_text(edge, "-");
    if (valued && stands_out(t, node))
        pen_number(edge, t->nodes[node].value);
    else
        list_add(a, edge, "", node);
}

static void edge_add(const Asker *a, Pen *pen, uint32_t node)
{
    Pen edge = pen_begin(a->arena);
    edge_write(a, &edge, node);
    if (pen->length > 0)
        pen_text(pen, ", ");
    if (pen_end(&edge) != NULL)
        pen_text(pen, pen_end(&edge));
    else
        pen->bytes = NULL;
}

/* The leaves below a node, from left to right; recursion is bounded by PLYCUT_PLY_MAX. */
static void leaves_add(const Asker *a, Pen *pen, uint32_t n)
{
    const PlycutTraceNode *node = &a->trace->nodes[n];
    if (node->leaf)
        list_add(a, pen, ", ", n);
    for (uint32_t i = 0; i < node->child_count; i++)
        leaves_add(a, pen, node->first_child + i);
}

bool ask_PRUNED(const Asker *a)
{
    const PlycutTrace *t = a->trace;
    Pen edges = pen_begin(a->arena), roots = pen_begin(a->arena), leaves = pen_begin(a->arena);
    for (size_t i = 0; i < t->pruned_count; i++) {
        edge_add(a, &edges, t->pruned[i]);
        list_add(a, &roots, ", ", t->pruned[i]);
        leaves_add(a, &leaves, t->pruned[i]);
    }
    return blank_add(a, "edges cut, as A-B", &edges, lines_for(t)) &&
           blank_add(a, "roots of the subtrees pruned", &roots, 1) &&
           blank_add(a, "leaves never visited", &leaves, lines_for(t));
}

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

/* "10 ≤ 12": the value, and the bound it crossed. */
static void inequality_write(const PlycutTrace *trace, const PlycutTraceEvent *e, Pen *pen)
{
    bool max = trace->nodes[e->node].player == PLYCUT_MAX;
    bool strict = trace->options.cut == PLYCUT_CUT_STRICT;
    pen_number(pen, e->value);
    pen_text(pen, max ? strict ? " > " : " ≥ " : strict ? " < " : " ≤ ");
    pen_number(pen, e->bound);
}

static bool cutoff_row(const Asker *a, const PlycutTraceEvent *e, int *at)
{
    Pen inequality = pen_begin(a->arena);
    bool max = a->trace->nodes[e->node].player == PLYCUT_MAX;
    inequality_write(a->trace, e, &inequality);
    return answer_node(a, at, e->node) && answer_text(a, at, max ? "β" : "α") &&
           answer_text(a, at, plycut_cut_kind_text(e->cut_kind)) &&
           answer_put(a, at, &inequality) &&
           (e->owner == PLYCUT_NO_NODE ? answer_text(a, at, "window")
                                       : answer_node(a, at, e->owner));
}

static int count_events(const PlycutTrace *trace, PlycutEventKind kind)
{
    int count = 0;
    for (size_t i = 0; i < trace->event_count; i++)
        count += trace->events[i].kind == kind;
    return count;
}

bool ask_CUTOFFS(const Asker *a)
{
    static const char *const heads[TABLE_COLUMNS] = {"node", "α or β", "shallow or deep",
                                                     "inequality", "by (owner)"};
    int count = count_events(a->trace, PLYCUT_EVENT_CUTOFF), at = 0;
    memcpy(a->ask->heads, heads, sizeof heads);
    a->ask->form = ASK_TABLE;
    if (!answers_make(a, count, TABLE_COLUMNS))
        return false;
    a->ask->slots = ask_slots(count);
    for (size_t i = 0; i < a->trace->event_count; i++)
        if (a->trace->events[i].kind == PLYCUT_EVENT_CUTOFF &&
            !cutoff_row(a, &a->trace->events[i], &at))
            return false;
    return true;
}

/* Does this update tighten the window of its node? The trace gives the window after it: of those
 * before it the last is the node's own. */
static bool tightens(const PlycutTraceEvent *e, const double *alpha, const double *beta)
{
    return e->kind == PLYCUT_EVENT_UPDATE && (e->alpha > alpha[e->node] || e->beta < beta[e->node]);
}

static bool update_cell(const Asker *a, const PlycutTraceEvent *e, int *at)
{
    bool max = a->trace->nodes[e->node].player == PLYCUT_MAX;
    Pen number = pen_begin(a->arena), update = pen_begin(a->arena);
    pen_count(&number, (uint64_t)(*at / 2 + 1));
    list_add(a, &update, "", e->node);
    pen_text(&update, max ? ": α = " : ": β = ");
    pen_number(&update, max ? e->alpha : e->beta);
    return answer_put(a, at, &number) && answer_put(a, at, &update);
}

bool ask_UPDATES(const Asker *a)
{
    const PlycutTrace *t = a->trace;
    double *alpha = arena_take(a->arena, t->node_count * sizeof *alpha);
    double *beta = arena_take(a->arena, t->node_count * sizeof *beta);
    int most = count_events(t, PLYCUT_EVENT_UPDATE), at = 0;
    a->ask->form = ASK_GRID;
    if (alpha == NULL || beta == NULL || !answers_make(a, most, 2))
        return false;
    for (size_t i = 0; i < t->event_count; i++) {
        const PlycutTraceEvent *e = &t->events[i];
        if (tightens(e, alpha, beta) && !update_cell(a, e, &at))
            return false;
        if (e->kind != PLYCUT_EVENT_UPDATE && e->kind != PLYCUT_EVENT_ENTER)
            continue;
        alpha[e->node] = e->alpha;
        beta[e->node] = e->beta;
    }
    a->ask->count = at / 2;
    a->ask->slots = ask_slots(a->ask->count);
    return true;
}
