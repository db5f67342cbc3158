/* The conventions of a search, written below every table and picture because courses differ in them. */
#include "render/conventions.h"

#include <math.h>

#include "scene/label.h"
#include "scene/utf8.h"
#include "scene/wording.h"

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

/* A number as pictures typeset it, or in plain ASCII. */
typedef struct Digits {
    char text[LABEL_TEXT];
} Digits;

static Digits digits_of(double value, bool typeset)
{
    Digits digits = {""};
    if (typeset)
        label_number(value, digits.text);
    else
        plycut_number_text(value, digits.text);
    return digits;
}

#define DIGITS(term, value) TEXT(term, digits_of(value, typeset).text)

static void window_write(double alpha, double beta, bool typeset, PlycutOut *out)
{
    if (isfinite(alpha) || isfinite(beta))
        wording_write(out, SAY_RULE_WINDOW, TERMS(DIGITS(alpha, alpha), DIGITS(beta, beta)));
}

/* The horizon; for a deepening search, that of the last pass that gave an answer. */
static void depth_write(const Conventions *conventions, PlycutOut *out)
{
    bool deepened = conventions->options->deepen;
    if (conventions->depth >= 0)
        wording_write(out, deepened ? SAY_RULE_DEEPENED_TO : SAY_RULE_DEPTH,
                      TERMS(COUNT(depth, conventions->depth)));
    else if (deepened)
        wording_write(out, SAY_RULE_DEEPENED, NO_TERMS);
}

uint64_t node_budget_asked(const PlycutSearchOptions *options)
{
    bool limit = options->seconds > 0 && options->node_budget == options->max_nodes;
    return limit ? 0 : options->node_budget;
}

/* The options that have a number, if they were given. */
static void asked_write(const PlycutSearchOptions *options, bool typeset, PlycutOut *out)
{
    uint64_t nodes = node_budget_asked(options);
    if (options->aspiration > 0)
        wording_write(out, options->has_guess ? SAY_RULE_ASPIRATION_FROM : SAY_RULE_ASPIRATION,
                      TERMS(DIGITS(size, options->aspiration), DIGITS(guess, options->guess)));
    if (nodes > 0)
        wording_write(out, SAY_RULE_NODES, TERMS(DIGITS(count, (double)nodes)));
    if (options->seconds > 0)
        wording_write(out, SAY_RULE_SECONDS, TERMS(DIGITS(seconds, options->seconds)));
    if (options->quiescence > 0)
        wording_write(out, SAY_RULE_QUIESCENCE,
                      TERMS(DIGITS(most, options->quiescence), COUNT(count, options->extension)));
    if (options->table > 0)
        wording_write(
            out, options->table_from > 1 ? SAY_RULE_TABLE_FROM : SAY_RULE_TABLE,
            TERMS(DIGITS(count, (double)options->table), COUNT(plies, options->table_from)));
    if (options->symmetry)
        wording_write(out, SAY_RULE_SYMMETRY, NO_TERMS);
}

/* ", evaluation weighted: My corners": the title tells one set of weights from another. Pictures
 * shorten it. */
static void valuation_write(const PlycutValuation *valuation, bool typeset, PlycutOut *out)
{
    enum { POINTS = 200, TYPE = 9 };
    char title[LABEL_TEXT];
    const char *shown = valuation->title;
    if (valuation->evaluation != NULL)
        wording_write(out, SAY_RULE_EVALUATION, TERMS(TEXT(name, valuation->evaluation)));
    if (shown != NULL && typeset) {
        text_fit(shown, POINTS, TYPE, false, title, sizeof title);
        shown = title;
    }
    if (shown != NULL && shown[0] != '\0')
        wording_write(out, SAY_RULE_TITLE, TERMS(TEXT(title, shown)));
    if (valuation->score != NULL)
        wording_write(out, SAY_RULE_SCORE, TERMS(TEXT(name, valuation->score)));
}

void conventions_write(const Conventions *conventions, bool typeset, PlycutOut *out)
{
    const PlycutSearchOptions *options = conventions->options;
    char order[PLYCUT_ORDERING_MAX];
    wording_write(out, SAY_RULES,
                  TERMS(TEXT(root, plycut_player_text(conventions->root)),
                        TEXT(cut, plycut_cut_text(options->cut)),
                        TEXT(fail, plycut_fail_text(options->fail)),
                        TEXT(order, plycut_ordering_text(options, order))));
    depth_write(conventions, out);
    if (options->aspiration == 0)
        window_write(options->alpha, options->beta, typeset, out);
    asked_write(options, typeset, out);
    valuation_write(&conventions->valuation, typeset, out);
}

Worded conventions_text(const PlycutTrace *trace)
{
    Conventions conventions = conventions_of_trace(trace);
    Worded text;
    PlycutOut out;
    worded_begin(&text, &out);
    conventions_write(&conventions, true, &out);
    plycut_out_flush(&out);
    return text;
}

/* ---- Passes, and what a table knew ----------------------------------------------------------- */

Worded shown_pass_text(const PlycutTrace *trace)
{
    const PlycutTracePass *pass = &trace->passes[trace->shown];
    Worded text;
    PlycutOut out;
    worded_begin(&text, &out);
    wording_write(&out, trace->whole != NULL ? SAY_PASS_NOW : SAY_PASS_OF,
                  TERMS(COUNT(pass, pass->number), COUNT(count, trace->pass_count)));
    if (pass->depth >= 0)
        wording_write(&out, SAY_RULE_DEPTH, TERMS(COUNT(depth, pass->depth)));
    window_write(pass->alpha, pass->beta, true, &out);
    if (pass->next == PLYCUT_PASS_FAILED_LOW || pass->next == PLYCUT_PASS_FAILED_HIGH)
        wording_write(
            &out, pass->next == PLYCUT_PASS_FAILED_LOW ? SAY_PASS_FAILED_LOW : SAY_PASS_FAILED_HIGH,
            NO_TERMS);
    plycut_out_flush(&out);
    return text;
}

bool row_has_note(const PlycutCountRow *row)
{
    return plycut_search_repeats(&row->options) || row->result.known > 0;
}

static void finished_write(const PlycutResult *r, PlycutOut *out)
{
    wording_write(out, r->out_of_budget ? SAY_NOTE_BUDGET : SAY_NOTE_PASSES,
                  TERMS(COUNT(count, r->passes)));
    if (r->depth >= 0)
        wording_write(out, SAY_NOTE_DEPTH, TERMS(COUNT(depth, r->depth)));
}

void row_note_write(const PlycutCountRow *row, PlycutOut *out)
{
    const PlycutResult *r = &row->result;
    bool repeats = plycut_search_repeats(&row->options);
    if (plycut_search_has_passes(&row->options))
        finished_write(r, out);
    else if (repeats)
        wording_write(out, SAY_NOTE_VISITS, NO_TERMS);
    if (r->known > 0 && repeats)
        wording_write(out, SAY_NOTES_BETWEEN, NO_TERMS);
    if (r->known > 0)
        wording_write(out, SAY_NOTE_KNOWN, TERMS(COUNT(count, r->known)));
    if (repeats && r->distinct_nodes >= 0 && r->distinct_leaves >= 0)
        wording_write(out, SAY_NOTE_DISTINCT,
                      TERMS(COUNT(nodes, r->distinct_nodes), COUNT(leaves, r->distinct_leaves)));
}
