/* graphviz.h - DOT made into pictures by Graphviz's own programs. */
#ifndef OS_GRAPHVIZ_H
#define OS_GRAPHVIZ_H

#include <plycut/render.h>

/* Run the program of the layout (neato -n2, or dot) on DOT text and append its output, in the
 * format of -T, to picture. Its messages on standard error are reported if it fails, and shown if
 * verbose. */
bool graphviz_run(const PlycutText *dot, PlycutLayout layout, const char *format, bool verbose,
                  PlycutText *picture, PlycutError *error);

#endif
