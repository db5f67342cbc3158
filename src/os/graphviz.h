/* graphviz.h - DOT made into pictures by Graphviz's own programs. */
#ifndef OS_GRAPHVIZ_H
#define OS_GRAPHVIZ_H

#include <plycut/render.h>

/* Run the program of the layout (neato -n2, or dot) over DOT text and append what it makes, in the
 * format of -T, to picture. What it says on standard error is reported where it fails, and shown if
 * verbose. */
bool graphviz_run(const PlycutText *dot, PlycutLayout layout, const char *format, bool verbose,
                  PlycutText *picture, PlycutError *error);

#endif
