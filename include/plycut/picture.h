/* picture.h - what a picture is to show, and how. */
#ifndef PLYCUT_PICTURE_H
#define PLYCUT_PICTURE_H

#include <plycut/trace.h>

PLYCUT_BEGIN_C

/* The words of the options and what they mean: picture.def. */
typedef enum PlycutDetail {
#define DETAIL(id, word, summary) PLYCUT_DETAIL_##id,
#include <plycut/picture.def>
    PLYCUT_DETAILS
} PlycutDetail;

typedef enum PlycutStyle {
#define STYLE(id, word, summary) PLYCUT_STYLE_##id,
#include <plycut/picture.def>
    PLYCUT_STYLES
} PlycutStyle;

typedef enum PlycutLayout {
#define LAYOUT(id, word, summary) PLYCUT_LAYOUT_##id,
#include <plycut/picture.def>
    PLYCUT_LAYOUTS
} PlycutLayout;

typedef enum PlycutFold {
#define FOLD(id, word, summary) PLYCUT_FOLD_##id,
#include <plycut/picture.def>
    PLYCUT_FOLDS
} PlycutFold;

typedef enum PlycutBoards {
#define BOARDS(id, word, summary) PLYCUT_BOARDS_##id,
#include <plycut/picture.def>
    PLYCUT_BOARDSES
} PlycutBoards;

/* Whether nodes have the numbers of their visits. */
typedef enum PlycutTurns {
#define TURNS(id, word, summary) PLYCUT_TURNS_##id,
#include <plycut/picture.def>
    PLYCUT_TURNSES
} PlycutTurns;

/* Where the windows of nodes are. */
typedef enum PlycutWindows {
#define WINDOWS(id, word, summary) PLYCUT_WINDOWS_##id,
#include <plycut/picture.def>
    PLYCUT_WINDOWSES
} PlycutWindows;

/* Which values students work out: a picture shows them once the search has read them. */
typedef enum PlycutHide {
#define HIDE(id, word, summary) PLYCUT_HIDE_##id,
#include <plycut/picture.def>
    PLYCUT_HIDES
} PlycutHide;

/* Where the children of a node are. */
typedef enum PlycutGrow {
#define GROW(id, word, summary) PLYCUT_GROW_##id,
#include <plycut/picture.def>
    PLYCUT_GROWS
} PlycutGrow;

/* Which part of a LaTeX picture is written. */
typedef enum PlycutPart {
#define PART(id, word, summary) PLYCUT_PART_##id,
#include <plycut/picture.def>
    PLYCUT_PARTS
} PlycutPart;

typedef enum PlycutLegend {
#define LEGEND(id, word, summary) PLYCUT_LEGEND_##id,
#include <plycut/picture.def>
    PLYCUT_LEGENDS
} PlycutLegend;

/* 6 points as printers have them, 72.27 to the inch: no type is smaller in a picture of a given width. */
#define PLYCUT_TYPE_LEAST (6 * 72 / 72.27)
/* On a slide, in points of 1/72 inch. */
#define PLYCUT_SLIDE_TYPE_LEAST 14

/* What is written above the trees. The caption of a search says which it is and how many leaves it visits. */
typedef enum PlycutHeading {
#define HEADING(id, word, summary) PLYCUT_HEADING_##id,
#include <plycut/picture.def>
    PLYCUT_HEADINGS
} PlycutHeading;

/* What a picture is drawn on. Lengths are points of 1/72 inch; 0: as much as it needs. `auto` chooses a detail that keeps
 * all type at PLYCUT_TYPE_LEAST or more. */
typedef struct PlycutPaper {
    double width, height;
    bool slide; /* the picture fills width and height, in type of PLYCUT_SLIDE_TYPE_LEAST or more */
    double least; /* the least type; 0: PLYCUT_TYPE_LEAST */
    int dpi;      /* pixels per inch, for PNG; 0: 96 */
} PlycutPaper;

/* Colours of your own, one for each role of a picture. */
enum { PLYCUT_ROLES = 40 };
typedef struct PlycutPalette {
    char colours[PLYCUT_ROLES][8];
} PlycutPalette;

/* Read lines such as "max = #D6E6F4" in place of colours of the style; a line that begins with # is a remark. An error: there is no such
 * role, or a text would have a contrast of less than 4.5:1 with what is below it. */
bool plycut_palette_parse(const char *text, PlycutStyle style, PlycutPalette *palette,
                          PlycutError *error);

/* The most notes of a picture. */
#define PLYCUT_NOTES 32

/* What is written above a panel of a figure: two lines. */
typedef struct PlycutPanel {
    char head[128], text[256];
} PlycutPanel;

