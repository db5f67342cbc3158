/* used.c - how much processor time a program has used, with all that it has started. */
#include "os/used.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A process of this session: its time, in ticks. Its name may have blanks and brackets: what matters comes after the last one. */
static bool read_times(const char *pid, long session, unsigned long *ticks)
{
    char path[64], line[1024];
    long own = -1;
    unsigned long user = 0, system = 0;
    (void)snprintf(path, sizeof path, "/proc/%.20s/stat", pid);
    FILE *file = fopen(path, "re");
    const char *after =
        file != NULL && fgets(line, sizeof line, file) != NULL ? strrchr(line, ')') : NULL;
    const bool read =
        after != NULL && sscanf(after + 1, " %*c %*d %*d %ld %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                                &own, &user, &system) == 3;
    if (file != NULL)
        (void)fclose(file);
    *ticks = user + system;
    return read && own == session;
}

double seconds_used(pid_t session)
{
    unsigned long ticks = 0, all = 0;
    const long second = sysconf(_SC_CLK_TCK);
    DIR *processes = opendir("/proc");
    if (processes == NULL || second <= 0)
        return -1;
    for (const struct dirent *entry; (entry = readdir(processes)) != NULL;)
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' &&
            read_times(entry->d_name, (long)session, &ticks))
            all += ticks;
    (void)closedir(processes);
    return (double)all / (double)second;
}
