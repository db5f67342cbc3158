/* What marks mean, where the words depend on what else a picture shows. */
#include "render/legend_meaning.h"

#include "scene/edge.h"

/* If one player moves twice in a row, a bound from further up may cut off as the parent's does.
 */
static bool has_shallow_afar(const PlycutTrace *trace)
{
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (node->cut && node->cut_kind == PLYCUT_SHALLOW && node->cut_owner != node->parent)
            return true;
    }
    return false;
}

/* Is the node on the path to the other, or the other itself? */
static bool is_on_path(const PlycutTrace *trace, uint32_t node, uint32_t below)
{
    while (below != PLYCUT_NO_NODE && below != node)
        below = trace->nodes[below].parent;
    return below == node;
}

/* By mistake, a bound of a node of the same player, or of one that has returned, may cut off. */
static bool has_wrong_bound(const PlycutTrace *trace)
{
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (node->cut && node->cut_owner != PLYCUT_NO_NODE &&
            (trace->nodes[node->cut_owner].player == node->player ||
             !is_on_path(trace, node->cut_owner, n)))
            return true;
    }
    return false;
}

/* Is there a node to move for the same player as its parent? */
static bool moves_twice(const PlycutTrace *trace)
{
    for (uint32_t n = 1; n < trace->node_count; n++)
        if (trace->nodes[n].player == trace->nodes[trace->nodes[n].parent].player)
            return true;
    return false;
}

Circumstances circumstances_of(const Figure *figure)
{
    Circumstances c = {.never = SAY_KEY_NEVER};
    for (size_t i = 0; i < figure->count; i++) {
        const PlycutTrace *trace = figure->scenes[i].view.trace;
        const PlycutTraceNode *root = &trace->nodes[0];
        const bool moment = plycut_trace_is_moment(trace);
        const bool wrong = has_wrong_bound(trace), proved = plycut_trace_best_is_proved(trace);
        c.mistaken |= wrong;
        c.sound |= !wrong;
        c.unproved |= !proved;
        c.proved |= proved;
        c.afar |= moment ? trace->chance || moves_twice(trace) : has_shallow_afar(trace);
        c.exact |= root->pv && !plycut_is_bound(root->type);
        c.bound |= root->pv && plycut_is_bound(root->type);
        c.more |= figure->causes[i].more && !moment;
        c.never = scene_never(trace) != SAY_KEY_NEVER ? scene_never(trace) : c.never;
    }
    return c;
}

bool legend_has_values(const Figure *figure)
{
    return figure->scenes->measures->leaf_value != 0;
}

/* What a mark means, where the words depend on what else the picture shows. If the root's value is only a bound, there is no
 * principal variation: a move that is not on the line may be as good or better. */
TextId meaning_of(const Figure *figure, const Circumstances *c, Mark mark, TextId usual)
{
    const PlycutTrace *trace = figure->scenes->view.trace;
    const bool moment = scene_is_moment(figure->scenes), values = legend_has_values(figure),
               mover = figure->picture->values == PLYCUT_VALUES_MOVER,
               scouts = trace->options.algorithm->gives == PLYCUT_GIVES_SCOUT;
    switch ((int)mark) {
    case MARK_LEAF:
        return !values ? SAY_KEY_LEAF : mover ? SAY_KEY_LEAF_MOVER : usual;
    case MARK_WINDOW:
        return figure->picture->windows == PLYCUT_WINDOWS_EDGES ? SAY_KEY_WINDOW_EDGE
               : moment                                         ? SAY_KEY_WINDOW_NOW
                                                                : usual;
    case MARK_VARIATION:
        return c->unproved && c->proved ? SAY_KEY_VARIATION_SOME
               : c->unproved            ? SAY_KEY_VARIATION_UNPROVED
               : !c->bound              ? usual
               : c->exact               ? SAY_KEY_VARIATION_EITHER
                                        : SAY_KEY_VARIATION_BOUND;
    case MARK_SHALLOW:
        return c->mistaken && c->sound ? SAY_KEY_SHALLOW_SOME
               : c->mistaken           ? SAY_KEY_SHALLOW_MISTAKEN
               : c->afar               ? SAY_KEY_SHALLOW_AFAR
                                       : usual;
    case MARK_DEEP:
        return c->afar ? SAY_KEY_DEEP_AFAR : usual;
    case MARK_CAUSE:
        return c->more ? SAY_KEY_CAUSE_FIRST : usual;
    case MARK_WINDOW_CUT:
        return scouts ? SAY_KEY_CUT_SCOUT : usual;
    case MARK_NEVER:
        return c->never;
    case MARK_FOLDED:
        return !values ? SAY_KEY_FOLDED : moment ? SAY_KEY_FOLDED_MOMENT : usual;
    case MARK_REST:
        return !values ? SAY_KEY_REST : moment ? SAY_KEY_REST_MOMENT : usual;
    case MARK_STUB:
        return values ? usual : SAY_KEY_STUB;
    default:
        return usual;
    }
}
