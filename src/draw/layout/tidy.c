/* Tidy trees in linear time. Buchheim, Juenger & Leipert 2002, Improving Walker's algorithm to run
 * in linear time; here over node widths, and without recursion: nodes are in preorder, so that
 * walking them backwards meets every child before its parent. */
#include "layout/tidy.h"

#define NONE TIDY_NONE

/* The paper's variables of a node. */
typedef struct Walk {
    double prelim, mod, shift, change;
    double middle; /* over its own children */
    uint32_t thread, ancestor, previous, last;
    int number; /* among its siblings */
} Walk;

typedef struct Tidy {
    TidyNode *nodes;
    Walk *walk;
    double gap, far;
} Tidy;

static double distance_between(const Tidy *t, uint32_t left, uint32_t right)
{
    const TidyNode *a = &t->nodes[left], *b = &t->nodes[right];
    double gap = a->parent == b->parent ? t->gap : t->far;
    double least = (a->width + b->width) / 2 + gap;
    return b->apart > least ? b->apart : least;
}

static uint32_t next_left(const Tidy *t, uint32_t v)
{
    return t->nodes[v].first != NONE ? t->nodes[v].first : t->walk[v].thread;
}

static uint32_t next_right(const Tidy *t, uint32_t v)
{
    return t->walk[v].last != NONE ? t->walk[v].last : t->walk[v].thread;
}

static void move_subtree(Tidy *t, uint32_t left, uint32_t right, double shift)
{
    Walk *l = &t->walk[left], *r = &t->walk[right];
    int subtrees = r->number - l->number;
    r->change -= shift / subtrees;
    r->shift += shift;
    l->change += shift / subtrees;
    r->prelim += shift;
    r->mod += shift;
}

/* The sibling left of v whose subtree holds `inner`. */
static uint32_t ancestor_of(const Tidy *t, uint32_t inner, uint32_t v, uint32_t fallback)
{
    uint32_t a = t->walk[inner].ancestor;
    return t->nodes[a].parent == t->nodes[v].parent ? a : fallback;
}

/* Push v's subtree right until it clears those of its left siblings, along the two facing contours;
 * thread the lower contour on. Returns the new default ancestor. */
static uint32_t apportion(Tidy *t, uint32_t v, uint32_t left, uint32_t fallback)
{
    Walk *w = t->walk;
    uint32_t in_right = v, out_right = v, in_left = left,
             out_left = t->nodes[t->nodes[v].parent].first;
    double sum_ir = w[in_right].mod, sum_or = w[out_right].mod;
    double sum_il = w[in_left].mod, sum_ol = w[out_left].mod;
    while (next_right(t, in_left) != NONE && next_left(t, in_right) != NONE) {
        in_left = next_right(t, in_left);
        in_right = next_left(t, in_right);
        out_left = next_left(t, out_left);
        out_right = next_right(t, out_right);
        w[out_right].ancestor = v;
        double shift = w[in_left].prelim + sum_il - (w[in_right].prelim + sum_ir) +
                       distance_between(t, in_left, in_right);
        if (shift > 0) {
            move_subtree(t, ancestor_of(t, in_left, v, fallback), v, shift);
            sum_ir += shift;
            sum_or += shift;
        }
        sum_il += w[in_left].mod;
        sum_ir += w[in_right].mod;
        sum_ol += w[out_left].mod;
        sum_or += w[out_right].mod;
    }
    if (next_right(t, in_left) != NONE && next_right(t, out_right) == NONE) {
        w[out_right].thread = next_right(t, in_left);
        w[out_right].mod += sum_il - sum_or;
    }
    if (next_left(t, in_right) != NONE && next_left(t, out_left) == NONE) {
        w[out_left].thread = next_left(t, in_right);
        w[out_left].mod += sum_ir - sum_ol;
        fallback = v;
    }
    return fallback;
}

/* Spread what the subtrees were pushed over the siblings between. */
static void execute_shifts(Tidy *t, uint32_t v)
{
    double shift = 0, change = 0;
    for (uint32_t c = t->walk[v].last; c != NONE; c = t->walk[c].previous) {
        Walk *w = &t->walk[c];
        w->prelim += shift;
        w->mod += shift;
        change += w->change;
        shift += w->shift + change;
    }
}

/* Place v's children, whose own subtrees are placed already, next to each other. */
static void place_children(Tidy *t, uint32_t v)
{
    uint32_t fallback = t->nodes[v].first, left = NONE;
    for (uint32_t c = t->nodes[v].first; c != NONE; left = c, c = t->nodes[c].next) {
        Walk *w = &t->walk[c];
        w->previous = left;
        w->number = left == NONE ? 0 : t->walk[left].number + 1;
        w->prelim = w->middle;
        if (left != NONE) {
            w->prelim = t->walk[left].prelim + distance_between(t, left, c);
            w->mod = t->nodes[c].first == NONE ? 0 : w->prelim - w->middle;
            fallback = apportion(t, c, left, fallback);
        }
        t->walk[v].last = c;
    }
    execute_shifts(t, v);
    uint32_t first = t->nodes[v].first, last = t->walk[v].last;
    t->walk[v].middle = (t->walk[first].prelim + t->walk[last].prelim) / 2;
}

/* Sum the mods down the tree, then move it so that its leftmost edge is at 0. */
static void tidy_settle(Tidy *t, uint32_t count)
{
    double leftmost = 0;
    t->walk[0].prelim = t->walk[0].middle;
    t->walk[0].mod = 0;
    for (uint32_t v = 0; v < count; v++) {
        uint32_t parent = t->nodes[v].parent;
        double sum = parent == NONE ? 0 : t->walk[parent].mod;
        t->nodes[v].x = t->walk[v].prelim + sum;
        t->walk[v].mod += sum;
        double edge = t->nodes[v].x - t->nodes[v].width / 2;
        leftmost = v == 0 || edge < leftmost ? edge : leftmost;
    }
    for (uint32_t v = 0; v < count; v++)
        t->nodes[v].x -= leftmost;
}

bool tidy_place(TidyNode *nodes, uint32_t count, double gap, double far, Arena *arena)
{
    Tidy t = {.nodes = nodes, .gap = gap, .far = far};
    t.walk = arena_take(arena, count * sizeof *t.walk);
    if (t.walk == NULL)
        return false;
    for (uint32_t v = 0; v < count; v++)
        t.walk[v] = (Walk){.thread = NONE, .ancestor = v, .previous = NONE, .last = NONE};
    for (uint32_t v = count; v-- > 0;)
        if (nodes[v].first != NONE)
            place_children(&t, v);
    tidy_settle(&t, count);
    return true;
}
