/* cause.h - the arrows from a node that cut off deep to the owner of the bound. */
#pragma once

#include "layout/line.h"

/* At most this many are drawn; the owner's name next to the bound identifies the others. */
enum { CAUSES = 12 };

typedef struct Cause {
    uint32_t from, to; /* drawn nodes */
} Cause;

typedef struct Causes {
    Cause items[CAUSES];
    int count;
    bool more; /* there were more */
} Causes;

/* Choose the arrows of a tree. */
Causes causes_make(const Scene *scene);

/* An arrow is one curve, from the side of the lower node to that of the owner: its beginning, two controls, its tip. The
 * head takes cause_head() points of its end. */
typedef struct Arc {
    Point from, first, second, tip;
} Arc;
Arc cause_arc(const Scene *scene, const Cause *cause);
int cause_head(const Scene *scene);
