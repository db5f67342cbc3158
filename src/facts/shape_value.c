/* Values of nodes: 5, or >=5 or <=5 if the value is a bound; or the node is never visited. */
#include "base/same.h"
#include "facts/derive.h"

/* Some people call it a cutoff when the last child crosses a bound. */
static bool crosses_at_last(const Facts *facts, const Answer *given)
{
    bool max = facts->trace->nodes[given->node].player == PLYCUT_MAX;
    return facts_crossed_last(facts, given->node) &&
           given->bound == (max ? PLYCUT_LOWER : PLYCUT_UPPER) &&
           same_number(given->number, facts->nodes[given->node].best);
}

/* A bare number is right if the node returned it, bound or not; if the answer has a sign, that must be right, too. */
static void match_returned(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    bool bare = given->bound == PLYCUT_EXACT;
    if (found->never)
        return;
    m->right = same_number(given->number, found->number) && (bare || given->bound == found->bound);
    if (m->right && bare && found->bound != PLYCUT_EXACT)
        m->form = "the value returned";
    if (m->right || bare || !crosses_at_last(facts, given))
        return;
    m->right = true;
    m->form = "a bound by its window, which it crosses at the last child";
}

static void match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    Answer returned;
    if (given->never)
        m->right = found->never;
    else if (found->reading == VALUES_TRUE && given->bound == PLYCUT_EXACT)
        m->right = same_number(given->number, found->number);
    else {
        fact_derive(facts, given->fact, given->node, VALUES_RETURNED, &returned);
        match_returned(facts, given, &returned, m);
    }
}

void value_write(const Answer *a, const Notation *notation, PlycutText *text)
{
    if (a->bound != PLYCUT_EXACT)
        text_add(text, a->bound == PLYCUT_LOWER ? notation->at_least : notation->at_most);
    notation->number(text, a->number);
}

static void write(const Facts *facts, const Answer *a, const Notation *notation, PlycutText *text)
{
    (void)facts;
    if (a->never && a->reading != VALUES_TRUE)
        text_add(text, notation->never);
    else
        value_write(a, notation, text);
}

static bool json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    PlycutText text = {0};
    (void)facts;
    if (a->bound == PLYCUT_EXACT) {
        plycut_json_number(out, a->number);
        return true;
    }
    value_write(a, &plain_notation, &text);
    plycut_json_string(out, text.bytes != NULL ? text.bytes : "");
    bool written = !text.failed;
    plycut_text_free(&text);
    return written;
}

const Shape value_shape = {.of_nodes = true, .match = match, .write = write, .json = json};
