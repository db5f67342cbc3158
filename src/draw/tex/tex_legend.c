/* The legend and the algorithm's lines as TikZ statements, at the places that every back end gives
 * them. */
#include "render/escape.h"
#include "tex/tex.h"

typedef struct Words {
    const char *text, *anchor;
    const char *colour; /* NULL: black */
    int size;
    bool bold;
} Words;

/* A line of text, its middle at y; squeezed if TeX's letters are wider than it was measured. */
static void words_write(const Tex *tex, const Words *words, double x, double y)
{
    const int width = (text_width(words->text, words->size, words->bold) + 999) / 1000;
    plycut_out_format(tex->out, "\\node[plytext, anchor=%s", words->anchor);
    if (words->colour != NULL)
        plycut_out_format(tex->out, ", text=%s", tex_colour(tex, words->colour).text);
    plycut_out_format(tex->out, "] at %s {\\plylabel{0}{0}{\\plyline[%d]{%d}{%s",
                      tex_point(x, y).text, width, words->size, words->bold ? "\\textbf{" : "");
    tex_write(tex->out, words->text);
    plycut_out_text(tex->out, words->bold ? "}}}};\n" : "}}};\n");
}

/* The same for a line of several types. */
static void legend_label_write(const Tex *tex, const Label *label, double x, double y)
{
    Tex squeezed = *tex;
    squeezed.fixed = true;
    plycut_out_format(tex->out, "\\node[plytext, anchor=west] at %s {\\plylabel{0}{0}{",
                      tex_point(x, y).text);
    tex_line_write(&squeezed, label, 0);
    plycut_out_text(tex->out, "}};\n");
}

/* ---- Marks ----------------------------------------------------------------------------------- */

static void tex_mark_line(const Tex *tex, const LegendDrawing *drawing, const char *more, double x,
                          double y)
{
    plycut_out_text(tex->out, "\\draw[plyedge");
    tex_edge_options(tex, &drawing->edge);
    plycut_out_format(tex->out, "%s] %s -- %s;\n", more, tex_point(x, y).text,
                      tex_point(x + legend_line_end(drawing), y).text);
}

static void tex_mark_node(const Tex *tex, const LegendDrawing *drawing, double x, double y)
{
    plycut_out_format(tex->out, "\\node[plynode, shape=%s, minimum width=%dbp, minimum height=%dbp",
                      tex_shape(drawing->style.outline), drawing->width, LEGEND_NODE);
    tex_look_options(tex, &drawing->style);
    plycut_out_format(tex->out, ", %s] at %s {};\n", tex_line_width(drawing->border).text,
                      tex_point(x + legend_node_middle(drawing), y).text);
}

static void tex_mark_write(const Tex *tex, Mark mark, double x, double y)
{
    const LegendDrawing drawing = legend_drawing(tex->figure->scenes, mark);
    if (mark == MARK_LAST_MOVE)
        tikz_last_move(tex, tex->figure->scenes, (int)(2 * x), (int)(2 * y));
    if (drawing.line || drawing.arrow)
        tex_mark_line(tex, &drawing, drawing.arrow ? ", -{Straight Barb}" : "", x, y);
    if (drawing.width > 0)
        tex_mark_node(tex, &drawing, x, y);
}

/* ---- The legend ------------------------------------------------------------------------------ */

static void tex_part_write(const LegendPart *part, void *self)
{
    const Tex *tex = *(const Tex **)self;
    if (part->mark != NULL)
        tex_mark_write(tex, part->mark->mark, part->x, part->y);
    else if (part->label != NULL)
        legend_label_write(tex, part->label, part->x, part->y);
    else
        words_write(tex,
                    &(Words){part->text, part->right ? "east" : "west", part->colour, LEGEND_TYPE,
                             part->bold},
                    part->x, part->y);
}

void tex_legend(const Tex *tex, const PlacedLegend *legend, double x, double y)
{
    if (legend->height <= 0)
        return;
    plycut_out_format(tex->out, "\\begin{scope}[shift={%s}", tex_point(x, y).text);
    if (legend->scale > 1)
        plycut_out_format(tex->out, ", scale=%d.%02d, transform shape", (int)legend->scale,
                          (int)(legend->scale * 100) % 100);
    plycut_out_text(tex->out, "]\n");
    legend_each(tex->figure, legend, tex_part_write, &tex);
    plycut_out_text(tex->out, "\\end{scope}\n");
}

/* ---- The algorithm's lines ------------------------------------------------------------------- */

void tex_listing(const Tex *tex, const Listing *listing)
{
    for (size_t i = 0; i < listing->count; i++) {
        const ListingLine *line = &listing->lines[i];
        const double y = listing->top - ((double)i + 0.5) * LISTING_LEAD;
        if (line->current)
            plycut_out_format(tex->out,
                              "\\fill %s ++(0,3.5) -- ++(8,-3.5) -- ++(-8,-3.5) -- cycle;\n",
                              tex_point(listing->left, y).text);
        if (line->text[0] != '\0')
            words_write(tex, &(Words){line->text, "west", NULL, LISTING_TYPE, line->current},
                        listing->left + LISTING_MARK + line->indent * LISTING_INDENT, y);
    }
}
