/* The route of a cause arrow. It crosses each rank between its two nodes upright, through a gap
 * between nodes, so that no arrow runs through a node. A shortest path over the ranks chooses the
 * gaps, the lanes in them and the bends between the ranks. */
#include <limits.h>
#include <stdlib.h>

#include "layout/edge_line.h"
#include "scene/shape.h"
#include "layout/route.h"

enum {
    GAPS = 9,  /* gaps of a rank that are tried: those nearest to the straight line, and the two
                  outermost */
    LANES = 3, /* that are tried in each gap */
    PLACES = (GAPS + 2) * LANES,
    CLEAR = 12,       /* points that an arrow keeps from a node, if there is room */
    NARROW = 13,      /* points: a narrower gap is avoided ... */
    NARROW_COST = 90, /* ... if the detour is shorter than this */
    LANE_COST = 8,    /* of a lane that is not the one nearest to the straight line */
    BEND_COST = 8,    /* of a bend that is not in the middle */
    APART = 5,        /* points between arrows in one gap */
    HEAD_CLEAR = 4,   /* points that an arrow's head keeps from an edge */
    HEAD_APART = 16,  /* points between two heads that are not one */
    PRESS_COST = 40,
    HEAD_COST = 40 /* of each point that HEAD_CLEAR lacks */
};

/* ---- Gaps ------------------------------------------------------------------------------------ */

typedef struct Gap {
    int left, right;
} Gap;

static uint32_t rank_count(const Ranks *ranks, int rank)
{
    return ranks->begin[rank + 1] - ranks->begin[rank];
}

/* The number of nodes of the rank that are left of x. */
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

/* The gap to the left of the rank's node number i; for i = count, the gap to the right of the last
 * one. */
static Gap gap_at(const Scene *scene, const Ranks *ranks, int rank, uint32_t i)
{
    uint32_t begin = ranks->begin[rank], count = rank_count(ranks, rank);
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

/* ---- Places ---------------------------------------------------------------------------------- */

/* Where the route may cross a rank, and the cheapest route from the lower node to there. */
typedef struct Place {
    int x, own; /* own: what it costs to be there */
    int cost, before;
    Bend bend; /* of the stretch below it */
} Place;

struct Route {
    Place places[CAUSE_RANKS + 1][PLACES];
    int count[CAUSE_RANKS + 1];
};

Route *route_take(Arena *arena)
{
    return arena_take(arena, sizeof(Route));
}

static void place_add(Route *route, int row, int x, int own)
{
    for (int i = 0; i < route->count[row]; i++)
        if (route->places[row][i].x == x)
            return;
    route->places[row][route->count[row]++] = (Place){.x = x, .own = own, .cost = INT_MAX};
}

/* Move the lane right while another arrow has it, as far as the gap allows. */
static int lane_apart(const Scene *scene, const Causes *causes, const Cause *cause, int rank,
                      Gap gap, int x)
{
    for (int i = 0; i < causes->count; i++) {
        const Cause *other = &causes->items[i];
        const Drawn *from = &scene->view.drawn[other->from];
        int row = from->rank - rank;
        if (other->from == cause->from || row <= 0 || row >= cause_stretches(scene, other))
            continue;
        int taken = from->x + other->x[row];
        if (abs(taken - x) < APART && taken + APART + 2 < gap.right)
            x = taken + APART;
    }
    return x;
}

static void gap_add(const Scene *scene, const Causes *causes, const Cause *cause, int rank,
                    uint32_t number, int wanted, Route *route, int row)
{
    Gap gap = gap_at(scene, &causes->ranks, rank, number);
    int narrow = gap.right - gap.left < NARROW ? NARROW_COST : 0;
    const int tried[LANES] = {wanted, gap.left, gap.right};
    for (int i = 0; i < LANES; i++) {
        int x = lane_apart(scene, causes, cause, rank, gap, lane_in(gap, tried[i]));
        place_add(route, row, x, abs(x - wanted) + narrow + (i > 0 ? LANE_COST : 0));
    }
}

/* The x of the straight line at a rank. */
static int wanted_x(const Drawn *from, const Drawn *to, int rank)
{
    return from->x + (to->x - from->x) * (from->rank - rank) / (from->rank - to->rank);
}

static void rank_add(const Scene *scene, const Causes *causes, const Cause *cause, Route *route,
                     int row)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    int rank = from->rank - row;
    int wanted = wanted_x(from, to, rank);
    uint32_t count = rank_count(&causes->ranks, rank);
    uint32_t middle = nodes_left_of(scene, &causes->ranks, rank, wanted);
    uint32_t first = middle < GAPS / 2 ? 0 : middle - GAPS / 2;
    uint32_t end = count - first < GAPS ? count + 1 : first + GAPS;
    for (uint32_t g = first; g < end; g++)
        gap_add(scene, causes, cause, rank, g, wanted, route, row);
    if (first > 0)
        gap_add(scene, causes, cause, rank, 0, wanted, route, row);
    if (end <= count)
        gap_add(scene, causes, cause, rank, count, wanted, route, row);
}

/* ---- Heads ----------------------------------------------------------------------------------- */

/* By how many points a head comes too near to the edges there. */
static int head_lacks(const Scene *scene, const Ranks *ranks, int rank, Point tip)
{
    int most = 0, head = cause_head(scene);
    for (uint32_t i = ranks->begin[rank + 1]; i < ranks->begin[rank + 2]; i++) {
        Line line = line_of(scene, ranks->nodes[i]);
        int wide = head / 2 + HEAD_CLEAR + edge_half_pen(scene, ranks->nodes[i]);
        int a = line_x_at(&line, tip.y) - tip.x, b = line_x_at(&line, tip.y - head) - tip.x;
        int near = (a < 0) != (b < 0) ? 0 : abs(a) < abs(b) ? abs(a) : abs(b);
        most = near < wide && wide - near > most ? wide - near : most;
    }
    return most;
}

