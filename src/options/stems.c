/* stems.c - inputs with the same name get different numbers. */
#include "options/stems.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

static bool stem_is_taken(const Inputs *inputs, size_t before, const char *stem)
{
    for (size_t i = 0; i < before; i++)
        if (strcmp(inputs->items[i].stem, stem) == 0)
            return true;
    return false;
}

bool stems_make_differ(Inputs *inputs, PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        char *stem = inputs->items[i].stem, *tried = stem;
        for (int again = 2; tried != NULL && stem_is_taken(inputs, i, tried); again++) {
            if (tried != stem)
                free(tried);
            tried = text_format(error, "%s-%d", stem, again);
        }
        if (tried == NULL)
            return false;
        if (tried != stem)
            free(stem);
        inputs->items[i].stem = tried;
    }
    return true;
}

bool folder_is_named(const Options *options, const char *folder, PlycutError *error)
{
    return strcmp(folder, "-") != 0 ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--output: %s writes into a folder, not to standard output",
                       options->command->name);
}
