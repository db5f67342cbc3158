/* Counts for programs, sheets and papers: json (format "plycut-count", version 1), csv (RFC 4180),
 * markdown and latex, all with the columns of columns.def. */
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

/* ---- LaTeX ----------------------------------------------------------------------------------- */

/* The characters that TeX interprets, and how they are written in every font encoding. */
static const char *latex_letter(char c)
{
    static const char *const letters[][2] = {
        {"\\", "\\textbackslash{}"},
        {"^", "\\textasciicircum{}"},
        {"~", "\\textasciitilde{}"},
        {"&", "\\&"},
        {"%", "\\%"},
        {"$", "\\$"},
        {"#", "\\#"},
        {"_", "\\_"},
        {"{", "\\{"},
        {"}", "\\}"},
        {"<", "\\textless{}"},
        {">", "\\textgreater{}"},
        {"|", "\\textbar{}"},
        {"\"", "\\symbol{34}"},
    };
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i][0][0] == c)
            return letters[i][1];
    return NULL;
}

/* A line that began with [ or * would be an argument of the \\ before it. */
static void latex_cell(PlycutOut *out, const char *text)
{
    plycut_out_text(out, *text == '[' || *text == '*' ? "{}" : "");
    for (; *text != '\0'; text++)
        if (latex_letter(*text) != NULL)
            plycut_out_text(out, latex_letter(*text));
        else
            plycut_out_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
}

bool table_latex(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Rule rule = {"", " & ", " \\\\\n", latex_cell};
    plycut_out_text(out, "\\begin{tabular}{");
    for (Column c = 0; c < COLUMNS; c++)
        plycut_out_char(out, column_info(c)->number ? 'r' : 'l');
    plycut_out_text(out, "}\n\\hline\n");
    names_write(&rule, out);
    plycut_out_text(out, "\\hline\n");
    bool written = rows_write(&rule, rows, count, out, arena);
    plycut_out_text(out, "\\hline\n\\end{tabular}\n");
    return written;
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_cell(PlycutJson *json, Column column, const char *text)
{
    plycut_json_key(json, column_info(column)->name);
    if (text[0] == '\0' && column_info(column)->number)
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
