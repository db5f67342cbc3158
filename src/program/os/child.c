/* child.c - another program as a child process, with pipes and a session of its own. */
#include "os/child.h"
#include "os/cgroup.h"
#include "os/interrupt.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <time.h>
#include <unistd.h>

/* ---- Pipes ----------------------------------------------------------------------------------- */

static void pipe_close(int *fd)
{
    if (*fd >= 0)
        (void)close(*fd);
    *fd = -1;
}

static void pipes_close(int ends[PIPES])
{
    for (int i = 0; i < PIPES; i++)
        pipe_close(&ends[i]);
}

/* All are closed on exec. False with errno; some may be open then. */
static bool pipes_open(int ours[PIPES], int theirs[PIPES])
{
    for (int i = 0; i < PIPES; i++) {
        int ends[2];
        if (pipe(ends) != 0)
            return false;
        ours[i] = ends[i == INPUT];
        theirs[i] = ends[i != INPUT];
        for (int end = 0; end < 2; end++)
            if (fcntl(ends[end], F_SETFD, FD_CLOEXEC) != 0)
                return false;
    }
    return fcntl(ours[INPUT], F_SETFL, O_NONBLOCK) == 0;
}

void child_close(Child *child, int which)
{
    pipe_close(&child->ends[which]);
}

/* ---- Starting -------------------------------------------------------------------------------- */

/* It ends with plycut, also if that is killed while the child is only just there, so that nobody has noted it. */
static void end_with(pid_t parent)
{
#ifdef PR_SET_PDEATHSIG
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(127);
}

/* What holds for each process and each file; limits of all together: watch.h. If memory runs out, the system ends these first. */
static void limit_each(const ChildLimits *limits)
{
    const rlim_t memory = (rlim_t)limits->memory, disk = (rlim_t)limits->disk;
    if (memory > 0)
        (void)setrlimit(RLIMIT_DATA, &(struct rlimit){memory, memory});
    if (disk > 0)
        (void)setrlimit(RLIMIT_FSIZE, &(struct rlimit){disk, disk});
    const int score = limits->processes > 0 ? open("/proc/self/oom_score_adj", O_WRONLY) : -1;
    if (score >= 0) {
        (void)!write(score, "1000", 4);
        (void)close(score);
    }
}

extern char **environ;

/* In the child: only calls that a signal handler may make. */
static void become(char *const *words, const ChildSetting *setting, const int ends[PIPES],
                   int cgroup, pid_t parent)
{
    end_with(parent);
    cgroup_join(cgroup);
    for (int i = 0; i < REPORT; i++)
        (void)dup2(ends[i], i);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGXFSZ, SIG_DFL);
    (void)setsid();
    (void)setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    limit_each(&setting->limits);
    if (setting->environment != NULL)
        environ = setting->environment;
    if (setting->folder == NULL || chdir(setting->folder) == 0)
        (void)execvp(words[0], words);
    const int reason = errno;
    (void)!write(ends[REPORT], &reason, sizeof reason);
    _exit(127);
}

/* Two threads must not start programs at once: each would inherit the other's pipes. */
static pid_t start_alone(Child *child, char *const *words, const ChildSetting *setting,
                         int theirs[PIPES])
{
    const pid_t parent = getpid();
    const bool limited = setting->limits.processes > 0, open = pipes_open(child->ends, theirs);
    const int cgroup = open && limited ? cgroup_make(&setting->limits, &child->cgroup) : -1;
    const pid_t pid = open ? fork() : -1;
    const int reason = errno;
    if (pid == 0)
        become(words, setting, theirs, cgroup, parent);
    if (cgroup >= 0)
        (void)close(cgroup);
    errno = reason;
    return pid;
}

int child_start(Child *child, char *const *words, const ChildSetting *setting)
{
    static const ChildSetting nothing;
    int theirs[PIPES] = {-1, -1, -1, -1};
    if (setting == NULL)
        setting = &nothing;
    *child = NO_CHILD;
    interrupt_hold();
    watch_lock();
    const pid_t pid = start_alone(child, words, setting, theirs);
    int reason = errno;
    if (pid > 0) {
        child->pid = pid;
        child->group = interrupt_note_group(pid);
        watch_note(child->group, &setting->limits, child->cgroup);
    } else
        (void)cgroup_remove(child->cgroup);
    watch_unlock();
    pipes_close(theirs);
    /* The report ends without a word when the program runs. */
    if (pid > 0 && read(child->ends[REPORT], &reason, sizeof reason) <= 0)
        reason = 0;
    child_close(child, REPORT);
    if (reason != 0)
        (void)child_end(child);
    return reason;
}

