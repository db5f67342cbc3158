/* option_sheet.c - what the options of sheets and question banks set. */
#include "options/option_set.h"

#include <string.h>

bool set_questions(Options *options, const char *argument, PlycutError *error)
{
    return plycut_questions_parse(argument, &options->questions, error);
}

/* "1..30": so many versions at most that a class may need. */
bool set_seeds(Options *options, const char *argument, PlycutError *error)
{
    enum { VERSIONS_MAX = 1000 };
    const uint64_t most = (uint64_t)1 << 53;
    const char *dots = strstr(argument, "..");
    if (dots != NULL &&
        plycut_integer_parse(argument, (size_t)(dots - argument), most, &options->first_seed) &&
        plycut_integer_parse(dots + 2, strlen(dots + 2), most, &options->last_seed) &&
        options->first_seed <= options->last_seed &&
        options->last_seed - options->first_seed < VERSIONS_MAX)
        return options->seeds_given = true;
    return plycut_fail(
        error, PLYCUT_E_USAGE,
        "--seeds: expected A..B, at most %d seeds from the lowest, such as 1..30, not "
        "'%s'",
        VERSIONS_MAX, argument);
}
