/* Places the label of an edge next to it, on the outer side, where the edges of siblings are
 * already apart; the labels of siblings are at one height. Edges do not cross. Therefore a label is
 * clear of all edges and labels if it is clear of the edges to the left and right of its own on the
 * rank, and of their labels. */
#include <math.h>
#include <stdlib.h>

#include "base/same.h"
#include "layout/layout.h"
#include "layout/line.h"
#include "scene/pointed.h"
#include "scene/rows.h"

enum {
    OWN = 3,     /* points from its own line */
    FOREIGN = 6, /* points from another's */
    BAR = 8,     /* half an arrowhead's width: points */
    BETWEEN = 9, /* points between two labels */
    ALONG = 60,  /* percent of the way down between the ranks, if there is room */
    FURTHEST = 80,
    STEP = 10,
    ABOVE = 2,  /* points above the nodes below */
    FLAT = 2,   /* a line with more width for its height needs more room between ranks, not between
                   siblings */
    UPRIGHT = 4 /* a line with this ratio of height to width may have its label on either side */
};

static int reach(const Scene *scene, uint32_t d)
{
    return edge_label_reach(scene, scene->view.drawn[d].label.lines);
}

/* The space between two ranks. */
typedef struct Gap {
    int high, low;
} Gap;

static Gap gap_above(const Scene *scene, int rank)
{
    return (Gap){scene->rank_y[rank - 1] - scene->rank_height[rank - 1] / 2,
                 scene->rank_y[rank] + scene->rank_height[rank] / 2};
}

static bool has_label(const Scene *scene, uint32_t d)
{
    return scene->view.drawn[d].label.width > 0;
}

/* Between the ranks: so that the label is above bars, and that two lines are below the nodes above. */
static int room_wanted(const Scene *scene, uint32_t d)
{
    const int room = edge_head_room(scene, d), half = ABOVE + reach(scene, d);
    const int below = room == 0 ? 0 : (room + half) * 100 / (100 - ALONG);
    return scene->view.drawn[d].label.lines > 1 ? larger(below, room + 2 * half) : below;
}

void edge_labels_begin(Scene *scene)
{
    for (uint32_t d = 1; d < scene->view.count; d++) {
        if (has_label(scene, d)) {
            int *least = &scene->rank_least[scene->view.drawn[d].rank];
            *least = larger(*least, room_wanted(scene, d));
        }
    }
}

/* ---- One label ------------------------------------------------------------------------------- */

/* The horizontal distance from a line that is `points` away from it. */
static int aside(const Line *line, int points)
{
    int across = line->to.x - line->from.x, down = line->from.y - line->to.y;
    return down <= 0 ? points : (int)ceil(points * hypot(across, down) / down);
}

/* Where a line is furthest to the right, and to the left, within `reach` of a height. */
static int rightmost(const Line *line, int y, int reach)
{
    return larger(line_x_at(line, y - reach), line_x_at(line, y + reach));
}

static int leftmost(const Line *line, int y, int reach)
{
    return smaller(line_x_at(line, y - reach), line_x_at(line, y + reach));
}

/* How far a label of several lines keeps from lines of other edges: further than any of its own lines is from its edge, which
 * draws away from it. */
static int foreign_room(const Scene *scene, uint32_t d)
{
    const Line line = middle_line(scene, d);
    const int down = larger(line.from.y - line.to.y, 1), lines = scene->view.drawn[d].label.lines,
              taller = 2 * (edge_label_reach(scene, lines) - edge_label_reach(scene, 1));
    return larger(FOREIGN, OWN + 1 + taller * abs(line.to.x - line.from.x) / down);
}

/* The horizontal distance that the label of one edge at height y keeps from the line of another,
 * or from its arrowhead. */
static int clearance(const Scene *scene, uint32_t labelled, uint32_t d, const Line *line, int y)
{
    int room = edge_head_room(scene, d);
    bool next_to_head = room > 0 && y - reach(scene, labelled) <
                                        gap_above(scene, scene->view.drawn[d].rank).low + room;
    return aside(line,
                 foreign_room(scene, labelled) + (next_to_head ? BAR : edge_half_pen(scene, d)));
}

/* By how many points a label overlaps what is on its left, and on its right. */
static int wanted_left(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d], *left;
    if (drawn->left == NOT_DRAWN)
        return 0;
    left = &scene->view.drawn[drawn->left];
    int x = drawn->label.x - drawn->label.width / 2, y = drawn->label.y;
    Line line = middle_line(scene, drawn->left);
    const int own = reach(scene, d);
    int taken = rightmost(&line, y, own) + clearance(scene, d, drawn->left, &line, y);
    if (left->label.width > 0 && abs(left->label.y - y) < own + reach(scene, drawn->left))
        taken = larger(taken, left->label.x + left->label.width / 2 + BETWEEN);
    return larger(taken - x, 0);
}

static int wanted_right(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    if (drawn->right == NOT_DRAWN)
        return 0;
    int x = drawn->label.x + (drawn->label.width + 1) / 2, y = drawn->label.y;
    Line line = middle_line(scene, drawn->right);
    const int own = reach(scene, d);
    return larger(x - leftmost(&line, y, own) + clearance(scene, d, drawn->right, &line, y), 0);
}

