/* What else a sheet may mean: negamax, where values and windows are those of the player to move.
 * Named, and not counted right: all that plycut writes is from MAX's viewpoint. */
#include "grade/grade.h"

/* The item as negamax has it at its node, from MAX's viewpoint: at MIN nodes signs are turned,
 * lower bounds are upper ones, and a window's ends change places. */
static Item turned(const Key *key, const Item *item)
{
    Item other = *item;
    uint32_t node = item->node == PLYCUT_NO_NODE ? 0 : item->node;
    if (key->trace.nodes[node].player == PLYCUT_MAX)
        return other;
    other.value = -(item->kind == RESPONSE_WINDOWS ? item->bound : item->value) + 0.0;
    other.bound = -item->value + 0.0;
    if (item->type != PLYCUT_EXACT)
        other.type = item->type == PLYCUT_LOWER ? PLYCUT_UPPER : PLYCUT_LOWER;
    return other;
}

static bool is_of(const Item *item, bool windows)
{
    return item->unread == NULL && !item->never &&
           (windows ? item->kind == RESPONSE_WINDOWS
                    : item->kind == RESPONSE_VALUE || item->kind == RESPONSE_VALUES);
}

/* Are all of them right when they are turned, in this reading? */
static bool all_right_turned(const Grading *g, const Key *key, bool windows, Readings readings)
{
    Judging judging = {.key = key, .readings = readings, .marks = g->grader->marks};
    for (size_t i = 0; i < g->items->count; i++) {
        Item other = turned(key, &g->items->items[i]);
        if (is_of(&other, windows) && !judge(&judging, &other))
            return false;
    }
    return true;
}

/* Is one of them wrong as it stands, and are all right as negamax has them? */
static bool is_negamax(const Grading *g, const Key *key, bool windows)
{
    bool wrong = false;
    for (size_t i = 0; i < g->items->count; i++)
        wrong |= is_of(&g->items->items[i], windows) && !g->grade->marks[i].right;
    for (int moment = WINDOW_ENTRY; wrong && moment < WINDOW_MOMENTS; moment++)
        for (int truth = 0; truth < 2; truth++)
            if (all_right_turned(g, key, windows,
                                 (Readings){.window = (WindowMoment)moment, .truth = truth}))
                return true;
    return false;
}

void grade_hint(const Grading *g, const Key *key)
{
    bool values = is_negamax(g, key, false), windows = is_negamax(g, key, true);
    Brief brief = brief_begin(g->grade->hint, sizeof g->grade->hint);
    if (!values && !windows)
        return;
    brief_text(&brief, "these are negamax ");
    brief_text(&brief, values ? (windows ? "values and windows" : "values") : "windows");
    brief_text(&brief,
               ": right for the player to move, with signs turned at MIN nodes; here all is "
               "from MAX's viewpoint");
}
