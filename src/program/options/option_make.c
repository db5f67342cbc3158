/* option_make.c - the options of making trees and exercises that a function sets. */
#include "options/option_set.h"
#include "say/say.h"

#include <string.h>

/* ---- Ranges ---------------------------------------------------------------------------------- */

SETTER(values)
{
    static const char *const words[] = {"max", "mover", "ranges"};
    if (options->command == &commands[COMMAND_draw] &&
        plycut_name_find("kind of values", argument, PLYCUT_WORDS(words, 3), error) < 0)
        return false;
    options->picture.ranges =
        options->command == &commands[COMMAND_draw] && strcmp(argument, words[2]) == 0;
    if (options->picture.ranges)
        return true;
    if (options->command != &commands[COMMAND_make])
        return plycut_values_parse(argument, &options->picture.values, error);
    return plycut_range_parse(argument, false, &options->make.low, &options->make.high) ||
           say_usage(error, SAY_OPTION_VALUES, TERMS(TEXT(text, argument)));
}

/* "1..30"; the limit is what a class may need. */
enum { VERSIONS_MAX = 1000 };

SETTER(seeds)
{
    const uint64_t most = (uint64_t)1 << 53;
    if (plycut_whole_range_parse(argument, strlen(argument), most, &options->class.first_seed,
                                 &options->class.last_seed) &&
        options->class.last_seed - options->class.first_seed < VERSIONS_MAX)
        return true;
    return say_usage(error, SAY_OPTION_SEEDS,
                     TERMS(COUNT(most, VERSIONS_MAX), TEXT(text, argument)));
}

SETTER(versions_of)
{
    options->class.first_seed = 1;
    return option_whole(OPTION_versions_of, argument, 1, VERSIONS_MAX, &options->class.last_seed,
                        error);
}

/* ---- Leaves by algorithm --------------------------------------------------------------------- */

/* One of "alpha-beta=12" between commas. */
static bool add_leaves(PlycutMake *make, const char *word, PlycutError *error)
{
    char name[64] = "";
    size_t length = strcspn(word, "=");
    memcpy(name, word, length < sizeof name ? length : sizeof name - 1);
    if (word[length] != '=')
        return say_usage(error, SAY_OPTION_LEAVES, TERMS(TEXT(text, word)));
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, error);
    if (algorithm == NULL)
        return false;
    for (size_t i = 0; i < make->leaves_count; i++)
        if (make->leaves[i].algorithm == algorithm)
            return say_usage(error, SAY_OPTION_LEAVES_TWICE, TERMS(TEXT(algorithm, name)));
    if (make->leaves_count == PLYCUT_MAKE_ALGORITHMS)
        return say_usage(error, SAY_OPTION_LEAVES_MANY, TERMS(COUNT(most, PLYCUT_MAKE_ALGORITHMS)));
    make->leaves[make->leaves_count].algorithm = algorithm;
    return plycut_span_parse("leaves", word + length + 1, 0, PLYCUT_MAKE_LEAVES,
                             &make->leaves[make->leaves_count++].span, error);
}

SETTER(leaves)
{
    char word[WORD_SIZE];
    while (plycut_list_word(&argument, word, sizeof word))
        if (!add_leaves(&options->make, word, error))
            return false;
    return true;
}

/* Of when: the node, and what is asked about it. */
SETTER(visited)
{
    (void)error;
    options->when.node = argument;
    return options->when.visited = true;
}
