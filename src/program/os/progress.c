/* progress.c - the progress line of a long search, on a terminal after one second. */
#include "os/terminal.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

static struct {
    const char *label, *algorithm;
    bool wanted, shown;
    double start; /* of plycut_seconds */
} progress;

double progress_seconds(void)
{
    return plycut_seconds() - progress.start;
}

void progress_begin(const char *label, const char *algorithm)
{
    progress.label = label;
    progress.algorithm = algorithm;
    progress.wanted = talk_tells(TALK_NOTE) && isatty(STDERR_FILENO);
    progress.start = plycut_seconds();
}

/* After the first second, replace the line that is shown. */
PLYCUT_PRINTF(1, 2) static void show(const char *format, ...)
{
    va_list arguments;
    if (!progress.wanted || progress_seconds() < 1)
        return;
    progress.shown = true;
    fputs("\r\033[K", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fflush(stderr);
}

void progress_tick(void *self, uint64_t nodes)
{
    (void)self;
    show("%.40s: %s: %" PRIu64 " million nodes, %d s", progress.label, progress.algorithm,
         nodes / 1000000, (int)progress_seconds());
}

void progress_files(size_t done, size_t total)
{
    show("%.40s: %s: %zu of %zu files", progress.label, progress.algorithm, done, total);
}

void progress_games(uint64_t done, uint64_t total)
{
    show("%.40s: %" PRIu64 " of %" PRIu64 " games", progress.label, done, total);
}

void progress_wait(const char *program, int seconds)
{
    show("waiting for %s, %d s", program, seconds);
}

void progress_games_end(uint64_t games)
{
    progress_end(0);
    if (games > 0)
        message(TALK_DETAIL, "%s: %" PRIu64 " games in %d ms", progress.label, games,
                (int)(progress_seconds() * 1000));
}

void progress_end(uint64_t nodes)
{
    if (progress.shown)
        fputs("\r\033[K", stderr);
    progress.shown = false;
    if (nodes > 0)
        message(TALK_DETAIL, "%s: %s: %" PRIu64 " nodes in %d ms", progress.label,
                progress.algorithm, nodes, (int)(progress_seconds() * 1000));
}
