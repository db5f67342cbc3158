/* place.c - where an output file goes: follows links, names the unfinished file, makes folders. */
#include "os/place.h"
#include "os/source.h"
#include "os/text.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINKS_MAX 40

bool place_cannot_write(const char *name, int reason, PlycutError *error)
{
    bool mistaken = reason == ENOENT || reason == ENOTDIR || reason == EISDIR;
    if (reason == ENOMEM)
        return plycut_no_memory(error);
    return plycut_fail(error, mistaken ? PLYCUT_E_USAGE : PLYCUT_E_SYSTEM, "cannot write %s: %s",
                       name, strerror(reason));
}

/* The target of a symbolic link, as a path relative to our folder. NULL with errno if it is not a link. */
static char *link_target(const char *path)
{
    char target[4096];
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0)
        return NULL;
    target[length] = '\0';
    PlycutError ignored = {0};
    const size_t folder = target[0] == '/' ? 0 : folder_length(path);
    return text_format(&ignored, "%.*s%s", (int)folder, path, target);
}

/* The number of the open descriptor that a path in /proc/self/fd names; -1 for any other path. */
static int own_descriptor(const char *path)
{
    struct stat own, folder;
    const size_t length = folder_length(path);
    char parent[4096];
    uint64_t number;
    (void)snprintf(parent, sizeof parent, "%.*s", (int)length, path);
    bool found = length > 0 && length < sizeof parent && stat("/proc/self/fd", &own) == 0 &&
                 stat(parent, &folder) == 0 && own.st_dev == folder.st_dev &&
                 own.st_ino == folder.st_ino &&
                 plycut_integer_parse(path + length, strlen(path + length), INT_MAX, &number);
    return found ? (int)number : -1;
}

char *place_behind_links(const char *path, int *descriptor)
{
    char *place = strdup(path);
    for (int i = 0; place != NULL && i < LINKS_MAX; i++) {
        *descriptor = own_descriptor(place);
        char *target = *descriptor < 0 ? link_target(place) : NULL;
        if (target == NULL && (*descriptor >= 0 || errno != ENOMEM))
            return place;
        free(place);
        place = target;
    }
    int reason = place != NULL ? ELOOP : ENOMEM;
    free(place);
    errno = reason;
    return NULL;
}

mode_t place_mode(const char *place)
{
    struct stat old;
    if (stat(place, &old) == 0)
        return old.st_mode & 0777;
    mode_t mask = umask(0);
    (void)umask(mask);
    return 0666 & ~mask;
}

char *place_beside(const char *place)
{
    PlycutError ignored = {0};
    return text_format(&ignored, "%.*s.plycut-XXXXXX", (int)folder_length(place), place);
}

int nameless_open(void)
{
    const char *folder = getenv("TMPDIR");
    char name[4096];
    int length = snprintf(name, sizeof name, "%s/plycut-XXXXXX",
                          folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    errno = ENAMETOOLONG;
    int file = length < 0 || (size_t)length >= sizeof name ? -1 : mkstemp(name);
    if (file >= 0)
        (void)unlink(name);
    return file;
}

bool write_all(int descriptor, const char *bytes, size_t n)
{
    while (n > 0) {
        ssize_t written = write(descriptor, bytes, n);
        if (written < 0 && errno != EINTR)
            return false;
        bytes += written > 0 ? written : 0;
        n -= written > 0 ? (size_t)written : 0;
    }
    return true;
}

bool directory_make(const char *path, PlycutError *error)
{
    char *partial = strdup(path);
    if (partial == NULL)
        return plycut_no_memory(error);
    bool made = true;
    for (char *c = partial + 1; made; c++) {
        char end = *c;
        if (end != '/' && end != '\0')
            continue;
        *c = '\0';
        made = mkdir(partial, 0777) == 0 || errno == EEXIST;
        *c = end;
        if (end == '\0')
            break;
    }
    int reason = errno;
    if (made && !is_folder(path)) {
        made = false;
        reason = ENOTDIR;
    }
    free(partial);
    return made || place_cannot_write(path, reason, error);
}
