/* numbers.h - the numbers of a document, each once: elsewhere a number is its index. */
#pragma once

#include "base/arena.h"

#include <plycut/trace.h>

typedef struct Numbers {
    double *values; /* ascending, each once */
    size_t count;
} Numbers;

/* The different finite ones of `count` values, which are sorted in place. */
Numbers numbers_of(double *values, size_t count);

/* The index of a value that is among them; -1 if it is not finite. */
int64_t numbers_index(const Numbers *numbers, double value);

/* "numbers" as they are, and "texts" as a picture of this search writes them, or of any if it is NULL. */
void numbers_write(const Numbers *numbers, const PlycutTrace *trace, PlycutJson *json);
