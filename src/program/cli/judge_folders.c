/* judge_folders.c - a folder for each program of a class. Two students may have one name, and one student may hand in two programs:
 * what belongs to one must not be written over, or left out for, what belongs to another. */
#include "cli/judge.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

/* The platform's number for who handed the file in; without one, the name. */
static char *own_name(const AnswerFile *file, PlycutError *error)
{
    const PlycutHandIn *who = &file->who;
    return who->id_length > 0 ? text_format(error, "%.*s", (int)who->id_length, who->id)
                              : text_format(error, "%.*s", (int)who->name_length, who->name);
}

/* Does another program have this name, too? */
static bool is_shared(char *const *names, size_t count, size_t index)
{
    size_t others = 0;
    for (size_t i = 0; i < count; i++)
        others += i != index && strcmp(names[i], names[index]) == 0;
    return others > 0;
}

/* The file's place in the folder of the class, in a folder of that name; of files in the same place in several folders, all
 * but the first get a number. */
static char *place_name(const AnswerFiles *files, const char *name, size_t index,
                        PlycutError *error)
{
    const char *place = files->items[index].path + files->items[index].below;
    size_t same = 1;
    for (size_t i = 0; i < index; i++)
        same += strcmp(files->items[i].path + files->items[i].below, place) == 0;
    return same == 1 ? text_format(error, "%s/%s", name, place)
                     : text_format(error, "%s/%zu/%s", name, same, place);
}

static void free_names(char **names, size_t count)
{
    for (size_t i = 0; names != NULL && i < count; i++)
        free(names[i]);
    free(names);
}

char **judge_folders(const AnswerFiles *files, PlycutError *error)
{
    char **names = calloc(files->count + 1, sizeof *names),
         **folders = calloc(files->count + 1, sizeof *folders);
    bool made = (names != NULL && folders != NULL) || plycut_no_memory(error);
    for (size_t i = 0; made && i < files->count; i++)
        made = (names[i] = own_name(&files->items[i], error)) != NULL;
    for (size_t i = 0; made && i < files->count; i++) {
        folders[i] = is_shared(names, files->count, i) ? place_name(files, names[i], i, error)
                                                       : text_format(error, "%s", names[i]);
        made = folders[i] != NULL;
    }
    free_names(names, files->count);
    if (made)
        return folders;
    free_names(folders, files->count);
    return NULL;
}
