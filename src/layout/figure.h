/* figure.h - a whole picture: one tree, or several stacked, each with its arrows. What every back
 * end draws. */
#pragma once

#include "layout/cause.h"

typedef struct Figure {
    const PlycutTrace *const *traces; /* what is drawn, ... */
    size_t count;
    const PlycutPicture *picture; /* ... and how */
    Scene *scenes;                /* of each trace */
    Causes *causes;               /* of each scene */
    int columns;                  /* in which the trees are, row by row */
    int width;                    /* of all columns, or of the paper */
    int pad;                      /* points round the picture */
    double scale;                 /* of the whole on paper, at most 1 */
    int heading; /* percent of the usual size of title and captions: more where they would be shrunk
                    too far */
} Figure;

/* The room above each of several trees for its caption: points. */
enum { CAPTION_HEIGHT = 26 };

/* Lay a figure's traces out, in columns (PlycutPicture.columns), the top of the first at 0. They share one level of
 * detail. All memory is the arena's. */
bool figure_make(Figure *figure, Arena *arena, PlycutError *error);

/* Place the trees again, in that width and with headings of that size. */
void figure_place(Figure *figure, int width, int heading);
