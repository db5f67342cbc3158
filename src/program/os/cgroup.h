/* cgroup.h - a control group (cgroup v2 of Linux) for each program on trial, where this user may make one: all that the program starts is in it, whatever it does, and ends
 * at once. If the system counts memory and processes there, it keeps their limits, too. */
#pragma once

#include "os/watch.h"

/* Can groups be made? They are beside plycut's own group, or beside one above it. */
bool cgroup_begin(void);
void cgroup_end(void);

/* End what is in the groups of this plycut, or (0) of each that was killed, and remove them. */
void cgroup_clean(pid_t of);

/* Make a group with these limits; *group: its number, for the functions below, which do nothing for -1. A descriptor for cgroup_join, or -1: there is none. */
int cgroup_make(const ChildLimits *limits, int *group);

/* Called in a new process: go into the group. */
void cgroup_join(int descriptor);

/* End all that is in it. */
void cgroup_kill(int number);

/* Remove it after that. Has the system ended something in it for lack of memory? */
bool cgroup_remove(int number);
