/* A grid for the terminal, for spreadsheets, notes and papers. */
#include "render/table.h"

#include "base/same.h"
#include "base/csv.h"
#include "render/escape.h"

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

/* ---- Lines of cells -------------------------------------------------------------------------- */

/* What is written before, between and after the cells of a line, and how to write a cell. */
typedef struct Line {
    const char *before, *between, *after;
    void (*text)(PlycutOut *out, const char *text), (*number)(PlycutOut *out, const char *text);
} Line;

/* A row, or the headings. */
enum { HEADINGS = -1 };

static void grid_line_write(const Grid *grid, const Line *line, long row, PlycutOut *out)
{
    const char *gap = line->before;
    for (size_t c = 0; c < grid->column_count; c++) {
        if (!grid->shown[c])
            continue;
        plycut_out_text(out, gap);
        if (row == HEADINGS)
            line->text(out, grid->columns[c].heading);
        else
            (grid->columns[c].number ? line->number : line->text)(out,
                                                                  grid_cell(grid, (size_t)row, c));
        gap = line->between;
    }
    plycut_out_text(out, line->after);
}

/* ---- For the terminal ------------------------------------------------------------------------ */

static int grid_column_width(const Grid *grid, size_t column)
{
    int width = grid->bare ? 0 : text_columns(grid->columns[column].heading);
    for (size_t row = 0; row < grid->row_count; row++)
        width = larger(width, text_columns(grid_cell(grid, row, column)));
    return width;
}

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
            text_write_clean(out, text);
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

void grid_markdown(const Grid *grid, PlycutOut *out)
{
    static const Line line = {"| ", " | ", " |\n", markdown_cell, markdown_cell};
    grid_line_write(grid, &line, HEADINGS, out);
    plycut_out_char(out, '|');
    for (size_t c = 0; c < grid->column_count; c++)
        if (grid->shown[c])
            plycut_out_text(out, grid->columns[c].number ? " ---: |" : " --- |");
    plycut_out_char(out, '\n');
    for (size_t row = 0; row < grid->row_count; row++)
        grid_line_write(grid, &line, (long)row, out);
}

/* ---- LaTeX ----------------------------------------------------------------------------------- */

/* A line that began with [ or * would be an argument of the \\ before it. */
void latex_cell(PlycutOut *out, const char *text)
{
    plycut_out_text(out, *text == '[' || *text == '*' ? "{}" : "");
    tex_write(out, text);
}

void latex_number(PlycutOut *out, const char *text)
{
    static const char *const signs[][2] = {
        {">=", "$\\ge$"}, {"<=", "$\\le$"}, {"-", "$-$"}, {"inf", "$\\infty$"}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(text, signs[i][0], strlen(signs[i][0])) == 0) {
            plycut_out_text(out, signs[i][1]);
            text += strlen(signs[i][0]);
        }
    latex_cell(out, text);
}

/* A line across the table, and what is left free above and below it. */
static void grid_rule_write(const char *above, const char *height, const char *below,
                            PlycutOut *out)
{
    plycut_out_format(out, "\\noalign{\\vskip %s\\hrule height %s\\vskip %s}\n", above, height,
                      below);
}

/* A line of text across all columns. */
static void across_write(const Grid *grid, const char *text, PlycutOut *out)
{
    int columns = 0;
    for (size_t c = 0; c < grid->column_count; c++)
        columns += grid->shown[c];
    plycut_out_format(out, "\\noalign{\\vskip 2pt}\n\\multicolumn{%d}{@{}l@{}}{", columns);
    latex_cell(out, text);
    plycut_out_text(out, "} \\\\\n");
}

static void tabular_begin(const Grid *grid, const Line *line, PlycutOut *out)
{
    plycut_out_text(out, "\\noindent\\begin{tabular}{@{}");
    for (size_t c = 0; c < grid->column_count; c++)
        if (grid->shown[c])
            plycut_out_char(out, grid->columns[c].number ? 'r' : 'l');
    plycut_out_text(out, "@{}}\n");
    grid_rule_write("0pt", "0.8pt", "2pt", out);
    grid_line_write(grid, line, HEADINGS, out);
    grid_rule_write("2pt", "0.4pt", "2pt", out);
}

static void tabular_end(PlycutOut *out)
{
    grid_rule_write("2pt", "0.8pt", "0pt", out);
    plycut_out_text(out, "\\end{tabular}\n");
}

/* TeX breaks pages between tabulars, not inside one. */
void grid_latex(const Grid *grid, PlycutOut *out)
{
    enum { ROWS = 45 }; /* of small type on a page */
    static const Line line = {"", " & ", " \\\\\n", latex_cell, latex_number};
    plycut_out_text(out, "\\begingroup\\footnotesize\\setlength{\\tabcolsep}{3pt}\n");
    tabular_begin(grid, &line, out);
    for (size_t row = 0; row < grid->row_count; row++) {
        if (row > 0 && row % ROWS == 0) {
            tabular_end(out);
            plycut_out_text(out, "\n\\medskip\n");
            tabular_begin(grid, &line, out);
        }
        if (grid->above != NULL && grid->above[row] != NULL)
            across_write(grid, grid->above[row], out);
        grid_line_write(grid, &line, (long)row, out);
    }
    tabular_end(out);
}
