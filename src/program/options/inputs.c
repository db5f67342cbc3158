/* inputs.c - all operands of a command as inputs, and the options that change games. */
#include "options/input.h"
#include "say/say.h"

#include <stdlib.h>
#include <string.h>

static bool accepts_traces(const Command *command, const Option *none)
{
    (void)none;
    return command->takes_traces;
}

static bool input_trace_fits(const Input *input, const Options *options, PlycutError *error)
{
    char others[COMMANDS_TEXT_SIZE];
    if (!options->command->takes_traces)
        return say_fails(error, PLYCUT_E_USAGE, input->name, SAY_INPUT_TRACE,
                         TERMS(TEXT(command, options->command->name),
                               TEXT(commands, commands_text(accepts_traces, NULL, others))));
    const Option *given = options_given(options, SEARCHES);
    if (given != NULL)
        return say_fails(error, PLYCUT_E_USAGE, input->name, SAY_INPUT_TRACE_SEARCHED,
                         TERMS(TEXT(option, given->name)));
    return true;
}

/* Set the evaluation of each game that has a choice, and count them. */
static bool value_each(Inputs *inputs, const PlycutValuation *valuation, const char *file,
                       size_t *valued, PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        Input *input = &inputs->items[i];
        if (input_is_trace(input) || input->made.rules->value_by == NULL)
            continue; /* the game of a trace has its valuation already */
        ++*valued;
        if (plycut_game_value_by(&input->made, valuation, error))
            continue;
        if (file != NULL)
            file_text_fails(file, error);
        return false;
    }
    return true;
}

/* --eval and --score apply to games that have a choice; at least one of the inputs must. */
static bool value_games(Inputs *inputs, const Options *options, PlycutError *error)
{
    size_t valued = 0;
    PlycutValuation valuation = options->game.valuation;
    char *weights = NULL;
    size_t length;
    if (valuation.evaluation == NULL && valuation.score == NULL)
        return true;
    if (options->game.weights_file != NULL) {
        valuation.weights = weights = file_text(options->game.weights_file, &length, error);
        if (weights == NULL)
            return false;
    }
    bool done = value_each(inputs, &valuation, options->game.weights_file, &valued, error);
    free(weights);
    if (!done)
        return false;
    return valued > 0 || say_fails(error, PLYCUT_E_USAGE, inputs->items[0].name,
                                   SAY_INPUT_NO_EVALUATION, NO_TERMS);
}

/* Standard input can be read once. */
static bool standard_once(char *const *specs, size_t count, PlycutError *error)
{
    size_t named = 0;
    for (size_t i = 0; i < count; i++)
        named += strcmp(specs[i], "-") == 0;
    return named <= 1 || say_usage(error, SAY_INPUT_STANDARD_TWICE, TERMS(COUNT(count, named)));
}

static bool choose_root(Input *input, const Options *options, PlycutError *error)
{
    if (plycut_game_root_is_fixed(&input->made) && options->game.root != input->made.root.player)
        return say_fails(error, PLYCUT_E_USAGE, input->name, SAY_INPUT_ROOT, NO_TERMS);
    plycut_game_set_root(&input->made, options->game.root);
    return true;
}

static bool viewpoint_fits(const Input *input, const Options *options, PlycutError *error)
{
    return !input_game(input)->chance || options->picture.values == PLYCUT_VALUES_MAX ||
           say_fails(error, PLYCUT_E_USAGE, input->name, SAY_INPUT_CHANCE_VALUES, NO_TERMS);
}

bool input_fit(Input *input, const Options *options, PlycutError *error)
{
    if (options->given[OPTION_root] && !choose_root(input, options, error))
        return false;
    if (options->given[OPTION_limits] &&
        !plycut_game_limit(&input->made, options->game.limits, error)) {
        plycut_error_in_file(error, input->name);
        return false;
    }
    return true;
}

bool inputs_load(Inputs *inputs, const Options *options, PlycutError *error)
{
    return inputs_load_specs(inputs, options, options->operands, options->operand_count, error);
}

bool inputs_load_specs(Inputs *inputs, const Options *options, char *const *specs, size_t count,
                       PlycutError *error)
{
    if (!standard_once(specs, count, error))
        return false;
    inputs->as = options->game.as;
    inputs->asking = options->game.program != NULL ? options : NULL;
    for (size_t i = 0; i < count; i++)
        if (!inputs_add(inputs, specs[i], error))
            return false;
    if (options->command->most >= 0 && inputs->count > count)
        return say_fails(error, PLYCUT_E_USAGE, specs[0], SAY_INPUT_POSITIONS,
                         TERMS(COUNT(count, inputs->count), TEXT(command, options->command->name),
                               TEXT(sample, inputs->items[0].name)));
    const Options plain = {.command = options->command}; /* the options are those of the first */
    for (size_t i = 0; i < inputs->count; i++) {
        Input *input = &inputs->items[i];
        if (!viewpoint_fits(input, options, error))
            return false;
        if (input_is_trace(input) && !input_trace_fits(input, i == 0 ? options : &plain, error))
            return false;
        if (options->game.leaves_of_mover && !input_is_trace(input) &&
            !plycut_game_leaves_of_mover(&input->made, error)) {
            plycut_error_in_file(error, input->name);
            return false;
        }
        if (!input_is_trace(input) && !input_fit(input, options, error))
            return false;
    }
    return value_games(inputs, options, error);
}
