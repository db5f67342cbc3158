/* Colours and styles of TikZ: a line for each look and kind of edge, so that one line restyles all
 * deep cutoffs. */
#include "tex/tex.h"
#include "scene/shape.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- Colours --------------------------------------------------------------------------------- */

/* The palette's colours by their names in TeX, and the pictures that define them. If several have the same colour, the first
 * name is used for all. */
enum { EVERY = 0, MOMENTS = 1, CHANCE = 2, REST = 4 };

static const struct {
    const char *name;
    size_t at; /* in Palette */
    int where;
} COLOURS[] = {
#define COLOUR(id, colour, mono, dark, name, where) {name, offsetof(Palette, id), where},
#define CUT(id, colour, mono, dark, name, where)    {name, offsetof(Palette, cut[PLYCUT_##id]), where},
#include "scene/palette.def"
#undef COLOUR
};

static const char *plain_name(const char *colour)
{
    return strcmp(colour, "#000000") == 0   ? "black"
           : strcmp(colour, "#FFFFFF") == 0 ? "white"
                                            : NULL;
}

static const char *value_of(const Tex *tex, size_t row)
{
    const char *palette = (const char *)tex->figure->scenes[0].palette;
    return *(const char *const *)(palette + COLOURS[row].at);
}

/* The first row with that colour. */
static size_t colour_row(const Tex *tex, const char *colour)
{
    size_t row = 0;
    while (strcmp(value_of(tex, row), colour) != 0)
        row++;
    return row;
}

TexText tex_colour(const Tex *tex, const char *colour)
{
    const char *plain = plain_name(colour);
    TexText name;
    (void)snprintf(name.text, sizeof name.text, "%s%s", plain == NULL ? "ply" : plain,
                   plain == NULL ? COLOURS[colour_row(tex, colour)].name : "");
    return name;
}

void tex_colours_define(const Tex *tex)
{
    const PlycutTrace *trace = tex->figure->scenes->view.trace;
    const int here = (plycut_trace_is_moment(trace) ? MOMENTS : 0) | (trace->chance ? CHANCE : 0);
    for (size_t i = 0; i < sizeof COLOURS / sizeof *COLOURS; i++) {
        const char *value = value_of(tex, i);
        const bool needed = COLOURS[i].where == EVERY || (COLOURS[i].where & here) != 0 ||
                            (COLOURS[i].where == REST && colour_row(tex, value) == i);
        if (plain_name(value) == NULL && needed)
            plycut_out_format(tex->out, "\\definecolor{ply%s}{HTML}{%s}%%\n", COLOURS[i].name,
                              value + 1);
    }
    if (strcmp(tex->figure->scenes[0].palette->ink, "#000000") != 0)
        plycut_out_format(tex->out, "\\color{%s}%%\n",
                          tex_colour(tex, tex->figure->scenes[0].palette->ink).text);
}

/* ---- Names ----------------------------------------------------------------------------------- */

