/* asked.h - the nodes that people ask about, by path or by name. */
#ifndef FACTS_ASKED_H
#define FACTS_ASKED_H

#include <plycut/trace.h>

/* The node that an option's argument means; PLYCUT_NO_NODE, and an error that names the option, if there is
 * none or if several have the name. */
uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error);

#endif
