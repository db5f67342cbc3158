/* Numbers about a whole search: its value and its counts. */
#include "base/same.h"
#include "facts/facts.h"

/* A bare number is right even if the search proves only a bound. */
static void match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    (void)facts;
    m->right = same_number(given->number, found->number) &&
               (given->bound == PLYCUT_EXACT || given->bound == found->bound);
}

static void write(const Facts *facts, const Answer *a, const Notation *notation, PlycutText *text)
{
    (void)facts;
    value_write(a, notation, text);
}

static bool json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    (void)facts;
    plycut_json_number(out, a->number);
    return true;
}

const Shape number_shape = {.of_whole = true, .match = match, .write = write, .json = json};
