/* diverge.h - where an answer first leaves the search, and the sentence that says so. */
#ifndef GRADE_DIVERGE_H
#define GRADE_DIVERGE_H

#include "grade/mark.h"

/* A wrong item being told. The event is an index; NO_EVENT: no one moment, the whole search. */
typedef struct Stray {
    const Key *key;
    const Item *item;
    Readings readings;
    unsigned char *marks; /* scratch: a byte a node */
    size_t event;
    uint32_t node;
    PlycutAstray astray;
    Brief text;
} Stray;

/* Tell where the item, which is wrong, leaves the search. */
void diverge(Stray *stray);

/* ---- diverge_words.c --------------------------------------------------------------------- */

void say(Stray *stray, const char *text);
void say_node(Stray *stray, uint32_t node);
void say_number(Stray *stray, double value);
/* "C is >= 5 and its bound is 7 (owned by A): nothing may be cut yet": why a child of this node is
 * not cut off when the event comes. */
void say_not_cut(Stray *stray, uint32_t node, size_t event);
/* "G was cut off before it: 15 >= 12, B's best" */
void say_cut(Stray *stray, size_t cutoff, const char *before);
/* ": C has 2 from C1": where a value comes from. */
void say_returned(Stray *stray, uint32_t node);
/* "15 >= 12, B's best" */
void say_crossing(Stray *stray, size_t cutoff);

/* What the key says in the item's place. */
void say_key(Stray *stray);

/* ---- diverge_list.c ---------------------------------------------------------------------- */

/* The answer has this visited node pruned, or passes over it. */
void stray_too_much(Stray *stray, const char *did, uint32_t node);
/* The answer visits this node, which was pruned. */
void stray_too_little(Stray *stray, const char *did, uint32_t node);

#define CLAIM(name)
#define RESPONSE(id, member, shape) void diverge_##id(Stray *stray);
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS

#endif
