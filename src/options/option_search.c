/* option_search.c - the options that say how to search. */
#include "options/option_set.h"

#include <float.h>
#include <string.h>

bool set_depth(Options *options, const char *argument, PlycutError *error)
{
    uint64_t depth;
    if (!option_whole("depth", argument, 0, PLYCUT_PLY_MAX, &depth, error))
        return false;
    options->search.depth = (int)depth;
    return true;
}

/* Exercises know the orders that a position or a seed tells, not those that a search learns. */
bool set_order(Options *options, const char *argument, PlycutError *error)
{
    const Option *learning = &all_options[OPTION_deepen];
    if (!plycut_ordering_parse(argument, &options->search, error))
        return false;
    return options->search.learned == 0 || option_belongs(learning, options->command) ||
           plycut_fail(error, PLYCUT_E_USAGE, "--order: %s takes no order that a search learns",
                       options->command->name);
}

bool set_cut(Options *options, const char *argument, PlycutError *error)
{
    return plycut_cut_parse(argument, &options->search.cut, error);
}

bool set_fail(Options *options, const char *argument, PlycutError *error)
{
    return plycut_fail_parse(argument, &options->search.fail, error);
}

/* One end of the window. A number that cannot be held is told so; other text is left to the caller.
 */
static bool window_end(const char *text, size_t length, double *end, PlycutError *error)
{
    const char *fault = plycut_number_fault(text, length);
    if (fault != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "--window: %.*s is %s", (int)length, text, fault);
    return plycut_number_parse(text, length, true, end);
}

bool set_window(Options *options, const char *argument, PlycutError *error)
{
    size_t comma = strcspn(argument, ",");
    const char *second = argument + comma + 1;
    double alpha, beta;
    if (argument[comma] == ',' && window_end(argument, comma, &alpha, error) &&
        window_end(second, strlen(second), &beta, error) && alpha < beta) {
        options->search.alpha = alpha;
        options->search.beta = beta;
        return true;
    }
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--window: expected A,B with A < B, such as -5,5 or -inf,3, not '%s'",
                       argument);
}

bool set_expand_pruned(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->search.expand_pruned = true;
}

bool set_max_nodes(Options *options, const char *argument, PlycutError *error)
{
    options->max_nodes_given = true;
    return option_whole("max-nodes", argument, 1, (uint64_t)1 << 53, &options->search.max_nodes,
                        error);
}

/* ---- Several passes -------------------------------------------------------------------------- */

/* A number from least on; `right` says for the message what it must be. */
static bool number_from(const char *option, const char *text, double least, const char *right,
                        double *number, PlycutError *error)
{
    if (plycut_number_parse(text, strlen(text), false, number) && *number >= least)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE, "--%s: expected %s, not '%s'", option, right, text);
}

bool set_deepen(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->search.deepen = true;
}

bool set_aspiration(Options *options, const char *argument, PlycutError *error)
{
    return number_from("aspiration", argument, DBL_MIN, "a number greater than 0",
                       &options->search.aspiration, error);
}

bool set_guess(Options *options, const char *argument, PlycutError *error)
{
    options->search.has_guess = true;
    return number_from("guess", argument, -DBL_MAX, "a number", &options->search.guess, error);
}

bool set_time(Options *options, const char *argument, PlycutError *error)
{
    return number_from("time", argument, DBL_MIN, "seconds, a number greater than 0",
                       &options->search.seconds, error);
}

bool set_nodes(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("nodes", argument, 1, (uint64_t)1 << 53, &options->search.node_budget,
                        error);
}

/* ---- More than the horizon ------------------------------------------------------------------- */

bool set_quiescence(Options *options, const char *argument, PlycutError *error)
{
    return plycut_quiescence_parse(argument, strlen(argument), ',', &options->search) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--quiescence: expected N or N,PLIES, both greater than 0, not '%s'",
                       argument);
}

bool set_table(Options *options, const char *argument, PlycutError *error)
{
    return option_whole("table", argument, 1, PLYCUT_TABLE_MAX, &options->search.table, error);
}
