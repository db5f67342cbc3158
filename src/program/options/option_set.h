/* option_set.h - the options of options.def that a function sets: set_NAME for BY(NAME). */
#pragma once

#include "options/options.h"

#define SETTER(NAME) bool set_##NAME(Options *options, const char *argument, PlycutError *error)

#define OPTION(NAME, ...) SETTER(NAME);
#include "options/options.def"

/* What a parser of the library reads. */
#define SETS_PARSED(NAME, PARSE, FIELD)                                                            \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        return PARSE(argument, &options->FIELD, error);                                            \
    }

#define NUMBER_MAX ((uint64_t)1 << 53)

#define WORD_SIZE 128 /* bytes for one word of a list */

bool option_whole(int option, const char *text, uint64_t least, uint64_t most, uint64_t *number,
                  PlycutError *error);
