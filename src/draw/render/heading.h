/* heading.h - what is written round the trees of a picture, as data: title, captions, the algorithm's lines; and the
 * text in place of a tree. */
#pragma once

#include "layout/figure.h"
#include "scene/wording.h"

#include <plycut/words.h>

/* A line of bold text, perhaps with a smaller line below it. */
typedef struct Heading {
    Worded text, second; /* second: "" without a second line */
    const char *whole;   /* the text in full, if this one is shortened; else NULL */
    int size, small;     /* of the type of both: points */
    int x, y;            /* of its middle */
    int width, height;   /* that it may take */
} Heading;

/* The title of the picture, with the caption of its only tree below it. False if the picture has no title, or
 * is a beamer frame, which has its own; and counts would give the end away. */
bool heading_title(const Figure *figure, Heading *heading);

/* The caption of one of several trees: which algorithm searched it, and how many leaves that took. */
void heading_caption(const Figure *figure, size_t tree, Heading *heading);

/* Do several searches have the same rules? Then they are said once, below the key. */
bool heading_shares_rules(const Figure *figure);

/* The title, if the picture has one, then the captions of several trees. */
typedef void HeadingWrite(const Heading *heading, void *self);
void heading_each(const Figure *figure, HeadingWrite *write, void *self);

/* ---- listing.c: the lines of an algorithm next to the picture of a moment, the current one marked ---- */

/* Points: of the type, from line to line, of a step of indent, of the mark at the current line. */
enum { LISTING_TYPE = 11, LISTING_LEAD = 15, LISTING_INDENT = 18, LISTING_MARK = 16 };

typedef struct ListingLine {
    char text[PLYCUT_PSEUDOCODE_WIDTH];
    int indent; /* steps */
    bool current;
} ListingLine;

typedef struct Listing {
    ListingLine lines[PLYCUT_PSEUDOCODE_LINES];
    size_t count;
    int left, top, width, height; /* to the right of the trees, in points of the scene */
} Listing;

/* False, and none of its lines: the picture has none. */
bool listing_make(const Figure *figure, Listing *listing);

/* The lowest point of trees and lines. */
double listing_lowest(const Figure *figure, const Listing *listing);

/* ---- tree_text.c ---- */

/* "A(B(3 12 8) C(2 x 6))": the tree of a trace in the short form, with the names that its picture shows; ? is a leaf whose value
 * the trace does not know. Nothing is escaped: the format does that. */
void tree_text_write(const PlycutTrace *trace, PlycutOut *out);
