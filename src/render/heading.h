/* heading.h - the title above a picture and the captions of its trees, as data. */
#pragma once

#include "layout/figure.h"
#include "scene/wording.h"

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
