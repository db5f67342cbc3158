/* smallest.c - the smallest tree on which a program differs: trees in order of size, as far as there are not too many of
 * them; then, a tree that is made smaller step by step, as QuickCheck and Hypothesis do (Claessen & Hughes 2000; MacIver &
 * Donaldson 2020). */
#include "base/same.h"
#include "trial/trial.h"

#include <math.h>
#include <stdlib.h>

/* ---- Does it differ? ------------------------------------------------------------------------- */

typedef struct Hunt {
    const PlycutTrial *trial;
    const PlycutProgram *program;
    unsigned what; /* the bit of what differs */
    size_t asks;   /* how often the program may still be asked */
    Skeleton *best;
    Skeleton tried;
    Course expected, suspected;
    Asked asked;
    bool found;
    PlycutError *error;
} Hunt;

/* If it is known what the program does, most trees need not be tried. */
static bool is_worth_asking(Hunt *h, bool *worth)
{
    const Suspect *guilty = h->trial->guilty;
    *worth = true;
    if (guilty == NULL)
        return true;
    if (!course_of(&h->tried, &h->trial->task.search, &h->expected, h->error) ||
        !suspect_course(guilty, &h->tried, &h->suspected, h->error))
        return false;
    *worth = courses_differ(&h->tried, &h->expected, &h->suspected) & h->what;
    return true;
}

/* Does the program differ on the tree that is tried? */
static bool hunt_try(Hunt *h, bool *differs)
{
    bool worth;
    *differs = false;
    if (!is_worth_asking(h, &worth))
        return false;
    if (!worth || h->asks == 0)
        return true;
    h->asks--;
    if (!trial_ask(h->trial, h->program, &h->tried, &h->expected, &h->asked, h->error))
        return false;
    *differs = h->asked.reply == PLYCUT_REPLIED && (h->asked.differs & h->what) != 0;
    if (h->asked.reply == PLYCUT_NO_PROGRAM)
        h->asks = 0;
    return true;
}

/* The tree that is tried becomes the best one. */
static bool hunt_keep(Hunt *h)
{
    static const Edit SAME = {.kind = EDIT_NOTHING};
    return tree_edit(&h->tried, &SAME, h->best, h->error);
}

/* ---- In order of size ------------------------------------------------------------------------ */

/* Give the leaves the values whose digits are the number, in a system of `digits` digits. False: the largest digit is not
 * among them; such values had their turn before. */
static bool give_values(Skeleton *shape, uint64_t number, uint32_t digits)
{
    bool largest = false;
    for (uint32_t i = shape->leaf_count; i-- > 0; number /= digits) {
        shape->tree.nodes[shape->leaves[i]].as.value = (double)(number % digits);
        largest |= number % digits == digits - 1;
    }
    return largest;
}

static bool try_values(Hunt *h, uint32_t digits)
{
    uint64_t count = 1;
    for (uint32_t i = 0; i < h->tried.leaf_count; i++)
        count *= digits;
    for (uint64_t number = 0; number < count && !h->found && h->asks > 0; number++)
        if (give_values(&h->tried, number, digits) &&
            (!hunt_try(h, &h->found) || (h->found && !hunt_keep(h))))
            return false;
    return true;
}

/* The children of the nodes of a shape, in breadth-first order. */
typedef struct Shape {
    uint32_t children[16], nodes, leaves;
} Shape;

static bool build_shape(Hunt *h, const Shape *shape)
{
    if (!skeleton_begin(&h->tried, (PlycutPlayer)h->best->tree.nodes[0].player, h->error))
        return false;
    for (uint32_t i = 0; i < shape->nodes; i++)
        if (shape->children[i] > 0 &&
            !skeleton_add_children(&h->tried, i, shape->children[i], h->error))
            return false;
    return skeleton_finish(&h->tried, h->error);
}

/* All shapes with this number of leaves, in which an inner node has at least two children, begin with these first `known`
 * nodes of which it is known how many children they have; wide ones come first. */
static bool try_shapes(Hunt *h, Shape *shape, uint32_t known, uint32_t leaves, uint32_t digits)
{
    if (h->found || h->asks == 0)
        return true;
    if (known == shape->nodes)
        return shape->leaves != leaves || (build_shape(h, shape) && try_values(h, digits));
    const uint32_t open = shape->nodes - known - 1;
    for (uint32_t children = leaves; children != 1; children -= children == 2 ? 2 : 1) {
        const uint32_t least = shape->leaves + open + (children > 0 ? children : 1);
        if (least <= leaves) {
            shape->children[known] = children;
            shape->nodes += children;
            shape->leaves += children == 0;
            const bool tried = try_shapes(h, shape, known + 1, leaves, digits);
            shape->nodes -= children;
            shape->leaves -= children == 0;
            if (!tried)
                return false;
        }
        if (children == 0)
            break;
    }
    return true;
}

