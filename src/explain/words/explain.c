/* Explain: the search in numbered sentences, as a lecturer would go through it at the blackboard. */
#include "words/explain.h"

#include <stdlib.h>

bool explain_fails_high(const Explanation *e, PlycutBound type)
{
    return type == plycut_stop_type(e->trace->nodes[0].player);
}

bool explain_windowed(const Explanation *e)
{
    return e->trace->options.algorithm->windowed;
}

TextId explain_window(const Explanation *e)
{
    return plycut_search_makes_windows(&e->trace->options) ? SENTENCE_WINDOW_OF_PASS
                                                           : SENTENCE_WINDOW_ASKED;
}

TextId explain_never(const Explanation *e)
{
    return e->trace->options.algorithm->searches_again ? SENTENCE_NOT_IN_VISIT
           : e->trace->pass_count > 1                  ? SENTENCE_NOT_IN_PASS
                                                       : SENTENCE_NEVER_VISITED;
}

bool explain_foresees(const Explanation *e, const PlycutTraceEvent *update)
{
    return e->trace->options.algorithm->foresees && !e->trace->nodes[update->from].visited;
}

/* ---- What a child's value changes -------------------------------------------------------- */

static void tell_kept(Explanation *e, const PlycutTraceEvent *event)
{
    PlycutBound type = e->best[event->from].type;
    PlycutPlayer other = plycut_other(e->trace->nodes[event->node].player);
    tell(e,
         type == plycut_stop_type(other)          ? SENTENCE_KEEPS_FROM_BOUND
         : same_number(event->value, event->best) ? SENTENCE_KEEPS_IN_TIE
                                                  : SENTENCE_KEEPS,
         NODE(node, event->node), NODE(from, event->from), EXACT(best, event->best),
         VALUE(value, event->value, type));
}

/* Which bound did this update set? */
static bool sets_alpha(const PlycutTraceEvent *event)
{
    return event->alpha_owner == event->node && event->alpha_witness == event->from;
}

static bool sets_beta(const PlycutTraceEvent *event)
{
    return event->beta_owner == event->node && event->beta_witness == event->from;
}

/* The update that crossed a bound when no child was left, or before a child that is visited by mistake. */
static void tell_crossed(Explanation *e, const PlycutTraceEvent *event,
                         const PlycutTraceEvent *next)
{
    PlycutPlayer player = e->trace->nodes[event->node].player;
    const PlycutAlgorithm *algorithm = e->trace->options.algorithm;
    const bool late = algorithm->of != NULL && next->kind != PLYCUT_EVENT_EXIT;
    if (PLYCUT_BY_PLAYER(player, sets_beta(event), sets_alpha(event), false))
        return;
    if (plycut_trace_crosses(e->trace, player, event->best, event->alpha, event->beta))
        tell(e,
             !late                     ? SENTENCE_CROSSES_LAST
             : algorithm->after_leaves ? SENTENCE_CROSSES_UNSEEN
                                       : SENTENCE_CROSSES_LATE,
             NODE(node, event->node),
             EXACT(bound, PLYCUT_BY_PLAYER(player, event->beta, event->alpha, NAN)));
}

/* Is it this node, or one below it? */
static bool is_below(const PlycutTrace *trace, uint32_t above, uint32_t node)
{
    while (node != PLYCUT_NO_NODE && node != above)
        node = trace->nodes[node].parent;
    return node == above && node != PLYCUT_NO_NODE;
}

/* A bound that is crossed is not tightened. */
static void tell_improved(Explanation *e, const PlycutTraceEvent *event)
{
    bool alpha = sets_alpha(event), beta = sets_beta(event);
    tell(e,
         !alpha && !beta              ? SENTENCE_BEST_SO_FAR
         : (e->turned ? beta : alpha) ? SENTENCE_ALPHA_BECOMES
                                      : SENTENCE_BETA_BECOMES,
         NODE(node, event->node), EXACT(best, event->best));
}

/* By mistake, a bound that was set below the child is now its parent's. */
static void tell_left(Explanation *e, const PlycutTraceEvent *event, PlycutSide side)
{
    const PlycutTraceBound bound = plycut_trace_bound(e->trace, event, side);
    const bool alpha = side == PLYCUT_ALPHA;
    if (!e->trace->options.algorithm->keeps_bounds || !is_below(e->trace, event->from, bound.owner))
        return;
    if (alpha != e->turned)
        tell(e, SENTENCE_GOES_ON_WITH_LEFT, NODE(node, event->node), NODE(from, event->from),
             ALPHA(bound, event));
    else
        tell(e, SENTENCE_GOES_ON_WITH_LEFT, NODE(node, event->node), NODE(from, event->from),
             BETA(bound, event));
}

/* The parent's side of an update; a cutoff that follows has an item of its own. Returns the next event. */
static const PlycutTraceEvent *tell_update(Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = explain_event_after(e, event);
    tell_at(e, event->node);
    tell_left(e, event, PLYCUT_ALPHA);
    tell_left(e, event, PLYCUT_BETA);
    if (event->kind == PLYCUT_EVENT_PROBE) {
        if (e->apart || next == NULL || next->kind != PLYCUT_EVENT_CUTOFF)
            tell(e, SENTENCE_PROBED, NODE(node, event->node), EXACT(low, event->low),
                 EXACT(high, event->high));
        return next;
    }
    if (!plycut_decides(e->trace->nodes[event->node].player)) {
        const bool last = next != NULL && next->kind == PLYCUT_EVENT_EXIT;
        const bool between = isfinite(event->low) && isfinite(event->high);
        if (e->apart || next == NULL || next->kind != PLYCUT_EVENT_CUTOFF)
            tell(e,
                 last      ? SENTENCE_SUM_COMPLETE
                 : between ? SENTENCE_SUM_BETWEEN
                           : SENTENCE_SUM_SO_FAR,
                 NODE(node, event->node), EXACT(best, event->best),
                 VALUE(mean, event->best,
                       last && same_number(next->value, event->best) ? next->type : PLYCUT_EXACT),
                 EXACT(low, event->low), EXACT(high, event->high));
        return next;
    }
    if (!event->improved) {
        tell_kept(e, event);
        return next;
    }
    explain_note_best(e, event);
    tell_improved(e, event);
    if (next != NULL && next->kind != PLYCUT_EVENT_CUTOFF)
        tell_crossed(e, event, next);
    return next;
}

