/* Nodes on slides: a group each, with its outline, which holds its text. */
#include <math.h>

#include "pptx/pptx.h"
#include "scene/classes.h"
#include "scene/pointed.h"

void slide_name(const Scene *scene, uint32_t d, PlycutOut *out)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const char *name = label_name(scene->view.trace, scene->view.drawn[d].node);
    const bool several = drawn_is_several(&scene->view.drawn[d]);
    plycut_out_text(out, scene->prefix);
    plycut_out_text(out, name[0] != '\0' && !several ? name : node->path);
}

static Worded group_name(const Scene *scene, uint32_t d)
{
    Worded name;
    PlycutOut out;
    worded_begin(&name, &out);
    plycut_out_text(&out, scene->view.drawn[d].kind == DRAWN_STUB   ? "stub "
                          : scene->view.drawn[d].kind == DRAWN_REST ? "rest "
                                                                    : "node ");
    slide_name(scene, d, &out);
    plycut_out_flush(&out);
    return name;
}

/* ---- Outlines -------------------------------------------------------------------------------- */

/* The corners that are cut off, of a node whose value the transposition table knew. */
static void cut_corners(Slide *slide, const Corner *corners, int count, const Ink *ink)
{
    Path path = {.count = 0};
    for (int i = 0; i < count; i++) {
        Corner ends[2];
        corner_off(corners, count, i, ends);
        path_line(&path, ends[0], ends[1]);
    }
    slide_stroke(slide, "corners", &path, ink);
}

/* The outline, open for its text. */
static void outline_open(Slide *slide, const Scene *scene, uint32_t d, bool ring, const char *name,
                         const LookStyle *style, const Ink *ink)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Corner corners[CORNERS_MOST];
    const int count = drawn_corners(scene, d, ring, corners);
    const double wider = ring ? 2 * (corners[0].x - drawn->x) / drawn->width : 1;
    const Area area = area_round(drawn->x, drawn->y, drawn->width * fabs(wider),
                                 ring ? 2 * fabs(corners[0].y - drawn->y) : drawn->height);
    Path path = {.count = 0};
    switch (style->outline) {
    case OUTLINE_HOUSE:
    case OUTLINE_INVHOUSE:
        path_outline(&path, corners, count);
        slide_path(slide, name, &path, ink);
        break;
    case OUTLINE_CIRCLE:
        slide_preset(slide, name, "ellipse", 0,
                     (Area){corners[CORNERS_MOST / 2].x, corners[CORNERS_MOST * 3 / 4].y,
                            corners[0].x, corners[CORNERS_MOST / 4].y},
                     ink);
        break;
    default:
        slide_preset(slide, name, style->rounded ? "roundRect" : "rect",
                     style->rounded ? outline_radius(fmin(drawn->width, drawn->height)) : 0, area,
                     ink);
    }
}

static Ink node_ink(const Scene *scene, uint32_t d, const LookStyle *style)
{
    const char *fill = drawn_fill(scene, d);
    const int border = drawn_border(scene, d);
    const bool none = style->outline == OUTLINE_NONE;
    return (Ink){.fill = none           ? NULL
                         : fill != NULL ? fill
                                        : style->fill,
                 .line = none ? NULL : style->line,
                 .width = (border != 0   ? border
                           : style->thin ? 5
                                         : 10) /
                          10.0,
                 .dashed = style->dashed};
}

/* How far the middle of the text is below the middle of the outline's box: a house's box is not round its middle. */
static double text_down(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const Look look = scene_look(scene, d);
    const double middle = (shape_top(look, drawn->width, drawn->height, 0) +
                           shape_bottom(look, drawn->width, drawn->height, 0)) /
                          2.0;
    return middle - shape_text_up(look, drawn->height);
}

static void slide_outline(Slide *slide, const Scene *scene, uint32_t d, const Label *label)
{
    const LookStyle style = drawn_style(scene, d);
    const Ink ink = node_ink(scene, d, &style);
    Corner corners[CORNERS_MOST];
    if (style.ring) {
        outline_open(slide, scene, d, true, "second border", &style, &ink);
        slide_shape_end(slide);
    }
    outline_open(slide, scene, d, false, "outline", &style, &ink);
    if (!scene_has_board(scene, d))
        slide_label(slide, label, 0, label->line_count, style.text, text_down(scene, d));
    slide_shape_end(slide);
    if (style.diagonals)
        cut_corners(slide, corners, drawn_corners(scene, d, false, corners),
                    &(Ink){.line = style.line, .width = 1});
}

/* ---- What the author points at --------------------------------------------------------------- */

static void slide_frame(Slide *slide, const Scene *scene, uint32_t d)
{
    const Ink ink = {.line = scene->palette->author, .width = FRAME_PEN / 10.0};
    Path path = {.count = 0};
    for (int corner = 0; corner < FRAME_CORNERS; corner++) {
        Corner points[3];
        frame_corner(scene, d, corner, points);
        path_line(&path, points[0], points[1]);
        path_step(&path, 'L', points[2]);
    }
    slide_stroke(slide, "frame", &path, &ink);
}

static void slide_note(Slide *slide, const Scene *scene, uint32_t d)
{
    const DrawnNote *note = scene->view.drawn[d].note;
    for (int line = 0; line < note->count; line++) {
        const NoteLine place = note_line(scene, d, line);
        const SlideText text = {.x = place.x,
                                .y = place.y,
                                .size = note->type,
                                .align = slide_align(place.anchor),
                                .colour = scene->palette->author};
        slide_text(slide, "note", &text, note->lines[line]);
    }
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

static void slide_node(Slide *slide, const Scene *scene, uint32_t d)
{
    Label label;
    label_make(scene, d, &label);
    const Worded description = tooltip_node(scene, d);
    slide_group(slide, description.text);
    slide_outline(slide, scene, d, &label);
    if (scene_has_board(scene, d))
        slide_board(slide, scene, d, &label);
    if (scene->view.drawn[d].framed)
        slide_frame(slide, scene, d);
    if (scene->view.drawn[d].note != NULL)
        slide_note(slide, scene, d);
    slide_group_end(slide, group_name(scene, d).text, description.text);
}

void slide_nodes(Slide *slide, const Scene *scene)
{
    for (uint32_t d = 0; d < scene->view.count; d++)
        slide_node(slide, scene, d);
}
