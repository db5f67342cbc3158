/* The lines of an algorithm, and at which line an event happens. */
#include <plycut/words.h>

#include "words/sentence.h"

#include <assert.h>
#include <string.h>

/* Whose events happen in a function. */
typedef enum CodeFunction {
    OF_SEARCH,
    OF_MAX,
    OF_MIN,
    OF_EITHER,
    OF_CHANCE, /* from here on: only if there are chance nodes */
    OF_PROBE,
    OF_VALUE
} CodeFunction;

/* What happens at a line: a PlycutEventKind, or nothing. */
enum {
#define EVENT(id, name) AT_##id,
#include <plycut/events.def>
#undef EVENT
    AT_NOTHING,
    AT_EXTRA, /* nothing, and only if there are chance nodes */
    AT_LIMIT,
    AT_ABOVE,
    AT_PROBE_MAX,
    AT_PROBED,
    AT_PROBED_ABOVE
};

/* A row of pseudocode.def. A row with an algorithm is the heading of its lines. */
typedef struct CodeRow {
    const char *algorithm;
    const char *text; /* or the source */
    CodeFunction function;
    int event;
} CodeRow;

static const CodeRow ROWS[] = {
#define PSEUDOCODE(algorithm, source) {algorithm, source, OF_SEARCH, AT_NOTHING},
#define LINE(function, event, text)   {NULL, text, OF_##function, AT_##event},
#include "words/pseudocode.def"
#undef PSEUDOCODE
#undef LINE
};

enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };

/* ---- Mistakes -------------------------------------------------------------------------------- */

/* The lines that mistakes replace, or have in place of others. */
#define EACH             "    for each child of node:"
#define EACH_LAST_FIRST  "    for each child of node, from right to left:"
#define EACH_FIRST_FIRST "    for each child of node, from left to right:"
#define MAX_UPDATE       "        v ← max(v, {chance:min-value|value}(child, α, β))"
#define MAX_CUTOFF       "        if v {cut:≥|>} β: return {fail:v|β}"
#define MAX_BOUND        "        α ← max(α, v)"
#define MIN_UPDATE       "        v ← min(v, {chance:max-value|value}(child, α, β))"
#define MIN_CUTOFF       "        if v {cut:≤|<} α: return {fail:v|α}"
#define MIN_BOUND        "        β ← min(β, v)"
#define CHANCE_SHARE     "        p ← probability of child; r ← r − p"
#define CHANCE_UPDATE    "        s ← s + p · value(child, (α − s − r · U) / p, (β − s − r · L) / p)"
#define CHANCE_CUTOFF    "        if s + r · U {cut:≤|<} α: return {fail:s + r · U|α}"
#define CHANCE_ABOVE     "        if s + r · L {cut:≥|>} β: return {fail:s + r · L|β}"

/* A row of pseudocode_mistakes.def. */
typedef struct WrongRow {
    const char *mistake;
    CodeFunction function;
    const char *right;
    const char *wrong; /* NULL: the line is left out */
} WrongRow;

static const WrongRow WRONG_ROWS[] = {
#define CODE_OF(mistake, algorithm)
#define WRONG(mistake, function, right, wrong) {mistake, OF_##function, right, wrong},
#include "words/pseudocode_mistakes.def"
#undef CODE_OF
#undef WRONG
};

static const char *const CODES_OF[][2] = {
#define CODE_OF(mistake, algorithm) {mistake, algorithm},
#define WRONG(mistake, function, right, wrong)
#include "words/pseudocode_mistakes.def"
#undef CODE_OF
#undef WRONG
};

/* The algorithm whose lines a search has: its own, or for a mistake those of the right search. */
static const char *code_name(const PlycutAlgorithm *algorithm)
{
    for (size_t i = 0; algorithm->of != NULL && i < sizeof CODES_OF / sizeof *CODES_OF; i++)
        if (strcmp(CODES_OF[i][0], algorithm->name) == 0)
            return CODES_OF[i][1];
    return algorithm->of != NULL ? algorithm->of->name : algorithm->name;
}

