/* obf_forms.h - positions as other programs write them, a line each: transcripts (f5d6c3, "1. F5 2. d6", with commas), name;SQUARES;w;
 * boards of GGS ([8 -------- ... *]) and games of GGF ((;GM[Othello]...;)). */
#pragma once

#include "othello/obf_diagram.h"

/* Does the line begin such a form? */
bool obf_form_begins(const ObfLine *line);

/* What a form is read as, and the title that it gives; texts in the line, or constants. */
typedef struct ObfForm {
    const char *read_as;
    const char *title;
    size_t title_length; /* 0: none */
} ObfForm;

/* Read it. A game of GGF may go on in the next lines, *text, whose first one has this number. */
bool obf_form_read(const ObfLine *line, const char **text, long *number, OthelloBoard *board,
                   ObfForm *form, PlycutError *error);
