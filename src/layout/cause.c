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

/* It leaves on the side away from the owner, and comes to the owner from the same side: as on the page that steps
 * through a search (src/page/picture.js). The tip is a little above the middle, clear of the edges below the owner. */
Arc cause_arc(const Scene *scene, const Cause *cause)
{
    enum { OUT = 22, LEAST = 30 };
    const Drawn *from = &scene->view.drawn[cause->from], *to = &scene->view.drawn[cause->to];
    const int side = from->x < to->x ? -1 : 1;
    const Point begin = {from->x + side * from->width / 2, from->y},
                tip = {to->x + side * to->width / 2, to->y + to->height / 10};
    return (Arc){begin,
                 {begin.x + side * OUT, begin.y},
                 {tip.x + side * larger(LEAST, abs(tip.y - begin.y) / 3), tip.y},
                 tip};
}
