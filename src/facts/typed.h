/* typed.h - how people type numbers, dashes and "none" (typed.def). */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The length of the dash that begins a text, or 0. */
size_t typed_dash(const char *text);
/* The length of the dash at a place in a text, or 0: there is none, or it is the sign of a number, after a blank. */
size_t typed_link(const char *text, const char *at);
/* Is the whole text this word, or a dash that means it? */
typedef enum TypedWord {
    TYPED_DASH,
    TYPED_NEVER,
    TYPED_NONE,
    TYPED_ALWAYS,
    TYPED_NO_VALUE
} TypedWord;
bool typed_is(TypedWord word, const char *text);

/* A number: 3, -2.5, with any minus sign; if `infinite`, also inf and infinity. */
bool typed_number(const char *text, size_t length, bool infinite, double *value);
