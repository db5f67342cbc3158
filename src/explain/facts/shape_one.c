/* Answers that are one thing: a number about the whole search; of a node the value, the window, or a word such as its
 * type. A node that is never visited has none of these. */
#include "facts/derive.h"

/* "5", ">=5": the number or bound of an answer. */
static void value_write(const Answer *a, const Notation *notation, PlycutText *text)
{
    if (a->bound != PLYCUT_EXACT)
        text_add(text, a->bound == PLYCUT_LOWER ? notation->at_least : notation->at_most);
    notation->number(text, a->number);
}

/* A number, or ">=5" or "<=5". */
static void valued_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    PlycutText text = {0};
    (void)facts;
    if (a->bound == PLYCUT_EXACT) {
        plycut_json_value(out, a->number);
        return;
    }
    value_write(a, &plain_notation, &text);
    text_json(&text, out);
}

/* ---- Numbers: the value of the search, and its counts ---------------------------------------- */

/* A bare number is right even if the search proves only a bound. */
static void counted_match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    m->right = number_is_right(facts->trace, given->number, found->number) &&
               (given->bound == PLYCUT_EXACT || given->bound == found->bound || found->unproved);
}

static void counted_write(const Facts *facts, const Answer *a, const Notation *notation,
                          PlycutText *text)
{
    (void)facts;
    value_write(a, notation, text);
}

const Shape number_shape = {
    .of_whole = true, .match = counted_match, .write = counted_write, .json = valued_json};

/* ---- Values: 5, or >=5 or <=5 if the value is a bound ---------------------------------------- */

/* Some people call it a cutoff when the last child crosses a bound. */
static bool crosses_at_last(const Facts *facts, const Answer *given)
{
    return facts_crossed_last(facts, given->node) &&
           given->bound == plycut_stop_type(facts->trace->nodes[given->node].player) &&
           number_is_right(facts->trace, given->number, facts->nodes[given->node].best);
}

/* A bare number is right if the node returned it, bound or not; if the answer has a sign, that must be right, too. */
static void match_returned(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    bool bare = given->bound == PLYCUT_EXACT;
    if (found->never)
        return;
    m->right = number_is_right(facts->trace, given->number, found->number) &&
               (bare || given->bound == found->bound || found->unproved);
    if (m->right && bare && found->bound != PLYCUT_EXACT)
        m->form = "the value returned";
    if (m->right || bare || !crosses_at_last(facts, given))
        return;
    m->right = true;
    m->form = "a bound by its window, which it crosses at the last child";
}

static void valued_match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    if (given->never)
        m->right = found->never;
    else if (found->reading == VALUES_TRUE && given->bound == PLYCUT_EXACT)
        m->right = number_is_right(facts->trace, given->number, found->number);
    else {
        const Answer returned = fact_derive(facts, given->fact, given->node, VALUES_RETURNED);
        match_returned(facts, given, &returned, m);
    }
}

static void one_valued_write(const Facts *facts, const Answer *a, const Notation *notation,
                             PlycutText *text)
{
    (void)facts;
    if (a->never && a->reading != VALUES_TRUE)
        text_add(text, notation->never);
    else
        value_write(a, notation, text);
}

const Shape value_shape = {
    .of_nodes = true, .match = valued_match, .write = one_valued_write, .json = valued_json};

/* ---- Windows: [alpha, beta] ------------------------------------------------------------------ */

static void window_match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    m->right = given->never == found->never &&
               (given->never || (number_is_right(facts->trace, given->alpha, found->alpha) &&
                                 number_is_right(facts->trace, given->beta, found->beta)));
}

static void window_write(const Facts *facts, const Answer *a, const Notation *notation,
                         PlycutText *text)
{
    (void)facts;
    if (a->never) {
        text_add(text, notation->never);
        return;
    }
    text_add(text, "[");
    notation->number(text, a->alpha);
    text_add(text, ", ");
    notation->number(text, a->beta);
    text_add(text, "]");
}

/* null: infinite. */
static void window_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    (void)facts;
    plycut_json_window(out, a->alpha, a->beta);
}

const Shape window_shape = {
    .of_nodes = true, .match = window_match, .write = window_write, .json = window_json};

/* ---- Words ------------------------------------------------------------------------------------ */

static void word_match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    (void)facts;
    m->right = given->never == found->never && (given->never || given->word == found->word);
}

static void word_write(const Facts *facts, const Answer *a, const Notation *notation,
                       PlycutText *text)
{
    (void)facts;
    text_add(text, a->never ? notation->never : fact_word(a->fact, a->word));
}

static void word_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    (void)facts;
    plycut_json_string(out, fact_word(a->fact, a->word));
}

const Shape word_shape = {
    .of_nodes = true, .match = word_match, .write = word_write, .json = word_json};
