/* sketch.c - alpha-beta as a program writes it, with one flaw that none of plycut's searches has: where the best value starts, what a
 * table keeps, what is returned. It says what such a program says of a tree. */
#include "trial/sketch.h"
#include "base/same.h"

#include <stdlib.h>

enum { AGAIN_ALWAYS = 1, AGAIN_IF_BETTER };
enum { LEAVES_FIRST = 1, LEAVES_LAST };
enum { ONLY_MAX = 1, ONLY_MIN };
enum { BOUND_BEST = 1, BOUND_LAST };
enum { SKIPS_FIRST = 1, SKIPS_LAST, SKIPS_THIRD /* and those behind it */ };

#define TINY 4.9406564584124654e-324

static const Sketch SKETCHES[] = {
#define SKETCH(name_, clause_, ...) {.name = name_, .clause = clause_, __VA_ARGS__},
#include "trial/sketches.def"
};

size_t sketch_count(void)
{
    return sizeof SKETCHES / sizeof *SKETCHES;
}

const Sketch *sketch_at(size_t index)
{
    return &SKETCHES[index];
}

/* ---- A search -------------------------------------------------------------------------------- */

/* A value that the table keeps for a node. */
typedef struct Kept {
    uint32_t node;
    double value;
} Kept;

typedef struct Sketching {
    const Sketch *flaw;
    const PlycutSearchOptions *options;
    const Skeleton *shape;
    Said *said;
    Kept *table;
    size_t kept;
    bool failed; /* no memory */
    size_t calls;
} Sketching;

static double sketch_value(Sketching *s, uint32_t node, double alpha, double beta);

static const Node *node_of(const Sketching *s, uint32_t node)
{
    return &s->shape->tree.nodes[node];
}

static bool is_max(const Sketching *s, uint32_t node)
{
    return plycut_player_is_max((PlycutPlayer)node_of(s, node)->player) &&
           (node == 0 || !s->flaw->min_stays);
}

/* Is this a node at which it makes those mistakes that may be made at nodes of one player only? */
static bool flawed_at(const Sketching *s, bool max)
{
    return s->flaw->only == 0 || max == (s->flaw->only == ONLY_MAX);
}

static void sketch_visits(Sketching *s, uint32_t node, double alpha, double beta)
{
    s->failed |= !said_add_visit(s->said, (SaidVisit){node, (double)NAN, alpha, beta});
}

static double first_best(const Sketching *s, bool max)
{
    const Sketch *f = s->flaw;
    const double infinity = f->infinity > 0 && !f->open_best ? f->infinity : (double)INFINITY;
    return f->starts ? (max ? f->start_max : f->start_min) : max ? -infinity : infinity;
}

static bool is_equal_below(const Tree *tree, uint32_t a, uint32_t b)
{
    const Node *x = &tree->nodes[a], *y = &tree->nodes[b];
    bool equal = x->child_count == y->child_count;
    if (equal && x->child_count == 0)
        return same_number(x->as.value, y->as.value);
    for (uint32_t i = 0; equal && i < x->child_count; i++)
        equal = is_equal_below(tree, x->first_child + i, y->first_child + i);
    return equal;
}

static const Kept *find_kept(const Sketching *s, uint32_t node)
{
    for (size_t i = 0; s->flaw->table && i < s->kept; i++)
        if ((s->flaw->any_player || is_max(s, node) == is_max(s, s->table[i].node)) &&
            is_equal_below(&s->shape->tree, node, s->table[i].node))
            return &s->table[i];
    return NULL;
}

/* ---- A child --------------------------------------------------------------------------------- */

/* The window of a node, and what its children have given it. */
typedef struct Level {
    uint32_t node;
    bool max;
    double alpha, beta, best, last; /* last: the value of the last child */
    int64_t move;                   /* the child with the best value; -1: none */
} Level;

static double child_value(Sketching *s, const Level *l, uint32_t child)
{
    const double value = s->flaw->swaps ? sketch_value(s, child, l->beta, l->alpha)
                                        : sketch_value(s, child, l->alpha, l->beta);
    const bool turned = s->flaw->raw_leaves && node_of(s, child)->child_count == 0;
    return turned && !is_max(s, child) ? -value : value;
}

static bool takes(const Sketching *s, const Level *l, double value)
{
    const bool none = s->flaw->zero_is_none && same_number(l->best, 0);
    return none || (l->max ? value > l->best : value < l->best);
}

static void sketch_takes(Sketching *s, Level *l, uint32_t child)
{
    double value = child_value(s, l, child);
    if (s->flaw->again == AGAIN_ALWAYS || (s->flaw->again == AGAIN_IF_BETTER && takes(s, l, value)))
        value = child_value(s, l, child);
    l->last = value;
    if (!takes(s, l, value))
        return;
    l->best = value;
    l->move = (int64_t)child - node_of(s, l->node)->first_child;
}

/* Its own bound follows its best value, even past the other one. */
static void bound_follows(const Sketching *s, Level *l)
{
    const int flaw = flawed_at(s, l->max) ? s->flaw->bound : 0;
    const double value = flaw == BOUND_LAST ? l->last : l->best;
    if (l->max)
        l->alpha = flaw != 0 ? value : fmax(l->alpha, value);
    else
        l->beta = flaw != 0 ? value : fmin(l->beta, value);
}

