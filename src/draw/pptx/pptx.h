/* pptx.h - slides that can be edited, in PowerPoint's format (ISO/IEC 29500, .pptx): a figure as shapes, a group for each node
 * and each edge. Places are points of the scenes, upwards; on a slide they are EMU, 12,700 to a point, downwards. */
#pragma once

#include "render/back_end.h"
#include "scene/label.h"
#include "scene/shape.h"
#include "scene/style.h"

/* ---- pptx_shape.c: shapes and groups --------------------------------------------------------- */

/* A slide while it is written. What is in a group is kept until the group ends, when its size is known. */
typedef struct Slide {
    const Figure *figure;
    FigurePaper paper;
    PlycutOut *out; /* of the slide */
    PlycutOut *to;  /* where shapes go now: the slide, or the open group */
    PlycutOut group_out;
    PlycutText group;
    unsigned ids;            /* used so far */
    const char *description; /* of the next shape, or NULL */
    struct {
        int64_t left, top, right, bottom;
    } bounds; /* of the open group: EMU */
} Slide;

void slide_open(Slide *slide, const Figure *figure, PlycutOut *out);

/* A group of shapes, "node C", with a description (or NULL) for people who can't see it, which its first shape has, too: LibreOffice
 * 7.4 reads none of groups. Groups are not nested. */
void slide_group(Slide *slide, const char *description);
void slide_group_end(Slide *slide, const char *name, const char *description);

/* A rectangle on the slide. */
typedef struct Area {
    double left, top, right, bottom;
} Area;
Area area_round(double x, double y, double width, double height);

/* How a shape is drawn; colours may be NULL: not at all. Width: points. */
typedef struct Ink {
    const char *fill, *line;
    double width;
    bool dashed, dotted, arrow;
} Ink;

/* A line of any shape: 'M'ove, 'L'ine, 'C'urve (three points), 'z': closed. */
enum { PATH_MOST = 160 };
typedef struct PathStep {
    char verb;
    Corner at;
} PathStep;
typedef struct Path {
    PathStep steps[PATH_MOST];
    int count;
} Path;
void path_step(Path *path, char verb, Corner at);
void path_line(Path *path, Corner from, Corner to);
void path_outline(Path *path, const Corner *corners, int count);

/* Begin a shape with these outlines; its text may follow, and slide_shape_end must. */
void slide_path(Slide *slide, const char *name, const Path *path, const Ink *ink);
/* preset: "rect", "roundRect" (with the radius of its corners), "ellipse". */
void slide_preset(Slide *slide, const char *name, const char *preset, double radius, Area area,
                  const Ink *ink);
void slide_shape_end(Slide *slide);
/* A shape without text. */
void slide_stroke(Slide *slide, const char *name, const Path *path, const Ink *ink);

/* ---- pptx_text.c ----------------------------------------------------------------------------- */

/* A line of text with its baseline at y. */
typedef struct SlideText {
    double x, y, size;
    bool bold;
    const char *align;  /* "l", "r"; NULL: x is its middle */
    const char *colour; /* NULL: ink */
    bool title;         /* it is the slide's title */
} SlideText;
/* Of the anchor that a scene says. */
const char *slide_align(const char *anchor);
void slide_text(Slide *slide, const char *name, const SlideText *place, const char *text);

/* The text of the shape that is open: lines `first` to before `end` of a label, their middle `down` points below the shape's. */
void slide_label(Slide *slide, const Label *label, int first, int end, const char *colour,
                 double down);
/* The same in a shape of its own, centred at (x, y). */
void slide_label_at(Slide *slide, const Label *label, int line, double x, double y);

/* ---- The parts of a picture ------------------------------------------------------------------ */

/* "C", or its path if it has no name of its own; with the search, if there are several. */
void slide_name(const Scene *scene, uint32_t drawn, PlycutOut *out);

void slide_nodes(Slide *slide, const Scene *scene);
void slide_edges(Slide *slide, const Scene *scene);
void slide_causes(Slide *slide, const Scene *scene, const Causes *causes);
/* The contents of a node with a board. */
void slide_board(Slide *slide, const Scene *scene, uint32_t drawn, const Label *label);
/* Two squares with the marks of the last move, their left edge at x, their middle at y. */
void slide_last_move(Slide *slide, const Scene *scene, double x, double y, double scale);
/* Its upper left corner at (x, y). */
void slide_legend(Slide *slide, const PlacedLegend *legend, double x, double y);

/* The whole slide. */
void pptx_slide_write(const Figure *figure, const void *self, PlycutOut *out);

/* ---- pptx_parts.c: what every presentation has ------------------------------------------------ */

#define PPTX_HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
#define PPTX_SPACES                                                                                \
    " xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "                          \
    "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" "             \
    "xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\""
/* The root of a tree of shapes. */
#define PPTX_TREE                                                                                  \
    "<p:spTree><p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>"   \
    "<p:grpSpPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/><a:chOff x=\"0\" "       \
    "y=\"0\"/><a:chExt cx=\"0\" cy=\"0\"/></a:xfrm></p:grpSpPr>"
enum { EMU = 12700, NOTES_WIDTH = 6858000, NOTES_HEIGHT = 9144000 };

/* Write all parts but slides and their notes; size: of a slide, in EMU. */
typedef void PartWrite(PlycutOut *out, const void *self);
typedef struct Parts {
    size_t slides;
    int64_t width, height;
    const char *title; /* of the document, or NULL */
} Parts;
typedef struct Part {
    const char *name;
    PartWrite *write; /* self: Parts */
} Part;
extern const Part pptx_parts[];
extern const size_t pptx_part_count;
void slide_relations_write(PlycutOut *out, const void *number);
void notes_relations_write(PlycutOut *out, const void *number);
void notes_write(PlycutOut *out, const char *text);
