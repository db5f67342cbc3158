/* The events of a search as columns: a letter or a whole number for each event. */
#include "page/moments.h"

#include <math.h>

static const char KIND_LETTERS[] = {
    [PLYCUT_EVENT_PASS] = 'p',  [PLYCUT_EVENT_ENTER] = 'e',  [PLYCUT_EVENT_LEAF] = 'l',
    [PLYCUT_EVENT_TABLE] = 't', [PLYCUT_EVENT_UPDATE] = 'u', [PLYCUT_EVENT_CUTOFF] = 'c',
    [PLYCUT_EVENT_PROBE] = 'b', [PLYCUT_EVENT_EXIT] = 'x',   [PLYCUT_EVENT_STOP] = 's',
};

static const char CUT_LETTERS[] = {
    [PLYCUT_SHALLOW] = 's', [PLYCUT_DEEP] = 'd', [PLYCUT_WINDOW] = 'w', [PLYCUT_LIMIT] = 'l'};

static const char TYPE_LETTERS[] = {
    [PLYCUT_EXACT] = '=', [PLYCUT_LOWER] = '>', [PLYCUT_UPPER] = '<', [PLYCUT_UNPROVED] = '?'};

double moments_value(const PlycutTraceEvent *event)
{
    return event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_PASS ? NAN
           : event->kind == PLYCUT_EVENT_UPDATE                                  ? event->best
                                                                                 : event->value;
}

double moments_proved(const PlycutTrace *trace, const PlycutTraceEvent *event, double end)
{
    const bool says = event->kind == PLYCUT_EVENT_UPDATE || event->kind == PLYCUT_EVENT_PROBE;
    return says && !plycut_decides(trace->nodes[event->node].player) && isfinite(end) ? end : NAN;
}

double moments_crossed(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    if (event->kind != PLYCUT_EVENT_CUTOFF)
        return NAN;
    const PlycutTraceBound bound = plycut_trace_bound(trace, event, event->side);
    return bound.scout == PLYCUT_NO_NODE ? event->bound
                                         : plycut_trace_tested(trace, bound.scout, event->bound);
}

/* Does the event have a window of its own: on entry, or after an update? */
static bool has_window(const PlycutTraceEvent *event)
{
    return event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
           event->kind == PLYCUT_EVENT_TABLE || event->kind == PLYCUT_EVENT_UPDATE ||
           event->kind == PLYCUT_EVENT_PROBE;
}

static int64_t event_code_line(const PlycutTrace *trace, size_t event)
{
    const size_t line = plycut_pseudocode_line(trace, event);
    return line == PLYCUT_NO_LINE ? -1 : (int64_t)line;
}

static void write_events(const Moments *moments, size_t search, PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    const Order *order = &moments->orders[search];
    const Bounds *bounds = &moments->bounds[search];
    const PlycutTraceEvent *e = trace->events;
    const size_t count = trace->event_count;
    plycut_json_key_open(json, "events", '{');
    LETTERS(moments, json, "kind", i, count, KIND_LETTERS[e[i].kind]);
    LETTERS(moments, json, "type", i, count, TYPE_LETTERS[e[i].type]);
    COLUMN(json, "node", i, count, order_number(order, e[i].node));
    COLUMN(json, "value", i, count, numbers_index(&moments->numbers, moments_value(&e[i])));
    COLUMN(json, "alpha", i, count,
           has_window(&e[i]) ? bounds_index(bounds, trace, plycut_trace_alpha(trace, &e[i])) : -1);
    COLUMN(json, "beta", i, count,
           has_window(&e[i]) ? bounds_index(bounds, trace, plycut_trace_beta(trace, &e[i])) : -1);
    if (trace->chance) {
        COLUMN(json, "low", i, count,
               numbers_index(&moments->numbers, moments_proved(trace, &e[i], e[i].low)));
        COLUMN(json, "high", i, count,
               numbers_index(&moments->numbers, moments_proved(trace, &e[i], e[i].high)));
    }
    if (trace->options.quiescence > 0)
        COLUMN(json, "noisy", i, count, e[i].noisy);
    COLUMN(json, "line", i, count, event_code_line(trace, i));
    plycut_json_close(json);
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

static void moments_pruned_write(const PlycutTrace *trace, const Order *order,
                                 const PlycutTraceEvent *event, PlycutJson *json)
{
    plycut_json_key_open(json, "pruned", '[');
    for (uint32_t i = 0; i < event->pruned_count; i++)
        plycut_json_integer(json, order_number(order, trace->pruned[event->first_pruned + i]));
    plycut_json_close(json);
}

/* The sign between a cutoff's value and the number that it crosses; "": the value is on the other side, as where a mistake cuts off. A scout's
 * bound is next to the number that it tests: only a value beyond that number crosses. */
static const char *crossing_sign(const PlycutTrace *trace, const PlycutTraceEvent *event)
{
    static const char *const SIGNS[][2] = {[PLYCUT_ALPHA] = {"≤", "<"}, [PLYCUT_BETA] = {"≥", ">"}};
    const PlycutTraceBound bound = plycut_trace_bound(trace, event, event->side);
    const bool strict =
        event->cut_kind != PLYCUT_LIMIT &&
        (bound.scout != PLYCUT_NO_NODE || plycut_trace_is_strict(trace, event->node));
    const double value = event->value, crossed = moments_crossed(trace, event);
    const bool crosses = event->side == PLYCUT_BETA ? value > crossed : value < crossed;
    return crosses || (!strict && value == crossed) ? SIGNS[event->side][strict] : "";
}

static void moments_cutoff_write(const Moments *moments, size_t search, size_t event,
                                 PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    const Order *order = &moments->orders[search];
    const PlycutTraceEvent *e = &trace->events[event];
    const char kind[] = {CUT_LETTERS[e->cut_kind], '\0'};
    plycut_json_open(json, '{');
    plycut_json_key_integer(json, "event", (int64_t)event);
    plycut_json_key_string(json, "kind", kind);
    plycut_json_key_integer(json, "bound",
                            numbers_index(&moments->numbers, moments_crossed(trace, e)));
    plycut_json_key_string(json, "sign", crossing_sign(trace, e));
    plycut_json_key_integer(json, "owner", order_number(order, e->owner));
    plycut_json_key_integer(json, "witness", order_number(order, e->witness));
    plycut_json_key_integer(json, "distance", e->distance);
    moments_pruned_write(trace, order, e, json);
    plycut_json_key_count(json, "leaves", e->pruned_leaves);
    plycut_json_close(json);
}

static void write_cutoffs(const Moments *moments, size_t search, PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    plycut_json_key_open(json, "cutoffs", '[');
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_CUTOFF)
            moments_cutoff_write(moments, search, i, json);
    plycut_json_close(json);
}

void moments_events_write(const Moments *moments, size_t search, PlycutJson *json)
{
    page_bounds_write(&moments->bounds[search], &moments->numbers, &moments->orders[search], json);
    write_events(moments, search, json);
    write_cutoffs(moments, search, json);
}
