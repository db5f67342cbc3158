/* render.h - traces and counts to bytes: Graphviz DOT, tables. SVG, PDF and PNG are Graphviz's. */
#ifndef PLYCUT_RENDER_H
#define PLYCUT_RENDER_H

#include <plycut/trace.h>

typedef enum PlycutDetail {
    PLYCUT_DETAIL_AUTO,    /* by the number of nodes drawn */
    PLYCUT_DETAIL_FULL,    /* name, number, value, window */
    PLYCUT_DETAIL_COMPACT, /* name and value */
    PLYCUT_DETAIL_TINY,    /* value; leaves without a box */
    PLYCUT_DETAIL_DOTS     /* shapes only */
} PlycutDetail;

typedef enum PlycutStyle { PLYCUT_STYLE_COLOUR, PLYCUT_STYLE_MONO } PlycutStyle;
typedef enum PlycutLayout { PLYCUT_LAYOUT_TIDY, PLYCUT_LAYOUT_DOT } PlycutLayout;
typedef enum PlycutFold { PLYCUT_FOLD_AUTO, PLYCUT_FOLD_PRUNED, PLYCUT_FOLD_NONE } PlycutFold;
typedef enum PlycutBoards {
    PLYCUT_BOARDS_AUTO, /* all where there is room, else inner, pv, none */
    PLYCUT_BOARDS_ALL,
    PLYCUT_BOARDS_INNER,
    PLYCUT_BOARDS_PV,
    PLYCUT_BOARDS_NONE
} PlycutBoards;

typedef struct PlycutPicture {
    PlycutDetail detail;
    PlycutStyle style;
    PlycutLayout layout;
    PlycutFold fold;
    PlycutBoards boards;
    size_t draw_nodes;     /* how many nodes to draw before the rest is folded (default 45) */
    bool plain_labels;     /* no HTML labels: for people who edit the DOT by hand */
    const char *title;     /* over the picture, NULL: none */
    const PlycutCountRow *counts; /* rows of the legend's table */
    size_t count_rows;
} PlycutPicture;

PlycutPicture plycut_picture_defaults(void);

bool plycut_detail_parse(const char *text, PlycutDetail *detail, PlycutError *error);
bool plycut_style_parse(const char *text, PlycutStyle *style, PlycutError *error);
bool plycut_layout_parse(const char *text, PlycutLayout *layout, PlycutError *error);
bool plycut_fold_parse(const char *text, PlycutFold *fold, PlycutError *error);
bool plycut_boards_parse(const char *text, PlycutBoards *boards, PlycutError *error);

/* A DOT file of one trace, or of several stacked in one picture. `neato -n2` draws our layout
 * (PLYCUT_LAYOUT_TIDY), `dot` its own. */
bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error);

/* A counts table: "text", "csv", "json", "markdown" or "latex". */
bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format, PlycutOut *out,
                          PlycutError *error);

/* The formats of formats.def. */
typedef struct PlycutFormat {
    const char *name, *ending, *summary;
    bool picture; /* of `draw`; otherwise of tables */
    const char *graphviz; /* the -T option, NULL: written by plycut itself */
} PlycutFormat;

size_t plycut_format_count(void);
const PlycutFormat *plycut_format(size_t index);

#endif
