/* Explain the passes of iterative deepening or an aspiration search: a line or two for each, with why it was
 * searched and what it returned; then which pass is explained step by step. */
#include "words/explain.h"

#include <assert.h>
#include <math.h>

/* ---- One pass ---------------------------------------------------------------------------- */

static bool is_again(const PlycutTracePass *pass)
{
    return pass->reason == PLYCUT_PASS_FAILED_LOW || pass->reason == PLYCUT_PASS_FAILED_HIGH;
}

static bool has_failed(const PlycutTracePass *pass)
{
    return pass->next == PLYCUT_PASS_FAILED_LOW || pass->next == PLYCUT_PASS_FAILED_HIGH;
}

/* "Depth 3, window [5, 7] around the previous value, 6." */
static void tell_beginning(Explanation *e, const PlycutTracePass *pass)
{
    const PlycutSearchOptions *o = &e->trace->options;
    const bool open = isinf(pass->alpha) && isinf(pass->beta),
               first = pass->reason == PLYCUT_PASS_FIRST;
    tell(e,
         is_again(pass)                            ? SENTENCE_PASS_AGAIN
         : open || !plycut_search_makes_windows(o) ? SENTENCE_PASS_BEGINS
         : first                                   ? SENTENCE_PASS_AIMS_AT_GUESS
                                                   : SENTENCE_PASS_AIMS_AT_LAST,
         PHRASE(depth, pass->depth < 0 ? SENTENCE_TO_THE_END : SENTENCE_TO_DEPTH,
                NUMBER(depth, pass->depth)),
         PHRASE(window, open ? SENTENCE_FULL_WINDOW : SENTENCE_NARROW_WINDOW,
                WINDOW_ENDS(pass->alpha, pass->beta)),
         EXACT(aim, first ? o->guess : (pass - 1)->result.value));
}

/* Why the previous pass was not enough, and what changed. */
static void tell_failure(Explanation *e, const PlycutTracePass *pass)
{
    static const TextId FAILED[2][2] = {{SENTENCE_FAILED_HIGH, SENTENCE_FAILED_HIGH_OPEN},
                                        {SENTENCE_FAILED_LOW, SENTENCE_FAILED_LOW_OPEN}};
    const PlycutTracePass *last = pass - 1;
    bool low = pass->reason == PLYCUT_PASS_FAILED_LOW;
    double end = low ? pass->alpha : pass->beta;
    tell(e, FAILED[low != e->turned][isinf(end) != 0], COUNT(number, last->number),
         VALUE(value, last->result.value, last->result.type),
         EXACT(end, low ? last->alpha : last->beta), EXACT(new_end, end));
}

/* If the pass fails high, another move may be better. */
static void tell_outcome(Explanation *e, const PlycutTracePass *pass)
{
    uint32_t best = pass->best != NULL ? plycut_trace_find(e->trace, pass->best) : PLYCUT_NO_NODE;
    tell(e,
         !pass->finished                            ? SENTENCE_PASS_UNFINISHED
         : best == PLYCUT_NO_NODE                   ? SENTENCE_PASS_VALUE
         : explain_fails_high(e, pass->result.type) ? SENTENCE_PASS_REACHES
                                                    : SENTENCE_PASS_BEST,
         VALUE(value, pass->result.value, pass->result.type), NODE(best, best),
         COST(pass->result.nodes, pass->result.leaves, 0, pass->result.known));
}

/* A null window asks a question; when the answers meet, they are the value. A root that is a leaf needs no test. */
static void tell_test_of(Explanation *e, const PlycutTracePass *pass)
{
    const uint32_t best =
        pass->best != NULL ? plycut_trace_find(e->trace, pass->best) : PLYCUT_NO_NODE;
    tell(e, SENTENCE_PASS_TESTS,
         PHRASE(depth, pass->depth < 0 ? SENTENCE_TO_THE_END : SENTENCE_TO_DEPTH,
                NUMBER(depth, pass->depth)),
         VALUE(tested, pass->beta, PLYCUT_LOWER));
    tell(e,
         !pass->finished          ? SENTENCE_PASS_UNFINISHED
         : best == PLYCUT_NO_NODE ? SENTENCE_TEST_PROVES
                                  : SENTENCE_TEST_REACHES,
         WORD(answer, pass->result.value >= pass->beta ? SENTENCE_YES : SENTENCE_NO),
         VALUE(value, pass->result.value, pass->result.type), NODE(best, best),
         COST(pass->result.nodes, pass->result.leaves, 0, pass->result.known));
    if (pass->finished && !has_failed(pass))
        tell(e, SENTENCE_TESTS_MEET, EXACT(value, pass->result.value));
}

