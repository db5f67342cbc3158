/* Explain the passes of an iterative deepening or an aspiration search: each in a line or two, why
 * it was searched and what came of it, then which of them is told step by step. */
#include "words/explain.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

/* ---- One pass ---------------------------------------------------------------------------- */

/* "[5, 9]", "no window" */
static void tell_pass_window(const Telling *t, const PlycutTracePass *pass)
{
    if (isinf(pass->alpha) && isinf(pass->beta)) {
        plycut_out_text(t->out, "no window");
        return;
    }
    plycut_out_text(t->out, "window [");
    plycut_out_number(t->out, pass->alpha);
    plycut_out_text(t->out, ", ");
    plycut_out_number(t->out, pass->beta);
    plycut_out_char(t->out, ']');
}

/* "pass 3 failed high: its value, at least 5, is not below 4, so the upper end is now 8" */
static void tell_failure(const Telling *t, const PlycutTracePass *pass)
{
    const PlycutTracePass *last = pass - 1;
    bool low = pass->reason == PLYCUT_PASS_FAILED_LOW;
    double end = low ? pass->alpha : pass->beta;
    plycut_out_format(t->out, "pass %u failed %s: its value, ", last->number, low ? "low" : "high");
    tell_value(t, last->value, last->type);
    plycut_out_text(t->out, low ? ", is not above " : ", is not below ");
    plycut_out_number(t->out, low ? last->alpha : last->beta);
    plycut_out_format(t->out, ", so the %s end ", low ? "lower" : "upper");
    if (isinf(end)) {
        plycut_out_text(t->out, "is open now");
        return;
    }
    plycut_out_text(t->out, "is now ");
    plycut_out_number(t->out, end);
}

/* "around the last value, 7", of a window that was narrowed */
static void tell_aim(const Telling *t, const PlycutTracePass *pass)
{
    const PlycutSearchOptions *o = &t->trace->options;
    bool first = pass->reason == PLYCUT_PASS_FIRST;
    if (o->aspiration <= 0 || (isinf(pass->alpha) && isinf(pass->beta)))
        return;
    plycut_out_text(t->out, first ? " around the guess, " : " around the last value, ");
    plycut_out_number(t->out, first ? o->guess : (pass - 1)->value);
}

/* What the pass is: depth, window, and why it is searched. */
static void tell_why_searched(const Telling *t, const PlycutTracePass *pass)
{
    bool again = pass->reason == PLYCUT_PASS_FAILED_LOW || pass->reason == PLYCUT_PASS_FAILED_HIGH;
    if (pass->depth >= 0)
        plycut_out_format(t->out, "depth %d", pass->depth);
    else
        plycut_out_text(t->out, "to the end");
    plycut_out_text(t->out, again ? " again, " : ", ");
    tell_pass_window(t, pass);
    if (again) {
        plycut_out_text(t->out, " (");
        tell_failure(t, pass);
        plycut_out_text(t->out, "). ");
    } else {
        tell_aim(t, pass);
        plycut_out_text(t->out, ". ");
    }
}

/* ", best move B (/0)"; where it fails high, and another move may be better, ", which B (/0)
 * reaches". */
static void tell_best(const Telling *t, const PlycutTracePass *pass)
{
    uint32_t best = pass->best != NULL ? plycut_trace_find(t->trace, pass->best) : PLYCUT_NO_NODE;
    if (best == PLYCUT_NO_NODE)
        return;
    if (explain_fails_high(t, pass->type)) {
        plycut_out_text(t->out, ", which ");
        tell_place(t, best);
        plycut_out_text(t->out, " reaches");
    } else {
        plycut_out_text(t->out, ", best move ");
        tell_move(t, best);
    }
}

/* "4 nodes, 3 leaves, 1 known from the table" */
static void tell_cost(const Telling *t, uint64_t nodes, uint64_t leaves, uint64_t known)
{
    tell_count(t, nodes, "node", "nodes");
    plycut_out_text(t->out, ", ");
    tell_count(t, leaves, "leaf", "leaves");
    if (known > 0)
        plycut_out_format(t->out, ", %llu known from the table", (unsigned long long)known);
}

