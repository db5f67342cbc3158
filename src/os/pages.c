/* pages.c - runs rsvg-convert. */
#include "os/pages.h"
#include "os/child.h"
#include "os/fonts.h"
#include "os/output.h"
#include "os/place.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool svg_convert(const PlycutText *svg, const char *format, int dpi, bool verbose, PlycutText *made,
                 PlycutError *error)
{
    char program[] = "rsvg-convert", kind[32], across[32], down[32];
    char *const arguments[] = {program, kind, across, down, NULL};
    const ChildProgram rsvg = {
        .arguments = arguments,
        .needed = "PDF and PNG need it (Debian's package librsvg2-bin); SVG and DOT do not",
        .product = "picture"};
    (void)snprintf(kind, sizeof kind, "--format=%s", format);
    (void)snprintf(across, sizeof across, "--dpi-x=%d", dpi);
    (void)snprintf(down, sizeof down, "--dpi-y=%d", dpi);
    fonts_check(svg);
    return child_run(&rsvg, svg, verbose, made, error);
}

static bool fail(PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_SYSTEM, "a page cannot be stored: %s", strerror(errno));
}

bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error)
{
    if (pages->count == PAGES_MAX)
        return plycut_fail(error, PLYCUT_E_LIMIT,
                           "a document has at most %d pages: make several documents", PAGES_MAX);
    int file = nameless_open();
    if (file < 0)
        return fail(error);
    fonts_check(svg);
    pages->files[pages->count++] = file;
    return write_all(file, svg->bytes, svg->length) || fail(error);
}

/* Have rsvg-convert read the pages by their descriptors. */
static bool join(const Pages *pages, bool verbose, PlycutText *pdf, PlycutError *error)
{
    enum { NAME = 24, WORDS = PAGES_MAX + 3 };
    static const PlycutText nothing = {0};
    char program[] = "rsvg-convert", format[] = "--format=pdf", names[PAGES_MAX][NAME];
    char *arguments[WORDS] = {program, format};
    ChildProgram rsvg = {.arguments = arguments,
                         .needed = "PDFs of several pages need it (Debian's package librsvg2-bin)",
                         .product = "document"};
    for (size_t i = 0; i < pages->count; i++) {
        (void)lseek(pages->files[i], 0, SEEK_SET);
        (void)snprintf(names[i], sizeof names[i], "/dev/fd/%d", pages->files[i]);
        arguments[i + 2] = names[i];
    }
    return child_run(&rsvg, &nothing, verbose, pdf, error);
}

bool pages_write(const Pages *pages, bool verbose, const char *path, PlycutError *error)
{
    PlycutText pdf = {0};
    bool written = join(pages, verbose, &pdf, error) && output_text(&pdf, path, error);
    plycut_text_free(&pdf);
    return written;
}

void pages_free(Pages *pages)
{
    while (pages->count > 0)
        (void)close(pages->files[--pages->count]);
}