/* The value of a child that was not visited. */
static const PlycutTraceEvent *tell_foreseen(Explanation *e, const PlycutTraceEvent *event)
{
    tell_item(e, event);
    tell(e, SENTENCE_FORESEEN, NODE(from, event->from), EXACT(value, event->value));
    const PlycutTraceEvent *next = tell_update(e, event);
    tell_end(e);
    return next;
}

/* A child's value and what its parent makes of it share an item. */
static const PlycutTraceEvent *tell_with_update(Explanation *e, const PlycutTraceEvent *event)
{
    const PlycutTraceEvent *next = explain_event_after(e, event);
    if (!e->apart && next != NULL && explain_is_return(next))
        next = tell_update(e, next);
    tell_end(e);
    return next;
}

/* A leaf that is called by its value needs no second mention of it. */
static const PlycutTraceEvent *tell_leaf(Explanation *e, const PlycutTraceEvent *event)
{
    tell_item(e, explain_update_of(e, event));
    tell(e,
         event->node == 0                                         ? SENTENCE_ROOT_LEAF
         : is_named_by_value(e->trace, event->node) && !e->turned ? SENTENCE_LEAF
                                                                  : SENTENCE_LEAF_WORTH,
         NODE(node, event->node), EXACT(value, event->value));
    tell_turn(e, event);
    return tell_with_update(e, event);
}

/* Fail-hard, and a mistake, may return an end of the window instead of the best value. */
static const PlycutTraceEvent *tell_exit(Explanation *e, const PlycutTraceEvent *event)
{
    const BestSoFar *best = &e->best[event->node];
    bool clipped = best->any && !same_number(best->value, event->value);
    tell_item(e, explain_update_of(e, event));
    tell(e,
         !clipped                                     ? SENTENCE_RETURNS
         : e->trace->options.fail == PLYCUT_FAIL_HARD ? SENTENCE_RETURNS_CLIPPED
                                                      : SENTENCE_RETURNS_BOUND,
         NODE(node, event->node), VALUE(value, event->value, event->type),
         EXACT(best, best->value));
    if (event->node == 0)
        tell_sentence(e, e->trace->pass_count > 0 ? SENTENCE_PASS_DONE : SENTENCE_SEARCH_DONE,
                      NO_TERMS);
    return tell_with_update(e, event);
}

/* ---- The whole --------------------------------------------------------------------------- */

/* Events of other kinds are skipped. An update has its own item only if events are explained one by one. */
const PlycutTraceEvent *tell_event(Explanation *e, const PlycutTraceEvent *event)
{
    tell_at(e, event->node);
    switch (event->kind) {
    case PLYCUT_EVENT_UPDATE:
    case PLYCUT_EVENT_PROBE:
        return explain_foresees(e, event) ? tell_foreseen(e, event) : tell_update(e, event);
    case PLYCUT_EVENT_ENTER:
        return tell_enter(e, event);
    case PLYCUT_EVENT_LEAF:
        return tell_leaf(e, event);
    case PLYCUT_EVENT_TABLE:
        tell_known(e, event);
        return tell_with_update(e, event);
    case PLYCUT_EVENT_CUTOFF:
        tell_cutoff(e, event);
        explain_note_cutoff(e, event);
        return explain_event_after(e, event);
    case PLYCUT_EVENT_EXIT:
        return tell_exit(e, event);
    default:
        return explain_event_after(e, event);
    }
}

/* Header, items, summary. */
static bool explain_all(Explanation *e, PlycutError *error)
{
    tell_at(e, 0);
    tell_header(e);
    tell_passes(e);
    const PlycutTraceEvent *event = explain_event_first(e);
    while (event != NULL && !e->out->failed)
        event = tell_event(e, event);
    tell_at(e, 0);
    return tell_summary(e, error);
}

/* At least two, so that short searches are aligned, too. */
static int item_digits(const PlycutTrace *trace)
{
    int digits = 2;
    uint64_t last = trace->event_count == 0 ? 0 : trace->events[trace->event_count - 1].n;
    while (last >= 100) {
        last /= 10;
        digits++;
    }
    return digits;
}

bool plycut_explain(const PlycutTrace *trace, const PlycutFocus *focus, PlycutOut *out,
                    PlycutError *error)
{
    PlycutWrap wrap = {.to = out, .width = EXPLANATION_WIDTH};
    PlycutOut lines;
    Explanation e = {.trace = trace,
                     .out = &lines,
                     .digits = item_digits(trace),
                     .values = focus == NULL ? PLYCUT_VALUES_MAX : focus->values};
    plycut_out_init(&lines, plycut_wrap_write, &wrap);
    e.best = calloc(trace->node_count, sizeof *e.best);
    if (e.best == NULL)
        return plycut_no_memory(error);
    bool told = explain_focus(&e, focus, error) && explain_list_positions(&e, error) &&
                explain_all(&e, error);
    (void)plycut_out_flush(&lines);
    free(e.positions);
    free(e.best);
    return told;
}
