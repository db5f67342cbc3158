/* interrupt.c - signals that end the program. The handler calls only async-signal-safe functions.
 */
#define _GNU_SOURCE /* _Fork */
#include "os/interrupt.h"
#include "os/guard.h"
#include "os/sender.h"
#include "os/strays.h"
#include "os/watch.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

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

/* A signal ends plycut: other threads wait for the end. */
static atomic_bool ends;

/* A folder of programs, to be removed with all that is in it. */
static char folder_to_remove[4096];

/* Rounds in which the strays of strays are ended before plycut itself ends. */
enum { SWEEPS = 1000 };

/* fork waits for locks that the interrupted thread may hold: its own and those of malloc. _Fork does not; where there is none, fork is what a handler may call. */
static pid_t fork_in_handler(void)
{
#if defined __APPLE__ || (defined __GLIBC__ && !__GLIBC_PREREQ(2, 34))
    return fork();
#else
    return _Fork();
#endif
}

/* Another thread may just be making something in it, or have taken the first rm for a stray. */
static void remove_folder(void)
{
    enum { TRIES = 5 };
    for (int i = 0; i < TRIES && access(folder_to_remove, F_OK) == 0; i++) {
        const pid_t pid = fork_in_handler();
        if (pid == 0) {
            (void)execlp("rm", "rm", "-rf", "--", folder_to_remove, (char *)NULL);
            _exit(127);
        }
        if (pid > 0)
            (void)waitpid(pid, NULL, 0);
    }
}

void interrupt_note_folder(const char *path)
{
    folder_to_remove[0] = '\0';
    if (path != NULL && strlen(path) < sizeof folder_to_remove)
        strcpy(folder_to_remove, path);
}

void interrupt_hold(void)
{
    while (ends)
        (void)pause();
}

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
    ends = true;
    for (size_t i = 0; i < INTERRUPT_GROUPS; i++) {
        const pid_t group = (pid_t)groups[i]; /* another thread may forget it */
        if (group > 0) {
            (void)kill(-group, SIGKILL);
            (void)kill(group, SIGKILL); /* has not made its group yet */
            (void)waitpid(group, NULL, 0);
        }
    }
    for (int round = 0; round < SWEEPS && strays_end(NULL, 0) > 0; round++)
        continue;
    if (folder_to_remove[0] != '\0')
        remove_folder();
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

const atomic_int *interrupt_groups(void)
{
    return groups;
}

/* ---- Programs on trial ----------------------------------------------------------------------- */

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
    (void)strays_adopt();
    watch_prepare();
    guard_begin(folder_to_remove[0] != '\0' ? folder_to_remove : NULL);
    watch_begin();
}

bool programs_end(void)
{
    programs_run = false;
    watch_end();
    guard_end();
    (void)sigaction(SIGPIPE, &before_programs, NULL);
    return refused;
}

void programs_unheard(void)
{
    (void)raise(SIGPIPE);
}

void programs_sweep(void)
{
    /* While a signal ends plycut, what it starts to clean up is no stray. */
    while (!ends && strays_end(groups, INTERRUPT_GROUPS) > 0)
        watch_end_strays();
}
