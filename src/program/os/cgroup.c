/* cgroup.c - folders and files of the file system cgroup2. */
#include "os/cgroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, NAME_ROOM = 64 };

/* The folder in which groups are made; "": none. */
static char base[PATH_ROOM];

/* ---- Files ----------------------------------------------------------------------------------- */

/* The folder of a program's group, or a file in it. */
static void group_path(char path[PATH_ROOM + 2 * NAME_ROOM], int number, const char *file)
{
    (void)snprintf(path, PATH_ROOM + 2 * NAME_ROOM, "%s/plycut-%ld-%d%s%s", base, (long)getpid(),
                   number, file[0] != '\0' ? "/" : "", file);
}

static bool file_write(const char *path, const char *text)
{
    const int to = open(path, O_WRONLY | O_CLOEXEC);
    const bool written = to >= 0 && write(to, text, strlen(text)) == (ssize_t)strlen(text);
    if (to >= 0)
        (void)close(to);
    return written;
}

static bool group_write(int number, const char *file, const char *text)
{
    char path[PATH_ROOM + 2 * NAME_ROOM];
    group_path(path, number, file);
    return file_write(path, text);
}

static bool group_make(int number)
{
    char path[PATH_ROOM + 2 * NAME_ROOM];
    group_path(path, number, "");
    return mkdir(path, 0755) == 0;
}

static int group_open(int number)
{
    char path[PATH_ROOM + 2 * NAME_ROOM];
    group_path(path, number, "cgroup.procs");
    return open(path, O_WRONLY | O_CLOEXEC);
}

/* A group is empty a moment after its last process has ended. */
static void folder_remove(const char *path)
{
    enum { TRIES = 200 };
    const struct timespec pause = {.tv_nsec = 1000000};
    for (int i = 0; i < TRIES && rmdir(path) != 0 && errno == EBUSY; i++)
        (void)nanosleep(&pause, NULL);
}

static void group_remove(int number)
{
    char path[PATH_ROOM + 2 * NAME_ROOM];
    group_path(path, number, "");
    folder_remove(path);
}

/* ---- Where groups can be made ---------------------------------------------------------------- */

/* The line "0::/PATH" of /proc/self/cgroup, below the place of the file system. */
static bool find_own(char path[PATH_ROOM])
{
    static const char *const PLACES[] = {"/sys/fs/cgroup", "/sys/fs/cgroup/unified"};
    char line[PATH_ROOM / 2], file[NAME_ROOM];
    bool found = false;
    FILE *groups = fopen("/proc/self/cgroup", "re");
    while (groups != NULL && !found && fgets(line, sizeof line, groups) != NULL)
        found = strncmp(line, "0::/", 4) == 0;
    if (groups != NULL)
        (void)fclose(groups);
    for (size_t i = 0; found && i < sizeof PLACES / sizeof *PLACES; i++) {
        (void)snprintf(file, sizeof file, "%s/cgroup.procs", PLACES[i]);
        if (access(file, F_OK) == 0) {
            line[strcspn(line, "\n")] = '\0';
            (void)snprintf(path, PATH_ROOM, "%s%s", PLACES[i],
                           strcmp(line, "0::/") == 0 ? "" : line + 3);
            return true;
        }
    }
    return false;
}

/* May a process go from here into a group of this folder, and be ended there? */
static bool group_works(bool counts)
{
    enum { TRIAL = 0 };
    int status = -1;
    if (!group_make(TRIAL))
        return false;
    const int procs = group_open(TRIAL);
    const bool limited = !counts || (group_write(TRIAL, "memory.max", "max") &&
                                     group_write(TRIAL, "pids.max", "max"));
    const pid_t pid = procs >= 0 && limited && group_write(TRIAL, "cgroup.kill", "1") ? fork() : -1;
    if (pid == 0)
        _exit(write(procs, "0", 1) != 1);
    if (pid > 0)
        while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
            continue;
    if (procs >= 0)
        (void)close(procs);
    group_remove(TRIAL);
    return pid > 0 && status == 0;
}

/* The nearest folder in which groups work, from plycut's own upwards. */
static bool find_base(bool counts)
{
    if (!find_own(base))
        return false;
    for (char *slash; !group_works(counts); *slash = '\0')
        if ((slash = strrchr(base, '/')) == NULL || strstr(base, "/cgroup/") == NULL) {
            base[0] = '\0';
            return false;
        }
    return true;
}

/* End what is in the groups of this plycut, or (0) of each that has ended, and remove them: plycut-PROCESS-NUMBER. */
void cgroup_clean(pid_t of)
{
    DIR *folder = base[0] != '\0' ? opendir(base) : NULL;
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char path[PATH_ROOM + 2 * sizeof entry->d_name];
        long pid;
        int number;
        if (sscanf(entry->d_name, "plycut-%ld-%d", &pid, &number) != 2 ||
            (of > 0 ? pid != (long)of : kill((pid_t)pid, 0) == 0 || errno != ESRCH))
            continue;
        (void)snprintf(path, sizeof path, "%s/%s/cgroup.kill", base, entry->d_name);
        (void)file_write(path, "1");
        *strrchr(path, '/') = '\0';
        folder_remove(path);
    }
    if (folder != NULL)
        (void)closedir(folder);
}

bool cgroup_begin(void)
{
    const bool found = find_base(true) || find_base(false);
    if (found)
        cgroup_clean(0);
    return found;
}

void cgroup_end(void)
{
    base[0] = '\0';
}

/* ---- Programs -------------------------------------------------------------------------------- */

static void write_limit(int number, const char *file, uint64_t limit)
{
    char digits[NAME_ROOM];
    (void)snprintf(digits, sizeof digits, "%llu", (unsigned long long)limit);
    if (limit > 0)
        (void)group_write(number, file, digits);
}

/* Called under the lock. */
int cgroup_make(const ChildLimits *limits, int *group)
{
    enum { THREADS = 16 }; /* for each process: threads count, too */
    static int last = 0;
    const int number = ++last;
    *group = -1;
    if (base[0] == '\0' || !group_make(number))
        return -1;
    *group = number;
    write_limit(number, "memory.max", limits->memory);
    write_limit(number, "pids.max", limits->processes * THREADS);
    (void)group_write(number, "memory.swap.max", "0");
    (void)group_write(number, "memory.oom.group", "1");
    return group_open(number);
}

void cgroup_join(int descriptor)
{
    if (descriptor >= 0)
        (void)!write(descriptor, "0", 1);
}

void cgroup_kill(int number)
{
    if (base[0] != '\0' && number >= 0)
        (void)group_write(number, "cgroup.kill", "1");
}

bool cgroup_remove(int number)
{
    char path[PATH_ROOM + 2 * NAME_ROOM], line[NAME_ROOM];
    unsigned long killed = 0;
    if (base[0] == '\0' || number < 0)
        return false;
    group_path(path, number, "memory.events");
    FILE *events = fopen(path, "re");
    while (events != NULL && fgets(line, sizeof line, events) != NULL)
        (void)sscanf(line, "oom_kill %lu", &killed);
    if (events != NULL)
        (void)fclose(events);
    group_remove(number);
    return killed > 0;
}
