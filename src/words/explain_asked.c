/* Explain's first part: how it is searched, for courses differ, and what was asked beyond that. */
#include "words/explain.h"

#include <math.h>

/* Both rules in words, for courses differ; minimax has none to obey. */
static void tell_rules(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    bool strict = o->cut == PLYCUT_CUT_STRICT, hard = o->fail == PLYCUT_FAIL_HARD;
    if (!o->algorithm->windowed)
        return;
    tell_label(t, "Cut rule");
    plycut_out_format(t->out,
                      "%s: a MAX node stops when its best is %s beta, a MIN node when %s alpha\n",
                      plycut_cut_text(o->cut), strict ? ">" : ">=", strict ? "<" : "<=");
    tell_label(t, "Fail rule");
    plycut_out_format(t->out, "%s: a node returns its best%s\n", plycut_fail_text(o->fail),
                      hard ? ", clipped to its window" : ", even outside its window");
}

/* "hash,killer,static", and what was learned on the way in words. */
static void tell_order(const Telling *t)
{
    char order[PLYCUT_ORDERING_MAX];
    tell_line(t, "Order", plycut_ordering_text(&t->trace->options, order));
    for (unsigned i = 0; i < PLYCUT_LEARNED_BITS; i++)
        if (t->trace->options.learned >> i & 1) {
            PlycutOrderInfo info = plycut_order_info(PLYCUT_ORDERS + i);
            tell_label(t, "");
            plycut_out_format(t->out, "%s: %s\n", info.name, info.summary);
        }
}

static void tell_horizon(const Telling *t)
{
    tell_label(t, "Horizon");
    if (t->trace->depth_asked < 0)
        plycut_out_text(t->out, "none: to the end\n");
    else
        plycut_out_format(t->out, "depth %d\n", t->trace->depth_asked);
}

/* ---- Several passes ---------------------------------------------------------------------- */

static void tell_deepening(const Telling *t)
{
    if (t->trace->options.deepen)
        tell_line(t, "Deepening",
                  "a pass to depth 1, 2 and so on, each with the best line of the last one first");
}

/* "each pass begins 2 to both sides of the last value, the first one of 5" */
static void tell_aspiration(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    if (o->aspiration <= 0)
        return;
    tell_label(t, "Aspiration");
    plycut_out_text(t->out, "a pass begins in the window of ");
    plycut_out_number(t->out, o->aspiration);
    plycut_out_text(t->out, " to both sides of ");
    if (o->has_guess) {
        plycut_out_text(t->out, "the guess ");
        plycut_out_number(t->out, o->guess);
    }
    plycut_out_text(t->out, !o->has_guess ? "the last depth's value"
                            : o->deepen   ? ", later of the last depth's value"
                                          : "");
    plycut_out_text(t->out, "; while its value is outside, it is searched again in a wider one\n");
}

static void tell_budget(const Telling *t)
{
    if (t->trace->options.node_budget == 0)
        return;
    tell_label(t, "Budget");
    tell_count(t, t->trace->options.node_budget, "node", "nodes");
    plycut_out_text(t->out, "; the deepest finished pass answers\n");
}

/* ---- Beyond the horizon, and beside the tree --------------------------------------------- */

static void tell_quiescence(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    const char *const *words = t->trace->swing_words.more;
    if (o->swing <= 0)
        return;
    tell_label(t, "Quiescence");
    plycut_out_text(t->out, "a node at the horizon, or less than ");
    tell_count(t, (uint64_t)o->extension, "ply", "plies");
    plycut_out_text(t->out, " below it, is searched on where ");
    plycut_out_text(t->out, words[0]);
    plycut_out_number(t->out, o->swing);
    plycut_out_text(t->out, words[1]);
    plycut_out_char(t->out, '\n');
}

static void tell_table(const Telling *t)
{
    if (t->trace->options.table == 0)
        return;
    tell_label(t, "Table");
    tell_count(t, t->trace->options.table, "entry", "entries");
    plycut_out_text(t->out, "; one answers for a position searched before as deep below it\n");
}

/* That of every pass, unless each has its own. */
static void tell_root_window(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    if (o->aspiration > 0)
        return;
    tell_label(t, "Window");
    plycut_out_char(t->out, '[');
    plycut_out_number(t->out, o->alpha);
    plycut_out_text(t->out, ", ");
    plycut_out_number(t->out, o->beta);
    plycut_out_text(t->out, "]\n");
}

void tell_asked(const Telling *t)
{
    const PlycutAlgorithm *algorithm = t->trace->options.algorithm;
    tell_label(t, "Algorithm");
    plycut_out_format(t->out, "%s (%s)\n", algorithm->title, algorithm->reference);
    tell_rules(t);
    tell_order(t);
    tell_horizon(t);
    tell_deepening(t);
    tell_aspiration(t);
    tell_budget(t);
    tell_quiescence(t);
    tell_table(t);
    tell_root_window(t);
}
