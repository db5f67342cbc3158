/* programs.c - which function runs an algorithm. */
#include "search/programs.h"

#define ALGORITHM(name, function, ...)                                                             \
    double function##_traced(Search *s, Node *root);                                               \
    double function##_quiet(Search *s, Node *root);
#include "search/algorithms.def"
#undef ALGORITHM
#define MISTAKE(function, ...) double function##_traced(Search *s, Node *root);
#include "search/mistakes.def"

/* Mistakes are always traced: nobody needs them to be fast. */
static Algorithm *const PROGRAMS[][2] = {
#define ALGORITHM(name, function, ...) {function##_quiet, function##_traced},
#include "search/algorithms.def"
#undef ALGORITHM
#define MISTAKE(function, ...) {function##_traced, function##_traced},
#include "search/mistakes.def"
};

Algorithm *search_program(const PlycutAlgorithm *algorithm, bool traced)
{
    return PROGRAMS[algorithm->program][traced];
}
