/* check_files.c - finds the files of answers in the operands, through all folders, and the student of each. */
#include "cli/check/check.h"
#include "os/source.h"
#include "os/text.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDERS_DEEP = 8 };

/* In a folder that came in, a link may lead anywhere: to the key, or in a circle. */
bool answers_can_be_read(const AnswerFile *file, PlycutError *error)
{
    struct stat own;
    return !file->found || (lstat(file->path, &own) == 0 && S_ISREG(own.st_mode)) ||
           plycut_fail_at(error, PLYCUT_E_INPUT, file->path, 0, 0, NULL,
                          "is a link, and links are not followed");
}

/* ---- The student ----------------------------------------------------------------------------- */

/* Who handed a file in: the folders in `below` (the end of its path) say so; without a folder, the file's name up
 * to its ending. */
static PlycutHandIn student_of(const char *path, const char *below)
{
    const char *slash = strchr(below, '/');
    const char *begin = slash != NULL ? below : path + folder_length(path);
    const char *dot = strrchr(begin, '.');
    const size_t length = slash != NULL                ? strlen(below)
                          : dot != NULL && dot > begin ? (size_t)(dot - begin)
                                                       : strlen(begin);
    return strcmp(path, "-") == 0 ? plycut_hand_in("", 0) : plycut_hand_in(begin, length);
}

/* ---- The list -------------------------------------------------------------------------------- */

/* Takes the path. The student is found once all paths are known. */
static bool add_file(AnswerFiles *files, char *path, bool found, PlycutError *error)
{
    if (path == NULL || !PLYCUT_ROOM(files->items, files->room, files->count, 1)) {
        free(path);
        return plycut_no_memory(error);
    }
    files->items[files->count++] = (AnswerFile){.path = path, .found = found};
    return true;
}

static char *name_in(const char *folder, const char *name, PlycutError *error)
{
    size_t length = strlen(folder);
    return text_format(error, "%s%s%s", folder, length > 0 && folder[length - 1] == '/' ? "" : "/",
                       name);
}

/* All files of a folder and its subfolders but the hidden ones and what the operating system leaves there. A link counts as a file, which is then refused; a pipe
 * is left out, because reading it could block forever. */
static bool add_folder(AnswerFiles *files, const char *folder, int deep, PlycutError *error)
{
    bool added = true;
    DIR *directory = opendir(folder);
    if (directory == NULL)
        return source_cannot_read(folder, PLYCUT_E_INPUT, error);
    for (struct dirent *entry; added && (entry = readdir(directory)) != NULL;) {
        struct stat own;
        const bool somebodys = entry->d_name[0] != '.' && !plycut_is_system_file(entry->d_name);
        char *path = somebodys ? name_in(folder, entry->d_name, error) : NULL;
        const bool seen = path != NULL && lstat(path, &own) == 0;
        if (path == NULL) {
            added = error->code == PLYCUT_OK;
        } else if (!seen || S_ISREG(own.st_mode) || S_ISLNK(own.st_mode)) {
            added = add_file(files, path, true, error);
        } else {
            if (S_ISDIR(own.st_mode) && deep < FOLDERS_DEEP)
                added = add_folder(files, path, deep + 1, error);
            free(path);
        }
    }
    (void)closedir(directory);
    return added;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const AnswerFile *)a)->path, ((const AnswerFile *)b)->path);
}

/* The length of the path of the innermost folder that contains all these files, which are sorted: in a download, the
 * class may be in a separate folder, but a student's own folder names the student. For one file, the length of the operand's path, so that its folder may name the
 * student. */
static size_t folder_of_all(const AnswerFile *files, size_t count, size_t operand)
{
    const char *first = files[0].path, *last = files[count - 1].path;
    size_t length = operand;
    for (size_t i = operand; count > 1 && first[i] != '\0' && first[i] == last[i]; i++)
        if (first[i] == '/' &&
            plycut_hand_in(first + length, i - length).platform == PLYCUT_PLATFORM_NONE)
            length = i + 1;
    return length;
}

/* Find the students of the files from `first` on. `below`: where a path leaves the folder that holds all files. */
static void name_students(AnswerFiles *files, size_t first, size_t below)
{
    for (size_t i = first; i < files->count; i++) {
        AnswerFile *file = &files->items[i];
        file->below = below;
        file->who = student_of(file->path, file->path + below);
    }
}

bool answer_files_in(AnswerFiles *files, const char *path, PlycutError *error)
{
    const size_t first = files->count, length = strlen(path);
    if (strcmp(path, "-") != 0 && access(path, F_OK) != 0)
        return source_cannot_read(path, PLYCUT_E_INPUT, error);
    if (!is_folder(path)) {
        if (!add_file(files, strdup(path), false, error))
            return false;
        name_students(files, first, length);
        files->items[first].below = folder_length(path);
        return true;
    }
    if (!add_folder(files, path, 0, error))
        return false;
    if (files->count == first)
        return plycut_fail_at(error, PLYCUT_E_INPUT, path, 0, 0, NULL,
                              "there is no file in this folder");
    qsort(files->items + first, files->count - first, sizeof *files->items, by_path);
    const size_t below = folder_of_all(files->items + first, files->count - first,
                                       length + (path[length - 1] != '/'));
    name_students(files, first, below);
    return submitters_find(files, first, below, error);
}

bool answer_files(AnswerFiles *files, const Options *options, size_t from, PlycutError *error)
{
    for (size_t i = from; i < options->operand_count; i++)
        if (!answer_files_in(files, options->operands[i], error))
            return false;
    return true;
}

void answer_files_free(AnswerFiles *files)
{
    for (size_t i = 0; i < files->count; i++) {
        free(files->items[i].path);
        free(files->items[i].submitters);
    }
    free(files->items);
    *files = (AnswerFiles){0};
}
