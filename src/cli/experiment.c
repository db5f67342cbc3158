/* experiment.c - plycut experiment: how searches grow, as tables and plots. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "os/claim.h"
#include "os/convert.h"
#include "os/output.h"
#include "os/source.h"
#include "os/terminal.h"
#include "os/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TREES = 100, ORDERS_MAX = 32, ROWS_MAX = 100000 };

/* An experiment and all that it needs. */
typedef struct Experiment {
    const Options *options;
    PlycutGrowth growth;
    char spec[PLYCUT_GROWTH_SPEC];
    PlycutGrid grid;             /* random trees, */
    Inputs inputs;               /* or positions */
    const PlycutFormat *picture; /* of the plots; NULL: only a table */
} Experiment;

/* ---- What is searched ------------------------------------------------------------------------ */

static bool open_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                      PlycutError *error)
{
    const Experiment *e = self;
    return plycut_grid_open(&e->grid, row, e->growth.seed + k, game, error);
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

/* "0,25,100" or "0..100", by tens: quality:0/quality:25/quality:100, after the orders of --orders. */
static bool qualities_text(const Options *options, PlycutText *text, PlycutError *error)
{
    enum { STEP = 10, MOST = 100 };
    PlycutOut out;
    const char *at = options->growth.quality, *dots = strstr(at, "..");
    uint64_t from = 0, to = 0;
    plycut_out_init(&out, plycut_text_write, text);
    if (options->growth.orders != NULL)
        plycut_out_format(&out, "%s/", options->growth.orders);
    for (; *at != '\0' && dots == NULL; at += strcspn(at, ",") + (strchr(at, ',') != NULL))
        plycut_out_format(&out, "quality:%.*s/", (int)strcspn(at, ","), at);
    if (dots != NULL && (!plycut_integer_parse(at, (size_t)(dots - at), MOST, &from) ||
                         !plycut_integer_parse(dots + 2, strlen(dots + 2), MOST, &to) || from > to))
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--quality %s: expected percentages, as in 0,50,100, or a range by tens, as in 0..100",
            at);
    for (; dots != NULL && from <= to; from += STEP)
        plycut_out_format(&out, "quality:%u/", (unsigned)from);
    return plycut_out_end(&out, "the orders", error);
}

/* The orders of a list separated by slashes; without it, that of --order. */
static bool orders_read(const Options *options, const char *list,
                        PlycutSearchOptions orders[ORDERS_MAX], size_t *count, PlycutError *error)
{
    char text[PLYCUT_ORDERING_MAX];
    orders[0] = options->search;
    *count = 1;
    for (const char *at = list; at != NULL && *at != '\0';) {
        const size_t length = strcspn(at, "/");
        const size_t i = *count - (at == list);
        if (i == ORDERS_MAX || length >= sizeof text)
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "--orders: at most %d, and each is one of "
                               "`plycut list orders`",
                               ORDERS_MAX);
        memcpy(text, at, length);
        text[length] = '\0';
        orders[i] = options->search;
        if (!plycut_ordering_parse(text, &orders[i], error))
            return false;
        *count = i + 1;
        at += length + (at[length] == '/');
    }
    return true;
}

static bool orders_asked(const Options *options, PlycutSearchOptions orders[ORDERS_MAX],
                         size_t *count, PlycutError *error)
{
    PlycutText text = {0};
    const bool quality = options->growth.quality != NULL;
    const bool done =
        (!quality || qualities_text(options, &text, error)) &&
        orders_read(options, quality ? text.bytes : options->growth.orders, orders, count, error);
    plycut_text_free(&text);
    return done;
}

