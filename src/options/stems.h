/* stems.h - names of the files that are made from inputs, and of their folder. */
#pragma once

#include "options/input.h"

/* A file's name without folder and ending; to be freed, as the next. */
char *stem_of_file(const char *file);
/* A spec with each run of characters that are unsafe in a file's name as one '-'. */
char *stem_of_spec(const char *spec);

/* Inputs of the same name are numbered: NAME, NAME-2, NAME-3. */
bool stems_make_differ(Inputs *inputs, PlycutError *error);

/* The folder of -o, or "out". */
const char *folder_of(const Options *options);

/* Refuse "-", standard output, as a folder. */
bool folder_is_named(const Options *options, const char *folder, PlycutError *error);
