/* catalogue.h - trees and positions that can be named without path or ending. */
#pragma once

#include <plycut/base.h>

/* How the program was called, the first word of its command line: its folder leads to the catalogue where there is no /proc. */
void catalogue_program(const char *word);

/* The file of that name; the caller frees it. NULL if the catalogue has none, or, with the error set, without memory. */
char *catalogue_find(const char *name, PlycutError *error);

/* The file of the playground, where it was installed or built; the caller frees it. NULL: the error is set. */
char *playground_find(PlycutError *error);

typedef struct Names {
    char **items;
    size_t count, capacity;
} Names;

/* All names, sorted, without repeats. Zero-initialise *names; call names_free even after a failure.
 */
bool catalogue_names(Names *names, PlycutError *error);
/* Fail because there are no names; the message lists the folders that were searched. */
bool catalogue_is_empty(PlycutError *error);
void names_free(Names *names);
