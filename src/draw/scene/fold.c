/* Folding of pruned and of visited subtrees, best first from the root, and of what is too wide. */
#include "scene/view.h"

#include <assert.h>

enum {
    DRAW_NODES = 45, /* a full slide */
    WHOLE =
        3, /* a tree of up to this many times DRAW_NODES is not folded, but has smaller labels */
    BOARD_NODES = 90, /* of boards, with the pruned ones veiled: twice a slide */
    WIDE = 12         /* a node with up to this many children shows all of them, or is folded */
};

/* Children come after their parent, so one pass from the end adds up the sums. */
static void sums_make(const Fold *f)
{
    for (uint32_t n = f->trace->node_count; n-- > 0;) {
        const PlycutTraceNode *node = &f->trace->nodes[n];
        Sum *sum = &f->sums[n];
        sum->leaves += node->leaf;
        sum->visited_leaves += node->leaf && node->visited;
        sum->one_bar += node->cut && node->cut_kind != PLYCUT_DEEP;
        sum->two_bars += node->cut && node->cut_kind == PLYCUT_DEEP;
        sum->unknown |= !node->leaf && node->child_count == 0;
        if (node->parent == PLYCUT_NO_NODE)
            continue;
        assert(node->parent < n);
        Sum *parent = &f->sums[node->parent];
        parent->leaves += sum->leaves;
        parent->visited_leaves += sum->visited_leaves;
        parent->one_bar += sum->one_bar;
        parent->two_bars += sum->two_bars;
        parent->unknown |= sum->unknown;
    }
}

/* Children come after their parent, so one pass finds what is below the top. */
static void sums_bound(Fold *f, int below)
{
    const PlycutTraceNode *nodes = f->trace->nodes;
    for (uint32_t n = f->top; n < f->trace->node_count; n++) {
        bool child = n != f->top && nodes[n].parent != PLYCUT_NO_NODE;
        f->sums[n].inside = n == f->top || (child && f->sums[nodes[n].parent].inside);
        f->sums[n].bottom = below >= 0 && nodes[n].ply - nodes[f->top].ply >= below;
    }
}

/* How many drawn nodes the children of a node become: those of their own, and a stub. */
typedef struct Width {
    size_t own, stub;
} Width;

static Width fold_width_of(const Fold *f, uint32_t n)
{
    const PlycutTraceNode *node = &f->trace->nodes[n];
    Width width = {0, 0};
    for (uint32_t i = 0; i < node->child_count; i++)
        if (fold_stubs(f, node->first_child + i))
            width.stub = 1;
        else
            width.own++;
    return width;
}

static size_t children_drawn(const Fold *f, uint32_t n)
{
    Width width = fold_width_of(f, n);
    return width.own + width.stub;
}

/* Open all nodes; returns how many nodes are then drawn. */
static size_t open_all(Fold *f)
{
    size_t drawn = 1;
    for (uint32_t n = 0; n < f->trace->node_count; n++) {
        Sum *sum = &f->sums[n];
        sum->open = sum->inside && !sum->bottom && (f->trace->nodes[n].visited || !f->stubs);
        if (sum->open)
            drawn += children_drawn(f, n);
    }
    return drawn;
}

/* ---- What is wanted -------------------------------------------------------------------------- */

/* From the most wanted on. */
typedef enum Wanted { VARIATION, DEEP_CUTOFFS, CUTOFFS, ANY, WANTED } Wanted;

static bool is_wanted(const Fold *f, uint32_t node, Wanted wanted)
{
    const Sum *sum = &f->sums[node];
    return wanted == VARIATION      ? f->trace->nodes[node].pv
           : wanted == DEEP_CUTOFFS ? sum->two_bars > 0
           : wanted == CUTOFFS      ? sum->one_bar > 0
                                    : true;
}

/* ---- Opening --------------------------------------------------------------------------------- */

/* Is this one of the children of a node that are folded into the rest? */
static bool is_in_rest(const Fold *f, uint32_t n, uint32_t child)
{
    const PlycutTraceNode *node = &f->trace->nodes[n];
    return child >= node->first_child && child < node->first_child + node->child_count &&
           f->sums[child].rest;
}

/* How many more nodes are drawn if this child of the rest is shown: itself, and what it parts. */
static size_t shown_adds(const Fold *f, uint32_t n, uint32_t child)
{
    return (size_t)is_in_rest(f, n, child - 1) + is_in_rest(f, n, child + 1);
}

/* Fold all visited children into the rest. Returns how many nodes are drawn for it: children that stand next to each other
 * become one. */
static size_t rest_make(Fold *f, uint32_t n)
{
    const PlycutTraceNode *node = &f->trace->nodes[n];
    size_t runs = 0;
    for (uint32_t i = 0; i < node->child_count; i++) {
        const uint32_t child = node->first_child + i;
        f->sums[child].rest = !f->trace->nodes[child].pruned;
        runs += f->sums[child].rest && !(i > 0 && f->sums[child - 1].rest);
    }
    return runs;
}

/* Show as many of a node's visited children as there is room for, the most wanted first; the others stay where they stand, those
 * between two that are shown as one node. */
static void show_some(Fold *f, uint32_t n, size_t room)
{
    const PlycutTraceNode *node = &f->trace->nodes[n];
    enum { PARTS = 3 }; /* the best move, and the rest before and after it */
    const bool together = room < PARTS;
    const size_t parts = rest_make(f, n);
    size_t drawn = together ? 1 : parts;
    f->sums[n].together = together;
    for (Wanted wanted = VARIATION; wanted < WANTED; wanted++)
        for (uint32_t i = 0; i < node->child_count; i++) {
            const uint32_t child = node->first_child + i;
            if (!f->sums[child].rest || !is_wanted(f, child, wanted))
                continue;
            const size_t after = drawn + (together ? 1 : shown_adds(f, n, child));
            if (after > room)
                continue;
            f->sums[child].rest = false;
            drawn = after;
        }
}

