/* The DOT file. Statements are grouped in plain subgraphs, one for each kind of node or edge, with its
 * looks in one default line, so that people who edit it restyle all deep cutoffs at once. */
#include "dot/dot.h"
#include "render/back_end.h"
#include "render/escape.h"
#include "render/legend.h"

#include <plycut/render.h>

/* Three places, whatever the locale. */
void dot_inches(const char *name, int points, PlycutOut *out)
{
    int thousandths = (points * 1000 + 36) / 72;
    plycut_out_format(out, "%s=%d.%03d", name, thousandths / 1000, thousandths % 1000);
}

void dot_place(const PlycutPicture *picture, int x, int y, PlycutOut *out)
{
    if (picture->layout == PLYCUT_LAYOUT_TIDY)
        plycut_out_format(out, ", pos=\"%d,%d\"", x, y);
}

void dot_tip(const char *name, const char *text, PlycutOut *out)
{
    plycut_out_format(out, "%s=\"", name);
    quoted_write_short(out, text);
    plycut_out_char(out, '"');
}

/* The room round the picture, its width on paper, its resolution. */
static void paper_write(const Figure *figure, PlycutOut *out)
{
    const PlycutPicture *picture = figure->picture;
    const int thousandths = (int)(picture->width * 1000 / 72); /* of an inch */
    if (picture->width > 0) /* "!": exactly as wide, and as high as that makes it */
        plycut_out_format(out, "margin=0, size=\"%d.%03d,1000!\", ", thousandths / 1000,
                          thousandths % 1000);
    if (picture->dpi > 0)
        plycut_out_format(out, "dpi=%d, ", picture->dpi);
    plycut_out_format(out, picture->width > 0 ? "pad=0.03" : "pad=0.17");
}

/* Two points without ink are as far apart as the picture is to be wide. */
static void edges_of_paper_write(const Figure *figure, PlycutOut *out)
{
    if (figure->picture->width == 0)
        return;
    plycut_out_text(out, "\n  // The width of the paper\n");
    for (int side = 0; side < 2; side++)
        plycut_out_format(
            out, "  paper%d [shape=point, style=invis, width=0, height=0, pos=\"%d,0\"];\n", side,
            side == 0 ? 0 : figure->width);
}

static void head_write(const Figure *figure, PlycutOut *out)
{
    bool tidy = figure->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_text(out,
                    tidy ? "// Draw with: neato -n2 -Tsvg (the places given here) or: dot -Tsvg\n"
                         : "// Draw with: dot -Tsvg\n");
    plycut_out_format(out,
                      "digraph plycut {\n"
                      "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=9, splines=%s, "
                      "ordering=out, ranksep=0.6, nodesep=0.15, ",
                      tidy ? "line" : "polyline");
    paper_write(figure, out);
    plycut_out_text(out, "];\n"
                         "  node [fontname=\"Arial\", fontsize=9, fixedsize=true, margin=0];\n"
                         "  edge [fontname=\"Arial\", fontsize=9];\n");
    if (legend_asked(figure) == PLYCUT_LEGEND_NONE)
        return;
    plycut_out_text(out, "\n  // The legend: this statement may go.\n"
                         "  graph [labelloc=b, labeljust=l, ");
    if (figure->heading > 100)
        plycut_out_format(out, "fontsize=%d, ", 9 * figure->heading / 100);
    dot_legend(figure, out);
    plycut_out_text(out, "];\n");
}

static void figure_write(const Figure *figure, const void *self, PlycutOut *out)
{
    (void)self;
    head_write(figure, out);
    dot_nodes(figure, out);
    dot_headings(figure,
                 out); /* under dot an edge leads to the root, which must be there already */
    dot_edges(figure, out);
    dot_listing(figure, out);
    edges_of_paper_write(figure, out);
    plycut_out_text(out, "}\n");
}

bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    return figure_render(traces, count, picture, figure_write, NULL, out, error);
}
