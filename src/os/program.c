/* program.c - a program on trial as a child process, with a process group and limits of its own. */
#include "os/program.h"
#include "os/child.h"
#include "os/interrupt.h"
#include "os/program_words.h"
#include "os/text.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* A program that has answered once may fail more often than one that never has. */
enum { FAILURES_MOST = 20, FAILURES_AT_FIRST = 3, HANGS_MOST = 3 };

struct Program {
    char **words; /* of the command, ending with NULL */
    bool once;
    char *file; /* where it finds the tree, or NULL; */
    int note;   /* noted, to be removed */
    ProgramLimits limits;
    pid_t pid; /* 0: it does not run */
    int group; /* its note */
    Pipes pipes;
    PlycutText text; /* read, not yet an answer */
    Complaints complaints;
    size_t written;   /* for one answer */
    char chatter[64]; /* the last line that was passed over */
    bool deaf;        /* it has closed its input */
    size_t failures, hangs;
    bool answered; /* at least once */
    double deadline;
};

static double seconds_here(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* ---- Starting -------------------------------------------------------------------------------- */

/* In the child: only calls that a signal handler may make. A reason that it could not be started goes through `report`. */
static void become(const Program *p, int report)
{
    (void)setpgid(0, 0);
    for (int i = 0; i < PIPES; i++)
        (void)dup2(p->pipes.child[i], i);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGXFSZ, SIG_DFL);
    (void)setrlimit(RLIMIT_DATA, &(struct rlimit){p->limits.memory, p->limits.memory});
    (void)setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    (void)execvp(p->words[0], p->words);
    const int reason = errno;
    (void)!write(report, &reason, sizeof reason);
    _exit(127);
}

/* Two threads must not start programs at once: each would inherit the other's pipes. */
static pthread_mutex_t one_at_once = PTHREAD_MUTEX_INITIALIZER;

/* errno of what failed; 0: it runs. */
static int program_fork(Program *p)
{
    int report[2] = {-1, -1}, reason = 0;
    (void)pthread_mutex_lock(&one_at_once);
    if (!pipes_open(&p->pipes) || pipe(report) != 0 || fcntl(report[1], F_SETFD, FD_CLOEXEC) != 0 ||
        fcntl(report[0], F_SETFD, FD_CLOEXEC) != 0)
        reason = errno;
    p->pid = reason == 0 ? fork() : -1;
    if (p->pid == 0)
        become(p, report[1]);
    if (p->pid < 0 && reason == 0)
        reason = errno;
    if (p->pid > 0) {
        (void)setpgid(p->pid, p->pid);
        p->group = interrupt_note_group(p->pid);
    }
    (void)pthread_mutex_unlock(&one_at_once);
    pipe_close(&report[1]);
    pipes_close(p->pipes.child);
    if (p->pid > 0 && read(report[0], &reason, sizeof reason) <= 0)
        reason = 0;
    pipe_close(&report[0]);
    return reason;
}

static void program_kill(Program *p, int *status)
{
    pipes_close(p->pipes.ours);
    if (p->pid > 0) {
        (void)kill(-p->pid, SIGKILL);
        (void)kill(p->pid, SIGKILL);
        while (waitpid(p->pid, status, 0) < 0 && errno == EINTR)
            continue;
        (void)pthread_mutex_lock(&one_at_once);
        interrupt_forget_group(p->group);
        programs_sweep();
        (void)pthread_mutex_unlock(&one_at_once);
        p->group = -1;
    }
    p->pid = 0;
    plycut_text_free(&p->text);
}

static bool program_start(Program *p, char why[PLYCUT_WHY])
{
    int status;
    p->complaints.length = 0;
    p->deaf = false;
    const int reason = program_fork(p);
    if (reason == 0)
        return true;
    program_kill(p, &status);
    (void)snprintf(why, PLYCUT_WHY, "%s cannot be run: %s", p->words[0], strerror(reason));
    return false;
}

/* ---- Talking --------------------------------------------------------------------------------- */

typedef enum Talk { TALKS, SAID_ALL, ENDED, SAYS_TOO_MUCH, NO_ROOM } Talk;

/* Lines that are not answers, such as debugging output, are skipped. Is an answer's line there? */
static bool has_answer(Program *p)
{
    char *end;
    while ((end = p->text.length > 0 ? memchr(p->text.bytes, '\n', p->text.length) : NULL) !=
               NULL &&
           p->text.bytes[0] != '{') {
        const size_t line = (size_t)(end + 1 - p->text.bytes);
        (void)snprintf(p->chatter, sizeof p->chatter, "%.*s", (int)(line - 1), p->text.bytes);
        memmove(p->text.bytes, end + 1, p->text.length - line);
        p->text.length -= line;
    }
    return end != NULL;
}

