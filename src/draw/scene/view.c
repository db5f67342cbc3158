/* What is drawn of a trace: the nodes that folding leaves, in preorder. */
#include "facts/lookup.h"
#include "scene/blank.h"
#include "scene/view.h"

typedef struct Choice {
    Fold fold;
    View *view;
} Choice;

static uint32_t drawn_add(Choice *c, DrawnKind kind, uint32_t node, uint32_t parent, uint32_t left)
{
    View *view = c->view;
    uint32_t d = view->count++;
    int rank = parent == NOT_DRAWN ? 0 : view->drawn[parent].rank + 1;
    view->drawn[d] = (Drawn){.kind = kind,
                             .node = node,
                             .parent = parent,
                             .first = NOT_DRAWN,
                             .next = NOT_DRAWN,
                             .left = NOT_DRAWN,
                             .right = NOT_DRAWN,
                             .rank = rank};
    if (left != NOT_DRAWN)
        view->drawn[left].next = d;
    else if (parent != NOT_DRAWN)
        view->drawn[parent].first = d;
    if (rank >= view->ranks)
        view->ranks = rank + 1;
    return d;
}

/* What a stub replaces: leaves that were never visited, so their number may be unknown. */
static void stub_count(Hidden *hidden, const Sum *sum)
{
    hidden->subtrees++;
    if (sum->unknown)
        hidden->leaves = -1;
    else if (hidden->leaves >= 0)
        hidden->leaves += (int64_t)sum->leaves;
}

/* What a folded node, or the rest of a node's children, replaces. */
static void visited_count(Hidden *hidden, const Sum *sum)
{
    hidden->subtrees++;
    hidden->leaves += (int64_t)sum->visited_leaves;
    hidden->one_bar += sum->one_bar;
    hidden->two_bars += sum->two_bars;
}

/* How this child of an open node is drawn. */
static DrawnKind child_kind(const Choice *c, uint32_t child)
{
    return c->fold.sums[child].rest      ? DRAWN_REST
           : fold_stubs(&c->fold, child) ? DRAWN_STUB
                                         : DRAWN_NODE;
}

/* Draw all children that are stubbed as one node, if there are any. */
static void stub_draw(Choice *c, uint32_t n, uint32_t d, uint32_t left)
{
    const PlycutTraceNode *node = &c->fold.trace->nodes[n];
    uint32_t stub = NOT_DRAWN;
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
         child++) {
        if (child_kind(c, child) != DRAWN_STUB)
            continue;
        if (stub == NOT_DRAWN)
            stub = drawn_add(c, DRAWN_STUB, child, d, left);
        stub_count(&c->view->drawn[stub].hidden, &c->fold.sums[child]);
    }
}

/* Draw a node and what is open below it; recursion is bounded by PLYCUT_PLY_MAX. */
static uint32_t subtree_draw(Choice *c, uint32_t n, uint32_t parent, uint32_t left)
{
    const PlycutTraceNode *node = &c->fold.trace->nodes[n];
    bool folded = node->child_count > 0 && !c->fold.sums[n].open &&
                  (node->visited || !c->fold.sums[n].bottom);
    uint32_t d = drawn_add(c, folded ? DRAWN_FOLDED : DRAWN_NODE, n, parent, left);
    if (folded)
        visited_count(&c->view->drawn[d].hidden, &c->fold.sums[n]);
    if (!c->fold.sums[n].open)
        return d;
    uint32_t last = NOT_DRAWN;
    uint32_t rest = NOT_DRAWN;
    bool resting = false; /* was the child before one of the rest? */
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
         child++) {
        const DrawnKind kind = child_kind(c, child);
        if (kind == DRAWN_NODE)
            last = subtree_draw(c, child, d, last);
        else if (kind == DRAWN_REST &&
                 (rest == NOT_DRAWN || !(resting || c->fold.sums[n].together)))
            last = rest = drawn_add(c, kind, child, d, last);
        if (kind == DRAWN_REST)
            visited_count(&c->view->drawn[rest].hidden, &c->fold.sums[child]);
        resting = kind == DRAWN_REST;
    }
    stub_draw(c, n, d, last);
    return d;
}

/* An exercise shows nothing that the search found. The nodes drawn at a moment must not depend on what the search will
 * find, so they are those of an exercise. */
bool view_make(const PlycutTrace *trace, const PlycutPicture *picture, View *view, Arena *arena,
               PlycutError *error)
{
    const PlycutTrace *neutral =
        plycut_trace_is_moment(trace) || picture->blank ? blank_trace(trace, arena) : trace;
    uint32_t top = picture->at == NULL ? 0 : node_asked(trace, "at", picture->at, error);
    *view = (View){.trace = picture->blank ? neutral : trace, .top = top};
    if (top == PLYCUT_NO_NODE)
        return false;
    Choice c = {.view = view};
    view->drawn = arena_take(arena, trace->node_count * sizeof *view->drawn);
    if (view->drawn == NULL || neutral == NULL || !fold_make(neutral, picture, top, &c.fold, arena))
        return plycut_no_memory(error);
    subtree_draw(&c, view->top, NOT_DRAWN, NOT_DRAWN);
    return true;
}

bool drawn_is_current(const View *view, uint32_t d)
{
    const PlycutTrace *trace = view->trace;
    uint32_t up = !plycut_trace_is_moment(trace) ? PLYCUT_NO_NODE : trace->current;
    bool folded = view->drawn[d].kind == DRAWN_FOLDED;
    while (folded && up != PLYCUT_NO_NODE && trace->nodes[up].ply > drawn_node(view, d)->ply)
        up = trace->nodes[up].parent;
    return up == view->drawn[d].node && !drawn_is_several(&view->drawn[d]);
}
