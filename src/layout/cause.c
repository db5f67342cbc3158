/* Which cause arrows are drawn. Routes are searched twice: labels are moved out of
 * the first routes, and an arrow that still runs through a label gets another route. */
#include "layout/route.h"

/* The detour, in points, that an arrow takes to avoid a label; at the second attempt it is far
 * longer. */
enum { LABEL_COST = 90, FIXED_LABEL_COST = 100000 };

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

/* The drawn ancestor that shows this node of the trace, or NOT_DRAWN. */
static uint32_t drawn_ancestor(const View *view, uint32_t d, uint32_t node)
{
    while (d != NOT_DRAWN && view->drawn[d].node != node)
        d = view->drawn[d].parent;
    return d;
}

static bool cause_add(const Scene *scene, Causes *causes, uint32_t from, uint32_t to, Arena *arena)
{
    Cause cause = {.from = from, .to = to};
    size_t stretches = (size_t)cause_stretches(scene, &cause);
    cause.x = arena_take(arena, (stretches + 1) * sizeof *cause.x);
    cause.bends = arena_take(arena, stretches * sizeof *cause.bends);
    if (cause.x == NULL || cause.bends == NULL)
        return false;
    route_find(scene, causes, &cause, LABEL_COST);
    causes->items[causes->count++] = cause;
    return true;
}

bool causes_make(const Scene *scene, Causes *causes, Arena *arena)
{
    const View *view = &scene->view;
    *causes = (Causes){.route = route_take(arena)};
    if (causes->route == NULL || !ranks_collect(view, &causes->ranks, arena))
        return false;
    for (uint32_t d = 0; d < view->count; d++) {
        const PlycutTraceNode *node = drawn_node(view, d);
        if (view->drawn[d].kind != DRAWN_NODE || !node->cut || node->cut_kind != PLYCUT_DEEP)
            continue;
        uint32_t to = drawn_ancestor(view, d, node->cut_owner);
        int far = to == NOT_DRAWN ? 0 : view->drawn[d].rank - view->drawn[to].rank;
        if (causes->count == CAUSES)
            causes->more = true;
        else if (far >= 2 && far <= CAUSE_RANKS && !cause_add(scene, causes, d, to, arena))
            return false;
    }
    return true;
}

/* ---- Settling -------------------------------------------------------------------------------- */

static bool is_readable(const Scene *scene, const Cause *cause)
{
    for (uint32_t d = 1; d < scene->view.count; d++)
        if (cause_touches(scene, cause, d))
            return false;
    return true;
}

/* If an arrow is left out, the owner's name next to the bound still identifies it. */
void causes_settle(const Scene *scene, Causes *causes)
{
    int kept = 0, all = causes->count;
    for (int i = 0; i < all; i++) {
        Cause *cause = &causes->items[i];
        if (!is_readable(scene, cause))
            route_find(scene, causes, cause, FIXED_LABEL_COST);
        if (is_readable(scene, cause))
            causes->items[kept++] = *cause;
    }
    causes->crowded = kept < all;
    causes->count = kept;
}
