/* smallest_order.c - the smallest tree: trees in order of size, as far as there are not too many of them. */
#include "trial/smallest.h"

#include <string.h>

enum { MOST_LEAVES = 6 };

/* ---- Values ---------------------------------------------------------------------------------- */

/* Give the leaves the values whose digits are the number, in a system of `digits` digits. False: the largest digit is not
 * among them; such values had their turn before. */
static bool give_digits(Skeleton *shape, uint64_t number, uint32_t digits)
{
    bool largest = false;
    for (uint32_t i = shape->leaf_count; i-- > 0; number /= digits) {
        shape->tree.nodes[shape->leaves[i]].as.value = (double)(number % digits);
        largest |= number % digits == digits - 1;
    }
    return largest;
}

/* The permutation of 0, 1, 2 ... of this number, in lexicographic order: each leaf takes one of the values that are left. */
static void give_permutation(Skeleton *shape, uint64_t number, uint64_t count)
{
    uint32_t left[MOST_LEAVES];
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        left[i] = i;
    for (uint32_t i = 0; i < shape->leaf_count; i++) {
        const uint32_t rest = shape->leaf_count - i;
        count /= rest;
        const uint32_t taken = (uint32_t)(number / count);
        number %= count;
        shape->tree.nodes[shape->leaves[i]].as.value = left[taken];
        memmove(&left[taken], &left[taken + 1], (rest - taken - 1) * sizeof *left);
    }
}

/* Different values if they show it; otherwise ties. */
static bool try_values(Hunt *h, uint32_t digits)
{
    uint64_t count = 1;
    for (uint32_t i = 0; i < h->tried.leaf_count; i++)
        count *= h->distinct ? i + 1 : digits;
    for (uint64_t number = 0; number < count && !h->found && h->asks > 0; number++) {
        bool fresh = true;
        if (h->distinct)
            give_permutation(&h->tried, number, count);
        else
            fresh = give_digits(&h->tried, number, digits);
        if (fresh && !hunt_try(h))
            return false;
    }
    return true;
}

/* ---- Shapes ---------------------------------------------------------------------------------- */

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

/* The caller's own trees may have other levels than these, or limits. */
bool hunt_in_order(Hunt *h)
{
    enum { MOST_VALUES = 3 };
    const uint32_t systems = h->distinct ? 1 : MOST_VALUES;
    if (h->best->limits.low > 0 || (h->best->chance && h->run->trial->task.levels.count == 0))
        return true;
    for (uint32_t leaves = 1; leaves <= MOST_LEAVES && leaves <= h->best->leaf_count; leaves++)
        for (uint32_t digits = 1; digits <= systems && !h->found; digits++)
            if (!try_shapes(h, &(Shape){.nodes = 1}, 0, leaves, digits))
                return false;
    return true;
}
