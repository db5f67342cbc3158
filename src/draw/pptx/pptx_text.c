/* Text on slides: a run for each type, so that it can be edited. Lines are as far apart as their type is high, as in every
 * picture, whatever the font's own distance is. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "pptx/pptx.h"
#include "render/escape.h"
#include "scene/utf8.h"

/* Percent of the distance of lines in Arial, 1.149 of the type, that makes it the type's height. */
#define LINE_DISTANCE "87000"

static double text_scale(const Slide *slide)
{
    return slide->paper.scale > 0 ? slide->paper.scale : 1;
}

/* ---- Runs ------------------------------------------------------------------------------------ */

typedef struct RunType {
    double size;
    bool bold, struck, lowered;
    const char *colour;
} RunType;

/* Hundredths of a point. */
static int type_size(const Slide *slide, double size)
{
    return (int)floor(size * text_scale(slide) * 100 + 0.5);
}

/* A line without letters keeps its height. */
static void letters_missing(Slide *slide, double size)
{
    plycut_out_format(slide->to, "<a:endParaRPr lang=\"en-US\" sz=\"%d\"/>",
                      type_size(slide, size));
}

static void letters_in_run(Slide *slide, const RunType *type, const char *text)
{
    PlycutOut *out = slide->to;
    plycut_out_format(out, "<a:r><a:rPr lang=\"en-US\" sz=\"%d\"", type_size(slide, type->size));
    if (type->bold)
        plycut_out_text(out, " b=\"1\"");
    if (type->struck)
        plycut_out_text(out, " strike=\"sngStrike\"");
    if (type->lowered)
        plycut_out_text(out, " baseline=\"-25000\"");
    plycut_out_format(
        out, "><a:solidFill><a:srgbClr val=\"%s\"/></a:solidFill></a:rPr><a:t>",
        (type->colour != NULL ? type->colour : slide->figure->scenes[0].palette->ink) + 1);
    xml_write(out, text);
    plycut_out_text(out, "</a:t></a:r>");
}

static void paragraph_open(Slide *slide, const char *align)
{
    plycut_out_format(slide->to,
                      "<a:p><a:pPr marL=\"0\" indent=\"0\" algn=\"%s\"><a:lnSpc><a:spcPct "
                      "val=\"" LINE_DISTANCE "\"/></a:lnSpc><a:spcBef><a:spcPts "
                      "val=\"0\"/></a:spcBef><a:buNone/></a:pPr>",
                      align);
}

static void paragraph_end(Slide *slide)
{
    plycut_out_text(slide->to, "</a:p>");
}

/* Begin the text of a shape, `down` points below the middle of the shape. */
static void body_open(Slide *slide, double down)
{
    const int64_t inset = (int64_t)(fabs(down) * 2 * text_scale(slide) * EMU);
    plycut_out_text(slide->to, "<p:txBody><a:bodyPr wrap=\"none\" lIns=\"0\" tIns=\"");
    plycut_out_integer(slide->to, down > 0 ? inset : 0);
    plycut_out_text(slide->to, "\" rIns=\"0\" bIns=\"");
    plycut_out_integer(slide->to, down < 0 ? inset : 0);
    plycut_out_text(slide->to, "\" anchor=\"ctr\"><a:noAutofit/></a:bodyPr><a:lstStyle/>");
}

static void body_end(Slide *slide)
{
    plycut_out_text(slide->to, "</p:txBody>");
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void text_shape_open(Slide *slide, const char *name, Area area)
{
    const Ink none = {.width = 1};
    slide_preset(slide, name, "rect", 0, area, &none);
}

/* The slide's title is a placeholder, so that outlines and screen readers know it. */
static void title_shape_open(Slide *slide, Area area)
{
    const double scale = text_scale(slide) * EMU;
    plycut_out_format(slide->to,
                      "<p:sp><p:nvSpPr><p:cNvPr id=\"%u\" name=\"title\"/><p:cNvSpPr><a:spLocks "
                      "noGrp=\"1\"/></p:cNvSpPr><p:nvPr><p:ph "
                      "type=\"title\"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x=\"",
                      ++slide->ids);
    plycut_out_integer(slide->to, (int64_t)((area.left - slide->paper.left) * scale));
    plycut_out_text(slide->to, "\" y=\"");
    plycut_out_integer(slide->to, (int64_t)((slide->paper.top - area.top) * scale));
    plycut_out_text(slide->to, "\"/><a:ext cx=\"");
    plycut_out_integer(slide->to, (int64_t)((area.right - area.left) * scale));
    plycut_out_text(slide->to, "\" cy=\"");
    plycut_out_integer(slide->to, (int64_t)((area.top - area.bottom) * scale));
    plycut_out_text(slide->to, "\"/></a:xfrm></p:spPr>");
}

const char *slide_align(const char *anchor)
{
    return anchor == NULL ? NULL : anchor[0] == 's' ? "l" : "r";
}

/* The box of a line is a little wider than it was measured: fonts differ. */
void slide_text(Slide *slide, const char *name, const SlideText *place, const char *text)
{
    const double size = place->size, high = place->y + size * 0.8,
                 width = text_width(text, 100, place->bold) * size / 100000 * 1.06 + 1;
    const double left = place->align == NULL     ? place->x - width / 2
                        : place->align[0] == 'l' ? place->x
                                                 : place->x - width;
    const Area area = {left, high, left + width, high - size};
    if (place->title)
        title_shape_open(slide, area);
    else
        text_shape_open(slide, name, area);
    body_open(slide, 0);
    paragraph_open(slide, place->align == NULL ? "ctr" : place->align);
    letters_in_run(slide, &(RunType){.size = size, .bold = place->bold, .colour = place->colour},
                   text);
    paragraph_end(slide);
    body_end(slide);
    slide_shape_end(slide);
}

/* ---- Labels ---------------------------------------------------------------------------------- */

static void label_line_write(Slide *slide, const Label *label, int line, const char *colour)
{
    const int first = label_line_begin(label, line), end = label->line_end[line];
    paragraph_open(slide, "ctr");
    if (end == first + 1 && label->runs[first].text[0] == '\0')
        letters_missing(slide, label->runs[first].size);
    for (int i = first; i < end; i++) {
        const LabelRun *run = &label->runs[i];
        const bool lowered = run_is_lowered(run, &label->runs[first]);
        char text[LABEL_TEXT];
        run_letters(run, &label->runs[end], text);
        if (text[0] == '\0')
            continue;
        /* programs make subscripts small themselves */
        letters_in_run(slide,
                       &(RunType){lowered ? run[-1].size : run->size, run->bold, run->struck,
                                  lowered, run->colour != NULL ? run->colour : colour},
                       text);
    }
    paragraph_end(slide);
}

void slide_label(Slide *slide, const Label *label, int first, int end, const char *colour,
                 double down)
{
    if (first >= end)
        return;
    body_open(slide, down);
    for (int line = first; line < end; line++)
        label_line_write(slide, label, line, colour);
    body_end(slide);
}

void slide_label_at(Slide *slide, const Label *label, int line, double x, double y)
{
    text_shape_open(
        slide, "text",
        area_round(x, y, label_line_width(label, line) + 2, label_line_size(label, line)));
    slide_label(slide, label, line, line + 1, NULL, 0);
    slide_shape_end(slide);
}