/* ---- Feeding and reading --------------------------------------------------------------------- */

static void child_feed(Child *child)
{
    const ssize_t n = write(child->ends[INPUT], child->input->bytes + child->fed,
                            child->input->length - child->fed);
    if (n > 0)
        child->fed += (size_t)n;
    child->deaf = n < 0 && errno != EAGAIN && errno != EINTR;
    if (child->deaf || (child->fed == child->input->length && !child->input_goes_on))
        child_close(child, INPUT);
}

static void take_output(Child *child)
{
    char bytes[65536];
    const ssize_t n = read(child->ends[OUTPUT], bytes, sizeof bytes);
    if (n > 0) {
        child->written += (size_t)n;
        (void)plycut_text_write(&child->output, bytes, (size_t)n);
    } else if (n == 0 || errno != EINTR)
        child_close(child, OUTPUT);
}

static void take_complaints(Child *child)
{
    char *const kept = child->complaints;
    if (child->complaint_length > COMPLAINTS_KEPT) {
        memmove(kept, kept + child->complaint_length - COMPLAINTS_KEPT, COMPLAINTS_KEPT);
        child->complaint_length = COMPLAINTS_KEPT;
    }
    const ssize_t n =
        read(child->ends[COMPLAINTS], kept + child->complaint_length, COMPLAINTS_KEPT);
    if (n > 0)
        child->complaint_length += (size_t)n;
    else if (n == 0 || errno != EINTR)
        child_close(child, COMPLAINTS);
}

bool child_serve(Child *child, int milliseconds)
{
    struct pollfd ends[PIPES];
    for (int i = 0; i < PIPES; i++)
        ends[i] = (struct pollfd){child->ends[i], i == INPUT ? POLLOUT : POLLIN, 0};
    if (child->fed == child->input->length && child->input_goes_on)
        ends[INPUT].events = 0; /* only the end of its input is of interest */
    int ready;
    do
        ready = poll(ends, PIPES, milliseconds);
    while (ready < 0 && errno == EINTR);
    child->output.failed |= ready < 0;
    if ((ends[INPUT].revents & POLLERR) != 0) {
        child->deaf = true;
        child_close(child, INPUT);
    } else if (ends[INPUT].revents != 0)
        child_feed(child);
    if (ends[COMPLAINTS].revents != 0)
        take_complaints(child);
    if (ends[OUTPUT].revents != 0)
        take_output(child);
    return ready > 0;
}

char *child_complaints(Child *child)
{
    char *const kept = child->complaints;
    while (child->complaint_length > 0 &&
           strchr("\n\r ", kept[child->complaint_length - 1]) != NULL)
        child->complaint_length--;
    kept[child->complaint_length] = '\0';
    return kept;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

bool child_has_ended(const Child *child, double until)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    siginfo_t info;
    for (;;) {
        info.si_pid = 0;
        if (waitid(P_PID, (id_t)child->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid != 0)
            return true;
        if (plycut_seconds() >= until)
            return false;
        (void)nanosleep(&pause, NULL);
    }
}

/* Called under the lock. */
static void take_fault(Child *child)
{
    const bool no_memory = cgroup_remove(child->cgroup);
    child->fault = watch_forget(child->group);
    if (child->fault == FAULT_NONE && no_memory)
        child->fault = FAULT_MEMORY;
    interrupt_forget_group(child->group);
}

int child_end(Child *child)
{
    int status = 0;
    pipes_close(child->ends);
    if (child->pid > 0) {
        watch_lock();
        cgroup_kill(child->cgroup);
        (void)kill(-child->pid, SIGKILL);
        (void)kill(child->pid, SIGKILL);
        while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
            continue;
        take_fault(child);
        programs_sweep();
        watch_unlock();
        interrupt_hold();
    }
    child->pid = 0;
    return status;
}
