/* experiment_plan.c - what an experiment searches: random trees, or positions. */
#include "cli/experiment.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

bool experiment_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                     PlycutError *error)
{
    const Experiment *e = self;
    return plycut_grid_open(&e->growth.grid, row, plycut_growth_seed(e->growth.seed, k), game,
                            error);
}

bool experiment_position(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                         PlycutError *error)
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

bool experiment_is_random(const Experiment *e)
{
    return plycut_grid_is_random(e->growth.spec);
}

bool experiment_plan(Experiment *e, PlycutError *error)
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
           (experiment_is_random(e) ? trees_read(e, error) : positions_read(e, error)) &&
           orders_asked(options, growth, error) && plycut_growth_rows(growth, error) &&
           plycut_growth_theory(growth, error);
}
