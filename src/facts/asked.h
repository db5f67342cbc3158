/* asked.h - nodes that options name by path, name or leaf value. */
#ifndef FACTS_ASKED_H
#define FACTS_ASKED_H

#include <plycut/trace.h>

/* The node that an option's argument means. If there is none, or if several nodes have the name: PLYCUT_NO_NODE, and
 * an error that names the option. */
uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error);

#endif
