/* listing.h - the lines of an algorithm next to the picture of a moment, the current one marked, as
 * data. */
#pragma once

#include "layout/figure.h"

#include <plycut/words.h>

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
