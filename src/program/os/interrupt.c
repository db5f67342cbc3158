/* interrupt.c - signals that end the program. The handler calls only async-signal-safe functions.
 */
#include "os/interrupt.h"
#include "os/sender.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static const int ending_signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGPIPE, SIGALRM,
                                     SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF};
#define ENDING_SIGNALS (sizeof ending_signals / sizeof *ending_signals)

/* The names of unfinished files; an unused entry is "". */
static char unfinished[INTERRUPT_FILES][4096];
/* Process groups of other programs; an unused entry is 0. */
static atomic_int groups[INTERRUPT_GROUPS];
static sigset_t before_block;

/* While programs are on trial, signals that they send are not obeyed. */
static atomic_bool programs_run, refused;

static bool is_refused(const siginfo_t *info)
{
    const int before = errno;
    bool own = false;
    if (programs_run) {
        own = is_sent_by_program(info, groups, INTERRUPT_GROUPS);
        if (own)
            refused = true;
    }
    errno = before;
    return own;
}

static void end_by(int signal_number, siginfo_t *info, void *context)
{
    (void)context;
    if (is_refused(info))
        return;
    if (signal_number == SIGTSTP || signal_number == SIGTTIN || signal_number == SIGTTOU) {
        (void)raise(SIGSTOP);
        return;
    }
    for (size_t i = 0; i < INTERRUPT_FILES; i++)
        if (unfinished[i][0] != '\0')
            (void)unlink(unfinished[i]);
    for (size_t i = 0; i < INTERRUPT_GROUPS; i++) {
        const pid_t group = (pid_t)groups[i]; /* another thread may forget it */
        if (group > 0) {
            (void)kill(-group, SIGKILL);
            (void)kill(group, SIGKILL); /* has not made its group yet */
        }
    }
    (void)signal(signal_number, SIG_DFL);
    (void)raise(signal_number);
}

static void end_by_signal(int signal_number)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = end_by;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    (void)sigaction(signal_number, &action, NULL);
}

void interrupt_install(void)
{
    /* A write past the file-size limit then fails with EFBIG, which is reported. */
    (void)signal(SIGXFSZ, SIG_IGN);
    for (size_t i = 0; i < ENDING_SIGNALS; i++) {
        struct sigaction before;
        /* A signal that was ignored (nohup) stays ignored. */
        if (sigaction(ending_signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            end_by_signal(ending_signals[i]);
    }
}

void interrupt_block(void)
{
    sigset_t ending;
    (void)sigemptyset(&ending);
    for (size_t i = 0; i < ENDING_SIGNALS; i++)
        (void)sigaddset(&ending, ending_signals[i]);
    (void)sigprocmask(SIG_BLOCK, &ending, &before_block);
}

void interrupt_unblock(void)
{
    (void)sigprocmask(SIG_SETMASK, &before_block, NULL);
}

/* Files are written in several threads. */
static pthread_mutex_t noting = PTHREAD_MUTEX_INITIALIZER;

int interrupt_note_file(const char *path)
{
    int note = -1;
    (void)pthread_mutex_lock(&noting);
    for (int i = 0; i < INTERRUPT_FILES && note < 0 && strlen(path) < sizeof unfinished[i]; i++)
        if (unfinished[i][0] == '\0') {
            strcpy(unfinished[i], path);
            note = i;
        }
    (void)pthread_mutex_unlock(&noting);
    return note;
}

void interrupt_forget_file(int note)
{
    if (note >= 0)
        unfinished[note][0] = '\0';
}

int interrupt_note_group(pid_t group)
{
    for (int i = 0; i < INTERRUPT_GROUPS; i++)
        if (groups[i] == 0) {
            groups[i] = (int)group;
            return i;
        }
    return -1;
}

void interrupt_forget_group(int note)
{
    if (note >= 0)
        groups[note] = 0;
}

/* ---- What leaves its process group ----------------------------------------------------------- */

/* Does it belong to a program that still runs? */
static bool is_of_program(pid_t pid)
{
    const pid_t group = getpgid(pid), session = getsid(pid);
    bool noted = false;
    for (size_t i = 0; i < INTERRUPT_GROUPS; i++)
        noted |= groups[i] > 0 && (groups[i] == group || groups[i] == session || groups[i] == pid);
    return noted;
}

/* The other children of this process became ours when their parents ended. Returns how many were killed. */
static int kill_strays(void)
{
    int killed = 0;
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/self/task/%ld/children", (long)getpid());
    FILE *children = fopen(path, "r");
    for (long pid; children != NULL && fscanf(children, "%ld", &pid) == 1;)
        if (!is_of_program((pid_t)pid)) {
            (void)kill((pid_t)pid, SIGKILL);
            (void)waitpid((pid_t)pid, NULL, 0);
            killed++;
        }
    if (children != NULL)
        (void)fclose(children);
    return killed;
}

/* Strays become children of this process. Without this, its other children are none of ours. */
static bool adopts;

static struct sigaction before_programs;

/* By default, it ends and stops nothing. */
static bool is_harmless(int number)
{
#ifdef SIGWINCH
    if (number == SIGWINCH)
        return true;
#endif
    return number == SIGCHLD || number == SIGCONT || number == SIGURG;
}

/* A program on trial may send any signal. Those that would end or stop plycut are received, so that they can be refused; nobody
 * can refuse SIGKILL and SIGSTOP. */
static void receive_all(void)
{
    enum { SIGNALS = 65 };
    for (int number = 1; number < SIGNALS; number++) {
        struct sigaction before;
        if (!is_harmless(number) && sigaction(number, NULL, &before) == 0 &&
            before.sa_handler == SIG_DFL)
            end_by_signal(number);
    }
}

void programs_begin(void)
{
    (void)sigaction(SIGPIPE, NULL, &before_programs);
    (void)signal(SIGPIPE, SIG_IGN);
    receive_all();
    programs_run = true;
    (void)setenv("PLYCUT_TRIAL", "1", 1);
#ifdef PR_SET_CHILD_SUBREAPER
    adopts = prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
#endif
}

bool programs_end(void)
{
    programs_run = false;
    (void)sigaction(SIGPIPE, &before_programs, NULL);
    return refused;
}

void programs_unheard(void)
{
    (void)raise(SIGPIPE);
}

void programs_sweep(void)
{
    enum { ROUNDS = 100 };
    for (int round = 0; adopts && round < ROUNDS && kill_strays() > 0; round++)
        continue;
}
