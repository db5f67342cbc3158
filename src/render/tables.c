/* Counts for sheets and notes: csv (RFC 4180) and markdown, with the columns of columns.def. */
#include <string.h>

#include "base/csv.h"
#include "render/table.h"

/* Writes one cell's text so that the format reads it back as it is. */
typedef void CellWrite(PlycutOut *out, const char *text);

/* What is written before, between and after the cells of a line. */
typedef struct Rule {
    const char *before, *between, *after;
    CellWrite *cell;
} Rule;

static void names_write(const Rule *rule, PlycutOut *out)
{
    plycut_out_text(out, rule->before);
    for (Column c = 0; c < COLUMNS; c++) {
        plycut_out_text(out, c == 0 ? "" : rule->between);
        rule->cell(out, column_info(c)->name);
    }
    plycut_out_text(out, rule->after);
}

static bool rows_write(const Rule *rule, const PlycutCountRow *rows, size_t count, PlycutOut *out,
                       Arena *arena)
{
    for (size_t i = 0; i < count; i++) {
        plycut_out_text(out, rule->before);
        for (Column c = 0; c < COLUMNS; c++) {
            const char *text = cell_text(&rows[i], c, arena);
            if (text == NULL)
                return false;
            plycut_out_text(out, c == 0 ? "" : rule->between);
            rule->cell(out, text);
        }
        plycut_out_text(out, rule->after);
    }
    return true;
}

/* ---- CSV ------------------------------------------------------------------------------------- */

/* A number stays one: its minus sign begins no formula. */
void csv_cell(PlycutOut *out, const char *text)
{
    double value;
    if (plycut_number_parse(text, strlen(text), true, &value))
        plycut_out_text(out, text);
    else
        csv_text(out, text);
}

bool table_csv(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Rule rule = {"", ",", "\r\n", csv_cell};
    names_write(&rule, out);
    return rows_write(&rule, rows, count, out, arena);
}

/* ---- Markdown -------------------------------------------------------------------------------- */

/* What markdown or its HTML would interpret. */
void markdown_cell(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<' || *text == '&')
            plycut_out_text(out, *text == '<' ? "&lt;" : "&amp;");
        else if (strchr("\\`*_[]|#$~", *text) != NULL)
            plycut_out_format(out, "\\%c", *text);
        else
            plycut_out_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
}

bool table_markdown(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Rule rule = {"| ", " | ", " |\n", markdown_cell};
    names_write(&rule, out);
    plycut_out_char(out, '|');
    for (Column c = 0; c < COLUMNS; c++)
        plycut_out_text(out, column_info(c)->number ? " ---: |" : " --- |");
    plycut_out_char(out, '\n');
    static const Below below = {
        .opening = "", .before = "\n", .end = "\n", .tells_passes = true, .write = markdown_cell};
    return rows_write(&rule, rows, count, out, arena) &&
           rules_write(rows, count, &below, out, arena);
}
