/* help.h - what plycut says of itself. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "options/options.h"

/* The help of a command (NULL: of plycut), or the version, on standard output. */
bool help_print(const Command *command, PlycutError *error);
bool version_print(PlycutError *error);

#endif
