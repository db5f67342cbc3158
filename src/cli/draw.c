/* draw.c - plycut draw: one search as a picture, or several in one picture. */
#include "cli/ask.h"
#include "cli/commands.h"
#include "cli/picture.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Count a search that ended by the clock with the same number of nodes as the drawn one. False
 * if it was not drawn: its counts would differ from run to run. */
static bool settle_as_drawn(PlycutSearchOptions *search, const PlycutTrace *const *traces,
                            size_t count)
{
    if (search->seconds <= 0)
        return true;
    for (size_t i = 0; i < count; i++)
        if (traces[i]->options.algorithm == search->algorithm) {
            search->deepen = traces[i]->options.deepen;
            search->node_budget = traces[i]->options.node_budget;
            search->seconds = 0;
            return true;
        }
    return false;
}

static bool is_drawn(const PlycutAlgorithm *algorithm, const PlycutTrace *const *traces, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (traces[i]->options.algorithm == algorithm)
            return true;
    return false;
}

/* The legend's table has a row for each algorithm that is drawn or of the core, if its search is small
 * enough to draw. */
static size_t count_for_legend(const Options *options, const Input *input,
                               const PlycutTrace *const *traces, size_t trace_count,
                               PlycutCountRow *rows)
{
    size_t count = 0;
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        PlycutError ignored = {0};
        PlycutSearchOptions search =
            input->reader != NULL ? *plycut_trace_reader_options(input->reader) : options->search;
        search.algorithm = plycut_algorithm(i);
        search.max_nodes = options->search.max_nodes;
        count += (search.algorithm->core || is_drawn(search.algorithm, traces, trace_count)) &&
                 settle_as_drawn(&search, traces, trace_count) &&
                 plycut_count(input_game(input), input->name, &search, &rows[count], &ignored);
    }
    return count;
}

/* Is a person going to read what is written? */
static bool is_for_terminal(const Options *options)
{
    return options->output == NULL && isatty(STDOUT_FILENO);
}

/* The format asked for, or that of the file's ending; otherwise a tree of text on a terminal, and DOT in a pipe. */
static const PlycutFormat *choose_format(const Options *options, PlycutError *error)
{
    const char *path = options->output;
    bool standard = path == NULL || strcmp(path, "-") == 0;
    const PlycutFormat *format = options->format != NULL ? format_find(options->format, true, error)
                                 : standard ? format_find(is_for_terminal(options) ? "txt" : "dot", true, error)
                                                         : format_of_file(path, error);
    if (format != NULL && format->graphviz != NULL && standard && isatty(STDOUT_FILENO)) {
        plycut_fail(error, PLYCUT_E_USAGE, "%s cannot be shown on a terminal: give -o FILE.%s",
                    format->name, format->ending);
        return NULL;
    }
    return format;
}

static bool draw(const Options *options, const Input *input, const PlycutFormat *format,
                 const PlycutTrace *const *traces, size_t count, PlycutError *error)
{
    PlycutCountRow *rows = calloc(plycut_algorithm_count(), sizeof *rows);
    Drawing drawing = {traces, count, picture_of(options, input), input};
    if (rows == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the legend's table");
    drawing.picture.counts = rows;
    drawing.picture.count_rows = count_for_legend(options, input, traces, count, rows);
    bool drawn = picture_write(&drawing, format, options, options->output, error);
    free(rows);
    return drawn;
}

/* ---- The searches of a picture --------------------------------------------------------------- */

typedef struct Traces {
    PlycutTrace *items;
    const PlycutTrace **pointers; /* to each of them, once all are recorded */
    size_t count, room;
} Traces;

/* Room for one more trace; the caller counts it once it is recorded. NULL: no memory. */
static PlycutTrace *traces_next(Traces *traces, PlycutError *error)
{
    if (traces->count == traces->room) {
        size_t room = 2 * traces->room + 4;
        PlycutTrace *moved = realloc(traces->items, room * sizeof *moved);
        if (moved == NULL) {
            plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the traces");
            return NULL;
        }
        traces->items = moved;
        traces->room = room;
    }
    return &traces->items[traces->count];
}

/* Recording one pass takes a search of all passes, so the limit is for the number of passes
 * times the nodes. */
static bool few_enough(const Options *options, const PlycutTrace *first, PlycutError *error)
{
    uint64_t passes = first->total.passes, nodes = first->total.nodes;
    return options->search.max_nodes == 0 || nodes <= options->search.max_nodes / passes ||
           plycut_fail(error, PLYCUT_E_LIMIT,
                       "--pass all: %llu passes of %llu nodes in all are too many to draw: "
                       "reduce -d, give --pass N, or raise --max-nodes",
                       (unsigned long long)passes, (unsigned long long)nodes);
}

/* Record the passes after the first, which is the last trace. A trace file is read only once,
 * and so is a clock: these passes belong to the same search as the first. */
static bool record_other_passes(const Options *options, const Input *input, Traces *traces,
                                PlycutError *error)
{
    const PlycutTrace *first = &traces->items[traces->count - 1];
    PlycutSearchOptions search = first->options;
    uint32_t passes = first->total.passes;
    search.depth = first->depth_asked;
    search.max_nodes = options->search.max_nodes;
    search.progress = NULL; /* the first pass has shown it */
    if (!few_enough(options, first, error))
        return false;
    for (uint32_t pass = 2; pass <= passes; pass++) {
        PlycutTrace *trace = traces_next(traces, error);
        if (trace == NULL ||
            !plycut_trace_record_pass(input_game(input), &search, pass, trace, error))
            return false;
        traces->count++;
    }
    return true;
}

static bool record_one(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                       Traces *traces, PlycutError *error)
{
    Options first = *options;
    PlycutTrace *trace = traces_next(traces, error);
    if (options->all_passes)
        first.pass = 1;
    if (trace == NULL || !ask_record(&first, input, algorithm, trace, error))
        return false;
    traces->count++;
    return !options->all_passes || record_other_passes(options, input, traces, error);
}

static bool record_all(const Options *options, const Input *input, Traces *traces,
                       PlycutError *error)
{
    /* A trace is one search; the algorithms of the options do not matter. */
    size_t algorithms = input->reader != NULL ? 1 : options->algorithm_count;
    for (size_t i = 0; i < algorithms; i++)
        if (!record_one(options, input, options->algorithms[i], traces, error))
            return false;
    traces->pointers = calloc(traces->count, sizeof *traces->pointers);
    if (traces->pointers == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the traces");
    for (size_t i = 0; i < traces->count; i++)
        traces->pointers[i] = &traces->items[i];
    return true;
}

static bool record_and_draw(const Options *options, const Input *input, const PlycutFormat *format,
                            PlycutError *error)
{
    Traces traces = {0};
    bool done = record_all(options, input, &traces, error) &&
                draw(options, input, format, traces.pointers, traces.count, error);
    for (size_t i = 0; i < traces.count; i++)
        plycut_trace_free(&traces.items[i]);
    free(traces.pointers);
    free(traces.items);
    return done;
}

int draw_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    const PlycutFormat *format = choose_format(options, error);
    bool done = format != NULL && inputs_load(&inputs, options, error) &&
                record_and_draw(options, &inputs.items[0], format, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
