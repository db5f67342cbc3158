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
    PROGRAMS
};

extern const PlycutAlgorithm algorithm_table[];

/* How its file was compiled: without events, with events, for trees with chance nodes or limits (with events, too). */
typedef enum ProgramForm { FORM_QUIET, FORM_TRACED, FORM_CHANCE, PROGRAM_FORMS } ProgramForm;

/* The page's core is small rather than fast: all its searches are traced. */
#ifdef PLYCUT_IN_PAGE
#define QUIET_OF(function) function##_traced
enum { ALWAYS_TRACED = true };
#else
#define QUIET_OF(function) function##_quiet
enum { ALWAYS_TRACED = false };
#endif

/* The function that runs an algorithm; NULL: it does not know chance nodes. */
Algorithm *search_program(const PlycutAlgorithm *algorithm, ProgramForm form);
