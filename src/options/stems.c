/* stems.c - inputs that share a name are told apart by numbers. */
#include "options/stems.h"

#include <stdlib.h>
#include <string.h>

static bool stem_is_taken(const Inputs *inputs, size_t before, const char *stem)
{
    for (size_t i = 0; i < before; i++)
        if (strcmp(inputs->items[i].stem, stem) == 0)
            return true;
    return false;
}

char *text_join(const char *a, const char *b, const char *c, const char *d, const char *e,
                PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_format(&out, "%s%s%s%s%s", a, b, c, d, e);
    if (plycut_out_flush(&out))
        return text.bytes;
    plycut_text_free(&text);
    plycut_fail(error, PLYCUT_E_MEMORY, "no memory for a name");
    return NULL;
}

bool stems_make_differ(Inputs *inputs, PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        char *stem = inputs->items[i].stem, *tried = stem;
        for (int again = 2; tried != NULL && stem_is_taken(inputs, i, tried); again++) {
            char number[PLYCUT_NUMBER_SIZE];
            plycut_number_text(again, number);
            if (tried != stem)
                free(tried);
            tried = text_join(stem, "-", number, "", "", error);
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
