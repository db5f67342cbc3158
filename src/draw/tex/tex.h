/* tex.h - what every LaTeX picture needs: text escaped, labels, colours, styles, and what surrounds
 * the picture. */
#pragma once

#include "render/back_end.h"
#include "layout/figure.h"
#include "scene/edge.h"
#include "scene/label.h"
#include "scene/style.h"

/* ---- What is written ---- */

/* Width and height of an outline: points. */
typedef struct TexSize {
    int width, height;
} TexSize;

/* What the styles of a picture say: the size of the first node of each look (0 by 0: no node has it), and which kinds of
 * edges there are. */
typedef struct TexUsual {
    TexSize size[LOOKS];
    bool edges[EDGES];
} TexUsual;

/* The overlays of a frame (tex_frame.c). */
typedef struct TexFrame TexFrame;

typedef struct Tex {
    const Figure *figure;
    const TexUsual *usual;
    TexFrame *frame;       /* whose overlay is being noted, or NULL */
    const TexFrame *noted; /* whose overlays are written, or NULL */
    const char *title;     /* of a frame, or NULL */
    bool fixed; /* a line that is wider in TeX's fonts than it was measured is squeezed */
    PlycutOut *out;
} Tex;

/* What is in a LaTeX picture. */
typedef void TexBody(const Tex *tex);

/* Add the looks and kinds that a figure has. */
void tex_usual_note(TexUsual *usual, const Figure *figure);

/* A statement of a picture ends, or is left out: in a frame, the same statement of all moments has the same place in their order. */
void tex_statement_end(const Tex *tex);

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

/* What a LaTeX back end adds to a figure. */
typedef struct TexFile {
    const char *packages; /* lines of the preamble besides those of every picture */
    TexBody *body;        /* write the picture */
    TexBody *statements;  /* of a picture that can be a frame: only what is in it; else NULL */
    const char *title;    /* of a frame, or NULL */
} TexFile;

/* Lay out and write the preamble, the picture, or both as a document (PlycutPicture.part). */
bool tex_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                TexFile file, PlycutOut *out, PlycutError *error);

/* A frame that a talk can \input. */
void tex_frame_write(const Tex *tex, TexBody *body);

/* ---- forest_causes.c ---- */

/* The arrows of a tree that the package forest lays out. */
void forest_causes(const Tex *tex, const Scene *scene, const Causes *causes);

/* ---- tex_frame.c: a frame of one search ---- */

/* A frame as large as the picture's paper. It has no legend, which would reveal which marks are to come. */
bool tex_frame_render(const PlycutTrace *trace, const PlycutPicture *picture, const TexFile *file,
                      PlycutOut *out, PlycutError *error);
/* The statements of all its overlays. */
void tex_frame_statements(const Tex *tex);
