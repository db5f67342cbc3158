/* mistakes.c - the searches that make a named mistake. */
#include "search/programs.h"

#include <string.h>

/* Alpha-beta with each of the mistakes. */
static const PlycutAlgorithm MISTAKES[] = {
#define MISTAKE(function, name_, title_, gives_, mistake_, feedback_, ...)                         \
    {.name = name_,                                                                                \
     .title = title_,                                                                              \
     .reference = "a mistake",                                                                     \
     .gives = PLYCUT_GIVES_##gives_,                                                               \
     .windowed = true,                                                                             \
     .root_window = true,                                                                          \
     .program = PROGRAM_##function,                                                                \
     .of = &algorithm_table[PROGRAM_alpha_beta],                                                   \
     .mistake = mistake_,                                                                          \
     .feedback = feedback_,                                                                        \
     __VA_ARGS__},
#define VARIANT MISTAKE
#include "search/mistakes.def"
};

enum { MISTAKE_COUNT = sizeof MISTAKES / sizeof *MISTAKES };

size_t plycut_mistaken_count(void)
{
    return MISTAKE_COUNT;
}

const PlycutAlgorithm *plycut_mistaken(size_t index)
{
    return &MISTAKES[index];
}

PlycutAlgorithm plycut_mistaken_in(const PlycutAlgorithm *algorithm, size_t index)
{
    PlycutAlgorithm mistaken = MISTAKES[index];
    const bool plain = mistaken.program == mistaken.of->program;
    mistaken.program = plain ? algorithm->program : mistaken.program;
    mistaken.gives = plain || algorithm->gives < mistaken.gives ? algorithm->gives : mistaken.gives;
    mistaken.windowed = algorithm->windowed;
    mistaken.root_window = algorithm->root_window;
    mistaken.of = algorithm;
    return mistaken;
}

/* A word that is near no algorithm's name may be near a mistake's. */
const PlycutAlgorithm *plycut_algorithm_or_mistake_find(const char *name, PlycutError *error)
{
    const PlycutNames names = PLYCUT_NAMES(MISTAKES, name, MISTAKE_COUNT);
    PlycutError unknown = {0};
    const int found = plycut_name_index(name, names);
    const PlycutAlgorithm *algorithm =
        found >= 0 ? &MISTAKES[found] : plycut_algorithm_find(name, &unknown);
    if (algorithm == NULL && strstr(unknown.text, "did you mean") == NULL &&
        plycut_nearest(name, names) != NULL)
        plycut_unknown("algorithm", name, names, error);
    else if (algorithm == NULL)
        *error = unknown;
    return algorithm;
}
