/* Which cause arrows are drawn, and where. */
#include <stdlib.h>

#include "base/same.h"
#include "layout/layout.h"

/* The drawn ancestor that shows this node of the trace, or NOT_DRAWN. */
static uint32_t drawn_ancestor(const View *view, uint32_t d, uint32_t node)
{
    while (d != NOT_DRAWN && view->drawn[d].node != node)
        d = view->drawn[d].parent;
    return d;
}

Causes causes_make(const Scene *scene)
{
    const View *view = &scene->view;
    Causes causes = {.count = 0};
    for (uint32_t d = 0; d < view->count; d++) {
        const PlycutTraceNode *node = drawn_node(view, d);
        if (view->drawn[d].kind != DRAWN_NODE || !node->cut || node->cut_kind != PLYCUT_DEEP)
            continue;
        const uint32_t to = drawn_ancestor(view, d, node->cut_owner);
        if (causes.count == CAUSES)
            causes.more = true;
        else if (to != NOT_DRAWN)
            causes.items[causes.count++] = (Cause){d, to};
    }
    return causes;
}

int cause_head(const Scene *scene)
{
    return scene->detail == PLYCUT_DETAIL_DOTS ? 5 : 10;
}

/* ---- The curve ------------------------------------------------------------------------------- */

enum { PARTS = 24 }; /* of a curve, when it is measured */

/* The point after `part` of its PARTS. */
static Point arc_point(const Arc *arc, int part)
{
    const double t = part / (double)PARTS, u = 1 - t, a = u * u * u, b = 3 * u * u * t,
                 c = 3 * u * t * t, d = t * t * t;
    return (Point){(int)(a * arc->from.x + b * arc->first.x + c * arc->second.x + d * arc->tip.x),
                   (int)(a * arc->from.y + b * arc->first.y + c * arc->second.y + d * arc->tip.y)};
}

/* The furthest that it goes to that side (1: right, -1: left). */
static int arc_furthest(const Arc *arc, int side)
{
    int most = side * arc->from.x;
    for (int part = 1; part <= PARTS; part++)
        most = larger(most, side * arc_point(arc, part).x);
    return side * most;
}

/* Does it run through a node that it does not join, or along its border? */
static bool arc_touches(const Scene *scene, const Cause *cause, const Arc *arc)
{
    enum { CLEAR = 3 };
    for (uint32_t d = 0; d < scene->view.count; d++)
        for (int part = 0; part <= PARTS && d != cause->from && d != cause->to; part++) {
            const Drawn *drawn = &scene->view.drawn[d];
            const Point at = arc_point(arc, part);
            if (abs(at.x - drawn->x) <= drawn_half(drawn) + CLEAR &&
                abs(at.y - drawn->y) <= drawn->height / 2 + CLEAR)
                return true;
        }
    return false;
}

/* It leaves on the side away from the owner, and comes to the owner from the same side: as on the page that steps
 * through a search (src/page/picture.js). The tip is a little above the middle, clear of the edges below the owner. Where the
 * curve would touch a node, it runs past all nodes, if there are few on its way. */
Arc cause_arc(const Scene *scene, const Cause *cause)
{
    enum { OUT = 22, LEAST = 30, PAST = 10, NEAR = 60, STEP = 2 };
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    const int side = from->x < to->x ? -1 : 1,
              edge = side < 0 ? scene->right - PAST : scene->right + scene->width + PAST;
    const Point begin = {from->x + side * from->width / 2, from->y},
                tip = {to->x + side * to->width / 2, to->y + to->height / 10};
    const int out = side * larger(LEAST, abs(tip.y - begin.y) / 3);
    const Arc usual = {begin, {begin.x + side * OUT, begin.y}, {tip.x + out, tip.y}, tip};
    if (abs(edge - arc_furthest(&usual, side)) > NEAR || !arc_touches(scene, cause, &usual))
        return usual;
    Arc past = {begin, {edge, begin.y}, {edge, tip.y}, tip};
    while (side * (edge - arc_furthest(&past, side)) > 0)
        past.first.x = past.second.x += side * STEP;
    return arc_touches(scene, cause, &past) ? usual : past;
}

int causes_beyond(const Scene *scene, const Causes *causes)
{
    int beyond = 0;
    for (int i = 0; i < causes->count && !scene_is_moment(scene); i++) {
        const Arc arc = cause_arc(scene, &causes->items[i]);
        beyond = larger(beyond, scene->right - arc_furthest(&arc, -1));
        beyond = larger(beyond, arc_furthest(&arc, 1) - scene->right - scene->width);
    }
    return beyond;
}
