/* typed.h - how people type numbers, words and signs (typed.def), windows, and the parts of a cutoff. A function `..._at` says
 * how long what begins a text is; 0: it is not there. */
#pragma once

#include "facts/facts.h"

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
    TYPED_NO_VALUE,
    TYPED_NO_CUTOFF,
    TYPED_NOBODY,
    TYPED_BULLET,
    TYPED_QUESTION,
    TYPED_PARTS
} TypedWord;
bool typed_is(TypedWord word, const char *text);
/* The length of the longest such word that begins a text, or 0. */
size_t typed_word_at(TypedWord word, const char *text);

/* A number: 3, -2.5, 5/3, with any minus sign; 5+ or 6-, the one next to it, which a scout tests with; if `infinite`, also inf and
 * infinity. */
bool typed_number(const char *text, size_t length, bool infinite, double *value);
/* A number, perhaps infinite: "3", "minus infinity". */
size_t typed_number_at(const char *text, double *value);

/* ---- typed_signs.c --------------------------------------------------------------------------- */

/* "<=", "at most" */
size_t typed_relation_at(const char *text, Relation *relation);
/* What comes before a value, with the blanks after it: ">=", "at most", "=", or nothing. */
size_t typed_bound_at(const char *text, PlycutBound *bound);
/* "alpha" or "beta", or the Greek letter; *alpha: 1 or 0. */
size_t typed_side_at(const char *text, int *alpha);
/* "alpha = 3" */
bool typed_update(const char *text, int *alpha, double *value);
/* "[3, inf]", "(3, inf)", "]3, inf[", "3, inf", "alpha = 3, beta = inf", in brackets or not */
bool typed_window(const char *text, double *alpha, double *beta);

/* "shallow", "deep", "window", "limit"; plain "cutoff" states no kind. */
size_t typed_kind_at(const char *text, int *kind);
#define NO_PARTS ((Cutoff){.alpha = UNSTATED, .kind = UNSTATED})
/* A part of a cutoff but its owner, "alpha", "shallow" or "2 <= 3", into *cutoff; plain "cutoff" states nothing. What contradicts
 * a part that is there is none. */
size_t typed_part_at(const char *text, Cutoff *cutoff);
/* The parts of a cutoff but its owner, in any order. Returns what follows. */
const char *typed_parts(const char *text, Cutoff *cutoff);
/* "by", "owned by", with the blanks after it */
size_t typed_by_at(const char *text);
/* What separates the parts. */
#define TYPED_GAPS " \t:(),"
