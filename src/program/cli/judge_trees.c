/* judge_trees.c - the trees that programs are tried on. */
#include "cli/judge.h"
#include "os/catalogue.h"
#include "os/program.h"
#include "os/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TREES = 500 };

/* A number of trees to make; otherwise trees that are read. */
static bool judge_makes(const Options *options, uint64_t *trees)
{
    const char *text = options->judge.trees[0];
    *trees = TREES;
    return options->judge.trees_count == 0 ||
           plycut_integer_parse(text, strlen(text), JUDGE_TREES, trees);
}

static bool add_trees(PlycutTrial *trial, const Options *options, const char *spec,
                      PlycutError *error)
{
    Inputs inputs = {0};
    char *const specs[] = {(char *)spec};
    bool added = inputs_load_specs(&inputs, options, specs, 1, error);
    for (size_t i = 0; added && i < inputs.count; i++) {
        added = plycut_trial_add(trial, &inputs.items[i].made, error);
        if (!added)
            plycut_error_in_file(error, inputs.items[i].name);
    }
    inputs_free(&inputs);
    return added;
}

/* The trees that programs can be tried on. */
static bool add_catalogue(PlycutTrial *trial, const Options *options, PlycutError *error)
{
    Names names = {0};
    bool added = catalogue_names(&names, error);
    for (size_t i = 0; added && i < names.count; i++) {
        PlycutError refused = {0};
        added = add_trees(trial, options, names.items[i], &refused) ||
                refused.code != PLYCUT_E_MEMORY || plycut_no_memory(error);
    }
    names_free(&names);
    return added;
}

static bool add_trees_in(PlycutTrial *trial, const Options *options, const char *folder,
                         PlycutError *error)
{
    AnswerFiles files = {0};
    bool added = answer_files_in(&files, folder, error);
    for (size_t i = 0; added && i < files.count; i++)
        added = answers_can_be_read(&files.items[i], error) &&
                add_trees(trial, options, files.items[i].path, error);
    answer_files_free(&files);
    return added;
}

static bool is_catalogue(const char *spec)
{
    return strcmp(spec, "catalogue") == 0;
}

static bool load_trees(PlycutTrial *trial, const Options *options, PlycutError *error)
{
    bool loaded = true;
    for (size_t i = 0; loaded && i < options->judge.trees_count; i++) {
        const char *spec = options->judge.trees[i];
        loaded = is_catalogue(spec) ? add_catalogue(trial, options, error)
                 : is_folder(spec)  ? add_trees_in(trial, options, spec, error)
                                    : add_trees(trial, options, spec, error);
    }
    return loaded;
}

bool court_open_trial(Court *court, PlycutError *error)
{
    const Options *options = court->options;
    uint64_t trees;
    PlycutTrialTask task = plycut_trial_defaults(options->algorithms[0]);
    const bool makes = judge_makes(options, &trees);
    task.search = options_search(options, options->algorithms[0]);
    task.search.progress = NULL;
    task.levels = options->judge.levels;
    task.root = task.levels.count > 0         ? task.levels.player[0]
                : options->given[OPTION_root] ? options->game.root
                                              : task.root;
    if (options->given[OPTION_limits])
        task.limits = options->game.limits;
    task.nested = options->judge.nested;
    for (size_t i = 0; !makes && i < options->judge.trees_count; i++)
        task.plain |= is_catalogue(options->judge.trees[i]);
    task.seed = options->make.seed;
    task.trees = makes ? (size_t)trees : 0;
    task.asks = options->judge.once ? task.asks / 20 : task.asks;
    if (options->judge.like != NULL && !plycut_like_parse(options->judge.like, &task.like, error))
        return false;
    if (task.search.order == PLYCUT_ORDER_STATIC)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--order: trees for programs have no static values");
    court->trial = plycut_trial_open(&task, error);
    return court->trial != NULL && (makes || load_trees(court->trial, options, error));
}
