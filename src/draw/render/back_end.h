/* back_end.h - what is the same for every back end that draws a figure with its legend. */
#pragma once

#include "render/legend.h"
#include "render/heading.h"

/* The paper that trees, title, listing and legend take, in the units of the scenes. */
typedef struct FigurePaper {
    double left, top, width, height;
    double scale; /* points of paper for each unit; 0: one */
    bool printed; /* a page that becomes a PDF */
} FigurePaper;
FigurePaper figure_paper(const Figure *figure, const PlacedLegend *legend, const Listing *listing);

/* The upper left corner of the legend. */
Corner legend_corner(const Figure *figure, const PlacedLegend *legend, const FigurePaper *paper);

/* self: what the caller gave. */
typedef void FigureWriter(const Figure *figure, const void *self, PlycutOut *out);

/* Lay the traces out (without traces nothing is written), refuse a legend that does not fit, write, flush. */
bool figure_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                   FigureWriter *write, const void *self, PlycutOut *out, PlycutError *error);

/* ---- fit.c: a picture of a given size on paper ---- */

/* figure_make, and if the picture has a size, with the most detail that can be read there; the
 * error says what else would fit. */
bool figure_fit(Figure *figure, Arena *arena, PlycutError *error);

/* attempt.c: the smallest type in a tree's nodes and on its edges: points. additions: also of what is small on
 * purpose, the names of bounds' owners and the coordinates of boards. */
int scene_smallest_type(const Scene *scene, bool additions);
