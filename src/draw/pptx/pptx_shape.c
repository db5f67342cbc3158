/* Shapes of a slide, with their places, and groups of them. */
#include <math.h>

#include "pptx/pptx.h"
#include "render/escape.h"

/* ---- Places ---------------------------------------------------------------------------------- */

static double paper_scale(const Slide *slide)
{
    return slide->paper.scale > 0 ? slide->paper.scale : 1;
}

static int64_t emu(const Slide *slide, double points)
{
    return (int64_t)floor(points * paper_scale(slide) * EMU + 0.5);
}

static int64_t emu_x(const Slide *slide, double x)
{
    return emu(slide, x - slide->paper.left);
}

static int64_t emu_y(const Slide *slide, double y)
{
    return emu(slide, slide->paper.top - y);
}

Area area_round(double x, double y, double width, double height)
{
    return (Area){x - width / 2, y + height / 2, x + width / 2, y - height / 2};
}

void slide_open(Slide *slide, const Figure *figure, PlycutOut *out)
{
    *slide = (Slide){.figure = figure, .out = out, .to = out, .ids = 1};
}

/* ---- Groups ---------------------------------------------------------------------------------- */

void slide_group(Slide *slide, const char *description)
{
    slide->description = description;
    slide->group = (PlycutText){0};
    plycut_out_init(&slide->group_out, plycut_text_write, &slide->group);
    slide->to = &slide->group_out;
    slide->bounds.left = slide->bounds.top = INT64_MAX;
    slide->bounds.right = slide->bounds.bottom = INT64_MIN;
}

static void point_write(PlycutOut *out, const char *begin, int64_t x, const char *between,
                        int64_t y)
{
    plycut_out_text(out, begin);
    plycut_out_integer(out, x);
    plycut_out_text(out, between);
    plycut_out_integer(out, y);
    plycut_out_text(out, "\"/>");
}

static void identity_write(PlycutOut *out, const char *what, unsigned id, const char *name,
                           const char *description)
{
    plycut_out_format(out, "<p:nv%sPr><p:cNvPr id=\"%u\" name=\"", what, id);
    xml_write(out, name);
    if (description != NULL) {
        plycut_out_text(out, "\" descr=\"");
        xml_write(out, description);
    }
    plycut_out_text(out, "\"/>");
}

void slide_group_end(Slide *slide, const char *name, const char *description)
{
    PlycutOut *out = slide->out;
    const int64_t width = slide->bounds.right - slide->bounds.left,
                  height = slide->bounds.bottom - slide->bounds.top;
    const bool kept = plycut_out_flush(&slide->group_out);
    slide->to = out;
    plycut_out_memory(out, kept);
    if (kept && slide->group.bytes != NULL) {
        plycut_out_text(out, "<p:grpSp>");
        identity_write(out, "GrpSp", ++slide->ids, name, description);
        plycut_out_text(out, "<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>");
        point_write(out, "<a:off x=\"", slide->bounds.left, "\" y=\"", slide->bounds.top);
        point_write(out, "<a:ext cx=\"", width, "\" cy=\"", height);
        point_write(out, "<a:chOff x=\"", slide->bounds.left, "\" y=\"", slide->bounds.top);
        point_write(out, "<a:chExt cx=\"", width, "\" cy=\"", height);
        plycut_out_text(out, "</a:xfrm></p:grpSpPr>\n");
        plycut_out_bytes(out, slide->group.bytes, slide->group.length);
        plycut_out_text(out, "</p:grpSp>\n");
    }
    plycut_text_free(&slide->group);
}

/* ---- Shapes ---------------------------------------------------------------------------------- */

static void bounds_note(Slide *slide, int64_t left, int64_t top, int64_t right, int64_t bottom)
{
    slide->bounds.left = left < slide->bounds.left ? left : slide->bounds.left;
    slide->bounds.top = top < slide->bounds.top ? top : slide->bounds.top;
    slide->bounds.right = right > slide->bounds.right ? right : slide->bounds.right;
    slide->bounds.bottom = bottom > slide->bounds.bottom ? bottom : slide->bounds.bottom;
}

/* The place of a shape. */
static void frame_of_shape(Slide *slide, Area area, const char *flip)
{
    const int64_t left = emu_x(slide, area.left), top = emu_y(slide, area.top),
                  right = emu_x(slide, area.right), bottom = emu_y(slide, area.bottom);
    bounds_note(slide, left, top, right, bottom);
    plycut_out_format(slide->to, "<a:xfrm%s>", flip);
    point_write(slide->to, "<a:off x=\"", left, "\" y=\"", top);
    point_write(slide->to, "<a:ext cx=\"", right - left, "\" cy=\"", bottom - top);
    plycut_out_text(slide->to, "</a:xfrm>");
}

static void colour_write(PlycutOut *out, const char *colour)
{
    if (colour == NULL)
        plycut_out_text(out, "<a:noFill/>");
    else
        plycut_out_format(out, "<a:solidFill><a:srgbClr val=\"%s\"/></a:solidFill>", colour + 1);
}

static void ink_write(Slide *slide, const Ink *ink, bool filled)
{
    PlycutOut *out = slide->to;
    if (filled)
        colour_write(out, ink->fill);
    plycut_out_text(out, "<a:ln w=\"");
    plycut_out_integer(out, emu(slide, ink->width));
    plycut_out_text(out, "\">");
    colour_write(out, ink->line);
    if (ink->line != NULL && (ink->dashed || ink->dotted))
        plycut_out_format(out, "<a:prstDash val=\"%s\"/>", ink->dashed ? "dash" : "dot");
    if (ink->line != NULL)
        plycut_out_text(out, "<a:miter lim=\"800000\"/>");
    if (ink->arrow)
        plycut_out_text(out, "<a:tailEnd type=\"stealth\" w=\"lg\" len=\"lg\"/>");
    plycut_out_text(out, "</a:ln></p:spPr>");
}

