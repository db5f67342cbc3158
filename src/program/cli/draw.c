/* draw.c - plycut draw: one search as a picture, or several in one picture. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/picture.h"
#include "os/source.h"
#include "os/terminal.h"

#include <plycut/render.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The trace of the algorithm, or NULL. */
static const PlycutTrace *drawn_by(const PlycutAlgorithm *algorithm, const PlycutTrace *traces,
                                   size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (traces[i].options.algorithm == algorithm)
            return &traces[i];
    return NULL;
}

/* The counts of one search for the legend, if it is small enough to draw. A search that ended by the clock is counted with the
 * same number of nodes as the drawn one; if it was not drawn, its counts would differ from run to run. */
static bool count_row(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                      const PlycutTrace *drawn, PlycutCountRow *row, PlycutError *refused)
{
    PlycutSearchOptions search =
        input_is_trace(input) ? *plycut_trace_reader_options(input->reader) : options->search;
    search.algorithm = algorithm;
    search.max_nodes = options->search.max_nodes;
    const bool timed = search.seconds > 0;
    if (timed && drawn != NULL) {
        search.deepen = drawn->options.deepen;
        search.node_budget = drawn->options.node_budget;
        search.seconds = 0;
    }
    return (drawn != NULL || (algorithm->core && !timed)) &&
           plycut_count(input_game(input), input->name, &search, row, refused);
}

/* The legend's table has a row for each algorithm that is drawn or of the core, and then for each mistake that is drawn. */
static bool count_for_legend(const Options *options, const Input *input, const PlycutTrace *traces,
                             size_t trace_count, PlycutCountRow *rows, size_t *count,
                             PlycutError *error)
{
    const size_t right = plycut_algorithm_count();
    PlycutError refused = {0};
    *count = 0;
    for (size_t i = 0; i < right + trace_count && plycut_had_memory(&refused, error); i++) {
        const PlycutTrace *mistaken = i >= right ? &traces[i - right] : NULL;
        if (mistaken != NULL && mistaken->options.algorithm->of == NULL)
            continue;
        refused = (PlycutError){0};
        *count += mistaken != NULL ? count_row(options, input, mistaken->options.algorithm,
                                               mistaken, &rows[*count], &refused)
                                   : count_row(options, input, plycut_algorithm(i),
                                               drawn_by(plycut_algorithm(i), traces, trace_count),
                                               &rows[*count], &refused);
    }
    return plycut_had_memory(&refused, error);
}

/* The description of a picture, as text. */
static const PlycutFormat *alt_format(const Options *options, PlycutError *error)
{
    static PlycutFormat alt;
    const PlycutFormat *text = format_find("txt", true, error);
    if (text == NULL)
        return NULL;
    if (options->format != NULL || options->show.steps != NO_STEPS) {
        plycut_fail(error, PLYCUT_E_USAGE, "--alt prints the text of one picture: leave out %s",
                    options->format != NULL ? "-f" : "--steps");
        return NULL;
    }
    alt = *text;
    alt.render = plycut_render_alt;
    return &alt;
}

/* The format of -f, or of the file's ending. Without either: text on a terminal, DOT in a pipe. */
static const PlycutFormat *choose_format(const Options *options, PlycutError *error)
{
    const char *path = options->output;
    const bool standard = path == NULL || strcmp(path, "-") == 0,
               terminal = path == NULL && isatty(STDOUT_FILENO);
    const PlycutFormat *format = options->format != NULL ? format_find(options->format, true, error)
                                 : standard ? format_find(terminal ? "txt" : "dot", true, error)
                                            : format_of_file(path, error);
    if (format != NULL && (format->traits & PLYCUT_FORMAT_GROUND) != 0 && standard &&
        isatty(STDOUT_FILENO)) {
        plycut_fail(error, PLYCUT_E_USAGE, "%s cannot be shown on a terminal: give -o FILE.%s",
                    format->name, format->ending);
        return NULL;
    }
    return format;
}

static bool draw_traces(const Options *options, const Input *input, const PlycutFormat *format,
                        const PlycutTrace *traces, size_t count, PlycutError *error)
{
    PlycutCountRow *rows = calloc(plycut_algorithm_count() + count, sizeof *rows);
    Drawing drawing = {traces, count, picture_of(options, input), input};
    drawing.picture.blank = traces[0].event_count == 0 && !plycut_trace_is_moment(&traces[0]);
    if (drawing.picture.blank)
        drawing.picture.legend = PLYCUT_LEGEND_NONE;
    if (rows == NULL)
        return plycut_no_memory(error);
    drawing.picture.counts = rows;
    const bool counts = !plycut_trace_is_moment(&traces[0]) &&
                        !drawing.picture.blank; /* a moment counts what has happened */
    const bool drawn = (!counts || count_for_legend(options, input, traces, count, rows,
                                                    &drawing.picture.count_rows, error)) &&
                       drawing_write(&drawing, format, options->output, error);
    free(rows);
    return drawn;
}

