/* Explain's first part: the conventions of the search, as courses differ, and what else was asked for. */
#include "words/explain.h"

/* Both rules in words; minimax has neither. */
static void tell_search_rules(Explanation *e)
{
    static const TextId CUT[][2] = {{SENTENCE_CUT_EQUAL, SENTENCE_CUT_EQUAL_MOVER},
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
            tell_line(e, NO_LABEL, SENTENCE_LEARNED, TEXT(name, info.name),
                      TEXT(summary, info.summary));
        }
}

/* The options of the search that are explained, with the numbers of all. */
static void tell_options(Explanation *e)
{
    const PlycutSearchOptions *o = &e->trace->options;
    const Term terms[] = {
        EXACT(guess, o->guess),
        VALUE(tested, o->guess, PLYCUT_LOWER),
        TEMPLATE(reason, e->trace->instability_words.more, NUMBER(instability, o->quiescence)),
#define SEARCH_NUMBER(id, type, field, ...) NUMBER(id, (double)o->field),
#include <plycut/search.def>
        {.name = NULL}};
#define SEARCH_EXPLAINED(id, when, label, text)                                                    \
    if (when)                                                                                      \
        tell_labelled(e, label, text, terms);
#include <plycut/search.def>
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
    tell_options(e);
    if (!plycut_search_makes_windows(o))
        tell_line(e, SENTENCE_WINDOW, SENTENCE_WINDOW_FROM_TO, WINDOW_ENDS(o->alpha, o->beta));
}