/* The text of a line in the code of a search; NULL: a mistake leaves it out. */
static const char *code_text(const CodeRow *row, const PlycutAlgorithm *algorithm)
{
    const size_t count = sizeof WRONG_ROWS / sizeof *WRONG_ROWS;
    for (size_t i = 0; algorithm->of != NULL && i < count; i++) {
        const WrongRow *wrong = &WRONG_ROWS[i];
        if (wrong->function == row->function && strcmp(wrong->right, row->text) == 0 &&
            strcmp(wrong->mistake, algorithm->name) == 0)
            return wrong->wrong;
    }
    return row->text;
}

/* ---- The rows of an algorithm ---------------------------------------------------------------- */

/* The row before an algorithm's lines; NULL: it has none. */
static const CodeRow *code_head(const PlycutAlgorithm *algorithm)
{
    for (const CodeRow *row = ROWS; row < ROWS + ROW_COUNT && !algorithm->foreign; row++)
        if (row->algorithm != NULL && strcmp(row->algorithm, code_name(algorithm)) == 0)
            return row;
    return NULL;
}

static bool applies(const CodeRow *row, const PlycutSearchOptions *options, bool chance)
{
    return code_text(row, options->algorithm) != NULL &&
           (row->event != AT_TABLE || options->table > 0) &&
           (row->event != AT_LIMIT || options->limits_cut) &&
           (chance || options->algorithm->gives == PLYCUT_GIVES_PROBE ||
            (row->function < OF_CHANCE && row->event != AT_EXTRA));
}

