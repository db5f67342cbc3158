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

void dot_tip(const char *name, const char *text, PlycutOut *out)
{
    plycut_out_format(out, "%s=\"", name);
    quoted_write_short(out, text);
    plycut_out_char(out, '"');
}

void dot_group(const Figure *figure, int group, bool (*belongs)(const Scene *, uint32_t, int),
               void (*open)(const Figure *, int, PlycutOut *),
               void (*write)(const Scene *, uint32_t, PlycutOut *), PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 0; d < scene->view.count; d++) {
            if (!belongs(scene, d, group))
                continue;
            if (!begun)
                open(figure, group, out);
            begun = true;
            write(scene, d, out);
        }
    }
    plycut_out_text(out, begun ? "  }\n" : "");
}

static void dot_head_write(const Figure *figure, PlycutOut *out)
{
    plycut_out_text(out, "// Draw with: dot -Tsvg\n"
                         "digraph plycut {\n"
                         "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=9, "
                         "splines=polyline, ordering=out, ");
    if (figure->picture->grow == PLYCUT_GROW_RIGHT)
        plycut_out_text(out, "rankdir=LR, ");
    plycut_out_text(out, "ranksep=0.6, nodesep=0.15, pad=0.17];\n"
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

static void dot_figure_write(const Figure *figure, const void *self, PlycutOut *out)
{
    (void)self;
    dot_head_write(figure, out);
    dot_nodes(figure, out);
    dot_headings(figure,
                 out); /* under dot an edge leads to the root, which must be there already */
    dot_edges(figure, out);
    dot_listing(figure, out);
    plycut_out_text(out, "}\n");
}

bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    PlycutPicture asked = *picture;
    if (picture->paper.width > 0 || picture->paper.height > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only plycut's own layout has a size: leave out --width, --height and "
                           "--slide, or give -f svg");
    if (picture->rows)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "Graphviz places the rows: leave out --rows, or give -f svg, pdf, png "
                           "or tikz without --layout dot");
    if (picture->style == PLYCUT_STYLE_DARK || picture->transparent || picture->palette != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--style dark, --transparent and --palette need our own layout: leave "
                           "out --layout dot");
    if (picture->note_count > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "Graphviz would set notes on lines and nodes: give -f svg, pdf, png or "
                           "tikz with --note, "
                           "without --layout dot");
    asked.layout = PLYCUT_LAYOUT_DOT;
    return figure_render(traces, count, &asked, dot_figure_write, NULL, out, error);
}
