/* diverge.h - where an answer first leaves the search, and the sentence that says so. */
#ifndef GRADE_DIVERGE_H
#define GRADE_DIVERGE_H

#include "grade/mark.h"

/* A wrong item being told. The event is an index; NO_EVENT: no one moment, the whole search. */
typedef struct Divergence {
    const Facts *facts;
    const Item *item;
    const Judging *judging;
    Answer found; /* what the search answers in its place */
    size_t event;
    uint32_t node;
    PlycutPruning pruning;
    Brief text;
} Divergence;

/* Tell where the item, which is wrong, leaves the search. */
void diverge(Divergence *d);

/* ---- diverge_words.c --------------------------------------------------------------------- */

void say(Divergence *d, const char *text);
void say_node(Divergence *d, uint32_t node);
void say_number(Divergence *d, double value);
/* "C is >= 5 and its bound is 7 (owned by A): nothing may be cut yet": why a child of this node is
 * not cut off when the event comes. */
void say_not_cut(Divergence *d, uint32_t node, size_t event);
/* "G was cut off before it: 15 >= 12, B's best" */
void say_cut(Divergence *d, size_t cutoff, const char *before);
/* ": C has 2 from C1": where a value comes from. */
void say_returned(Divergence *d, uint32_t node);
/* "15 >= 12, B's best" */
void say_crossing(Divergence *d, size_t cutoff);

/* What the key says in the item's place. */
void say_key(Divergence *d);

/* ---- diverge_list.c ---------------------------------------------------------------------- */

/* The answer has this visited node pruned, or passes over it. */
void pruned_too_much(Divergence *d, const char *did, uint32_t node);
/* The answer visits this node, which was pruned. */
void pruned_too_little(Divergence *d, const char *did, uint32_t node);

#define FACT(id, name, shape, windowed) void diverge_##id(Divergence *d);
#include <plycut/facts.def>

#endif
