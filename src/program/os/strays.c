/* strays.c - finds and ends adopted children. All of it may run in a signal handler. */
#include "os/strays.h"
#include "os/sender.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* Without this, other children of this process are none of ours. */
static atomic_bool adopts;

bool strays_adopt(void)
{
#ifdef PR_SET_CHILD_SUBREAPER
    adopts = prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
#endif
    return adopts;
}

static bool is_of_group(pid_t id, const atomic_int *groups, size_t count)
{
    const pid_t group = getpgid(id), session = getsid(id);
    for (size_t i = 0; i < count; i++)
        if (groups[i] > 0 && (groups[i] == group || groups[i] == session || groups[i] == id))
            return true;
    return false;
}

/* It ends for certain, but perhaps not at once: what it does in the system comes first. */
static bool stray_end(pid_t id, const atomic_int *groups, size_t count)
{
    if (is_of_group(id, groups, count))
        return false;
    (void)kill(id, SIGKILL);
    (void)waitpid(id, NULL, 0);
    return true;
}

/* The numbers in the list of children, each with a blank after it. */
size_t strays_end(const atomic_int *groups, size_t count)
{
    char path[64], text[4096];
    pid_t id = 0;
    size_t ended = 0;
    if (!adopts)
        return 0;
    children_path(path);
    const int list = open(path, O_RDONLY | O_CLOEXEC);
    for (ssize_t length; list >= 0 && (length = read(list, text, sizeof text)) > 0;)
        for (ssize_t i = 0; i < length; i++) {
            if (text[i] >= '0' && text[i] <= '9')
                id = id * 10 + (text[i] - '0');
            else if (id > 0) {
                ended += stray_end(id, groups, count);
                id = 0;
            }
        }
    if (list >= 0)
        (void)close(list);
    return ended;
}
