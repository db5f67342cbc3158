/* Which cause arrows are drawn, and where. */
#include <stdlib.h>

#include "base/same.h"
#include "layout/layout.h"
#include "scene/pointed.h"

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
    if (scene->picture->grow == PLYCUT_GROW_RIGHT) /* they would lead through the columns */
        return causes;
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

enum { PARTS = 144 }; /* of a curve, when it is measured */

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

/* How far it goes beyond the sides of the tree. */
static int arc_beyond(const Scene *scene, const Arc *arc)
{
    return larger(scene->right - arc_furthest(arc, -1),
                  arc_furthest(arc, 1) - scene->right - scene->width);
}

/* Does one of the points of an arc lie in this node, or close to it? */
static bool arc_meets(const Arc *arc, const Drawn *drawn, int close, int first)
{
    for (int part = first; part <= PARTS; part++) {
        const Point at = arc_point(arc, part);
        if (abs(at.x - drawn->x) <= drawn_half(drawn) + close &&
            abs(at.y - drawn->y) <= drawn->height / 2 + close)
            return true;
    }
    return false;
}

/* Does it run through the note of a node? */
static bool arc_meets_note(const Scene *scene, const Arc *arc, uint32_t d)
{
    if (scene->view.drawn[d].note == NULL)
        return false;
    const Spot spot = note_spot(scene, d);
    const Drawn place = {.x = spot.x, .y = spot.y, .width = spot.width, .height = spot.height};
    return arc_meets(arc, &place, 1, 0);
}

/* Does it stay clear of all nodes but the two that it joins, and of these but for its ends? At a moment also within the
 * picture, because all moments have pictures of one size. */
static bool arc_is_free(const Scene *scene, const Cause *cause, const Arc *arc)
{
    enum { CLEAR = 3, PAST = 10 };
    const Drawn *drawn = scene->view.drawn;
    if (arc_meets(arc, &drawn[cause->from], -1, 6) || arc_meets(arc, &drawn[cause->to], -1, 0) ||
        (scene_is_moment(scene) && arc_beyond(scene, arc) > PAST))
        return false;
    for (uint32_t d = 0; d < scene->view.count; d++)
        if (arc_meets_note(scene, arc, d))
            return false;
    const int left = arc_furthest(arc, -1) - CLEAR, right = arc_furthest(arc, 1) + CLEAR;
    for (uint32_t d = 0; d < scene->view.count; d++)
        if (d != cause->from && d != cause->to && drawn[d].x + drawn_half(&drawn[d]) >= left &&
            drawn[d].x - drawn_half(&drawn[d]) <= right && arc_meets(arc, &drawn[d], CLEAR, 0))
            return false;
    return true;
}

/* A way of an arrow: where it begins and ends. 1 is the side on which the node lies as the owner sees it, -1 the other. The page
 * that steps through a search has the same ways (src/publish/page/picture.js). */
typedef struct Way {
    int begin, end;
    int out; /* how far its first control is from the side of the node; TOP: it begins on top, half-way to that side */
} Way;
enum { TOP = 0 };

static Point arc_begin(const Scene *scene, const Cause *cause, int side, bool top)
{
    const Drawn *from = &scene->view.drawn[cause->from];
    const int across = side * from->width / (top ? 4 : 2);
    const int up =
        top ? shape_top(scene_look(scene, cause->from), from->width, from->height, across) : 0;
    return (Point){from->x + across, from->y + up};
}

/* The further it reaches, the wider is its bend. The tip is a little above the middle, clear of the edges below the owner. */
static Arc arc_make(const Scene *scene, const Cause *cause, const Way *way, int reach)
{
    enum { IN = 30, LEAST = 14 };
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    const int side = from->x < to->x ? -1 : 1, begin = side * way->begin, end = side * way->end;
    const bool top = way->out == TOP;
    const Point start = arc_begin(scene, cause, begin, top),
                tip = {to->x + end * to->width / 2, to->y + to->height / 10};
    const int in = top ? IN : larger(IN, abs(tip.y - start.y) / 3);
    return (Arc){start,
                 {start.x + begin * way->out, top ? (start.y + tip.y) / 2 : start.y},
                 {tip.x + end * larger(LEAST, in + reach), tip.y},
                 tip};
}

/* The first curve that is free. */
static bool free_arc(const Scene *scene, const Cause *cause, Arc *arc)
{
    enum { MOST = 96, STEP = 8 };
    static const Way WAYS[] = {{1, 1, 22},   {1, 1, 5},    {1, 1, 60}, {1, 1, TOP},
                               {-1, 1, TOP}, {-1, -1, 22}, {-1, -1, 5}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++)
        for (int reach = 0; reach <= MOST; reach = reach > 0 ? -reach : STEP - reach) {
            *arc = arc_make(scene, cause, &WAYS[i], reach);
            if (arc_is_free(scene, cause, arc))
                return true;
        }
    *arc = arc_make(scene, cause, &WAYS[0], 0);
    return false;
}

/* A single curve if one is free, otherwise a way between the nodes. If there is no such way, the usual curve, which passes behind
 * nodes. */
Arrow cause_arrow(const Scene *scene, const Cause *cause)
{
    Arrow arrow = {.count = 1}, routed;
    return !free_arc(scene, cause, &arrow.parts[0]) && cause_route(scene, cause, &routed) ? routed
                                                                                          : arrow;
}

int causes_beyond(const Scene *scene, const Causes *causes)
{
    int beyond = 0;
    for (int i = 0; i < causes->count && !scene_is_moment(scene); i++) {
        const Arrow arrow = cause_arrow(scene, &causes->items[i]);
        for (int part = 0; part < arrow.count; part++)
            beyond = larger(beyond, arc_beyond(scene, &arrow.parts[part]));
    }
    return beyond;
}