static bool is_page(const PlycutFormat *format)
{
    return format->kind == PLYCUT_FORMAT_PAGE;
}

/* A page and a slide with overlays show the searches moment by moment: without the pruned subtrees, the shape of the
 * tree would reveal them. */
static bool draw_searches(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                          PlycutError *error)
{
    Traces traces = {0};
    const bool moment = options->show.until != NULL,
               whole = is_page(format) || options->picture.part == PLYCUT_PART_FRAME;
    bool done = (moment ? moments_record(options, inputs, &traces, error) &&
                              moments_until(options, &traces, error)
                        : traces_record(options, inputs, whole, &traces, error)) &&
                draw_traces(options, &inputs->items[0], format,
                            moment ? traces.moments : traces.items, traces.count, error);
    traces_free(&traces);
    return done;
}

/* A tree with leaves without values, before any search. */
static bool draw_unsearched(const Options *options, const Inputs *inputs,
                            const PlycutFormat *format, PlycutError *error)
{
    const Input *input = &inputs->items[0];
    PlycutTrace tree = {0};
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    bool done = plycut_trace_unsearched(input_game(input), &search, &tree, error) &&
                draw_traces(options, input, format, &tree, 1, error);
    plycut_error_in_file(error, input->name);
    plycut_trace_free(&tree);
    return done;
}

static bool draw_possible(const Options *options, const PlycutFormat *format, PlycutError *error)
{
    const bool moments = options->show.until != NULL || options->show.steps != NO_STEPS ||
                         options->show.panels != NULL;
    if (options->picture.pseudocode && is_page(format))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "a page always has the pseudocode: leave out --pseudocode");
    if (options->show.animate > 0 &&
        (options->show.steps == NO_STEPS ||
         (format->traits & (PLYCUT_FORMAT_IMAGE | PLYCUT_FORMAT_CONVERTED)) != PLYCUT_FORMAT_IMAGE))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--animate makes one SVG of steps: give --steps, and -o FILE.svg");
    if (options->show.animate > 0 && options->picture.transparent)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the steps of --animate lie on one another: leave out --transparent");
    const PlycutPicture *p = &options->picture;
    if (p->detail >
            (p->windows == PLYCUT_WINDOWS_EDGES ? PLYCUT_DETAIL_COMPACT : PLYCUT_DETAIL_FULL) &&
        p->windows != PLYCUT_WINDOWS_NODES)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--windows edges needs --detail full or compact, --windows history needs full");
    if (p->ranges && p->hide == PLYCUT_HIDE_VALUES)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--values ranges shows what --hide values hides: give --hide leaves");
    if (options->picture.pseudocode && options->show.panels != NULL)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--pseudocode marks one line, and panels are several moments: give --until or --steps");
    if (options->picture.pseudocode && !moments)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--pseudocode marks the line of a moment: give --until or --steps");
    if (moments && is_page(format))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "a page goes through all moments of a search: leave out %s",
                           options->show.panels != NULL ? "--panels" : "--until and --steps");
    return format_takes(format, options, error);
}

/* The search, or, if it needs a leaf whose value is unknown, the tree before any search. */
static bool draw_possible_searches(const Options *options, const Inputs *inputs,
                                   const PlycutFormat *format, PlycutError *error)
{
    PlycutError needs = {0};
    const bool moments = options->show.until != NULL || is_page(format);
    if (draw_searches(options, inputs, format, &needs))
        return true;
    if (needs.code != PLYCUT_E_VALUE || moments) {
        *error = needs;
        return false;
    }
    message(TALK_NOTE, "%s: the picture shows the tree before any search", needs.text);
    return draw_unsearched(options, inputs, format, error);
}

/* Read the colours of --palette. */
static bool palette_read(Options *options, PlycutPalette *palette, PlycutError *error)
{
    const char *path = options->show.palette;
    size_t length;
    if (path == NULL)
        return true;
    char *text = file_text(path, &length, error);
    const bool read =
        text != NULL && plycut_palette_parse(text, options->picture.style, palette, error);
    plycut_error_in_file(error, path);
    options->picture.palette = palette;
    free(text);
    return read;
}

int draw_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    Options asked;
    PlycutPalette palette;
    const PlycutFormat *format = (options->show.alt ? alt_format : choose_format)(options, error);
    bool done =
        format != NULL && draw_possible(options, format, error) &&
        ask_load(&inputs, options, &asked, error) && palette_read(&asked, &palette, error) &&
        (options->show.steps != NO_STEPS ? steps_draw
         : options->show.panels != NULL  ? panels_draw
                                         : draw_possible_searches)(&asked, &inputs, format, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
