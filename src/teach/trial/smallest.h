/* smallest.h - the parts of the hunt for the smallest tree on which a program differs. */
#pragma once

#include "trial/trial.h"

typedef struct Hunt {
    Run *run;
    unsigned what; /* the bit of what differs */
    bool distinct; /* only trees in which no value comes twice */
    size_t asks;   /* how often the program may still be asked */
    Skeleton *best;
    Skeleton tried;
    Said expected, suspected;
    Answer asked;
    bool found; /* the tree that is tried, which then becomes the best one, differs */
} Hunt;

/* Ask h->tried, unless that is not worth it. False: an error. */
bool hunt_try(Hunt *h);

/* smallest_order.c: trees in order of size: fewest leaves first, with the values 0, 1, 2 ... */
bool hunt_in_order(Hunt *h);

/* smallest_steps.c: make h->best smaller step by step; give it values of which none comes twice. */
bool hunt_by_steps(Hunt *h);
bool hunt_breaks_ties(Hunt *h);