static void tell_outcome(const Telling *t, const PlycutTracePass *pass)
{
    if (pass->finished) {
        plycut_out_text(t->out, "Value ");
        tell_value(t, pass->value, pass->type);
        tell_best(t, pass);
        plycut_out_text(t->out, "; ");
    } else {
        plycut_out_text(t->out, "The budget ended here, after ");
    }
    tell_cost(t, pass->nodes, pass->leaves, pass->known);
    plycut_out_text(t->out, ".\n");
}

static void tell_pass(const Telling *t, const PlycutTracePass *pass)
{
    char label[16];
    snprintf(label, sizeof label, "Pass %u", pass->number);
    tell_label(t, label);
    tell_why_searched(t, pass);
    tell_outcome(t, pass);
}

/* ---- All of them ------------------------------------------------------------------------- */

static bool has_failed(const PlycutTracePass *pass)
{
    return pass->next == PLYCUT_PASS_FAILED_LOW || pass->next == PLYCUT_PASS_FAILED_HIGH;
}

/* The pass whose value is that of the search. */
static size_t answer(const PlycutTrace *trace)
{
    size_t i = trace->pass_count;
    do
        assert(i > 0); /* a search that answered has a pass that did */
    while (i-- > 0 && (!trace->passes[i].finished || has_failed(&trace->passes[i])));
    return i;
}

/* What became of the one that is told, or why it is told and no other. */
static const char *shown_words(const PlycutTrace *trace)
{
    const PlycutTracePass *pass = &trace->passes[trace->shown];
    if (has_failed(pass))
        return pass->next == PLYCUT_PASS_FAILED_LOW ? ", which failed low" : ", which failed high";
    if (trace->pass_count == 1 || answer(trace) != trace->shown)
        return "";
    return trace->shown + 1 == trace->pass_count ? ", the last one"
           : pass[1].finished                    ? ", the last one with its value inside its window"
                                                 : ", the last one that was finished";
}

void tell_passes(const Telling *t)
{
    const PlycutTrace *trace = t->trace;
    if (trace->pass_count == 0)
        return;
    for (size_t i = 0; i < trace->pass_count; i++)
        tell_pass(t, &trace->passes[i]);
    plycut_out_format(t->out, "\nPass %u%s, step by step:\n\n", trace->passes[trace->shown].number,
                      shown_words(trace));
}

/* Of a stored tree, where passes can be told to meet the same node. */
static void tell_distinct(const Telling *t)
{
    const PlycutResult *total = &t->trace->total;
    if (total->distinct_nodes < 0 || total->distinct_leaves < 0)
        return;
    tell_label(t, "Distinct");
    tell_cost(t, (uint64_t)total->distinct_nodes, (uint64_t)total->distinct_leaves, 0);
    plycut_out_text(t->out, ", each counted once\n");
}

/* "value 8; ", where the pass that is told has another, or none that counts. */
static void tell_answer(const Telling *t)
{
    const PlycutTracePass *pass = &t->trace->passes[answer(t->trace)];
    if (pass == &t->trace->passes[t->trace->shown])
        return;
    plycut_out_text(t->out, "value ");
    tell_value(t, pass->value, pass->type);
    plycut_out_format(t->out, " (pass %u); ", pass->number);
}

void tell_all_passes(const Telling *t)
{
    const PlycutResult *total = &t->trace->total;
    if (t->trace->pass_count == 0)
        return;
    tell_label(t, "All passes");
    tell_answer(t);
    tell_cost(t, total->nodes, total->leaves, total->known);
    if (explain_windowed(t))
        plycut_out_format(t->out, "; cutoffs: %llu shallow, %llu deep, %llu window",
                          (unsigned long long)total->cutoffs[PLYCUT_SHALLOW],
                          (unsigned long long)total->cutoffs[PLYCUT_DEEP],
                          (unsigned long long)total->cutoffs[PLYCUT_WINDOW]);
    plycut_out_char(t->out, '\n');
    tell_distinct(t);
}
