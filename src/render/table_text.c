/* Counts for the terminal: aligned columns, and below them the rules that were used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/legend.h"
#include "render/table.h"
#include "render/utf8.h"

/* "38.3": leaves as a share of the tree's in percent. */
static const char *share_text(const PlycutCountRow *row, Arena *arena)
{
    char text[32];
    if (row->tree_leaves <= 0)
        return "-";
    double thousandths = (double)row->result.leaves * 1000 / (double)row->tree_leaves + 0.5;
    long long tenths = (long long)thousandths;
    int length = snprintf(text, sizeof text, "%lld.%lld", tenths / 10, tenths % 10);
    return arena_text(arena, text, (size_t)length);
}

static const char *shown_text(const PlycutCountRow *row, Column column, Arena *arena)
{
    const char *text =
        column == COLUMN_TREE_LEAVES ? share_text(row, arena) : cell_text(row, column, arena);
    return text != NULL && text[0] == '\0' ? "-" : text;
}

static bool shown(Column column)
{
    return column_info(column)->heading != NULL;
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

static int column_width(const char *const *cells, size_t rows, Column column)
{
    int width = text_columns(column_info(column)->heading);
    for (size_t i = 0; i < rows; i++)
        if (text_columns(cells[i * COLUMNS + column]) > width)
            width = text_columns(cells[i * COLUMNS + column]);
    return width;
}

/* The line of headings (NULL) or of a row's cells. */
static void line_write(const char *const *cells, const int *widths, PlycutOut *out)
{
    bool first = true;
    for (Column c = 0; c < COLUMNS; c++) {
        if (!shown(c))
            continue;
        plycut_out_text(out, first ? "" : "  ");
        const char *text = cells == NULL ? column_info(c)->heading : cells[c];
        cell_write(text, widths[c], column_info(c)->number, c == COLUMNS - 1, out);
        first = false;
    }
    plycut_out_char(out, '\n');
}

/* ---- The rules ------------------------------------------------------------------------------- */

static bool same_rules(const PlycutCountRow *a, const PlycutCountRow *b)
{
    const PlycutSearchOptions *x = &a->options, *y = &b->options;
    return a->root == b->root && x->cut == y->cut && x->fail == y->fail && x->order == y->order &&
           x->seed == y->seed && x->depth == y->depth && x->alpha == y->alpha && x->beta == y->beta;
}

/* One line where all rows obey the same rules, else a line each. */
static void rules_write(const PlycutCountRow *rows, size_t count, PlycutOut *out)
{
    bool same = true;
    for (size_t i = 1; i < count; i++)
        same &= same_rules(&rows[0], &rows[i]);
    plycut_out_char(out, '\n');
    for (size_t i = 0; i < (same ? count > 0 : count); i++) {
        if (!same) {
            text_write(out, rows[i].input);
            plycut_out_format(out, ", %s: ", rows[i].algorithm->name);
        }
        conventions_write(&rows[i].options, rows[i].root, out);
        plycut_out_char(out, '\n');
    }
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
        if (shown(c))
            widths[c] = column_width(cells, count, c);
    line_write(NULL, widths, out);
    for (size_t i = 0; i < count; i++)
        line_write(cells + i * COLUMNS, widths, out);
    rules_write(rows, count, out);
    return true;
}
