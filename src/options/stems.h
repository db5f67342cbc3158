/* stems.h - names of the files that are made from inputs, and of their folder. */
#ifndef OPTIONS_STEMS_H
#define OPTIONS_STEMS_H

#include "options/input.h"

/* Five texts one after the other, to be freed; NULL: no memory. */
char *text_join(const char *a, const char *b, const char *c, const char *d, const char *e,
                PlycutError *error);

/* Inputs of the same name are numbered: NAME, NAME-2, NAME-3. */
bool stems_make_differ(Inputs *inputs, PlycutError *error);

/* "-" is standard output, which is no folder. */
bool folder_is_named(const Options *options, const char *folder, PlycutError *error);

#endif
