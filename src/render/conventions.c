/* The conventions of a search, for courses differ in them: said below every table and picture. */
#include "render/conventions.h"

#include <math.h>
#include <string.h>

#include "render/label.h"

Conventions conventions_of_row(const PlycutCountRow *row)
{
    return (Conventions){&row->options, row->root, row->valuation};
}

Conventions conventions_of_trace(const PlycutTrace *trace)
{
    return (Conventions){&trace->options, trace->nodes[0].player, trace->valuation};
}

static bool same_name(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

bool conventions_same(const Conventions *a, const Conventions *b)
{
    const PlycutSearchOptions *x = a->options, *y = b->options;
    return a->root == b->root && x->cut == y->cut && x->fail == y->fail && x->order == y->order &&
           x->seed == y->seed && x->depth == y->depth && x->alpha == y->alpha &&
           x->beta == y->beta && same_name(a->valuation.evaluation, b->valuation.evaluation) &&
           same_name(a->valuation.score, b->valuation.score);
}

static void bound_write(double value, bool typeset, PlycutOut *out)
{
    char text[LABEL_TEXT];
    if (typeset)
        label_number(value, text);
    else
        plycut_number_text(value, text);
    plycut_out_text(out, text);
}

static void window_write(const PlycutSearchOptions *options, bool typeset, PlycutOut *out)
{
    if (!isfinite(options->alpha) && !isfinite(options->beta))
        return;
    plycut_out_text(out, ", window [");
    bound_write(options->alpha, typeset, out);
    plycut_out_text(out, ", ");
    bound_write(options->beta, typeset, out);
    plycut_out_char(out, ']');
}

static void name_write(const char *what, const char *name, PlycutOut *out)
{
    if (name != NULL)
        plycut_out_format(out, ", %s %s", what, name);
}

void conventions_write(const Conventions *conventions, bool typeset, PlycutOut *out)
{
    const PlycutSearchOptions *options = conventions->options;
    char order[32];
    plycut_out_format(out, "root %s, cut %s, fail %s, order %s",
                      conventions->root == PLYCUT_MAX ? "max" : "min",
                      plycut_cut_text(options->cut), plycut_fail_text(options->fail),
                      plycut_order_text(options->order, options->seed, order));
    if (options->depth >= 0)
        plycut_out_format(out, ", depth %d", options->depth);
    window_write(options, typeset, out);
    name_write("evaluation", conventions->valuation.evaluation, out);
    name_write("score", conventions->valuation.score, out);
}
