/* fates_cells.c - the fates for all values of a leaf in trees with chance nodes or limits, where a search does not only
 * compare numbers, but also adds and multiplies them.
 *
 * Two searches that compare the same numbers with the same results compute them by the same formulas, whose only variable
 * is the leaf's value x: each is a straight line over x, and two points give it. Nothing changes before two lines that are
 * compared meet. So two searches find the cell, bounded by such points, in which all searches are alike, and the next cell
 * begins where it ends; what lies between two cells is searched by itself. All this in exact fractions (base/fraction.c). */
#include "base/same.h"
#include "make/fates.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* More searches than any exercise needs. */
enum { SEARCHES_MOST = 100000, NARROWED_MOST = 200 };

/* ---- What a search compares ------------------------------------------------------------------ */

static double less(double a, double b)
{
    return plycut_add_product(a, -1, b);
}

static bool compared(FatesQuestion *q, double left, double right)
{
    if (!isfinite(left) || !isfinite(right))
        return true;
    if (!PLYCUT_ROOM(q->compared, q->compared_room, q->compared_count, 1))
        return plycut_no_memory(q->error);
    q->compared[q->compared_count++] = less(left, right);
    return true;
}

/* A child of MAX or MIN has returned: is it better, does it cross the bound, does it tighten the other one? */
static bool compare_decision(FatesQuestion *q, const FatesOpen *open, const PlycutEvent *event)
{
    const double best = event->as.update.best;
    const PlycutPlayer player = event->state->player;
    return compared(q, event->as.update.value, open->best) && compared(q, best, open->alpha) &&
           compared(q, best, open->beta) &&
           (!q->options.limits_cut ||
            compared(q, best,
                     PLYCUT_BY_DECIDER(player, q->shape.limits.high, q->shape.limits.low)));
}

/* A child of a chance node has returned: do the children left still matter? */
static bool compare_mean(FatesQuestion *q, const FatesOpen *open, const PlycutEvent *event)
{
    const double sum = event->as.update.best;
    return compared(q, plycut_add_product(sum, open->rest, q->shape.limits.high), open->alpha) &&
           compared(q, plycut_add_product(sum, open->rest, q->shape.limits.low), open->beta);
}

static bool compare_update(FatesQuestion *q, FatesOpen *open, const PlycutEvent *event)
{
    const Node *node = &q->shape.tree.nodes[event->state->node];
    const bool decides = plycut_decides(event->state->player);
    if (!decides)
        open->rest = less(open->rest, tree_probability(&q->shape.tree,
                                                       node->first_child + event->as.update.from));
    const bool done = (decides ? compare_decision : compare_mean)(q, open, event);
    open->best = event->as.update.best;
    open->alpha = event->window.alpha;
    open->beta = event->window.beta;
    return done;
}

bool fates_compare(FatesQuestion *q, const PlycutEvent *event)
{
    if (q->open == NULL)
        return true;
    FatesOpen *open = &q->open[event->state->node];
    if (event->kind == PLYCUT_EVENT_ENTER)
        *open = (FatesOpen){.alpha = event->window.alpha,
                            .beta = event->window.beta,
                            .alpha_in = event->window.alpha,
                            .beta_in = event->window.beta,
                            .best = NAN,
                            .rest = 1};
    if (event->kind == PLYCUT_EVENT_CUTOFF)
        open->best = event->as.cutoff.value;
    if (event->kind == PLYCUT_EVENT_UPDATE)
        return compare_update(q, open, event);
    return event->kind != PLYCUT_EVENT_EXIT || q->options.fail != PLYCUT_FAIL_HARD ||
           (compared(q, open->best, open->alpha_in) && compared(q, open->best, open->beta_in));
}

/* ---- Cells ----------------------------------------------------------------------------------- */

/* A search with one value of the leaf. */
typedef struct Point {
    double x;
    double *compared;
    size_t count;
} Point;

static bool point_search(FatesQuestion *q, double x, Point *point)
{
    q->compared_count = 0;
    if (++q->searches > SEARCHES_MOST)
        return plycut_fail(
            q->error, PLYCUT_E_LIMIT,
            "the tree is too large: the search changes at too many values of the leaf");
    if (!fates_search(q, x))
        return false;
    *point = (Point){.x = x, .count = q->compared_count};
    point->compared = malloc((point->count + 1) * sizeof *point->compared);
    if (point->compared == NULL)
        return plycut_no_memory(q->error);
    if (point->count > 0)
        memcpy(point->compared, q->compared, point->count * sizeof *point->compared);
    return true;
}

