/* stems.c - the names of files that are made from inputs. */
#include "options/input.h"
#include "os/text.h"
#include "say/say.h"

#include <stdlib.h>
#include <string.h>

char *stem_of_file(const char *file)
{
    const char *name = file + folder_length(file);
    const char *dot = strrchr(name, '.');
    return strndup(name, dot != NULL && dot != name ? (size_t)(dot - name) : strlen(name));
}

char *stem_of_spec(const char *spec)
{
    enum { LONGEST = 100 };
    char stem[LONGEST + 1];
    size_t used = 0;
    for (; *spec != '\0' && used < LONGEST; spec++) {
        bool safe = strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._",
                           *spec) != NULL;
        if (safe)
            stem[used++] = *spec;
        else if (used > 0 && stem[used - 1] != '-')
            stem[used++] = '-';
    }
    while (used > 0 && stem[used - 1] == '-')
        used--;
    return strndup(stem, used);
}

static bool stem_is_taken(const Inputs *inputs, size_t before, const char *stem)
{
    size_t i = 0;
    while (i < before && strcmp(inputs->items[i].stem, stem) != 0)
        i++;
    return i < before;
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

const char *folder_of(const Options *options)
{
    return options->output != NULL ? options->output : "out";
}

bool folder_is_named(const Options *options, const char *folder, PlycutError *error)
{
    return strcmp(folder, "-") != 0 ||
           say_usage(error, SAY_OPTION_NO_FOLDER, TERMS(TEXT(command, options->command->name)));
}
