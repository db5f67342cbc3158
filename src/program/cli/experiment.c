/* experiment.c - plycut experiment: how searches grow, as tables and plots. */
#include "cli/commands.h"
#include "cli/experiment.h"
#include "cli/picture.h"
#include "os/claim.h"
#include "os/convert.h"
#include "os/output.h"
#include "os/terminal.h"
#include "os/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Searching ------------------------------------------------------------------------------- */

/* NAME.ENDING, or NAME-PLOT.ENDING. */
static char *file_name(const Experiment *e, const char *plot, const char *ending,
                       PlycutError *error)
{
    return text_format(error, "%s%s%s.%s", e->options->output, plot != NULL ? "-" : "",
                       plot != NULL ? plot : "", ending);
}

static bool table_write(const Experiment *e, const char *format, const char *path,
                        PlycutError *error)
{
    Output output;
    if (!output_open(&output, path, OUTPUT_DIRECT, error))
        return false;
    const bool written = plycut_growth_write(&e->growth, format, &output.out, error);
    return output_end(&output, written, error);
}

/* As a file next to the plots. With `again`, in place of the one that is there. */
static bool table_save(const Experiment *e, const char *format, bool again, PlycutError *error)
{
    char *path = file_name(e, NULL, format, error);
    if (path != NULL && again)
        claim_forget(path);
    const bool done = path != NULL && table_write(e, format, path, error);
    free(path);
    return done;
}

/* Say how long it will take, if that is long. The speed is that of a search made now. False: no memory. */
static bool estimate(const Experiment *e, unsigned threads, PlycutError *error)
{
    enum { MANY = 1000000000 };
    double leaves = 0;
    PlycutGame game;
    PlycutResult result;
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    for (size_t i = 0; i < e->growth.count; i++)
        if (e->growth.rows[i].sums.searches == 0)
            leaves += plycut_growth_leaves(&e->growth, i);
    if (!(leaves >= MANY))
        return true;
    if (!plycut_game_parse("random:b=4,d=10", &game, error))
        return false;
    const double began = progress_seconds();
    const bool done = plycut_search(&game, &options, NULL, &result, error);
    plycut_game_release(&game);
    if (!done)
        return false;
    const double seconds = leaves / (double)result.leaves * (progress_seconds() - began) / threads,
                 minutes = ceil(seconds / 60);
    message(TALK_NOTE, "about %.0f million leaves: about %.0f minute%s on %u thread%s",
            leaves / 1e6, minutes, minutes > 1 ? "s" : "", threads, threads == 1 ? "" : "s");
    return true;
}

/* What has been done is saved each second, so that --resume can go on from it, and at the end. */
static bool rows_measure(Experiment *e, PlycutError *error)
{
    const PlycutGrowthTrees trees = {.open = experiment_is_random(e) ? experiment_tree
                                                                     : experiment_position,
                                     .made = experiment_is_random(e),
                                     .self = e};
    const unsigned threads = threads_of(e->options);
    bool saved = e->options->growth.resume;
    double last = 0;
    progress_begin("experiment", "rows");
    bool done = estimate(e, threads, error);
    for (size_t i = 0; done && i < e->growth.count; i++) {
        if (e->growth.rows[i].sums.searches > 0)
            continue;
        done = plycut_growth_measure(&e->growth, i, &trees, threads, error);
        if (done && e->picture != NULL && progress_seconds() >= last + 1) {
            done = table_save(e, "json", saved, error);
            saved = true;
            last = progress_seconds();
        }
        progress_files(i + 1, e->growth.count);
    }
    progress_end(0);
    return done && (e->picture == NULL || table_save(e, "json", saved, error));
}

/* Go on from NAME.json, if it is there. */
static bool resume(Experiment *e, PlycutError *error)
{
    if (e->picture == NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--resume continues from NAME.json: give -o NAME");
    char *path = file_name(e, NULL, "json", error);
    const bool read = path != NULL && (access(path, F_OK) != 0 ||
                                       part_add(&e->growth, plycut_growth_resume, path, error));
    free(path);
    return read;
}

static bool experiment_run(Experiment *e, PlycutError *error)
{
    if (!experiment_plan(e, error) || (e->options->growth.resume && !resume(e, error)))
        return false;
    e->growth.parts[e->growth.shard] = true;
    return rows_measure(e, error);
}

/* ---- Results --------------------------------------------------------------------------------- */

static bool plot_save(const Experiment *e, PlycutPlot plot, PlycutError *error)
{
    PlycutText script = {0}, svg = {0};
    PlycutOut out;
    const PlycutPicture *picture = &e->options->picture;
    char *path = file_name(e, plycut_plot_text(plot), e->picture->name, error);
    plycut_out_init(&out, plycut_text_write, &script);
    plycut_plot_write(&e->growth, plot, picture->style == PLYCUT_STYLE_MONO, &out);
    const bool done = path != NULL && plycut_out_end(&out, "the plot", error) &&
                      gnuplot_run(&script, &svg, error) &&
                      picture_convert(&svg, e->picture, picture, error) &&
                      output_text(&svg, path, error);
    plycut_text_free(&script);
    plycut_text_free(&svg);
    free(path);
    return done;
}

static bool experiment_write(const Experiment *e, PlycutError *error)
{
    if (e->picture == NULL)
        return table_write(e, format_or(e->options, "text"), e->options->output, error);
    const bool merged = e->options->growth.merge; /* otherwise the rows have been saved */
    bool done =
        (!merged || table_save(e, "json", false, error)) && table_save(e, "csv", false, error);
    for (PlycutPlot plot = 0; done && plot < PLYCUT_PLOTS; plot++)
        done = !plycut_plot_fits(&e->growth, plot) || plot_save(e, plot, error);
    return done;
}

/* A table goes to -o or to standard output; plots go into files next to each other. */
static bool experiment_where(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    const char *format = format_or(options, options->output != NULL ? "svg" : "text");
    const int word = options_word(options, OPTION_format, format, error);
    enum { TABLES = 5 };
    if (word < 0)
        return false;
    if (word < TABLES)
        return true;
    e->picture = format_find(format, true, error);
    return e->picture != NULL &&
           (options->output != NULL ||
            plycut_fail(error, PLYCUT_E_USAGE,
                        "plots need -o NAME, for NAME.csv, NAME.json and NAME-leaves.%s", format));
}

int experiment_command(const Options *options, PlycutError *error)
{
    Experiment e = {.options = options};
    const bool done = experiment_where(&e, error) &&
                      (options->growth.merge ? parts_merge(&e.growth, options, error)
                                             : experiment_run(&e, error)) &&
                      experiment_write(&e, error);
    const int status = !done                   ? FAILED
                       : options->growth.merge ? parts_missing_say(&e.growth, error)
                                               : 0;
    plycut_growth_release(&e.growth);
    inputs_free(&e.inputs);
    return status;
}
