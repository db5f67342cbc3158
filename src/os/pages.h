/* pages.h - pictures joined to the pages of one PDF, by rsvg-convert. */
#ifndef OS_PAGES_H
#define OS_PAGES_H

#include <plycut/base.h>

#define PAGES_MAX 500 /* each page is an open file while the PDF is made */

/* Pages in SVG, in files without names: nothing is left behind, whatever happens. */
typedef struct Pages {
    int files[PAGES_MAX];
    size_t count;
} Pages;

/* Add a page. */
bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error);

/* Append the PDF to pdf. */
bool pages_join(const Pages *pages, bool verbose, PlycutText *pdf, PlycutError *error);
void pages_free(Pages *pages);

#endif
