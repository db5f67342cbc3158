/* interrupt.c - signals that end the program; everything called here is async-signal-safe. */
#include "os/interrupt.h"

#include <string.h>
#include <unistd.h>

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};
#define ENDING_SIGNALS (sizeof ending_signals / sizeof *ending_signals)

static char unfinished[4096];
static volatile sig_atomic_t helper;

static void clean_up(int signal_number)
{
    if (unfinished[0] != '\0')
        (void)unlink(unfinished);
    if (helper > 0)
        (void)kill((pid_t)helper, SIGTERM);
    (void)raise(signal_number);
}

void interrupt_install(void)
{
    for (size_t i = 0; i < ENDING_SIGNALS; i++) {
        struct sigaction action, before;
        memset(&action, 0, sizeof action);
        action.sa_handler = clean_up;
        action.sa_flags = (int)SA_RESETHAND;
        /* nohup: a signal that was ignored stays so. */
        if (sigaction(ending_signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            (void)sigaction(ending_signals[i], &action, NULL);
    }
}

void interrupt_block(sigset_t *before)
{
    sigset_t ending;
    (void)sigemptyset(&ending);
    for (size_t i = 0; i < ENDING_SIGNALS; i++)
        (void)sigaddset(&ending, ending_signals[i]);
    (void)sigprocmask(SIG_BLOCK, &ending, before);
}

void interrupt_unblock(const sigset_t *before)
{
    (void)sigprocmask(SIG_SETMASK, before, NULL);
}

bool interrupt_note_file(const char *path)
{
    size_t length = path != NULL ? strlen(path) : 0;
    if (length >= sizeof unfinished)
        return false;
    memcpy(unfinished, length > 0 ? path : "", length + 1);
    return true;
}

void interrupt_note_child(pid_t child)
{
    helper = (sig_atomic_t)child;
}
