/* graphviz.c - runs neato or dot. */
#include "os/graphviz.h"
#include "os/child.h"
#include "os/fonts.h"

#include <string.h>

/* How a complete picture in each format ends. */
static const struct {
    const char *format, *end;
} ENDS[] = {{"svg", "</svg>"}, {"pdf", "%%EOF"}, {"png", "IEND\xAE\x42\x60\x82"}};

static bool is_whole(const PlycutText *picture, const char *format)
{
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        size_t length = strlen(ENDS[i].end), rest = picture->length;
        while (rest > 0 && strchr(" \r\n", picture->bytes[rest - 1]) != NULL)
            rest--;
        if (strcmp(format, ENDS[i].format) == 0)
            return rest >= length &&
                   memcmp(picture->bytes + rest - length, ENDS[i].end, length) == 0;
    }
    return true;
}

bool graphviz_run(const PlycutText *dot, PlycutLayout layout, const char *format, bool verbose,
                  PlycutText *picture, PlycutError *error)
{
    bool tidy = layout == PLYCUT_LAYOUT_TIDY;
    char option[32] = "-T", positions[] = "-n2";
    char program[] = "neato";
    if (!tidy)
        strcpy(program, "dot");
    if (strcmp(format, "svg") != 0) /* an SVG is shown with the reader's fonts */
        fonts_check(dot);
    strncat(option, format, sizeof option - sizeof "-T");
    char *const arguments[] = {program, option, tidy ? positions : NULL, NULL};
    ChildProgram graphviz = {
        .arguments = arguments,
        .needed = "PDF, PNG and --layout dot need Graphviz (Debian's package graphviz); "
                  "SVG and DOT do not",
        .product = "picture"};
    return child_run(&graphviz, dot, verbose, picture, error) &&
           (is_whole(picture, format) ||
            plycut_fail(error, PLYCUT_E_SYSTEM, "%s wrote only a part of the picture", program));
}