/* Would another arrow's head partly cover one at x? Two heads at the same place look like one. */
static bool head_presses(const Scene *scene, const Causes *causes, const Cause *cause, int x)
{
    for (int i = 0; i < causes->count; i++) {
        const Cause *other = &causes->items[i];
        int tip = scene->view.drawn[other->from].x + other->x[cause_stretches(scene, other)];
        if (other->from != cause->from && other->to == cause->to && tip != x &&
            abs(tip - x) < HEAD_APART)
            return true;
    }
    return false;
}

/* The places where the arrow may reach the owner, the best one a fifth of its width from its
 * middle. */
static void ends_add(const Scene *scene, const Causes *causes, const Cause *cause, Route *route,
                     int row)
{
    static const struct {
        int twentieths, cost;
    } ends[] = {{4, 0}, {2, 4}, {6, 8}, {8, 20}, {0, 20}, {10, 40}};
    const Drawn *to = &scene->view.drawn[cause->to];
    Look look = scene_look(scene, cause->to);
    for (int i = 0; i < (int)(sizeof ends / sizeof *ends); i++)
        for (int side = -1; side <= 1; side += 2) {
            int dx = side * ends[i].twentieths * to->width / 20;
            Point tip = {to->x + dx, to->y + shape_bottom(look, to->width, to->height, dx)};
            int lacks = head_lacks(scene, &causes->ranks, to->rank, tip);
            bool presses = head_presses(scene, causes, cause, tip.x);
            place_add(route, row, tip.x,
                      ends[i].cost + HEAD_COST * lacks + (presses ? PRESS_COST : 0));
        }
}

/* ---- The cheapest route ------------------------------------------------------------------------
 */

static void places_make(const Scene *scene, const Causes *causes, const Cause *cause, Route *route)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    int last = from->rank - to->rank;
    for (int row = 0; row <= last; row++)
        route->count[row] = 0;
    for (int side = -1; side <= 1; side += 2)
        place_add(route, 0, from->x + side * (from->width / 3), 0);
    route->places[0][0].cost = route->places[0][1].cost = 0;
    for (int row = 1; row < last; row++)
        rank_add(scene, causes, cause, route, row);
    ends_add(scene, causes, cause, route, last);
}

static int labels_touched(const Scene *scene, const Ranks *ranks, int rank, const Stretch *stretch,
                          Bend bend)
{
    int count = 0;
    for (uint32_t i = ranks->begin[rank]; i < ranks->begin[rank + 1]; i++) {
        const EdgeLabel *label = &scene->view.drawn[ranks->nodes[i]].label;
        count += label->width > 0 && stretch_touches(stretch, bend, label);
    }
    return count;
}

/* The best bend of a stretch, and what it costs with the labels that it runs through. */
static int bend_find(const Scene *scene, const Ranks *ranks, int rank, const Stretch *stretch,
                     int label_cost, Bend *best)
{
    static const Bend bends[] = {{0, 12}, {0, 6},  {6, 12}, {0, 4},
                                 {4, 8},  {8, 12}, {0, 3},  {9, 12}};
    int least = INT_MAX;
    for (int i = 0; i < (int)(sizeof bends / sizeof *bends) && least > BEND_COST * i; i++) {
        int cost =
            BEND_COST * i + label_cost * labels_touched(scene, ranks, rank, stretch, bends[i]);
        if (cost < least) {
            least = cost;
            *best = bends[i];
        }
    }
    return least;
}

/* Fill in costs from the lower node up. */
static void row_weigh(const Scene *scene, const Causes *causes, const Cause *cause, int row,
                      int label_cost)
{
    const Drawn *from = &scene->view.drawn[cause->from];
    Route *route = causes->route;
    for (int j = 0; j < route->count[row]; j++)
        for (int k = 0; k < route->count[row - 1]; k++) {
            Place *place = &route->places[row][j];
            const Place *below = &route->places[row - 1][k];
            int cost = below->cost + place->own + abs(place->x - below->x);
            if (cost >= place->cost)
                continue;
            Stretch stretch =
                cause_stretch(scene, cause, row - 1, below->x - from->x, place->x - from->x);
            Bend bend = BEND_WHOLE;
            cost +=
                bend_find(scene, &causes->ranks, from->rank - row + 1, &stretch, label_cost, &bend);
            if (cost < place->cost) {
                place->cost = cost;
                place->before = k;
                place->bend = bend;
            }
        }
}

void route_find(const Scene *scene, const Causes *causes, Cause *cause, int label_cost)
{
    const Drawn *from = &scene->view.drawn[cause->from];
    Route *route = causes->route;
    int last = cause_stretches(scene, cause), best = 0;
    places_make(scene, causes, cause, route);
    for (int row = 1; row <= last; row++)
        row_weigh(scene, causes, cause, row, label_cost);
    for (int j = 1; j < route->count[last]; j++)
        if (route->places[last][j].cost < route->places[last][best].cost)
            best = j;
    for (int row = last; row >= 0; row--) {
        const Place *place = &route->places[row][best];
        cause->x[row] = place->x - from->x;
        if (row > 0)
            cause->bends[row - 1] = place->bend;
        best = place->before;
    }
}
