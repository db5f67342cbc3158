/* cause.h - the arrows from a node that cut off deep to the owner of the bound. */
#ifndef PLYCUT_RENDER_CAUSE_H
#define PLYCUT_RENDER_CAUSE_H

#include "render/line.h"

/* At most so many are drawn; the owner's name beside the bound tells the others. */
enum { CAUSES = 12 };

enum {
    CAUSE_RANKS = 80,                  /* longer arrows are not drawn: a DOT string has its limit */
    CAUSE_POINTS = 1 + 6 * CAUSE_RANKS /* of the curve of the longest */
};

typedef struct Cause {
    uint32_t from, to; /* drawn nodes */
    int *lanes;        /* x in each rank between the two, from the lower up */
} Cause;

typedef struct Causes {
    Cause items[CAUSES];
    int count;
    bool more;    /* there were more */
    bool crowded; /* one was left out that would have run through a label of an edge */
} Causes;

/* Choose the arrows and their ways between the nodes. False: no memory. */
bool causes_make(const Scene *scene, Causes *causes, Arena *arena);

/* `pos="e,x,y ..."` of an arrow. */
void cause_write(const Scene *scene, const Cause *cause, PlycutOut *out);

/* The x where an arrow leaves the lower node for a lane, and where it comes to the upper one. */
int cause_start(const Drawn *from, int lane);
int cause_end(const Drawn *to, int lane);

/* Does it run through a label of an edge? */
bool cause_touches(const Scene *scene, const Cause *cause, const EdgeLabel *label);

/* Does the part of an arrow between two ranks? */
bool bend_touches(Point from, Point to, const EdgeLabel *label);

#endif
