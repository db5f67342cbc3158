/* Colours and styles of TikZ, a line for each look and kind of edge, so that one line restyles all deep cutoffs. */
#include "render/tex.h"

#include <string.h>

void tex_colour_write(const char *colour, PlycutOut *out)
{
    if (strcmp(colour, "#000000") == 0)
        plycut_out_text(out, "black");
    else if (strcmp(colour, "#FFFFFF") == 0)
        plycut_out_text(out, "white");
    else
        plycut_out_format(out, "ply%s", colour + 1);
}

static void colour_define(const char *colour, PlycutOut *out)
{
    if (strcmp(colour, "#000000") == 0 || strcmp(colour, "#FFFFFF") == 0)
        return;
    plycut_out_text(out, "\\definecolor{");
    tex_colour_write(colour, out);
    plycut_out_format(out, "}{HTML}{%s}%%\n", colour + 1);
}

void tex_colours_define(const Palette *p, PlycutOut *out)
{
    const char *const colours[] = {p->max,           p->min,         p->small,       p->never,   p->cut[0],
                                   p->cut[1],        p->cut[2],      p->square,      p->line,    p->veiled_square,
                                   p->veiled_line,   p->veiled_disc, p->last_move};
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++) {
        bool again = false;
        for (size_t k = 0; k < i; k++)
            again |= strcmp(colours[k], colours[i]) == 0;
        if (!again)
            colour_define(colours[i], out);
    }
}

/* ---- Names ----------------------------------------------------------------------------------- */

static void spaced_write(const char *name, PlycutOut *out)
{
    for (; *name != '\0'; name++)
        plycut_out_char(out, *name == '_' ? ' ' : *name);
}

void tex_look_name(Look look, PlycutOut *out)
{
    static const char *const names[LOOKS] = {
#define GROUP(id, name, summary) name,
#include "scene/looks.def"
#undef GROUP
    };
    spaced_write(names[look], out);
}

void tex_edge_name(EdgeKind kind, PlycutOut *out)
{
    static const char *const names[EDGES] = {
#define GROUP(id, name, words, summary) name,
#include "scene/edges.def"
#undef GROUP
    };
    spaced_write(names[kind], out);
}

/* ---- Styles ---------------------------------------------------------------------------------- */

static void coloured(const char *key, const char *colour, PlycutOut *out)
{
    plycut_out_format(out, ", %s=", key);
    tex_colour_write(colour, out);
}

static void width_write(int tenths, PlycutOut *out)
{
    plycut_out_format(out, ", line width=%d.%dbp", tenths / 10, tenths % 10);
}

static void look_define(const Scene *scene, Look look, PlycutOut *out)
{
    static const char *const shapes[] = {[OUTLINE_BOX] = "rectangle",
                                         [OUTLINE_HOUSE] = "plyhouse",
                                         [OUTLINE_INVHOUSE] = "plyinvhouse",
                                         [OUTLINE_NONE] = "rectangle"};
    LookStyle style = look_style(scene, look);
    plycut_out_text(out, "  ");
    tex_look_name(look, out);
    plycut_out_format(out, "/.style={plynode, shape=%s", shapes[style.outline]);
    if (style.outline != OUTLINE_NONE)
        coloured("draw", style.line, out);
    if (style.filled)
        coloured("fill", style.fill, out);
    if (style.text != NULL)
        coloured("text", style.text, out);
    plycut_out_text(out, style.dashed ? ", dashed" : "");
    plycut_out_text(out, style.rounded ? ", rounded corners=4bp" : "");
    plycut_out_text(out, style.diagonals ? ", plyknown" : "");
    plycut_out_text(out, style.ring ? ", double, double distance=3bp" : "");
    plycut_out_text(out, "},\n");
}

static void edge_style_write(EdgeStyle style, PlycutOut *out)
{
    plycut_out_text(out, "/.style={plyedge");
    coloured("draw", style.colour, out);
    width_write(style.width, out);
    plycut_out_text(out, style.dashed ? ", dashed" : style.dotted ? ", dotted" : "");
    plycut_out_text(out, style.twofold ? ", double, double distance=1.5bp" : "");
    if (style.bars > 0)
        plycut_out_format(out, ", %s=%d", style.bars == 1 ? "plybar" : "plybars", style.small ? 3 : 5);
}

void tex_styles_define(const Figure *figure, PlycutOut *out)
{
    bool looks[LOOKS] = {false}, kinds[EDGES] = {false}, causes = false;
    const Scene *first = &figure->scenes[0];
    for (size_t i = 0; i < figure->count; i++) {
        causes |= figure->causes[i].count > 0;
        for (uint32_t d = 0; d < figure->scenes[i].view.count; d++) {
            looks[scene_look(&figure->scenes[i], d)] = true;
            kinds[edge_kind(&figure->scenes[i].view, d)] |= d > 0;
        }
    }
    for (Look look = 0; look < LOOKS; look++)
        if (looks[look])
            look_define(first, look, out);
    for (EdgeKind kind = 0; kind < EDGES; kind++) {
        if (!kinds[kind])
            continue;
        plycut_out_text(out, "  ");
        tex_edge_name(kind, out);
        edge_style_write(edge_style(first, kind), out);
        plycut_out_text(out, "},\n");
    }
    plycut_out_text(out, "  variation/.style={line width=");
    plycut_out_format(out, "%d.%dbp},\n", variation_edge_width(first) / 10, variation_edge_width(first) % 10);
    plycut_out_format(out, "  variation node/.style={line width=%d.%dbp},\n", variation_border_width(first) / 10,
                      variation_border_width(first) % 10);
    if (causes) {
        plycut_out_text(out, "  causes");
        edge_style_write(cause_style(first), out);
        plycut_out_text(out, ", -{Straight Barb}},\n");
    }
}
