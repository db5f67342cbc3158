/* A grid in Markdown and in LaTeX. */
#include "render/escape.h"
#include "render/table.h"

#include <string.h>

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
