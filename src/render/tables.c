/* Counts for programs and sheets: json (format "plycut-count", version 1), csv (RFC 4180) and
 * markdown, all with the columns of columns.def. */
#include <math.h>
#include <string.h>

#include "render/table.h"
#include "render/utf8.h"

/* Writes one cell's text so that the format reads it back as it is. */
typedef void CellWrite(PlycutOut *out, const char *text);

/* What stands before, between and after the cells of a line. */
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

static void csv_cell(PlycutOut *out, const char *text)
{
    if (strpbrk(text, ",\"\r\n") == NULL) {
        plycut_out_text(out, text);
        return;
    }
    plycut_out_char(out, '"');
    for (; *text != '\0'; text++)
        plycut_out_text(out, *text == '"' ? "\"\"" : (char[]){*text, '\0'});
    plycut_out_char(out, '"');
}

bool table_csv(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Rule rule = {"", ",", "\r\n", csv_cell};
    names_write(&rule, out);
    return rows_write(&rule, rows, count, out, arena);
}

/* ---- Markdown -------------------------------------------------------------------------------- */

/* What markdown or its HTML would interpret. */
static void markdown_cell(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<' || *text == '&')
            plycut_out_text(out, *text == '<' ? "&lt;" : "&amp;");
        else if (strchr("\\`*_[]|#", *text) != NULL)
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
    return rows_write(&rule, rows, count, out, arena);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* An empty cell is not known; but of an input every text is a name. */
static void json_cell(PlycutJson *json, Column column, const char *text)
{
    plycut_json_key(json, column_info(column)->name);
    if (text[0] == '\0' && column != COLUMN_INPUT)
        plycut_json_null(json);
    else if (column_info(column)->number)
        plycut_json_raw(json, text, strlen(text));
    else
        plycut_json_string(json, text);
}

bool table_json(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-count");
    plycut_json_key_integer(&json, "version", 1);
    plycut_json_key(&json, "results");
    plycut_json_open(&json, '[');
    for (size_t i = 0; i < count; i++) {
        plycut_json_newline(&json);
        plycut_json_open(&json, '{');
        for (Column c = 0; c < COLUMNS; c++) {
            const char *text = cell_text(&rows[i], c, arena);
            if (text == NULL)
                return false;
            json_cell(&json, c, text);
        }
        plycut_json_close(&json);
    }
    plycut_json_close(&json);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
    return true;
}
