/* The places of a legend's parts: the key in two columns, to its right the table of counts, below
 * both the notes. */
#include <math.h>

#include "render/legend.h"
#include "scene/board.h"
#include "scene/utf8.h"

enum {
    AFTER = 8,    /* between a mark and its words */
    BETWEEN = 24, /* columns */
    CELLS = 10    /* between two columns of the table */
};

static double legend_text_width(const char *text, bool bold)
{
    return text_width(text, LEGEND_TYPE, bold) / 1000.0;
}

/* ---- Marks that are drawn -------------------------------------------------------------------- */

LegendDrawing legend_drawing(const Scene *scene, Mark mark)
{
    static const LegendDrawing drawings[MARK_COUNT] = {
#define MARK(id, letters, text, meaning, ...) {__VA_ARGS__},
#include "scene/marks.def"
#undef MARK
    };
    LegendDrawing d = drawings[mark];
    d.edge = d.arrow ? cause_style(scene) : edge_style(scene, d.kind);
    d.style = look_style(scene, d.look);
    d.border = mark == MARK_CURRENT ? thick_lines(scene).current * 2 / 3
               : mark == MARK_OPEN  ? thick_lines(scene).border * 2 / 3
                                    : (d.style.thin ? 5 : 10);
    if (mark == MARK_CURRENT)
        d.style.fill = scene->palette->now_max;
    if (mark == MARK_VARIATION)
        d.edge.width = thick_lines(scene).edge;
    return d;
}

double legend_node_middle(const LegendDrawing *drawing)
{
    return drawing->line ? LEGEND_MARK - (drawing->width + 1) / 2.0 : LEGEND_MARK / 2.0;
}

double legend_line_end(const LegendDrawing *drawing)
{
    return LEGEND_MARK - (drawing->width > 0 ? drawing->width + 1 : 0);
}

/* ---- Places ---------------------------------------------------------------------------------- */

/* Is the row's mark drawn? A leaf may be a bare number, and a node with a board is a box that says in letters who moves. */
static bool draws(const Figure *figure, const LegendRow *row)
{
    const LegendDrawing d = legend_drawing(figure->scenes, row->mark);
    bool letters = row->mark == MARK_LEAF ? row->letters[0] == '7'
                                          : (row->mark == MARK_MAX || row->mark == MARK_MIN) &&
                                                scene_has_board(figure->scenes, 0);
    return !letters && (d.width > 0 || d.line || d.arrow);
}

void legend_crossed(const Figure *figure, const LegendRow *row, Label *label)
{
    label->run_count = label->line_count = 0;
    label->part = LABEL_WINDOW;
    label_add_crossed(figure->scenes, label, row->letters, " A", LEGEND_TYPE, row->colour);
    label_end_line(label);
    if (figure->picture->plain_labels)
        label_flatten(label);
}

static double crossed_width(const Figure *figure, const LegendRow *row)
{
    Label label;
    legend_crossed(figure, row, &label);
    return label_line_width(&label, 0);
}

static double symbol_width(const Figure *figure, const LegendRow *row)
{
    return row->mark == MARK_LAST_MOVE ? 2 * board_sample(figure->scenes).cell + 3
           : draws(figure, row)        ? LEGEND_MARK
           : row->mark == MARK_CROSSED ? crossed_width(figure, row)
                                       : legend_text_width(row->letters, row->bold);
}

int legend_half(const Legend *legend)
{
    return (legend->row_count + 1) / 2;
}

/* Place one half of the key from x on; returns where it ends. */
static double key_place(const Figure *figure, PlacedLegend *legend, int half, double x)
{
    int first = half == 0 ? 0 : legend->rows;
    int end = half == 0 ? legend->rows : legend->legend.row_count;
    double symbols = 0, words = 0;
    for (int i = first; i < end; i++) {
        const LegendRow *row = &legend->legend.rows[i];
        symbols = fmax(symbols, symbol_width(figure, row));
        words = fmax(words, legend_text_width(row->meaning.text, false));
    }
    legend->symbol[half] = x;
    legend->words[half] = x + symbols + AFTER;
    return end == first ? x : legend->words[half] + words + BETWEEN;
}

static double counts_column_width(const Figure *figure, const Legend *legend, int column)
{
    double width = 0;
    for (int line = 0; line <= (int)legend->count_lines; line++)
        width = fmax(width, legend_text_width(legend_cell(figure, line, column).text, line == 0));
    return width;
}