/* Make one node of a node's pruned children. */
static void stub_make(Fold *f, uint32_t n)
{
    const PlycutTraceNode *node = &f->trace->nodes[n];
    for (uint32_t child = node->first_child; child < node->first_child + node->child_count; child++)
        f->sums[child].stub = f->trace->nodes[child].pruned;
}

/* Open a node if its children fit: all of them, with a stub, or only some if that is allowed.
 * Returns how many nodes are drawn for them; 0: the node stays folded. */
static size_t open_within(Fold *f, uint32_t n, size_t room, size_t crowd)
{
    size_t most = crowd < room ? crowd : room;
    if (children_drawn(f, n) > most)
        stub_make(f, n);
    Width width = fold_width_of(f, n);
    size_t all = width.own + width.stub;
    bool partly = n == f->top || (all > WIDE && room >= WIDE);
    if (all > (partly ? most : room)) {
        if (!partly || most < width.stub + 2) /* one child and the rest */
            return 0;
        show_some(f, n, most - width.stub);
        all = most;
    }
    f->sums[n].open = true;
    return all;
}

/* Open wanted nodes rank by rank while they fit. The queue has room for every node of the trace.
 * Returns how many nodes are then drawn. */
static size_t open_wanted(Fold *f, Wanted wanted, size_t crowd, size_t most, size_t drawn,
                          uint32_t *queue)
{
    size_t head = 0, tail = 0;
    queue[tail++] = f->top;
    while (head < tail) {
        uint32_t n = queue[head++];
        const PlycutTraceNode *node = &f->trace->nodes[n];
        if (node->child_count > 0 && !f->sums[n].open && !f->sums[n].bottom &&
            is_wanted(f, n, wanted))
            drawn += open_within(f, n, most - drawn, crowd);
        uint32_t end = f->sums[n].open ? node->first_child + node->child_count : 0;
        for (uint32_t child = node->first_child; child < end; child++)
            if (f->trace->nodes[child].visited && !f->sums[child].rest)
                queue[tail++] = child;
    }
    return drawn;
}

/* The number of nodes drawn if the principal variation is open and each of its nodes shows at most
 * `crowd` of its children, of which `widths` are the numbers. */
static size_t drawn_with(const size_t *widths, size_t count, size_t crowd)
{
    size_t drawn = 1;
    for (size_t i = 0; i < count; i++)
        drawn += widths[i] < crowd ? widths[i] : crowd;
    return drawn;
}

/* How many children each node of the principal variation may have for all of it to be drawn. */
static size_t fair_crowd(const Fold *f, size_t most)
{
    size_t widths[PLYCUT_PLY_MAX + 1], count = 0, low = WIDE, high = most;
    for (uint32_t n = f->top; n != PLYCUT_NO_NODE; n = plycut_trace_variation_next(f->trace, n))
        widths[count++] = children_drawn(f, n);
    while (low < high) {
        size_t middle = high - (high - low) / 2;
        if (drawn_with(widths, count, middle) <= most)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static bool open_best(Fold *f, size_t most, Arena *arena)
{
    uint32_t *queue = arena_take(arena, f->trace->node_count * sizeof *queue);
    if (queue == NULL)
        return false;
    for (uint32_t n = 0; n < f->trace->node_count; n++)
        f->sums[n].open = false;
    size_t crowd = f->stubs ? WIDE : most;
    size_t drawn = open_wanted(f, VARIATION, fair_crowd(f, most), most, 1, queue);
    drawn = open_wanted(f, DEEP_CUTOFFS, crowd, most, drawn, queue);
    open_wanted(f, ANY, crowd, most, drawn, queue);
    return true;
}

/* Does every node get a board if there is room? A sheet of paper has no room. */
static bool shows_boards(const PlycutTrace *trace, const PlycutPicture *p)
{
    const bool full = p->detail == PLYCUT_DETAIL_AUTO || p->detail == PLYCUT_DETAIL_FULL;
    return trace->nodes[0].board != NULL && !p->plain_labels && !p->blank &&
           (p->boards == PLYCUT_BOARDS_ALL || (p->boards == PLYCUT_BOARDS_AUTO && full));
}

bool fold_make(const PlycutTrace *trace, const PlycutPicture *picture, uint32_t top, Fold *fold,
               Arena *arena)
{
    const bool boards = shows_boards(trace, picture);
    size_t most = picture->draw_nodes != 0 ? picture->draw_nodes
                  : boards                 ? BOARD_NODES
                                           : DRAW_NODES;
    size_t whole = picture->draw_nodes != 0 ? most : WHOLE * DRAW_NODES;
    *fold = (Fold){.trace = trace, .top = top, .stubs = picture->fold == PLYCUT_FOLD_PRUNED};
    fold->sums = arena_take(arena, trace->node_count * sizeof *fold->sums);
    if (fold->sums == NULL)
        return false;
    sums_make(fold);
    sums_bound(fold, picture->below);
    size_t drawn = open_all(fold);
    if (picture->fold != PLYCUT_FOLD_AUTO || drawn <= whole)
        return true;
    fold->stubs = !boards;
    return (fold->stubs && open_all(fold) <= whole) || open_best(fold, most, arena);
}
