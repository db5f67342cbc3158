/* program.c - a program on trial as a child process, with a process group and limits of its own. */
#include "os/program.h"
#include "os/child.h"
#include "os/interrupt.h"
#include "os/text.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* A program that has answered once may fail more often than one that never has. */
enum { FAILURES_MOST = 20, FAILURES_AT_FIRST = 3, HANGS_MOST = 3 };

/* Only the end of its standard error is kept: from this many bytes up to twice as many. */
enum { COMPLAINTS_KEPT = 4096 };

typedef struct Program {
    char *const *words; /* of the command, ending with NULL */
    char *path;         /* for their first {}, or NULL */
    bool once;
    char *file; /* where it finds the tree, or NULL; */
    int note;   /* noted, to be removed */
    ProgramLimits limits;
    pid_t pid; /* 0: it does not run */
    int group; /* its note */
    Pipes pipes;
    PlycutText text; /* read, not yet an answer */
    char complaints[2 * COMPLAINTS_KEPT + 1];
    size_t complaint_length;
    size_t written;   /* for one answer */
    char chatter[64]; /* the last line that was passed over */
    bool deaf;        /* it has closed its input */
    size_t failures, hangs;
    bool answered; /* at least once */
    double deadline;
} Program;

/* ---- Starting -------------------------------------------------------------------------------- */

/* The words with the path and the file, in turn, in place of {}. They are in `text`, each with a NUL at its end. NULL: no
 * memory. */
static char **program_words(const Program *p, PlycutText *text)
{
    const char *const fills[] = {p->path, p->file, NULL}, *const *fill = &fills[p->path == NULL];
    size_t count = 0;
    for (; p->words[count] != NULL; count++) {
        const char *from = p->words[count];
        for (const char *hole; *fill != NULL && (hole = strstr(from, "{}")) != NULL; fill++) {
            (void)plycut_text_write(text, from, (size_t)(hole - from));
            (void)plycut_text_write(text, *fill, strlen(*fill));
            from = hole + 2;
        }
        (void)plycut_text_write(text, from, strlen(from) + 1);
    }
    char **words = text->failed ? NULL : calloc(count + 1, sizeof *words), *word = text->bytes;
    for (size_t i = 0; words != NULL && i < count; word += strlen(word) + 1)
        words[i++] = word;
    return words;
}

/* Two threads must not start programs at once: each would inherit the other's pipes. */
static pthread_mutex_t one_at_once = PTHREAD_MUTEX_INITIALIZER;

/* errno of what failed; 0: it runs. */
static int program_fork(Program *p, char *const *words)
{
    (void)pthread_mutex_lock(&one_at_once);
    p->pid = child_start(words, p->limits.memory, &p->pipes);
    if (p->pid > 0)
        p->group = interrupt_note_group(p->pid);
    (void)pthread_mutex_unlock(&one_at_once);
    return child_started(p->pid, &p->pipes);
}

/* Returns its status. */
static int program_kill(Program *p)
{
    int status = 0;
    pipes_close(p->pipes.ours);
    if (p->pid > 0) {
        (void)kill(-p->pid, SIGKILL);
        (void)kill(p->pid, SIGKILL);
        while (waitpid(p->pid, &status, 0) < 0 && errno == EINTR)
            continue;
        (void)pthread_mutex_lock(&one_at_once);
        interrupt_forget_group(p->group);
        programs_sweep();
        (void)pthread_mutex_unlock(&one_at_once);
        p->group = -1;
    }
    p->pid = 0;
    plycut_text_free(&p->text);
    return status;
}

static bool program_start(Program *p, char why[PLYCUT_WHY])
{
    PlycutText text = {0};
    char **words = program_words(p, &text);
    const int reason = words != NULL ? program_fork(p, words) : ENOMEM;
    p->complaint_length = 0;
    p->deaf = false;
    if (reason != 0) {
        (void)program_kill(p);
        (void)snprintf(why, PLYCUT_WHY, "%s cannot be run: %s",
                       words != NULL ? words[0] : p->words[0], strerror(reason));
    }
    free(words);
    plycut_text_free(&text);
    return reason == 0;
}

/* ---- Talking --------------------------------------------------------------------------------- */

typedef enum Talk { TALKS, SAID_ALL, SAYS_MORE, ENDED, SAYS_TOO_MUCH, NO_ROOM } Talk;

