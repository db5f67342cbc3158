/* Explain's first part: what is searched, and by which conventions. */
#include "exercise/explain.h"

#include <string.h>

static void tell_optional(const Telling *t, const char *label, const char *text)
{
    if (text == NULL)
        return;
    tell_label(t, label);
    tell_text(t, text);
    plycut_out_char(t->out, '\n');
}

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

static void tell_horizon(const Telling *t)
{
    tell_label(t, "Horizon");
    if (t->trace->options.depth < 0)
        plycut_out_text(t->out, "none: to the end\n");
    else
        plycut_out_format(t->out, "depth %d\n", t->trace->options.depth);
}

/* The board in rows, with the letters and numbers of its squares. */
static void tell_board(const Telling *t)
{
    const char *board = t->trace->nodes[0].board;
    int size = 1;
    while (size * size < (int)strlen(board))
        size++;
    tell_label(t, "Board");
    plycut_out_char(t->out, ' ');
    for (int column = 0; column < size; column++)
        plycut_out_format(t->out, " %c", 'a' + column);
    for (int square = 0; square < size * size; square++) {
        if (square % size == 0)
            plycut_out_format(t->out, "\n%-12s%d", "", square / size + 1);
        plycut_out_format(t->out, " %c", board[square]);
    }
    plycut_out_char(t->out, '\n');
}

/* "Black (X) is MAX, White (O) is MIN" */
static void tell_players(const Telling *t)
{
    const char *const *names = t->trace->player_names;
    if (names[PLYCUT_MAX] == NULL || names[PLYCUT_MIN] == NULL)
        return;
    tell_label(t, "Players");
    tell_text(t, names[PLYCUT_MAX]);
    plycut_out_text(t->out, " is MAX, ");
    tell_text(t, names[PLYCUT_MIN]);
    plycut_out_text(t->out, " is MIN\n");
}

/* "MAX", "MAX, Black (X)" */
static void tell_root(const Telling *t)
{
    PlycutPlayer player = t->trace->nodes[0].player;
    const char *name = t->trace->player_names[player];
    tell_label(t, "To move");
    plycut_out_text(t->out, explain_player_word(player));
    if (name != NULL)
        plycut_out_format(t->out, ", %s", name);
    plycut_out_char(t->out, '\n');
}

/* What is searched: a stored tree by its title, a game by what makes it. */
static void tell_problem(const Telling *t)
{
    const PlycutTrace *trace = t->trace;
    tell_optional(t, "Title", trace->title);
    tell_optional(t, "Source", trace->source);
    if (trace->title == NULL || !trace->stored)
        tell_optional(t, "Game", trace->game);
    tell_optional(t, "Spec", trace->spec);
    if (trace->nodes[0].board != NULL)
        tell_board(t);
    tell_players(t);
    tell_root(t);
    tell_optional(t, "Evaluation", trace->valuation.evaluation);
    tell_optional(t, "Score", trace->valuation.score);
}

void tell_header(const Telling *t)
{
    const PlycutSearchOptions *o = &t->trace->options;
    char order[32];
    tell_problem(t);
    tell_label(t, "Algorithm");
    plycut_out_format(t->out, "%s (%s)\n", o->algorithm->title, o->algorithm->reference);
    tell_rules(t);
    tell_optional(t, "Order", plycut_order_text(o->order, o->seed, order));
    tell_horizon(t);
    tell_label(t, "Window");
    plycut_out_char(t->out, '[');
    plycut_out_number(t->out, o->alpha);
    plycut_out_text(t->out, ", ");
    plycut_out_number(t->out, o->beta);
    plycut_out_text(t->out, "]\n\nAll values are from MAX's viewpoint.\n\n");
}
