/* Explain's first part: the conventions of the search, as courses differ, and what else was asked for. */
#include "words/explain.h"

/* Both rules in words; minimax has neither. */
static void tell_search_rules(Explanation *e)
{
    static const SentenceId CUT[][2] = {{SENTENCE_CUT_EQUAL, SENTENCE_CUT_EQUAL_MOVER},
                                        {SENTENCE_CUT_STRICT, SENTENCE_CUT_STRICT_MOVER}};
    const PlycutSearchOptions *o = &e->trace->options;
    if (!explain_windowed(e))
        return;
    tell_line_of(e, SENTENCE_CUT_RULE, CUT[o->cut][e->values == PLYCUT_VALUES_MOVER], NO_TERMS);
    tell_line_of(e, SENTENCE_FAIL_RULE,
                 o->fail == PLYCUT_FAIL_HARD ? SENTENCE_FAIL_HARD : SENTENCE_FAIL_SOFT, NO_TERMS);
}

/* "hash,killer,static", and what was learned on the way in words. */
static void tell_order(Explanation *e)
{
    char order[PLYCUT_ORDERING_MAX];
    tell_text(e, SENTENCE_ORDER, plycut_ordering_text(&e->trace->options, order));
    for (unsigned i = 0; i < PLYCUT_LEARNED_BITS; i++)
        if (e->trace->options.learned >> i & 1) {
            PlycutOrderInfo info = plycut_order_info(PLYCUT_ORDERS + i);
            tell_line(e, SENTENCE_NO_LABEL, SENTENCE_LEARNED, TEXT(name, info.name),
                      TEXT(summary, info.summary));
        }
}

/* What is asked of a search with several passes. */
static void tell_deepening(Explanation *e)
{
    const PlycutSearchOptions *o = &e->trace->options;
    if (o->deepen)
        tell_line_of(e, SENTENCE_DEEPENING, SENTENCE_DEEPENS, NO_TERMS);
    if (o->aspiration > 0)
        tell_line(e, SENTENCE_ASPIRATION,
                  !o->has_guess ? SENTENCE_ASPIRES_TO_LAST
                  : o->deepen   ? SENTENCE_ASPIRES_TO_BOTH
                                : SENTENCE_ASPIRES_TO_GUESS,
                  NUMBER(width, o->aspiration), EXACT(guess, o->guess));
    if (explain_tests(e))
        tell_line(e, SENTENCE_GUESS, o->deepen ? SENTENCE_TESTS_FROM_LAST : SENTENCE_TESTS_FROM,
                  EXACT(guess, o->guess), VALUE(tested, o->guess, PLYCUT_LOWER));
    if (o->node_budget > 0)
        tell_line(e, SENTENCE_BUDGET, SENTENCE_BUDGET_OF,
                  PHRASE(nodes, SENTENCE_NODES, COUNT(count, o->node_budget)));
}

/* What is searched beyond the horizon, and what helps the search: the table. */
static void tell_beyond(Explanation *e)
{
    const PlycutSearchOptions *o = &e->trace->options;
    if (o->quiescence > 0)
        tell_line(
            e, SENTENCE_QUIESCENCE, SENTENCE_SEARCHES_ON,
            PHRASE(plies, SENTENCE_PLIES, COUNT(count, o->extension)),
            TEMPLATE(reason, e->trace->instability_words.more, NUMBER(instability, o->quiescence)));
    if (o->table > 0)
        tell_line(e, SENTENCE_TABLE,
                  o->table_from > 1 ? SENTENCE_REMEMBERS_FROM : SENTENCE_REMEMBERS,
                  PHRASE(entries, SENTENCE_ENTRIES, COUNT(count, o->table)),
                  PHRASE(plies, SENTENCE_PLIES, COUNT(count, o->table_from)));
    if (o->symmetry)
        tell_line_of(e, SENTENCE_SYMMETRY, SENTENCE_SYMMETRIC_ARE_SAME, NO_TERMS);
}

void tell_asked(Explanation *e)
{
    const PlycutSearchOptions *o = &e->trace->options;
    const int depth = e->trace->depth_asked;
    tell_line(e, SENTENCE_ALGORITHM, SENTENCE_ALGORITHM_FROM, TEXT(title, o->algorithm->title),
              TEXT(reference, o->algorithm->reference));
    tell_text(e, SENTENCE_MISTAKE_MADE, o->algorithm->mistake);
    tell_search_rules(e);
    tell_order(e);
    tell_line(e, SENTENCE_HORIZON, depth < 0 ? SENTENCE_HORIZON_NONE : SENTENCE_HORIZON_DEPTH,
              NUMBER(depth, depth));
    tell_deepening(e);
    tell_beyond(e);
    if (o->aspiration <= 0 && !explain_tests(e))
        tell_line(e, SENTENCE_WINDOW, SENTENCE_WINDOW_FROM_TO, WINDOW_ENDS(o->alpha, o->beta));
}
