/* catalogue.c - the catalogue's folders: first those of PLYCUT_TREES, then the installed folder and
 * the source tree's, both found relative to the program. */
#include "os/catalogue.h"
#include "os/on_path.h"
#include "os/text.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PLACE_MAX 4096

static const char *const endings[] = {"json", "obf"};
#define ENDINGS (sizeof endings / sizeof *endings)

/* Relative to the program's folder: PREFIX/bin or out/bin. */
static const char *const folders_from_program[] = {"../share/plycut/trees", "../../trees"};
#define FOLDERS (sizeof folders_from_program / sizeof *folders_from_program)

/* ---- The folders ----------------------------------------------------------------------------- */

/* The first word of the command line. */
static const char *called;

void catalogue_program(const char *word)
{
    called = word;
}

/* The program's file: as the system knows it, or where there is no /proc as the shell has found it. Its length, or 0. */
static size_t program_file(char program[PLACE_MAX])
{
    const ssize_t length = readlink("/proc/self/exe", program, PLACE_MAX);
    if (length > 0 && length < PLACE_MAX)
        return (size_t)length;
    if (called == NULL)
        return 0;
    if (strchr(called, '/') == NULL)
        return on_path(called, program, PLACE_MAX) ? strlen(program) : 0;
    return (size_t)snprintf(program, PLACE_MAX, "%s", called) < PLACE_MAX ? strlen(program) : 0;
}

static bool place_from_program(const char *relative, char place[PLACE_MAX])
{
    char program[PLACE_MAX];
    size_t length = program_file(program);
    if (length == 0)
        return false;
    while (length > 0 && program[length - 1] != '/')
        length--;
    return snprintf(place, PLACE_MAX, "%.*s%s", (int)length, program, relative) < PLACE_MAX;
}

/* Get the index-th folder; "" if it cannot be used. False past the last one. */
static bool folder_get(size_t index, char folder[PLACE_MAX])
{
    const char *list = getenv("PLYCUT_TREES");
    for (const char *place = list; place != NULL && *place != '\0';) {
        size_t length = strcspn(place, ":");
        if (index-- == 0) {
            snprintf(folder, PLACE_MAX, "%.*s", length < PLACE_MAX ? (int)length : 0, place);
            return true;
        }
        place += length + (place[length] == ':');
    }
    if (index >= FOLDERS)
        return false;
    if (!place_from_program(folders_from_program[index], folder))
        folder[0] = '\0';
    return true;
}

char *catalogue_find(const char *name, PlycutError *error)
{
    char folder[PLACE_MAX], file[PLACE_MAX];
    if (strchr(name, '/') != NULL || name[0] == '\0')
        return NULL;
    for (size_t i = 0; folder_get(i, folder); i++)
        for (size_t e = 0; e < ENDINGS; e++) {
            struct stat found;
            int n = snprintf(file, sizeof file, "%s/%s.%s", folder, name, endings[e]);
            if (n > 0 && (size_t)n < sizeof file && stat(file, &found) == 0 &&
                S_ISREG(found.st_mode))
                return text_format(error, "%s", file);
        }
    return NULL;
}

char *playground_find(PlycutError *error)
{
    static const char *const PLACES[] = {"../share/plycut/playground.html", "../playground.html"};
    char place[PLACE_MAX];
    struct stat found;
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++)
        if (place_from_program(PLACES[i], place) && stat(place, &found) == 0 &&
            S_ISREG(found.st_mode))
            return text_format(error, "%s", place);
    plycut_fail(error, PLYCUT_E_USAGE,
                "-f scorm: the playground is not there: 'make playground' builds it, and then "
                "'make install' "
                "installs it beside the catalogue");
    return NULL;
}

/* ---- The names ------------------------------------------------------------------------------- */

/* The length of a file's name without .json or .obf; 0 if it has neither ending, or is hidden. */
static size_t stem_length(const char *name)
{
    size_t length = 0;
    for (size_t e = 0; e < ENDINGS && length == 0 && name[0] != '.'; e++)
        length = length_before(name, endings[e]);
    return length;
}

static bool names_add_folder(Names *names, const char *folder)
{
    DIR *directory = opendir(folder);
    bool added = true;
    if (directory == NULL)
        return errno != ENOMEM;
    for (struct dirent *entry; added && (entry = readdir(directory)) != NULL;) {
        const size_t length = stem_length(entry->d_name);
        if (length == 0)
            continue;
        char *name = PLYCUT_ROOM(names->items, names->capacity, names->count, 1)
                         ? strndup(entry->d_name, length)
                         : NULL;
        added = name != NULL;
        if (added)
            names->items[names->count++] = name;
    }
    (void)closedir(directory);
    return added;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void names_sort(Names *names)
{
    size_t kept = 0;
    if (names->count > 0)
        qsort(names->items, names->count, sizeof *names->items, compare_names);
    for (size_t i = 0; i < names->count; i++)
        if (kept > 0 && strcmp(names->items[kept - 1], names->items[i]) == 0)
            free(names->items[i]);
        else
            names->items[kept++] = names->items[i];
    names->count = kept;
}

bool catalogue_names(Names *names, PlycutError *error)
{
    char folder[PLACE_MAX];
    for (size_t i = 0; folder_get(i, folder); i++)
        if (!names_add_folder(names, folder))
            return plycut_no_memory(error);
    names_sort(names);
    return true;
}

bool catalogue_is_empty(PlycutError *error)
{
    char folder[PLACE_MAX];
    PlycutText looked = {0};
    for (size_t i = 0; folder_get(i, folder); i++) {
        (void)plycut_text_write(&looked, ", ", i > 0 ? 2 : 0);
        (void)plycut_text_write(&looked, folder, strlen(folder));
    }
    plycut_fail(error, PLYCUT_E_USAGE,
                "no catalogue of trees in %s (set PLYCUT_TREES to its folder)",
                looked.length > 0 ? looked.bytes : "any folder");
    plycut_text_free(&looked);
    return false;
}

void names_free(Names *names)
{
    for (size_t i = 0; i < names->count; i++)
        free(names->items[i]);
    free(names->items);
    *names = (Names){0};
}
