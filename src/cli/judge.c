/* judge.c - plycut judge: a program of somebody else on trial. */
#include "cli/commands.h"
#include "os/catalogue.h"
#include "os/interrupt.h"
#include "os/output.h"
#include "os/program.h"
#include "os/terminal.h"

#include <string.h>

/* ---- Trees ----------------------------------------------------------------------------------- */

enum { TREES = 500, TREES_MOST = 100000 };

/* A number of trees to make; otherwise trees that are read. */
static bool judge_makes(const Options *options, uint64_t *trees)
{
    const char *text = options->judge.trees;
    *trees = TREES;
    return text == NULL || plycut_integer_parse(text, strlen(text), TREES_MOST, trees);
}

static bool judge_load_catalogue(Inputs *inputs, PlycutError *error)
{
    Names names = {0};
    bool loaded = catalogue_names(&names, error);
    for (size_t i = 0; loaded && i < names.count; i++)
        loaded = inputs_add(inputs, names.items[i], error);
    names_free(&names);
    return loaded;
}

/* Of the catalogue, the trees whose levels alternate. */
static bool judge_add(PlycutTrial *trial, const Options *options, Inputs *inputs,
                      PlycutError *error)
{
    const bool catalogue = inputs->count > 1;
    for (size_t i = 0; i < inputs->count; i++) {
        Input *input = &inputs->items[i];
        PlycutError refused = {0};
        if (input_is_trace(input))
            return plycut_fail_at(error, PLYCUT_E_USAGE, input->name, 0, 0, NULL,
                                  "is a trace: judge needs trees");
        if (catalogue && !input->made.rules->stored)
            continue;
        if (options->given[OPTION_root])
            plycut_game_set_root(&input->made, options->game.root);
        if (plycut_trial_add(trial, &input->made, &refused))
            continue;
        if (!catalogue || refused.code == PLYCUT_E_MEMORY) {
            *error = refused;
            plycut_error_in_file(error, input->name);
            return false;
        }
    }
    return true;
}

static bool judge_load(PlycutTrial *trial, const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    const char *spec = options->judge.trees;
    const bool loaded = (strcmp(spec, "catalogue") == 0 ? judge_load_catalogue(&inputs, error)
                                                        : inputs_add(&inputs, spec, error)) &&
                        judge_add(trial, options, &inputs, error);
    inputs_free(&inputs);
    return loaded;
}

static PlycutTrial *judge_open(const Options *options, PlycutError *error)
{
    uint64_t trees;
    PlycutTrialTask task = plycut_trial_defaults(options->algorithms[0]);
    const bool makes = judge_makes(options, &trees);
    task.search = options_search(options, options->algorithms[0]);
    task.search.progress = NULL;
    task.root = options->given[OPTION_root] ? options->game.root : task.root;
    task.nested = options->judge.nested;
    task.seed = options->make.seed;
    task.trees = makes ? (size_t)trees : 0;
    task.asks = options->judge.once ? task.asks / 20 : task.asks;
    PlycutTrial *trial = plycut_trial_open(&task, error);
    if (trial == NULL || makes || judge_load(trial, options, error))
        return trial;
    plycut_trial_close(trial);
    return NULL;
}

/* ---- The trial ------------------------------------------------------------------------------- */

static bool judge_run(const Options *options, PlycutTrial *trial, PlycutError *error)
{
    enum { SECONDS = 10, MEGABYTES = 2048, ANSWER = 1 << 20 };
    const JudgeOptions *judge = &options->judge;
    const ProgramLimits limits = {.seconds = judge->seconds > 0 ? (double)judge->seconds : SECONDS,
                                  .memory = (judge->memory > 0 ? judge->memory : MEGABYTES) << 20,
                                  .output = ANSWER};
    Program *program = program_open(options->operands, &limits, judge->once, NULL);
    if (program == NULL)
        return plycut_no_memory(error);
    const PlycutProgram asked = {program_ask, program_refuse, program};
    const bool done = plycut_trial_run(trial, &asked, error);
    program_close(program);
    return done;
}

static bool judge_write(const Options *options, const PlycutTrial *trial, PlycutError *error)
{
    Output output;
    if (!output_open(&output, NULL, OUTPUT_DIRECT, error))
        return false;
    if (options->format_word == FORMAT_JSON)
        plycut_trial_json(trial, options->operands[0], &output.out);
    else
        plycut_trial_text(trial, &output.out);
    return output_end(&output, true, error);
}

int judge_command(const Options *options, PlycutError *error)
{
    PlycutTrial *trial = judge_open(options, error);
    if (trial == NULL)
        return FAILED;
    programs_begin();
    const bool done = judge_run(options, trial, error) && judge_write(options, trial, error);
    const int status = done ? plycut_judgement_status(plycut_trial_judgement(trial)) : FAILED;
    programs_end();
    plycut_trial_close(trial);
    return status;
}
