/* A way for a cause arrow through a crowd: up through the gaps between the nodes of each rank, and across between the ranks, where
 * only edges run. On each rank there is at least the way around all of its nodes. */
#include <limits.h>
#include <stdlib.h>

#include "layout/layout.h"

enum {
    CLEAR = 4,  /* points from the nodes on both sides */
    ASIDE = 16, /* points next to the owner, for the head of the arrow */
    PAST =
        10, /* at a moment: how far it may leave the tree, as all moments have pictures of one size */
    PLACES = 96,    /* on a rank where an arrow may go through */
    PLIES_MOST = 16 /* between the cut node and the owner */
};

/* The places on a rank where an arrow may go through, and the cheapest way from the cut node to each. */
typedef struct Row {
    int x[PLACES], cost[PLACES], before[PLACES];
    int count;
} Row;

typedef struct Route {
    const Scene *scene;
    const Cause *cause;
    Point start; /* on top of the cut node */
    int rank;    /* the one that is being searched */
    Row rows[PLIES_MOST];
} Route;

/* ---- Where it may go ------------------------------------------------------------------------- */

static void place_add(Row *row, int x)
{
    if (row->count < PLACES)
        row->x[row->count++] = x;
}

static int clamped(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

/* Between two nodes, the places nearest to both ends of the arrow. */
static void gap_add(const Route *route, Row *row, int low, int high)
{
    const int owner = route->scene->view.drawn[route->cause->to].x,
              near = clamped(route->start.x, low + CLEAR, high - CLEAR),
              far = clamped(owner, low + CLEAR, high - CLEAR);
    if (high - low < 2 * CLEAR)
        return;
    place_add(row, near);
    if (far != near)
        place_add(row, far);
}

/* The gaps of a rank, from left to right. */
static void gaps_find(const Route *route, Row *row)
{
    const Scene *scene = route->scene;
    const int margin = scene_is_moment(scene) ? PAST : scene->width;
    int low = scene->right - margin;
    row->count = 0;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        const Drawn *drawn = &scene->view.drawn[d];
        if (drawn->rank != route->rank)
            continue;
        gap_add(route, row, low, drawn->x - drawn_half(drawn));
        low = drawn->x + drawn_half(drawn);
    }
    gap_add(route, row, low, scene->right + scene->width + margin);
}

/* On the owner's rank, the arrow turns to one of its sides. */
static void sides_find(const Route *route, Row *row)
{
    const Drawn *drawn = route->scene->view.drawn, *owner = &drawn[route->cause->to];
    const int half = drawn_half(owner) + ASIDE;
    row->count = 0;
    if (owner->left == NOT_DRAWN ||
        drawn[owner->left].x + drawn_half(&drawn[owner->left]) + CLEAR <= owner->x - half)
        place_add(row, owner->x - half);
    if (owner->right == NOT_DRAWN ||
        drawn[owner->right].x - drawn_half(&drawn[owner->right]) - CLEAR >= owner->x + half)
        place_add(row, owner->x + half);
}

/* ---- The shortest way ------------------------------------------------------------------------ */

/* The cheapest way to each place of a row, from the row below it, or (NULL) from the cut node. */
static void row_reach(const Route *route, Row *row, const Row *below)
{
    for (int i = 0; i < row->count; i++) {
        row->cost[i] = below == NULL ? abs(row->x[i] - route->start.x) : INT_MAX;
        row->before[i] = 0;
        for (int j = 0; below != NULL && j < below->count; j++) {
            const int cost = below->cost[j] + abs(row->x[i] - below->x[j]);
            if (cost < row->cost[i]) {
                row->cost[i] = cost;
                row->before[i] = j;
            }
        }
    }
}

/* Fill the rows from the one above the cut node up to the owner's. False: there is no way. */
static bool rows_make(Route *route, int first, int last)
{
    for (int r = first; r >= last; r--) {
        Row *row = &route->rows[first - r];
        route->rank = r;
        if (r > last)
            gaps_find(route, row);
        else
            sides_find(route, row);
        row_reach(route, row, r < first ? row - 1 : NULL);
        if (row->count == 0)
            return false;
    }
    return true;
}

static int cheapest(const Row *row)
{
    int best = 0;
    for (int i = 1; i < row->count; i++)
        if (row->cost[i] < row->cost[best])
            best = i;
    return best;
}

/* ---- The curve ------------------------------------------------------------------------------- */

/* From the end of the arrow so far up to a point, upright at both ends. */
static void rise_to(Arrow *arrow, Point to)
{
    const Point from = arrow->parts[arrow->count].from;
    const int middle = (from.y + to.y) / 2;
    arrow->parts[arrow->count++] = (Arc){from, {from.x, middle}, {to.x, middle}, to};
    arrow->parts[arrow->count].from = to;
}

/* To the side of the owner. */
static void turn_to(const Route *route, Arrow *arrow)
{
    const Drawn *owner = &route->scene->view.drawn[route->cause->to];
    const Point from = arrow->parts[arrow->count].from;
    const Point tip = {owner->x + (from.x < owner->x ? -1 : 1) * owner->width / 2,
                       owner->y + owner->height / 10};
    arrow->parts[arrow->count++] =
        (Arc){from, {from.x, (from.y + tip.y) / 2}, {from.x, tip.y}, tip};
}

static void arrow_make(const Route *route, int first, int last, Arrow *arrow)
{
    const Scene *scene = route->scene;
    int at[PLIES_MOST] = {0};
    for (int i = first - last, place = cheapest(&route->rows[i]); i >= 0; i--) {
        at[i] = route->rows[i].x[place];
        place = route->rows[i].before[place];
    }
    arrow->count = 0;
    arrow->parts[0].from = route->start;
    for (int r = first; r >= last; r--) {
        const int half = scene->rank_height[r] / 2, x = at[first - r];
        rise_to(arrow, (Point){x, scene->rank_y[r] - half});
        if (r > last)
            rise_to(arrow, (Point){x, scene->rank_y[r] + half});
    }
    turn_to(route, arrow);
}

bool cause_route(const Scene *scene, const Cause *cause, Arrow *arrow)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    const int first = from->rank - 1, last = to->rank;
    const int across = (to->x < from->x ? -1 : 1) * from->width / 4;
    Route route = {.scene = scene, .cause = cause};
    if (first - last >= PLIES_MOST)
        return false;
    route.start = (Point){from->x + across, from->y + shape_top(scene_look(scene, cause->from),
                                                                from->width, from->height, across)};
    if (!rows_make(&route, first, last))
        return false;
    arrow_make(&route, first, last, arrow);
    return true;
}