/* The next line that applies to these options; NULL after the last. */
static const CodeRow *row_after(const CodeRow *row, const PlycutSearchOptions *options, bool chance)
{
    do
        row++;
    while (row < ROWS + ROW_COUNT && row->algorithm == NULL && !applies(row, options, chance));
    return row < ROWS + ROW_COUNT && row->algorithm == NULL ? row : NULL;
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* Append to a line that has room for it; a PlycutWrite. */
static bool code_line_append(void *line, const char *bytes, size_t n)
{
    size_t length = strlen(line);
    assert(length + n < PLYCUT_PSEUDOCODE_WIDTH);
    memcpy((char *)line + length, bytes, n);
    ((char *)line)[length + n] = '\0';
    return true;
}

/* The term {name}, which chooses the first of two texts or the second. */
#define CHOICE(name, second) COUNT(name, (second) ? 2 : 1)

static void write_line(const CodeRow *row, const PlycutSearchOptions *options, PlycutPlayer root,
                       bool chance, char line[PLYCUT_PSEUDOCODE_WIDTH])
{
    PlycutOut out;
    line[0] = '\0';
    plycut_out_init(&out, code_line_append, line);
    sentence_write(&out, NULL, code_text(row, options->algorithm),
                   TERMS(CHOICE(cut, options->cut == PLYCUT_CUT_STRICT),
                         CHOICE(fail, options->fail == PLYCUT_FAIL_HARD),
                         CHOICE(window, plycut_search_windowed(options) ||
                                            plycut_search_makes_windows(options)),
                         CHOICE(root, PLYCUT_BY_PLAYER(root, 0, 1, 0)), CHOICE(chance, chance),
                         TEXT(first, plycut_player_text(root)),
                         TEXT(open, chance ? "−∞, +∞" : PLYCUT_BY_PLAYER(root, "+∞", "−∞", ""))));
    (void)plycut_out_flush(&out);
}

void plycut_pseudocode(const PlycutSearchOptions *options, PlycutPlayer root, bool chance,
                       PlycutPseudocode *code)
{
    const PlycutSearchOptions applied = plycut_search_effective(options);
    const CodeRow *row = code_head(applied.algorithm);
    const bool mistake = options->algorithm->of != NULL;
    *code = (PlycutPseudocode){.source = row == NULL ? NULL
                                         : mistake   ? options->algorithm->mistake
                                                     : row->text};
    while (row != NULL && (row = row_after(row, &applied, chance)) != NULL) {
        assert(code->count < PLYCUT_PSEUDOCODE_LINES);
        write_line(row, &applied, root, chance, code->lines[code->count++]);
    }
}

/* ---- Where an event happens ------------------------------------------------------------------ */

/* Is the event part of a probe: at a node that is searched only in its first child? */
static bool is_of_probe(const PlycutTrace *trace, const PlycutTraceEvent *e)
{
    const uint32_t node = e->node;
    while (trace->options.algorithm->gives == PLYCUT_GIVES_PROBE && e > trace->events &&
           !(e->node == node && e->kind == PLYCUT_EVENT_ENTER))
        e--;
    return plycut_trace_probes(trace, e);
}

/* The line at which an update makes its node return; AT_EXIT: none does. If no child is left, this is not a cutoff, but
 * the function still returns there. */
static int stop_after(const PlycutTrace *trace, const PlycutTraceEvent *e)
{
    const PlycutPlayer player = trace->nodes[e->node].player;
    if (e->kind != PLYCUT_EVENT_UPDATE)
        return AT_EXIT;
    if (plycut_decides(player))
        return plycut_trace_stops(trace, e->node, e->best, e->alpha, e->beta) ? AT_CUTOFF
               : plycut_trace_at_limit(trace, player, e->best)                ? AT_LIMIT
                                                                              : AT_EXIT;
    return plycut_trace_crosses(trace, PLYCUT_MIN, e->best, e->alpha, e->beta)   ? AT_CUTOFF
           : plycut_trace_crosses(trace, PLYCUT_MAX, e->best, e->alpha, e->beta) ? AT_ABOVE
                                                                                 : AT_EXIT;
}

/* The line of a cutoff. */
static int stop_of(const PlycutTrace *trace, const PlycutTraceEvent *cutoff)
{
    const bool above = cutoff->side == PLYCUT_BETA;
    return cutoff->cut_kind == PLYCUT_LIMIT                    ? AT_LIMIT
           : is_of_probe(trace, cutoff)                        ? AT_EXIT
           : plycut_decides(trace->nodes[cutoff->node].player) ? AT_CUTOFF
           : cutoff[-1].kind == PLYCUT_EVENT_PROBE             ? above ? AT_PROBED_ABOVE : AT_PROBED
           : above                                             ? AT_ABOVE
                                                               : AT_CUTOFF;
}

/* The kind of event whose line it is: a node that returns because of its bound returns at the bound's test. */
static int happening(const PlycutTrace *trace, size_t event)
{
    const PlycutTraceEvent *e = &trace->events[event];
    if (e->kind == PLYCUT_EVENT_STOP)
        return AT_PASS;
    if (e->kind == PLYCUT_EVENT_CUTOFF)
        return stop_of(trace, e);
    if (e->kind == PLYCUT_EVENT_PROBE)
        return PLYCUT_BY_DECIDER(trace->nodes[e->from].player, AT_PROBE_MAX, AT_PROBE);
    if (e->kind != PLYCUT_EVENT_EXIT || event == 0 || is_of_probe(trace, e))
        return (int)e->kind;
    return e[-1].kind == PLYCUT_EVENT_CUTOFF ? stop_of(trace, &e[-1]) : stop_after(trace, &e[-1]);
}

/* The line of what happens in a function; PLYCUT_NO_LINE: it has none. */
static size_t line_of(const PlycutTrace *trace, CodeFunction mover, int happens)
{
    const CodeRow *head = code_head(trace->options.algorithm);
    const CodeRow *row = head == NULL ? NULL : row_after(head, &trace->options, trace->chance);
    for (size_t line = 0; row != NULL; line++) {
        if (row->event == happens &&
            (row->function == mover || row->function == OF_EITHER || happens == AT_PASS))
            return line;
        row = row_after(row, &trace->options, trace->chance);
    }
    return PLYCUT_NO_LINE;
}

/* Where a mistake has left out the test at which its node would return, it returns at the end. */
size_t plycut_pseudocode_line(const PlycutTrace *trace, size_t event)
{
    const PlycutTraceEvent *e = &trace->events[event];
    const CodeFunction mover =
        is_of_probe(trace, e)
            ? OF_PROBE
            : PLYCUT_BY_PLAYER(trace->nodes[e->node].player, OF_MAX, OF_MIN, OF_CHANCE);
    const size_t line = line_of(trace, mover, happening(trace, event));
    return line == PLYCUT_NO_LINE && e->kind == PLYCUT_EVENT_EXIT ? line_of(trace, mover, AT_EXIT)
                                                                  : line;
}
