/* run.c - plycut run: each algorithm over each input, into a folder. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/picture.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdlib.h>

#define PICTURE_NODES 500000 /* a larger search is traced, but not drawn */

typedef struct Run {
    const Options *options;
    const char *folder;
    const PlycutFormat *format; /* of the pictures that are written in addition to the DOT */
    Inputs inputs;
    CountTable counts;
    size_t files;
    PlycutError picture_error; /* the first; everything that does not need Graphviz is written */
} Run;

/* ---- Names of files -------------------------------------------------------------------------- */

/* FOLDER/NAME.ALGORITHM.ENDING */
static char *run_path(const Run *run, const Input *input, const PlycutAlgorithm *algorithm,
                      const char *ending, PlycutError *error)
{
    return text_format(error, "%s/%s.%s.%s", run->folder, input->stem, algorithm->name, ending);
}

/* ---- One search ------------------------------------------------------------------------------ */

static bool run_file_count(Run *run, const char *path, bool written)
{
    run->files += written;
    if (written)
        message(TALK_DETAIL, "wrote %s", path);
    return written;
}

/* The search that was counted; if a clock ended it, with the nodes it had time for as its budget.
 */
static PlycutSearchOptions counted_search(const Run *run, size_t index, size_t algorithm)
{
    PlycutSearchOptions search = options_search(run->options, run->options->algorithms[algorithm]);
    const PlycutCountRow *row =
        &run->counts.rows[index * run->options->algorithm_count + algorithm];
    search.deepen = search.deepen || search.seconds > 0;
    search.seconds = 0;
    if (row->result.out_of_budget)
        search.node_budget = row->result.nodes;
    return search;
}

static bool run_trace_write(Run *run, const Input *input, const PlycutSearchOptions *search,
                            PlycutError *error)
{
    /* its time was reported when it was counted */
    char *path = run_path(run, input, search->algorithm, "json", error);
    bool written =
        path != NULL &&
        run_file_count(run, path, trace_write(run->options, input, search, false, path, error));
    free(path);
    return written;
}

static bool write_picture(Run *run, const Drawing *drawing, const PlycutFormat *format,
                          PlycutError *error)
{
    const PlycutAlgorithm *algorithm = drawing->traces[0].options.algorithm;
    char *path = run_path(run, drawing->input, algorithm, format->ending, error);
    bool written =
        path != NULL && run_file_count(run, path, drawing_write(drawing, format, path, error));
    free(path);
    return written;
}

/* Write the DOT, and the picture in the format of -f; if Graphviz is missing, the run continues. */
static bool run_draw(Run *run, size_t index, const PlycutTrace *trace, PlycutError *error)
{
    const Input *input = &run->inputs.items[index];
    const PlycutFormat *source = format_find("dot", true, error);
    size_t each = run->options->algorithm_count;
    Drawing drawing = {trace, 1, picture_of(run->options, input), input};
    drawing.picture.counts = run->counts.rows + index * each;
    drawing.picture.count_rows = each;
    const PlycutPaper paper = drawing.picture.paper;
    drawing.picture.paper = (PlycutPaper){0}; /* that of the other picture */
    if (!write_picture(run, &drawing, source, error))
        return false;
    drawing.picture.paper = paper;
    if (run->format != source && run->picture_error.code == PLYCUT_OK)
        (void)write_picture(run, &drawing, run->format, &run->picture_error);
    return true;
}

/* A search that is too large to be recorded gets no picture, and a message says so. */
static bool record_and_draw(Run *run, size_t index, size_t algorithm, PlycutSearchOptions search,
                            PlycutError *error)
{
    const Input *input = &run->inputs.items[index];
    const PlycutResult *counted =
        &run->counts.rows[index * run->options->algorithm_count + algorithm].result;
    PlycutTrace trace = {0};
    PlycutError failure = {0};
    search.max_nodes = PICTURE_NODES;
    if (counted->nodes <= PICTURE_NODES &&
        plycut_trace_record_pass(input_game(input), &search, run->options->show.pass, &trace,
                                 &failure)) {
        bool drawn = run_draw(run, index, &trace, error);
        plycut_trace_free(&trace);
        return drawn;
    }
    if (failure.code != PLYCUT_OK && failure.code != PLYCUT_E_LIMIT) {
        *error = failure;
        return false;
    }
    message(TALK_NOTE, "%s: %s: no picture, it would have more than %d nodes", input->name,
            search.algorithm->name, PICTURE_NODES);
    return true;
}

/* Does every search have the pass of --pass? Checked before the first file is written. */
static bool passes_are_there(const Run *run, PlycutError *error)
{
    size_t each = run->options->algorithm_count;
    for (size_t i = 0; i < run->counts.count; i++) {
        const PlycutCountRow *row = &run->counts.rows[i];
        if (!plycut_trace_has_pass(&row->options, &row->result, run->options->show.pass, error)) {
            plycut_error_in_file(error, run->inputs.items[i / each].name);
            return false;
        }
    }
    return true;
}

/* ---- The run --------------------------------------------------------------------------------- */

static bool write_files(Run *run, PlycutError *error)
{
    for (size_t i = 0; i < run->inputs.count; i++)
        for (size_t a = 0; a < run->options->algorithm_count; a++) {
            PlycutSearchOptions search = counted_search(run, i, a);
            if (!run_trace_write(run, &run->inputs.items[i], &search, error) ||
                !record_and_draw(run, i, a, search, error))
                return false;
        }
    return true;
}

static bool run_finish(const Run *run, PlycutError *error)
{
    if (!counts_write(&run->counts, "text", NULL, error))
        return false;
    message(TALK_NOTE, "wrote %zu file%s to %s", run->files, run->files == 1 ? "" : "s",
            run->folder);
    if (run->picture_error.code != PLYCUT_OK)
        *error = run->picture_error;
    return run->picture_error.code == PLYCUT_OK;
}

/* Each search is one picture. */
static bool run_possible(const Run *run, const Options *options, PlycutError *error)
{
    if (run->format->kind == PLYCUT_FORMAT_SLIDE)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "%s shows the pages of --steps, which draw makes and run does not",
                           run->format->name);
    return format_takes(run->format, options, error);
}

int run_command(const Options *options, PlycutError *error)
{
    Options asked;
    Run run = {.options = &asked, .folder = folder_of(options)};
    run.format = format_find(format_or(options, "svg"), true, error);
    bool done =
        run.format != NULL && run_possible(&run, options, error) &&
        folder_is_named(options, run.folder, error) &&
        ask_load(&run.inputs, options, &asked, error) && stems_make_differ(&run.inputs, error) &&
        counts_fill(&asked, &run.inputs, &run.counts, error) && passes_are_there(&run, error) &&
        directory_make(run.folder, error) && write_files(&run, error) && run_finish(&run, error);
    counts_free(&run.counts);
    inputs_free(&run.inputs);
    return done ? 0 : FAILED;
}
