/* The title and the captions in DOT: nodes that are only text. */
#include <stdio.h>

#include "dot/dot.h"
#include "render/escape.h"
#include "render/heading.h"

static void plain_text(const Heading *heading, PlycutOut *out)
{
    bool both = heading->text.text[0] != '\0' && heading->second.text[0] != '\0';
    plycut_out_char(out, '"');
    quoted_write(out, heading->text.text);
    plycut_out_text(out, both ? "\\n" : "");
    quoted_write(out, heading->second.text);
    plycut_out_char(out, '"');
}

static void html_text(const Heading *heading, PlycutOut *out)
{
    plycut_out_text(out, "<<B>");
    html_write(out, heading->text.text);
    plycut_out_text(out, "</B>");
    if (heading->second.text[0] != '\0') {
        plycut_out_format(out, "<BR/><FONT POINT-SIZE=\"%d\">", heading->small);
        html_write(out, heading->second.text);
        plycut_out_text(out, "</FONT>");
    }
    plycut_out_char(out, '>');
}

static void dot_heading_write(const Figure *figure, const char *name, const Heading *heading,
                              PlycutOut *out)
{
    plycut_out_format(out, "  %s [shape=plaintext, fontsize=%d, label=", name, heading->size);
    (figure->picture->plain_labels ? plain_text : html_text)(heading, out);
    dot_inches(", width", heading->width, out);
    dot_inches(", height", heading->height, out);
    if (heading->whole != NULL)
        dot_tip(", tooltip", heading->whole, out);
    plycut_out_text(out, "];\n");
}

/* An invisible edge keeps a caption above its tree, and below the previous tree. */
static void caption_edges_write(const Figure *figure, size_t i, PlycutOut *out)
{
    uint32_t first = figure->scenes[i].first;
    plycut_out_format(out, "  caption%zu -> n%u [style=invis, weight=0];\n", i, first);
    if (i > 0)
        plycut_out_format(out, "  n%u -> caption%zu [style=invis, weight=0];\n", first - 1, i);
}

static void captions_write(const Figure *figure, PlycutOut *out)
{
    for (size_t i = 0; i < figure->count && figure_has_captions(figure); i++) {
        Heading caption;
        char name[32];
        (void)snprintf(name, sizeof name, "caption%zu", i);
        heading_caption(figure, i, &caption);
        dot_heading_write(figure, name, &caption, out);
        caption_edges_write(figure, i, out);
    }
}

/* ---- The algorithm's lines ------------------------------------------------------------------- */

#define SPACE "\u00a0"

static void listing_line_write(const ListingLine *line, bool plain, PlycutOut *out)
{
    plycut_out_text(out, line->current && !plain ? "<B>" : "");
    plycut_out_text(out, line->current ? "▶ " : SPACE SPACE SPACE SPACE);
    for (int i = 0; i < line->indent; i++)
        plycut_out_text(out, SPACE SPACE SPACE SPACE SPACE SPACE);
    (plain ? quoted_write : html_write)(out, line->text);
    if (plain)
        plycut_out_text(out, "\\l");
    else
        plycut_out_text(out, line->current ? "</B><BR ALIGN=\"LEFT\"/>" : "<BR ALIGN=\"LEFT\"/>");
}

void dot_listing(const Figure *figure, PlycutOut *out)
{
    const bool plain = figure->picture->plain_labels;
    Listing listing;
    if (!listing_make(figure, &listing))
        return;
    plycut_out_format(out, "\n  code [shape=plaintext, fontsize=%d, label=%s", LISTING_TYPE,
                      plain ? "\"" : "<");
    for (size_t i = 0; i < listing.count; i++)
        listing_line_write(&listing.lines[i], plain, out);
    plycut_out_text(out, plain ? "\"" : ">");
    dot_inches(", width", listing.width, out);
    dot_inches(", height", listing.height, out);
    plycut_out_text(out, "];\n");
}

void dot_headings(const Figure *figure, PlycutOut *out)
{
    Heading title;
    captions_write(figure, out);
    if (!heading_title(figure, &title))
        return;
    plycut_out_char(out, '\n');
    dot_heading_write(figure, "title", &title, out);
    plycut_out_format(out, "  title -> %s0 [style=invis];\n",
                      figure_has_captions(figure) ? "caption" : "n");
}
