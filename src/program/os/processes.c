/* processes.c - reads /proc. */
#include "os/processes.h"

#include <plycut/base.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Files ----------------------------------------------------------------------------------- */

/* The beginning of a file of a process, with a NUL at its end; "": it has ended, or is somebody else's. */
static size_t process_file(pid_t id, const char *name, char *text, size_t room)
{
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/%ld/%s", (long)id, name);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t length = file >= 0 ? read(file, text, room - 1) : 0;
    if (file >= 0)
        (void)close(file);
    text[length > 0 ? length : 0] = '\0';
    return length > 0 ? (size_t)length : 0;
}

/* The number after this word at the beginning of a line. */
static uint64_t number_after(const char *text, const char *word)
{
    const size_t length = strlen(word);
    for (const char *line = text; line != NULL && *line != '\0';) {
        if (strncmp(line, word, length) == 0)
            return strtoull(line + length, NULL, 10);
        line = strchr(line, '\n');
        line = line != NULL ? line + 1 : NULL;
    }
    return 0;
}

uint64_t process_memory_share(pid_t id)
{
    char text[2048];
    (void)process_file(id, "smaps_rollup", text, sizeof text);
    return number_after(text, "Pss:") * 1024;
}

uint64_t process_disk(pid_t id)
{
    char text[512];
    (void)process_file(id, "io", text, sizeof text);
    const uint64_t written = number_after(text, "write_bytes:"),
                   taken_back = number_after(text, "cancelled_write_bytes:");
    return written > taken_back ? written - taken_back : 0;
}

bool process_has_variable(pid_t id, const char *variable)
{
    static char text[1 << 17];
    const size_t length = process_file(id, "environ", text, sizeof text);
    bool has = false;
    for (size_t at = 0; at < length && !has; at += strlen(text + at) + 1)
        has = strcmp(text + at, variable) == 0;
    return has;
}

/* Its name may have blanks and brackets: what matters comes after the last one. */
static bool process_read(pid_t id, long page, Process *process)
{
    char text[1024], state;
    long parent, group, session, pages, theirs_user, theirs_system;
    unsigned long user, system;
    (void)process_file(id, "stat", text, sizeof text);
    const char *after = strrchr(text, ')');
    if (after == NULL ||
        sscanf(after + 1,
               " %c %ld %ld %ld %*d %*d %*u %*u %*u %*u %*u %lu %lu %ld %ld %*d %*d %*d %*d %*u "
               "%*u %ld",
               &state, &parent, &group, &session, &user, &system, &theirs_user, &theirs_system,
               &pages) != 9)
        return false;
    *process = (Process){.id = id,
                         .parent = (pid_t)parent,
                         .group = (pid_t)group,
                         .session = (pid_t)session,
                         .ticks = (uint64_t)user + system + (uint64_t)theirs_user +
                                  (uint64_t)theirs_system,
                         .memory = pages > 0 ? (uint64_t)pages * (uint64_t)page : 0,
                         .owner = OWNER_NOBODY,
                         .ready = state == 'R' || state == 'D',
                         .ended = state == 'Z' || state == 'X'};
    return true;
}

/* ---- The table ------------------------------------------------------------------------------- */

static int by_id(const void *a, const void *b)
{
    const pid_t first = ((const Process *)a)->id, second = ((const Process *)b)->id;
    return (first > second) - (first < second);
}

bool processes_read(Processes *processes)
{
    const long page = sysconf(_SC_PAGESIZE);
    DIR *folder = opendir("/proc");
    bool room = folder != NULL && page > 0;
    processes->count = 0;
    for (const struct dirent *entry; room && (entry = readdir(folder)) != NULL;) {
        Process process;
        if (entry->d_name[0] < '1' || entry->d_name[0] > '9' ||
            !process_read((pid_t)strtol(entry->d_name, NULL, 10), page, &process))
            continue;
        room = PLYCUT_ROOM(processes->items, processes->room, processes->count, 1);
        if (room)
            processes->items[processes->count++] = process;
    }
    if (folder != NULL)
        (void)closedir(folder);
    if (processes->count > 0)
        qsort(processes->items, processes->count, sizeof *processes->items, by_id);
    return room && processes->count > 0;
}

void processes_free(Processes *processes)
{
    free(processes->items);
    *processes = (Processes){0};
}

/* ---- Owners ---------------------------------------------------------------------------------- */

static int owner_by_group(const Process *process, const atomic_int *groups, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const pid_t group = (pid_t)groups[i];
        if (group > 0 &&
            (process->id == group || process->group == group || process->session == group))
            return (int)i;
    }
    return process->parent == getpid() ? OWNER_STRAY : OWNER_NOBODY;
}

/* A process that has left the group belongs to whom its parent belongs to. Has any found its owner? */
static bool owners_from_parents(const Processes *processes)
{
    bool found = false;
    for (size_t i = 0; i < processes->count; i++) {
        Process *process = &processes->items[i];
        const Process key = {.id = process->parent};
        const Process *parent =
            process->owner == OWNER_NOBODY
                ? bsearch(&key, processes->items, processes->count, sizeof key, by_id)
                : NULL;
        if (parent != NULL && parent->owner != OWNER_NOBODY) {
            process->owner = parent->owner;
            found = true;
        }
    }
    return found;
}

void processes_own(Processes *processes, const atomic_int *groups, size_t count)
{
    for (size_t i = 0; i < processes->count; i++)
        processes->items[i].owner = owner_by_group(&processes->items[i], groups, count);
    while (owners_from_parents(processes))
        continue;
}
