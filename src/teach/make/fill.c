/* fill.c - values for the leaves of a given shape, so that given edges are cut or as much as possible is
 * pruned: first a plan of outcomes, then values in the order that the plan requires. */
#include "make/fill.h"

#include <stdlib.h>
#include <string.h>

/* ---- Opening --------------------------------------------------------------------------------- */

static void fill_count_leaves(Fill *fill)
{
    const Skeleton *shape = fill->shape;
    for (uint32_t i = shape->tree.count; i-- > 0;) {
        fill->nodes[i].leaves += shape->tree.nodes[i].child_count == 0;
        fill->nodes[i].stop = shape->tree.nodes[i].child_count;
        if (i > 0)
            fill->nodes[shape->tree.nodes[i].parent].leaves += fill->nodes[i].leaves;
    }
}

static uint32_t leaves_below_marks(const Fill *fill)
{
    uint32_t leaves = 0;
    for (uint32_t i = 0; i < fill->shape->tree.count; i++) {
        const Node *n = &fill->shape->tree.nodes[i];
        for (uint32_t k = fill->nodes[i].stop; k < n->child_count; k++)
            leaves += fill->nodes[n->first_child + k].leaves;
    }
    return leaves;
}

static bool fill_decide(Fill *fill, PlycutError *error)
{
    const PlycutMake *make = fill->make;
    fill_count_leaves(fill);
    if ((!make->most_pruned && !fill_mark(fill, error)) || !fill_kinds_possible(fill, error))
        return false;
    fill_solve(fill);
    if (fill_best(fill) == IMPOSSIBLE)
        return NO(error, "no values of the leaves make alpha-beta cut exactly these edges");
    uint32_t pruned = make->most_pruned ? (uint32_t)fill_best(fill) : leaves_below_marks(fill);
    fill->visited = fill->shape->leaf_count - pruned;
    uint64_t needed = make->distinct ? fill->shape->leaf_count : fill->visited;
    uint64_t there = units_count(fill->units);
    return needed <= there ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "%llu leaves need different values, and --values has %llu; widen it or give "
                       "--decimals",
                       (unsigned long long)needed, (unsigned long long)there);
}

bool fill_open(Fill *fill, const PlycutMake *make, Skeleton *shape, const Units *units,
               PlycutError *error)
{
    uint32_t widest = 0;
    for (uint32_t i = 0; i < shape->tree.count; i++)
        if (shape->tree.nodes[i].child_count > widest)
            widest = shape->tree.nodes[i].child_count;
    *fill = (Fill){.make = make, .shape = shape, .units = units};
    fill->nodes = arena_take(&fill->arena, shape->tree.count * sizeof *fill->nodes);
    fill->rows = arena_take(&fill->arena, (widest + 1) * sizeof *fill->rows);
    fill->values = arena_take(&fill->arena, shape->leaf_count * sizeof *fill->values);
    fill->next = arena_take(&fill->arena, (shape->leaf_count + 1) * sizeof *fill->next);
    fill->before = arena_take(&fill->arena, (shape->leaf_count + 1) * sizeof *fill->before);
    return (!fill->arena.failed || plycut_no_memory(error)) && fill_decide(fill, error);
}

void fill_close(Fill *fill)
{
    arena_release(&fill->arena);
}

/* ---- Tokens: values in order, before they are numbers ---------------------------------------- */

/* A new token right after another (0: at the beginning). */
static uint32_t token_after(Fill *fill, uint32_t before)
{
    uint32_t token = ++fill->tokens, next = fill->next[before];
    assert(token <= fill->shape->leaf_count);
    fill->next[before] = token;
    fill->before[token] = before;
    fill->next[token] = next;
    fill->before[next] = token;
    return token;
}

/* A new token between two (0: no limit on that side), next to one or the other. */
static uint32_t token_between(Fill *fill, Draws *draws, uint32_t low, uint32_t high)
{
    return token_after(fill, draw_below(draws, 2) == 0 ? low : fill->before[high]);
}

/* ---- Values as planned ----------------------------------------------------------------------- */

/* A window and the outcome of a node in it. The bounds are tokens; 0 means infinite or none. */
typedef struct NodePlan {
    uint32_t alpha, beta;
    int outcome;     /* BELOW, INSIDE, ABOVE */
    uint32_t target; /* if INSIDE: the value that it returns */
} NodePlan;

static void realise(Fill *fill, Draws *draws, uint32_t node, NodePlan aim);

/* A new token between the player's best value and its target, from the player's side. */
static uint32_t token_towards(Fill *fill, Draws *draws, PlycutPlayer player, uint32_t own,
                              uint32_t goal)
{
    return PLYCUT_BY_DECIDER(player, token_between(fill, draws, own, goal),
                             token_between(fill, draws, goal, own));
}

static uint32_t last_better(const Fill *fill, uint32_t first, uint32_t searched)
{
    uint32_t last = searched;
    for (uint32_t i = 0; i < searched; i++)
        if (fill->nodes[first + i].planned == BETTER)
            last = i;
    return last;
}

