/* figure.h - a whole picture: one tree, or several stacked, each with its arrows. What every back
 * end draws. */
#pragma once

#include "layout/layout.h"

/* Trees become a figure in this order, and a back end only writes what is here:
 *
 *   scene_make   for each trace: its view, the detail and the boards that it has room for, the size of each node
 *                (sizes_make), x (tidy_place), y (ranks), and the labels of edges
 *   prefixes     ids, and the numbers of the nodes in the file
 *   columns      how many trees are next to each other
 *   figure_place the trees' places, in a width and with headings of a size
 *   causes_make  the arrows, which need the places of both their nodes
 *
 * On paper of a given size (src/draw/render/fit.c) all this is done for one way of drawing after the other, from the most
 * detail on, until the smallest type can be read; `scale` is then how large a point of the scenes is on the paper.
 * Title, captions and legend are not here: they are made from a figure (src/draw/render/heading.c, legend.c), because they
 * depend on its width, and a back end asks for them. */
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

/* The room above each of several trees for its caption, and for that of a panel, which has two lines: points. */
enum { CAPTION_HEIGHT = 26, PANEL_HEIGHT = 42 };

/* Has each of several trees a caption? A tree alone is named below the title. */
bool figure_has_captions(const Figure *figure);

/* That room for this figure. */
int figure_caption_room(const Figure *figure);
/* The room that captions of this figure take, in the size of its headings: points; 0 without captions. */
int figure_caption_height(const Figure *figure);

/* Lay a figure's traces out, in columns (PlycutPicture.columns), the top of the first at 0. They share one level of
 * detail. All memory is the arena's. */
bool figure_make(Figure *figure, Arena *arena, PlycutError *error);

/* How far arrows go beyond the columns on the left or on the right. */
int figure_beyond(const Figure *figure);

/* The width of the column of a tree; of text, as much as it needs. */
int figure_panel_width(const Figure *figure, size_t tree);

/* Place the trees again, in that width and with headings of that size. */
void figure_place(Figure *figure, int width, int heading);
