/* smallest.c - the smallest tree on which a program differs: trees in order of size, as far as there are not too many of
 * them; then, a tree that is made smaller step by step, as QuickCheck and Hypothesis do (Claessen & Hughes 2000; MacIver &
 * Donaldson 2020). */
#include "base/same.h"
#include "trial/trial.h"

#include <stdlib.h>

/* ---- Does it differ? ------------------------------------------------------------------------- */

typedef struct Hunt {
    Run *run;
    unsigned what; /* the bit of what differs */
    size_t asks;   /* how often the program may still be asked */
    Skeleton *best;
    Skeleton tried;
    Said expected, suspected;
    Answer asked;
    bool found; /* the tree that is tried, which then becomes the best one, differs */
} Hunt;

/* If it is known what the program does, most trees need not be tried. */
static bool is_worth_asking(Hunt *h, bool *worth)
{
    const Suspect *guilty = h->run->guilty;
    *worth = h->asks > 0;
    if (!*worth || guilty == NULL)
        return true;
    if (!suspect_says(guilty, &h->tried, &h->suspected, worth, h->run->error))
        return false;
    *worth = *worth && (said_differs(&h->suspected, &h->tried, &h->expected) & h->what) != 0;
    return true;
}

static bool hunt_try(Hunt *h)
{
    bool worth;
    h->found = false;
    if (!said_of_search(&h->tried, &h->run->trial->task.search, &h->expected, h->run->error) ||
        !is_worth_asking(h, &worth))
        return false;
    if (!worth)
        return true;
    h->asks--;
    if (!run_ask(h->run, &h->tried, &h->asked))
        return false;
    if (h->asked.reply == PLYCUT_NO_PROGRAM)
        h->asks = 0;
    h->found = h->asked.reply == PLYCUT_REPLIED &&
               (said_differs(&h->asked.said, &h->tried, &h->expected) & h->what) != 0;
    return !h->found || tree_copy(&h->tried, h->best, h->run->error);
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
        if (give_values(&h->tried, number, digits) && !hunt_try(h))
            return false;
    return true;
}

/* The children of the nodes of a shape, in breadth-first order. */
typedef struct Shape {
    uint32_t children[16], nodes, leaves;
} Shape;

static bool build_shape(Hunt *h, const Shape *shape)
{
    const PlycutLevels *levels = &h->run->trial->task.levels;
    bool built =
        skeleton_begin(&h->tried, (PlycutPlayer)h->best->tree.nodes[0].player, h->run->error);
    for (uint32_t i = 0; built && i < shape->nodes; i++) {
        Node *n = &h->tried.tree.nodes[i];
        if (levels->count > 0)
            n->player = (uint8_t)plycut_level_player(levels, n->ply);
        built = shape->children[i] == 0 ||
                skeleton_add_children(&h->tried, i, shape->children[i], h->run->error);
    }
    h->tried.limits = h->best->limits;
    return built && skeleton_finish(&h->tried, h->run->error);
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
    bool tried = true;
    for (uint32_t k = leaves + 1; tried && k-- > 0;) {
        if (k == 1 || shape->leaves + open + (k > 0 ? k : 1) > leaves)
            continue;
        shape->children[known] = k;
        shape->nodes += k;
        shape->leaves += k == 0;
        tried = try_shapes(h, shape, known + 1, leaves, digits);
        shape->nodes -= k;
        shape->leaves -= k == 0;
    }
    return tried;
}

/* Fewest leaves first, then the values 0, 1, 2. The caller's own trees may have other levels than these, or limits. */
static bool try_in_order(Hunt *h)
{
    enum { MOST_LEAVES = 6, MOST_VALUES = 3 };
    if (h->best->limits.low > 0 || (h->best->chance && h->run->trial->task.levels.count == 0))
        return true;
    for (uint32_t leaves = 1; leaves <= MOST_LEAVES && leaves <= h->best->leaf_count; leaves++)
        for (uint32_t digits = 1; digits <= MOST_VALUES && !h->found; digits++)
            if (!try_shapes(h, &(Shape){.nodes = 1}, 0, leaves, digits))
                return false;
    return true;
}

/* ---- Step by step ---------------------------------------------------------------------------- */

/* True in h->found if it differs, too. */
static bool try_edit(Hunt *h, uint32_t node, uint32_t by)
{
    return tree_edit(h->best, node, by, &h->tried, h->run->error) && hunt_try(h);
}

/* Take a child away, or put it into the place of a node above it: a leaf anywhere, an inner node where its player moves. */
static bool try_without(Hunt *h, uint32_t node)
{
    const Node *nodes = h->best->tree.nodes;
    const bool leaf = nodes[node].child_count == 0,
               only = nodes[nodes[node].parent].child_count == 1;
    bool tried = only || try_edit(h, node, PLYCUT_NO_NODE);
    for (uint32_t above = node; tried && !h->found && above != 0;) {
        above = nodes[above].parent;
        if (leaf || nodes[above].player == nodes[node].player)
            tried = try_edit(h, above, node);
    }
    return tried;
}

/* A leaf gets a smaller value of 0, 1, 2 ... */
static bool try_lower(Hunt *h, uint32_t node)
{
    const Node leaf = h->best->tree.nodes[node];
    for (double value = 0; leaf.child_count == 0 && value < leaf.as.value && !h->found; value++) {
        if (!tree_copy(h->best, &h->tried, h->run->error))
            return false;
        h->tried.tree.nodes[node].as.value = value;
        if (!hunt_try(h))
            return false;
    }
    return true;
}

/* Again and again at all nodes, from this one on, until nothing gets smaller. */
static bool try_nodes(Hunt *h, bool (*try)(Hunt *h, uint32_t node), uint32_t first)
{
    for (uint32_t i = first; i < h->best->tree.count && h->asks > 0; i++) {
        h->found = false;
        if (!try(h, i))
            return false;
        if (h->found)
            i = first - 1;
    }
    return true;
}

/* The values, by rank: 0, 1, 2 ... */
static bool rank_values(Hunt *h)
{
    const Skeleton *best = h->best;
    double *sorted = malloc(best->leaf_count * sizeof *sorted);
    if (sorted == NULL || !tree_copy(best, &h->tried, h->run->error)) {
        free(sorted);
        return plycut_no_memory(h->run->error);
    }
    for (uint32_t i = 0; i < best->leaf_count; i++)
        sorted[i] = best->tree.nodes[best->leaves[i]].as.value;
    qsort(sorted, best->leaf_count, sizeof *sorted, compare_numbers);
    for (uint32_t i = 0; i < best->leaf_count; i++) {
        double rank = 0;
        for (uint32_t k = 1; k < best->leaf_count; k++)
            rank += sorted[k - 1] < sorted[k] &&
                    sorted[k] <= best->tree.nodes[best->leaves[i]].as.value;
        h->tried.tree.nodes[h->tried.leaves[i]].as.value = rank;
    }
    free(sorted);
    return hunt_try(h);
}

bool smallest_find(Run *run, PlycutSaid what, Skeleton *shape)
{
    const size_t asks = run->trial->task.asks, for_steps = asks / 4;
    Hunt h = {.run = run, .what = 1u << what, .asks = asks - for_steps, .best = shape};
    bool done = try_in_order(&h);
    h.asks += for_steps;
    if (!h.found)
        done =
            done && try_nodes(&h, try_without, 1) && rank_values(&h) && try_nodes(&h, try_lower, 0);
    skeleton_free(&h.tried);
    free(h.expected.visits);
    free(h.suspected.visits);
    answer_free(&h.asked);
    return done;
}
