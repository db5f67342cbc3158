/* child_run.c - runs a program that makes something of a text: dot, rsvg-convert, gnuplot. A line on the terminal shows which
 * one is running. */
#include "os/child.h"
#include "os/on_path.h"
#include "os/terminal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* dot may need minutes for a large graph, but a program that hangs must end. */
enum { LIMIT_SECONDS = 600, LIMIT_MOST = 1000000 };

static bool read_limit(uint64_t *seconds, PlycutError *error)
{
    const char *given = getenv("PLYCUT_TIMEOUT");
    *seconds = LIMIT_SECONDS;
    return given == NULL || given[0] == '\0' ||
           (plycut_integer_parse(given, strlen(given), LIMIT_MOST, seconds) && *seconds > 0) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "PLYCUT_TIMEOUT: expected seconds, a whole number from 1 to %d, not '%s'",
                       LIMIT_MOST, given);
}

/* What the program wrote to standard error, as one line. */
static const char *complaints_line(Child *child)
{
    char *said = child_complaints(child);
    for (char *end = said; (end = strchr(end, '\n')) != NULL;)
        *end = ' ';
    return said[0] != '\0' ? said : "it printed no message";
}

/* Feed it and read it until it has ended. False: it has not, in this time. */
static bool child_talk(Child *child, const char *name, uint64_t seconds)
{
    enum { SECOND = 1000 };
    const double until = plycut_seconds() + (double)seconds;
    int waited = 0;
    while ((child->ends[OUTPUT] >= 0 || child->ends[COMPLAINTS] >= 0) && !child->output.failed) {
        if (plycut_seconds() >= until)
            return false;
        if (!child_serve(child, SECOND))
            progress_wait(name, ++waited);
    }
    return child->output.failed || child_has_ended(child, until);
}

static bool child_succeeded(Child *child, int status, const ChildProgram *program,
                            PlycutError *error)
{
    const char *name = program->arguments[0];
    if (child->output.failed)
        return plycut_no_memory(error);
    if (WIFSIGNALED(status))
        return plycut_fail(error, PLYCUT_E_SYSTEM, "%s was killed by signal %d", name,
                           WTERMSIG(status));
    if (WEXITSTATUS(status) != 0)
        return plycut_fail(error, PLYCUT_E_SYSTEM, "%s failed with status %d: %s", name,
                           WEXITSTATUS(status), complaints_line(child));
    if (child->output.length == 0 && !program->may_be_empty)
        return plycut_fail(error, PLYCUT_E_SYSTEM, "%s wrote no %s: %s", name, program->product,
                           complaints_line(child));
    if (child_complaints(child)[0] != '\0')
        message(TALK_DETAIL, "%s says: %s", name, complaints_line(child));
    return true;
}

static bool child_work(Child *child, const ChildProgram *program, const PlycutText *input,
                       PlycutError *error)
{
    const char *name = program->arguments[0];
    uint64_t seconds;
    if (!read_limit(&seconds, error))
        return false;
    const int reason = child_start(child, program->arguments, 0);
    if (reason == ENOENT)
        return plycut_fail(error, PLYCUT_E_SYSTEM, "%s was not found: %s", name, program->needed);
    if (reason != 0)
        return plycut_fail(error, PLYCUT_E_SYSTEM, "%s: cannot be run: %s", name, strerror(reason));
    child->input = input;
    const bool ended = child_talk(child, name, seconds);
    const int status = child_end(child);
    progress_end(0);
    return ended ? child_succeeded(child, status, program, error)
                 : plycut_fail(error, PLYCUT_E_SYSTEM,
                               "%s did not finish within %d seconds: draw less, or set "
                               "PLYCUT_TIMEOUT to more seconds",
                               name, (int)seconds);
}

bool child_run(const ChildProgram *program, const PlycutText *input, PlycutText *output,
               PlycutError *error)
{
    Child child = NO_CHILD;
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    (void)sigaction(SIGPIPE, &ignore, &before);
    const bool done = child_work(&child, program, input, error);
    (void)sigaction(SIGPIPE, &before, NULL);
    *output = child.output;
    return done;
}

bool child_program_is_there(const char *name)
{
    enum { LONGEST = 4096 };
    char path[LONGEST];
    return on_path(name, path, sizeof path);
}
