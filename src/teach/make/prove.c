/* prove.c - a certificate for a search's root value: what was pruned cannot change it, and the
 * fewest leaves that prove it.
 *
 * The minimax value never falls when a leaf's value rises, with chance nodes neither. So if the root keeps its value when
 * some leaves are -inf, and also when they are +inf - or the limits of the values, if there are any -, it keeps its value
 * whatever theirs are.
 *
 * A proof that the root is worth at least v is a
 * strategy by which MAX reaches v: one child of each MAX node in it, all children of each MIN node. A proof that it
 * is worth at most v swaps MAX and MIN. Two such proofs have exactly one leaf in common (play one against the other),
 * so two smallest ones together are a smallest set that proves the value. With chance nodes or limits that is not so: a mean
 * is proved by any children that suffice together, and a limit proves a value without a leaf. */
#include "base/same.h"
#include "make/proofs.h"
#include "make/skeleton.h"

#include <plycut/make.h>

#include <math.h>
#include <stdlib.h>

void plycut_proof_free(PlycutProof *proof)
{
    free(proof->pruned);
    free(proof->at_least);
    free(proof->at_most);
    *proof = (PlycutProof){0};
}

/* ---- Counterfactuals ------------------------------------------------------------------------- */

/* others[n], of each child n of a node that decides: the best value among its siblings, for its parent's player. */
static void find_others(const Skeleton *shape, const double *minimax, double *others)
{
    for (uint32_t up = 0; up < shape->tree.count; up++) {
        const Node *parent = &shape->tree.nodes[up];
        const uint32_t end = parent->first_child + parent->child_count;
        if (!plycut_decides(parent->player))
            continue;
        double best = plycut_worst(parent->player);
        for (uint32_t n = parent->first_child; n < end; n++) {
            others[n] = best;
            best = plycut_better(parent->player, best, minimax[n]);
        }
        best = plycut_worst(parent->player);
        for (uint32_t n = end; n-- > parent->first_child;) {
            others[n] = plycut_better(parent->player, others[n], best);
            best = plycut_better(parent->player, best, minimax[n]);
        }
    }
}

/* The mean of a chance node if this child is worth `value`. */
static double mean_with(const Skeleton *shape, double *minimax, uint32_t child, double value)
{
    const double kept = minimax[child];
    minimax[child] = value;
    const double mean = skeleton_value(shape, shape->tree.nodes[child].parent, minimax);
    minimax[child] = kept;
    return mean;
}

/* The root's value if this node is worth `value` and all other leaves keep theirs. */
static double root_with(const Skeleton *shape, double *minimax, const double *others, uint32_t node,
                        double value)
{
    for (; node != 0; node = shape->tree.nodes[node].parent) {
        const PlycutPlayer player = shape->tree.nodes[shape->tree.nodes[node].parent].player;
        value = plycut_decides(player) ? plycut_better(player, value, others[node])
                                       : mean_with(shape, minimax, node, value);
    }
    return value;
}

static void set_below(Skeleton *shape, uint32_t node, double value)
{
    Node *n = &shape->tree.nodes[node];
    n->as.value = value;
    for (uint32_t i = 0; i < n->child_count; i++)
        set_below(shape, n->first_child + i, value);
}

/* The root's value if every pruned leaf is worth `value`; this changes the shape. */
static double root_with_all(Skeleton *shape, const PlycutTrace *trace, double *minimax,
                            double value)
{
    for (size_t i = 0; i < trace->pruned_count; i++)
        set_below(shape, trace->pruned[i], value);
    skeleton_minimax(shape, minimax);
    return minimax[0];
}

static void add_counterfactual(PlycutProof *proof, uint32_t node, double at_low, double at_high)
{
    double v = proof->value;
    bool unchanged = same_number(at_low, v) && same_number(at_high, v);
    proof->pruned[proof->pruned_count++] = (PlycutCounterfactual){node, at_low, at_high, unchanged};
    proof->holds = proof->holds && unchanged;
}

static bool prove_pruned(const PlycutTrace *trace, Skeleton *shape, double *minimax,
                         PlycutProof *proof, PlycutError *error)
{
    double *others = minimax + shape->tree.count;
    proof->holds = true;
    if (trace->pruned_count == 0)
        return true;
    proof->pruned = malloc((trace->pruned_count + 1) * sizeof *proof->pruned);
    if (proof->pruned == NULL)
        return plycut_no_memory(error);
    find_others(shape, minimax, others);
    for (size_t i = 0; i < trace->pruned_count; i++) {
        uint32_t node = trace->pruned[i];
        add_counterfactual(proof, node, root_with(shape, minimax, others, node, trace->limits.low),
                           root_with(shape, minimax, others, node, trace->limits.high));
    }
    double low = root_with_all(shape, trace, minimax, trace->limits.low);
    add_counterfactual(proof, PLYCUT_NO_NODE, low,
                       root_with_all(shape, trace, minimax, trace->limits.high));
    return true;
}

/* ---- The whole ------------------------------------------------------------------------------- */

static bool prove(const PlycutTrace *trace, Skeleton *shape, PlycutProof *proof, PlycutError *error)
{
    double *minimax = malloc(2 * shape->tree.count * sizeof *minimax); /* and the others' */
    if (minimax == NULL)
        return plycut_no_memory(error);
    skeleton_minimax(shape, minimax);
    proof->has_leaves = !trace->chance && !plycut_is_limited(trace->limits);
    bool proved =
        (!proof->has_leaves || (prove_claim(shape, PLYCUT_MAX, proof->value, &proof->at_least,
                                            &proof->at_least_count, error) &&
                                prove_claim(shape, PLYCUT_MIN, proof->value, &proof->at_most,
                                            &proof->at_most_count, error))) &&
        prove_pruned(trace, shape, minimax, proof, error);
    proof->shared = shared_leaf(proof);
    free(minimax);
    return proved;
}

static bool is_whole(const PlycutTrace *trace, PlycutError *error)
{
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].child_count == 0 && isnan(trace->nodes[i].value))
            return plycut_fail_at(error, PLYCUT_E_USAGE, NULL, 0, 0, trace->nodes[i].path,
                                  "a proof needs the whole tree, but this node was pruned and its "
                                  "value is not known");
    return true;
}

bool plycut_prove(const PlycutTrace *trace, PlycutProof *proof, PlycutError *error)
{
    Skeleton shape = {0};
    *proof = (PlycutProof){.value = trace->result.value};
    if (trace->options.algorithm->of != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "'%s' is a search with a mistake, which proves nothing",
                           trace->options.algorithm->name);
    if (trace->nodes[0].type != PLYCUT_EXACT)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "the root's value is outside the search's window: the search found only a bound, "
            "not a value to prove");
    if (trace->result.known > 0)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "the search took values from a transposition table and did not search the nodes "
            "below them: leave out --table");
    if (trace->options.algorithm->searches_again)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "prove needs an algorithm that visits each node once; %s may search a "
                           "node again",
                           trace->options.algorithm->name);
    bool proved = is_whole(trace, error) && skeleton_of_trace(&shape, trace, error) &&
                  prove(trace, &shape, proof, error);
    skeleton_free(&shape);
    if (!proved)
        plycut_proof_free(proof);
    return proved;
}