/* The best value reaches the other bound. */
static bool best_crosses(const Sketching *s, const Level *l)
{
    const double high = l->max ? l->best : l->alpha, low = l->max ? l->beta : l->best;
    return s->options->cut == PLYCUT_CUT_STRICT ? high > low : high >= low;
}

/* The bounds have met. */
static bool meets(const Sketching *s, const Level *l)
{
    return s->options->cut == PLYCUT_CUT_STRICT ? l->alpha > l->beta : l->alpha >= l->beta;
}

static bool stops(const Sketching *s, Level *l)
{
    const Sketch *f = s->flaw;
    const Level before = *l;
    const bool flawed = flawed_at(s, l->max);
    bound_follows(s, l);
    if ((f->win > 0 && same_number(l->best, l->max ? f->win : -f->win)) || (f->first && flawed))
        return true;
    if (!s->options->algorithm->windowed)
        return false;
    return f->inverted ? l->alpha <= l->beta
           : f->late   ? meets(s, flawed ? &before : l)
                       : best_crosses(s, l);
}

static double lost_value(const Sketching *s, const Level *l)
{
    return l->max || s->flaw->loses_low ? -(double)INFINITY : (double)INFINITY;
}

/* ---- A node ---------------------------------------------------------------------------------- */

static bool is_skipped(const Sketching *s, uint32_t child)
{
    const Node *parent = node_of(s, node_of(s, child)->parent);
    const uint32_t index = child - parent->first_child;
    const int skips = s->flaw->skips;
    return skips == SKIPS_FIRST   ? index == 0
           : skips == SKIPS_LAST  ? index + 1 == parent->child_count
           : skips == SKIPS_THIRD ? index >= 2
                                  : false;
}

/* Is the child's turn in this pass? Children that are sorted have two: those that come first, and the others, both in their order. */
static bool has_turn(const Sketching *s, uint32_t child, int pass)
{
    if (is_skipped(s, child))
        return false;
    const bool leaf = node_of(s, child)->child_count == 0;
    return s->flaw->leaves == 0 || (leaf == (s->flaw->leaves == LEAVES_FIRST)) == (pass == 0);
}

static double children_value(Sketching *s, Level *l)
{
    const Node *n = node_of(s, l->node);
    const bool reversed = s->options->order == PLYCUT_ORDER_REVERSED;
    const int passes = s->flaw->leaves != 0 ? 2 : 1;
    for (uint32_t k = 0; k < n->child_count * (uint32_t)passes; k++) {
        const uint32_t i = k % n->child_count,
                       child = n->first_child + (reversed ? n->child_count - 1 - i : i);
        if (!has_turn(s, child, (int)(k / n->child_count)))
            continue;
        sketch_takes(s, l, child);
        if (s->failed)
            return 0;
        if (stops(s, l))
            return s->flaw->loses ? lost_value(s, l) : l->best;
    }
    return l->best;
}

/* A program that searches nodes again and again is not followed for long. */
static bool follows_on(Sketching *s)
{
    enum { CALLS_MOST = 100000 };
    return ++s->calls < CALLS_MOST && !s->failed;
}

static double sketch_value(Sketching *s, uint32_t node, double alpha, double beta)
{
    const Node *n = node_of(s, node);
    const Kept *kept = n->child_count > 0 ? find_kept(s, node) : NULL;
    if (kept != NULL || !follows_on(s))
        return kept != NULL ? kept->value : 0;
    if (n->child_count > 0 && s->flaw->depth > 0 && n->ply >= s->flaw->depth)
        return 0;
    sketch_visits(s, node, alpha, beta);
    if (n->child_count == 0)
        return n->as.value;
    const bool max = is_max(s, node);
    Level l = {node, max, alpha, beta, first_best(s, max), 0, -1};
    const double value = children_value(s, &l);
    if (s->flaw->table)
        s->table[s->kept++] = (Kept){node, value};
    if (node == 0)
        s->said->best = s->said->last_best = l.move;
    return value;
}

bool sketch_says(const Sketch *sketch, const PlycutSearchOptions *options, const Skeleton *shape,
                 Said *said, bool *fits, PlycutError *error)
{
    const double infinity = sketch->infinity > 0 && !sketch->open_window ? sketch->infinity
                                                                         : (double)INFINITY,
                 alpha = sketch->root_alpha > 0 ? sketch->root_alpha : -infinity;
    Sketching s = {.flaw = sketch, .options = options, .shape = shape, .said = said};
    *fits = !shape->chance && options->fail == PLYCUT_FAIL_SOFT &&
            (options->order == PLYCUT_ORDER_GIVEN || options->order == PLYCUT_ORDER_REVERSED);
    if (!*fits)
        return true;
    said_begin(said);
    s.table = sketch->table ? malloc(shape->tree.count * sizeof *s.table) : NULL;
    s.failed = sketch->table && s.table == NULL;
    const double value = s.failed ? 0 : sketch_value(&s, 0, alpha, infinity);
    free(s.table);
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        said->has[what] = true;
    said->inner = shape->tree.count > 1;
    said->value = value;
    return !s.failed || plycut_no_memory(error);
}