/* Row number k: depths differ from row to row, then branching, ranges of values, orders, algorithms. */
static PlycutGrowthRow row_make(const Experiment *e, const PlycutSearchOptions *orders,
                                size_t order_count, size_t k)
{
    const int *b = e->grid.branching, *d = e->grid.depth;
    const size_t depths = (size_t)(d[1] - d[0] + 1), widths = (size_t)(b[1] - b[0] + 1);
    const size_t ranges = plycut_grid_ranges(&e->grid);
    const PlycutSearchOptions *order = &orders[k / depths / widths / ranges % order_count];
    const size_t algorithm = k / depths / widths / ranges / order_count;
    PlycutGrowthRow row = {
        .options = options_search(e->options, e->options->algorithms[algorithm]),
        .branching = b[0] + (int)(k / depths % widths),
    };
    (void)plycut_grid_values(&e->grid, k / depths / widths % ranges, row.values);
    row.options.order = order->order;
    row.options.then = order->then;
    row.options.seed = order->seed;
    row.options.learned = order->learned;
    row.options.depth = d[0] + (int)(k % depths);
    row.options.progress = NULL;
    return row;
}

/* A row for each algorithm, order, range of values, branching and depth. */
static bool rows_make(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    PlycutSearchOptions orders[ORDERS_MAX];
    size_t order_count;
    const int *b = e->grid.branching, *d = e->grid.depth;
    if (!orders_asked(options, orders, &order_count, error))
        return false;
    const size_t count = plycut_grid_ranges(&e->grid) * (size_t)(b[1] - b[0] + 1) *
                         (size_t)(d[1] - d[0] + 1) * order_count * options->algorithm_count;
    if (count > ROWS_MAX)
        return plycut_fail(error, PLYCUT_E_USAGE, "an experiment has at most %d rows", ROWS_MAX);
    PlycutGrowthRow *rows = calloc(count, sizeof *rows);
    if (rows == NULL)
        return plycut_no_memory(error);
    e->growth.rows = rows;
    e->growth.count = count;
    bool made = true;
    for (size_t k = 0; made && k < count; k++) {
        rows[k] = row_make(e, orders, order_count, k);
        made = plycut_grid_theory(&e->grid, &rows[k], error);
    }
    return made;
}

/* One random spec, or positions to the depths from 1 to that of -d. */
static bool subject_read(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    PlycutGrowth *growth = &e->growth;
    size_t used = 0;
    for (size_t i = 0; i < options->operand_count; i++) {
        used += (size_t)snprintf(e->spec + used, sizeof e->spec - used, "%s%s", i > 0 ? " " : "",
                                 options->operands[i]);
        if (used >= sizeof e->spec)
            return plycut_fail(error, PLYCUT_E_USAGE, "too many names of positions");
        if (plycut_grid_is_random(options->operands[i]) && options->operand_count > 1)
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "one random spec at a time: its b and d may be ranges");
    }
    growth->spec = e->spec;
    growth->seed = options->make.seed;
    growth->trees = options->growth.trees > 0 ? options->growth.trees : TREES;
    if (plycut_grid_is_random(e->spec)) {
        if (options->given[OPTION_depth])
            return plycut_fail(
                error, PLYCUT_E_USAGE,
                "--depth: the depths of random trees are in the spec, as in d=2..10");
        return plycut_grid_parse(e->spec, &e->grid, error);
    }
    if (!options->given[OPTION_depth] || options->search.depth < 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "positions need -d N, for the depths from 1 to N");
    if (!inputs_load(&e->inputs, options, error))
        return false;
    e->grid = (PlycutGrid){.depth = {1, options->search.depth}};
    growth->trees = e->inputs.count;
    return options->growth.trees == 0 ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--trees is for random trees: each position is "
                       "searched once");
}

/* ---- Parts ----------------------------------------------------------------------------------- */

/* Add a file's sums. */
static bool part_add(Experiment *e, const char *path, PlycutError *error)
{
    size_t length;
    char *text = file_text(path, &length, error);
    const bool done = text != NULL && plycut_growth_read(&e->growth, text, length, path, error);
    free(text);
    return done;
}

static bool parts_room(Experiment *e, PlycutError *error)
{
    e->growth.parts = calloc(e->growth.shards, sizeof *e->growth.parts);
    return e->growth.parts != NULL || plycut_no_memory(error);
}

