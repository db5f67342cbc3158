/* graphviz.h - turns DOT into pictures with Graphviz's own programs. */
#ifndef OS_GRAPHVIZ_H
#define OS_GRAPHVIZ_H

#include <plycut/render.h>

/* Run the program for the layout (neato -n2, or dot) on DOT text, and append its output, in the
 * format for -T, to picture. If it fails, the error has what it wrote to standard error; with
 * verbose that is always shown. */
bool graphviz_run(const PlycutText *dot, PlycutLayout layout, const char *format, bool verbose,
                  PlycutText *picture, PlycutError *error);

#endif
