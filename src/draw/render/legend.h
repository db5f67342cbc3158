/* legend.h - the key to a picture's marks, and what its searches cost, as data. */
#pragma once

#include "layout/figure.h"
#include "scene/label.h"
#include "scene/style.h"
#include "scene/wording.h"

/* A row of the key: a back end may draw its mark in place of the letters. */
typedef struct LegendRow {
    Mark mark;
    bool bold;                    /* the letters */
    const char *colour, *letters; /* letters: "" for the last move, which has to be drawn */
    const char *text;             /* in a tree for the terminal, or NULL */
    Worded meaning;
} LegendRow;

/* The key has a row for each mark that occurs in the picture. */
typedef struct Legend {
    LegendRow rows[MARK_COUNT];
    int row_count;
    size_t count_lines; /* of the table of counts, without its heads; 0: there is no table */
    int count_columns;
    Worded notes
        [5]; /* below both: conventions, viewpoint, the pass that is shown, that counts are of the
                        whole search */
    int note_count;
} Legend;

/* Which parts of it are shown: PlycutPicture.legend. By default everything, but nothing in a
 * picture of a given width. */
PlycutLegend legend_asked(const Figure *figure);

void legend_make(const Figure *figure, Legend *legend);

/* Only the rows for these marks. */
void legend_rows(const Figure *figure, Marks marks, Legend *legend);

/* A cell of the table of counts. Line 0 has the heads, column 0 the algorithms. */
enum { LEGEND_COUNTS = 5 }; /* the most columns with counts */
Worded legend_cell(const Figure *figure, int line, int column);

/* ---- legend_place.c: in points, for back ends that place the rows themselves ---- */

enum {
    LEGEND_GAP = 14, /* above the legend */
    LEGEND_TYPE = 9,
    LEGEND_ROW = 15,  /* the height of a row */
    LEGEND_MARK = 26, /* the width of a mark that is drawn */
    LEGEND_NODE = 12  /* the height of a node in a mark */
};

/* What a mark is drawn with: a line across it, an arrow, a small node in its middle, or at the end
 * of the line. */
typedef struct LegendDrawing {
    bool line, arrow;
    EdgeKind kind;  /* of the line */
    EdgeStyle edge; /* of both */
    int width;      /* of the node; 0 without a node */
    Look look;
    LookStyle style;
    int border; /* of the node, two thirds of the picture's: tenths of a point */
    bool bold;  /* its letters, where it is not drawn */
} LegendDrawing;
LegendDrawing legend_drawing(const Scene *scene, Mark mark);

/* The middle of a mark's node, and the end of its line, from its left edge: points. */
double legend_node_middle(const LegendDrawing *drawing);
double legend_line_end(const LegendDrawing *drawing);

/* The mark of a crossed bound: a line with its owner, as in a node. */
void legend_crossed(const Figure *figure, const LegendRow *row, Label *label);

/* How many rows the first of the key's two columns has. */
int legend_half(const Legend *legend);

/* The legend with the place of its columns. */
typedef struct PlacedLegend {
    Legend legend;
    double symbol[2], words[2],
        counts[LEGEND_COUNTS + 1]; /* left edges; for counts right edges, except for the first */
    /* of all these; more than 1 if the picture is shrunk, so that the legend stays legible */
    double scale;
    double width, height; /* in the picture */
    int lines;            /* of the key and the table: the notes are the lines below them */
    int rows;             /* in a column of the key */
    int counts_first;     /* the line on which the table begins */
    bool right_of_tree;   /* otherwise it is below the tree */
    double left, top;     /* if it is: where */
} PlacedLegend;
void legend_place(const Figure *figure, PlacedLegend *legend);

/* The same for a picture that may have it to the right of a narrow tree, in one column, if the picture is smaller then. */
void legend_place_best(const Figure *figure, PlacedLegend *legend);

/* A mark or a text of a placed legend: its left edge, or (counts) its right edge, at x, its middle at y; points from the
 * legend's upper left corner, upwards, before it is scaled. */
typedef struct LegendPart {
    const LegendRow *mark;     /* to be drawn; NULL: a text */
    const Label *label;        /* in place of the text; or NULL */
    const char *text, *colour; /* colour NULL: black */
    bool bold, right;
    double x, y;
} LegendPart;
typedef void LegendWrite(const LegendPart *part, void *self);

/* Write its key, its table and its notes part by part. */
void legend_each(const Figure *figure, const PlacedLegend *legend, LegendWrite *write, void *self);

/* Is there room for the legend in a picture of a given width? */
bool legend_fits(const Figure *figure, PlycutError *error);
