/* convert.h - pictures by other programs: laid out by Graphviz's dot; SVG made into PNG and PDF by rsvg-convert, one
 * picture, or several as the pages of one PDF. */
#pragma once

#include <plycut/base.h>

/* Run dot on DOT text, and append the SVG that it writes. If it fails, the error has what it wrote to standard error. */
bool graphviz_run(const PlycutText *dot, PlycutText *svg, PlycutError *error);

/* The same for a plot: run gnuplot on commands that write SVG. */
bool gnuplot_run(const PlycutText *script, PlycutText *svg, PlycutError *error);

/* Is rsvg-convert installed, so that PDF and PNG can be made? */
bool svg_converter_is_there(void);

/* Append the picture in that format, "pdf" or "png", to `made`; dpi: pixels per inch. */
bool svg_convert(const PlycutText *svg, const char *format, int dpi, PlycutText *made,
                 PlycutError *error);

#define PAGES_MAX 500 /* each page is an open file while the PDF is made */

/* Pages in SVG, in files without names: nothing is left behind, whatever happens. */
typedef struct Pages {
    int files[PAGES_MAX];
    size_t count;
} Pages;

/* Add a page, if there are fewer than PAGES_MAX. */
bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error);

/* Make one PDF of some of them, at most PAGES_MAX, in this order. */
bool pages_join(const int *files, size_t count, PlycutText *pdf, PlycutError *error);

/* Write the PDF of all to a file. */
bool pages_write(const Pages *pages, const char *path, PlycutError *error);
void pages_free(Pages *pages);