static int wanted(const Scene *scene, uint32_t d)
{
    return wanted_left(scene, d) + wanted_right(scene, d);
}

static void label_put(Scene *scene, uint32_t d, const Line *line, int y, bool left)
{
    EdgeLabel *label = &scene->view.drawn[d].label;
    int off = aside(line, OWN + edge_half_pen(scene, d)) + (label->width + 1) / 2;
    label->y = y;
    label->side = left ? -1 : 1;
    label->x =
        left ? leftmost(line, y, reach(scene, d)) - off : rightmost(line, y, reach(scene, d)) + off;
}

/* Returns by how many points it does not fit. */
static int label_place(Scene *scene, uint32_t d, int y)
{
    Line line = middle_line(scene, d);
    int across = line.to.x - line.from.x;
    bool outer = across < 0, either = abs(across) * UPRIGHT < line.from.y - line.to.y;
    label_put(scene, d, &line, y, outer);
    int most = wanted(scene, d);
    if (most == 0 || !either)
        return most;
    label_put(scene, d, &line, y, !outer);
    int other = wanted(scene, d);
    if (other < most)
        return other;
    label_put(scene, d, &line, y, outer);
    return most;
}

/* ---- Siblings -------------------------------------------------------------------------------- */

/* The height of siblings' labels: `along` percent of the way down, but above their arrowheads. */
static int height_at(const Scene *scene, uint32_t first, int along)
{
    const Drawn *drawn = scene->view.drawn;
    Gap gap = gap_above(scene, drawn[first].rank);
    int y = gap.high - (gap.high - gap.low) * along / 100;
    for (uint32_t d = first; d != NOT_DRAWN; d = drawn[d].next)
        if (has_label(scene, d))
            y = larger(y, gap.low + edge_head_room(scene, d) + ABOVE + reach(scene, d));
    return y;
}

static int siblings_place(Scene *scene, uint32_t first, int along)
{
    int y = height_at(scene, first, along), sum = 0;
    for (uint32_t d = first; d != NOT_DRAWN; d = scene->view.drawn[d].next)
        if (has_label(scene, d))
            sum += label_place(scene, d, y);
    return sum;
}

/* There is more room further down. Returns whether all fit. */
static bool siblings_fit(Scene *scene, uint32_t first)
{
    int best = ALONG, least = siblings_place(scene, first, ALONG);
    for (int along = ALONG + STEP; along <= FURTHEST && least > 0; along += STEP) {
        int sum = siblings_place(scene, first, along);
        if (sum < least) {
            least = sum;
            best = along;
        }
    }
    siblings_place(scene, first, best);
    return least == 0;
}

/* ---- Room ------------------------------------------------------------------------------------ */

/* Ask for more room between the edge of a node and the one to its left, at the height of a label's
 * upper end. */
static void ask(Scene *scene, uint32_t d, int points, int upper)
{
    Drawn *drawn = scene->view.drawn, *right = &drawn[d], *left = &drawn[right->left];
    Line a = middle_line(scene, right->left), b = middle_line(scene, d);
    int across = larger(abs(a.to.x - a.from.x), abs(b.to.x - b.from.x));
    int high = b.from.y - b.to.y;
    if (across > high * FLAT) {
        Gap gap = gap_above(scene, right->rank);
        int *least = &scene->rank_least[right->rank];
        *least = larger(*least, gap.high - gap.low + across / FLAT - high + 1);
        return;
    }
    if (left->parent == right->parent)
        points = points * high / larger(b.from.y - upper, 1);
    right->apart = larger(right->apart, right->x - left->x + points + 1);
}

static void siblings_ask(Scene *scene, uint32_t first)
{
    const Drawn *drawn = scene->view.drawn;
    for (uint32_t d = first; d != NOT_DRAWN; d = drawn[d].next) {
        int left = has_label(scene, d) ? wanted_left(scene, d) : 0;
        int right = has_label(scene, d) ? wanted_right(scene, d) : 0;
        const int upper = drawn[d].label.y + reach(scene, d);
        if (left > 0)
            ask(scene, d, left, upper);
        if (right > 0)
            ask(scene, drawn[d].right, right, upper);
    }
}

bool edge_labels_place(Scene *scene)
{
    bool again = false;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        uint32_t first = scene->view.drawn[d].first;
        if (first != NOT_DRAWN && !siblings_fit(scene, first)) {
            siblings_ask(scene, first);
            again = true;
        }
    }
    return again;
}

void edge_labels_enclose(Scene *scene)
{
    int left = 0, right = scene->width;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        const EdgeLabel *label = &scene->view.drawn[d].label;
        left = smaller(left, label->x - (label->width + 1) / 2);
        right = larger(right, label->x + (label->width + 1) / 2);
        if (scene->view.drawn[d].note != NULL) {
            const Spot note = note_spot(scene, d);
            left = smaller(left, note.x - (note.width + 1) / 2);
            right = larger(right, note.x + (note.width + 1) / 2);
        }
    }
    left -= rows_width(scene);
    scene_move(scene, -left, 0);
    scene->width = right - left;
}
