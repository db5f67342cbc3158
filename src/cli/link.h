/* link.h - exercises as links to the playground. */
#ifndef CLI_LINK_H
#define CLI_LINK_H

#include "cli/commands.h"

/* Write a line for each exercise: options->link, the playground's address, and what it is to show. Returns the
 * command's exit status. */
int links_write(const Options *options, PlycutError *error);

#endif
