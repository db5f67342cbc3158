/* child.c - runs a program as a child process, without a shell. Its input goes through one pipe;
 * its output and its error messages come back through two others. All three are served at once, so
 * that neither side waits for the other. */
#include "os/child.h"
#include "os/interrupt.h"
#include "os/terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct Child {
    const ChildProgram *run;
    const char *program; /* its name */
    pid_t pid;
    Pipes pipes;
    size_t fed;
    PlycutText *output;
    PlycutText complaints;
    PlycutError *error;
    double deadline; /* of plycut_seconds */
    int limit;       /* how long it may take */
} Child;

static bool system_failed(const Child *child, const char *what, int reason)
{
    return plycut_fail(child->error, PLYCUT_E_SYSTEM, "%s: %s: %s", child->program, what,
                       strerror(reason));
}

/* ---- Pipes ----------------------------------------------------------------------------------- */

void pipe_close(int *fd)
{
    if (*fd >= 0)
        (void)close(*fd);
    *fd = -1;
}

void pipes_close(int ends[PIPES])
{
    for (int i = 0; i < PIPES; i++)
        pipe_close(&ends[i]);
}

/* All are closed on exec. False with errno; some may be open then. */
static bool pipes_open(Pipes *pipes)
{
    *pipes = PIPES_CLOSED;
    for (int i = 0; i < PIPES; i++) {
        int ends[2];
        if (pipe(ends) != 0)
            return false;
        pipes->ours[i] = ends[i == INPUT];
        pipes->child[i] = ends[i != INPUT];
        for (int end = 0; end < 2; end++)
            if (fcntl(ends[end], F_SETFD, FD_CLOEXEC) != 0)
                return false;
    }
    return fcntl(pipes->ours[INPUT], F_SETFL, O_NONBLOCK) == 0;
}

/* ---- Starting -------------------------------------------------------------------------------- */

/* In the child: only calls that a signal handler may make. */
static void become(char *const *words, uint64_t memory, const Pipes *pipes)
{
    for (int i = 0; i < REPORT; i++)
        (void)dup2(pipes->child[i], i);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGXFSZ, SIG_DFL);
    if (memory > 0) {
        (void)setpgid(0, 0);
        (void)setrlimit(RLIMIT_DATA, &(struct rlimit){memory, memory});
        (void)setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    }
    (void)execvp(words[0], words);
    const int reason = errno;
    (void)!write(pipes->child[REPORT], &reason, sizeof reason);
    _exit(127);
}

pid_t child_start(char *const *words, uint64_t memory, Pipes *pipes)
{
    const pid_t pid = pipes_open(pipes) ? fork() : -1;
    if (pid == 0)
        become(words, memory, pipes);
    if (pid > 0 && memory > 0)
        (void)setpgid(pid, pid);
    return pid;
}

int child_started(pid_t pid, Pipes *pipes)
{
    int reason = errno;
    pipes_close(pipes->child);
    if (pid > 0 && read(pipes->ours[REPORT], &reason, sizeof reason) <= 0)
        reason = 0;
    pipe_close(&pipes->ours[REPORT]);
    return reason;
}

/* ---- Feeding and reading --------------------------------------------------------------------- */

/* Write some of the input; close the pipe at the child_end, or when the child stops reading. */
static void child_feed(Child *child, const PlycutText *input)
{
    ssize_t n =
        write(child->pipes.ours[INPUT], input->bytes + child->fed, input->length - child->fed);
    if (n > 0)
        child->fed += (size_t)n;
    bool again = n < 0 && (errno == EAGAIN || errno == EINTR);
    if (child->fed == input->length || (n < 0 && !again))
        pipe_close(&child->pipes.ours[INPUT]);
}

static bool child_collect(Child *child, int which)
{
    char bytes[65536];
    PlycutText *text = which == OUTPUT ? child->output : &child->complaints;
    ssize_t n = read(child->pipes.ours[which], bytes, sizeof bytes);
    if (n < 0 && errno == EINTR)
        return true;
    if (n <= 0)
        pipe_close(&child->pipes.ours[which]);
    return n <= 0 || plycut_text_write(text, bytes, (size_t)n) || plycut_no_memory(child->error);
}

/* ---- The time limit: dot may need minutes for a large graph, but a program that hangs must end ---------------- */

enum { LIMIT_SECONDS = 600, LIMIT_MOST = 1000000 };

static bool read_limit(Child *child)
{
    const char *given = getenv("PLYCUT_TIMEOUT");
    uint64_t seconds = LIMIT_SECONDS;
    if (given != NULL && given[0] != '\0' &&
        (!plycut_integer_parse(given, strlen(given), LIMIT_MOST, &seconds) || seconds == 0))
        return plycut_fail(
            child->error, PLYCUT_E_USAGE,
            "PLYCUT_TIMEOUT: expected seconds, a whole number from 1 to %d, not '%s'", LIMIT_MOST,
            given);
    child->limit = (int)seconds;
    child->deadline = plycut_seconds() + (double)seconds;
    return true;
}

