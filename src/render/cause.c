/* Ways for the cause arrows: each rank between the two nodes is crossed upright in a gap between
 * its nodes, so that no arrow runs through a label; which gaps, a shortest path over the ranks
 * says. */
#include <limits.h>
#include <stdlib.h>

#include "render/cause.h"
#include "render/shape.h"

enum {
    GAPS = 9,         /* gaps of a rank that are tried: those nearest to the straight line */
    CLEAR = 12,       /* points that an arrow keeps from a node, where there is room */
    NARROW = 13,      /* points: a gap that is better avoided ... */
    NARROW_COST = 90, /* ... by a detour of this length */
    LABEL_COST = 90,  /* the same for a label in the way */
    APART = 5         /* points between arrows in one gap */
};

/* The drawn nodes of each rank, from left to right (preorder has them so already). */
typedef struct Ranks {
    uint32_t *nodes;
    uint32_t *begin; /* one more than there are ranks */
} Ranks;

static bool ranks_collect(const View *view, Ranks *ranks, Arena *arena)
{
    size_t rows = (size_t)view->ranks;
    ranks->nodes = arena_take(arena, view->count * sizeof *ranks->nodes);
    ranks->begin = arena_take(arena, (rows + 2) * sizeof *ranks->begin);
    if (ranks->nodes == NULL || ranks->begin == NULL)
        return false;
    for (uint32_t d = 0; d < view->count; d++)
        ranks->begin[view->drawn[d].rank + 2]++;
    for (size_t r = 2; r < rows + 2; r++)
        ranks->begin[r] += ranks->begin[r - 1];
    for (uint32_t d = 0; d < view->count; d++)
        ranks->nodes[ranks->begin[view->drawn[d].rank + 1]++] = d;
    return true;
}

/* ---- Gaps ------------------------------------------------------------------------------------ */

typedef struct Gap {
    int left, right;
} Gap;

/* How many nodes of the rank stand left of x. */
static uint32_t nodes_left_of(const Scene *scene, const Ranks *ranks, int rank, int x)
{
    uint32_t low = ranks->begin[rank], high = ranks->begin[rank + 1];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (scene->view.drawn[ranks->nodes[middle]].x < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low - ranks->begin[rank];
}

/* The gap left of the rank's node number i; of the last one's right side for i = count. */
static Gap gap_at(const Scene *scene, const Ranks *ranks, int rank, uint32_t i)
{
    uint32_t begin = ranks->begin[rank], count = ranks->begin[rank + 1] - begin;
    const Drawn *drawn = scene->view.drawn;
    const Drawn *left = i == 0 ? NULL : &drawn[ranks->nodes[begin + i - 1]];
    const Drawn *right = i == count ? NULL : &drawn[ranks->nodes[begin + i]];
    int open = 4 * CLEAR;
    Gap gap;
    gap.left = left == NULL ? right->x - drawn_half(right) - open : left->x + drawn_half(left);
    gap.right = right == NULL ? left->x + drawn_half(left) + open : right->x - drawn_half(right);
    return gap;
}

/* The x in the gap nearest to the wanted one, a fair distance from the nodes. */
static int lane_in(Gap gap, int wanted)
{
    int room = gap.right - gap.left, keep = room / 3 < CLEAR ? room / 3 : CLEAR;
    return wanted < gap.left + keep    ? gap.left + keep
           : wanted > gap.right - keep ? gap.right - keep
                                       : wanted;
}

/* ---- The shortest way ------------------------------------------------------------------------ */

/* A way through one gap of a rank, and the best way to there. */
typedef struct Step {
    int x, aside; /* aside: how far from the straight line */
    int cost, before;
    Gap gap;
} Step;

typedef struct Way {
    Step steps[CAUSE_RANKS][GAPS];
    int count[CAUSE_RANKS];
} Way;

static int wanted_x(const Drawn *from, const Drawn *to, int rank)
{
    return from->x + (to->x - from->x) * (from->rank - rank) / (from->rank - to->rank);
}

static void steps_make(const Scene *scene, const Ranks *ranks, const Cause *cause, Way *way)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    for (int rank = from->rank - 1, i = 0; rank > to->rank; rank--, i++) {
        int wanted = wanted_x(from, to, rank);
        uint32_t count = ranks->begin[rank + 1] - ranks->begin[rank];
        uint32_t middle = nodes_left_of(scene, ranks, rank, wanted);
        uint32_t first = middle < GAPS / 2 ? 0 : middle - GAPS / 2;
        way->count[i] = 0;
        for (uint32_t g = first; g <= count && way->count[i] < GAPS; g++) {
            Gap gap = gap_at(scene, ranks, rank, g);
            int x = lane_in(gap, wanted);
            way->steps[i][way->count[i]++] = (Step){.x = x, .aside = abs(x - wanted), .gap = gap};
        }
    }
}

static int narrow_cost(Gap gap)
{
    return gap.right - gap.left < NARROW ? NARROW_COST : 0;
}

