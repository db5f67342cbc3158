/* Counts for papers: a LaTeX tabular that fits the column of an article and needs no package.
 *
 * Columns that say nothing are left out, what all rows have in common is printed below the table, and
 * each of several inputs has a line above its rows. */
#include <string.h>

#include "render/table.h"
#include "scene/utf8.h"
#include "scene/wording.h"

/* ---- Which columns --------------------------------------------------------------------------- */

/* Is it unknown in every row, or a count that is 0 in every row? */
static bool says_nothing(const Grid *grid, Column column)
{
    for (size_t i = 0; i < grid->row_count; i++) {
        const char *text = grid_cell(grid, i, column);
        if (strcmp(text, "-") != 0 && (strcmp(text, "0") != 0 || column == COLUMN_VALUE))
            return false;
    }
    return true;
}

static bool is_common(const Grid *grid, Column column)
{
    for (size_t i = 1; i < grid->row_count; i++)
        if (strcmp(grid_cell(grid, 0, column), grid_cell(grid, i, column)) != 0)
            return false;
    return grid->row_count > 1 && column != COLUMN_ALGORITHM;
}

/* ---- The table ------------------------------------------------------------------------------- */

/* The name of each of several inputs, above its first row. */
static const char **inputs_make(const PlycutCountRow *rows, const Grid *grid, Arena *arena)
{
    enum { INPUT_WIDTH = 300, TYPE = 8 };
    char text[1024];
    bool several = grid->row_count > 1 && !is_common(grid, COLUMN_INPUT);
    const char **above = arena_take(arena, (grid->row_count + 1) * sizeof *above);
    for (size_t i = 0; above != NULL && several && i < grid->row_count; i++) {
        if (i > 0 && strcmp(rows[i].input, rows[i - 1].input) == 0)
            continue;
        text_fit(grid_cell(grid, i, COLUMN_INPUT), INPUT_WIDTH, TYPE, false, text, sizeof text);
        above[i] = arena_copy(arena, text, strlen(text));
    }
    return above;
}

void counts_common(const Grid *whole, const Below *below, PlycutOut *out)
{
    bool any = false;
    for (Column c = COLUMN_INPUT + 1; c < COLUMNS; c++) {
        if (!whole->shown[c] || says_nothing(whole, c) || !is_common(whole, c))
            continue;
        plycut_out_text(out, any ? ", " : below->before);
        plycut_out_text(out, any ? "" : text_of(SAY_IN_ALL_ROWS));
        latex_cell(out, shown_heading(c));
        plycut_out_char(out, ' ');
        latex_number(out, grid_cell(whole, 0, c));
        any = true;
    }
    plycut_out_text(out, any ? below->end : "");
}

void counts_compact(const PlycutCountRow *rows, const Grid *whole, Grid *compact, Arena *arena)
{
    *compact = *whole;
    for (Column c = 0; c < COLUMNS; c++)
        compact->shown[c] =
            whole->shown[c] && c != COLUMN_INPUT && !says_nothing(whole, c) && !is_common(whole, c);
    compact->shown[COLUMN_ALGORITHM] = true;
    compact->above = inputs_make(rows, whole, arena);
}
