/* option_search.c - the options that say how to search. */
#include "options/option_set.h"

#include <assert.h>
#include <float.h>
#include <string.h>

SETS_NUMBER(depth, int, search.depth, 0, PLYCUT_PLY_MAX)
SETS_PARSED(cut, plycut_cut_parse, search.cut)
SETS_PARSED(fail, plycut_fail_parse, search.fail)
SETS_FLAG(expand_pruned, search.expand_pruned)
SETS_FLAG(deepen, search.deepen)
SETS_FLAG(symmetry, search.symmetry)
SETS_NUMBER(nodes, uint64_t, search.node_budget, 1, NUMBER_MAX)

/* ---- Algorithms ------------------------------------------------------------------------------ */

static bool add_algorithm(Options *options, const PlycutAlgorithm *algorithm, PlycutError *error)
{
    for (size_t i = 0; i < options->algorithm_count; i++)
        if (options->algorithms[i] == algorithm)
            return plycut_fail(error, PLYCUT_E_USAGE, "--algorithm: %s is named twice",
                               algorithm->name);
    assert(options->algorithm_count < ALGORITHMS_MAX);
    options->algorithms[options->algorithm_count++] = algorithm;
    return true;
}

SETTER(algorithm)
{
    options->algorithm_count = 0;
    if (strcmp(argument, "all") == 0) {
        for (size_t i = 0; i < plycut_algorithm_count(); i++)
            (void)add_algorithm(options, plycut_algorithm(i), error);
        return true;
    }
    char word[WORD_SIZE];
    while (option_word(&argument, word)) {
        const PlycutAlgorithm *algorithm = plycut_algorithm_find(word, error);
        if (algorithm == NULL || !add_algorithm(options, algorithm, error))
            return false;
    }
    return true;
}

/* ---- Orders, windows ------------------------------------------------------------------------- */

/* Exercises take the orders that depend on a position or a seed, not those that a search learns. */
SETTER(order)
{
    const Option *learning = &all_options[OPTION_table];
    if (!plycut_ordering_parse(argument, &options->search, error))
        return false;
    return options->search.learned == 0 || option_belongs(learning, options->command) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--order: %s cannot use an order that a search learns",
                       options->command->name);
}

/* One end of the window. A number out of range is an error with a reason; other text is left to
 * the caller. */
static bool window_end(const char *text, size_t length, double *end, PlycutError *error)
{
    const char *fault = plycut_number_fault(text, length);
    if (fault != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "--window: %.*s is %s", (int)length, text, fault);
    return plycut_number_parse(text, length, true, end);
}

SETTER(window)
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

SETTER(max_nodes)
{
    options->max_nodes_given = true;
    return option_whole(OPTION_max_nodes, argument, 1, NUMBER_MAX, &options->search.max_nodes,
                        error);
}

/* ---- Several passes -------------------------------------------------------------------------- */

/* A number of at least `least`; `right` describes it in the message. */
static bool number_from(const char *option, const char *text, double least, const char *right,
                        double *number, PlycutError *error)
{
    if (plycut_number_parse(text, strlen(text), false, number) && *number >= least)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE, "--%s: expected %s, not '%s'", option, right, text);
}

SETTER(aspiration)
{
    return number_from("aspiration", argument, DBL_MIN, "a number greater than 0",
                       &options->search.aspiration, error);
}

SETTER(guess)
{
    options->search.has_guess = true;
    return number_from("guess", argument, -DBL_MAX, "a number", &options->search.guess, error);
}

SETTER(time)
{
    return number_from("time", argument, DBL_MIN, "seconds, a number greater than 0",
                       &options->search.seconds, error);
}

/* ---- More than the horizon ------------------------------------------------------------------- */

SETTER(table)
{
    return plycut_table_parse(argument, strlen(argument), ',', &options->search) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--table: expected N or N,PLIES, N a whole number from 1 to %llu, not '%s'",
                       (unsigned long long)PLYCUT_TABLE_MAX, argument);
}

SETTER(quiescence)
{
    return plycut_quiescence_parse(argument, strlen(argument), ',', &options->search) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--quiescence: expected N or N,PLIES, both greater than 0, not '%s'",
                       argument);
}
