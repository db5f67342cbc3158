/* Ranges of values, and the history of bounds. */
#include <math.h>
#include <stdio.h>

#include "base/same.h"
#include "scene/ranges.h"
#include "scene/utf8.h"

/* ---- Room ------------------------------------------------------------------------------------ */

bool is_measured(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    return plycut_trace_is_moment(trace) && trace->event_count == 0 && node->visited;
}

static int number_width(double number)
{
    char text[LABEL_TEXT];
    if (isnan(number))
        return 0;
    label_number(number, text);
    return text_width(text, 1, false);
}

double widest_number(const PlycutTrace *trace)
{
    const double ends[] = {trace->options.alpha, trace->options.beta};
    double widest = NAN;
    for (int i = 0; i < 2; i++)
        if (isfinite(ends[i]) && number_width(ends[i]) > number_width(widest))
            widest = ends[i];
    for (uint32_t n = 0; n < trace->node_count; n++)
        if (trace->nodes[n].leaf && number_width(trace->nodes[n].value) > number_width(widest))
            widest = trace->nodes[n].value;
    return widest;
}

double widest_bound(const PlycutTrace *trace)
{
    const double widest = widest_number(trace);
    return number_width(widest) > number_width(-INFINITY) ? widest : -INFINITY;
}

/* ---- Ranges ---------------------------------------------------------------------------------- */

/* Nothing is known about a node that was not visited, except the limits of all leaves. */
static Range range_unknown(const PlycutTrace *trace)
{
    return plycut_is_limited(trace->limits) ? (Range){trace->limits.low, trace->limits.high}
                                            : (Range){-INFINITY, INFINITY};
}

static Range range_known(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    const Range range = range_unknown(trace);
    return (Range){node->low > range.low ? node->low : range.low,
                   node->high < range.high ? node->high : range.high};
}

static Range range_with(PlycutPlayer player, Range a, Range b, double probability)
{
    if (!plycut_decides(player))
        return (Range){a.low + probability * b.low, a.high + probability * b.high};
    return plycut_player_is_max(player) ? (Range){fmax(a.low, b.low), fmax(a.high, b.high)}
                                        : (Range){fmin(a.low, b.low), fmin(a.high, b.high)};
}

/* Recursion is bounded by PLYCUT_PLY_MAX. */
Range range_of(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    if (!node->visited || (node->leaf && isnan(node->value)))
        return range_unknown(trace);
    if (node->leaf)
        return (Range){node->value, node->value};
    if (node->known)
        return range_known(trace, node);
    if (node->child_count == 0)
        return range_unknown(trace);
    const double worst = plycut_decides(node->player) ? plycut_worst(node->player) : 0;
    Range range = {worst, worst};
    for (uint32_t i = 0; i < node->child_count; i++) {
        const uint32_t child = node->first_child + i;
        range = range_with(node->player, range, range_of(trace, child),
                           trace->nodes[child].probability);
    }
    return range;
}

Marks range_write(Range range, char text[LABEL_TEXT])
{
    char low[LABEL_TEXT], high[LABEL_TEXT];
    const Marks marks = label_marked(range.low, "", low) | label_marked(range.high, "", high);
    snprintf(text, LABEL_TEXT, "[%.40s, %.40s]", low, high);
    return marks | MARKS_OF(RANGE);
}

/* ---- Bounds ---------------------------------------------------------------------------------- */

static double bound_then(const PlycutTraceEvent *event, PlycutSide side)
{
    return side == PLYCUT_ALPHA ? event->alpha : event->beta;
}

static void history_add(BoundHistory *history, double value)
{
    if (history->count > 0 && same_number(history->values[history->count - 1], value))
        return;
    if (history->count == HISTORY) {
        for (int i = 1; i < HISTORY; i++)
            history->values[i - 1] = history->values[i];
        history->count--;
        history->more = true;
    }
    history->values[history->count++] = value;
}

static BoundHistory history_widest(const PlycutTrace *trace)
{
    BoundHistory history = {.count = HISTORY, .more = true};
    const double widest = widest_bound(trace->whole);
    for (int i = 0; i < HISTORY; i++)
        history.values[i] = widest;
    return history;
}

BoundHistory bound_history(const PlycutTrace *trace, uint32_t n, PlycutSide side)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    BoundHistory history = {.count = 0};
    if (is_measured(trace, node))
        return history_widest(trace);
    for (size_t i = node->began; node->visited && i < trace->event_count; i++) {
        const PlycutTraceEvent *event = &trace->events[i];
        if (event->node == n &&
            (event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_UPDATE))
            history_add(&history, bound_then(event, side));
    }
    return history;
}

Range entry_window(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    if (is_measured(trace, node)) {
        const double widest = widest_bound(trace->whole);
        return (Range){widest, widest};
    }
    return (Range){trace->events[node->began].alpha, trace->events[node->began].beta};
}