typedef struct PlycutPicture {
    PlycutDetail detail;
    PlycutStyle style;
    const PlycutPalette *palette; /* in place of the style's; or NULL */
    PlycutLayout layout;
    PlycutFold fold;
    PlycutBoards boards;
    PlycutLegend legend;
    PlycutHeading heading; /* neither of a page nor of an exercise */
    PlycutTurns turns;
    PlycutValues values; /* in nodes and tooltips */
    bool
        ranges; /* in place of the values of inner nodes: the values that they may have, by the leaves visited */
    PlycutWindows windows;
    PlycutHide hide;
    PlycutGrow grow;
    PlycutPart part;
    /* How many nodes to draw before the rest is folded. 0, the default: 45, but a tree of up to three
     * times as many is drawn whole, with smaller labels. */
    size_t draw_nodes;
    /* draw only this node (PlycutFocus.node) and what is below it; NULL: the whole tree */
    const char *at;
    const char *highlight;           /* nodes in a frame, with commas between; or NULL */
    const char *notes[PLYCUT_NOTES]; /* NODE=TEXT: what is written next to a node */
    size_t note_count;
    int below;    /* draw this many plies below that node, and fold the rest; -1: draw all */
    size_t pages; /* for a beamer frame: the number of pages in its PDF; 0: no frame */
    const char *pages_file; /* for a beamer frame: the PDF's name, as \includegraphics takes it */
    bool pseudocode;   /* of a moment: show the algorithm's lines, with the current one marked */
    bool rows;         /* who moves in each rank, at the left edge */
    bool transparent;  /* nothing is drawn behind the tree */
    bool plain_labels; /* no HTML labels: for people who edit the DOT by hand */
    bool ascii;        /* of a tree in text: ASCII characters only */
    bool blank;        /* an exercise: nothing that the search found (see sheet.h) */
    struct {
        int width, height; /* of the boxes for values and windows, in percent of the usual */
        bool windows;      /* are there boxes for windows? */
    } boxes;               /* of an exercise on paper; 0: it has no boxes, and no crosses */
    PlycutPaper paper;
    int columns; /* of several searches; 0: by their shape */
    int tight; /* of the detail `tiny`, for narrow columns: large type, and no more than these points
                              between two leaves; 0: the usual measures */
    bool
        large; /* type and space as on a slide: large type for what is said, without the order of visits */
    int dense; /* of large type: ranks and siblings as close as text allows; 1: low nodes, 2: narrow ones, 3: `compact` */
    bool
        types; /* which nodes are in the minimal tree, with Knuth and Moore's types: PV, CUT, ALL */
    int air;   /* on paper: points more between neighbours */
    bool low;  /* ranks as close as their edges allow */
    bool bare_boards;  /* without coordinates */
    bool names;        /* names of all inner nodes, even if they are small: answers refer to them */
    bool embed;        /* a page: laid out for a frame in another page */
    bool scrolls;      /* it is shown in parts, if it is large */
    const char *title; /* of the picture; NULL: no title */
    size_t step; /* the number of this picture among several in one file, or 0: a part of its ids */
    const PlycutPanel *panels;    /* of each trace, a moment of one search; or NULL */
    const PlycutCountRow *counts; /* rows of the legend's table */
    size_t count_rows;
} PlycutPicture;

PlycutPicture plycut_picture_defaults(void);

bool plycut_detail_parse(const char *text, PlycutDetail *detail, PlycutError *error);
bool plycut_style_parse(const char *text, PlycutStyle *style, PlycutError *error);
bool plycut_layout_parse(const char *text, PlycutLayout *layout, PlycutError *error);
bool plycut_fold_parse(const char *text, PlycutFold *fold, PlycutError *error);
bool plycut_boards_parse(const char *text, PlycutBoards *boards, PlycutError *error);
/* "12cm", "120mm", "4.7in", "345pt" (72.27 to the inch, as in TeX): points of 1/72 inch. */
bool plycut_width_parse(const char *text, double *width, PlycutError *error);
/* "16:9" or "4:3": a slide of PowerPoint or LibreOffice. */
bool plycut_slide_parse(const char *text, PlycutPaper *paper, PlycutError *error);
bool plycut_windows_parse(const char *text, PlycutWindows *windows, PlycutError *error);
bool plycut_hide_parse(const char *text, PlycutHide *hide, PlycutError *error);
bool plycut_grow_parse(const char *text, PlycutGrow *grow, PlycutError *error);
bool plycut_turns_parse(const char *text, PlycutTurns *turns, PlycutError *error);
bool plycut_legend_parse(const char *text, PlycutLegend *legend, PlycutError *error);
bool plycut_heading_parse(const char *text, PlycutHeading *heading, PlycutError *error);
bool plycut_part_parse(const char *text, PlycutPart *part, PlycutError *error);

PLYCUT_END_C

#endif
