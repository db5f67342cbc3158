/* The legend in SVG: the key in two columns, each mark drawn as the picture draws it; next to it
 * the table of counts, below it the notes. */
#include "render/escape.h"
#include "render/svg.h"
#include "scene/utf8.h"

enum {
    TYPE = 9,
    ROW = 15,     /* the height of a row */
    SYMBOL = 26,  /* the width of a mark that is drawn */
    AFTER = 8,    /* between a mark and its words */
    BETWEEN = 24, /* columns */
    CELLS = 10,   /* between two columns of the table */
    BASELINE = 3  /* below a row's middle */
};

static double width_of(const char *text, bool bold)
{
    return text_width(text, TYPE, bold) / 1000.0;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

/* ---- Places ---------------------------------------------------------------------------------- */

/* Marks that are shapes or lines are drawn; the others are letters. A leaf may be a bare number,
 * and a node with a board is a box that says in letters who moves. */
static bool is_drawn(const Figure *figure, const LegendRow *row)
{
    switch (row->mark) {
    case MARK_LEAF:
        return row->symbol[0] != '7';
    case MARK_MAX:
    case MARK_MIN:
        return !scene_has_board(figure->scenes, 0);
    case MARK_VARIATION:
    case MARK_SHALLOW:
    case MARK_DEEP:
    case MARK_CAUSE:
    case MARK_WINDOW_CUT:
    case MARK_NEVER:
    case MARK_FOLDED:
        return true;
    default:
        return false;
    }
}

static double symbol_width(const Figure *figure, const LegendRow *row)
{
    return row->mark == MARK_LAST_MOVE ? svg_last_move_width(figure->scenes)
           : is_drawn(figure, row)     ? SYMBOL
                                       : width_of(row->symbol, row->bold);
}

static int half_of(const Legend *legend)
{
    return (legend->row_count + 1) / 2;
}

/* Place one half of the key from x on; returns where it ends. */
static double key_place(const Figure *figure, SvgLegend *legend, int half, double x)
{
    int first = half == 0 ? 0 : half_of(&legend->legend);
    int end = half == 0 ? half_of(&legend->legend) : legend->legend.row_count;
    double symbols = 0, words = 0;
    for (int i = first; i < end; i++) {
        const LegendRow *row = &legend->legend.rows[i];
        symbols = larger(symbols, symbol_width(figure, row));
        words = larger(words, width_of(row->meaning.text, false));
    }
    legend->symbol[half] = x;
    legend->words[half] = x + symbols + AFTER;
    return end == first ? x : legend->words[half] + words + BETWEEN;
}

static double column_width(const Figure *figure, const Legend *legend, int column)
{
    double width = width_of(legend_counts_head(column), true);
    for (size_t i = 0; i < legend->count_lines; i++) {
        LegendCounts counts = legend_counts(figure, i);
        Worded number =
            worded(SAY_COUNT, TERMS(COUNT(count, counts.counts[column > 0 ? column - 1 : 0])));
        width = larger(width, width_of(column == 0 ? counts.search.text : number.text, false));
    }
    return width;
}

/* Place the table; returns where it ends. */
static double counts_place(const Figure *figure, SvgLegend *legend, double x)
{
    if (legend->legend.count_lines == 0)
        return x - BETWEEN;
    for (int column = 0; column < legend->legend.count_columns; column++) {
        double width = column_width(figure, &legend->legend, column);
        legend->counts[column] = column == 0 ? x : x + width;
        x += width + CELLS;
    }
    return x - CELLS;
}

void svg_legend_make(const Figure *figure, SvgLegend *legend)
{
    legend_make(figure, &legend->legend);
    const Legend *l = &legend->legend;
    int rows = half_of(l), counts = l->count_lines > 0 ? (int)l->count_lines + 1 : 0;
    legend->width = key_place(figure, legend, 0, 0);
    legend->width = key_place(figure, legend, 1, legend->width);
    legend->width = counts_place(figure, legend, legend->width);
    for (int i = 0; i < l->note_count; i++)
        legend->width = larger(legend->width, width_of(l->notes[i].text, false));
    legend->height = ((rows > counts ? rows : counts) + l->note_count) * ROW;
}

/* ---- Marks ----------------------------------------------------------------------------------- */

static void line_write(const EdgeStyle *style, double x, double y, double length, PlycutOut *out)
{
    double apart = style->width / 10.0;
    plycut_out_format(out, "<path fill=\"none\" stroke=\"%s\"%s", style->colour,
                      style->dashed   ? " stroke-dasharray=\"5 2\""
                      : style->dotted ? " stroke-dasharray=\"1 5\""
                                      : "");
    svg_attribute("stroke-width", style->width / 10.0, out);
    plycut_out_text(out, " d=\"");
    for (int side = style->twofold ? -1 : 0; side <= style->twofold; side += 2)
        svg_line((Corner){x, y + side * apart}, (Corner){x + length, y + side * apart}, out);
    plycut_out_text(out, "\"/>");
}

static void edge_mark(const EdgeStyle *style, double x, double y, PlycutOut *out)
{
    enum { APART = 6, HALF = 4 };
    line_write(style, x, y, SYMBOL, out);
    if (style->bars == 0)
        return;
    plycut_out_format(out, "<path stroke=\"%s\" stroke-width=\"3\" d=\"", style->colour);
    for (int bar = 0; bar < style->bars; bar++) {
        double at = x + SYMBOL / 2.0 + (bar - (style->bars - 1) / 2.0) * APART;
        svg_line((Corner){at, y - HALF}, (Corner){at, y + HALF}, out);
    }
    plycut_out_text(out, "\"/>");
}

static void shape_mark(const Scene *scene, Look look, double x, double y, double width,
                       PlycutOut *out)
{
    enum { HEIGHT = 12, RING = 3 };
    LookStyle style = look_style(scene, look);
    Corner corners[CORNERS_MOST], middle = {x, y};
    plycut_out_format(out, "<path fill=\"%s\" stroke=\"%s\"%s d=\"", style.fill, style.line,
                      style.dashed ? " stroke-dasharray=\"3 1.5\"" : "");
    svg_outline(corners, shape_corners(look, middle, width, HEIGHT, corners), false, out);
    if (style.ring)
        svg_outline(corners,
                    shape_corners(look, middle, width - 2 * RING, HEIGHT - 2 * RING, corners),
                    false, out);
    plycut_out_text(out, "\"/>");
}

static void arrow_mark(const EdgeStyle *style, double x, double y, PlycutOut *out)
{
    const Corner head[] = {
        {x + SYMBOL, y}, {x + SYMBOL - 8, y + 3.5}, {x + SYMBOL - 4, y}, {x + SYMBOL - 8, y - 3.5}};
    line_write(style, x, y, SYMBOL - 6, out);
    plycut_out_format(out, "<path fill=\"%s\" d=\"", style->colour);
    svg_outline(head, 4, false, out);
    plycut_out_text(out, "\"/>");
}

static void never_mark(const Scene *scene, double x, double y, PlycutOut *out)
{
    EdgeStyle style = edge_style(scene, EDGE_NEVER);
    line_write(&style, x, y, SYMBOL - 12, out);
    shape_mark(scene, LOOK_PRUNED_LEAF, x + SYMBOL - 6, y, 11, out);
}

/* The kind of edge that a mark explains. */
static EdgeKind edge_of(LegendMark mark)
{
    return mark == MARK_SHALLOW ? EDGE_SHALLOW : mark == MARK_DEEP ? EDGE_DEEP : EDGE_WINDOW;
}

static void drawn_mark(const Scene *scene, LegendMark mark, double x, double y, PlycutOut *out)
{
    double middle = x + SYMBOL / 2.0;
    EdgeStyle style = mark == MARK_VARIATION ? edge_style(scene, EDGE_TREE)
                      : mark == MARK_CAUSE   ? cause_style(scene)
                                             : edge_style(scene, edge_of(mark));
    if (mark == MARK_MAX || mark == MARK_MIN) {
        shape_mark(scene, mark == MARK_MAX ? LOOK_MAX : LOOK_MIN, middle, y, 15, out);
    } else if (mark == MARK_LEAF) {
        shape_mark(scene, LOOK_LEAF, middle, y, 11, out);
    } else if (mark == MARK_FOLDED) {
        shape_mark(scene, LOOK_FOLDED_MAX, middle, y, 18, out);
    } else if (mark == MARK_NEVER) {
        never_mark(scene, x, y, out);
    } else if (mark == MARK_CAUSE) {
        arrow_mark(&style, x, y, out);
    } else {
        style.width = mark == MARK_VARIATION ? variation_edge_width(scene) : style.width;
        edge_mark(&style, x, y, out);
    }
}

/* ---- All of it ------------------------------------------------------------------------------- */

static void words_write(const char *text, double x, double y, const char *anchor, bool bold,
                        const char *colour, PlycutOut *out)
{
    svg_text(&(SvgText){.x = x,
                        .y = y - BASELINE,
                        .size = TYPE,
                        .bold = bold,
                        .anchor = anchor,
                        .colour = colour},
             text, out);
}

static void row_write(const Figure *figure, const SvgLegend *legend, int i, Corner corner,
                      PlycutOut *out)
{
    const LegendRow *row = &legend->legend.rows[i];
    int half = i >= half_of(&legend->legend), line = half ? i - half_of(&legend->legend) : i;
    double x = corner.x + legend->symbol[half], y = corner.y - line * ROW - ROW / 2.0;
    if (row->mark == MARK_LAST_MOVE)
        svg_last_move(figure->scenes, x, y, out);
    else if (is_drawn(figure, row))
        drawn_mark(figure->scenes, row->mark, x, y, out);
    else
        words_write(row->symbol, x, y, "start", row->bold, row->colour, out);
    words_write(row->meaning.text, corner.x + legend->words[half], y, "start", false, NULL, out);
}

static void counts_row(const SvgLegend *legend, const LegendCounts *counts, Corner corner,
                       PlycutOut *out)
{
    words_write(counts->search.text, corner.x + legend->counts[0], corner.y, "start", false, NULL,
                out);
    for (int column = 1; column < legend->legend.count_columns; column++)
        words_write(worded(SAY_COUNT, TERMS(COUNT(count, counts->counts[column - 1]))).text,
                    corner.x + legend->counts[column], corner.y, "end", false, NULL, out);
}

static void counts_write(const Figure *figure, const SvgLegend *legend, Corner corner,
                         PlycutOut *out)
{
    corner.y -= ROW / 2.0;
    for (int column = 0; column < legend->legend.count_columns; column++)
        words_write(legend_counts_head(column), corner.x + legend->counts[column], corner.y,
                    column == 0 ? "start" : "end", true, NULL, out);
    for (size_t i = 0; i < legend->legend.count_lines; i++) {
        LegendCounts counts = legend_counts(figure, i);
        corner.y -= ROW;
        counts_row(legend, &counts, corner, out);
    }
}

void svg_legend(const Figure *figure, const SvgLegend *legend, double x, double y, PlycutOut *out)
{
    const Legend *l = &legend->legend;
    Corner corner = {x, y};
    if (legend->height <= 0)
        return;
    plycut_out_text(out, "<g class=\"legend\">\n");
    for (int i = 0; i < l->row_count; i++)
        row_write(figure, legend, i, corner, out);
    if (l->count_lines > 0)
        counts_write(figure, legend, corner, out);
    for (int i = 0; i < l->note_count; i++)
        words_write(l->notes[i].text, x, y - legend->height + (l->note_count - i - 0.5) * ROW,
                    "start", false, NULL, out);
    plycut_out_text(out, "</g>\n");
}
