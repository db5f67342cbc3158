/* submitters.c - who handed in what, by the list in a download from Gradescope, whose folders have only numbers. A list is YAML as
 * Gradescope writes it, a submission each, and a line for each name:
 *     submission_998877:
 *       :submitters:
 *       - :name: Ann Alder
 * A group is all of its names. */
#include "cli/check/check.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

static const char LIST[] = "submission_metadata.yml", NAME[] = "  - :name: ";

static bool begins(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* Where the next line begins, or the end. */
static const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return at + (*at == '\n');
}

/* The lines of a submission, which end at the next key; NULL if the list does not have it. */
static const char *lines_about(const char *list, const PlycutHandIn *who)
{
    for (const char *at = list; *at != '\0'; at = next_line(at))
        if (strncmp(at, who->name, who->name_length) == 0 && at[who->name_length] == ':')
            return next_line(at);
    return NULL;
}

/* A name, in quotes or without: 'O''Neill' is O'Neill. */
static void put_name(PlycutText *names, const char *at)
{
    const size_t length = strcspn(at, "\r\n");
    const char quote = *at == '\'' || *at == '"' ? *at : '\0';
    for (size_t i = quote != '\0'; i < length; i++) {
        const bool escapes = quote != '\0' && at[i] == (quote == '"' ? '\\' : quote) &&
                             i + 1 < length && strchr("\"\\'", at[i + 1]) != NULL;
        if (quote != '\0' && at[i] == quote && !escapes)
            break;
        i += escapes;
        (void)plycut_text_write(names, at + i, 1);
    }
}

/* The names of all who submitted it, with commas; to be freed. NULL: none, or no memory, with the error. */
static char *names_of(const char *list, const PlycutHandIn *who, PlycutError *error)
{
    PlycutText names = {0};
    for (const char *at = lines_about(list, who); at != NULL && (*at == ' ' || *at == '-');
         at = next_line(at))
        if (begins(at, NAME)) {
            (void)plycut_text_write(&names, ", ", names.length > 0 ? 2 : 0);
            put_name(&names, at + strlen(NAME));
        }
    const bool any = names.length > 0;
    if (any && plycut_text_write(&names, "", 1)) {
        plycut_make_printable(names.bytes);
        return names.bytes;
    }
    if (names.failed)
        plycut_no_memory(error);
    plycut_text_free(&names);
    return NULL;
}

/* A download without the list, or with one that cannot be read, is graded by numbers. */
static char *list_in(const char *folder, size_t length, PlycutError *error)
{
    size_t size;
    PlycutError missing = {0};
    char *path = text_format(error, "%.*s%s", (int)length, folder, LIST);
    const AnswerFile file = {.path = path, .found = true};
    char *list = path != NULL && answers_can_be_read(&file, &missing)
                     ? file_text(path, &size, &missing)
                     : NULL;
    (void)plycut_had_memory(&missing, error);
    free(path);
    return list;
}

bool submitters_find(AnswerFiles *files, size_t first, size_t below, PlycutError *error)
{
    char *list = list_in(files->items[first].path, below, error);
    for (size_t i = first; list != NULL && error->code == PLYCUT_OK && i < files->count; i++) {
        AnswerFile *file = &files->items[i];
        if (file->who.platform != PLYCUT_PLATFORM_GRADESCOPE)
            continue;
        file->submitters = names_of(list, &file->who, error);
        if (file->submitters != NULL) {
            file->who.name = file->submitters;
            file->who.name_length = strlen(file->submitters);
        }
    }
    free(list);
    return error->code == PLYCUT_OK;
}
