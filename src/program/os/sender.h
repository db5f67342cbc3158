/* sender.h - who sent a signal: a program that plycut started, or anything that such a program has started? */
#pragma once

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* For signal handlers. The groups are those of running programs, which lead a session, too; 0: an unused entry.
 * A sender that has ended in the meantime counts as a program's: a user who is not obeyed can press Ctrl-C or ask again,
 * but a row that a program has taken from others is lost. What the system sends, from the terminal or at a limit, comes from no program. */
bool is_sent_by_program(const siginfo_t *info, const atomic_int *groups, size_t count);

/* The file that lists the children of this process's first thread, which gets those that it adopts: /proc/self/task/ID/children. A signal handler may call it. */
void children_path(char path[64]);
