/* graphviz.h - has Graphviz's dot lay out a picture. */
#ifndef OS_GRAPHVIZ_H
#define OS_GRAPHVIZ_H

#include <plycut/base.h>

/* Run dot on DOT text, and append the SVG that it writes. If it fails, the error has what it wrote to standard error;
 * with verbose that is always shown. */
bool graphviz_run(const PlycutText *dot, bool verbose, PlycutText *svg, PlycutError *error);

#endif
