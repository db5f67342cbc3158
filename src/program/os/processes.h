/* processes.h - the processes of this machine, as /proc tells, and which of them belong to which of our programs. */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Whose a process is: the index of a program's group, or one of these. A stray descends from plycut, but from no program that still runs. */
enum { OWNER_NOBODY = -1, OWNER_STRAY = -2 };

typedef struct Process {
    pid_t id, parent, group, session;
    uint64_t ticks; /* of processor time, with that of its children that have ended */
    uint64_t
        memory; /* bytes that it has in memory; what it shares with others counts for each of them */
    int owner;
    bool ready; /* it computes, or waits for a processor or a disk */
    bool ended; /* but its parent has not yet asked for its status */
} Process;

typedef struct Processes {
    Process *items; /* in the order of their numbers */
    size_t count, room;
} Processes;

/* Read all, into the same memory again. False: there is no /proc, or no memory. */
bool processes_read(Processes *processes);
void processes_free(Processes *processes);

/* Find their owners. The groups are those of running programs, which lead a session, too; 0: an unused entry. */
void processes_own(Processes *processes, const atomic_int *groups, size_t count);

/* Bytes in memory, with its share of what it shares with others; and bytes that it has had written to disks. 0: not known. */
uint64_t process_memory_share(pid_t id);
uint64_t process_disk(pid_t id);

/* Was it started with this variable, as in NAME=VALUE? */
bool process_has_variable(pid_t id, const char *variable);