/* Place the table; returns where it ends. */
static double counts_place(const Figure *figure, PlacedLegend *legend, double x)
{
    if (legend->legend.count_lines == 0)
        return x - BETWEEN;
    for (int column = 0; column < legend->legend.count_columns; column++) {
        double width = counts_column_width(figure, &legend->legend, column);
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
    legend->rows = rows;
    legend->counts_first = 0;
    legend->right_of_tree = false;
    legend->width = key_place(figure, legend, 0, 0);
    legend->width = key_place(figure, legend, 1, legend->width);
    legend->width = counts_place(figure, legend, legend->width);
    for (int i = 0; i < l->note_count; i++)
        legend->width = fmax(legend->width, legend_text_width(l->notes[i].text, false));
    const double wanted = figure->picture->paper.slide
                              ? PLYCUT_SLIDE_TYPE_LEAST / (LEGEND_TYPE * figure->scale)
                              : figure->heading / 100.0;
    legend->scale = fmax(wanted, 1);
    legend->width *= legend->scale;
    legend->lines = rows > counts ? rows : counts;
    legend->height = (legend->lines + l->note_count) * LEGEND_ROW * legend->scale;
}

/* ---- Right of the tree ----------------------------------------------------------------------- */

/* In one column, for a tree that is narrower than high: the key, the table, the notes, to the right of the trees. */
static PlacedLegend column_place(const Figure *figure, const PlacedLegend *below)
{
    enum { APART = 28 }; /* from the trees */
    PlacedLegend column = *below;
    const Legend *l = &column.legend;
    const int counts = l->count_lines > 0 ? (int)l->count_lines + 1 : 0;
    column.right_of_tree = true;
    column.rows = l->row_count;
    column.counts_first = l->row_count + (l->row_count > 0 && counts > 0);
    column.lines = column.counts_first + counts;
    column.width =
        fmax(key_place(figure, &column, 0, 0) - BETWEEN, counts_place(figure, &column, 0));
    for (int i = 0; i < l->note_count; i++)
        column.width = fmax(column.width, legend_text_width(l->notes[i].text, false));
    column.height = (column.lines + l->note_count) * LEGEND_ROW;
    column.left = figure->width + figure_beyond(figure) + APART;
    column.top = figure->scenes[0].top;
    return column;
}

void legend_place_best(const Figure *figure, PlacedLegend *legend)
{
    legend_place(figure, legend);
    const PlycutPicture *picture = figure->picture;
    const Scene *tree = &figure->scenes[0];
    const double height = tree->top - tree->bottom;
    if (picture->paper.width > 0 || picture->paper.height > 0 || picture->pseudocode ||
        figure->count > 1 || legend->scale > 1 || legend->height <= 0 ||
        legend->width <= figure->width || figure->width > height)
        return;
    const PlacedLegend column = column_place(figure, legend);
    const double area = (column.left + column.width) * fmax(height, column.height);
    if (area < legend->width * (height + LEGEND_GAP + legend->height))
        *legend = column;
}

bool legend_fits(const Figure *figure, PlycutError *error)
{
    PlacedLegend legend;
    if (figure->picture->paper.width == 0 || figure->picture->paper.slide)
        return true;
    legend_place(figure, &legend);
    return legend.width <= figure->width ||
           plycut_fail(
               error, PLYCUT_E_LIMIT,
               "a legible legend is wider than the picture: give --legend key, counts or none, or "
               "a greater --width");
}

/* ---- Parts ----------------------------------------------------------------------------------- */

/* The middle of a line. */
static double line_y(int line)
{
    return -(line + 0.5) * LEGEND_ROW;
}

/* A row of the key: its mark, drawn or in letters, and what it means. */
static void row_each(const Figure *figure, const PlacedLegend *legend, int i, LegendWrite *write,
                     void *self)
{
    const LegendRow *row = &legend->legend.rows[i];
    const int rows = legend->rows, half = i / rows;
    const bool drawn = row->mark == MARK_LAST_MOVE || draws(figure, row);
    LegendPart part = {.x = legend->symbol[half], .y = line_y(i % rows)};
    Label label;
    if (drawn)
        part.mark = row;
    else if (row->mark == MARK_CROSSED)
        legend_crossed(figure, row, &label), part.label = &label;
    else
        part.text = row->letters, part.colour = row->colour, part.bold = row->bold;
    write(&part, self);
    write(&(LegendPart){.text = row->meaning.text, .x = legend->words[half], .y = part.y}, self);
}

void legend_each(const Figure *figure, const PlacedLegend *legend, LegendWrite *write, void *self)
{
    const Legend *l = &legend->legend;
    const int lines = l->count_lines > 0 ? (int)l->count_lines + 1 : 0;
    for (int i = 0; i < l->row_count; i++)
        row_each(figure, legend, i, write, self);
    for (int line = 0; line < lines; line++)
        for (int column = 0; column < l->count_columns; column++) {
            const Worded cell = legend_cell(figure, line, column);
            write(&(LegendPart){.text = cell.text,
                                .bold = line == 0,
                                .right = column > 0,
                                .x = legend->counts[column],
                                .y = line_y(legend->counts_first + line)},
                  self);
        }
    for (int i = 0; i < l->note_count; i++)
        write(&(LegendPart){.text = l->notes[i].text, .y = line_y(legend->lines + i)}, self);
}
