/* pages.h - SVG made into PNG and PDF by rsvg-convert: one picture, or several as the pages of one PDF. */
#ifndef OS_PAGES_H
#define OS_PAGES_H

#include <plycut/base.h>

#define PAGES_MAX 500 /* each page is an open file while the PDF is made */

/* Append the picture in that format, "pdf" or "png", to `made`; dpi: pixels per inch. */
bool svg_convert(const PlycutText *svg, const char *format, int dpi, bool verbose, PlycutText *made,
                 PlycutError *error);

/* Pages in SVG, in files without names: nothing is left behind, whatever happens. */
typedef struct Pages {
    int files[PAGES_MAX];
    size_t count;
} Pages;

/* Add a page, if there are fewer than PAGES_MAX. */
bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error);

/* Write the PDF to a file; with verbose the messages of rsvg-convert are shown. */
bool pages_write(const Pages *pages, bool verbose, const char *path, PlycutError *error);
void pages_free(Pages *pages);

#endif
