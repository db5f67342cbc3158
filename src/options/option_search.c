/* option_search.c - the options that say how to search. */
#include "options/option_set.h"

#include <assert.h>
#include <string.h>

SETS_NUMBER(depth, int, search.depth, 0, PLYCUT_PLY_MAX)

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

/* "all" are those that any search can be asked for: tests need a table, and then passes of their own. */
SETTER(algorithm)
{
    options->algorithm_count = 0;
    if (strcmp(argument, "all") == 0) {
        for (size_t i = 0; i < plycut_algorithm_count(); i++)
            if (plycut_algorithm(i)->gives != PLYCUT_GIVES_TEST)
                (void)add_algorithm(options, plycut_algorithm(i), error);
        return true;
    }
    char word[WORD_SIZE];
    while (option_word(&argument, word)) {
        const PlycutAlgorithm *algorithm = plycut_algorithm_or_mistake_find(word, error);
        if (algorithm == NULL || !add_algorithm(options, algorithm, error))
            return false;
    }
    return true;
}

/* ---- The options of search.def --------------------------------------------------------------- */

/* Exercises take the orders that depend on a position or a seed, not those that a search learns. */
static bool can_learn(const Options *options, PlycutError *error)
{
    return options->search.learned == 0 ||
           option_belongs(&all_options[OPTION_table], options->command) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--order: %s cannot use an order that a search learns",
                       options->command->name);
}

#define SEARCH_OPTION(NAME, LONG, ...)                                                             \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        return plycut_search_option_parse(PLYCUT_OPTION_##NAME, "--" LONG, argument,               \
                                          &options->search, error) &&                              \
               can_learn(options, error);                                                          \
    }
#include <plycut/search.def>

SETS_NUMBER(max_nodes, uint64_t, search.max_nodes, 1, NUMBER_MAX)
