/* make.c - plycut make: trees for exercises, made to order. */
#include "cli/commands.h"
#include "os/output.h"
#include "os/place.h"
#include "os/terminal.h"
#include "os/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* The exit status if no tree was found. */
enum { NOT_FOUND = 1 };

/* ---- What goes together ---------------------------------------------------------------------- */

static bool make_options_fit(const Options *options, PlycutError *error)
{
    const PlycutMake *make = &options->make;
    if (options->make.shape_name == NULL && (make->prune != NULL || make->most_pruned))
        return plycut_fail(error, PLYCUT_E_USAGE, "--%s needs a tree to fill: give --fill SPEC",
                           make->prune != NULL ? "prune" : "most-pruned");
    if (options->make.shape_name != NULL && (make->prune != NULL) == make->most_pruned)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--fill needs either --prune PATHS or --most-pruned");
    const Option *grows = options_given(options, GROWS);
    if (options->make.shape_name != NULL && grows != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--fill and --%s cannot be combined: the tree is given", grows->name);
    return true;
}

/* ---- One tree -------------------------------------------------------------------------------- */

static bool make_one(const PlycutMake *make, const char *path, bool *found, PlycutError *error)
{
    PlycutText file = {0};
    uint64_t tried;
    if (!plycut_make(make, &file, found, &tried, error))
        return false;
    const unsigned long long trees = tried, seed = make->seed;
    if (*found)
        message(TALK_NOTE, "found after %llu tree%s (seed %llu)", trees, trees == 1 ? "" : "s",
                seed);
    else
        message(TALK_ALWAYS,
                "no tree found among %llu (seed %llu): raise --tries, change --seed, or ask for "
                "less",
                trees, seed);
    bool written = !*found || output_text(&file, path, error);
    plycut_text_free(&file);
    return written;
}

/* ---- Several --------------------------------------------------------------------------------- */

/* Numbers have as many digits as the last one, so that names are sorted by number. */
static bool make_several(const Options *options, PlycutMake *make, bool *found, PlycutError *error)
{
    const char *folder = folder_of(options);
    const unsigned long long last = make->seed + options->versions - 1;
    const int digits = snprintf(NULL, 0, "%llu", last);
    bool done = directory_make(folder, error), this_one = false;
    make->numbered = true;
    for (uint64_t i = 0; done && i < options->versions; i++, make->seed++) {
        char *path = text_format(error, "%s/tree-%0*llu.json", folder, digits,
                                 (unsigned long long)make->seed);
        done = path != NULL && make_one(make, path, &this_one, error);
        if (done && this_one)
            message(TALK_DETAIL, "wrote %s", path);
        free(path);
        *found = *found && this_one;
    }
    return done;
}

/* ---- The command ----------------------------------------------------------------------------- */

/* The tree to be filled. */
static bool load_shape(const Options *options, Inputs *inputs, PlycutMake *make, PlycutError *error)
{
    if (options->make.shape_name == NULL)
        return true;
    if (!inputs_add(inputs, options->make.shape_name, error))
        return false;
    Input *input = &inputs->items[0];
    if (input_is_trace(input) || !input_game(input)->rules->stored)
        return plycut_fail_at(error, PLYCUT_E_USAGE, input->name, 0, 0, NULL,
                              "cannot be filled: it is not a stored tree");
    if (options->given[OPTION_root])
        plycut_game_set_root(&input->made, options->game.root);
    make->shape = &input->made;
    return true;
}

/* Values lie between the limits, unless --values says which. */
static void make_limit(const Options *options, PlycutMake *make)
{
    make->limits = options->game.limits;
    if (!options->given[OPTION_values] && isfinite(make->limits.low) &&
        isfinite(make->limits.high)) {
        make->low = make->limits.low;
        make->high = make->limits.high;
    }
}

int make_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutMake make = options->make;
    bool found = true;
    if (options->given[OPTION_root])
        make.root = options->game.root;
    make.levels = options->judge.levels;
    if (options->given[OPTION_limits])
        make_limit(options, &make);
    bool done = make_options_fit(options, error) && load_shape(options, &inputs, &make, error) &&
                (options->versions > 0 ? make_several(options, &make, &found, error)
                                       : make_one(&make, options->output, &found, error));
    inputs_free(&inputs);
    return !done ? FAILED : found ? 0 : NOT_FOUND;
}