static void shape_begin(Slide *slide, const char *name)
{
    plycut_out_text(slide->to, "<p:sp>");
    identity_write(slide->to, "Sp", ++slide->ids, name, slide->description);
    slide->description = NULL;
    plycut_out_text(slide->to, "<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>");
}

void slide_shape_end(Slide *slide)
{
    plycut_out_text(slide->to, "</p:sp>\n");
}

void slide_preset(Slide *slide, const char *name, const char *preset, double radius, Area area,
                  const Ink *ink)
{
    const double side = fmin(area.right - area.left, area.top - area.bottom);
    shape_begin(slide, name);
    frame_of_shape(slide, area, "");
    plycut_out_format(slide->to, "<a:prstGeom prst=\"%s\"><a:avLst>", preset);
    if (radius > 0)
        plycut_out_format(slide->to, "<a:gd name=\"adj\" fmla=\"val %d\"/>",
                          (int)(radius / side * 100000));
    plycut_out_text(slide->to, "</a:avLst></a:prstGeom>");
    ink_write(slide, ink, true);
}

/* ---- Outlines -------------------------------------------------------------------------------- */

void path_step(Path *path, char verb, Corner at)
{
    if (path->count < PATH_MOST)
        path->steps[path->count++] = (PathStep){verb, at};
}

void path_line(Path *path, Corner from, Corner to)
{
    path_step(path, 'M', from);
    path_step(path, 'L', to);
}

void path_outline(Path *path, const Corner *corners, int count)
{
    for (int i = 0; i < count; i++)
        path_step(path, i == 0 ? 'M' : 'L', corners[i]);
    path_step(path, 'z', corners[0]);
}

static Area path_area(const Path *path)
{
    const Corner first = path->steps[0].at;
    Area area = {first.x, first.y, first.x, first.y};
    for (int i = 1; i < path->count; i++) {
        const Corner at = path->steps[i].at;
        area.left = fmin(area.left, at.x);
        area.right = fmax(area.right, at.x);
        area.top = fmax(area.top, at.y);
        area.bottom = fmin(area.bottom, at.y);
    }
    return area;
}

/* The steps, from the upper left corner of the shape. A curve has three points. */
static void steps_write(Slide *slide, const Path *path, Area area)
{
    PlycutOut *out = slide->to;
    const int64_t left = emu_x(slide, area.left), top = emu_y(slide, area.top);
    for (int i = 0; i < path->count; i++) {
        const PathStep *step = &path->steps[i];
        const int points = step->verb == 'z' ? 0 : step->verb == 'C' ? 3 : 1;
        plycut_out_text(out, step->verb == 'M'   ? "<a:moveTo>"
                             : step->verb == 'L' ? "<a:lnTo>"
                             : step->verb == 'C' ? "<a:cubicBezTo>"
                                                 : "<a:close/>");
        for (int k = 0; k < points; k++)
            point_write(out, "<a:pt x=\"", emu_x(slide, step[k].at.x) - left, "\" y=\"",
                        emu_y(slide, step[k].at.y) - top);
        plycut_out_text(out, step->verb == 'M'   ? "</a:moveTo>"
                             : step->verb == 'L' ? "</a:lnTo>"
                             : step->verb == 'C' ? "</a:cubicBezTo>"
                                                 : "");
        i += points == 3 ? 2 : 0;
    }
}

void slide_path(Slide *slide, const char *name, const Path *path, const Ink *ink)
{
    const Area area = path_area(path);
    PlycutOut *out = slide->to;
    shape_begin(slide, name);
    frame_of_shape(slide, area, "");
    plycut_out_text(out, "<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l=\"0\" "
                         "t=\"0\" r=\"r\" b=\"b\"/><a:pathLst><a:path w=\"");
    plycut_out_integer(out, emu_x(slide, area.right) - emu_x(slide, area.left));
    plycut_out_text(out, "\" h=\"");
    plycut_out_integer(out, emu_y(slide, area.bottom) - emu_y(slide, area.top));
    plycut_out_text(out, ink->fill == NULL ? "\" fill=\"none\">" : "\">");
    steps_write(slide, path, area);
    plycut_out_text(out, "</a:path></a:pathLst></a:custGeom>");
    ink_write(slide, ink, true);
}

/* A straight line, which has handles at its ends. */
static void line_shape(Slide *slide, const char *name, const Path *path, const Ink *ink)
{
    const Corner from = path->steps[0].at, to = path->steps[1].at;
    const bool left = to.x<from.x, up = to.y> from.y;
    plycut_out_text(slide->to, "<p:cxnSp>");
    identity_write(slide->to, "CxnSp", ++slide->ids, name, slide->description);
    slide->description = NULL;
    plycut_out_text(slide->to, "<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>");
    frame_of_shape(slide, path_area(path),
                   left && up ? " flipH=\"1\" flipV=\"1\""
                   : left     ? " flipH=\"1\""
                   : up       ? " flipV=\"1\""
                              : "");
    plycut_out_text(slide->to, "<a:prstGeom prst=\"line\"><a:avLst/></a:prstGeom>");
    ink_write(slide, ink, false);
    plycut_out_text(slide->to, "</p:cxnSp>\n");
}

void slide_stroke(Slide *slide, const char *name, const Path *path, const Ink *ink)
{
    if (path->count == 2 && path->steps[1].verb == 'L') {
        line_shape(slide, name, path, ink);
        return;
    }
    slide_path(slide, name, path, ink);
    slide_shape_end(slide);
}
