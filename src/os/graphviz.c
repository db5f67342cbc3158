/* graphviz.c - runs dot. */
#include "os/graphviz.h"
#include "os/child.h"

bool graphviz_run(const PlycutText *dot, bool verbose, PlycutText *svg, PlycutError *error)
{
    char program[] = "dot", option[] = "-Tsvg";
    char *const arguments[] = {program, option, NULL};
    const ChildProgram graphviz = {.arguments = arguments,
                                   .needed =
                                       "--layout dot needs Graphviz (Debian's package graphviz)",
                                   .product = "picture"};
    return child_run(&graphviz, dot, verbose, svg, error);
}
