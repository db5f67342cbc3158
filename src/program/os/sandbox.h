/* sandbox.h - programs on trial in a sandbox, which is bubblewrap's (bwrap): no network, a system that can only be read, an empty /tmp, nobody else's
 * processes, and of a class only the program's own files. */
#pragma once

#include <plycut/base.h>

/* What a program needs: its own file or folder, and the folder of the class, which is hidden; both NULL if it is alone. */
typedef struct Sandbox {
    const char *own, *class;
    const char *note; /* a file that it reads, or NULL */
} Sandbox;

/* Is bubblewrap installed, and may it be used here? *why, if not: what is wrong. */
bool sandbox_works(PlycutText *why);

/* The words that come before the program's, each with a NUL at its end. False: no memory. */
bool sandbox_words(const Sandbox *sandbox, PlycutText *words, size_t *count);
