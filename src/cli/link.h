/* link.h - exercises as links to the playground. */
#ifndef CLI_LINK_H
#define CLI_LINK_H

#include "cli/commands.h"

/* Write a link for each exercise, one per line: the playground's address (options->link) and the exercise. Returns the
 * command's exit status. */
int links_write(const Options *options, PlycutError *error);

#endif
