/* The conventions of a search, written below every table and picture because courses differ in them. */
#include "trace/beside.h"
#include "render/conventions.h"

#include <math.h>

#include "scene/label.h"
#include "scene/utf8.h"
#include "scene/wording.h"

Conventions conventions_of_row(const PlycutCountRow *row)
{
    int depth = plycut_search_has_passes(&row->options) ? -1 : row->options.depth;
    return (Conventions){&row->options, depth, row->root, row->valuation, row->limits};
}

Conventions conventions_of_trace(const PlycutTrace *trace)
{
    int depth = trace->pass_count > 0 ? trace->total.depth : trace->options.depth;
    return (Conventions){&trace->options, depth, trace->nodes[0].player, trace->valuation,
                         trace->limits};
}

/* A number as pictures typeset it, or in plain ASCII. */
typedef struct Digits {
    char text[LABEL_TEXT];
} Digits;

static Digits convention_digits(double value, bool typeset)
{
    Digits digits = {""};
    if (typeset)
        label_number(value, digits.text);
    else
        plycut_fraction_text(value, digits.text);
    return digits;
}

#define DIGITS(term, value) TEXT(term, convention_digits(value, typeset).text)

/* A pass may have a null window. */
static void pass_window_write(const PlycutTrace *trace, const PlycutTracePass *pass, PlycutOut *out)
{
    const Beside alpha = trace_beside(trace, pass->alpha), beta = trace_beside(trace, pass->beta);
    Digits low, high;
    label_marked(alpha.number, beside_mark(alpha.side), low.text);
    label_marked(beta.number, beside_mark(beta.side), high.text);
    if (isfinite(pass->alpha) || isfinite(pass->beta))
        wording_write(out, SAY_RULE_WINDOW, TERMS(TEXT(alpha, low.text), TEXT(beta, high.text)));
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

/* What was asked for beyond the rules. */
static void asked_write(const PlycutSearchOptions *asked, bool typeset, PlycutOut *out)
{
    PlycutSearchOptions options = *asked;
    options.node_budget = node_budget_asked(asked);
    for (size_t i = 0; i < plycut_search_member_count(); i++) {
        const char *phrase = plycut_search_member(i)->phrase;
        const double number = plycut_search_number(&options, i);
        if (phrase[0] != '\0' && plycut_search_given(&options, i))
            sentence_write(out, NULL, phrase, TERMS(DIGITS(value, number), NUMBER(count, number)));
    }
}

/* ", evaluation weighted: My corners": the title tells one set of weights from another. Pictures
 * shorten it. */
static void conventions_valuation_write(const PlycutValuation *valuation, bool typeset,
                                        PlycutOut *out)
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
    if (!plycut_search_makes_windows(options) &&
        (isfinite(options->alpha) || isfinite(options->beta)))
        wording_write(out, SAY_RULE_WINDOW,
                      TERMS(DIGITS(alpha, options->alpha), DIGITS(beta, options->beta)));
    if (plycut_is_limited(conventions->limits))
        wording_write(
            out, SAY_RULE_LIMITS,
            TERMS(DIGITS(low, conventions->limits.low), DIGITS(high, conventions->limits.high)));
    asked_write(options, typeset, out);
    conventions_valuation_write(&conventions->valuation, typeset, out);
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
    wording_write(&out, plycut_trace_is_moment(trace) ? SAY_PASS_NOW : SAY_PASS_OF,
                  TERMS(COUNT(pass, pass->number), COUNT(count, trace->pass_count)));
    if (pass->depth >= 0)
        wording_write(&out, SAY_RULE_DEPTH, TERMS(COUNT(depth, pass->depth)));
    pass_window_write(trace, pass, &out);
    if (pass->next == PLYCUT_PASS_FAILED_LOW || pass->next == PLYCUT_PASS_FAILED_HIGH)
        wording_write(
            &out, pass->next == PLYCUT_PASS_FAILED_LOW ? SAY_PASS_FAILED_LOW : SAY_PASS_FAILED_HIGH,
            NO_TERMS);
    plycut_out_flush(&out);
    return text;
}

bool row_has_note(const PlycutCountRow *row)
{
    return row->needs == NULL &&
           (plycut_search_repeats(&row->options) || row->result.known > 0 ||
            row->algorithm->of != NULL || row->result.cutoffs[PLYCUT_LIMIT] > 0);
}

static void finished_write(const PlycutResult *r, PlycutOut *out)
{
    wording_write(out,
                  r->out_of_budget ? SAY_NOTE_BUDGET
                  : r->passes == 1 ? SAY_NOTE_PASS
                                   : SAY_NOTE_PASSES,
                  TERMS(COUNT(count, r->passes)));
    if (r->depth >= 0)
        wording_write(out, SAY_NOTE_DEPTH, TERMS(COUNT(depth, r->depth)));
}

/* A note follows those before it. */
static void row_remark_write(bool *begun, PlycutOut *out, TextId note, const Term *terms)
{
    if (*begun)
        wording_write(out, SAY_NOTES_BETWEEN, NO_TERMS);
    wording_write(out, note, terms);
    *begun = true;
}

void row_note_write(const PlycutCountRow *row, PlycutOut *out)
{
    const PlycutResult *r = &row->result;
    const uint64_t limits = r->cutoffs[PLYCUT_LIMIT];
    bool repeats = plycut_search_repeats(&row->options), begun = false;
    if (row->algorithm->of != NULL)
        row_remark_write(&begun, out, SAY_NOTE_MISTAKE,
                         TERMS(TEXT(mistake, row->algorithm->mistake)));
    if (plycut_search_has_passes(&row->options)) {
        finished_write(r, out);
        begun = true;
    } else if (repeats) {
        row_remark_write(&begun, out, SAY_NOTE_VISITS, NO_TERMS);
    }
    if (limits > 0)
        row_remark_write(&begun, out, SAY_NOTE_LIMITS, TERMS(COUNT(count, limits)));
    if (r->known > 0)
        row_remark_write(&begun, out, SAY_NOTE_KNOWN, TERMS(COUNT(count, r->known)));
    if (repeats && r->distinct_nodes >= 0 && r->distinct_leaves >= 0)
        row_remark_write(&begun, out, SAY_NOTE_DISTINCT,
                         TERMS(COUNT(nodes, r->distinct_nodes), COUNT(leaves, r->distinct_leaves)));
}
