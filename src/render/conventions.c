/* The conventions of a search, for courses differ in them: said below every table and picture. */
#include "render/conventions.h"

#include <math.h>

#include "scene/label.h"
#include "scene/utf8.h"

Conventions conventions_of_row(const PlycutCountRow *row)
{
    int depth = plycut_search_has_passes(&row->options) ? -1 : row->options.depth;
    return (Conventions){&row->options, depth, row->root, row->valuation};
}

Conventions conventions_of_trace(const PlycutTrace *trace)
{
    int depth = trace->pass_count > 0 ? trace->total.depth : trace->options.depth;
    return (Conventions){&trace->options, depth, trace->nodes[0].player, trace->valuation};
}

static void number_write(double value, bool typeset, PlycutOut *out)
{
    char text[LABEL_TEXT];
    if (typeset)
        label_number(value, text);
    else
        plycut_number_text(value, text);
    plycut_out_text(out, text);
}

static void window_write(double alpha, double beta, bool typeset, PlycutOut *out)
{
    if (!isfinite(alpha) && !isfinite(beta))
        return;
    plycut_out_text(out, ", window [");
    number_write(alpha, typeset, out);
    plycut_out_text(out, ", ");
    number_write(beta, typeset, out);
    plycut_out_char(out, ']');
}

/* ", aspiration 2": something asked for with a number, where there is one. */
static void asked_write(const char *what, double number, bool typeset, PlycutOut *out)
{
    if (number == 0)
        return;
    plycut_out_format(out, ", %s ", what);
    number_write(number, typeset, out);
}

/* The horizon: of a deepening search that of the last pass which answered. */
static void depth_write(const Conventions *conventions, PlycutOut *out)
{
    bool deepened = conventions->options->deepen;
    if (conventions->depth >= 0)
        plycut_out_format(out, deepened ? ", deepened to depth %d" : ", depth %d",
                          conventions->depth);
    else if (deepened)
        plycut_out_text(out, ", deepened");
}

uint64_t node_budget_asked(const PlycutSearchOptions *options)
{
    bool limit = options->seconds > 0 && options->node_budget == options->max_nodes;
    return limit ? 0 : options->node_budget;
}

static void passes_asked_write(const PlycutSearchOptions *options, bool typeset, PlycutOut *out)
{
    asked_write("aspiration", options->aspiration, typeset, out);
    if (options->aspiration > 0 && options->has_guess) {
        plycut_out_text(out, " from ");
        number_write(options->guess, typeset, out);
    }
    uint64_t nodes = node_budget_asked(options);
    asked_write("budget", (double)nodes, typeset, out);
    plycut_out_text(out, nodes > 0 ? " nodes" : "");
    asked_write("budget", options->seconds, typeset, out);
    plycut_out_text(out, options->seconds > 0 ? " s" : "");
}

static void quiescence_write(const PlycutSearchOptions *options, bool typeset, PlycutOut *out)
{
    if (options->quiescence <= 0)
        return;
    asked_write("quiescence", options->quiescence, typeset, out);
    plycut_out_format(out, " for %d pl%s", options->extension,
                      options->extension == 1 ? "y" : "ies");
}

/* ", evaluation weighted: My corners": weights of one's own are told apart by their title. A
 * picture does not grow with it. */
static void valuation_write(const PlycutValuation *valuation, bool typeset,
                            void (*write)(PlycutOut *out, const char *text), PlycutOut *out)
{
    enum { POINTS = 200, TYPE = 9 };
    char title[LABEL_TEXT];
    const char *shown = valuation->title;
    if (valuation->evaluation != NULL)
        plycut_out_format(out, ", evaluation %s", valuation->evaluation);
    if (shown != NULL && typeset) {
        text_fit(shown, POINTS, TYPE, false, title, sizeof title);
        shown = title;
    }
    if (shown != NULL && shown[0] != '\0') {
        plycut_out_text(out, ": ");
        write(out, shown);
    }
    if (valuation->score != NULL)
        plycut_out_format(out, ", score %s", valuation->score);
}

void conventions_write(const Conventions *conventions, bool typeset,
                       void (*write)(PlycutOut *out, const char *text), PlycutOut *out)
{
    const PlycutSearchOptions *options = conventions->options;
    char order[PLYCUT_ORDERING_MAX];
    plycut_out_format(out, "root %s, cut %s, fail %s, order %s",
                      conventions->root == PLYCUT_MAX ? "max" : "min",
                      plycut_cut_text(options->cut), plycut_fail_text(options->fail),
                      plycut_ordering_text(options, order));
    depth_write(conventions, out);
    if (options->aspiration == 0)
        window_write(options->alpha, options->beta, typeset, out);
    passes_asked_write(options, typeset, out);
    quiescence_write(options, typeset, out);
    asked_write("table", (double)options->table, typeset, out);
    valuation_write(&conventions->valuation, typeset, write, out);
}

/* ---- Passes, and what a table knew ----------------------------------------------------------- */

void shown_pass_write(const PlycutTrace *trace, bool typeset, PlycutOut *out)
{
    const PlycutTracePass *pass = &trace->passes[trace->shown];
    plycut_out_format(out, "pass %u of %llu", pass->number, (unsigned long long)trace->pass_count);
    if (pass->depth >= 0)
        plycut_out_format(out, ", depth %d", pass->depth);
    window_write(pass->alpha, pass->beta, typeset, out);
    if (pass->next == PLYCUT_PASS_FAILED_LOW || pass->next == PLYCUT_PASS_FAILED_HIGH)
        plycut_out_text(out,
                        pass->next == PLYCUT_PASS_FAILED_LOW ? ", failed low" : ", failed high");
}

bool row_has_note(const PlycutCountRow *row)
{
    return plycut_search_repeats(&row->options) || row->result.known > 0;
}

static void finished_write(const PlycutCountRow *row, PlycutOut *out)
{
    const PlycutResult *r = &row->result;
    if (r->out_of_budget)
        plycut_out_format(out, "counts of all passes: %u finished, the budget ended in one more",
                          r->passes);
    else
        plycut_out_format(out, "counts of all %u pass%s", r->passes, r->passes == 1 ? "" : "es");
    if (r->depth >= 0)
        plycut_out_format(out, ", depth %d finished", r->depth);
}

void row_note_write(const PlycutCountRow *row, PlycutOut *out)
{
    const PlycutResult *r = &row->result;
    bool repeats = plycut_search_repeats(&row->options);
    if (plycut_search_has_passes(&row->options))
        finished_write(row, out);
    else if (repeats)
        plycut_out_text(out, "every visit counts");
    if (r->known > 0)
        plycut_out_format(out, "%s%llu node%s known from the table", repeats ? "; " : "",
                          (unsigned long long)r->known, r->known == 1 ? "" : "s");
    if (repeats && r->distinct_nodes >= 0 && r->distinct_leaves >= 0)
        plycut_out_format(out, "; distinct: %lld nodes, %lld leaves", (long long)r->distinct_nodes,
                          (long long)r->distinct_leaves);
}
