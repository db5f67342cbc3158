/* guard.h - a process that outlives plycut for a moment: if plycut is killed, so that it can end nothing itself, the guard ends what programs on trial have started, and removes their
 * copies. */
#pragma once

/* Start it, before there are threads. `folder` is to be removed; NULL: none. Nothing happens if it cannot be started. */
void guard_begin(const char *folder);
/* End it: plycut has cleaned up. */
void guard_end(void);
