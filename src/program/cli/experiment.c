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

/* An experiment and all that it needs. */
typedef struct Experiment {
    const Options *options;
    PlycutGrowth growth;
    Inputs inputs;               /* the positions, if these are not random trees */
    const PlycutFormat *picture; /* of the plots; NULL: only a table */
} Experiment;

/* ---- What is searched ------------------------------------------------------------------------ */

static bool open_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                      PlycutError *error)
{
    const Experiment *e = self;
    return plycut_grid_open(&e->growth.grid, row, plycut_growth_seed(e->growth.seed, k), game,
                            error);
}

/* It belongs to the input. */
static bool open_position(const void *self, const PlycutGrowthRow *row, uint64_t k,
                          PlycutGame *game, PlycutError *error)
{
    (void)row, (void)error;
    const Experiment *e = self;
    *game = *input_game(&e->inputs.items[k]);
    return true;
}

/* The orders of a list, each after a prefix. */
static bool orders_add(PlycutGrowth *growth, const char *prefix, const char *list,
                       const char *separator, PlycutError *error)
{
    for (const char *at = list; *at != '\0';) {
        const size_t length = strcspn(at, separator);
        char *order = text_format(error, "%s%.*s", prefix, (int)length, at);
        const bool added = order != NULL && plycut_growth_order(growth, order, error);
        free(order);
        if (!added)
            return false;
        at += length + (at[length] != '\0');
    }
    return true;
}

/* The orders of --orders, then those of --quality: "0,25,100", or "0..100" by tens. */
static bool orders_asked(const Options *options, PlycutGrowth *growth, PlycutError *error)
{
    enum { STEP = 10, MOST = 100 };
    static const char PREFIX[] = "quality:";
    const char *orders = options->growth.orders, *qualities = options->growth.quality;
    uint64_t from, to;
    char percent[8];
    if (orders != NULL && !orders_add(growth, "", orders, "/", error))
        return false;
    if (qualities == NULL || strstr(qualities, "..") == NULL)
        return qualities == NULL || orders_add(growth, PREFIX, qualities, ",", error);
    if (!plycut_whole_range_parse(qualities, strlen(qualities), MOST, &from, &to))
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--quality %s: expected percentages, as in 0,50,100, or a range by tens, as in 0..100",
            qualities);
    for (; from <= to; from += STEP) {
        (void)snprintf(percent, sizeof percent, "%u", (unsigned)from);
        if (!orders_add(growth, PREFIX, percent, ",", error))
            return false;
    }
    return true;
}

/* The operands, and the options that change positions: two parts of an experiment must not differ in them. */
static bool spec_write(const Options *options, char spec[PLYCUT_GROWTH_SPEC], PlycutError *error)
{
    const GameOptions *game = &options->game;
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    for (size_t i = 0; i < options->operand_count; i++)
        plycut_out_format(&out, "%s%s", i > 0 ? " " : "", options->operands[i]);
    if (options->given[OPTION_root])
        plycut_out_format(&out, " --root %s", plycut_player_text(game->root));
    if (game->valuation.evaluation != NULL)
        plycut_out_format(&out, " --eval %s",
                          game->weights_file != NULL ? game->weights_file
                                                     : game->valuation.evaluation);
    if (game->valuation.score != NULL)
        plycut_out_format(&out, " --score %s", game->valuation.score);
    if (options->given[OPTION_limits]) {
        plycut_out_text(&out, " --limits ");
        plycut_out_number(&out, game->limits.low);
        plycut_out_char(&out, ',');
        plycut_out_number(&out, game->limits.high);
    }
    bool done = plycut_out_end(&out, "the names", error);
    if (done && text.length >= PLYCUT_GROWTH_SPEC)
        done = plycut_fail(error, PLYCUT_E_USAGE, "too many names of positions");
    if (done)
        memcpy(spec, text.bytes, text.length + 1);
    plycut_text_free(&text);
    return done;
}

/* Random trees are what their spec says. */
static bool trees_read(Experiment *e, PlycutError *error)
{
    enum { TREES = 100 };
    static const struct {
        int option;
        const char *in_spec;
    } REFUSED[] = {{OPTION_depth, "d=2..10"},
                   {OPTION_root, "players=min/max"},
                   {OPTION_limits, "limits=0..9"}};
    const Options *options = e->options;
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (options->given[REFUSED[i].option])
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "--%s: the spec of random trees says it, as in %s",
                               all_options[REFUSED[i].option].name, REFUSED[i].in_spec);
    e->growth.trees = options->growth.trees > 0 ? options->growth.trees : TREES;
    return (options->operand_count == 1 ||
            plycut_fail(error, PLYCUT_E_USAGE,
                        "one random spec at a time: its b and d may be ranges")) &&
           plycut_grid_parse(e->growth.spec, &e->growth.grid, error);
}

/* Can each position be searched to each depth? The error names it. */
static bool positions_fit(const Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    for (size_t i = 0; i < e->inputs.count; i++)
        for (size_t a = 0; a < options->algorithm_count; a++) {
            PlycutSearchOptions search = options_search(options, options->algorithms[a]);
            for (search.depth = 1; search.depth <= options->search.depth; search.depth++)
                if (!plycut_search_fits(input_game(&e->inputs.items[i]), &search, error)) {
                    plycut_error_in_file(error, e->inputs.items[i].name);
                    return false;
                }
        }
    return true;
}

/* Positions are searched to the depths from 1 to that of -d. */
static bool positions_read(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    if (!inputs_load(&e->inputs, options, error))
        return false;
    if (!options->given[OPTION_depth] || options->search.depth < 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "positions and trees need -d N, for the depths from 1 to N");
    e->growth.grid = (PlycutGrid){.depth = {1, options->search.depth}};
    e->growth.trees = e->inputs.count;
    if (options->growth.trees > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--trees is for random trees: each position is searched once");
    return positions_fit(e, error);
}

static bool is_random(const Experiment *e)
{
    return plycut_grid_is_random(e->growth.spec);
}

/* What is searched, from the command line. */
static bool plan_asked(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    PlycutGrowth *growth = &e->growth;
    growth->seed = options->make.seed;
    growth->shard = options->growth.shard;
    growth->shards = options->growth.shards > 0 ? options->growth.shards : 1;
    growth->search = options_search(options, options->algorithms[0]);
    growth->search.progress = NULL;
    growth->algorithm_count = options->algorithm_count;
    memcpy(growth->algorithms, options->algorithms,
           options->algorithm_count * sizeof *options->algorithms);
    return spec_write(options, growth->spec, error) &&
           (is_random(e) ? trees_read(e, error) : positions_read(e, error)) &&
           orders_asked(options, growth, error) && plycut_growth_rows(growth, error) &&
           plycut_growth_theory(growth, error);
}

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
    const PlycutGrowthTrees trees = {
        .open = is_random(e) ? open_tree : open_position, .made = is_random(e), .self = e};
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
    if (!plan_asked(e, error) || (e->options->growth.resume && !resume(e, error)))
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
