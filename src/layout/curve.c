/* The curve of a cause arrow: upright through the gaps, bent between the ranks. */
#include <math.h>

#include "base/same.h"
#include "layout/cause.h"
#include "scene/shape.h"

enum {
    LEAST = 20, /* points of a stretch that are looked at, and one more ... */
    FINE = 3,   /* ... for each of this many points of its width */
    REACH = 4,  /* from the middle of a label up to its letters' top, and down: points */
    MARGIN = 2  /* that it keeps from them */
};

int cause_head(const Scene *scene)
{
    return scene->detail == PLYCUT_DETAIL_DOTS ? 5 : 10;
}

int cause_stretches(const Scene *scene, const Cause *cause)
{
    return scene->view.drawn[cause->from].rank - scene->view.drawn[cause->to].rank;
}

static int rank_top(const Scene *scene, int rank)
{
    return scene->rank_y[rank] + scene->rank_height[rank] / 2;
}

static int rank_floor(const Scene *scene, int rank)
{
    return scene->rank_y[rank] - scene->rank_height[rank] / 2;
}

Stretch cause_stretch(const Scene *scene, const Cause *cause, int i, int from_x, int to_x)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    int rank = from->rank - i;
    Stretch stretch = {.from = {from->x + from_x, rank_top(scene, rank)},
                       .to = {from->x + to_x, rank_floor(scene, rank - 1)},
                       .head = rank - 1 == to->rank ? cause_head(scene) : 0};
    if (i == 0)
        stretch.from.y =
            from->y + 3 +
            shape_top(scene_look(scene, cause->from), from->width, from->height, from_x);
    if (stretch.head > 0)
        stretch.to.y =
            to->y - 2 - stretch.head +
            shape_bottom(scene_look(scene, cause->to), to->width, to->height, stretch.to.x - to->x);
    stretch.low = larger(stretch.from.y, rank_top(scene, rank));
    stretch.high = smaller(stretch.to.y, rank_floor(scene, rank - 1));
    return stretch;
}

/* ---- Points ---------------------------------------------------------------------------------- */

/* A curve as Graphviz writes one: a point, then three for each part. */
typedef struct Curve {
    Point *points;
    int count;
} Curve;

static void add(Curve *curve, Point a, Point b, Point c)
{
    curve->points[curve->count++] = a;
    curve->points[curve->count++] = b;
    curve->points[curve->count++] = c;
}

static void straight_on(Curve *curve, int y)
{
    Point from = curve->points[curve->count - 1], to = {from.x, y};
    if (y > from.y)
        add(curve, from, to, to);
}

/* On to the stretch's end, upright there and where it begins. */
static void stretch_on(Curve *curve, const Stretch *stretch, Bend bend)
{
    enum { PARTS = 12 };
    int room = stretch->high - stretch->low;
    int low = bend.low == 0 ? stretch->low : stretch->low + room * bend.low / PARTS;
    int high = bend.high == PARTS ? stretch->high : stretch->low + room * bend.high / PARTS;
    int middle = (low + high) / 2;
    straight_on(curve, low);
    add(curve, (Point){stretch->from.x, middle}, (Point){stretch->to.x, middle},
        (Point){stretch->to.x, high});
    straight_on(curve, stretch->to.y);
}

int cause_points(const Scene *scene, const Cause *cause, Point points[CAUSE_POINTS])
{
    Curve curve = {points, 1};
    points[0] = cause_stretch(scene, cause, 0, cause->x[0], cause->x[1]).from;
    for (int i = 0; i < cause_stretches(scene, cause); i++) {
        Stretch stretch = cause_stretch(scene, cause, i, cause->x[i], cause->x[i + 1]);
        straight_on(&curve, stretch.from.y);
        stretch_on(&curve, &stretch, cause->bends[i]);
    }
    return curve.count;
}

/* ---- Labels ---------------------------------------------------------------------------------- */

/* Does a part run through a label? It does not leave its ends' heights, nor their sides. */
static bool part_touches(const Point *p, const EdgeLabel *label, int margin)
{
    int half = (label->width + 1) / 2 + margin, reach = REACH + margin;
    int left = smaller(p[0].x, p[3].x), right = larger(p[0].x, p[3].x);
    if (p[0].y > label->y + reach || p[3].y < label->y - reach || left > label->x + half ||
        right < label->x - half)
        return false;
    int samples = LEAST + (right - left) / FINE;
    for (int i = 0; i <= samples; i++) {
        double t = (double)i / samples, u = 1 - t;
        double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
        double x = a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x - label->x;
        double y = a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y - label->y;
        if (fabs(x) < half && fabs(y) < reach)
            return true;
    }
    return false;
}

bool stretch_touches(const Stretch *stretch, Bend bend, const EdgeLabel *label)
{
    Point points[STRETCH_POINTS] = {stretch->from};
    Curve curve = {points, 1};
    stretch_on(&curve, stretch, bend);
    for (int i = 0; i + 3 < curve.count; i += 3)
        if (part_touches(&points[i], label, MARGIN))
            return true;
    Point tip = {stretch->to.x, stretch->to.y + stretch->head};
    const Point head[] = {stretch->to, stretch->to, tip, tip};
    return stretch->head > 0 && part_touches(head, label, MARGIN + stretch->head / 2);
}

bool cause_touches(const Scene *scene, const Cause *cause, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    int i = scene->view.drawn[cause->from].rank - drawn->rank;
    if (drawn->label.width == 0 || i < 0 || i >= cause_stretches(scene, cause))
        return false;
    Stretch stretch = cause_stretch(scene, cause, i, cause->x[i], cause->x[i + 1]);
    return stretch_touches(&stretch, cause->bends[i], &drawn->label);
}
