/* The labels of nodes for TeX. */
#include "render/escape.h"
#include "scene/shape.h"
#include "tex/tex.h"

#include <stdio.h>
#include <string.h>

static void tex_run_write(const Tex *tex, const LabelRun *run, int size)
{
    if (run->text[0] == '\0')
        return;
    if (run->size != size)
        plycut_out_format(tex->out, "\\plytype{%d}{", run->size);
    if (run->colour != NULL)
        plycut_out_format(tex->out, "\\textcolor{%s}{", tex_colour(tex, run->colour).text);
    plycut_out_text(tex->out, run->bold ? "\\textbf{" : run->struck ? "\\setbox1\\hbox{" : "");
    tex_write(tex->out, run->text);
    plycut_out_format(tex->out, "%s%s%s",
                      run->bold ? "}"
                      : run->struck
                          ? "}\\rlap{\\vrule width \\wd1 height .66ex depth -.58ex}\\box1 "
                          : "",
                      run->colour != NULL ? "}" : "", run->size != size ? "}" : "");
}

void tex_line_write(const Tex *tex, const Label *label, int line)
{
    int size = label_line_size(label, line);
    plycut_out_text(tex->out, "\\plyline");
    if (tex->fixed)
        plycut_out_format(tex->out, "[%d]", label_line_width(label, line));
    plycut_out_format(tex->out, "{%d}{", size);
    for (int i = label_line_begin(label, line); i < label->line_end[line]; i++)
        tex_run_write(tex, &label->runs[i], size);
    plycut_out_char(tex->out, '}');
}

int tex_middle(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Look look = scene_look(scene, d);
    return shape_top(look, drawn->width, drawn->height, 0) +
           shape_bottom(look, drawn->width, drawn->height, 0);
}

/* TeX centres text in the outline. Room above or below it moves it to where the scene has it. */
static void tex_label_place(const Tex *tex, const Scene *scene, uint32_t d, const Label *label)
{
    int up =
        2 * shape_text_up(scene_look(scene, d), scene->view.drawn[d].height) - tex_middle(scene, d);
    if (label->line_count == 0)
        return;
    plycut_out_format(tex->out, "\\plylabel{%d}{%d}{", up < 0 ? -up : 0, up > 0 ? up : 0);
    for (int line = 0; line < label->line_count; line++)
        tex_line_write(tex, label, line);
    plycut_out_char(tex->out, '}');
}

void tex_label_write(const Tex *tex, const Scene *scene, uint32_t d)
{
    Label label;
    label_make(scene, d, &label);
    tex_label_place(tex, scene, d, &label);
}

TexText tex_halves(int halves)
{
    TexText length;
    (void)snprintf(length.text, sizeof length.text, "%s%d%s", halves < 0 && halves > -2 ? "-" : "",
                   halves / 2, halves % 2 != 0 ? ".5" : "");
    return length;
}

TexText tex_point(double x, double y)
{
    TexText point;
    (void)snprintf(point.text, sizeof point.text, "(%.20s,%.20s)", tex_halves((int)(2 * x)).text,
                   tex_halves((int)(2 * y)).text);
    return point;
}
