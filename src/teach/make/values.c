/* values.c - values for the leaves of a shape: random ones, best-first or worst-first orders, small
 * changes. */
#include "base/same.h"
#include "make/make.h"

#include <math.h>
#include <stdlib.h>

/* ---- Units ----------------------------------------------------------------------------------- */

static bool unit_of(double value, double one, int64_t *unit)
{
    double scaled = round(value * one), most = 9007199254740992.0;
    *unit = fabs(scaled) < most ? (int64_t)scaled : 0;
    return fabs(scaled) < most && scaled / one >= value && scaled / one <= value;
}

bool units_of(const PlycutMake *make, Units *units, PlycutError *error)
{
    units->one = 1;
    for (int i = 0; i < make->decimals; i++)
        units->one *= 10;
    if (unit_of(make->low, units->one, &units->low) &&
        unit_of(make->high, units->one, &units->high) && units->low <= units->high)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--values: LO and HI may have %d digit%s after the point; see --decimals",
                       make->decimals, make->decimals == 1 ? "" : "s");
}

uint64_t units_count(const Units *units)
{
    return (uint64_t)(units->high - units->low) + 1;
}

static double units_value(const Units *units, int64_t unit)
{
    return (double)unit / units->one;
}

double units_draw(const Units *units, Draws *draws)
{
    return units_value(units, draw_between(draws, units->low, units->high));
}

/* Each unit in turn is taken with the odds of what is still needed to what is left (Knuth, TAOCP 2,
 * 3.4.2, algorithm S). */
static void draw_by_selection(const Units *units, Draws *draws, uint32_t count, double *values)
{
    uint64_t left = units_count(units);
    uint32_t taken = 0;
    for (int64_t unit = units->low; taken < count; unit++, left--)
        if (draw_below(draws, left) < count - taken)
            values[taken++] = units_value(units, unit);
}

/* If there are many units, equal draws are rare and are drawn again. */
static void draw_by_rejection(const Units *units, Draws *draws, uint32_t count, double *values)
{
    for (uint32_t taken = 0; taken < count;) {
        for (uint32_t i = taken; i < count; i++)
            values[i] = units_draw(units, draws);
        qsort(values, count, sizeof *values, compare_numbers);
        taken = 1;
        for (uint32_t i = 1; i < count; i++)
            if (values[i] > values[taken - 1])
                values[taken++] = values[i];
    }
}

void units_draw_sorted(const Units *units, Draws *draws, bool distinct, uint32_t count,
                       double *values)
{
    if (distinct && units_count(units) / 8 <= count) {
        draw_by_selection(units, draws, count, values);
        return;
    }
    if (distinct) {
        draw_by_rejection(units, draws, count, values);
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        values[i] = units_draw(units, draws);
    qsort(values, count, sizeof *values, compare_numbers);
}

/* ---- Orders ---------------------------------------------------------------------------------- */

static void values_shuffle(double *values, uint32_t count, Draws *draws)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t k = (uint32_t)draw_below(draws, i);
        double value = values[i - 1];
        values[i - 1] = values[k];
        values[k] = value;
    }
}

static uint32_t leaves_below(const Skeleton *shape, uint32_t node)
{
    const Node *n = &shape->tree.nodes[node];
    uint32_t leaves = n->child_count == 0;
    for (uint32_t i = 0; i < n->child_count; i++)
        leaves += leaves_below(shape, n->first_child + i);
    return leaves;
}

/* Each child gets a run of the sorted values: at a MAX node the first child the lowest. Then every value of a later
 * child improves on the bound of the earlier ones and none crosses another's, so that nothing is pruned (Knuth &
 * Moore 1975, for uniform trees). */
static void set_worst_first(Skeleton *shape, uint32_t node, const double *sorted)
{
    Node *n = &shape->tree.nodes[node];
    uint32_t used = 0, below = leaves_below(shape, node);
    if (n->child_count == 0)
        n->as.value = sorted[0];
    for (uint32_t i = 0; i < n->child_count; i++) {
        uint32_t leaves = leaves_below(shape, n->first_child + i);
        set_worst_first(
            shape, n->first_child + i,
            PLYCUT_BY_DECIDER(n->player, sorted + used, sorted + below - used - leaves));
        used += leaves;
    }
}

