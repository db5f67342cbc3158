/* asked.h - nodes that options name by path, name or leaf value. */
#pragma once

#include <plycut/trace.h>

/* The node that an option's argument means. If no node or more than one fits, sets an error that names the option and
 * returns PLYCUT_NO_NODE. */
uint32_t node_asked(const PlycutTrace *trace, const char *option, const char *text,
                    PlycutError *error);
