/* typed.h - how people type numbers, dashes, and that there is no node (typed.def). */
#ifndef FACTS_TYPED_H
#define FACTS_TYPED_H

#include <stdbool.h>
#include <stddef.h>

/* The dash that a text begins with: its length, or 0. */
size_t typed_dash(const char *text);
/* Is the whole text a dash or a word for a node that is never visited; for no node, no move? */
bool typed_never(const char *text);
bool typed_none(const char *text);

/* A number: 3, -2.5, with any minus; with `infinite` also inf, infinity and their sign. */
bool typed_number(const char *text, size_t length, bool infinite, double *value);

#endif
