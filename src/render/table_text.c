/* Counts for the terminal: aligned columns, and below them the rules that were used. */
#include "render/table.h"
#include "scene/utf8.h"

enum { SIGNIFICANT = 6 };

/* A cell, filled up with spaces to its width; control characters would break the line. */
static void cell_write(const char *text, int width, bool right, bool last, PlycutOut *out)
{
    int fill = width - text_columns(text);
    if (right)
        plycut_out_format(out, "%*s", fill, "");
    text_write(out, text);
    if (!right && !last)
        plycut_out_format(out, "%*s", fill, "");
}

static int column_width(const char *const *cells, size_t rows, Column column)
{
    int width = text_columns(shown_heading(column));
    for (size_t i = 0; i < rows; i++)
        if (text_columns(cells[i * COLUMNS + column]) > width)
            width = text_columns(cells[i * COLUMNS + column]);
    return width;
}

/* The line of headings (NULL) or of a row's cells; columns without a width are not shown. */
static void line_write(const char *const *cells, const int *widths, PlycutOut *out)
{
    bool first = true;
    for (Column c = 0; c < COLUMNS; c++) {
        if (widths[c] == 0)
            continue;
        plycut_out_text(out, first ? "" : "  ");
        const char *text = cells == NULL ? shown_heading(c) : cells[c];
        cell_write(text, widths[c], column_info(c)->number, c == COLUMNS - 1, out);
        first = false;
    }
    plycut_out_char(out, '\n');
}

bool table_text(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    int widths[COLUMNS] = {0};
    const char *const *cells = shown_cells(rows, count, SIGNIFICANT, arena);
    if (cells == NULL)
        return false;
    for (Column c = 0; c < COLUMNS; c++)
        if (is_shown(c, rows, count))
            widths[c] = column_width(cells, count, c);
    line_write(NULL, widths, out);
    for (size_t i = 0; i < count; i++)
        line_write(cells + i * COLUMNS, widths, out);
    static const Below below = {.opening = "\n", .end = "\n", .write = text_write};
    return rules_write(rows, count, &below, out, arena) &&
           notes_write(rows, count, &below, out, arena);
}