static void tell_pass(Explanation *e, const PlycutTracePass *pass)
{
    tell_label(e, text_of(SENTENCE_PASS), TERMS(COUNT(number, pass->number)));
    if (plycut_search_tests(&e->trace->options) && isfinite(pass->beta)) {
        tell_test_of(e, pass);
    } else {
        tell_beginning(e, pass);
        if (is_again(pass))
            tell_failure(e, pass);
        tell_outcome(e, pass);
    }
    tell_end(e);
}

/* ---- All of them ------------------------------------------------------------------------- */

/* The pass whose value is the search's value. */
static size_t pass_of_answer(const PlycutTrace *trace)
{
    size_t i = trace->pass_count;
    do
        assert(i > 0); /* a search with an answer has a pass that succeeded */
    while (i-- > 0 && (!trace->passes[i].finished || has_failed(&trace->passes[i])));
    return i;
}

/* What happened to the pass that is explained, or why this pass was chosen. */
static TextId steps_of(const Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    const PlycutTracePass *pass = &trace->passes[trace->shown];
    if (has_failed(pass))
        return (pass->next == PLYCUT_PASS_FAILED_LOW) != e->turned ? SENTENCE_STEPS_FAILED_LOW
                                                                   : SENTENCE_STEPS_FAILED_HIGH;
    if (trace->pass_count == 1 || pass_of_answer(trace) != trace->shown)
        return SENTENCE_STEPS;
    return trace->shown + 1 == trace->pass_count ? SENTENCE_STEPS_LAST
           : pass[1].finished                    ? SENTENCE_STEPS_LAST_INSIDE
                                                 : SENTENCE_STEPS_LAST_FINISHED;
}

const PlycutResult *explain_results(const Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    return plycut_search_tests(&trace->options) && pass_of_answer(trace) == trace->shown
               ? &trace->total
               : &trace->result;
}

void tell_passes(Explanation *e)
{
    const PlycutTrace *trace = e->trace;
    if (trace->pass_count == 0)
        return;
    for (size_t i = 0; i < trace->pass_count; i++)
        tell_pass(e, &trace->passes[i]);
    tell_heading(e, steps_of(e), TERMS(COUNT(number, trace->passes[trace->shown].number)));
}

/* The answer, if the pass that is explained returned another value, or none that counts. */
static void tell_total(Explanation *e)
{
    const PlycutResult *total = &e->trace->total;
    const PlycutTracePass *pass = &e->trace->passes[pass_of_answer(e->trace)];
    const bool shown = pass == &e->trace->passes[e->trace->shown];
    tell_line(e, SENTENCE_ALL_PASSES,
              explain_windowed(e) ? SENTENCE_WITH_CUTOFFS : SENTENCE_WITHOUT_CUTOFFS,
              PHRASE(total, shown ? SENTENCE_VISITS : SENTENCE_ANSWER_OF_PASS,
                     VALUE(value, pass->result.value, pass->result.type),
                     COUNT(number, pass->number),
                     COST(total->nodes, total->leaves, 0, total->known)),
              CUTOFFS(total->cutoffs));
}

void tell_all_passes(Explanation *e)
{
    const PlycutResult *total = &e->trace->total;
    if (e->trace->pass_count == 0)
        return;
    tell_total(e);
    if (total->distinct_nodes >= 0 && total->distinct_leaves >= 0)
        tell_line(e, SENTENCE_DISTINCT, SENTENCE_VISITS_DISTINCT,
                  COST(total->distinct_nodes, total->distinct_leaves, 0, 0));
}
