/* The curve of a cause arrow: upright through the gaps, bent between the ranks. */
#include <math.h>
#include <stdlib.h>

#include "render/cause.h"
#include "render/shape.h"

enum {
    HEAD = 10,  /* length of the arrow's head: points */
    LEAST = 20, /* points of a piece that are looked at, and one more ... */
    FINE = 3,   /* ... for so many points of its width */
    REACH = 4,  /* from the middle of a label up to its letters' top, and down: points */
    MARGIN = 2  /* that it keeps from them */
};

int cause_start(const Drawn *from, int lane)
{
    return from->x + (lane < from->x ? -from->width / 3 : from->width / 3);
}

int cause_end(const Drawn *to, int lane)
{
    return to->x + (lane < to->x ? -to->width / 5 : to->width / 5);
}

/* A curve as Graphviz writes one: a point, then three for each piece. */
typedef struct Curve {
    Point points[CAUSE_POINTS];
    int count;
} Curve;

/* On to (x, y), upright at both ends. */
static void curve_on(Curve *curve, int x, int y)
{
    Point from = curve->points[curve->count - 1];
    int middle = (from.y + y) / 2;
    curve->points[curve->count++] = (Point){from.x, middle};
    curve->points[curve->count++] = (Point){x, middle};
    curve->points[curve->count++] = (Point){x, y};
}

/* Returns the tip of the arrow's head, at which the curve does not arrive. */
static Point curve_make(const Scene *scene, const Cause *cause, Curve *curve)
{
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    int between = from->rank - to->rank - 1;
    int start = cause_start(from, cause->lanes[0]) - from->x;
    int end = cause_end(to, cause->lanes[between - 1]) - to->x;
    int y =
        from->y + 3 + shape_top(scene_look(scene, cause->from), from->width, from->height, start);
    int end_y = to->y - 2 + shape_bottom(scene_look(scene, cause->to), to->width, to->height, end);
    curve->points[0] = (Point){from->x + start, y};
    curve->count = 1;
    for (int i = 0; i < between; i++) {
        int rank = from->rank - 1 - i, reach = scene->rank_height[rank] / 2;
        curve_on(curve, cause->lanes[i], scene->rank_y[rank] - reach);
        curve_on(curve, cause->lanes[i], scene->rank_y[rank] + reach);
    }
    curve_on(curve, to->x + end, end_y - HEAD);
    return (Point){to->x + end, end_y};
}

void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out)
{
    Curve curve;
    Point tip = curve_make(scene, cause, &curve);
    plycut_out_format(out, "pos=\"e,%d,%d", tip.x, tip.y);
    for (int i = 0; i < curve.count; i++)
        plycut_out_format(out, " %d,%d", curve.points[i].x, curve.points[i].y);
    plycut_out_char(out, '"');
}

/* Does a piece, bent between two heights, run through a label? It does not leave its ends' heights.
 */
static bool piece_touches(const Point *p, const EdgeLabel *label, int margin)
{
    int half = (label->width + 1) / 2 + margin, reach = REACH + margin;
    if (p[0].y > label->y + reach || p[3].y < label->y - reach)
        return false;
    int samples = LEAST + abs(p[3].x - p[0].x) / FINE;
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

bool bend_touches(Point from, Point to, const EdgeLabel *label)
{
    int middle = (from.y + to.y) / 2;
    const Point piece[] = {from, {from.x, middle}, {to.x, middle}, to};
    return piece_touches(piece, label, MARGIN);
}

bool cause_touches(const Scene *scene, const Cause *cause, const EdgeLabel *label)
{
    Curve curve;
    Point tip = curve_make(scene, cause, &curve);
    const Point *last = &curve.points[curve.count - 1];
    const Point head[] = {*last, *last, tip, tip};
    for (int i = 0; i + 3 < curve.count; i += 3)
        if (piece_touches(&curve.points[i], label, MARGIN))
            return true;
    return piece_touches(head, label, MARGIN + HEAD / 2);
}
