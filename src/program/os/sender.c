/* sender.c - whether a judged program sent a signal. Its process group and its session tell; a process that has left both is
 * still among our descendants: its parents lead to plycut, which adopts it when they end (PR_SET_CHILD_SUBREAPER). Where a
 * system has no /proc, or plycut cannot adopt, such a process is not recognised. All of it may run in a signal handler. */
#include "os/sender.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

static bool is_noted(pid_t id, const atomic_int *groups, size_t count)
{
    bool noted = false;
    for (size_t i = 0; i < count; i++)
        noted |= groups[i] > 0 && (pid_t)groups[i] == id;
    return noted;
}

/* ---- Descent --------------------------------------------------------------------------------- */

/* Write text and number one after the other; the end of the text. */
static char *add_text(char *to, const char *text)
{
    while (*text != '\0')
        *to++ = *text++;
    *to = '\0';
    return to;
}

static char *add_digits(char *to, pid_t id)
{
    char digits[16];
    size_t count = 0;
    for (; id > 0 && count < sizeof digits; id /= 10)
        digits[count++] = (char)('0' + id % 10);
    while (count > 0)
        *to++ = digits[--count];
    *to = '\0';
    return to;
}

void children_path(char path[64])
{
    (void)add_text(add_digits(add_text(path, "/proc/self/task/"), getpid()), "/children");
}

/* "4711 (name) S 42 ...": 42. A name may have parentheses and blanks. 0: not known. */
static pid_t parent_in(const char *text, size_t length)
{
    static const char STATE[] = " S ";
    pid_t parent = 0;
    while (length > 0 && text[length - 1] != ')')
        length--;
    if (length == 0)
        return 0;
    for (text += length + sizeof STATE - 1; *text >= '0' && *text <= '9'; text++)
        parent = parent * 10 + (*text - '0');
    return parent;
}

static pid_t parent_of(pid_t id)
{
    enum { SPARE = 8 }; /* zeros at the end */
    char path[64], text[512] = "";
    (void)add_text(add_digits(add_text(path, "/proc/"), id), "/stat");
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t length = file >= 0 ? read(file, text, sizeof text - SPARE) : 0;
    if (file >= 0)
        (void)close(file);
    return length > 0 ? parent_in(text, (size_t)length) : 0;
}

static bool is_descendant(pid_t id)
{
    enum { GENERATIONS = 10000 };
    const pid_t own = getpid();
    for (int i = 0; i < GENERATIONS && id > 1; i++)
        if ((id = parent_of(id)) == own)
            return true;
    return false;
}

/* ---- Files ----------------------------------------------------------------------------------- */

/* A process can have the system send a signal for a file of its own (F_SETOWN, F_SETSIG). plycut asks for none. */
static bool is_sent_for_file(const siginfo_t *info)
{
#ifdef POLL_HUP
    static const int WITH_CODES[] = {SIGILL, SIGFPE, SIGSEGV, SIGBUS, SIGTRAP, SIGSYS};
    bool has_codes = false;
    for (size_t i = 0; i < sizeof WITH_CODES / sizeof *WITH_CODES; i++)
        has_codes |= info->si_signo == WITH_CODES[i];
    return info->si_signo == SIGPOLL ||
           (!has_codes && info->si_code >= POLL_IN && info->si_code <= POLL_HUP);
#else
    (void)info;
    return false;
#endif
}

/* ---- The sender ------------------------------------------------------------------------------ */

bool is_sent_by_program(const siginfo_t *info, const atomic_int *groups, size_t count)
{
    const pid_t sender = info->si_pid;
    bool by_process = info->si_code == SI_USER;
#ifdef SI_TKILL
    by_process |= info->si_code == SI_TKILL;
#endif
    /* Other codes below zero (sigqueue) carry whatever the sender writes there, and plycut expects none. */
    if (!by_process)
        return info->si_code < 0 || is_sent_for_file(info);
    if (sender <= 0 || sender == getpid()) /* another container, or plycut itself */
        return false;
    const pid_t group = getpgid(sender);
    if (group < 0 && errno == ESRCH)
        return true;
    return is_noted(group, groups, count) || is_noted(getsid(sender), groups, count) ||
           is_descendant(sender);
}
