/* What else a sheet may mean: negamax, where values and windows are those of the player to move.
 * Named, and not counted right: all that plycut writes is from MAX's viewpoint. */
#include "base/field.h"
#include "grade/grade.h"
#include "trace/viewpoint.h"

/* The item as negamax has it at its node, from MAX's viewpoint. */
static Item turned(const Facts *facts, const Item *item)
{
    Item other = *item;
    Answer *a = &other.answer;
    if (facts->trace->nodes[a->node == PLYCUT_NO_NODE ? 0 : a->node].player == PLYCUT_MAX)
        return other;
    a->number = number_turned(a->number);
    a->bound = bound_turned(a->bound);
    ends_turn(&a->alpha, &a->beta);
    return other;
}

static bool is_of(const Item *item, bool windows)
{
    PlycutFact fact = item->answer.fact;
    return item->unread == NULL && !item->answer.never &&
           (windows ? fact == PLYCUT_FACT_WINDOWS
                    : fact == PLYCUT_FACT_VALUE || fact == PLYCUT_FACT_VALUES);
}

/* Are all of them right when they are turned, in this reading? */
static bool all_right_turned(const Grading *g, const Facts *facts, bool windows, int reading)
{
    Judging judging = {.facts = facts};
    judging.readings[windows ? PLYCUT_FACT_WINDOWS : PLYCUT_FACT_VALUES] = reading;
    for (size_t i = 0; i < g->items->count; i++) {
        Item other = turned(facts, &g->items->items[i]);
        if (is_of(&other, windows) && !judge(&judging, &other).right)
            return false;
    }
    return true;
}

/* Is one of them wrong as it stands, and are all right as negamax has them? */
static bool is_negamax(const Grading *g, const Facts *facts, bool windows)
{
    bool wrong = false;
    int readings = fact_readings(windows ? PLYCUT_FACT_WINDOWS : PLYCUT_FACT_VALUES);
    for (size_t i = 0; i < g->items->count; i++)
        wrong |= is_of(&g->items->items[i], windows) && !g->grade->marks[i].right;
    for (int reading = 0; wrong && reading < readings; reading++)
        if (all_right_turned(g, facts, windows, reading))
            return true;
    return false;
}

void grade_hint(const Grading *g, const Facts *facts)
{
    bool values = is_negamax(g, facts, false), windows = is_negamax(g, facts, true);
    if (values || windows)
        field_format(g->grade->hint, sizeof g->grade->hint, "%s",
                     sentence_text(!windows  ? SENTENCE_NEGAMAX_VALUES
                                   : !values ? SENTENCE_NEGAMAX_WINDOWS
                                             : SENTENCE_NEGAMAX_BOTH));
}
