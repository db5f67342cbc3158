/* strays.h - what programs leave behind: processes that have left their program's group, and whose parents have ended. plycut adopts them (PR_SET_CHILD_SUBREAPER). */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* From now on, plycut adopts them. False: the system cannot; then nothing below finds any. */
bool strays_adopt(void);

/* End the children of this process that are in none of these groups (leaders of sessions; 0: an unused entry). Returns how many there
 * were: call it until that is 0, since plycut then adopts what they leave behind. A signal handler may call it. */
size_t strays_end(const atomic_int *groups, size_t count);
