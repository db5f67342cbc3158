/* Sheets in SVG: the tree, and below it each piece of text, box and line to write on. */
#include <math.h>

#include "svg/svg.h"
#include "sheet/sheet.h"

enum {
    MARGIN = 27, /* of paper, in points */
    PAD = 12,
    BASELINE = 36
}; /* BASELINE: hundredths of type below a line's middle */

static void text_write(const Piece *piece, PlycutOut *out)
{
    bool boxed = piece->kind == PIECE_BOX;
    if (piece->text[0] == '\0')
        return;
    const double x = piece->x + (boxed ? piece->width / 2.0 : 0),
                 y = -piece->y - piece->height / 2.0 - piece->size * BASELINE / 100.0;
    svg_text(&(SvgText){x, y, piece->size, piece->bold, .anchor = boxed ? NULL : "start"},
             piece->text, out);
}

static void box_write(const Piece *piece, PlycutOut *out)
{
    double left = piece->x, top = -piece->y, right = left + piece->width, low = top - piece->height;
    const Corner corners[] = {{left, top}, {right, top}, {right, low}, {left, low}};
    svg_outline(corners, 4, false, out);
}

static void rule_write(const Piece *piece, PlycutOut *out)
{
    double y = -piece->y - piece->height;
    svg_line((Corner){piece->x, y}, (Corner){piece->x + piece->width, y}, out);
}

/* The lines of all boxes and rules are one path. */
static void lines_write(const Flow *flow, int page, PlycutOut *out)
{
    plycut_out_text(out, "<path class=\"answers\" fill=\"none\" stroke=\"#000000\" d=\"");
    for (size_t i = 0; i < flow->count; i++)
        if (flow->pieces[i].page == page && flow->pieces[i].kind != PIECE_TEXT)
            (flow->pieces[i].kind == PIECE_BOX ? box_write : rule_write)(&flow->pieces[i], out);
    plycut_out_text(out, "\"/>\n");
}

/* A whole page, on which what is this wide and high is shrunk to fit. */
static FigurePaper page_of(const SheetPages *p, double width, double height)
{
    double scale = fmin(p->paper.width / width, p->paper.height / height);
    double wide = (p->paper.width + 2 * MARGIN) / scale,
           high = (p->paper.height + 2 * MARGIN) / scale;
    return (FigurePaper){.left = (width - wide) / 2,
                         .top = MARGIN / scale,
                         .width = wide,
                         .height = high,
                         .scale = scale,
                         .printed = true};
}

/* Text may be a little wider than it was measured, the tree than the paper. */
static FigurePaper paper_of(const SheetPages *p, const PlacedLegend *legend)
{
    double bottom = p->sheet->page > 0 && !p->legend ? p->height : p->flow.y;
    double width = p->flow.width;
    if (p->legend && legend->width > width)
        width = legend->width;
    if (p->legend)
        bottom += LEGEND_GAP + legend->height;
    if (p->sheet->page > 0)
        return page_of(p, width, bottom);
    return (FigurePaper){
        .left = -PAD, .top = PAD, .width = width + 2 * PAD, .height = bottom + 2 * PAD};
}

void sheet_svg(const SheetPages *p, PlycutOut *out)
{
    int page = p->sheet->page > 0 ? p->sheet->page - 1 : 0;
    PlacedLegend legend;
    legend_place(&p->figure, &legend);
    FigurePaper paper = paper_of(p, &legend);
    svg_begin(&p->figure, &paper, out);
    if (page == 0)
        svg_trees(&p->figure, out);
    lines_write(&p->flow, page, out);
    for (size_t i = 0; i < p->flow.count; i++)
        if (p->flow.pieces[i].page == page)
            text_write(&p->flow.pieces[i], out);
    if (p->legend)
        svg_legend(&p->figure, &legend, 0, -p->flow.y - LEGEND_GAP, out);
    svg_end(out);
}
