/* The labels of nodes for TeX. */
#include "render/escape.h"
#include "scene/shape.h"
#include "tex/tex.h"

#include <stdio.h>
#include <string.h>

/* The commands before a run's text; returns how many braces they leave open. A struck run is a box, for its line. */
static int run_open(const Tex *tex, const LabelRun *run, bool lowered, int size)
{
    if (run->size != size)
        plycut_out_format(tex->out, "\\plytype{%d}{", run->size);
    if (run->colour != NULL)
        plycut_out_format(tex->out, "\\textcolor{%s}{", tex_colour(tex, run->colour).text);
    if (lowered)
        plycut_out_text(tex->out, "\\plysub{");
    if (run->bold || run->struck)
        plycut_out_text(tex->out, run->bold ? "\\textbf{" : "\\setbox1\\hbox{");
    return (run->size != size) + (run->colour != NULL) + lowered + run->bold;
}

static void tex_run_write(const Tex *tex, const LabelRun *run, bool lowered, const char *text,
                          int size)
{
    if (text[0] == '\0')
        return;
    int braces = run_open(tex, run, lowered, size);
    tex_write(tex->out, text);
    if (run->struck && !run->bold)
        plycut_out_text(tex->out, "}\\rlap{\\vrule width \\wd1 height .66ex depth -.58ex}\\box1 ");
    while (braces-- > 0)
        plycut_out_char(tex->out, '}');
}

void tex_line_write(const Tex *tex, const Label *label, int line)
{
    const LabelRun *first = &label->runs[label_line_begin(label, line)],
                   *end = &label->runs[label->line_end[line]];
    int size = label_line_size(label, line);
    char text[LABEL_TEXT];
    plycut_out_text(tex->out, "\\plyline");
    if (tex->fixed)
        plycut_out_format(tex->out, "[%d]", label_line_width(label, line));
    plycut_out_format(tex->out, "{%d}{", size);
    for (const LabelRun *run = first; run < end; run++) {
        run_letters(run, end, text);
        tex_run_write(tex, run, run_is_lowered(run, first), text, size);
    }
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
