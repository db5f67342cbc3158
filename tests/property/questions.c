/* questions.c - which values prune, what proves a value, what depends on conventions: compared with
 * trying out values. */
#include "base/same.h"
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A random tree of at most `plies` plies. */
static NaiveNode *low_tree(int plies, uint64_t *random)
{
    NaiveShape shape = naive_shape(random);
    shape.depth = shape.depth > plies ? plies : shape.depth;
    return naive_tree(&shape, random);
}

typedef struct Leaves {
    NaiveNode *leaf[512];
    int count;
} Leaves;

static void find_leaves(NaiveNode *n, Leaves *leaves)
{
    if (n->count == 0 && leaves->count < 512)
        leaves->leaf[leaves->count++] = n;
    for (int i = 0; i < n->count; i++)
        find_leaves(n->children[i], leaves);
}

static NaiveNode *random_node(NaiveNode *n, uint64_t *random)
{
    while (n->count > 0 && naive_below(random, 4) != 0)
        n = n->children[naive_below(random, n->count)];
    return n;
}

/* ---- Which values: every threshold, and between every two --------------------------------------------- */

enum { WHEN_TREES = KIT_TREES(1500) };

static bool was_visited(const NaiveSearch *s, const NaiveNode *node)
{
    for (int i = 0; i < s->visits; i++)
        if (s->visit[i].node == node)
            return true;
    return false;
}

static bool is_visited(NaiveSearch *s, const NaiveNode *tree, const NaiveNode *node)
{
    naive_search(s, tree);
    return was_visited(s, node);
}

static bool set_has(const PlycutIntervals *set, double value)
{
    for (size_t k = 0; k < set->count; k++) {
        const PlycutInterval *i = &set->items[k];
        if ((value > i->low || (i->low_closed && value >= i->low)) &&
            (value < i->high || (i->high_closed && value <= i->high)))
            return true;
    }
    return false;
}

/* Intervals in order, neither empty nor touching, infinite ends open. */
static void check_set(const PlycutIntervals *set)
{
    for (size_t k = 0; k < set->count; k++) {
        const PlycutInterval *i = &set->items[k];
        cr_assert(i->low < i->high || (i->low_closed && i->high_closed));
        cr_assert(!(isinf(i->low) && i->low_closed) && !(isinf(i->high) && i->high_closed));
        if (k > 0) {
            const PlycutInterval *before = i - 1;
            cr_assert(before->high < i->low ||
                      (before->high <= i->low && !before->high_closed && !i->low_closed));
        }
    }
}

static void check_value(const PlycutValueSet *set, const PlycutWhen *when, NaiveSearch *s,
                        const NaiveNode *tree, NaiveNode *leaf, const NaiveNode *node, double value)
{
    leaf->value = value;
    cr_assert_eq(set_has(&set->set, value), is_visited(s, tree, node) == when->visited,
                 "%s for %s = %g", when->node, when->leaf, value);
}

static void check_when(NaiveNode *tree, uint64_t *random)
{
    static NaiveSearch s;
    static const char *const NAMES[] = {"minimax", "branch-and-bound", "alpha-beta"};
    char leaf_path[256], node_path[256];
    Leaves leaves = {0};
    find_leaves(tree, &leaves);
    NaiveNode *leaf = leaves.leaf[naive_below(random, leaves.count)],
              *node = random_node(tree, random);
    PlycutWhen when = {leaf_path, node_path, naive_below(random, 2) == 0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find(NAMES[naive_below(random, 3)], NULL));
    PlycutGame game;
    PlycutValueSet set;
    PlycutError error = {0};
    naive_path(leaf, leaf_path, sizeof leaf_path);
    naive_path(node, node_path, sizeof node_path);
    NaiveRules rules = {.algorithm = options.algorithm->name,
                        .strict = naive_below(random, 2) == 0,
                        .hard = naive_below(random, 2) == 0,
                        .alpha = -INFINITY,
                        .beta = INFINITY};
    if (naive_below(random, 3) == 0) {
        rules.alpha = tree->truth - 2.5 + naive_below(random, 5);
        rules.beta = rules.alpha + 1 + naive_below(random, 3);
    }
    s.rules = rules;
    options.cut = rules.strict ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    options.fail = rules.hard ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
    options.alpha = rules.alpha;
    options.beta = rules.beta;
    naive_game(tree, &game);
    bool answered = plycut_when(&game, &options, &when, 1, &set, &error);
    cr_assert(answered, "%s", error.text);
    check_set(&set.set);
    cr_assert(same_number(set.value, leaf->value));
    cr_assert_eq(set.now, is_visited(&s, tree, node) == when.visited);
    for (double value = -80; value <= 80; value += 1.625)
        check_value(&set, &when, &s, tree, leaf, node, value);
    for (int i = 0; i < leaves.count; i++)
        if (leaves.leaf[i] != leaf) {
            double threshold = leaves.leaf[i]->value;
            check_value(&set, &when, &s, tree, leaf, node, threshold);
            check_value(&set, &when, &s, tree, leaf, node, nextafter(threshold, INFINITY));
            check_value(&set, &when, &s, tree, leaf, node, nextafter(threshold, -INFINITY));
        }
    plycut_value_set_free(&set);
    plycut_game_release(&game);
}

