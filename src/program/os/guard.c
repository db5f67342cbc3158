/* guard.c - waits for the end of a pipe that only plycut holds. What programs have started is in plycut's control groups, or has this plycut's number in its environment. */
#include "os/guard.h"
#include "os/cgroup.h"
#include "os/interrupt.h"
#include "os/processes.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int held = -1; /* the end of the pipe that plycut holds */
static pid_t guard;
static int note = -1;

/* Until none is found any more, as it may just be starting others. */
static void end_programs(pid_t of)
{
    enum { ROUNDS = 100 };
    Processes processes = {0};
    char number[32];
    size_t found = 1;
    (void)snprintf(number, sizeof number, "PLYCUT_RUN=%ld", (long)of);
    for (int round = 0; round < ROUNDS && found > 0 && processes_read(&processes); round++) {
        found = 0;
        for (size_t i = 0; i < processes.count; i++)
            if (!processes.items[i].ended && process_has_variable(processes.items[i].id, number)) {
                (void)kill(processes.items[i].id, SIGKILL);
                found++;
            }
    }
    processes_free(&processes);
}

/* It has nothing else of plycut's: not its files, and not its signals. */
static void guard_run(pid_t of, int end, const char *folder)
{
    char byte;
    (void)setsid();
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        (void)close(fd);
    (void)open("/dev/null", O_RDWR);
    while (read(end, &byte, 1) < 0 && errno == EINTR)
        continue;
    cgroup_clean(of);
    end_programs(of);
    if (folder != NULL)
        (void)execlp("rm", "rm", "-rf", "--", folder, (char *)NULL);
    _exit(0);
}

void guard_begin(const char *folder)
{
    int ends[2];
    char number[32];
    const pid_t self = getpid();
    (void)snprintf(number, sizeof number, "%ld", (long)self);
    (void)setenv("PLYCUT_RUN", number, 1);
    if (pipe(ends) != 0)
        return;
    (void)fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    (void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    guard = fork();
    if (guard == 0) {
        (void)close(ends[1]);
        guard_run(self, ends[0], folder);
    }
    (void)close(ends[0]);
    held = ends[1];
    note = guard > 0 ? interrupt_note_group(guard) : -1;
}

void guard_end(void)
{
    if (guard > 0) {
        (void)kill(guard, SIGKILL);
        (void)waitpid(guard, NULL, 0);
        interrupt_forget_group(note);
        (void)close(held);
    }
    guard = 0;
}
