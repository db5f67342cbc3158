/* ask.c - searches run for a command, with advice if one is too large. */
#include "cli/ask.h"
#include "os/terminal.h"

#include <stdio.h>
#include <string.h>

/* The depth is found by trying, within this limit, so that it is found soon. */
#define ADVICE_NODES 10000000

static int depth_that_fits(const Options *options, const Input *input,
                           const PlycutSearchOptions *search, PlycutError *error)
{
    PlycutSearchOptions tried = *search;
    if (input_is_trace(input) || search->algorithm == NULL ||
        !option_belongs(&all_options[OPTION_depth], options->command))
        return -1;
    tried.node_budget = 0;
    tried.seconds = 0;
    if (tried.max_nodes == 0 || tried.max_nodes > ADVICE_NODES)
        tried.max_nodes = ADVICE_NODES;
    return plycut_depth_that_fits(input_game(input), &tried, error);
}

bool ask_load(Inputs *inputs, const Options *options, Options *asked, PlycutError *error)
{
    char names[256] = "";
    *asked = *options;
    if (!inputs_load(inputs, options, error))
        return false;
    if (!options->all_algorithms)
        return true;
    asked->algorithm_count = 0;
    for (size_t a = 0; a < options->algorithm_count; a++) {
        const PlycutAlgorithm *algorithm = options->algorithms[a];
        bool defined = true;
        for (size_t i = 0; i < inputs->count; i++)
            defined &= plycut_algorithm_is_defined(algorithm, input_game(&inputs->items[i]));
        if (defined)
            asked->algorithms[asked->algorithm_count++] = algorithm;
        else
            snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s",
                     names[0] != '\0' ? ", " : "", algorithm->name);
    }
    if (names[0] != '\0')
        message(TALK_NOTE, "not defined for chance nodes or limits, so left out: %s", names);
    return true;
}

void ask_explain_error(const Options *options, const Input *input,
                       const PlycutSearchOptions *search, PlycutError *error)
{
    if (error->code == PLYCUT_E_BUDGET) {
        PlycutError budget = {0};
        plycut_fail(&budget, PLYCUT_E_BUDGET, "%s: give more with --nodes or --time", error->text);
        *error = budget;
    } else if (error->code == PLYCUT_E_LIMIT) {
        PlycutError limit = {0};
        int depth = depth_that_fits(options, input, search, &limit);
        char advice[64];
        if (depth > 0)
            snprintf(advice, sizeof advice, "-d %d fits", depth);
        else
            snprintf(advice, sizeof advice, "raise --max-nodes");
        plycut_fail(&limit, PLYCUT_E_LIMIT, "%s; %s", error->text, advice);
        *error = limit;
    }
    plycut_error_in_file(error, input->name);
}

/* Does even the minimal tree (for minimax, the whole tree) exceed the limit? Then the search
 * need not begin. With a budget, a transposition table or limits it may be smaller. */
static bool surely_too_large(const PlycutGame *game, const PlycutSearchOptions *search)
{
    uint64_t branching, leaves = 1;
    int plies;
    if (search->max_nodes == 0 || search->node_budget != 0 || search->table != 0 || game->limited ||
        game->rules->uniform == NULL ||
        !game->rules->uniform(game, search->depth, &branching, &plies))
        return false;
    for (int i = 0; i < plies && leaves <= search->max_nodes; i++)
        leaves *= branching;
    return leaves > search->max_nodes &&
           (!search->algorithm->windowed ||
            (!game->chance && plycut_game_minimal_leaves(game, search->depth) > search->max_nodes));
}

static bool ask_small_enough(const Input *input, const PlycutSearchOptions *search,
                             PlycutError *error)
{
    return !surely_too_large(input_game(input), search) ||
           plycut_fail(error, PLYCUT_E_LIMIT, "%s visits more than %llu nodes",
                       search->algorithm->name, (unsigned long long)search->max_nodes);
}

static bool ask_end(const Options *options, const Input *input, const PlycutSearchOptions *search,
                    bool done, uint64_t nodes, PlycutError *error)
{
    if (!done)
        ask_explain_error(options, input, search, error);
    progress_end(done ? nodes : 0);
    return done;
}

/* A trace is one search, whatever algorithms the options name. */
static bool count_trace(const Options *options, const Input *input, PlycutCountRow *row,
                        PlycutError *error)
{
    PlycutTrace trace;
    if (!ask_record(options, input, options->algorithms[0], 0, false, &trace, error))
        return false;
    plycut_count_trace(&trace, input_game(input), input->name, row);
    row->algorithm = row->options.algorithm = plycut_trace_reader_options(input->reader)->algorithm;
    plycut_trace_free(&trace);
    return true;
}

bool ask_count(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
               PlycutCountRow *row, PlycutError *error)
{
    PlycutSearchOptions search = options_search(options, algorithm);
    if (input_is_trace(input))
        return count_trace(options, input, row, error);
    progress_begin(input->name, algorithm->name);
    bool done = ask_small_enough(input, &search, error) &&
                plycut_count(input_game(input), input->name, &search, row, error);
    return ask_end(options, input, &search, done, row->result.nodes, error);
}

bool ask_settle(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                PlycutSearchOptions *search, PlycutError *error)
{
    *search = options_search(options, algorithm);
    if (input_is_trace(input) || search->seconds <= 0)
        return true;
    progress_begin(input->name, algorithm->name);
    bool done = plycut_search_time_to_nodes(input_game(input), search, error);
    return ask_end(options, input, search, done, 0, error);
}

bool ask_search(const Options *options, const Input *input, const PlycutSearchOptions *search,
                const PlycutObserver *observer, bool timed, PlycutResult *result,
                PlycutError *error)
{
    progress_begin(input->name, search->algorithm->name);
    bool done = input_is_trace(input)
                    ? plycut_trace_reader_replay(input->reader, options->search.max_nodes, observer,
                                                 result, error)
                    : ask_small_enough(input, search, error) &&
                          plycut_search(input_game(input), search, observer, result, error);
    return ask_end(options, input, search, done, timed ? result->nodes : 0, error);
}

bool ask_record(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                uint32_t pass, bool whole, PlycutTrace *trace, PlycutError *error)
{
    PlycutSearchOptions search;
    if (!ask_settle(options, input, algorithm, &search, error))
        return false;
    search.expand_pruned |= whole;
    if (options->command->algorithms == ASKED && plycut_search_tests(&search))
        pass = PLYCUT_PASS_WHOLE;
    progress_begin(input->name, algorithm->name);
    bool done =
        input_is_trace(input)
            ? plycut_trace_reader_record(input->reader, search.max_nodes, pass, trace, error)
            : ask_small_enough(input, &search, error) &&
                  plycut_trace_record_pass(input_game(input), &search, pass, trace, error);
    return ask_end(options, input, &search, done, trace->total.nodes, error);
}
