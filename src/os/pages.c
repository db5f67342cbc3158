/* pages.c - pictures joined to the pages of one PDF. rsvg-convert reads the pages by descriptor. */
#include "os/pages.h"
#include "os/child.h"
#include "os/fonts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool fail(PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_SYSTEM, "a page cannot be kept: %s", strerror(errno));
}

static bool write_all(int file, const PlycutText *text)
{
    size_t done = 0;
    while (done < text->length) {
        ssize_t n = write(file, text->bytes + done, text->length - done);
        if (n < 0 && errno != EINTR)
            return false;
        done += n > 0 ? (size_t)n : 0;
    }
    return true;
}

/* A new file without a name. */
static int file_open(void)
{
    const char *folder = getenv("TMPDIR");
    char name[4096];
    int length = snprintf(name, sizeof name, "%s/plycut-page-XXXXXX",
                          folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    errno = ENAMETOOLONG;
    int file = length < 0 || (size_t)length >= sizeof name ? -1 : mkstemp(name);
    if (file >= 0)
        (void)unlink(name);
    return file;
}

bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error)
{
    int file = file_open();
    if (file < 0)
        return fail(error);
    fonts_check(svg);
    pages->files[pages->count++] = file;
    return write_all(file, svg) || fail(error);
}

bool pages_join(const Pages *pages, bool verbose, PlycutText *pdf, PlycutError *error)
{
    enum { NAME = 24 };
    static const PlycutText nothing = {0};
    char program[] = "rsvg-convert", format[] = "--format=pdf";
    char **arguments = calloc(pages->count + 3, sizeof *arguments);
    char(*names)[NAME] = calloc(pages->count, sizeof *names);
    bool done = arguments != NULL && names != NULL;
    if (!done)
        plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the pages");
    for (size_t i = 0; done && i < pages->count; i++) {
        (void)lseek(pages->files[i], 0, SEEK_SET);
        (void)snprintf(names[i], sizeof names[i], "/dev/fd/%d", pages->files[i]);
        arguments[i + 2] = names[i];
    }
    if (done) {
        arguments[0] = program;
        arguments[1] = format;
        ChildProgram rsvg = {.arguments = arguments,
                             .needed = "PDFs of several pages need it (Debian's package librsvg2-bin)",
                             .product = "document"};
        done = child_run(&rsvg, &nothing, verbose, pdf, error);
    }
    free(names);
    free(arguments);
    return done;
}

void pages_free(Pages *pages)
{
    while (pages->count > 0)
        (void)close(pages->files[--pages->count]);
}