/* Copy the shape with the children of each node best first. The new nodes are numbered as they are reached; from[]
 * has the old node of each. */
static void values_order_children(const Skeleton *shape, const double *minimax, uint32_t *from,
                                  Node *ordered)
{
    uint32_t next = 1;
    from[0] = 0;
    for (uint32_t i = 0; i < shape->tree.count; i++) {
        const Node *n = &shape->tree.nodes[from[i]];
        uint32_t parent = i == 0 ? 0 : ordered[i].parent;
        ordered[i] = *n;
        ordered[i].parent = parent;
        ordered[i].first_child = next;
        for (uint32_t k = 0; k < n->child_count; k++) {
            uint32_t child = n->first_child + k, place = next + k;
            double value = minimax[child];
            while (place > next && plycut_prefers(n->player, value, minimax[from[place - 1]])) {
                from[place] = from[place - 1];
                place--;
            }
            from[place] = child;
        }
        for (uint32_t k = 0; k < n->child_count; k++)
            ordered[next + k].parent = i;
        next += n->child_count;
    }
}

static bool set_best_first(Skeleton *shape, PlycutError *error)
{
    double *minimax = malloc(shape->tree.count * sizeof *minimax);
    uint32_t *from = malloc(shape->tree.count * sizeof *from);
    Node *ordered = malloc(shape->tree.count * sizeof *ordered);
    bool room = minimax != NULL && from != NULL && ordered != NULL;
    if (room) {
        skeleton_minimax(shape, minimax);
        values_order_children(shape, minimax, from, ordered);
        for (uint32_t i = 0; i < shape->tree.count; i++)
            shape->tree.nodes[i] = ordered[i];
    }
    free(minimax);
    free(from);
    free(ordered);
    return room ? skeleton_finish(shape, error) : plycut_no_memory(error);
}

/* ---- Drawing and changing -------------------------------------------------------------------- */

bool values_draw(Skeleton *shape, const PlycutMake *make, const Units *units, Draws *draws,
                 PlycutError *error)
{
    uint32_t count = shape->leaf_count;
    double *values = malloc(count * sizeof *values);
    if (values == NULL)
        return plycut_no_memory(error);
    units_draw_sorted(units, draws, make->distinct, count, values);
    if (make->arrangement == PLYCUT_ARRANGED_WORST) {
        set_worst_first(shape, 0, values);
    } else {
        values_shuffle(values, count, draws);
        for (uint32_t i = 0; i < count; i++)
            shape->tree.nodes[shape->leaves[i]].as.value = values[i];
    }
    free(values);
    return make->arrangement != PLYCUT_ARRANGED_BEST || set_best_first(shape, error);
}

static bool value_is_used(const Skeleton *shape, double value)
{
    for (uint32_t i = 0; i < shape->leaf_count; i++) {
        double used = shape->tree.nodes[shape->leaves[i]].as.value;
        if (same_number(used, value))
            return true;
    }
    return false;
}

Change values_change(Skeleton *shape, bool distinct, const Units *units, Draws *draws)
{
    Change change;
    for (int i = 0; i < 2; i++) {
        change.leaf[i] = shape->leaves[draw_below(draws, shape->leaf_count)];
        change.value[i] = shape->tree.nodes[change.leaf[i]].as.value;
    }
    double fresh = units_draw(units, draws);
    bool exchange = draw_below(draws, 2) == 0 || (distinct && value_is_used(shape, fresh));
    shape->tree.nodes[change.leaf[0]].as.value = exchange ? change.value[1] : fresh;
    if (exchange)
        shape->tree.nodes[change.leaf[1]].as.value = change.value[0];
    return change;
}

void values_restore(Skeleton *shape, const Change *change)
{
    shape->tree.nodes[change->leaf[1]].as.value = change->value[1];
    shape->tree.nodes[change->leaf[0]].as.value = change->value[0];
}
