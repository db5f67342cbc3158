/* progress.c - the progress line of a long search, on a terminal after one second. */
#include "os/terminal.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static struct {
    const char *label, *algorithm;
    bool wanted, verbose, shown;
    struct timespec start;
} progress;

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

double progress_seconds(void)
{
    return seconds_since(&progress.start);
}

void progress_begin(const char *label, const char *algorithm, bool quiet, bool verbose)
{
    progress.label = label;
    progress.algorithm = algorithm;
    progress.wanted = !quiet && isatty(STDERR_FILENO);
    progress.verbose = verbose && !quiet;
    (void)clock_gettime(CLOCK_MONOTONIC, &progress.start);
}

void progress_tick(void *self, uint64_t nodes)
{
    (void)self;
    double seconds = progress.wanted ? seconds_since(&progress.start) : 0;
    if (seconds < 1)
        return;
    progress.shown = true;
    fprintf(stderr, "\r\033[K%.40s: %s: %" PRIu64 " million nodes, %d s", progress.label,
            progress.algorithm, nodes / 1000000, (int)seconds);
    (void)fflush(stderr);
}

void progress_files(size_t done, size_t total)
{
    if (!progress.wanted || seconds_since(&progress.start) < 1)
        return;
    progress.shown = true;
    fprintf(stderr, "\r\033[K%.40s: %s: %zu of %zu files", progress.label, progress.algorithm, done,
            total);
    (void)fflush(stderr);
}

void progress_games(uint64_t done, uint64_t total)
{
    if (!progress.wanted || seconds_since(&progress.start) < 1)
        return;
    progress.shown = true;
    fprintf(stderr, "\r\033[K%.40s: %" PRIu64 " of %" PRIu64 " games", progress.label, done, total);
    (void)fflush(stderr);
}

void progress_games_end(uint64_t games)
{
    progress_end(0);
    if (progress.verbose && games > 0)
        message("%s: %" PRIu64 " games in %d ms", progress.label, games,
                (int)(seconds_since(&progress.start) * 1000));
}

void progress_end(uint64_t nodes)
{
    if (progress.shown)
        fputs("\r\033[K", stderr);
    progress.shown = false;
    if (progress.verbose && nodes > 0)
        message("%s: %s: %" PRIu64 " nodes in %d ms", progress.label, progress.algorithm, nodes,
                (int)(seconds_since(&progress.start) * 1000));
}
