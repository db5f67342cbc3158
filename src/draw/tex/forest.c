/* The tree in brackets for the package forest: a line for each node, so that people can move, add
 * and delete nodes. */
#include "render/escape.h"
#include "render/heading.h"
#include "tex/tex.h"

#include <plycut/render.h>

static void move_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    EdgeWords words;
    edge_words(scene, d, &words);
    if (words.count > 0)
        plycut_out_text(tex->out, ", edge label={node[plymove]{");
    for (int i = 0; i < words.count; i++) {
        plycut_out_format(tex->out, "%s\\plytype{%d}{", i > 0 ? "\\\\" : "", edge_type(scene));
        tex_write(tex->out, words.lines[i]);
        plycut_out_char(tex->out, '}');
    }
    if (words.count > 0)
        plycut_out_text(tex->out, "}}");
}

/* "[{3}, leaves, edge=shallow cuts" */
static void node_open(const Tex *tex, const Scene *scene, uint32_t d, int indent)
{
    plycut_out_format(tex->out, "%*s[{", indent, "");
    tex_label_write(tex, scene, d);
    plycut_out_text(tex->out, "}, ");
    tex_node_options(tex, scene, d);
    plycut_out_format(tex->out, ", name=n%u", scene->first + d);
    if (d == 0)
        return;
    plycut_out_format(tex->out, ", edge={%s%s}",
                      tex_style_name(edge_info(edge_kind(&scene->view, d))->name).text,
                      edge_is_thick(&scene->view, d) ? ", variation" : "");
    move_write(tex, scene, d);
}

/* A node and what is below it; recursion is bounded by PLYCUT_PLY_MAX. */
static void forest_node_write(const Tex *tex, const Scene *scene, uint32_t d, int indent)
{
    node_open(tex, scene, d, indent);
    for (uint32_t child = scene->view.drawn[d].first; child != NOT_DRAWN;
         child = scene->view.drawn[child].next) {
        plycut_out_char(tex->out, '\n');
        forest_node_write(tex, scene, child, indent + 2);
    }
    plycut_out_char(tex->out, ']');
}

/* Title and captions are rows of a table, above the trees. */
static void forest_heading_write(const Tex *tex, const Heading *heading)
{
    plycut_out_format(tex->out, "\\plytype{%d}{\\textbf{", heading->size);
    tex_write(tex->out, heading->text.text);
    if (heading->second.text[0] != '\0') {
        plycut_out_format(tex->out, "}}\\\\[2bp]\n\\plytype{%d}{{", heading->small);
        tex_write(tex->out, heading->second.text);
    }
    plycut_out_text(tex->out, "}}\\\\[6bp]\n");
}

static void forest_tree_write(const Tex *tex, size_t i)
{
    const Scene *scene = &tex->figure->scenes[i];
    Heading caption;
    if (figure_has_captions(tex->figure)) {
        heading_caption(tex->figure, i, &caption);
        forest_heading_write(tex, &caption);
    }
    plycut_out_format(tex->out, "\\begin{forest} plytree={%d}{%d}\n", scene->measures->rank_gap,
                      scene->measures->gap);
    forest_node_write(tex, scene, 0, 2);
    plycut_out_char(tex->out, '\n');
    forest_causes(tex, scene, &tex->figure->causes[i]);
    plycut_out_text(tex->out, "\\end{forest}\\\\[12bp]\n");
}

/* forest places the trees, so the algorithm's lines and the legend are pictures of their own below
 * them. */
static void forest_below_write(const Tex *tex)
{
    static const char begin[] = "\\begin{tikzpicture}[x=1bp, y=1bp]\n",
                      end[] = "\\end{tikzpicture}\\\\[12bp]\n";
    Listing listing;
    PlacedLegend legend;
    if (listing_make(tex->figure, &listing)) {
        listing.left = 0;
        plycut_out_text(tex->out, begin);
        tex_listing(tex, &listing);
        plycut_out_text(tex->out, end);
    }
    legend_place(tex->figure, &legend);
    if (legend.height > 0) {
        plycut_out_text(tex->out, begin);
        tex_legend(tex, &legend, 0, 0);
        plycut_out_text(tex->out, end);
    }
}

static void forest_write(const Tex *tex)
{
    Heading title;
    plycut_out_text(tex->out, "\\begin{tabular}{@{}c@{}}\n");
    if (heading_title(tex->figure, &title))
        forest_heading_write(tex, &title);
    for (size_t i = 0; i < tex->figure->count; i++)
        forest_tree_write(tex, i);
    forest_below_write(tex);
    plycut_out_text(tex->out, "\\end{tabular}%\n");
}

bool plycut_render_forest(const PlycutTrace *const *traces, size_t count,
                          const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    static const char packages[] =
        "\\usepackage{forest}\n"
        "\\usetikzlibrary{backgrounds}\n"
        "\\forestset{plytree/.style n args={2}{for tree={anchor=north, parent anchor=south,\n"
        "  child anchor=north, l sep=#1bp, s sep=#2bp, inner sep=0pt,\n"
        "  tier/.wrap pgfmath arg={tier ##1}{level()}}}}\n"
        "\\tikzset{plymove/.style={midway, fill=white, inner sep=1pt, align=center}}\n";
    if (picture->paper.width > 0)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the package forest makes the layout: use -f tikz with --width, or "
                           "scale the picture with \\resizebox");
    if (picture->grow != PLYCUT_GROW_DOWN)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the package forest makes the layout: use -f tikz with --grow, or give "
                           "forest grow'=east");
    if (picture->rows)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "the package forest makes the layout: use -f tikz with --rows");
    if (picture->highlight != NULL || picture->note_count > 0)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "the package forest makes the layout: use -f tikz with --highlight and --note");
    if (picture->part == PLYCUT_PART_FRAME)
        return plycut_fail(error, PLYCUT_E_USAGE, "--part frame is for -f tikz");
    PlycutPicture plain = *picture;
    plain.boards = PLYCUT_BOARDS_NONE;
    const TexFile file = {.packages = packages, .body = forest_write};
    return tex_render(traces, count, &plain, file, out, error);
}
