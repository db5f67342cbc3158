/* said.h - how people write numbers and dashes, and that there is nothing: words that are no names
 * (said.def). */
#ifndef FACTS_SAID_H
#define FACTS_SAID_H

#include <stdbool.h>
#include <stddef.h>

/* The dash that a text begins with: its length, or 0. */
size_t said_dash(const char *text);
/* Is the whole text a dash or a word for a node that is never visited; for no node, no move? */
bool said_never(const char *text);
bool said_none(const char *text);

/* A number: 3, -2.5, with any minus; with `infinite` also inf, infinity and their sign. */
bool said_number(const char *text, size_t length, bool infinite, double *value);

/* Is this name the `length` bytes of a text, but for capitals? */
bool said_alike(const char *name, const char *text, size_t length);

#endif
