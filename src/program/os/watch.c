/* watch.c - looks at the processes of programs. A program that grows while it is ended, a fork bomb, is stopped first: a process that is stopped starts no other. */
#include "os/watch.h"
#include "os/cgroup.h"
#include "os/interrupt.h"
#include "os/processes.h"
#include "os/strays.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

enum { EVERY_MILLISECONDS = 100 };

typedef struct Watched {
    bool limited;
    ChildLimits limits;
    int cgroup;
    ChildFault fault;
    uint64_t ticks,
        disk; /* the most that was seen: what a process has used is lost if nobody asks for its status */
} Watched;

static Watched watched[INTERRUPT_GROUPS];
static size_t watched_count;
static Processes processes;
static WatchMeans means = WATCH_NONE;

static pthread_mutex_t looking = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t end_asked = PTHREAD_COND_INITIALIZER;
static pthread_t watcher;
static bool runs, ends;

/* ---- Looking --------------------------------------------------------------------------------- */

static bool look(void)
{
    const bool seen = processes_read(&processes);
    if (seen)
        processes_own(&processes, interrupt_groups(), INTERRUPT_GROUPS);
    return seen;
}

/* What a program uses now. */
typedef struct Use {
    size_t processes, ready;
    uint64_t memory, disk, ticks;
} Use;

/* share: count memory that processes share once only, which takes longer. */
static Use use_of(int owner, bool share)
{
    Use use = {0};
    for (size_t i = 0; i < processes.count; i++) {
        const Process *process = &processes.items[i];
        if (process->owner != owner)
            continue;
        use.ticks += process->ticks;
        use.processes += !process->ended;
        use.ready += process->ready;
        use.memory += share ? process_memory_share(process->id) : process->memory;
        use.disk += process_disk(process->id);
    }
    return use;
}

static uint64_t most_of(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

static bool is_over(uint64_t used, uint64_t limit)
{
    return limit > 0 && used > limit;
}

static ChildFault fault_of(int owner)
{
    Watched *w = &watched[owner];
    const Use use = use_of(owner, false);
    w->ticks = most_of(w->ticks, use.ticks);
    w->disk = most_of(w->disk, use.disk);
    if (is_over(use.processes, w->limits.processes))
        return FAULT_PROCESSES;
    if (is_over(w->disk, w->limits.disk))
        return FAULT_DISK;
    return is_over(use.memory, w->limits.memory) &&
                   is_over(use_of(owner, true).memory, w->limits.memory)
               ? FAULT_MEMORY
               : FAULT_NONE;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

static size_t send(int owner, int number)
{
    size_t sent = 0;
    for (size_t i = 0; i < processes.count; i++)
        if (processes.items[i].owner == owner && !processes.items[i].ended) {
            (void)kill(processes.items[i].id, number);
            sent++;
        }
    return sent;
}

/* Until no new ones appear. */
static void end_all_of(int owner)
{
    enum { ROUNDS = 200 };
    size_t before = 0, now = 0;
    for (int round = 0; round < ROUNDS && (now != before || round < 2) && look(); round++) {
        before = now;
        now = send(owner, SIGSTOP);
    }
    (void)send(owner, SIGKILL);
}

static void look_at_all(void)
{
    if (!look())
        return;
    for (int i = 0; i < INTERRUPT_GROUPS; i++)
        if (interrupt_groups()[i] > 0 && watched[i].limited && watched[i].fault == FAULT_NONE) {
            watched[i].fault = fault_of(i);
            if (watched[i].fault != FAULT_NONE) {
                cgroup_kill(watched[i].cgroup);
                end_all_of(i);
            }
        }
    if (use_of(OWNER_STRAY, false).processes > 0)
        programs_sweep();
}

static void *watch_always(void *nothing)
{
    (void)nothing;
    struct timespec until;
    (void)pthread_mutex_lock(&looking);
    while (!ends) {
        if (watched_count > 0)
            look_at_all();
        (void)clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += EVERY_MILLISECONDS * 1000000L;
        until.tv_sec += until.tv_nsec / 1000000000L;
        until.tv_nsec %= 1000000000L;
        if (!ends)
            (void)pthread_cond_timedwait(&end_asked, &looking, &until);
    }
    (void)pthread_mutex_unlock(&looking);
    return NULL;
}

/* ---- Beginning and end ----------------------------------------------------------------------- */

void watch_prepare(void)
{
    means = cgroup_begin() ? WATCH_CGROUP : processes_read(&processes) ? WATCH_LOOK : WATCH_NONE;
}

void watch_begin(void)
{
    ends = false;
    runs = pthread_create(&watcher, NULL, watch_always, NULL) == 0;
}

void watch_end(void)
{
    watch_lock();
    ends = true;
    (void)pthread_cond_signal(&end_asked);
    watch_unlock();
    if (runs)
        (void)pthread_join(watcher, NULL);
    runs = false;
    processes_free(&processes);
    cgroup_end();
}

WatchMeans watch_means(void)
{
    return means;
}

void watch_lock(void)
{
    (void)pthread_mutex_lock(&looking);
}

void watch_unlock(void)
{
    (void)pthread_mutex_unlock(&looking);
}

void watch_note(int note, const ChildLimits *limits, int cgroup)
{
    if (note < 0)
        return;
    watched[note] =
        (Watched){.limited = limits->processes > 0, .limits = *limits, .cgroup = cgroup};
    watched_count += watched[note].limited;
}

ChildFault watch_forget(int note)
{
    if (note < 0 || !watched[note].limited)
        return FAULT_NONE;
    watched[note].limited = false;
    watched_count--;
    return watched[note].fault;
}

double watch_used(int note, bool *ready)
{
    const long second = sysconf(_SC_CLK_TCK);
    double used = -1;
    *ready = false;
    watch_lock();
    if (note >= 0 && second > 0 && look()) {
        const Use use = use_of(note, false);
        *ready = use.ready > 0;
        watched[note].ticks = most_of(watched[note].ticks, use.ticks);
        used = (double)watched[note].ticks / (double)second;
    }
    watch_unlock();
    return used;
}

void watch_end_strays(void)
{
    end_all_of(OWNER_STRAY);
}
