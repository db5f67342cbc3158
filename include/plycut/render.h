/* render.h - traces and counts to bytes: Graphviz DOT, SVG, tables. PDF and PNG are made from the SVG. */
#ifndef PLYCUT_RENDER_H
#define PLYCUT_RENDER_H

#include <plycut/picture.h>
#include <plycut/words.h>

PLYCUT_BEGIN_C

/* Draws traces as a picture. */
typedef bool PlycutRender(const PlycutTrace *const *traces, size_t count,
                          const PlycutPicture *picture, PlycutOut *out, PlycutError *error);

/* Draws a sheet (sheet.h). */
typedef struct PlycutSheet PlycutSheet;
typedef struct PlycutPrint PlycutPrint;
typedef bool PlycutRenderSheet(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutOut *out,
                               PlycutPrint *print, PlycutError *error);

/* A DOT file of one trace, or of several stacked in one picture: of several algorithms, each with one
 * pass or several, or the passes of one search. It has sizes and no places: `dot` lays it out. */
PlycutRender plycut_render_dot;

/* An SVG file of one trace or several, in our layout. It holds no reference to anything outside itself; ids and classes are
 * those of docs/formats.md, and each line of a label is a text of class name, value or window. */
PlycutRender plycut_render_svg;

/* What a picture shows, in words: the description in its SVG, as a line of text. */
PlycutRender plycut_render_alt;
/* A title for a trace whose tree or game has none: the tree in the short form, or how many leaves it has where that is longer than
 * a line; of a generated game its spec, or its name. False: what is written does not tell the tree from all others. Nothing is escaped. */
bool plycut_tree_title(const PlycutTrace *trace, PlycutOut *out);

/* The tree as text for the terminal, a line for each node; several traces one after the other. */
PlycutRender plycut_render_txt;

/* LaTeX: TikZ statements at the places of our layout; the tree in brackets for the package forest, which lays it out
 * itself and has no boards. */
PlycutRender plycut_render_tikz;
PlycutRender plycut_render_forest;

/* A document with one frame of LaTeX's beamer, which shows the pages of a PDF one after the other
 * (picture->pages, pages_file), not the traces. */
PlycutRender plycut_render_beamer;

/* A presentation that can be edited (Office Open XML): a slide of one picture. Nodes and edges are groups of shapes with
 * names, "node C", "edge A-C", and a description each; the picture in words is in the notes. */
PlycutRender plycut_render_pptx;

/* The same with several slides, each with notes for who speaks (NULL: the picture in words). A picture without a paper is on
 * a slide of 16:9; all slides have the size of the last one. */
typedef struct PlycutDeck PlycutDeck;
PlycutDeck *plycut_deck_new(PlycutError *error); /* NULL: no memory */
bool plycut_deck_add(PlycutDeck *deck, const PlycutTrace *const *traces, size_t count,
                     const PlycutPicture *picture, const char *notes, PlycutError *error);
bool plycut_deck_write(const PlycutDeck *deck, PlycutOut *out, PlycutError *error);
void plycut_deck_free(PlycutDeck *deck);

/* A counts table: "text", "csv", "json", "markdown" or "latex". */
bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format,
                          PlycutOut *out, PlycutError *error);

/* A table of nodes in the same formats: the node in focus and those below it (NULL: all nodes), in depth-first order,
 * each with its window, its value, or why it was never visited. PLYCUT_E_USAGE: there is no such node. */
bool plycut_render_nodes(const PlycutTrace *trace, const PlycutFocus *focus, const char *format,
                         PlycutOut *out, PlycutError *error);

/* What a format is; options apply to kinds. */
typedef enum PlycutFormatKind {
    PLYCUT_FORMAT_TABLE,
    PLYCUT_FORMAT_DRAWING, /* a picture with a place for everything: DOT, SVG, PDF, PNG */
    PLYCUT_FORMAT_LATEX,   /* a picture in LaTeX */
    PLYCUT_FORMAT_SLIDE,   /* a frame of beamer, which shows other pictures */
    PLYCUT_FORMAT_TEXT,
    PLYCUT_FORMAT_PAGE /* all moments of a search, for a browser */
} PlycutFormatKind;

/* What else tells formats of one kind apart: bits. */
typedef enum PlycutFormatTraits {
    PLYCUT_FORMAT_PAGED = 1,  /* a file holds several pages */
    PLYCUT_FORMAT_PIXELS = 2, /* has a resolution (--dpi) */
    PLYCUT_FORMAT_EMBEDS = 4, /* can be laid out for a frame in another page (--embed) */
    PLYCUT_FORMAT_IMAGE = 8,  /* an SVG, or made from one; --layout dot has Graphviz write that */
    PLYCUT_FORMAT_CONVERTED = 16, /* rsvg-convert makes the file from the SVG */
    PLYCUT_FORMAT_GROUND = 32,    /* has a ground of its own colour, or none, and a size */
    PLYCUT_FORMAT_DECK = 64       /* is slides: a file holds several */
} PlycutFormatTraits;

/* The formats of formats.def. */
typedef struct PlycutFormat {
    const char *name, *ending, *summary;
    PlycutFormatKind kind;
    unsigned traits;
    PlycutRender *render;     /* draws a picture in our layout; NULL: the format is one of tables */
    PlycutRenderSheet *sheet; /* draws a sheet; NULL: there are no sheets in this format */
} PlycutFormat;

size_t plycut_format_count(void);
const PlycutFormat *plycut_format(size_t index);

PLYCUT_END_C

#endif
