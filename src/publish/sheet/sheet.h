/* sheet.h - the parts of a sheet: what is written on it. */
#pragma once

#include "layout/figure.h"
#include "sheet/flow.h"
#include "scene/label.h"
#include "sheet/ask.h"

/* The paper that A4 and Letter share, less a margin, and the room there for title and task: points.
 */
typedef struct Paper {
    int width, height, head;
} Paper;

enum { SHEET_TYPE = 10 }; /* of text in print: points */

/* Everything on one sheet, placed. */
typedef struct SheetPages {
    const PlycutSheet *sheet;
    Figure figure; /* the tree, on the first page */
    Paper paper;   /* portrait or landscape */
    int height;    /* of a page, in the tree's units */
    bool legend;   /* of the tree's marks, below it */
    Flow flow;
} SheetPages;

/* Can the trace be a sheet: all of its tree, with names that fit, and something to ask? */
bool sheet_fits(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutError *error);

/* Choose boards and detail of the tree if the user did not: the most that can be read in print, or
 * what can be read best. */
bool sheet_choose(const PlycutTrace *trace, PlycutPicture *picture, Arena *arena,
                  PlycutError *error);

/* By how much, in thousandths, a tree is shrunk to fit its paper, with a legend below it or
 * without. */
int sheet_share(const Scene *scene, bool legend, Paper *paper);

/* The size in print of the smallest type in a tree: points. */
double sheet_type(const Scene *scene, bool legend);

/* A question with its number, and where its answer goes. */
void sheet_question(Flow *flow, const Ask *ask, int number, bool answers);

/* The page of the sheet as SVG. */
void sheet_svg(const SheetPages *pages, PlycutOut *out);