TexText tex_style_name(const char *name)
{
    TexText spaced = {""};
    for (size_t i = 0; name[i] != '\0'; i++)
        spaced.text[i] = name[i] == '_' ? ' ' : name[i];
    return spaced;
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static TexSize outline_size_of(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    int ring =
        drawn->kind == DRAWN_FOLDED ? SHAPE_RING : 0; /* a double border is half as wide outside */
    return (TexSize){drawn->width + ring, shape_top(look, drawn->width, drawn->height, 0) -
                                              shape_bottom(look, drawn->width, drawn->height, 0) +
                                              ring};
}

void tex_usual_note(TexUsual *usual, const Figure *figure)
{
    for (size_t i = 0; i < figure->count; i++)
        for (uint32_t d = 0; d < figure->scenes[i].view.count; d++) {
            const Scene *scene = &figure->scenes[i];
            TexSize *size = &usual->size[scene_look(scene, d)];
            if (size->width == 0)
                *size = outline_size_of(scene, d);
            if (d > 0)
                usual->edges[edge_kind(&scene->view, d)] = true;
        }
}

static void outline_size_write(const Tex *tex, TexSize size, TexSize usual)
{
    if (size.width != usual.width)
        plycut_out_format(tex->out, ", minimum width=%dbp", size.width);
    if (size.height != usual.height)
        plycut_out_format(tex->out, ", minimum height=%dbp", size.height);
}

void tex_node_options(const Tex *tex, const Scene *scene, uint32_t d)
{
    const Look look = scene_look(scene, d);
    const bool thick = drawn_border(scene, d) > 0;
    plycut_out_format(tex->out, "%s%s", tex_style_name(look_info(look)->name).text,
                      drawn_is_current(&scene->view, d) ? ", current node"
                      : thick                           ? ", variation node"
                                                        : "");
    if (drawn_fill(scene, d) != NULL)
        plycut_out_format(tex->out, ", fill=%s", tex_colour(tex, drawn_fill(scene, d)).text);
    outline_size_write(tex, outline_size_of(scene, d), tex->usual->size[look]);
}

const char *tex_shape(Outline outline)
{
    static const char *const shapes[] = {[OUTLINE_BOX] = "rectangle",
                                         [OUTLINE_HOUSE] = "plyhouse",
                                         [OUTLINE_INVHOUSE] = "plyinvhouse",
                                         [OUTLINE_CIRCLE] = "ellipse",
                                         [OUTLINE_NONE] = "rectangle"};
    return shapes[outline];
}

void tex_look_options(const Tex *tex, const LookStyle *style)
{
    if (style->outline != OUTLINE_NONE)
        plycut_out_format(tex->out, ", draw=%s", tex_colour(tex, style->line).text);
    if (style->filled)
        plycut_out_format(tex->out, ", fill=%s", tex_colour(tex, style->fill).text);
    if (style->text != NULL)
        plycut_out_format(tex->out, ", text=%s", tex_colour(tex, style->text).text);
    plycut_out_format(
        tex->out, "%s%s%s%s%s", style->dashed ? ", dashed" : "",
        style->thin ? ", line width=.4bp" : "", style->rounded ? ", rounded corners=4bp" : "",
        style->diagonals ? ", plyknown" : "", style->ring ? ", double, double distance=3bp" : "");
}

static void look_define(const Tex *tex, Look look)
{
    const LookStyle style = look_style(&tex->figure->scenes[0], look);
    plycut_out_format(tex->out, "  %s/.style={plynode, shape=%s",
                      tex_style_name(look_info(look)->name).text, tex_shape(style.outline));
    outline_size_write(tex, tex->usual->size[look], (TexSize){0, 0});
    tex_look_options(tex, &style);
    plycut_out_text(tex->out, "},\n");
}

/* ---- Edges ----------------------------------------------------------------------------------- */

TexText tex_line_width(int tenths)
{
    TexText width;
    (void)snprintf(width.text, sizeof width.text,
                   tenths % 10 == 0 ? "line width=%dbp" : "line width=%d.%dbp", tenths / 10,
                   tenths % 10);
    return width;
}

void tex_edge_options(const Tex *tex, const EdgeStyle *style)
{
    plycut_out_format(tex->out, ", %s, draw=%s%s%s", tex_line_width(style->width).text,
                      tex_colour(tex, style->colour).text,
                      style->dashed   ? ", dashed"
                      : style->dotted ? ", dotted"
                                      : "",
                      style->twofold ? ", double, double distance=1.5bp" : "");
    if (style->bars > 0)
        plycut_out_format(tex->out, ", %s=%d", style->bars == 1 ? "plybar" : "plybars",
                          style->small ? 3 : 5);
}

/* more: further options. */
static void edge_define(const Tex *tex, const char *name, EdgeStyle style, const char *more)
{
    plycut_out_format(tex->out, "  %s/.style={plyedge", tex_style_name(name).text);
    tex_edge_options(tex, &style);
    plycut_out_format(tex->out, "%s},\n", more);
}

static void variation_define(const Tex *tex, const char *name, int tenths)
{
    plycut_out_format(tex->out, "  %s/.style={%s},\n", name, tex_line_width(tenths).text);
}

void tex_styles_define(const Tex *tex)
{
    const Scene *first = &tex->figure->scenes[0];
    plycut_out_text(tex->out, "\\tikzset{%\n");
    for (Look look = 0; look < LOOKS; look++)
        if (tex->usual->size[look].width > 0)
            look_define(tex, look);
    for (EdgeKind kind = 0; kind < EDGES; kind++)
        if (tex->usual->edges[kind])
            edge_define(tex, edge_info(kind)->name, edge_style(first, kind), "");
    variation_define(tex, "variation", thick_lines(first).edge);
    variation_define(tex, "variation node", thick_lines(first).border);
    if (scene_is_moment(first))
        variation_define(tex, "current node", thick_lines(first).current);
    edge_define(tex, "causes", cause_style(first), ", -{Straight Barb}");
    plycut_out_text(tex->out, "}%\n");
}
