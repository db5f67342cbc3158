/* input_name.c - the names of inputs, and of the files that are made from them. */
#include "options/input_read.h"

#include <string.h>

char *stem_of_file(const char *file)
{
    const char *slash = strrchr(file, '/');
    const char *name = slash != NULL ? slash + 1 : file;
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