/* The cost of the way up from a rank, from one x to another, with the labels that it runs through.
 */
static int bend_cost(const Scene *scene, const Ranks *ranks, int rank, int from_x, int to_x)
{
    Point from = {from_x, scene->rank_y[rank] + scene->rank_height[rank] / 2};
    Point to = {to_x, scene->rank_y[rank - 1] - scene->rank_height[rank - 1] / 2};
    int cost = abs(to_x - from_x);
    for (uint32_t i = ranks->begin[rank]; i < ranks->begin[rank + 1]; i++) {
        const EdgeLabel *label = &scene->view.drawn[ranks->nodes[i]].label;
        if (label->width > 0 && bend_touches(from, to, label))
            cost += LABEL_COST;
    }
    return cost;
}

/* Fill in costs from the lower node up. */
static void steps_weigh(const Scene *scene, const Ranks *ranks, const Drawn *from, Way *way,
                        int between)
{
    for (int i = 0; i < between; i++)
        for (int j = 0; j < way->count[i]; j++) {
            Step *step = &way->steps[i][j];
            int start = cause_start(from, step->x);
            step->cost = i == 0 ? bend_cost(scene, ranks, from->rank, start, step->x) : INT_MAX;
            for (int k = 0; i > 0 && k < way->count[i - 1]; k++) {
                const Step *below = &way->steps[i - 1][k];
                int cost = below->cost + bend_cost(scene, ranks, from->rank - i, below->x, step->x);
                if (cost < step->cost) {
                    step->cost = cost;
                    step->before = k;
                }
            }
            step->cost += step->aside + narrow_cost(step->gap);
        }
}

static int step_last(const Scene *scene, const Ranks *ranks, const Drawn *to, const Way *way,
                     int between)
{
    int best = 0, least = INT_MAX;
    for (int j = 0; j < way->count[between - 1]; j++) {
        const Step *step = &way->steps[between - 1][j];
        int cost =
            step->cost + bend_cost(scene, ranks, to->rank + 1, step->x, cause_end(to, step->x));
        if (cost < least) {
            least = cost;
            best = j;
        }
    }
    return best;
}

/* Move the lane right while another arrow has it, as far as the gap allows. */
static int lane_apart(const Scene *scene, const Causes *causes, int rank, Step step)
{
    int x = step.x;
    for (int i = 0; i < causes->count; i++) {
        const Cause *other = &causes->items[i];
        int above = scene->view.drawn[other->from].rank - 1 - rank;
        bool there = above >= 0 && rank > scene->view.drawn[other->to].rank;
        if (there && abs(other->lanes[above] - x) < APART && x + APART + 2 < step.gap.right)
            x = other->lanes[above] + APART;
    }
    return x;
}

static bool cause_add(const Scene *scene, const Ranks *ranks, Causes *causes, Cause cause, Way *way,
                      Arena *arena)
{
    const Drawn *from = &scene->view.drawn[cause.from], *to = &scene->view.drawn[cause.to];
    int between = from->rank - to->rank - 1;
    cause.lanes = arena_take(arena, (size_t)between * sizeof *cause.lanes);
    if (cause.lanes == NULL)
        return false;
    steps_make(scene, ranks, &cause, way);
    steps_weigh(scene, ranks, from, way, between);
    for (int i = between - 1, j = step_last(scene, ranks, to, way, between); i >= 0; i--) {
        Step step = way->steps[i][j];
        cause.lanes[i] = lane_apart(scene, causes, from->rank - 1 - i, step);
        j = step.before;
    }
    causes->items[causes->count++] = cause;
    return true;
}

/* ---- Which arrows ---------------------------------------------------------------------------- */

/* The ancestor on the drawn path that stands for this node of the trace, or NOT_DRAWN. */
static uint32_t drawn_ancestor(const View *view, uint32_t d, uint32_t node)
{
    while (d != NOT_DRAWN && view->drawn[d].node != node)
        d = view->drawn[d].parent;
    return d;
}

bool causes_make(const Scene *scene, Causes *causes, Arena *arena)
{
    const View *view = &scene->view;
    Ranks ranks;
    Way *way = arena_take(arena, sizeof *way);
    causes->count = 0;
    causes->more = causes->crowded = false;
    if (way == NULL || !ranks_collect(view, &ranks, arena))
        return false;
    for (uint32_t d = 0; d < view->count; d++) {
        const PlycutTraceNode *node = drawn_node(view, d);
        if (view->drawn[d].kind != DRAWN_NODE || !node->cut || node->cut_kind != PLYCUT_DEEP)
            continue;
        uint32_t to = drawn_ancestor(view, d, node->cut_owner);
        int far = to == NOT_DRAWN ? 0 : view->drawn[d].rank - view->drawn[to].rank;
        if (causes->count == CAUSES)
            causes->more = true;
        else if (far >= 2 && far <= CAUSE_RANKS &&
                 !cause_add(scene, &ranks, causes, (Cause){.from = d, .to = to}, way, arena))
            return false;
    }
    return true;
}
