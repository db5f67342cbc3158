/* svg.h - the parts of an SVG file. Lengths are points; scenes count y upwards, SVG downwards. */
#pragma once

#include "render/back_end.h"
#include "scene/label.h"
#include "scene/shape.h"
#include "scene/style.h"

/* ---- svg_path.c: numbers and outlines ---- */

/* To a tenth of a point, in no locale: "12.5". */
void svg_number(double number, PlycutOut *out);
/* ` NAME="12.5"` */
void svg_attribute(const char *name, double number, PlycutOut *out);
/* The same with a text, for which `name` has all that stands before it, ` NAME="`; nothing for NULL. */
void svg_word(const char *name, const char *text, PlycutOut *out);
/* The place and the size of a rectangle, as four attributes. */
void svg_box(double left, double top, double width, double height, PlycutOut *out);
/* `viewBox="..."`: the rectangle that is seen. */
void svg_view_box(double left, double top, double width, double height, PlycutOut *out);
/* "12.5 -8": a point of the scene. */
void svg_point(Corner point, PlycutOut *out);
/* Data of a path: a closed outline, its corners rounded or not; a line. */
void svg_outline(const Corner *corners, int count, bool rounded, PlycutOut *out);
void svg_line(Corner from, Corner to, PlycutOut *out);

/* `<g id="PREFIXn/0/2" class="node `: the group of a "node" or of the "edge" above it, open for its
 * other classes. */
void svg_group(const Scene *scene, const char *what, uint32_t drawn, PlycutOut *out);

/* ---- svg_text.c ---- */

/* Text with its baseline at y of the scene. */
typedef struct SvgText {
    double x, y;
    int size;
    bool bold;
    const char *anchor;  /* "start" or "end"; NULL: x is its middle */
    const char *colour;  /* NULL: black, or what the node's class says */
    const char *classes; /* or NULL */
    const char *whole;   /* for a tooltip, or NULL */
} SvgText;
void svg_text(const SvgText *place, const char *text, PlycutOut *out);

/* Lines `first` to before `end` of a label, together centred at (x, y). */
void svg_label_lines(const Label *label, int first, int end, double x, double y, PlycutOut *out);

/* A line that begins at x. */
void svg_label_line_from(const Label *label, int line, double x, double y, PlycutOut *out);

/* `<path fill="#FFFFFF" stroke="#000000" stroke-width="2" stroke-dasharray="5 2" d="`: a line, its width in tenths of a
 * point (10 is SVG's default, and not written); begin: the element's name, perhaps with a class; fill, dashes: or NULL. */
void svg_path_open(const char *begin, const char *fill, const char *colour, int width,
                   const char *dashes, PlycutOut *out);
/* The same for the line of an edge. */
void svg_edge_open(const EdgeStyle *style, int width, PlycutOut *out);
void svg_path_close(PlycutOut *out);

/* `<title>...</title>`: a tooltip. */
void svg_tooltip(const char *text, PlycutOut *out);

/* ---- The parts ---- */

/* The picture in words, for people who can't see it and for programs: `<title>`, `<desc>`. */
void svg_about(const Figure *figure, PlycutOut *out);
/* A tree: its edges, its nodes, its arrows. */
void svg_edges(const Scene *scene, PlycutOut *out);
void svg_nodes(const Scene *scene, PlycutOut *out);
/* Frames and notes. */
void svg_pointed(const Scene *scene, PlycutOut *out);
void svg_causes(const Scene *scene, const Causes *causes, PlycutOut *out);
/* The contents of a node with a board; of one with boxes to fill in. */
void svg_board(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);
void svg_blank(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);
/* The rows of boxes, the upper edge at y, from above value first or window first. */
void svg_blank_rows(const Scene *scene, bool window_first, double x, double y, PlycutOut *out);
/* Two squares with the marks of the last move, their left edge at x, their middle at y. */
void svg_last_move(const Scene *scene, double x, double y, PlycutOut *out);

/* ---- svg_legend.c ---- */

/* Its upper left corner at (x, y). */
void svg_legend(const Figure *figure, const PlacedLegend *legend, double x, double y,
                PlycutOut *out);

/* ---- svg.c ---- */

/* The whole file. */
void svg_begin(const Figure *figure, const FigurePaper *paper, PlycutOut *out);
void svg_trees(const Figure *figure, PlycutOut *out);
void svg_end(PlycutOut *out);
