/* A grid for the terminal, and as CSV. */
#include "base/csv.h"
#include "base/grid.h"
#include "base/utf8.h"

#include <string.h>

void grid_fill(Grid *grid, CellWrite *write, const void *self, Arena *arena)
{
    grid->cells =
        arena_take(arena, (grid->row_count * grid->column_count + 1) * sizeof *grid->cells);
    if (grid->cells == NULL)
        grid->row_count = 0;
    for (size_t i = 0; i < grid->row_count * grid->column_count; i++) {
        PlycutText text = {0};
        PlycutOut out;
        plycut_out_init(&out, plycut_text_write, &text);
        write(self, i / grid->column_count, i % grid->column_count, &out);
        (void)plycut_out_flush(&out);
        grid->cells[i] = arena_keep(arena, &text);
        grid->shown[i % grid->column_count] |= grid->cells[i][0] != '\0';
    }
}

const char *grid_cell(const Grid *grid, size_t row, size_t column)
{
    return grid->cells[row * grid->column_count + column];
}

/* ---- For the terminal ------------------------------------------------------------------------ */

static int grid_column_width(const Grid *grid, size_t column)
{
    int width = grid->bare ? 0 : text_columns(grid->columns[column].heading);
    for (size_t row = 0; row < grid->row_count; row++) {
        const int cell = text_columns(grid_cell(grid, row, column));
        width = cell > width ? cell : width;
    }
    return width;
}

/* A row, or the headings. */
enum { HEADINGS = -1 };

/* Spaces are held back until more follows. */
static void aligned_write(const Grid *grid, const int *widths, long row, PlycutOut *out)
{
    int gap = 0;
    for (size_t c = 0; c < grid->column_count; c++) {
        if (!grid->shown[c])
            continue;
        const char *text =
            row == HEADINGS ? grid->columns[c].heading : grid_cell(grid, (size_t)row, c);
        const int fill = widths[c] - text_columns(text);
        const bool right = grid->columns[c].number;
        if (text[0] != '\0') {
            plycut_out_format(out, "%*s", gap + (right ? fill : 0), "");
            plycut_out_clean(out, text, ' ');
        }
        gap = text[0] == '\0' ? gap + widths[c] + 2 : right ? 2 : fill + 2;
    }
    plycut_out_char(out, '\n');
}

void grid_text(const Grid *grid, PlycutOut *out)
{
    int widths[GRID_COLUMNS];
    for (size_t c = 0; c < grid->column_count; c++)
        widths[c] = grid->shown[c] ? grid_column_width(grid, c) : 0;
    for (long row = grid->bare ? 0 : HEADINGS; row < (long)grid->row_count; row++)
        aligned_write(grid, widths, row, out);
}

/* ---- CSV ------------------------------------------------------------------------------------- */

/* A number, or a range of numbers, stays as it is: its minus sign does not begin a formula. */
static void grid_csv_cell(PlycutOut *out, const char *text)
{
    double value, to;
    const size_t length = strlen(text);
    if (plycut_number_parse(text, length, true, &value) ||
        plycut_range_parse(text, false, &value, &to))
        plycut_out_text(out, text);
    else
        csv_text(out, text);
}

void grid_csv(const Grid *grid, PlycutOut *out)
{
    const char *line_end = grid->unix_lines ? "\n" : "\r\n";
    for (size_t c = 0; c < grid->column_count; c++)
        plycut_out_format(out, "%s%s", c == 0 ? "" : ",", grid->columns[c].name);
    plycut_out_text(out, line_end);
    for (size_t row = 0; row < grid->row_count; row++)
        for (size_t c = 0; c < grid->column_count; c++) {
            plycut_out_text(out, c == 0 ? "" : ",");
            grid_csv_cell(out, grid_cell(grid, row, c));
            plycut_out_text(out, c + 1 < grid->column_count ? "" : line_end);
        }
}
