/* A node's numbers from the point of view of MAX, or of the player to move. */
#include <math.h>
#include <string.h>

#include "scene/viewpoint.h"
#include "trace/viewpoint.h"

BoundText bound_text(double number, const char *mark)
{
    BoundText bound = {""};
    if (!isnan(number))
        strcat(bound.text + plycut_number_text(number, bound.text), mark);
    return bound;
}

/* A scout's bound is next to the number that it tests. */
static PlycutTraceBound bound_shown(const PlycutTrace *trace, PlycutTraceBound bound,
                                    const char **mark)
{
    *mark = "";
    if (bound.scout != PLYCUT_NO_NODE) {
        bound.value = plycut_trace_tested(trace, bound.scout, bound.value);
        *mark = trace->nodes[bound.scout].player == PLYCUT_MAX ? "+" : "−";
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

Shown shown_of(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values)
{
    Shown shown = {.value = node->value,
                   .type = node->type,
                   .crosses_alpha = node->cut && node->player == PLYCUT_MIN,
                   .crosses_beta = node->cut && node->player == PLYCUT_MAX};
    shown.alpha = bound_shown(trace, node->alpha, &shown.alpha_mark);
    shown.beta = bound_shown(trace, node->beta, &shown.beta_mark);
    return is_turned(values, node->player) ? shown_turned(&shown) : shown;
}
