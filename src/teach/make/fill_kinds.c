/* fill_kinds.c - conditions that no values of a given shape can meet, refused with the reason before any
 * are tried: how many cutoffs there can be, and of which kind each can be.
 *
 * A bound is set when a child returns to an ancestor of the other player; its owner is the last node on
 * the path that tightened it. So a cutoff can be shallow only if some child of the nearest run of the
 * other player was searched before, and deep only if a child of a higher run was. */
#include "make/fill.h"

#include <stdio.h>

Owners fill_owners(const Skeleton *shape, uint32_t node)
{
    PlycutPlayer player = shape->tree.nodes[node].player;
    Owners owners = {false, false};
    bool met = false,
         passed = false; /* has the nearest run of the other player begun, and ended? */
    for (uint32_t up = node; up != 0; up = shape->tree.nodes[up].parent) {
        const Node *parent = &shape->tree.nodes[shape->tree.nodes[up].parent];
        bool other = parent->player != player, valued = up != parent->first_child;
        passed = passed || (met && !other);
        met = met || other;
        owners.near |= other && !passed && valued;
        owners.far |= other && passed && valued;
    }
    return owners;
}

/* The smallest and the largest possible number of cutoffs of each kind. */
typedef struct Kinds {
    int64_t shallow_least, shallow_most, deep_least, deep_most, least, most;
    uint32_t never_deep,
        never_shallow; /* a node that can cut off, but not this way; PLYCUT_NO_NODE: none */
} Kinds;

static void kinds_count_node(const Fill *fill, uint32_t node, Kinds *kinds)
{
    const Node *n = &fill->shape->tree.nodes[node];
    Owners owners = fill_owners(fill->shape, node);
    bool marked = !fill->make->most_pruned;
    bool cuts = marked ? fill->nodes[node].stop < n->child_count : n->child_count > 1;
    if (!cuts || (!owners.near && !owners.far))
        return;
    kinds->most++;
    kinds->least += marked;
    kinds->shallow_most += owners.near;
    kinds->deep_most += owners.far;
    kinds->shallow_least += marked && !owners.far;
    kinds->deep_least += marked && !owners.near;
    if (!owners.far)
        kinds->never_deep = node;
    if (!owners.near)
        kinds->never_shallow = node;
}

/* "at most 2 of the cutoffs can be deep, not 3: the bound of /1 can come only from ..." */
static bool too_many(const Fill *fill, bool deep, int64_t most, int64_t asked, uint32_t node,
                     PlycutError *error)
{
    char path[PLYCUT_PATH_MAX], few[64] = "none";
    if (most > 0)
        (void)snprintf(few, sizeof few, "at most %lld", (long long)most);
    if (node == PLYCUT_NO_NODE)
        return NO(error, "%s of the cutoffs can be %s, not %lld", few, deep ? "deep" : "shallow",
                  (long long)asked);
    node_path(&fill->shape->tree, node, path);
    return NO(error,
              "%s of the cutoffs can be %s, not %lld: the bound of %.200s can come only from %s %s",
              few, deep ? "deep" : "shallow", (long long)asked, path,
              deep ? "its parent, the nearest" : "above its parent, the nearest",
              PLYCUT_BY_DECIDER(fill->shape->tree.nodes[node].player, "MIN node", "MAX node"));
}

static bool kinds_possible(const Fill *fill, const Kinds *k, PlycutError *error)
{
    const PlycutMake *make = fill->make;
    if (make->deep.low > k->deep_most)
        return too_many(fill, true, k->deep_most, make->deep.low, k->never_deep, error);
    if (make->shallow.low > k->shallow_most)
        return too_many(fill, false, k->shallow_most, make->shallow.low, k->never_shallow, error);
    if (make->deep.high < k->deep_least)
        return NO(error, "%lld of the cutoffs must be deep, and --deep allows %lld",
                  (long long)k->deep_least, (long long)make->deep.high);
    if (make->shallow.high < k->shallow_least)
        return NO(error, "%lld of the cutoffs must be shallow, and --shallow allows %lld",
                  (long long)k->shallow_least, (long long)make->shallow.high);
    return true;
}

/* If edges are given, they determine the number of nodes that cut off. */
static bool number_possible(const Fill *fill, const Kinds *k, PlycutError *error)
{
    const PlycutMake *make = fill->make;
    int64_t parts = make->shallow.low + make->deep.low;
    int64_t low = parts > make->cutoffs.low ? parts : make->cutoffs.low;
    int64_t high = make->cutoffs.high;
    if (make->shallow.high != PLYCUT_NO_LIMIT && make->deep.high != PLYCUT_NO_LIMIT &&
        make->shallow.high + make->deep.high < high)
        high = make->shallow.high + make->deep.high;
    if (low <= k->most && high >= k->least)
        return true;
    return NO(error, "the number of cutoffs is %s%lld, not %lld",
              k->least == k->most ? "" : "at most ", (long long)k->most,
              (long long)(low > k->most ? low : high));
}

bool fill_kinds_possible(const Fill *fill, PlycutError *error)
{
    Kinds kinds = {.never_deep = PLYCUT_NO_NODE, .never_shallow = PLYCUT_NO_NODE};
    for (uint32_t node = 1; node < fill->shape->tree.count; node++)
        kinds_count_node(fill, node, &kinds);
    return kinds_possible(fill, &kinds, error) && number_possible(fill, &kinds, error);
}
