/* clock.c - seconds, for time budgets. */
#include <plycut/base.h>

#include <time.h>

double plycut_seconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