/* Fewest leaves first, then the values 0, 1, 2. */
static bool try_in_order(Hunt *h)
{
    enum { MOST_LEAVES = 6, MOST_VALUES = 3 };
    for (uint32_t leaves = 1; leaves <= MOST_LEAVES && leaves < h->best->leaf_count; leaves++)
        for (uint32_t digits = 1; digits <= MOST_VALUES; digits++) {
            Shape shape = {.nodes = 1};
            if (!try_shapes(h, &shape, 0, leaves, digits))
                return false;
            if (h->found)
                return true;
        }
    return true;
}

/* ---- Step by step ---------------------------------------------------------------------------- */

static bool try_edit(Hunt *h, const Edit *edit, bool *smaller)
{
    return tree_edit(h->best, edit, &h->tried, h->error) && hunt_try(h, smaller) &&
           (!*smaller || hunt_keep(h));
}

/* Take away a child, put a node in the place of one above it whose player it has, or make it a leaf: true in *smaller if
 * one of these trees differs, too. */
static bool shrink_shape(Hunt *h, bool *smaller)
{
    *smaller = false;
    for (uint32_t i = 1; i < h->best->tree.count && !*smaller; i++) {
        const Node n = h->best->tree.nodes[i];
        const Node parent = h->best->tree.nodes[n.parent];
        const Edit drop = {.kind = EDIT_DROP, .node = i},
                   lift = {.kind = EDIT_LIFT, .node = parent.parent, .by = i};
        if (parent.child_count > 1 && !try_edit(h, &drop, smaller))
            return false;
        if (!*smaller && n.ply >= 2 && !try_edit(h, &lift, smaller))
            return false;
    }
    for (uint32_t i = 0; i < h->best->tree.count && !*smaller; i++)
        for (uint32_t k = 0; k < h->best->leaf_count && h->best->tree.nodes[i].child_count > 0;
             k++) {
            const double value = h->best->tree.nodes[h->best->leaves[k]].as.value;
            const Edit leaf = {.kind = EDIT_LEAF, .node = i, .value = value};
            if (!try_edit(h, &leaf, smaller))
                return false;
            if (*smaller)
                break;
        }
    return true;
}

/* The values, by rank: 0, 1, 2 ... */
static bool rank_values(Hunt *h, bool *smaller)
{
    static const Edit SAME = {.kind = EDIT_NOTHING};
    if (!tree_edit(h->best, &SAME, &h->tried, h->error))
        return false;
    const Skeleton *best = h->best;
    for (uint32_t i = 0; i < best->leaf_count; i++) {
        double rank = 0;
        for (uint32_t k = 0; k < best->leaf_count; k++) {
            bool counted = best->tree.nodes[best->leaves[k]].as.value >=
                           best->tree.nodes[best->leaves[i]].as.value;
            for (uint32_t m = 0; m < k && !counted; m++)
                counted = same_number(best->tree.nodes[best->leaves[m]].as.value,
                                      best->tree.nodes[best->leaves[k]].as.value);
            rank += !counted;
        }
        h->tried.tree.nodes[best->leaves[i]].as.value = rank;
    }
    return hunt_try(h, smaller) && (!*smaller || hunt_keep(h));
}

static bool lower_values(Hunt *h, bool *smaller)
{
    *smaller = false;
    for (uint32_t i = 0; i < h->best->leaf_count; i++) {
        const uint32_t leaf = h->best->leaves[i];
        for (double value = 0; value < h->best->tree.nodes[leaf].as.value && !*smaller; value++) {
            const Edit edit = {.kind = EDIT_LEAF, .node = leaf, .value = value};
            if (!try_edit(h, &edit, smaller))
                return false;
        }
    }
    return true;
}

static bool shrink_tree(Hunt *h)
{
    bool smaller = true;
    while (smaller && h->asks > 0)
        if (!shrink_shape(h, &smaller))
            return false;
    if (!rank_values(h, &smaller))
        return false;
    for (bool ranked = smaller; ranked && smaller && h->asks > 0;)
        if (!lower_values(h, &smaller))
            return false;
    return true;
}

bool smallest_find(const PlycutTrial *trial, const PlycutProgram *program, PlycutSaid what,
                   Skeleton *shape, PlycutError *error)
{
    Hunt h = {.trial = trial,
              .program = program,
              .what = 1u << what,
              .asks = trial->task.asks - trial->task.asks / 4,
              .best = shape,
              .error = error};
    bool done = try_in_order(&h);
    h.asks += trial->task.asks / 4;
    done = done && (h.found || shrink_tree(&h));
    skeleton_free(&h.tried);
    free(h.expected.visits);
    free(h.suspected.visits);
    asked_free(&h.asked);
    return done;
}