/* Put parts together: the first says what the experiment is. */
static bool experiment_merge(Experiment *e, PlycutError *error)
{
    size_t length;
    const char *first = e->options->operands[0];
    char *text = file_text(first, &length, error);
    e->growth.rows = calloc(ROWS_MAX, sizeof *e->growth.rows);
    bool done = text != NULL && (e->growth.rows != NULL || plycut_no_memory(error)) &&
                plycut_growth_plan(&e->growth, ROWS_MAX, e->spec, text, length, first, error) &&
                parts_room(e, error);
    free(text);
    for (size_t i = 0; done && i < e->options->operand_count; i++)
        done = part_add(e, e->options->operands[i], error);
    uint64_t parts = 0;
    for (uint64_t i = 0; done && i < e->growth.shards; i++)
        parts += e->growth.parts[i];
    if (done && parts < e->growth.shards)
        message(TALK_NOTE, "%llu of %llu parts: the others are missing", (unsigned long long)parts,
                (unsigned long long)e->growth.shards);
    return done;
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

/* Say how long it will take, if that is long. The speed is that of a search made now. */
static void estimate(const Experiment *e, unsigned threads)
{
    enum { MANY = 1000000000 };
    double leaves = 0;
    PlycutGame game;
    PlycutResult result = {0};
    PlycutError ignored = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    for (size_t i = 0; i < e->growth.count; i++)
        if (e->growth.rows[i].sums.searches == 0)
            leaves += plycut_growth_leaves(&e->growth, i);
    if (!(leaves >= MANY) || !plycut_game_parse("random:b=4,d=10", &game, &ignored))
        return;
    const double began = progress_seconds();
    plycut_search(&game, &options, NULL, &result, &ignored);
    const double seconds = leaves / (double)result.leaves * (progress_seconds() - began) / threads;
    plycut_game_release(&game);
    message(TALK_NOTE, "about %.0f million leaves: about %.0f minutes on %u thread%s", leaves / 1e6,
            ceil(seconds / 60), threads, threads == 1 ? "" : "s");
}

/* Each row that is done is saved, so that --resume can go on from it. */
static bool rows_measure(Experiment *e, PlycutError *error)
{
    const bool random = e->grid.branching[0] > 0;
    const PlycutGrowthTrees trees = {
        .open = random ? open_tree : open_position, .made = random, .self = e};
    const unsigned threads = threads_of(e->options);
    bool done = true, saved = e->options->growth.resume;
    progress_begin("experiment", "rows");
    estimate(e, threads);
    for (size_t i = 0; done && i < e->growth.count; i++) {
        if (e->growth.rows[i].sums.searches > 0)
            continue;
        done = plycut_growth_measure(&e->growth, i, &trees, threads, error) &&
               (e->picture == NULL || table_save(e, "json", saved, error));
        saved = true;
        progress_files(i + 1, e->growth.count);
    }
    progress_end(0);
    return done;
}

static bool experiment_run(Experiment *e, PlycutError *error)
{
    const Options *options = e->options;
    e->growth.shard = options->growth.shard;
    e->growth.shards = options->growth.shards > 0 ? options->growth.shards : 1;
    if (!subject_read(e, error) || !rows_make(e, error) || !parts_room(e, error))
        return false;
    if (options->growth.resume) {
        char *path = e->picture != NULL ? file_name(e, NULL, "json", error) : NULL;
        if (e->picture == NULL)
            plycut_fail(error, PLYCUT_E_USAGE, "--resume continues from NAME.json: give -o NAME");
        const bool read = path != NULL && (access(path, F_OK) != 0 || part_add(e, path, error));
        free(path);
        if (!read)
            return false;
    }
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
    const bool merged = e->options->growth.merge; /* otherwise each row has been saved */
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
    enum { TABLES = 3 };
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
    const bool done =
        experiment_where(&e, error) &&
        (options->growth.merge ? experiment_merge(&e, error) : experiment_run(&e, error)) &&
        experiment_write(&e, error);
    free(e.growth.rows);
    free(e.growth.parts);
    inputs_free(&e.inputs);
    return done ? 0 : FAILED;
}
