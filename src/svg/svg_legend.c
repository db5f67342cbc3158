/* The legend in SVG: the key in two columns, each mark drawn as the picture draws it; next to it
 * the table of counts, below it the notes. */
#include "render/escape.h"
#include "svg/svg.h"
#include "scene/utf8.h"

enum {
    TYPE = 9,
    ROW = 15,     /* the height of a row */
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

/* A mark that is drawn, or its letters. A leaf may be a bare number, and a node with a board is a
 * box that says in letters who moves. */
static bool is_drawn(const Figure *figure, const LegendRow *row)
{
    bool letters = row->mark == MARK_LEAF ? row->symbol[0] == '7'
                                          : (row->mark == MARK_MAX || row->mark == MARK_MIN) &&
                                                scene_has_board(figure->scenes, 0);
    return !letters && svg_mark_is_drawn(row->mark);
}

static double symbol_width(const Figure *figure, const LegendRow *row)
{
    return row->mark == MARK_LAST_MOVE ? svg_last_move_width(figure->scenes)
           : is_drawn(figure, row)     ? SVG_MARK
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
    legend->scale = figure->heading > 100 ? figure->heading / 100.0 : 1;
    legend->width *= legend->scale;
    legend->height = ((rows > counts ? rows : counts) + l->note_count) * ROW * legend->scale;
}

bool svg_legend_fits(const Figure *figure, PlycutError *error)
{
    SvgLegend legend;
    if (figure->picture->width == 0)
        return true;
    svg_legend_make(figure, &legend);
    return legend.width <= figure->width ||
           plycut_fail(error, PLYCUT_E_LIMIT,
                       "a legend that can be read is wider than the picture: give --legend key, counts or none, or "
                       "a greater --width");
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
        svg_mark(figure->scenes, row->mark, x, y, out);
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
    const bool scaled = legend->scale != 1;
    const Corner corner = scaled ? (Corner){0, 0} : (Corner){x, y};
    if (legend->height <= 0)
        return;
    plycut_out_text(out, "<g class=\"legend\"");
    if (scaled) {
        plycut_out_text(out, " transform=\"translate(");
        svg_number(x, out);
        plycut_out_char(out, ' ');
        svg_number(-y, out);
        plycut_out_text(out, ") scale(");
        svg_number(legend->scale, out);
        plycut_out_text(out, ")\"");
    }
    plycut_out_text(out, ">\n");
    for (int i = 0; i < l->row_count; i++)
        row_write(figure, legend, i, corner, out);
    if (l->count_lines > 0)
        counts_write(figure, legend, corner, out);
    for (int i = 0; i < l->note_count; i++)
        words_write(l->notes[i].text, corner.x,
                    corner.y - legend->height / legend->scale + (l->note_count - i - 0.5) * ROW, "start", false, NULL, out);
    plycut_out_text(out, "</g>\n");
}
