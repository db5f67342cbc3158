/* Where the parts of a legend stand: the key in two columns, next to it the table of counts, below both the notes. */
#include "render/legend.h"
#include "scene/board.h"
#include "scene/utf8.h"

enum {
    AFTER = 8,    /* between a mark and its words */
    BETWEEN = 24, /* columns */
    CELLS = 10    /* between two columns of the table */
};

static double width_of(const char *text, bool bold)
{
    return text_width(text, LEGEND_TYPE, bold) / 1000.0;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

/* Others are letters, or the squares of a board's last move. */
static bool is_shape(LegendMark mark)
{
    return mark == MARK_MAX || mark == MARK_MIN || mark == MARK_LEAF || mark == MARK_FOLDED ||
           mark == MARK_CURRENT || mark == MARK_OPEN || mark == MARK_AHEAD ||
           mark == MARK_VARIATION || mark == MARK_SHALLOW || mark == MARK_DEEP ||
           mark == MARK_WINDOW_CUT || mark == MARK_CAUSE || mark == MARK_NEVER;
}

/* A leaf may be a bare number, and a node with a board is a box that says in letters who moves. */
bool legend_draws(const Figure *figure, const LegendRow *row)
{
    bool letters = row->mark == MARK_LEAF ? row->symbol[0] == '7'
                                          : (row->mark == MARK_MAX || row->mark == MARK_MIN) &&
                                                scene_has_board(figure->scenes, 0);
    return !letters && is_shape(row->mark);
}

static double symbol_width(const Figure *figure, const LegendRow *row)
{
    return row->mark == MARK_LAST_MOVE ? 2 * board_cell(figure->scenes) + 3
           : legend_draws(figure, row)     ? LEGEND_MARK
                                       : width_of(row->symbol, row->bold);
}

int legend_half(const Legend *legend)
{
    return (legend->row_count + 1) / 2;
}

/* Place one half of the key from x on; returns where it ends. */
static double key_place(const Figure *figure, PlacedLegend *legend, int half, double x)
{
    int first = half == 0 ? 0 : legend_half(&legend->legend);
    int end = half == 0 ? legend_half(&legend->legend) : legend->legend.row_count;
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
static double counts_place(const Figure *figure, PlacedLegend *legend, double x)
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

void legend_place(const Figure *figure, PlacedLegend *legend)
{
    legend_make(figure, &legend->legend);
    const Legend *l = &legend->legend;
    int rows = legend_half(l), counts = l->count_lines > 0 ? (int)l->count_lines + 1 : 0;
    legend->width = key_place(figure, legend, 0, 0);
    legend->width = key_place(figure, legend, 1, legend->width);
    legend->width = counts_place(figure, legend, legend->width);
    for (int i = 0; i < l->note_count; i++)
        legend->width = larger(legend->width, width_of(l->notes[i].text, false));
    legend->scale = figure->heading > 100 ? figure->heading / 100.0 : 1;
    legend->width *= legend->scale;
    legend->height = ((rows > counts ? rows : counts) + l->note_count) * LEGEND_ROW * legend->scale;
}

bool legend_fits(const Figure *figure, PlycutError *error)
{
    PlacedLegend legend;
    if (figure->picture->width == 0)
        return true;
    legend_place(figure, &legend);
    return legend.width <= figure->width ||
           plycut_fail(error, PLYCUT_E_LIMIT,
                       "a legend that can be read is wider than the picture: give --legend key, counts or none, or "
                       "a greater --width");
}
