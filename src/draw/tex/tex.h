/* tex.h - what every LaTeX picture needs: text escaped, labels, colours, styles, and what surrounds
 * the picture. */
#pragma once

#include "render/legend.h"
#include "render/heading.h"
#include "layout/figure.h"
#include "scene/label.h"
#include "scene/style.h"

/* ---- tikz_overlay.c: in which overlay of a beamer frame each part of a picture becomes visible ---- */

/* An overlay for each cutoff, and one for the end: it shows what is known just after that cutoff.
 */
typedef struct OpenValue {
    uint32_t node, overlay; /* an open node, and the overlay of a cutoff below it */
    double best;            /* what it has so far */
} OpenValue;

typedef struct Overlay {
    uint32_t *first; /* of each node of the trace: the overlay in which its value, or that it is
                        pruned, is known */
    uint32_t count;
    OpenValue *open;
    size_t open_count;
} Overlay;

/* All memory is the arena's. False if it has no room. */
bool overlay_make(const PlycutTrace *trace, Overlay *overlay, Arena *arena);

/* ---- What is written ---- */

typedef struct Tex {
    const Figure *figure;
    const Overlay *overlay; /* NULL: everything is seen */
    const char *title;      /* of a frame, or NULL */
    bool fixed; /* a line that is wider in TeX's fonts than it was measured is squeezed */
    PlycutOut *out;
} Tex;

/* ---- Small parts of statements ------------------------------------------------------------------- */

typedef struct TexText {
    char text[48];
} TexText;

/* A length of half points: "3.5". */
TexText tex_halves(int halves);
/* "(12,3.5)": a point, to half a point. */
TexText tex_point(double x, double y);
/* "line width=1.5bp": tenths of a point. */
TexText tex_line_width(int tenths);
/* A colour by its name: "black", "white", "plydeep". */
TexText tex_colour(const Tex *tex, const char *colour);
/* A name of looks.def or edges.def with spaces: "max nodes", "deep cuts". */
TexText tex_style_name(const char *name);

/* ---- Labels -------------------------------------------------------------------------------------- */

/* The label of a node as \plylabel, placed in its outline; one line as \plyline. */
void tex_label_write(const Tex *tex, const Scene *scene, uint32_t drawn);
/* The same with only the name, where the label has it. */
void tex_name_write(const Tex *tex, const Scene *scene, uint32_t drawn);
/* The name, and the best value so far. */
void tex_open_write(const Tex *tex, const Scene *scene, uint32_t drawn, double best);
void tex_line_write(const Tex *tex, const Label *label, int line);

/* The middle between an outline's highest and lowest point, above the node's middle: half points. */
int tex_middle(const Scene *scene, uint32_t drawn);

/* ---- Colours and styles ---------------------------------------------------------------------- */

/* \definecolor for each colour of the palette. */
void tex_colours_define(const Tex *tex);

/* Options of a node or an edge in that style, each after ", ". */
const char *tex_shape(Outline outline);
void tex_look_options(const Tex *tex, const LookStyle *style);
void tex_edge_options(const Tex *tex, const EdgeStyle *style);

/* A TikZ style for each look and kind of edge that occurs, by its tex_style_name. */
void tex_styles_define(const Tex *tex);

/* The options of a drawn node: its style, and what is its own. */
void tex_node_options(const Tex *tex, const Scene *scene, uint32_t drawn);

/* The same before the search has reached the node. */
void tex_ahead_options(const Tex *tex, const Scene *scene, uint32_t drawn);

/* ---- Parts ----------------------------------------------------------------------------------- */

/* A board in its node: the caption, the squares and pieces, the window. */
void tikz_board(const Tex *tex, const Scene *scene, uint32_t drawn);

/* Two squares with the marks of the last move, their left edge at x, their middle at y: half
 * points. */
void tikz_last_move(const Tex *tex, const Scene *scene, int x, int y);

/* The legend as TikZ statements, its upper left corner at (x, y): points. */
void tex_legend(const Tex *tex, const PlacedLegend *legend, double x, double y);

/* The lines of the algorithm as TikZ statements. */
void tex_listing(const Tex *tex, const Listing *listing);

/* ---- The file -------------------------------------------------------------------------------- */

/* Lay out and write the preamble, the picture, or both as a document (PlycutPicture.part).
 * `packages` are lines of the preamble besides those of every picture. */
typedef void TexBody(const Tex *tex);
bool tex_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                const char *packages, TexBody *body, PlycutOut *out, PlycutError *error);
