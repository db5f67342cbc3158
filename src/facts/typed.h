/* typed.h - how people type numbers, dashes and "none" (typed.def). */
#ifndef FACTS_TYPED_H
#define FACTS_TYPED_H

#include <stdbool.h>
#include <stddef.h>

/* The length of the dash that begins a text, or 0. */
size_t typed_dash(const char *text);
/* The length of the dash at a place in a text, or 0: there is none, or it is the sign of a number, after a blank. */
size_t typed_link(const char *text, const char *at);
/* Is the whole text a dash, or a word that says that the node is never visited? That there is no node or move? */
bool typed_never(const char *text);
bool typed_none(const char *text);
/* Is it a word for every value of a leaf, or for none? */
bool typed_always(const char *text);
bool typed_no_value(const char *text);

/* A number: 3, -2.5, with any minus sign; if `infinite`, also inf and infinity. */
bool typed_number(const char *text, size_t length, bool infinite, double *value);

#endif
