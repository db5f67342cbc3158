/* catalogue.h - trees and positions that can be named without path or ending. */
#ifndef OS_CATALOGUE_H
#define OS_CATALOGUE_H

#include <plycut/base.h>

/* The file of a name, to be freed; NULL where the catalogue has none. */
char *catalogue_find(const char *name);

typedef struct Names {
    char **items;
    size_t count, capacity;
} Names;

/* All names, sorted, each once. Zero-initialise; free with names_free also after a failure. */
bool catalogue_names(Names *names, PlycutError *error);
/* Fail because there are none, and say in which folders they were looked for. */
bool catalogue_is_empty(PlycutError *error);
void names_free(Names *names);

#endif
