/* watch.h - what programs may use, each together with all that it has started. A thread looks at all processes ten times a second, and ends a program that uses more;
 * where cgroups can be made (cgroup.h), the system keeps the limits of memory and processes, too. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* 0: no limit. */
typedef struct ChildLimits {
    uint64_t memory, disk; /* bytes, in memory; and written to files */
    size_t processes;
} ChildLimits;

/* Which of them was passed. */
typedef enum ChildFault { FAULT_NONE, FAULT_MEMORY, FAULT_DISK, FAULT_PROCESSES } ChildFault;

/* How limits are kept: by the system; by looking at the processes; only for each process and each file, where there is no /proc. */
typedef enum WatchMeans { WATCH_CGROUP, WATCH_LOOK, WATCH_NONE } WatchMeans;

/* Find out how limits can be kept. */
void watch_prepare(void);
/* After that: between these two, programs are watched. */
void watch_begin(void);
void watch_end(void);
WatchMeans watch_means(void);

/* While locked, nothing is looked at, and no other thread starts or ends a program. What follows, but watch_used, is called under the lock. */
void watch_lock(void);
void watch_unlock(void);

/* Note the limits of the program with this note (interrupt_note_group; -1: nothing happens), and its control group. Without a limit of processes it is not watched. */
void watch_note(int note, const ChildLimits *limits, int cgroup);
/* It is to be ended: look no more. Why the watch has ended it, if it has. */
ChildFault watch_forget(int note);

/* Takes the lock. Seconds of processor time that it has used with all that it has started; negative: not known. *ready: one of them computes, or waits for a processor. */
double watch_used(int note, bool *ready);

/* End what descends from this process but belongs to no program that still runs. */
void watch_end_strays(void);
