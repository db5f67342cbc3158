/* The lines of an algorithm, and at which line an event happens. */
#include <plycut/words.h>

#include "words/sentence.h"

#include <assert.h>
#include <string.h>

/* Whose events happen in a function. */
typedef enum CodeFunction { OF_SEARCH, OF_MAX, OF_MIN, OF_CHANCE, OF_EITHER } CodeFunction;

/* What happens at a line: a PlycutEventKind, or nothing. */
enum {
#define EVENT(id, name) AT_##id,
#include <plycut/events.def>
#undef EVENT
    AT_NOTHING
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

/* The row before an algorithm's lines; NULL: it has none. */
static const CodeRow *code_head(const PlycutAlgorithm *algorithm)
{
    for (const CodeRow *row = ROWS; row < ROWS + ROW_COUNT && !algorithm->foreign; row++)
        if (row->algorithm != NULL && strcmp(row->algorithm, algorithm->name) == 0)
            return row;
    return NULL;
}

/* The next line that applies to these options; NULL after the last. */
static const CodeRow *row_after(const CodeRow *row, const PlycutSearchOptions *options)
{
    do
        row++;
    while (row < ROWS + ROW_COUNT && row->event == AT_TABLE && options->table == 0);
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
                       char line[PLYCUT_PSEUDOCODE_WIDTH])
{
    PlycutOut out;
    line[0] = '\0';
    plycut_out_init(&out, code_line_append, line);
    sentence_write(&out, NULL, row->text,
                   TERMS(CHOICE(cut, options->cut == PLYCUT_CUT_STRICT),
                         CHOICE(fail, options->fail == PLYCUT_FAIL_HARD),
                         CHOICE(window, plycut_search_windowed(options) ||
                                            plycut_search_makes_windows(options)),
                         CHOICE(root, PLYCUT_BY_PLAYER(root, 0, 1, 0))));
    (void)plycut_out_flush(&out);
}

void plycut_pseudocode(const PlycutSearchOptions *options, PlycutPlayer root,
                       PlycutPseudocode *code)
{
    const PlycutSearchOptions applied = plycut_search_effective(options);
    const CodeRow *row = code_head(applied.algorithm);
    *code = (PlycutPseudocode){.source = row == NULL ? NULL : row->text};
    while (row != NULL && (row = row_after(row, &applied)) != NULL) {
        assert(code->count < PLYCUT_PSEUDOCODE_LINES);
        write_line(row, &applied, root, code->lines[code->count++]);
    }
}

/* ---- Where an event happens ------------------------------------------------------------------ */

/* Did an update cross its player's bound? If no child is left, this is not a cutoff, but the function still returns
 * there. */
static bool crossed(const PlycutTrace *trace, const PlycutTraceEvent *e)
{
    return e->kind == PLYCUT_EVENT_UPDATE &&
           plycut_trace_crosses(trace, trace->nodes[e->node].player, e->best, e->alpha, e->beta);
}

/* The kind of event whose line it is: a node that returns because of its bound returns at the bound's test. */
static int happening(const PlycutTrace *trace, size_t event)
{
    const PlycutTraceEvent *e = &trace->events[event];
    if (e->kind == PLYCUT_EVENT_STOP)
        return AT_PASS;
    if (e->kind != PLYCUT_EVENT_EXIT || event == 0)
        return (int)e->kind;
    return e[-1].kind == PLYCUT_EVENT_CUTOFF || crossed(trace, &e[-1]) ? AT_CUTOFF : AT_EXIT;
}

size_t plycut_pseudocode_line(const PlycutTrace *trace, size_t event)
{
    const int happens = happening(trace, event);
    const CodeFunction mover =
        PLYCUT_BY_PLAYER(trace->nodes[trace->events[event].node].player, OF_MAX, OF_MIN, OF_CHANCE);
    const CodeRow *head = code_head(trace->options.algorithm);
    const CodeRow *row = head == NULL ? NULL : row_after(head, &trace->options);
    for (size_t line = 0; row != NULL; line++) {
        if (row->event == happens &&
            (row->function == mover || row->function == OF_EITHER || happens == AT_PASS))
            return line;
        row = row_after(row, &trace->options);
    }
    return PLYCUT_NO_LINE;
}
