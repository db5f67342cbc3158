/* counts.h - the table of counts, for count and run. */
#ifndef CLI_COUNTS_H
#define CLI_COUNTS_H

#include "options/input.h"

/* A row for each algorithm of each input, inputs outermost. */
typedef struct CountTable {
    PlycutCountRow *rows;
    size_t count;
} CountTable;

/* Run all the searches. Zero-initialise; call counts_free even after a failure. */
bool counts_fill(const Options *options, const Inputs *inputs, CountTable *counts,
                 PlycutError *error);

/* Write the table to the path (NULL: standard output). */
bool counts_write(const CountTable *counts, const char *format, const char *path,
                  PlycutError *error);

void counts_free(CountTable *counts);

#endif
