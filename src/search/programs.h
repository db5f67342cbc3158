/* programs.h - the functions that search: one for each algorithm, and one for each mistake that is not only another
 * convention. */
#pragma once

#include "search/node.h"

enum {
#define ALGORITHM(name, function, ...) PROGRAM_##function,
#include "search/algorithms.def"
#undef ALGORITHM
#define MISTAKE(function, ...) PROGRAM_##function,
#include "search/mistakes.def"
};

extern const PlycutAlgorithm algorithm_table[];

/* The function that runs an algorithm. */
Algorithm *search_program(const PlycutAlgorithm *algorithm, bool traced);
