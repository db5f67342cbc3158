/* html.h - what the parts of a page share. */
#pragma once

#include "page/moments.h"

typedef struct Page {
    Moments *moments;
    const PlycutPicture *picture;
} Page;

/* pictures.c: the solved picture of each tree of the document. */
bool page_pictures(const Page *page, PlycutOut *out, PlycutError *error);
