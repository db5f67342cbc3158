/* cause.h - the arrows from a node that cut off deep to the owner of the bound. */
#ifndef LAYOUT_CAUSE_H
#define LAYOUT_CAUSE_H

#include "layout/line.h"

/* At most this many are drawn; the owner's name next to the bound identifies the others. */
enum { CAUSES = 12 };

enum {
    CAUSE_RANKS = 80,                             /* longer arrows are not drawn: ... */
    CAUSE_POINTS = 1 + 4 * 3 * (CAUSE_RANKS + 1), /* ... a DOT string has its limit */
    STRETCH_POINTS = 10                           /* upright, bent, upright */
};

/* Where a stretch between two ranks is bent: shares of the room there, in twelfths from below. */
typedef struct Bend {
    int low, high;
} Bend;

#define BEND_WHOLE ((Bend){0, 12})

typedef struct Cause {
    uint32_t from, to; /* drawn nodes */
    int *x;            /* where it leaves the lower one, crosses each rank between, and comes to the
                          upper one; from the lower one's middle */
    Bend *bends;       /* of the stretches between these */
} Cause;

/* The drawn nodes of each rank, from left to right (preorder has them so already). */
typedef struct Ranks {
    uint32_t *nodes;
    uint32_t *begin; /* one more than there are ranks */
} Ranks;

typedef struct Causes {
    Cause items[CAUSES];
    int count;
    bool more;    /* there were more */
    bool crowded; /* an arrow was left out because it would have run through the label of an edge */
    Ranks ranks;
    struct Route *route; /* work space for finding a route */
} Causes;

/* Choose the arrows and their routes between the nodes. False: no memory. */
bool causes_make(const Scene *scene, Causes *causes, Arena *arena);

/* Find other routes for arrows that run through labels, which stay where they are; leave out those
 * without a free route. */
void causes_settle(const Scene *scene, Causes *causes);

/* The curve of an arrow: a point, then three for each part (two controls and its end). Its head
 * begins at the last point, cause_head() points high. Returns how many points there are. */
int cause_points(const Scene *scene, const Cause *cause, Point points[CAUSE_POINTS]);

/* Does it run through the label of the edge above a node? */
bool cause_touches(const Scene *scene, const Cause *cause, uint32_t drawn);

/* How many stretches it has. */
int cause_stretches(const Scene *scene, const Cause *cause);

/* The ends of a stretch (0: the lowest), given how far from the lower node's middle it begins and
 * ends. The arrow's head begins at the end of the last one. */
typedef struct Stretch {
    Point from, to;
    int low, high; /* the room in which it may bend */
    int head;      /* the length of the arrow's head at its end, or 0 */
} Stretch;
Stretch cause_stretch(const Scene *scene, const Cause *cause, int stretch, int from_x, int to_x);

/* Does the stretch run through a label if it is bent there? */
bool stretch_touches(const Stretch *stretch, Bend bend, const EdgeLabel *label);

/* The length of an arrow's head: points. */
int cause_head(const Scene *scene);

#endif
