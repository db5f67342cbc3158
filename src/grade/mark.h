/* mark.h - items of answers held against a key, in the readings that the field accepts. */
#ifndef GRADE_MARK_H
#define GRADE_MARK_H

#include "facts/key.h"
#include "grade/response.h"

/* When a window is written down. */
typedef enum WindowMoment {
    WINDOW_ENTRY,
    WINDOW_BEFORE,
    WINDOW_AFTER,
    WINDOW_MOMENTS
} WindowMoment;

/* What a student means by windows, values and updates: one reading for the whole sheet. */
typedef struct Readings {
    WindowMoment window;
    bool truth;    /* values are the true minimax values, not those returned */
    bool crossing; /* updates are made before the test, so that a crossing one counts */
    bool last;     /* a bound crossed at the last child is called a cutoff too */
} Readings;

typedef struct Judging {
    const Key *key;
    Readings readings;
    const char *reading;  /* of the item judged last, or NULL: the plain one */
    unsigned char *marks; /* scratch: a byte a node */
} Judging;

/* ---- mark.c ------------------------------------------------------------------------------ */

bool judge(Judging *judging, const Item *item);
/* What the key says in its place. */
void show(const Judging *judging, const Item *item, Brief *brief);
/* How many items are right under the key, in the readings (of the sheet) that make the most so. */
size_t judge_all(Judging *judging, const Items *items);

/* Bounds as people write them. */
void brief_window(Brief *brief, double alpha, double beta);
void brief_returned(Brief *brief, double value, PlycutBound type);
/* "C"; in a generated game, where names are only moves, the path or "the root". */
void brief_node(Brief *brief, const Key *key, uint32_t node);

/* The child that the principal variation begins with, or PLYCUT_NO_NODE. */
uint32_t key_best(const Key *key);
/* Is the student's best move a child of the root that is worth as much as the root? */
bool ties_with_best(const Key *key, const Item *item);
/* The nodes of the principal variation below the root; returns how many. */
size_t key_variation(const Key *key, uint32_t line[PLYCUT_PLY_MAX]);
/* The window of a node at a moment. */
void key_window(const Key *key, uint32_t node, WindowMoment moment, double *alpha, double *beta);
/* Are all nodes of a list leaves? */
bool only_leaves(const Key *key, const Item *item);
/* Is the list's element this node? */
bool ref_is(const Key *key, const Ref *ref, uint32_t node);
/* Mark the leaves below the nodes of a list, by their place from left to right. */
void mark_cover(const Key *key, const Item *item, unsigned char *marks);
/* Does the node make a cutoff, or (where `last` says so) cross its bound at its last child? */
bool key_stops(const Key *key, uint32_t node, bool last);
/* The updates of a key that a reading counts: the next from *index on, or NULL. */
const KeyUpdate *next_update(const Key *key, bool crossing, size_t *index);

#define CLAIM(name)
#define RESPONSE(id, member, shape)                                                                \
    bool judge_##id(Judging *judging, const Item *item);                                           \
    void show_##id(const Judging *judging, const Item *item, Brief *brief);
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS

#endif
