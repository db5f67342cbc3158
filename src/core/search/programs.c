/* programs.c - which function runs an algorithm. */
#include "search/programs.h"

#define ALGORITHM(name, function, ...)                                                             \
    double function##_traced(Search *s, Node *root);                                               \
    double QUIET_OF(function)(Search * s, Node * root);
#include "search/algorithms.def"
#undef ALGORITHM
#define ALGORITHM(...)
#define CHANCE(function) double function##_chance(Search *s, Node *root);
#include "search/algorithms.def"
#undef ALGORITHM
#define MISTAKE(function, ...) double function##_traced(Search *s, Node *root);
#include "search/mistakes.def"

/* Mistakes are always traced: they need not be fast. */
static Algorithm *const FORMS[PROGRAMS][PROGRAM_FORMS] = {
#define ALGORITHM(name, function, ...)                                                             \
    [PROGRAM_##function][FORM_QUIET] = QUIET_OF(function),                                         \
    [PROGRAM_##function][FORM_TRACED] = function##_traced,
#define CHANCE(function) [PROGRAM_##function][FORM_CHANCE] = function##_chance,
#include "search/algorithms.def"
#undef ALGORITHM
#define MISTAKE(function, ...)                                                                     \
    [PROGRAM_##function][FORM_QUIET] = function##_traced,                                          \
    [PROGRAM_##function][FORM_TRACED] = function##_traced,
#include "search/mistakes.def"
};

Algorithm *search_program(const PlycutAlgorithm *algorithm, ProgramForm form)
{
    return FORMS[algorithm->program][form];
}
