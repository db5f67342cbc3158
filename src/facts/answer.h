/* answer.h - one answer to one fact, whoever gives it: a search, a published key or a student. */
#pragma once

#include <plycut/facts.h>

#include <math.h>

/* A node; or (PLYCUT_NO_NODE) a leaf known only by its value, which several leaves have. */
typedef struct Ref {
    uint32_t node;
    double value; /* of a leaf; if there is no node, NaN means a word that could not be parsed */
} Ref;

#define UNREAD_REF ((Ref){PLYCUT_NO_NODE, NAN})

/* An update of a bound. */
typedef struct Update {
    uint32_t node;
    bool alpha;
    double value;
    size_t event; /* in the trace that it comes from */
} Update;

/* How the two sides of a cutoff's test are compared. */
typedef enum Relation { REL_NONE, REL_LESS, REL_AT_MOST, REL_MORE, REL_AT_LEAST } Relation;

enum { UNSTATED = -1 };

/* A cutoff at a node. People may leave out any part. */
typedef struct Cutoff {
    int alpha;           /* 1: an alpha cutoff, 0: beta, or UNSTATED */
    int kind;            /* a PlycutCutKind, or UNSTATED */
    Relation relation;   /* REL_NONE: no test is given */
    double value, bound; /* left and right of the relation */
    bool owned;          /* the answer gives the bound's owner: */
    uint32_t owner;      /* PLYCUT_NO_NODE: the root's window */
} Cutoff;

/* An answer. The fact's shape says which members count. Whoever makes an answer owns its lists. */
typedef struct Answer {
    PlycutFact fact;
    uint32_t node;      /* the node in question; PLYCUT_NO_NODE: the whole search */
    int reading;        /* its reading, an index of the fact's READINGs; UNSTATED: any */
    bool never;         /* of a node: it was never visited, or never cuts off */
    double number;      /* number, value */
    PlycutBound bound;  /* for value, and for a number that may be a bound */
    double alpha, beta; /* window */
    Cutoff cutoff;      /* cutoff, of a node */
    int word;           /* word: an index of the fact's FACT_WORDs */
    /* interval: of this leaf; PLYCUT_NO_NODE: no leaf is named, or it depends on several */
    PlycutIntervals values;
    uint32_t leaf;
    const Ref *refs; /* node (none or one), line, nodes, set, cover; cutoff, of the whole search */
    const Update *updates;
    size_t count; /* of refs or updates */
} Answer;

/* What nodes are called in written answers. */
typedef enum Naming {
    NAMED,          /* by name; in a generated game by path */
    NAMED_BY_VALUE, /* leaves by value, other nodes by name */
    NAMED_BY_PATH,
    NAMED_SHORTLY /* a leaf without a name by its value, if no other leaf has it */
} Naming;

/* How answers are written: plain, as people type them; or typeset. */
typedef struct Notation {
    Naming naming;
    void (*number)(PlycutText *text, double value);
    const char *at_least, *at_most, *more, *less; /* ">=" ... */
    const char *alpha, *beta, *never, *none;
    const char *always, *no_value, *or_else, *open; /* of sets of numbers */
} Notation;

extern const Notation plain_notation;