/* Lines that are not answers, such as debugging output, are skipped. The answer is a line, and nothing follows it. */
static Talk find_answer(Program *p)
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
    if (end == NULL || end + 1 < p->text.bytes + p->text.length)
        return end == NULL ? TALKS : SAYS_MORE;
    p->text.length--;
    *end = '\0';
    return SAID_ALL;
}

static Talk take_output(Program *p)
{
    char bytes[65536];
    const ssize_t n = read(p->pipes.ours[OUTPUT], bytes, sizeof bytes);
    if (n < 0 && errno == EINTR)
        return TALKS;
    if (n <= 0) {
        pipe_close(&p->pipes.ours[OUTPUT]);
        return ENDED;
    }
    p->written += (size_t)n;
    if (p->written > p->limits.output)
        return SAYS_TOO_MUCH;
    if (!plycut_text_write(&p->text, bytes, (size_t)n))
        return NO_ROOM;
    return p->once ? TALKS : find_answer(p);
}

static void take_complaints(Program *p)
{
    if (p->complaint_length > COMPLAINTS_KEPT) {
        memmove(p->complaints, p->complaints + p->complaint_length - COMPLAINTS_KEPT,
                COMPLAINTS_KEPT);
        p->complaint_length = COMPLAINTS_KEPT;
    }
    const ssize_t n =
        read(p->pipes.ours[COMPLAINTS], p->complaints + p->complaint_length, COMPLAINTS_KEPT);
    if (n > 0)
        p->complaint_length += (size_t)n;
    else if (n == 0 || errno != EINTR)
        pipe_close(&p->pipes.ours[COMPLAINTS]);
}

/* The last line: where Python, Java and Node say what went wrong is not the same, but none ends with an empty line. */
static const char *last_complaint(Program *p)
{
    size_t length = p->complaint_length;
    while (length > 0 && strchr("\n\r ", p->complaints[length - 1]) != NULL)
        length--;
    p->complaints[length] = '\0';
    const char *line = strrchr(p->complaints, '\n');
    return line != NULL ? line + 1 : p->complaints;
}

/* A program that reads no more may still answer, for a second. */
static void note_deafness(Program *p)
{
    pipe_close(&p->pipes.ours[INPUT]);
    p->deaf = true;
    p->deadline = p->deadline < plycut_seconds() + 1 ? p->deadline : plycut_seconds() + 1;
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
    p->deadline = plycut_seconds() + p->limits.seconds;
    p->written = 0;
    p->chatter[0] = '\0';
    while (talk == TALKS && plycut_seconds() < p->deadline) {
        struct pollfd ends[PIPES];
        for (int i = 0; i < PIPES; i++)
            ends[i] = (struct pollfd){p->pipes.ours[i], i == INPUT ? POLLOUT : POLLIN, 0};
        if (fed == question->length)
            ends[INPUT].events = 0; /* only the end of its input is of interest */
        const int wait = (int)((p->deadline - plycut_seconds()) * 1000) + 1;
        if (poll(ends, PIPES, wait) < 0 && errno != EINTR)
            return ENDED;
        if ((ends[INPUT].revents & POLLERR) != 0)
            note_deafness(p);
        else if (ends[INPUT].revents != 0)
            feed(p, question, &fed);
        if (ends[COMPLAINTS].revents != 0)
            take_complaints(p);
        if (ends[OUTPUT].revents != 0)
            talk = take_output(p);
    }
    return talk;
}

/* ---- Failing --------------------------------------------------------------------------------- */

/* Wait until it has ended by itself, without taking its status: its process group still exists. */
static bool has_ended(const Program *p, double seconds)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    const double until = plycut_seconds() + seconds;
    siginfo_t info;
    for (;;) {
        info.si_pid = 0;
        if (waitid(P_PID, (id_t)p->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid != 0)
            return true;
        if (plycut_seconds() >= until)
            return false;
        (void)nanosleep(&pause, NULL);
    }
}

