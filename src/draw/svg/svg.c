/* SVG of our layout: no font is measured and no program is run, so it is quick and the same
 * everywhere. */
#include "render/back_end.h"
#include "render/heading.h"
#include "scene/rows.h"
#include "svg/svg.h"

#include <plycut/render.h>

#include <string.h>

/* ---- Title and captions ---------------------------------------------------------------------- */

/* The two lines of a title, centred; a caption is one line. */
static void svg_heading_write(const Heading *heading, void *self)
{
    PlycutOut *out = self;
    bool both = heading->second.text[0] != '\0';
    const double raised = both ? heading->small * 0.6 : 0;
    const SvgText first = {heading->x,         heading->y - heading->size / 3.0 + raised,
                           heading->size,      .bold = true,
                           .classes = "title", .whole = heading->whole},
                  second = {heading->x, heading->y - heading->size * 0.6 - heading->small / 3.0,
                            heading->small, .classes = "caption"};
    svg_text(&first, heading->text.text, out);
    if (both)
        svg_text(&second, heading->second.text, out);
}

/* ---- The algorithm's lines ------------------------------------------------------------------- */

static void listing_write(const Listing *listing, PlycutOut *out)
{
    plycut_out_text(out, "<g class=\"code\">\n");
    for (size_t i = 0; i < listing->count; i++) {
        const ListingLine *line = &listing->lines[i];
        const double y = listing->top - (double)(i + 1) * LISTING_LEAD + LISTING_TYPE / 3.0;
        SvgText text = {listing->left, y,       LISTING_TYPE,
                        line->current, "start", .classes = line->current ? "line current" : "line"};
        if (line->current)
            svg_text(&text, "▶", out);
        text.x += LISTING_MARK + line->indent * LISTING_INDENT;
        if (line->text[0] != '\0')
            svg_text(&text, line->text, out);
    }
    plycut_out_text(out, "</g>\n");
}

/* ---- The file -------------------------------------------------------------------------------- */

/* All of the widths of Arial. librsvg measures the outline of each letter that it sets: it sets pages in Nimbus Sans, whose outlines
 * have fewer points, in half the time. */
static const char FONTS[] = "Arial,'Liberation Sans',Arimo,Helvetica,sans-serif";
#define QUICK_FONT "'Nimbus Sans'"

void svg_begin(const Figure *figure, const FigurePaper *paper, PlycutOut *out)
{
    double scale = paper->scale > 0 ? paper->scale : 1;
    plycut_out_text(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plycut\" role=\"img\" "
                         "aria-labelledby=\"plycut-title plycut-desc\" width=\"");
    svg_number(paper->width * scale, out);
    plycut_out_text(out, "pt\" height=\"");
    svg_number(paper->height * scale, out);
    plycut_out_text(out, "pt\" ");
    svg_view_box(paper->left, paper->top, paper->width, paper->height, out);
    plycut_out_format(out, " font-family=\"%s%s\" font-size=\"9\" text-anchor=\"middle\"",
                      paper->printed ? QUICK_FONT "," : "", FONTS);
    if (strcmp(figure->scenes[0].palette->ink, "#000000") != 0) /* text is black by itself */
        svg_word(" fill=\"", figure->scenes[0].palette->ink, out);
    plycut_out_text(out, ">\n");
    svg_about(figure, out);
    if (figure->picture->transparent)
        return;
    plycut_out_text(out, "<rect class=\"paper\"");
    svg_box(paper->left, paper->top, paper->width, paper->height, out);
    plycut_out_format(out, " fill=\"%s\"/>\n", figure->scenes[0].palette->paper);
}

/* Who moves, at the left edge of the tree. */
static void svg_rows_write(const Scene *scene, PlycutOut *out)
{
    const int type = row_type(scene);
    for (int rank = 0; rank < scene->view.ranks; rank++) {
        const char *text = row_text(scene, rank);
        if (text != NULL)
            svg_text(&(SvgText){scene->right, scene->rank_y[rank] - type / 3.0, type, true, "start",
                                .colour = scene->palette->small, .classes = "row"},
                     text, out);
    }
}

/* Arrows are below everything else: where one passes a node or a label, that can still be read. */
void svg_trees(const Figure *figure, PlycutOut *out)
{
    for (size_t i = 0; i < figure->count; i++) {
        plycut_out_text(out, "<g class=\"tree\">\n");
        svg_causes(&figure->scenes[i], &figure->causes[i], out);
        svg_edges(&figure->scenes[i], out);
        svg_nodes(&figure->scenes[i], out);
        svg_pointed(&figure->scenes[i], out);
        svg_rows_write(&figure->scenes[i], out);
        plycut_out_text(out, "</g>\n");
    }
}

void svg_end(PlycutOut *out)
{
    plycut_out_text(out, "</svg>\n");
}

/* ---- A picture ------------------------------------------------------------------------------- */

static void svg_figure_write(const Figure *figure, const void *self, PlycutOut *out)
{
    (void)self;
    PlacedLegend legend;
    legend_place_best(figure, &legend);
    Listing listing;
    bool listed = listing_make(figure, &listing);
    FigurePaper paper = figure_paper(figure, &legend, &listing);
    svg_begin(figure, &paper, out);
    heading_each(figure, svg_heading_write, out);
    svg_trees(figure, out);
    if (listed)
        listing_write(&listing, out);
    const Corner corner = legend_corner(figure, &legend, &paper);
    svg_legend(figure, &legend, corner.x, corner.y, out);
    svg_end(out);
}

bool plycut_render_svg(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    return figure_render(traces, count, picture, svg_figure_write, NULL, out, error);
}
