/* form_signs.h - what may be between a label and its answer (forms.def). */
#pragma once

#include "answers/read.h"

/* A sign at a place of a text: how long it is, and what it makes of the text. */
typedef struct Sign {
    size_t length; /* 0: there is none */
    PieceForm form;
    bool kept; /* it belongs to the answer: "<= 2" */
} Sign;

/* A verb at a place of a text, between blanks; in Japanese and Chinese, anywhere: its length, or 0. */
size_t verb_at(const TreeIndex *index, const char *text, size_t at);
/* Can what follows a comma only be one answer: a number, a bound, a window? So a comma parts the columns of a table. */
bool is_cell(const char *text, size_t length);
/* "value - 6", "C <-2", where a leaf is -6 or -2: is a dash that begins the text the sign of the number? */
bool sign_may_be_minus(const TreeIndex *index, const char *text, size_t sign);
/* The sign at a place of a text of which `length` bytes count. */
Sign sign_at(const TreeIndex *index, const char *text, size_t length, size_t at);
