/* The lines of an algorithm next to the picture of a moment. */
#include "render/heading.h"
#include "scene/utf8.h"

#include <string.h>

enum { GAP = 24 }; /* points from the trees */

static void listing_line_make(const char *code, bool current, ListingLine *line)
{
    enum { SPACES = 4 };
    size_t spaces = strspn(code, " ");
    *line = (ListingLine){.indent = (int)(spaces / SPACES), .current = current};
    strncat(line->text, code + spaces, sizeof line->text - 1);
}

/* Any line may become the current one, which is bold. */
static int listing_line_width(const ListingLine *line)
{
    return LISTING_MARK + line->indent * LISTING_INDENT +
           text_width(line->text, LISTING_TYPE, true) * 21 / 20000 + LISTING_TYPE;
}

bool listing_make(const Figure *figure, Listing *listing)
{
    const PlycutTrace *trace = figure->scenes[0].view.trace;
    PlycutPseudocode code;
    *listing = (Listing){.count = 0};
    if (!figure->picture->pseudocode || !plycut_trace_is_moment(trace))
        return false;
    plycut_pseudocode(&trace->options, trace->nodes[0].player, trace->chance, &code);
    size_t current = trace->event_count == 0
                         ? PLYCUT_NO_LINE
                         : plycut_pseudocode_line(trace, trace->event_count - 1);
    *listing = (Listing){.count = code.count,
                         .left = figure->width + GAP,
                         .top = figure->scenes[0].top,
                         .height = (int)code.count * LISTING_LEAD};
    for (size_t i = 0; i < code.count; i++) {
        listing_line_make(code.lines[i], i == current, &listing->lines[i]);
        int width = listing_line_width(&listing->lines[i]);
        listing->width = width > listing->width ? width : listing->width;
    }
    return code.count > 0;
}

double listing_lowest(const Figure *figure, const Listing *listing)
{
    int lowest = listing->top - listing->height;
    for (size_t i = 0; i < figure->count; i++)
        if (figure->scenes[i].bottom < lowest)
            lowest = figure->scenes[i].bottom;
    return lowest < 0 ? lowest : 0;
}
