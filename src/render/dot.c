/* The DOT file. Statements stand in plain subgraphs, one a kind of node or edge, each with its
 * looks in one default line, so that people who edit it restyle all deep cutoffs at once. */
#include "render/dot.h"

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

static void head_write(const Figure *figure, PlycutOut *out)
{
    bool tidy = figure->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_text(out,
                    tidy ? "// Draw with: neato -n2 -Tsvg (the places given here) or: dot -Tsvg\n"
                         : "// Draw with: dot -Tsvg\n");
    plycut_out_format(out,
                      "digraph plycut {\n"
                      "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=9, splines=%s, "
                      "ordering=out, ranksep=0.6, nodesep=0.15, pad=0.17];\n"
                      "  node [fontname=\"Arial\", fontsize=9, fixedsize=true, margin=0];\n"
                      "  edge [fontname=\"Arial\", fontsize=9];\n",
                      tidy ? "line" : "polyline");
    if (figure->picture->legend == PLYCUT_LEGEND_NONE)
        return;
    plycut_out_text(out, "\n  // The legend: this statement may go.\n"
                         "  graph [labelloc=b, labeljust=l, ");
    dot_legend(figure, out);
    plycut_out_text(out, "];\n");
}

static void figure_write(const Figure *figure, PlycutOut *out)
{
    head_write(figure, out);
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
    Arena arena = {.blocks = NULL};
    Figure figure;
    bool made = count == 0 || figure_make(traces, count, picture, &figure, &arena, error);
    if (made && count > 0)
        figure_write(&figure, out);
    arena_release(&arena);
    if (made && !plycut_out_flush(out))
        return plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written");
    return made;
}
