/* Windows of nodes: [alpha, beta]; or the node is never visited. */
#include "base/same.h"
#include "facts/facts.h"

static void match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    (void)facts;
    m->right = given->never == found->never &&
               (given->never ||
                (same_number(given->alpha, found->alpha) && same_number(given->beta, found->beta)));
}

static void write(const Facts *facts, const Answer *a, const Notation *notation, PlycutText *text)
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
static bool json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    (void)facts;
    plycut_json_window(out, a->alpha, a->beta);
    return true;
}

const Shape window_shape = {.of_nodes = true, .match = match, .write = write, .json = json};
