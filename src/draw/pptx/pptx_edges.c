/* Edges and arrows on slides. An edge is a group: its line, the bars across it, its label. */
#include <math.h>

#include "layout/line.h"
#include "pptx/pptx.h"
#include "scene/classes.h"

static Worded edge_name(const Scene *scene, const char *what, uint32_t from, const char *between,
                        uint32_t to)
{
    Worded name;
    PlycutOut out;
    worded_begin(&name, &out);
    plycut_out_text(&out, what);
    slide_name(scene, from, &out);
    plycut_out_text(&out, between);
    slide_name(scene, to, &out);
    plycut_out_flush(&out);
    return name;
}

static void slide_edge_line(Slide *slide, const EdgeStyle *style, int width, const EdgeLine *line)
{
    const Ink ink = {.line = style->colour, .width = width / 10.0, .dashed = style->dashed};
    EdgeLine strokes[EDGE_STROKES];
    const int count = edge_strokes(line, style, strokes);
    Path path = {.count = 0};
    for (int i = 0; i < count; i++) {
        path_line(&path, strokes[i].from, strokes[i].bent ? strokes[i].bend : strokes[i].to);
        if (strokes[i].bent)
            path_step(&path, 'L', strokes[i].to);
    }
    slide_stroke(slide, "line", &path, &ink);
}

static void slide_bars(Slide *slide, const EdgeStyle *style, const Ray *ray)
{
    const Ink ink = {.line = style->colour, .width = style->small ? 2 : 4};
    Path path = {.count = 0};
    for (int bar = 0; bar < style->bars; bar++) {
        Corner ends[2];
        edge_bar(ray, style, bar, ends);
        path_line(&path, ends[0], ends[1]);
    }
    slide_stroke(slide, "bars", &path, &ink);
}

static void slide_move(Slide *slide, const Scene *scene, uint32_t d)
{
    const int type = edge_type(scene);
    EdgeWords words;
    edge_words(scene, d, &words);
    for (int i = 0; i < words.count; i++) {
        const MovePlace at = edge_line_place(scene, d, words.count, i);
        const SlideText text = {
            .x = at.x, .y = at.y - type / 3.0, .size = type, .align = slide_align(at.anchor)};
        slide_text(slide, "move", &text, words.lines[i]);
    }
}

static void slide_edge(Slide *slide, const Scene *scene, uint32_t d)
{
    const EdgeStyle style = edge_style(scene, edge_kind(&scene->view, d));
    const EdgeLine line = edge_line(scene, d);
    const Ray ray = edge_ray(&line);
    const int width = edge_is_thick(&scene->view, d) ? thick_lines(scene).edge : style.width;
    const Worded description = tooltip_edge(scene, d);
    slide_group(slide, description.text);
    slide_edge_line(slide, &style, width, &line);
    if (style.bars > 0)
        slide_bars(slide, &style, &ray);
    slide_move(slide, scene, d);
    slide_group_end(slide, edge_name(scene, "edge ", scene->view.drawn[d].parent, "-", d).text,
                    description.text);
}

void slide_edges(Slide *slide, const Scene *scene)
{
    for (uint32_t d = 1; d < scene->view.count; d++)
        slide_edge(slide, scene, d);
}

void slide_causes(Slide *slide, const Scene *scene, const Causes *causes)
{
    const EdgeStyle style = cause_style(scene);
    const Ink ink = {
        .line = style.colour, .width = style.width / 10.0, .dotted = true, .arrow = true};
    for (int i = 0; i < causes->count; i++) {
        const Cause *cause = &causes->items[i];
        const Arrow arrow = cause_arrow(scene, cause);
        Path path = {.count = 0};
        path_step(&path, 'M', corner_of(arrow.parts[0].from));
        for (int part = 0; part < arrow.count; part++) {
            path_step(&path, 'C', corner_of(arrow.parts[part].first));
            path_step(&path, ' ', corner_of(arrow.parts[part].second));
            path_step(&path, ' ', corner_of(arrow.parts[part].tip));
        }
        const Worded description = tooltip_cause(scene, cause->from, cause->to);
        slide_group(slide, description.text);
        slide_stroke(slide, "arrow", &path, &ink);
        slide_group_end(slide, edge_name(scene, "bound ", cause->from, "-", cause->to).text,
                        description.text);
    }
}
