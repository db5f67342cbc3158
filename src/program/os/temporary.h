/* temporary.h - folders for what is only needed while plycut runs, below TMPDIR or /tmp. One at a time: a signal that ends plycut removes it. */
#pragma once

#include <plycut/base.h>

/* Make a folder that only this user may enter. NULL on error. */
char *temporary_make(PlycutError *error);

/* Remove it with all that is in it, and free its name; NULL: nothing to remove. */
void temporary_end(char *folder);

/* Remove a folder with all that is in it, whatever rights a program has taken from itself there. */
void temporary_clear(char *folder);

/* Run a tool of every system (cp, rm) with these words. False: it failed. */
bool tool_run(char *const *words);