static bool in_time(Child *child)
{
    return plycut_seconds() < child->deadline ||
           plycut_fail(child->error, PLYCUT_E_SYSTEM,
                       "%s did not finish within %d seconds: draw less, or set PLYCUT_TIMEOUT to "
                       "more seconds",
                       child->program, child->limit);
}

/* A line on the terminal shows which program is running, and Ctrl-C ends both. */
static bool converse(Child *child, const PlycutText *input)
{
    int seconds = 0;
    while (child->pipes.ours[OUTPUT] >= 0 || child->pipes.ours[COMPLAINTS] >= 0) {
        struct pollfd ends[PIPES];
        for (int i = 0; i < PIPES; i++)
            ends[i] = (struct pollfd){.fd = child->pipes.ours[i],
                                      .events = i == INPUT ? POLLOUT : POLLIN};
        const int ready = poll(ends, PIPES, 1000);
        if (ready < 0 && errno != EINTR)
            return system_failed(child, "cannot be read", errno);
        if (!in_time(child))
            return false;
        if (ready == 0)
            progress_wait(child->program, ++seconds);
        if (ends[INPUT].revents != 0)
            child_feed(child, input);
        for (int i = OUTPUT; i < REPORT; i++)
            if (ends[i].revents != 0 && !child_collect(child, i))
                return false;
    }
    return true;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

/* What the program wrote to standard error, as one line. */
static const char *complaints_line(Child *child)
{
    PlycutText *said = &child->complaints;
    while (said->length > 0 && said->bytes[said->length - 1] == '\n')
        said->bytes[--said->length] = '\0';
    for (size_t i = 0; i < said->length; i++)
        if (said->bytes[i] == '\n')
            said->bytes[i] = ' ';
    return said->length > 0 ? said->bytes : "it printed no message";
}

/* Wait for its end. One that does not stop reading or writing in time is killed. */
static bool wait_for(Child *child, bool well, int *status)
{
    enum { MILLISECONDS = 1000000 };
    const struct timespec pause = {.tv_nsec = 2 * MILLISECONDS};
    for (pid_t ended = 0; ended == 0;) {
        if (!well)
            (void)kill(child->pid, SIGKILL);
        ended = waitpid(child->pid, status, WNOHANG);
        if (ended < 0 && errno == EINTR)
            ended = 0;
        if (ended == 0) {
            (void)nanosleep(&pause, NULL);
            well = well && in_time(child);
        }
    }
    return well;
}

static bool child_end(Child *child, bool well)
{
    int status = 0;
    pipes_close(child->pipes.ours);
    well = wait_for(child, well, &status);
    interrupt_note_child(0);
    progress_end(0);
    if (!well)
        return false;
    if (WIFSIGNALED(status))
        return plycut_fail(child->error, PLYCUT_E_SYSTEM, "%s was killed by signal %d",
                           child->program, WTERMSIG(status));
    if (WEXITSTATUS(status) != 0)
        return plycut_fail(child->error, PLYCUT_E_SYSTEM, "%s failed with status %d: %s",
                           child->program, WEXITSTATUS(status), complaints_line(child));
    if (child->output->length == 0 && !child->run->may_be_empty)
        return plycut_fail(child->error, PLYCUT_E_SYSTEM, "%s wrote no %s: %s", child->program,
                           child->run->product, complaints_line(child));
    if (child->complaints.length > 0)
        message(TALK_DETAIL, "%s says: %s", child->program, complaints_line(child));
    return true;
}

/* False: it does not run. */
static bool child_begin(Child *child)
{
    child->pid = child_start(child->run->arguments, 0, &child->pipes);
    const int reason = child_started(child->pid, &child->pipes);
    if (reason == 0) {
        interrupt_note_child(child->pid);
        return true;
    }
    pipes_close(child->pipes.ours);
    if (child->pid > 0)
        (void)waitpid(child->pid, NULL, 0);
    return reason == ENOENT ? plycut_fail(child->error, PLYCUT_E_SYSTEM, "%s was not found: %s",
                                          child->program, child->run->needed)
                            : system_failed(child, "cannot be run", reason);
}

bool child_run(const ChildProgram *program, const PlycutText *input, PlycutText *output,
               PlycutError *error)
{
    Child child = {.run = program,
                   .program = program->arguments[0],
                   .pipes = PIPES_CLOSED,
                   .output = output,
                   .error = error};
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    (void)sigaction(SIGPIPE, &ignore, &before);
    const bool done =
        read_limit(&child) && child_begin(&child) && child_end(&child, converse(&child, input));
    (void)sigaction(SIGPIPE, &before, NULL);
    plycut_text_free(&child.complaints);
    return done;
}
