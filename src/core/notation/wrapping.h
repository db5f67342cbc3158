/* wrapping.h - what programs, shells and documents put around a tree: quotation marks, fences, prompts, definitions, other statements,
 * calls of functions. It is blanked out, so that the tree keeps its places and any reader can read it. */
#pragma once

#include "notation/tokens.h"

typedef struct Wrapping {
    char *copy;      /* the text without it; NULL: the tree stands alone */
    PlycutText says; /* what was passed over, where that is no matter of course; or empty */
    bool shown;      /* brackets in brackets stood in it, so that it is a tree and no sentence */
} Wrapping;

/* Take away what is around the tree. False: a statement around it may change it, or there is no memory. In either case wrapping_free
 * frees it. */
bool wrapping_take(const char *text, size_t length, Wrapping *wrapping, PlycutError *error);
void wrapping_free(Wrapping *wrapping);

/* Add to what was passed over, unless it has this already. False: no memory, and the error is set. */
bool wrapping_say(PlycutText *says, const char *what, PlycutError *error);

/* ---- marks.c --------------------------------------------------------------------------------- */

/* Blank out a fence, a prompt, quotation marks around the whole text; make a table's tabs and bars commas. */
bool marks_blank(char *text, size_t length, PlycutText *says, PlycutError *error);

/* ---- statements.c, call_around.c ------------------------------------------------------------- */

/* A text that is taken apart; the copy is of the same length. */
typedef struct Around {
    const Tokens *tokens;
    char *copy;
    PlycutText *says;
    bool changed, shown;
} Around;

/* Blank out the tokens `from` to `end`, which is not included. */
void around_blank(Around *around, size_t from, size_t end);

/* Note whether the tree, which these tokens are, has brackets in brackets. */
void around_show(Around *around, size_t from, size_t end);

/* Statements that leave the tree as it is; and, if one definition is left, all of it but the tree. */
bool statements_blank(Around *around);
/* print(...), np.array(...), minimax(...) around one list. */
bool calls_blank(Around *around);
/* Is it the name of such a function? As a node's name it is written in quotation marks. */
bool is_function_name(const char *name, size_t length);