/* After the end of its output: take what is left of its complaints, and say how it ended; true: well, with status 0. */
static bool say_end(Program *p, char why[PLYCUT_WHY])
{
    struct pollfd end = {.events = POLLIN};
    while ((end.fd = p->pipes.ours[COMPLAINTS]) >= 0 && poll(&end, 1, 20) > 0)
        take_complaints(p);
    const bool ended = has_ended(p, 1);
    const int status = program_kill(p);
    const char *complaint = last_complaint(p), *colon = complaint[0] != '\0' ? ": " : "";
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

/* One that has ended has been heard. */
static PlycutReply fail_to_answer(Program *p, Talk talk, char why[PLYCUT_WHY])
{
    if (talk == SAYS_MORE)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than one line");
    else if (talk == SAYS_TOO_MUCH)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than %zu bytes", p->limits.output);
    else if (talk == NO_ROOM)
        (void)snprintf(why, PLYCUT_WHY, "there was no memory for what the program wrote");
    else if (talk == TALKS && p->deaf)
        (void)snprintf(why, PLYCUT_WHY, "the program closed its input and did not answer");
    else if (talk == TALKS)
        (void)snprintf(why, PLYCUT_WHY, "the program did not answer within %g %s%s%s",
                       p->limits.seconds, p->limits.seconds > 1 ? "seconds" : "second",
                       p->chatter[0] != '\0' ? "; it wrote " : "", p->chatter);
    (void)program_kill(p);
    p->hangs += talk == TALKS;
    p->failures++;
    return p->hangs >= HANGS_MOST ? PLYCUT_NO_PROGRAM : PLYCUT_NO_REPLY;
}

static void program_refuse(void *self)
{
    Program *p = self;
    (void)program_kill(p);
    p->failures++;
}

/* ---- The tree in a file ----------------------------------------------------------------------- */

/* Has the command a place for the name of a tree's file? */
static bool needs_file(const Program *p)
{
    size_t holes = 0;
    for (char *const *word = p->words; *word != NULL; word++)
        for (const char *at = *word; (at = strstr(at, "{}")) != NULL; at += 2)
            holes++;
    return p->once && p->file == NULL && holes > (p->path != NULL);
}

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
    return fd >= 0 && close(fd) == 0;
}

static bool write_file(const Program *p, const PlycutText *question)
{
    FILE *file = fopen(p->file, "we");
    const bool written =
        file != NULL && fwrite(question->bytes, 1, question->length, file) == question->length;
    return (file == NULL || fclose(file) == 0) && written;
}

/* ---- Asking ---------------------------------------------------------------------------------- */

static PlycutReply program_ask(void *self, const PlycutText *question, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    Program *p = self;
    PlycutText line = {0};
    if ((needs_file(p) && !make_file(p)) || (p->file != NULL && !write_file(p, question)))
        return (void)snprintf(why, PLYCUT_WHY, "the file with the tree cannot be written"),
               PLYCUT_NO_PROGRAM;
    if (p->failures >= (p->answered ? FAILURES_MOST : FAILURES_AT_FIRST))
        return (void)snprintf(why, PLYCUT_WHY, "the program failed too often"), PLYCUT_NO_PROGRAM;
    if (p->pid == 0 && !program_start(p, why))
        return PLYCUT_NO_PROGRAM;
    if (p->file != NULL)
        pipe_close(&p->pipes.ours[INPUT]);
    (void)plycut_text_write(&line, question->bytes, question->length);
    (void)plycut_text_write(&line, "\n", 1);
    Talk talk = line.failed ? NO_ROOM : converse_with(p, &line);
    plycut_text_free(&line);
    *reply = p->text;
    p->text = (PlycutText){0};
    if (talk == ENDED && say_end(p, why) && p->once)
        talk = SAID_ALL;
    p->answered |= talk == SAID_ALL;
    return talk == SAID_ALL ? PLYCUT_REPLIED : fail_to_answer(p, talk, why);
}

/* ---- Opening and closing --------------------------------------------------------------------- */

/* One that ends by itself when its input does has a second for it. */
static void program_end(void *self)
{
    Program *p = self;
    pipe_close(&p->pipes.ours[INPUT]);
    if (p->pid > 0)
        (void)has_ended(p, 1);
    (void)program_kill(p);
    interrupt_forget_file(p->note);
    if (p->file != NULL)
        (void)unlink(p->file);
    free(p->file);
    p->file = NULL;
}

PlycutProgram program_open(char *const *words, const char *path, size_t length,
                           const ProgramLimits *limits, bool once)
{
    Program *p = calloc(1, sizeof *p);
    PlycutProgram program = {program_ask, program_refuse, program_end, p};
    if (p == NULL)
        return program;
    *p = (Program){.words = words,
                   .path = path != NULL ? strndup(path, length) : NULL,
                   .once = once,
                   .limits = *limits,
                   .pipes = PIPES_CLOSED,
                   .group = -1,
                   .note = -1};
    if (path != NULL && p->path == NULL)
        program_close(&program);
    return program;
}

void program_close(PlycutProgram *program)
{
    Program *p = program->self;
    if (p != NULL)
        free(p->path);
    free(p);
    program->self = NULL;
}
