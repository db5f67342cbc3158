/* sketch.h - programs with a flaw that none of plycut's searches has. */
#pragma once

#include "trial/trial.h"

/* One of sketches.def. */
struct Sketch {
    const char *name, *clause;
    bool starts; /* best values start here, at nodes of MAX and of MIN */
    double start_max, start_min;
    double infinity;             /* what it takes for infinity; 0: that, ... */
    bool open_window, open_best; /* ... but not in the root's window, or not for the best value */
    double root_alpha;           /* where the root's alpha starts; 0: at minus infinity */
    bool zero_is_none;           /* a best value of 0 is replaced by any other */
    bool swaps;                  /* children get alpha for beta, and beta for alpha */
    bool inverted;               /* it stops as long as alpha is less than beta */
    int only;   /* the following four flaws: at nodes of MAX only, or of MIN; 0: at both */
    bool first; /* it stops after the first child */
    bool late;  /* the test compares what the bounds were before the last child */
    int bound; /* what a node makes of its own bound; 0: the better of the bound and its best value */
    int skips;       /* which of the children it leaves out */
    bool min_stays;  /* below a MIN node, all are MIN nodes */
    bool raw_leaves; /* a leaf is not worth the negative of its value where MIN moves */
    bool loses;      /* a cutoff returns no value, but what is worst for the player, ... */
    bool loses_low;  /* ... or for MAX */
    int again;       /* which children are searched twice */
    bool table;      /* it keeps the values of subtrees, ... */
    bool any_player; /* ... whoever moves there */
    double win;      /* a value that ends the loop; 0: none does */
    int depth;       /* where it stops looking; 0: nowhere */
    int leaves;      /* children are sorted: leaves come first, or last */
};

/* What it says of a tree; *fits: it can search this tree at all. */
bool sketch_says(const Sketch *sketch, const PlycutSearchOptions *options, const Skeleton *shape,
                 Said *said, bool *fits, PlycutError *error);

size_t sketch_count(void);
const Sketch *sketch_at(size_t index);