/* Does each of these sets say whether its node is visited at this value of the leaf? */
static void check_sets(const PlycutPrunedIfs *list, const NaiveNode *const *nodes, NaiveSearch *s,
                       const NaiveNode *tree, NaiveNode *leaf, double value)
{
    leaf->value = value;
    naive_search(s, tree);
    for (size_t k = 0; k < list->count; k++)
        cr_assert_neq(set_has(&list->items[k].values, value), was_visited(s, nodes[k]),
                      "node %u if the leaf is %g", (unsigned)list->items[k].node, value);
}

/* What a sheet asks if one leaf's value is not known: each answer is right at all other values, and around them. */
static void check_unknown(NaiveNode *tree, uint64_t *random)
{
    static NaiveSearch s;
    Leaves leaves = {0};
    find_leaves(tree, &leaves);
    NaiveNode *leaf = leaves.leaf[naive_below(random, leaves.count)];
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    PlycutTrace trace;
    PlycutPrunedIfs list;
    PlycutGame game;
    PlycutError error = {0};
    char path[256];
    s.rules = (NaiveRules){"alpha-beta", .alpha = -INFINITY, .beta = INFINITY};
    naive_path(leaf, path, sizeof path);
    naive_game(tree, &game);
    cr_assert(plycut_trace_unsearched(&game, &options, &trace, &error), "%s", error.text);
    uint32_t unknown = plycut_trace_find(&trace, path);
    trace.nodes[unknown].value = NAN;
    bool asked = plycut_pruned_ifs(&trace, &list, &error);
    const NaiveNode **nodes = calloc(trace.node_count, sizeof *nodes);
    cr_assert(nodes != NULL);
    for (size_t k = 0; asked && k < list.count; k++) {
        nodes[k] = naive_find(tree, trace.nodes[list.items[k].node].path);
        cr_assert_eq(list.items[k].leaf, unknown);
        check_set(&list.items[k].values);
    }
    for (int i = 0; asked && i < leaves.count; i++)
        for (int step = -1; leaves.leaf[i] != leaf && step <= 1; step++)
            check_sets(&list, nodes, &s, tree, leaf, leaves.leaf[i]->value + step / 4.0);
    free(nodes);
    if (asked)
        plycut_pruned_ifs_free(&list);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(questions, what_a_leaf_without_a_value_decides_is_so)
{
    for (int i = 1; i <= WHEN_TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveNode *tree = low_tree(4, &random);
        check_unknown(tree, &random);
        naive_free(tree);
    }
}

Test(questions, the_values_that_prune_are_exactly_those)
{
    for (int i = 1; i <= WHEN_TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveNode *tree = low_tree(4, &random);
        check_when(tree, &random);
        naive_free(tree);
    }
}

/* Move orders that depend on values change with the leaf: then the set may have gaps. */

enum { ORDER_TREES = KIT_TREES(400) };

static bool is_visited_in_order(const NaiveNode *tree, const char *path,
                                const PlycutSearchOptions *options)
{
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutError error = {0};
    naive_game(tree, &game);
    cr_assert(plycut_trace_record(&game, options, &trace, &error), "%s", error.text);
    bool visited = trace.nodes[plycut_trace_find(&trace, path)].visited;
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return visited;
}

/* Returns how many intervals it took. */
static size_t check_when_ordered(NaiveNode *tree, PlycutOrder order, uint64_t *random)
{
    char leaf_path[256], node_path[256];
    Leaves leaves = {0};
    find_leaves(tree, &leaves);
    NaiveNode *leaf = leaves.leaf[naive_below(random, leaves.count)],
              *node = random_node(tree, random);
    PlycutWhen when = {leaf_path, node_path, naive_below(random, 2) == 0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    PlycutGame game;
    PlycutValueSet set;
    PlycutError error = {0};
    options.order = order;
    options.seed = 7;
    naive_path(leaf, leaf_path, sizeof leaf_path);
    naive_path(node, node_path, sizeof node_path);
    naive_game(tree, &game);
    cr_assert(plycut_when(&game, &options, &when, 1, &set, &error), "%s", error.text);
    check_set(&set.set);
    for (int i = 0; i < leaves.count; i++)
        for (int side = -1; side <= 1 && leaves.leaf[i] != leaf; side++) {
            double value = leaves.leaf[i]->value;
            leaf->value = side == 0 ? value : nextafter(value, side < 0 ? -INFINITY : INFINITY);
            cr_assert_eq(set_has(&set.set, leaf->value),
                         is_visited_in_order(tree, node_path, &options) == when.visited);
        }
    size_t count = set.set.count;
    plycut_value_set_free(&set);
    plycut_game_release(&game);
    return count;
}

Test(questions, the_values_that_prune_in_other_orders)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_REVERSED, PLYCUT_ORDER_BEST,
                                         PLYCUT_ORDER_WORST, PLYCUT_ORDER_SHUFFLE};
    int with_gaps = 0, never = 0;
    for (int i = 1; i <= ORDER_TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveNode *tree = low_tree(3, &random);
        size_t count = check_when_ordered(tree, ORDERS[i % 4], &random);
        with_gaps += count > 1;
        never += count == 0;
        naive_free(tree);
    }
    cr_assert_gt(with_gaps, 0);
    cr_assert_gt(never, 0);
}