static int direction_of(double number)
{
    return (number > 0) - (number < 0);
}

static bool same_results(const Point *a, const Point *b)
{
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++)
        same = direction_of(a->compared[i]) == direction_of(b->compared[i]);
    return same;
}

/* Where two lines meet that differ by d0 at x0 and by d1 at x1; NAN: nowhere. */
static double meeting(double x0, double d0, double x1, double d1)
{
    const double rise = less(d1, d0);
    if (same_number(rise, 0))
        return NAN;
    const double way = plycut_add_product(0, rise > 0 ? d0 : -d0, less(x1, x0));
    return less(x0, plycut_quotient(way, fabs(rise)));
}

/* Narrow (low, high) to the cell of two points in it. */
static void cell_of(const Point *a, const Point *b, double *low, double *high)
{
    for (size_t i = 0; i < a->count; i++) {
        const double at = meeting(a->x, a->compared[i], b->x, b->compared[i]);
        if (at > b->x && at < *high)
            *high = at;
        if (at < a->x && at > *low)
            *low = at;
    }
}

/* The simplest fraction between two numbers, which keeps sums exact. */
static double simplest_between(double low, double high)
{
    if (low < 0 && high > 0)
        return 0;
    if (high <= 0)
        return -simplest_between(-high, -low);
    const double whole = floor(low);
    if (whole + 1 < high)
        return whole + 1;
    const double from = less(high, whole), to = less(low, whole);
    return plycut_add_product(
        whole, 1,
        plycut_quotient(1, simplest_between(plycut_quotient(1, from),
                                            to > 0 ? plycut_quotient(1, to) : INFINITY)));
}

/* A number in (low, high), far down if nothing bounds it from below. */
static double number_in(double low, double high)
{
    return isinf(low) ? 2 * fmin(isinf(high) ? 0 : high, 0) - 1 : simplest_between(low, high);
}

/* The end of the cell that begins at `low`; the fates are then those in it. */
static bool cell_after(FatesQuestion *q, double low, double *high)
{
    bool found = false, done = true;
    for (int tries = 0; done && !found && tries < NARROWED_MOST; tries++) {
        const double x1 = number_in(low, *high), x0 = number_in(low, x1);
        double begin = low, end = *high;
        Point b = {0}, a = {0};
        done = point_search(q, x1, &b) && point_search(q, x0, &a);
        const bool alike = done && same_results(&a, &b);
        if (alike)
            cell_of(&a, &b, &begin, &end);
        found = alike && begin <= low;
        *high = found ? end : alike ? begin : x1;
        free(a.compared);
        free(b.compared);
    }
    return done &&
           (found || plycut_fail(q->error, PLYCUT_E_LIMIT,
                                 "the numbers of the tree are too long for exact fractions"));
}

/* Beyond the limits there is no value: a set that has a limit in it goes on to infinity. */
static void reach_out(PlycutIntervals *set, PlycutLimits limits)
{
    if (set->count == 0)
        return;
    PlycutInterval *first = &set->items[0], *last = &set->items[set->count - 1];
    if (first->low <= limits.low && first->low_closed) {
        first->low = -INFINITY;
        first->low_closed = false;
    }
    if (last->high >= limits.high && last->high_closed) {
        last->high = INFINITY;
        last->high_closed = false;
    }
}

bool fates_decide_cells(FatesQuestion *q, Target *targets, size_t count)
{
    const PlycutLimits limits = q->shape.limits;
    double low = limits.low;
    bool done = true;
    while (done && low < limits.high) {
        double high = limits.high;
        if (isfinite(low) &&
            !(fates_search(q, low) &&
              targets_note(q, targets, count, (PlycutInterval){low, low, true, true})))
            return false;
        done = cell_after(q, low, &high) &&
               targets_note(q, targets, count, (PlycutInterval){low, high, false, false});
        low = high;
    }
    if (done && isfinite(low))
        done = fates_search(q, low) &&
               targets_note(q, targets, count, (PlycutInterval){low, low, true, true});
    for (size_t i = 0; i < count; i++)
        reach_out(&targets[i].set, limits);
    return done;
}
