/* words.h - a command in one text, as words. */
#pragma once

#include <plycut/base.h>

/* Split it as a shell does, without anything else that a shell does: words end at blanks; in quotes of either kind, and after a
 * backslash, a blank is part of a word. The list and its words are one piece of memory, which the caller frees; NULL is at the
 * end. NULL: there is no word, or a quote has no end (PLYCUT_E_USAGE), or no memory. */
char **words_split(const char *text, PlycutError *error);
