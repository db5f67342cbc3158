/* typed.h - the words and numbers that people type (typed.def), windows, and the parts of a cutoff. A function `..._at` says how
 * long what begins a text is; 0: it is not there. Names of the tree come before words: whoever has a tree asks word_at of
 * answers/read.h instead of typed_at. */
#pragma once

#include "facts/facts.h"

/* ---- typed.c: words -------------------------------------------------------------------------- */

/* The kinds of words (typed.def says what each means). */
typedef enum TypedKind {
    TYPED_DASH,
    TYPED_NEVER,
    TYPED_NONE,
    TYPED_ALWAYS,
    TYPED_NO_VALUE,
    TYPED_NO_CUTOFF,
    TYPED_NOBODY,
    TYPED_ROOT,
    TYPED_INFINITY,
    TYPED_SIGN,
    TYPED_EXACTLY,
    TYPED_NUMBER,
    TYPED_OUT_OF,
    TYPED_RELATION,
    TYPED_RELATION_AFTER,
    TYPED_SIDE,
    TYPED_SIDE_LETTER,
    TYPED_CUT_KIND,
    TYPED_CUTOFF,
    TYPED_STOPS,
    TYPED_AFTER,
    TYPED_BECAUSE,
    TYPED_BY,
    TYPED_BOUND,
    TYPED_ORDINAL,
    TYPED_THING,
    TYPED_ARTICLE,
    TYPED_BECOMES,
    TYPED_ARROW,
    TYPED_OF,
    TYPED_OWNS,
    TYPED_SEPARATOR,
    TYPED_OR,
    TYPED_HEDGE,
    TYPED_TAKES_BACK,
    TYPED_LIMITS,
    TYPED_WHEN,
    TYPED_CORRECTS,
    TYPED_TO,
    TYPED_FROM,
    TYPED_GO,
    TYPED_PARTS,
    TYPED_VERB,
    TYPED_LEAD,
    TYPED_NEXT,
    TYPED_STUDENT,
    TYPED_HEADER,
    TYPED_BULLET,
    TYPED_QUESTION,
    TYPED_ANSWER_IS,
    TYPED_LABEL,
    TYPED_LABEL_OF_NODE,
    TYPED_LABEL_OF_TREE,
    TYPED_VALUE_LETTER,
    TYPED_COUNT_OF,
    TYPED_ONES,
    TYPED_LEAVES,
    TYPED_DONE,
    TYPED_IN_ALL,
    TYPED_NOT,
    TYPED_FILL,
    TYPED_WHOLE,
    TYPED_OF_ROOT,
    TYPED_REST,
    TYPED_ELSE,
    TYPED_HEADING,
    TYPED_CROSSED_OUT,
    TYPED_COLUMN,
    TYPED_TOPIC,
    TYPED_SO,
    TYPED_AT,
    TYPED_PLACE,
    TYPED_PLAIN
} TypedKind;

/* What the cells of a column of a table are about. */
typedef enum Column {
    COLUMN_NODE,
    COLUMN_VALUE,
    COLUMN_ALPHA,
    COLUMN_BETA,
    COLUMN_WINDOW,
    COLUMN_TYPE,  /* of the node, or of its cutoff */
    COLUMN_PART,  /* of the cutoff, but for its owner */
    COLUMN_OWNER, /* of the bound that cuts off */
    COLUMN_CUTOFF,
    COLUMN_PRUNED,
    COLUMN_NOTHING /* that is asked */
} Column;

/* The length of the longest word of a kind that begins a text, in any capitals, with or without accents; *meaning, unless NULL,
 * is what it means. */
size_t typed_at(TypedKind kind, const char *text, int *meaning);
/* The words of a kind, counted from 0 in the order of typed.def; NULL after the last one. */
const char *typed_text(TypedKind kind, size_t i);
/* Is the whole text such a word, or a dash that means it? */
bool typed_is(TypedKind kind, const char *text);

/* Small letters without accents, of a text that has at most `length` bytes; the others as they are. Returns the length of the
 * result, which needs as much room as the text and a NUL. */
size_t typed_fold(const char *text, size_t length, char *folded);

/* The length of the dash at a place in a text, or 0: there is none, or it is the sign of a number, after a blank. */
size_t typed_link(const char *text, const char *at);

/* ---- typed_number.c -------------------------------------------------------------------------- */

/* A number: 3, -2.5, 5/3, 1 2/3, 2 + 2/3, with any minus sign or "minus"; 5+ or 6-, the one next to it, which a scout tests
 * with. Nothing that belongs to a word: "2nd", "B2". */
size_t typed_number_at(const char *text, double *value);
/* How many there are of something: up to four digits, or a word, "three". What follows the digits may go on with the number. */
size_t typed_count_at(const char *text, int *count);
/* A number, or "inf", "minus infinity". */
size_t typed_bound_number_at(const char *text, double *value);
/* Is this part of a text a number, perhaps infinite? */
bool typed_number(const char *text, size_t length, bool infinite, double *value);

/* ---- typed_signs.c --------------------------------------------------------------------------- */

/* "<=", "at most" */
/* "=<= 3": an equals sign between a label and an answer, then the relation. */
bool typed_is_equals_then_relation(const char *text);

size_t typed_relation_at(const char *text, Relation *relation);
/* A value: a number, or a bound in any of its forms: "3", "= 3", "<= 2", "at most 2", "2 or less". */
size_t typed_value_at(const char *text, PlycutBound *bound, double *value);
/* "alpha" or "beta", or the Greek letter; *alpha: 1 or 0. */
size_t typed_side_at(const char *text, int *alpha);
/* "alpha = 3" */
bool typed_update(const char *text, int *alpha, double *value);
/* "(alpha, beta) = " before a window; its length, or 0. */
size_t typed_bounds_named_at(const char *text);
/* "[3, inf]", "(3, inf)", "]3, inf[", "3, inf", "3 to inf", "alpha = 3, beta = inf", in brackets or not */
bool typed_window(const char *text, double *alpha, double *beta);
/* The length of a window at the beginning of a text, if both of its bounds have names; or 0. */
size_t typed_named_window_at(const char *text);

/* "shallow", "deep", "window", "limit"; plain "cutoff" states no kind. */
size_t typed_kind_at(const char *text, int *kind);
/* "cut off after", "pruned after": the node stops there, and is visited. */
size_t typed_cut_after_at(const char *text);
#define NO_PARTS ((Cutoff){.alpha = UNSTATED, .kind = UNSTATED})
/* A part of a cutoff but its owner, "alpha", "shallow" or "2 <= 3", into *cutoff; plain "cutoff" states nothing. What contradicts
 * a part that is there is none. */
size_t typed_part_at(const char *text, Cutoff *cutoff);
/* What follows the blanks and signs between two parts: also the hyphen of "alpha-cutoff", which is no minus. */
const char *typed_past_gap(const char *text);
/* "the leaves", "a deep": the text without an article that begins it. */
const char *typed_past_article(const char *text);
/* The parts of a cutoff but its owner, in any order. Returns what follows. */
const char *typed_parts(const char *text, Cutoff *cutoff);
/* "by", "owned by", with the blanks after it */
size_t typed_by_at(const char *text);
/* What separates the parts. */
#define TYPED_GAPS " \t:(),"