static void realise_inner(Fill *fill, Draws *draws, uint32_t node, NodePlan aim)
{
    const Node *n = &fill->shape->tree.nodes[node];
    uint32_t *own = PLYCUT_BY_DECIDER(n->player, &aim.alpha, &aim.beta);
    uint32_t other = PLYCUT_BY_DECIDER(n->player, aim.beta, aim.alpha);
    int outcome = mirrored(n->player, aim.outcome);
    uint32_t searched = fill_plan(fill, draws, node, *own != 0, other != 0, outcome);
    uint32_t last = last_better(fill, n->first_child, searched);
    for (uint32_t i = 0; i < searched; i++) {
        int planned = fill->nodes[n->first_child + i].planned;
        NodePlan child = {aim.alpha, aim.beta, mirrored(n->player, planned), 0};
        if (planned == BETTER)
            child.target = i == last && outcome == BETTER
                               ? aim.target
                               : token_towards(fill, draws, n->player, *own,
                                               outcome == BETTER ? aim.target : other);
        realise(fill, draws, n->first_child + i, child);
        if (planned == BETTER)
            *own = child.target;
    }
}

static void realise(Fill *fill, Draws *draws, uint32_t node, NodePlan aim)
{
    if (fill->shape->tree.nodes[node].child_count == 0)
        fill->nodes[node].token = aim.outcome == INSIDE  ? aim.target
                                  : aim.outcome == BELOW ? token_between(fill, draws, 0, aim.alpha)
                                                         : token_between(fill, draws, aim.beta, 0);
    else
        realise_inner(fill, draws, node, aim);
}

/* ---- Numbers for tokens ---------------------------------------------------------------------- */

/* Move the values chosen for the tokens to the front, still sorted; the rest follow. */
static void part_values(Fill *fill, Draws *draws, uint32_t count)
{
    uint32_t taken = 0;
    for (uint32_t i = 0; i < count && taken < fill->tokens; i++)
        if (draw_below(draws, count - i) < fill->tokens - taken) {
            double value = fill->values[i];
            memmove(fill->values + taken + 1, fill->values + taken,
                    (i - taken) * sizeof *fill->values);
            fill->values[taken++] = value;
        }
}

static double pruned_value(const Fill *fill, Draws *draws, uint32_t *rest, uint32_t count)
{
    if (!fill->make->distinct)
        return units_draw(fill->units, draws);
    uint32_t k = *rest + (uint32_t)draw_below(draws, count - *rest);
    double value = fill->values[k];
    fill->values[k] = fill->values[(*rest)++];
    return value;
}

/* Tokens get values in their order; pruned leaves get any value. */
static void set_values(Fill *fill, Draws *draws)
{
    Skeleton *shape = fill->shape;
    uint32_t count = fill->make->distinct ? shape->leaf_count : fill->tokens, place = 0;
    uint32_t rest = fill->tokens, *places = fill->before; /* the links back are not needed now */
    units_draw_sorted(fill->units, draws, true, count, fill->values);
    part_values(fill, draws, count);
    for (uint32_t token = fill->next[0]; token != 0; token = fill->next[token])
        places[token] = place++;
    for (uint32_t i = 0; i < shape->leaf_count; i++) {
        uint32_t leaf = shape->leaves[i], token = fill->nodes[leaf].token;
        shape->tree.nodes[leaf].as.value =
            token != 0 ? fill->values[places[token]] : pruned_value(fill, draws, &rest, count);
    }
}

/* ---- Checked against the search -------------------------------------------------------------- */

typedef struct Verified {
    const Fill *fill;
    uint32_t cutoffs, leaves;
    bool wrong;
} Verified;

static bool verify_event(void *self, const PlycutEvent *event)
{
    Verified *v = self;
    v->leaves += event->kind == PLYCUT_EVENT_LEAF;
    if (event->kind != PLYCUT_EVENT_CUTOFF)
        return true;
    uint32_t node = event->state->node, children = v->fill->shape->tree.nodes[node].child_count;
    size_t pruned = plycut_siblings_count(&event->as.cutoff.pruned.left);
    v->cutoffs++;
    v->wrong |= !v->fill->make->most_pruned && children - pruned != v->fill->nodes[node].stop;
    return true;
}

static bool fill_verify(const Fill *fill, PlycutError *error)
{
    PlycutResult result;
    Verified verified = {.fill = fill};
    PlycutObserver observer = {verify_event, &verified};
    PlycutGame game = skeleton_game(fill->shape);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    if (!plycut_search(&game, &options, &observer, &result, error))
        return false;
    assert(!verified.wrong && verified.leaves == fill->visited);
    assert(fill->make->most_pruned || verified.cutoffs == fill->cut_nodes);
    return true;
}

bool fill_draw(Fill *fill, Draws *draws, PlycutError *error)
{
    fill->tokens = 0;
    memset(fill->next, 0, (fill->shape->leaf_count + 1) * sizeof *fill->next);
    memset(fill->before, 0, (fill->shape->leaf_count + 1) * sizeof *fill->before);
    for (uint32_t i = 0; i < fill->shape->tree.count; i++)
        fill->nodes[i].token = 0;
    NodePlan aim = {0, 0, INSIDE, token_between(fill, draws, 0, 0)};
    realise(fill, draws, 0, aim);
    set_values(fill, draws);
    return fill_verify(fill, error);
}
