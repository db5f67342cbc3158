/* used.h - how much processor time a program has used, with all that it has started. */
#pragma once

#include <sys/types.h>

/* Seconds, of all processes of a session that still run, since they started; negative: nothing is known (there is no /proc). */
double seconds_used(pid_t session);
