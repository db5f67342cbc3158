/* link.h - exercises as links to the playground. */
#ifndef CLI_LINK_H
#define CLI_LINK_H

#include "cli/variant.h"

/* Write the link that options->link, the playground's address, begins, on a line. */
bool link_write(const Variant *variant, const Options *options, PlycutOut *out, PlycutError *error);

#endif
