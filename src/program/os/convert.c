/* convert.c - runs dot, rsvg-convert, and fontconfig's fc-list: without a font that has a picture's letters, the others
 * draw boxes and give no warning. */
#include "os/convert.h"
#include "os/child.h"
#include "os/output.h"
#include "os/place.h"
#include "os/terminal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- Fonts ----------------------------------------------------------------------------------- */

/* The three-byte UTF-8 character at `at`; 0: the character there has another length. */
static unsigned character_at(const PlycutText *text, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)text->bytes + at;
    if (at + 2 >= text->length || (bytes[0] & 0xF0) != 0xE0)
        return 0;
    return (bytes[0] & 0x0FU) << 12 | (bytes[1] & 0x3FU) << 6 | (bytes[2] & 0x3FU);
}

/* The first Chinese character, kana or sign of theirs, or Hangul; 0: there is none. */
static unsigned first_east_asian(const PlycutText *text)
{
    for (size_t i = 0; i < text->length; i++) {
        const unsigned c = character_at(text, i);
        if ((c >= 0x2E80 && c < 0xA000) || (c >= 0xAC00 && c < 0xD7A4) ||
            (c >= 0xF900 && c < 0xFB00))
            return c;
    }
    return 0;
}

/* Assume that there is a font if fontconfig's fc-list is not installed. */
static bool no_font_has(unsigned character, PlycutError *error)
{
    static const PlycutText nothing = {0};
    char program[] = "fc-list", pattern[32];
    char *const arguments[] = {program, pattern, NULL};
    ChildProgram list = {
        .arguments = arguments, .needed = "", .product = "list", .may_be_empty = true};
    PlycutText fonts = {0};
    PlycutError refused = {0};
    (void)snprintf(pattern, sizeof pattern, ":charset=%x", character);
    bool none = child_run(&list, &nothing, &fonts, &refused) && fonts.length == 0;
    plycut_text_free(&fonts);
    return plycut_had_memory(&refused, error) && none;
}

/* If a picture (DOT or SVG, in UTF-8) has Chinese, Japanese or Korean characters, and fontconfig knows no font that has
 * the first of them, say so, once a run. A picture that is shown with the reader's fonts needs no check. False: no memory. */
static bool fonts_check(const PlycutText *picture, PlycutError *error)
{
    static bool checked;
    const unsigned character = checked ? 0 : first_east_asian(picture);
    checked |= character != 0;
    if (character != 0 && no_font_has(character, error))
        message(TALK_ALWAYS,
                "no font on this system has the character U+%X, which becomes a box in the "
                "picture: install a font for "
                "Chinese, Japanese and Korean (Debian's package fonts-noto-cjk)",
                character);
    return error->code != PLYCUT_E_MEMORY;
}

/* ---- Pictures -------------------------------------------------------------------------------- */

bool graphviz_run(const PlycutText *dot, PlycutText *svg, PlycutError *error)
{
    char program[] = "dot", option[] = "-Tsvg";
    char *const arguments[] = {program, option, NULL};
    const ChildProgram graphviz = {.arguments = arguments,
                                   .needed =
                                       "--layout dot needs Graphviz (Debian's package graphviz)",
                                   .product = "picture"};
    return child_run(&graphviz, dot, svg, error);
}

bool svg_converter_is_there(void)
{
    return child_program_is_there("rsvg-convert");
}

bool svg_convert(const PlycutText *svg, const char *format, int dpi, PlycutText *made,
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
    return fonts_check(svg, error) && child_run(&rsvg, svg, made, error);
}

bool gnuplot_run(const PlycutText *script, PlycutText *svg, PlycutError *error)
{
    char program[] = "gnuplot";
    char *const arguments[] = {program, NULL};
    const ChildProgram gnuplot = {
        .arguments = arguments,
        .needed = "plots need it (Debian's package gnuplot-nox); -f csv and -f json do not",
        .product = "plot"};
    return child_run(&gnuplot, script, svg, error);
}

static bool page_fails(PlycutError *error)
{
    return errno == ENOMEM ? plycut_no_memory(error)
                           : plycut_fail(error, PLYCUT_E_SYSTEM, "a page cannot be stored: %s",
                                         strerror(errno));
}

bool pages_add(Pages *pages, const PlycutText *svg, PlycutError *error)
{
    if (pages->count == PAGES_MAX)
        return plycut_fail(error, PLYCUT_E_LIMIT,
                           "a document has at most %d pages: make several documents", PAGES_MAX);
    int file = nameless_open();
    if (file < 0)
        return page_fails(error);
    pages->files[pages->count++] = file;
    return fonts_check(svg, error) &&
           (write_all(file, svg->bytes, svg->length) || page_fails(error));
}

/* rsvg-convert reads the pages by their descriptors. */
bool pages_join(const int *files, size_t count, PlycutText *pdf, PlycutError *error)
{
    enum { NAME = 24, WORDS = PAGES_MAX + 3 };
    static const PlycutText nothing = {0};
    char program[] = "rsvg-convert", format[] = "--format=pdf", names[PAGES_MAX][NAME];
    char *arguments[WORDS] = {program, format};
    ChildProgram rsvg = {.arguments = arguments,
                         .needed = "PDFs of several pages need it (Debian's package librsvg2-bin)",
                         .product = "document"};
    for (size_t i = 0; i < count; i++) {
        (void)lseek(files[i], 0, SEEK_SET);
        (void)snprintf(names[i], sizeof names[i], "/dev/fd/%d", files[i]);
        arguments[i + 2] = names[i];
    }
    return child_run(&rsvg, &nothing, pdf, error);
}

bool pages_write(const Pages *pages, const char *path, PlycutError *error)
{
    PlycutText pdf = {0};
    bool written =
        pages_join(pages->files, pages->count, &pdf, error) && output_text(&pdf, path, error);
    plycut_text_free(&pdf);
    return written;
}

void pages_free(Pages *pages)
{
    while (pages->count > 0)
        (void)close(pages->files[--pages->count]);
}
