/* Counts for the terminal: aligned columns, and below them the rules that were used. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/conventions.h"
#include "render/table.h"
#include "scene/utf8.h"

enum { SIGNIFICANT = 6 };

/* How many of the tree's leaves were visited, each counted once; -1: not known. Several passes
 * search several trees. */
static int64_t leaves_once(const PlycutCountRow *row)
{
    if (plycut_search_has_passes(&row->options))
        return -1;
    return plycut_search_repeats(&row->options) ? row->result.distinct_leaves
                                                : (int64_t)row->result.leaves;
}

/* "38.3": leaves as a share of the tree's in percent. */
static const char *share_text(const PlycutCountRow *row, Arena *arena)
{
    char text[32];
    if (row->tree_leaves <= 0 || leaves_once(row) < 0)
        return "-";
    double thousandths = (double)leaves_once(row) * 1000 / (double)row->tree_leaves + 0.5;
    long long tenths = (long long)thousandths;
    int length = snprintf(text, sizeof text, "%lld.%lld", tenths / 10, tenths % 10);
    return arena_text(arena, text, (size_t)length);
}

/* Six digits of a real value, but all before its point: people compare, programs take another
 * format. The locale that printf writes in is the one that strtod reads in. */
static const char *value_text(double value, char text[64])
{
    int digits = SIGNIFICANT;
    for (double rest = fabs(value); rest >= 1e6 && digits < DBL_DECIMAL_DIG; rest /= 10)
        digits++;
    snprintf(text, 64, "%.*e", digits - 1, value);
    plycut_number_text(strtod(text, NULL), text);
    return text;
}

static bool is_real(double value)
{
    return isfinite(value) && value != trunc(value);
}

static const char *shown_value(const PlycutCountRow *row, Arena *arena)
{
    char text[64];
    const PlycutResult *r = &row->result;
    return is_real(r->value) ? bounded_text(value_text(r->value, text), r->type, arena)
                             : cell_text(row, COLUMN_VALUE, arena);
}

static const char *shown_text(const PlycutCountRow *row, Column column, Arena *arena)
{
    const char *text = column == COLUMN_TREE_LEAVES ? share_text(row, arena)
                       : column == COLUMN_VALUE     ? shown_value(row, arena)
                       : column == COLUMN_MINIMAL_LEAVES && plycut_search_has_passes(&row->options)
                           ? "-" /* that of one pass */
                           : cell_text(row, column, arena);
    return text != NULL && text[0] == '\0' ? "-" : text;
}

/* The depth where it was not simply asked for. */
static bool shown(Column column, const PlycutCountRow *rows, size_t count)
{
    bool passes = false;
    for (size_t i = 0; column == COLUMN_DEPTH && i < count; i++)
        passes |= plycut_search_has_passes(&rows[i].options);
    return passes || column_info(column)->heading != NULL;
}

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

static const char *heading(Column column)
{
    const ColumnInfo *info = column_info(column);
    return info->heading != NULL ? info->heading : info->name;
}

static int column_width(const char *const *cells, size_t rows, Column column)
{
    int width = text_columns(heading(column));
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
        const char *text = cells == NULL ? heading(c) : cells[c];
        cell_write(text, widths[c], column_info(c)->number, c == COLUMNS - 1, out);
        first = false;
    }
    plycut_out_char(out, '\n');
}

bool table_text(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    int widths[COLUMNS] = {0};
    const char **cells = arena_take(arena, (count * COLUMNS + 1) * sizeof *cells);
    if (cells == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        for (Column c = 0; c < COLUMNS; c++) {
            cells[i * COLUMNS + c] = shown_text(&rows[i], c, arena);
            if (cells[i * COLUMNS + c] == NULL)
                return false;
        }
    for (Column c = 0; c < COLUMNS; c++)
        if (shown(c, rows, count))
            widths[c] = column_width(cells, count, c);
    line_write(NULL, widths, out);
    for (size_t i = 0; i < count; i++)
        line_write(cells + i * COLUMNS, widths, out);
    static const Below below = {.opening = "\n", .end = "\n", .write = text_write};
    return rules_write(rows, count, &below, out, arena) &&
           notes_write(rows, count, &below, out, arena);
}
