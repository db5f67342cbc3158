/* One of a few words for each node, such as its type; or the node is never visited. */
#include "facts/facts.h"

static void match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    (void)facts;
    m->right = given->never == found->never && (given->never || given->word == found->word);
}

static void write(const Facts *facts, const Answer *a, const Notation *notation, PlycutText *text)
{
    (void)facts;
    text_add(text, a->never ? notation->never : fact_word(a->fact, a->word));
}

static bool json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    (void)facts;
    plycut_json_string(out, fact_word(a->fact, a->word));
    return true;
}

const Shape word_shape = {.of_nodes = true, .match = match, .write = write, .json = json};
