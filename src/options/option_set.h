/* option_set.h - what each option of options.def sets: set_NAME for OPTION(NAME, ...). */
#ifndef OPTIONS_OPTION_SET_H
#define OPTIONS_OPTION_SET_H

#include "options/options.h"

#define OPTION(name, ...)                                                                          \
    bool set_##name(Options *options, const char *argument, PlycutError *error);
#include "options/options.def"

/* A whole number from fewest to most. */
bool option_whole(const char *option, const char *text, uint64_t fewest, uint64_t most,
                  uint64_t *value, PlycutError *error);

#endif