static Talk take_output(Program *p, int which)
{
    char bytes[65536];
    const ssize_t n = read(p->pipes.ours[which], bytes, sizeof bytes);
    if (n < 0 && errno == EINTR)
        return TALKS;
    if (n <= 0) {
        pipe_close(&p->pipes.ours[which]);
        return which == OUTPUT ? ENDED : TALKS;
    }
    if (which == COMPLAINTS) {
        complaints_add(&p->complaints, bytes, (size_t)n);
        return TALKS;
    }
    p->written += (size_t)n;
    if (p->written > p->limits.output)
        return SAYS_TOO_MUCH;
    if (!plycut_text_write(&p->text, bytes, (size_t)n))
        return NO_ROOM;
    return !p->once && has_answer(p) ? SAID_ALL : TALKS;
}

/* A program that reads no more may still answer, for a second. */
static void note_deafness(Program *p)
{
    pipe_close(&p->pipes.ours[INPUT]);
    p->deaf = true;
    p->deadline = p->deadline < seconds_here() + 1 ? p->deadline : seconds_here() + 1;
}

/* Write some of the question. */
static void feed(Program *p, const PlycutText *question, size_t *fed)
{
    const ssize_t n = write(p->pipes.ours[INPUT], question->bytes + *fed, question->length - *fed);
    if (n > 0)
        *fed += (size_t)n;
    if (n < 0 && errno != EAGAIN && errno != EINTR)
        note_deafness(p);
    else if (*fed == question->length && p->once)
        pipe_close(&p->pipes.ours[INPUT]);
}

/* Ask, and read until the answer is there. TALKS: the time is over. */
static Talk converse_with(Program *p, const PlycutText *question)
{
    size_t fed = 0;
    Talk talk = TALKS;
    p->deadline = seconds_here() + p->limits.seconds;
    p->written = 0;
    p->chatter[0] = '\0';
    while (talk == TALKS && seconds_here() < p->deadline) {
        struct pollfd ends[PIPES];
        for (int i = 0; i < PIPES; i++)
            ends[i] = (struct pollfd){p->pipes.ours[i], i == INPUT ? POLLOUT : POLLIN, 0};
        if (fed == question->length)
            ends[INPUT].events = 0; /* only the end of its input is of interest */
        const int wait = (int)((p->deadline - seconds_here()) * 1000) + 1;
        if (poll(ends, PIPES, wait) < 0 && errno != EINTR)
            return ENDED;
        if ((ends[INPUT].revents & POLLERR) != 0)
            note_deafness(p);
        else if (ends[INPUT].revents != 0)
            feed(p, question, &fed);
        if (ends[COMPLAINTS].revents != 0)
            (void)take_output(p, COMPLAINTS);
        if (ends[OUTPUT].revents != 0)
            talk = take_output(p, OUTPUT);
    }
    return talk;
}

/* ---- Failing --------------------------------------------------------------------------------- */

/* Wait until it has ended by itself, without taking its status: its process group still exists. */
static bool has_ended(const Program *p, double seconds)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    const double until = seconds_here() + seconds;
    siginfo_t info;
    for (;;) {
        info.si_pid = 0;
        if (waitid(P_PID, (id_t)p->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid != 0)
            return true;
        if (seconds_here() >= until)
            return false;
        (void)nanosleep(&pause, NULL);
    }
}

/* After the end of its output: take what is left of its complaints. */
static void drain_complaints(Program *p)
{
    struct pollfd end = {.events = POLLIN};
    while ((end.fd = p->pipes.ours[COMPLAINTS]) >= 0 && poll(&end, 1, 20) > 0)
        (void)take_output(p, COMPLAINTS);
}

