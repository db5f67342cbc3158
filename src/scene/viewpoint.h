/* viewpoint.h - a node's numbers as pictures show them: from whose point of view, and how a scout's
 * bound is written. */
#pragma once

#include "scene/scene.h"

/* What a node shows. From MIN's point of view signs change: a lower bound becomes an upper bound, and
 * the ends of the window change places. */
typedef struct Shown {
    double full; /* the value itself; `value` may be next to it */
    double value;
    PlycutBound type;
    PlycutTraceBound alpha, beta;
    const char *value_mark, *alpha_mark,
        *beta_mark; /* "+" or "−": the number next to this one; or "" */
    bool crosses_alpha, crosses_beta;
} Shown;

/* The marks of its window. */
static inline Marks window_marks(const Shown *shown)
{
    return MARKS_OF(WINDOW) |
           (shown->alpha_mark[0] + shown->beta_mark[0] != '\0' ? MARKS_OF(BESIDE) : 0);
}

/* A number with its mark, in plain digits; "" if it is not known. */
typedef struct BoundText {
    char text[PLYCUT_NUMBER_SIZE + 4];
} BoundText;
BoundText bound_text(double number, const char *mark);

Shown shown_of(const PlycutTrace *trace, const PlycutTraceNode *node, PlycutValues values);
