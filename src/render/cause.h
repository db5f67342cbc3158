/* cause.h - the arrows from a node that cut off deep to the owner of the bound. */
#ifndef PLYCUT_RENDER_CAUSE_H
#define PLYCUT_RENDER_CAUSE_H

#include "render/scene.h"

/* At most so many are drawn; the owner's name beside the bound tells the others. */
enum { CAUSES = 12 };

typedef struct Cause {
    uint32_t from, to; /* drawn nodes */
    int *lanes;        /* x in each rank between the two, from the lower up */
} Cause;

typedef struct Causes {
    Cause items[CAUSES];
    int count;
    bool more; /* there were more */
} Causes;

/* Choose the arrows and their ways between the nodes. False: no memory. */
bool causes_make(const Scene *scene, Causes *causes, Arena *arena);

/* `pos="e,x,y ..."` of an arrow. */
void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out);

#endif
