/* What of a trace is drawn: folding of pruned and of visited subtrees, best first from the root. */
#include <assert.h>

#include "render/view.h"

enum {
    DRAW_NODES = 45, /* a slide full */
    WHOLE = 3        /* so many times as many are drawn whole, with smaller labels */
};

/* Sums over the subtree of a node of the trace. */
typedef struct Sum {
    uint64_t leaves, visited_leaves;
    uint32_t one_bar, two_bars;
    bool unknown; /* some of it was never expanded */
    bool open;    /* its children are drawn */
} Sum;

typedef struct Choice {
    const PlycutTrace *trace;
    Sum *sums;
    bool stubs; /* pruned children become one node */
    View *view;
} Choice;

/* Children stand behind their parent, so that one walk backwards sums up. */
static void sums_make(Choice *c)
{
    for (uint32_t n = c->trace->node_count; n-- > 0;) {
        const PlycutTraceNode *node = &c->trace->nodes[n];
        Sum *sum = &c->sums[n];
        sum->leaves += node->leaf;
        sum->visited_leaves += node->leaf && node->visited;
        sum->one_bar += node->cut && node->cut_kind != PLYCUT_DEEP;
        sum->two_bars += node->cut && node->cut_kind == PLYCUT_DEEP;
        sum->unknown |= !node->leaf && node->child_count == 0;
        if (node->parent == PLYCUT_NO_NODE)
            continue;
        assert(node->parent < n);
        Sum *parent = &c->sums[node->parent];
        parent->leaves += sum->leaves;
        parent->visited_leaves += sum->visited_leaves;
        parent->one_bar += sum->one_bar;
        parent->two_bars += sum->two_bars;
        parent->unknown |= sum->unknown;
    }
}

/* How many drawn nodes the children of a node become. */
static uint32_t children_drawn(const Choice *c, const PlycutTraceNode *node)
{
    uint32_t drawn = 0;
    bool stub = false;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (c->stubs && c->trace->nodes[node->first_child + i].pruned)
            stub = true;
        else
            drawn++;
    return drawn + stub;
}

/* ---- Which nodes are open -------------------------------------------------------------------- */

/* Open all; returns how many nodes are then drawn. */
static size_t open_all(Choice *c)
{
    size_t drawn = 1;
    for (uint32_t n = 0; n < c->trace->node_count; n++) {
        const PlycutTraceNode *node = &c->trace->nodes[n];
        c->sums[n].open = node->visited || !c->stubs;
        if (c->sums[n].open)
            drawn += children_drawn(c, node);
    }
    return drawn;
}

typedef bool Wanted(const Choice *c, uint32_t node);

static bool on_principal_variation(const Choice *c, uint32_t node)
{
    return c->trace->nodes[node].pv;
}

static bool has_deep_cutoffs(const Choice *c, uint32_t node)
{
    return c->sums[node].two_bars > 0;
}

static bool any(const Choice *c, uint32_t node)
{
    (void)c;
    (void)node;
    return true;
}

/* Open wanted nodes rank by rank while they fit; queue has room for every node of the trace. */
static void open_wanted(Choice *c, Wanted *wanted, size_t most, size_t *drawn, uint32_t *queue)
{
    size_t head = 0, tail = 0;
    queue[tail++] = 0;
    while (head < tail) {
        uint32_t n = queue[head++];
        const PlycutTraceNode *node = &c->trace->nodes[n];
        uint32_t more = children_drawn(c, node);
        if (!c->sums[n].open && wanted(c, n) && *drawn + more <= most) {
            c->sums[n].open = true;
            *drawn += more;
        }
        for (uint32_t i = 0; c->sums[n].open && i < node->child_count; i++)
            if (c->trace->nodes[node->first_child + i].visited)
                queue[tail++] = node->first_child + i;
    }
}

static bool open_best(Choice *c, size_t most, Arena *arena)
{
    uint32_t *queue = arena_take(arena, c->trace->node_count * sizeof *queue);
    if (queue == NULL)
        return false;
    for (uint32_t n = 0; n < c->trace->node_count; n++)
        c->sums[n].open = n == 0;
    size_t drawn = 1 + children_drawn(c, &c->trace->nodes[0]);
    Wanted *const order[] = {on_principal_variation, has_deep_cutoffs, any};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        open_wanted(c, order[i], most, &drawn, queue);
    return true;
}

/* Fold as little as makes the picture small enough: nothing, then pruned subtrees, then visited
 * ones. */
static bool open_some(Choice *c, const PlycutPicture *picture, Arena *arena)
{
    size_t most = picture->draw_nodes != 0 ? picture->draw_nodes : DRAW_NODES;
    size_t whole = picture->draw_nodes != 0 ? most : WHOLE * most;
    c->stubs = picture->fold == PLYCUT_FOLD_PRUNED;
    size_t drawn = open_all(c);
    if (picture->fold != PLYCUT_FOLD_AUTO || drawn <= whole)
        return true;
    c->stubs = true;
    return open_all(c) <= whole || open_best(c, most, arena);
}

/* ---- The drawn nodes ------------------------------------------------------------------------- */

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

static void stub_count(Choice *c, uint32_t stub, uint32_t node)
{
    Hidden *hidden = &c->view->drawn[stub].hidden;
    const Sum *sum = &c->sums[node];
    hidden->subtrees++;
    if (sum->unknown)
        hidden->leaves = -1;
    else if (hidden->leaves >= 0)
        hidden->leaves += (int64_t)sum->leaves;
}

static Hidden folded_count(const Sum *sum)
{
    return (Hidden){.leaves = (int64_t)sum->visited_leaves,
                    .subtrees = 1,
                    .one_bar = sum->one_bar,
                    .two_bars = sum->two_bars};
}

/* Draw a node and what is open below it; recursion is bounded by PLYCUT_PLY_MAX. */
static uint32_t draw(Choice *c, uint32_t n, uint32_t parent, uint32_t left)
{
    const PlycutTraceNode *node = &c->trace->nodes[n];
    bool folded = node->child_count > 0 && !c->sums[n].open;
    uint32_t d = drawn_add(c, folded ? DRAWN_FOLDED : DRAWN_NODE, n, parent, left);
    if (folded)
        c->view->drawn[d].hidden = folded_count(&c->sums[n]);
    if (!c->sums[n].open)
        return d;
    uint32_t stub = NOT_DRAWN, last = NOT_DRAWN;
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count; child++)
        if (!c->stubs || !c->trace->nodes[child].pruned)
            last = draw(c, child, d, last);
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count;
         child++) {
        if (!c->stubs || !c->trace->nodes[child].pruned)
            continue;
        if (stub == NOT_DRAWN)
            stub = drawn_add(c, DRAWN_STUB, child, d, last);
        stub_count(c, stub, child);
    }
    return d;
}

bool view_make(const PlycutTrace *trace, const PlycutPicture *picture, View *view, Arena *arena,
               PlycutError *error)
{
    *view = (View){.trace = trace};
    Choice c = {.trace = trace, .view = view};
    c.sums = arena_take(arena, trace->node_count * sizeof *c.sums);
    view->drawn = arena_take(arena, trace->node_count * sizeof *view->drawn);
    if (c.sums == NULL || view->drawn == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    sums_make(&c);
    if (!open_some(&c, picture, arena))
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    draw(&c, 0, NOT_DRAWN, NOT_DRAWN);
    return true;
}
