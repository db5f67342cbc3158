/* The legend on slides: each mark drawn as the picture draws it, where legend_place says. */
#include "pptx/pptx.h"

/* Where a mark is drawn: its left edge at x, its middle at y, and how large. */
typedef struct MarkPlace {
    Slide *slide;
    double x, y, scale;
} MarkPlace;

static Corner mark_corner(const MarkPlace *at, double x, double y)
{
    return (Corner){at->x + x * at->scale, at->y + y * at->scale};
}

static void mark_line(const MarkPlace *at, const EdgeStyle *style, double length, bool arrow)
{
    const double apart = style->width / 10.0;
    const Ink ink = {.line = style->colour,
                     .width = style->width * at->scale / 10,
                     .dashed = style->dashed,
                     .dotted = style->dotted,
                     .arrow = arrow};
    Path path = {.count = 0};
    for (int side = style->twofold ? -1 : 0; side <= style->twofold; side += 2)
        path_line(&path, mark_corner(at, 0, side * apart), mark_corner(at, length, side * apart));
    slide_stroke(at->slide, "line", &path, &ink);
}

static void mark_bars(const MarkPlace *at, const EdgeStyle *style, double length)
{
    enum { APART = 6, HALF = 4 };
    const Ink ink = {.line = style->colour, .width = 3 * at->scale};
    Path path = {.count = 0};
    for (int bar = 0; bar < style->bars; bar++) {
        const double x = length / 2 + (bar - (style->bars - 1) / 2.0) * APART;
        path_line(&path, mark_corner(at, x, -HALF), mark_corner(at, x, HALF));
    }
    if (path.count > 0)
        slide_stroke(at->slide, "bars", &path, &ink);
}

static void mark_outline(const MarkPlace *at, const LegendDrawing *drawing, double smaller)
{
    const LookStyle *style = &drawing->style;
    const Ink ink = {.fill = style->fill,
                     .line = style->line,
                     .width = drawing->border * at->scale / 10,
                     .dashed = style->dashed};
    Corner corners[CORNERS_MOST];
    Path path = {.count = 0};
    const Corner middle = mark_corner(at, legend_node_middle(drawing), 0);
    path_outline(&path, corners,
                 shape_corners(drawing->look, middle, (drawing->width - smaller) * at->scale,
                               (LEGEND_NODE - smaller) * at->scale, corners));
    slide_stroke(at->slide, "outline", &path, &ink);
}

static void slide_mark(const MarkPlace *at, const Scene *scene, Mark mark)
{
    enum { RING = 3 };
    const LegendDrawing drawing = legend_drawing(scene, mark);
    if (drawing.arrow)
        mark_line(at, &drawing.edge, LEGEND_MARK, true);
    if (drawing.line) {
        mark_line(at, &drawing.edge, legend_line_end(&drawing), false);
        mark_bars(at, &drawing.edge, legend_line_end(&drawing));
    }
    if (drawing.width > 0)
        mark_outline(at, &drawing, 0);
    if (drawing.width > 0 && drawing.style.ring)
        mark_outline(at, &drawing, 2 * RING);
}

/* A line of several types, its left edge there. */
static void legend_label(Slide *slide, const Label *label, Corner at, double scale)
{
    Label scaled = *label;
    for (int i = 0; i < scaled.run_count; i++)
        scaled.runs[i].size = (int)(scaled.runs[i].size * scale + 0.5);
    slide_label_at(slide, &scaled, 0, at.x + label_line_width(&scaled, 0) / 2.0, at.y);
}

/* The legend's upper left corner, and its scale. */
static void legend_part(const LegendPart *part, void *self)
{
    enum { BASELINE = 3 }; /* below a row's middle */
    const MarkPlace *legend = self;
    Slide *slide = legend->slide;
    const Scene *scene = slide->figure->scenes;
    const Corner place = mark_corner(legend, part->x, part->y);
    const MarkPlace at = {slide, place.x, place.y, legend->scale};
    if (part->mark != NULL && part->mark->mark == MARK_LAST_MOVE)
        slide_last_move(slide, scene, place.x, place.y, legend->scale);
    else if (part->mark != NULL)
        slide_mark(&at, scene, part->mark->mark);
    else if (part->label != NULL)
        legend_label(slide, part->label, place, legend->scale);
    else if (part->text[0] != '\0')
        slide_text(slide, "text",
                   &(SlideText){.x = place.x,
                                .y = place.y - BASELINE * legend->scale,
                                .size = LEGEND_TYPE * legend->scale,
                                .bold = part->bold,
                                .colour = part->colour,
                                .align = part->right ? "r" : "l"},
                   part->text);
}

void slide_legend(Slide *slide, const PlacedLegend *legend, double x, double y)
{
    MarkPlace place = {slide, x, y, legend->scale};
    if (legend->height <= 0)
        return;
    slide_group(slide, NULL);
    legend_each(slide->figure, legend, legend_part, &place);
    slide_group_end(slide, "legend", NULL);
}