/* How it ended; true: well, with status 0. */
static bool say_end(Program *p, char why[PLYCUT_WHY])
{
    int status = 0;
    drain_complaints(p);
    const bool ended = has_ended(p, 1);
    program_kill(p, &status);
    const char *complaint = complaints_last(&p->complaints),
               *colon = complaint[0] != '\0' ? ": " : "";
    if (!ended)
        (void)snprintf(why, PLYCUT_WHY, "the program closed its output, but went on%s%.200s", colon,
                       complaint);
    else if (WIFSIGNALED(status))
        (void)snprintf(why, PLYCUT_WHY, "the program was killed by signal %d (%s)%s%.200s",
                       WTERMSIG(status), strsignal(WTERMSIG(status)), colon, complaint);
    else
        (void)snprintf(why, PLYCUT_WHY, "the program ended with status %d%s%.200s",
                       WEXITSTATUS(status), colon, complaint);
    return ended && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static PlycutReply fail_to_answer(Program *p, Talk talk, char why[PLYCUT_WHY])
{
    int status;
    if (talk == ENDED)
        (void)say_end(p, why);
    else if (talk == SAYS_TOO_MUCH)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than %zu bytes", p->limits.output);
    else if (talk == NO_ROOM)
        (void)snprintf(why, PLYCUT_WHY, "there was no memory for what the program wrote");
    else if (p->deaf)
        (void)snprintf(why, PLYCUT_WHY, "the program closed its input and did not answer");
    else
        (void)snprintf(why, PLYCUT_WHY, "the program did not answer within %g %s%s%s",
                       p->limits.seconds, p->limits.seconds > 1 ? "seconds" : "second",
                       p->chatter[0] != '\0' ? "; it wrote " : "", p->chatter);
    program_kill(p, &status);
    p->hangs += talk == TALKS;
    p->failures++;
    return p->hangs >= HANGS_MOST ? PLYCUT_NO_PROGRAM : PLYCUT_NO_REPLY;
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* The answer is a line; nothing may follow it. */
static PlycutReply take_answer(Program *p, PlycutText *reply, char why[PLYCUT_WHY])
{
    const char *line = p->text.bytes;
    const size_t length = (size_t)((char *)memchr(line, '\n', p->text.length) - line);
    const bool more = length + 1 < p->text.length;
    if (!more && plycut_text_write(reply, line, length)) {
        p->text.length = 0;
        p->answered = true;
        return PLYCUT_REPLIED;
    }
    const PlycutReply failed = fail_to_answer(p, NO_ROOM, why);
    if (more)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than one line");
    return failed;
}

static void program_refuse(void *self)
{
    Program *p = self;
    int status;
    program_kill(p, &status);
    p->failures++;
}

/* All that it wrote; it must have ended well. */
static PlycutReply take_all(Program *p, PlycutText *reply, char why[PLYCUT_WHY])
{
    PlycutText text = p->text;
    p->text = (PlycutText){0};
    const bool written = say_end(p, why) && plycut_text_write(reply, text.bytes, text.length);
    plycut_text_free(&text);
    p->answered |= written;
    if (written)
        return PLYCUT_REPLIED;
    p->failures++;
    return PLYCUT_NO_REPLY;
}

/* ---- The tree in a file ----------------------------------------------------------------------- */

/* If the command has a place for the name of a tree's file: a new file. */
static bool make_file(Program *p)
{
    PlycutError error = {0};
    const char *folder = getenv("TMPDIR");
    p->file = text_format(&error, "%s/plycut-XXXXXX",
                          folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    (void)pthread_mutex_lock(&one_at_once);
    const int fd = p->file != NULL ? mkstemp(p->file) : -1;
    p->note = fd >= 0 ? interrupt_note_file(p->file) : -1;
    (void)pthread_mutex_unlock(&one_at_once);
    return fd >= 0 && close(fd) == 0 && words_fill(p->words, p->file);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

static PlycutReply program_ask(void *self, const PlycutText *question, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    Program *p = self;
    PlycutText line = {0};
    if ((p->once && p->file == NULL && words_hole(p->words) != NULL && !make_file(p)) ||
        (p->file != NULL && !tree_file_put(p->file, question)))
        return (void)snprintf(why, PLYCUT_WHY, "the file with the tree cannot be written"),
               PLYCUT_NO_PROGRAM;
    if (p->failures >= (p->answered ? FAILURES_MOST : FAILURES_AT_FIRST))
        return (void)snprintf(why, PLYCUT_WHY, "the program failed too often"), PLYCUT_NO_PROGRAM;
    if (p->pid == 0 && !program_start(p, why))
        return PLYCUT_NO_PROGRAM;
    if (p->file != NULL)
        pipe_close(&p->pipes.ours[INPUT]);
    if (!plycut_text_write(&line, question->bytes, question->length) ||
        !plycut_text_write(&line, "\n", 1))
        return fail_to_answer(p, NO_ROOM, why);
    const Talk talk = converse_with(p, &line);
    plycut_text_free(&line);
    if (p->once && talk == ENDED)
        return take_all(p, reply, why);
    return talk == SAID_ALL ? take_answer(p, reply, why) : fail_to_answer(p, talk, why);
}

/* ---- Opening and closing --------------------------------------------------------------------- */

/* One that ends by itself when its input does has a second for it. */
static void program_end(void *self)
{
    Program *p = self;
    int status;
    pipe_close(&p->pipes.ours[INPUT]);
    if (p->pid > 0)
        (void)has_ended(p, 1);
    program_kill(p, &status);
    interrupt_forget_file(p->note);
    if (p->file != NULL)
        (void)unlink(p->file);
    free(p->file);
    p->file = NULL;
}

PlycutProgram program_asked(Program *program)
{
    return (PlycutProgram){program_ask, program_refuse, program_end, program};
}

void program_close(Program *p)
{
    if (p != NULL)
        words_free(p->words);
    free(p);
}

Program *program_open(char *const *words, const char *path, const ProgramLimits *limits, bool once)
{
    Program *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    *p = (Program){.words = words_copy(words),
                   .once = once,
                   .limits = *limits,
                   .pipes = PIPES_CLOSED,
                   .group = -1,
                   .note = -1};
    if (p->words != NULL && (path == NULL || words_fill(p->words, path)))
        return p;
    program_close(p);
    return NULL;
}
