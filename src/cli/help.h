/* help.h - what plycut prints about itself. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "options/options.h"

/* Print the help of a command (NULL: of plycut), with its rare options or without, to standard
 * output. */
bool help_print(const Command *command, bool all, PlycutError *error);
bool version_print(PlycutError *error);

#endif