/* ---- Proofs: every set of leaves of small trees ------------------------------------------------------- */

enum { PROOF_TREES = KIT_TREES(400), PROOF_LEAVES = 11 };

static double root_with(NaiveNode *tree, Leaves *leaves, const double *values, unsigned known,
                        double other)
{
    for (int i = 0; i < leaves->count; i++)
        leaves->leaf[i]->value = known >> i & 1 ? values[i] : other;
    return naive_truth(tree);
}

static bool proves(NaiveNode *tree, Leaves *leaves, const double *values, unsigned known,
                   double value)
{
    return same_number(root_with(tree, leaves, values, known, -INFINITY), value) &&
           same_number(root_with(tree, leaves, values, known, INFINITY), value);
}

static unsigned bits_of(const PlycutTrace *trace, const Leaves *leaves, const NaiveNode *tree,
                        const uint32_t *nodes, size_t count)
{
    unsigned bits = 0;
    for (size_t k = 0; k < count; k++)
        for (int i = 0; i < leaves->count; i++)
            if (naive_find(tree, trace->nodes[nodes[k]].path) == leaves->leaf[i])
                bits |= 1u << i;
    return bits;
}

/* Does the root keep its value if the leaves below a pruned node have these extreme values? */
static void check_pruned(NaiveNode *tree, Leaves *leaves, const double *values,
                         const PlycutTrace *trace, const PlycutProof *proof)
{
    unsigned all = (1u << leaves->count) - 1, below_any = 0;
    cr_assert(proof->holds);
    cr_assert_eq(proof->pruned_count, trace->pruned_count == 0 ? 0 : trace->pruned_count + 1);
    for (size_t k = 0; k < proof->pruned_count; k++) {
        const PlycutCounterfactual *c = &proof->pruned[k];
        unsigned below = 0;
        const char *path = c->node == PLYCUT_NO_NODE ? NULL : trace->nodes[c->node].path;
        for (int i = 0; path != NULL && i < leaves->count; i++)
            for (const NaiveNode *up = leaves->leaf[i]; up != NULL; up = up->parent)
                if (up == naive_find(tree, path))
                    below |= 1u << i;
        below_any |= below;
        unsigned known = all & ~(path != NULL ? below : below_any);
        cr_assert(same_number(c->at_low, root_with(tree, leaves, values, known, -INFINITY)));
        cr_assert(same_number(c->at_high, root_with(tree, leaves, values, known, INFINITY)));
        cr_assert(c->unchanged);
    }
}

