/* option_set.h - what each option of options.def sets: set_NAME for OPTION(NAME, ...). */
#pragma once

#include "options/options.h"

#define SETTER(NAME) bool set_##NAME(Options *options, const char *argument, PlycutError *error)

#define OPTION(NAME, ...) SETTER(NAME);
#include "options/options.def"

/* What most options do with their argument. */

#define SETS_FLAG(NAME, FIELD)                                                                     \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        (void)argument, (void)error;                                                               \
        return options->FIELD = true;                                                              \
    }

/* The text itself; it is checked when it is used. */
#define SETS_TEXT(NAME, FIELD)                                                                     \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        (void)error;                                                                               \
        options->FIELD = argument;                                                                 \
        return true;                                                                               \
    }

/* The name of a file to write, which must not be empty. */
#define SETS_FILE(NAME, FIELD)                                                                     \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        options->FIELD = argument;                                                                 \
        return option_not_empty(OPTION_##NAME, argument, error);                                   \
    }

/* A whole number from LEAST to MOST. */
#define SETS_NUMBER(NAME, TYPE, FIELD, LEAST, MOST)                                                \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        uint64_t number = 0;                                                                       \
        bool read = option_whole(OPTION_##NAME, argument, LEAST, MOST, &number, error);            \
        options->FIELD = (TYPE)number;                                                             \
        return read;                                                                               \
    }

/* What a parser of the library reads. */
#define SETS_PARSED(NAME, PARSE, FIELD)                                                            \
    SETTER(NAME)                                                                                   \
    {                                                                                              \
        return PARSE(argument, &options->FIELD, error);                                            \
    }

#define NUMBER_MAX ((uint64_t)1 << 53)

/* Take the next word of a list with commas, shortened to WORD_SIZE. False after the last one: *list is NULL. */
#define WORD_SIZE 128
bool option_word(const char **list, char word[WORD_SIZE]);

bool option_not_empty(int option, const char *argument, PlycutError *error);
bool option_whole(int option, const char *text, uint64_t least, uint64_t most, uint64_t *number,
                  PlycutError *error);
