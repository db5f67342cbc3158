/* A node's numbers from the point of view of MAX, or of the player to move. */
#include <math.h>
#include <string.h>

#include "scene/viewpoint.h"
#include "trace/beside.h"
#include "trace/viewpoint.h"

BoundText bound_text(double number, const char *mark)
{
    BoundText bound = {""};
    if (!isnan(number))
        strcat(bound.text + plycut_number_text(number, bound.text), mark);
    return bound;
}

static double number_shown(const PlycutTrace *trace, double number, const char **mark)
{
    const Beside beside = trace_beside(trace, number);
    *mark = beside_mark(beside.side);
    return beside.number;
}

/* A scout's bound is next to the number that it tests. */
static PlycutTraceBound bound_shown(const PlycutTrace *trace, PlycutTraceBound bound,
                                    const char **mark)
{
    if (bound.scout == PLYCUT_NO_NODE) {
        bound.value = number_shown(trace, bound.value, mark);
    } else {
        bound.value = plycut_trace_tested(trace, bound.scout, bound.value);
        *mark = beside_mark(PLYCUT_BY_DECIDER(trace->nodes[bound.scout].player, 1, -1));
    }
    return bound;
}

static const char *mark_turned(const char *mark)
{
    return mark[0] == '\0' ? "" : mark[0] == '+' ? "−" : "+";
}

static Shown shown_turned(const Shown *s)
{
    Shown shown = {.value = number_turned(s->value),
                   .type = bound_turned(s->type),
                   .value_mark = mark_turned(s->value_mark),
                   .full = number_turned(s->full),
                   .alpha = s->beta,
                   .beta = s->alpha,
                   .alpha_mark = mark_turned(s->beta_mark),
                   .beta_mark = mark_turned(s->alpha_mark),
                   .crosses_alpha = s->crosses_beta,
                   .crosses_beta = s->crosses_alpha};
    shown.alpha.value = number_turned(shown.alpha.value);
    shown.beta.value = number_turned(shown.beta.value);
    return shown;
}

/* A bound that the node has set itself, by mistake, is not in its window. */
static bool crosses_entry(const PlycutTraceNode *node, PlycutSide side,
                          const PlycutTraceBound *bound)
{
    return node->cut && node->cut_side == side && bound->value == node->cut_bound;
}

Shown shown_of(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values)
{
    Shown shown = {.full = node->value,
                   .type = node->type,
                   .crosses_alpha = crosses_entry(node, PLYCUT_ALPHA, &node->alpha),
                   .crosses_beta = crosses_entry(node, PLYCUT_BETA, &node->beta)};
    shown.value = number_shown(trace, node->value, &shown.value_mark);
    shown.alpha = bound_shown(trace, node->alpha, &shown.alpha_mark);
    shown.beta = bound_shown(trace, node->beta, &shown.beta_mark);
    return is_turned(values, node->player) ? shown_turned(&shown) : shown;
}
