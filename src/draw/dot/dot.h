/* dot.h - the parts of a DOT file. */
#pragma once

#include "layout/figure.h"
#include "scene/label.h"

/* The subgraphs: one for each look of nodes; one for each kind of edge, and one for the cause arrows. */
void dot_nodes(const Figure *figure, PlycutOut *out);
void dot_edges(const Figure *figure, PlycutOut *out);

/* A subgraph of the drawn nodes, or of the edges above them, that belong to it: opened before the first, closed after the
 * last; nothing if there is none. */
void dot_group(const Figure *figure, int group,
               bool (*belongs)(const Scene *scene, uint32_t drawn, int group),
               void (*open)(const Figure *figure, int group, PlycutOut *out),
               void (*write)(const Scene *scene, uint32_t drawn, PlycutOut *out), PlycutOut *out);

/* The title of the picture and the captions of its trees, each a node of text. */
void dot_headings(const Figure *figure, PlycutOut *out);

/* The algorithm's lines next to a moment, a node of text. */
void dot_listing(const Figure *figure, PlycutOut *out);

/* `label=...` of the graph: the legend. */
void dot_legend(const Figure *figure, PlycutOut *out);

/* `NAME=0.944`: points as inches. */
void dot_inches(const char *name, int points, PlycutOut *out);

/* `NAME="TEXT"`: what a browser shows when the mouse rests there; shortened. */
void dot_tip(const char *name, const char *text, PlycutOut *out);

/* `, penwidth=0.5`: tenths of a point. */
void dot_pen(int tenths, PlycutOut *out);

/* ---- dot_label.c, dot_board.c: what a node shows ---- */

/* `label=...`, as HTML or plain. up: points by which the text moves up (negative: down). */
void dot_label(const Label *label, bool plain, int up, PlycutOut *out);
/* The runs of one line, as HTML. */
void dot_label_line(const Label *label, int line, PlycutOut *out);

/* `label=<...>`: the caption, the board, the window. */
void dot_board(const Scene *scene, uint32_t drawn, const Label *label, PlycutOut *out);
/* Two squares with the mark of the last move, for the legend. */
void dot_last_move(const Scene *scene, PlycutOut *out);