static void check_proof(NaiveNode *tree, uint64_t *random)
{
    Leaves leaves = {0};
    double values[PROOF_LEAVES], truth = tree->truth;
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutProof proof;
    PlycutError error = {0};
    find_leaves(tree, &leaves);
    for (int i = 0; i < leaves.count; i++)
        values[i] = leaves.leaf[i]->value;
    options.cut = naive_below(random, 2) == 0 ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    naive_game(tree, &game);
    cr_assert(plycut_trace_record(&game, &options, &trace, &error) &&
              plycut_prove(&trace, &proof, &error));
    unsigned least = bits_of(&trace, &leaves, tree, proof.at_least, proof.at_least_count);
    unsigned most = bits_of(&trace, &leaves, tree, proof.at_most, proof.at_most_count);
    int fewest = leaves.count;
    for (unsigned known = 0; known < 1u << leaves.count; known++)
        if (__builtin_popcount(known) < fewest && proves(tree, &leaves, values, known, truth))
            fewest = __builtin_popcount(known);
    cr_assert(proves(tree, &leaves, values, least | most, truth));
    cr_assert_eq(__builtin_popcount(least | most), fewest);
    cr_assert_eq(plycut_game_minimal_leaves(&game, -1), (uint64_t)fewest);
    cr_assert_eq(proof.at_least_count + proof.at_most_count - 1, (size_t)fewest);
    cr_assert_eq(__builtin_popcount(least & most), 1);
    cr_assert_eq(bits_of(&trace, &leaves, tree, &proof.shared, 1), least & most);
    check_pruned(tree, &leaves, values, &trace, &proof);
    plycut_proof_free(&proof);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(questions, no_fewer_leaves_prove_a_value)
{
    uint64_t random = 0x5eed5eed;
    for (int trees = 0; trees < PROOF_TREES;) {
        NaiveShape shape = naive_shape(&random);
        NaiveNode *tree = naive_tree(&shape, &random);
        Leaves leaves = {0};
        find_leaves(tree, &leaves);
        if (leaves.count <= PROOF_LEAVES && leaves.count > 2) {
            check_proof(tree, &random);
            trees++;
        }
        naive_free(tree);
    }
}

Test(questions, a_bound_is_no_value_to_prove)
{
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutProof proof;
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    options.alpha = 5;
    cr_assert(plycut_game_parse("tree:[[3,12,8],[2,4,6],[14,5,2]]", &game, &error));
    cr_assert(plycut_trace_record(&game, &options, &trace, &error));
    cr_assert(!plycut_prove(&trace, &proof, &error));
    cr_assert_eq(error.code, PLYCUT_E_USAGE);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* ---- Conventions --------------------------------------------------------------------------------------- */

enum { CONVENTION_TREES = KIT_TREES(300) };

static bool same_leaves(const NaiveSearch *a, const NaiveSearch *b)
{
    int i = 0, k = 0;
    for (;; i++, k++) {
        while (i < a->visits && a->visit[i].node->count > 0)
            i++;
        while (k < b->visits && b->visit[k].node->count > 0)
            k++;
        if (i == a->visits || k == b->visits)
            return i == a->visits && k == b->visits;
        if (a->visit[i].node != b->visit[k].node)
            return false;
    }
}

static bool same_cutoffs(const NaiveSearch *a, const NaiveSearch *b)
{
    bool same = a->cutoffs == b->cutoffs;
    for (int i = 0; same && i < a->cutoffs; i++)
        same = a->cutoff[i].node == b->cutoff[i].node && a->cutoff[i].kind == b->cutoff[i].kind;
    return same;
}

/* Of inner nodes: nobody is asked for the window of a leaf. */
static bool same_windows(const NaiveSearch *a, const NaiveSearch *b)
{
    for (int i = 0; i < a->visits; i++)
        for (int k = 0; k < b->visits; k++)
            if (a->visit[i].node == b->visit[k].node && a->visit[i].node->count > 0 &&
                !(same_number(a->visit[i].alpha, b->visit[k].alpha) &&
                  same_number(a->visit[i].beta, b->visit[k].beta)))
                return false;
    return true;
}

static void run(NaiveSearch *s, const NaiveNode *tree, const PlycutSearchOptions *options)
{
    s->rules = (NaiveRules){.algorithm = options->algorithm->name,
                            .strict = options->cut == PLYCUT_CUT_STRICT,
                            .hard = options->fail == PLYCUT_FAIL_HARD,
                            .alpha = -INFINITY,
                            .beta = INFINITY};
    naive_search(s, tree);
}

static void check_conventions(const NaiveNode *tree)
{
    static NaiveSearch first, other;
    PlycutGame game;
    PlycutConventions all;
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find("alpha-beta", NULL));
    int given = 0;
    naive_game(tree, &game);
    cr_assert(plycut_conventions(&game, &options, &all, &error), "%s", error.text);
    cr_assert_eq(all.count, 12u);
    run(&first, tree, &options);
    for (size_t i = 0; i < all.count; i++) {
        const PlycutConvention *c = &all.items[i];
        if (c->options.order != PLYCUT_ORDER_GIVEN)
            continue;
        run(&other, tree, &c->options);
        cr_assert_eq(c->differs[PLYCUT_FACT_VISITED], !same_leaves(&first, &other));
        cr_assert_eq(c->differs[PLYCUT_FACT_CUTOFFS], !same_cutoffs(&first, &other));
        cr_assert_eq(c->differs[PLYCUT_FACT_WINDOWS], !same_windows(&first, &other));
        cr_assert(!c->differs[PLYCUT_FACT_VALUE]);
        cr_assert_eq(c->result.leaves, (uint64_t)other.leaves);
        given++;
    }
    cr_assert_eq(given, 6);
    plycut_conventions_free(&all);
    plycut_game_release(&game);
}

Test(questions, conventions_differ_where_naive_searches_do)
{
    for (int i = 1; i <= CONVENTION_TREES; i++) {
        uint64_t random = (uint64_t)i * 0xd1342543de82ef95u;
        NaiveNode *tree = low_tree(4, &random);
        check_conventions(tree);
        naive_free(tree);
    }
}
