/* A grid for the terminal, for spreadsheets, notes, papers and programs. */
#include "render/grid.h"
#include "render/table.h"
#include "scene/utf8.h"
#include "words/valued.h"

#include <string.h>

static const char *cell_of(const Grid *grid, size_t row, size_t column)
{
    return grid->cells[row * grid->column_count + column];
}

/* The columns that say something. */
typedef struct Shown {
    bool column[GRID_COLUMNS];
} Shown;

static bool says_something(const Grid *grid, size_t column)
{
    for (size_t row = 0; row < grid->row_count; row++)
        if (cell_of(grid, row, column)[0] != '\0')
            return true;
    return false;
}

static Shown shown_columns(const Grid *grid)
{
    Shown shown = {{false}};
    for (size_t c = 0; c < grid->column_count; c++)
        shown.column[c] = says_something(grid, c);
    return shown;
}

/* ---- Lines of cells -------------------------------------------------------------------------- */

typedef void CellWrite(PlycutOut *out, const char *text);

/* What is written before, between and after the cells of a line, and how a cell is. */
typedef struct Line {
    const char *before, *between, *after;
    CellWrite *text, *number;
} Line;

/* A row, or the headings. */
enum { HEADINGS = -1 };

static void line_write(const Grid *grid, const Shown *shown, const Line *line, long row,
                       PlycutOut *out)
{
    const char *gap = line->before;
    for (size_t c = 0; c < grid->column_count; c++) {
        if (!shown->column[c])
            continue;
        plycut_out_text(out, gap);
        if (row == HEADINGS)
            line->text(out, grid->columns[c].heading);
        else
            (grid->columns[c].number ? line->number : line->text)(out, cell_of(grid, (size_t)row, c));
        gap = line->between;
    }
    plycut_out_text(out, line->after);
}

static void lines_write(const Grid *grid, const Shown *shown, const Line *line, PlycutOut *out)
{
    for (size_t row = 0; row < grid->row_count; row++)
        line_write(grid, shown, line, (long)row, out);
}

/* ---- For the terminal ------------------------------------------------------------------------ */

static int width_of(const Grid *grid, size_t column)
{
    int width = text_columns(grid->columns[column].heading);
    for (size_t row = 0; row < grid->row_count; row++)
        if (text_columns(cell_of(grid, row, column)) > width)
            width = text_columns(cell_of(grid, row, column));
    return width;
}

/* No line ends with spaces: they are held back until more follows. */
static void aligned_write(const Grid *grid, const int *widths, long row, PlycutOut *out)
{
    int gap = 0;
    for (size_t c = 0; c < grid->column_count; c++) {
        if (widths[c] == 0)
            continue;
        const char *text = row == HEADINGS ? grid->columns[c].heading : cell_of(grid, (size_t)row, c);
        const int fill = widths[c] - text_columns(text);
        const bool right = grid->columns[c].number;
        if (text[0] != '\0') {
            plycut_out_format(out, "%*s", gap + (right ? fill : 0), "");
            text_write(out, text);
        }
        gap = text[0] == '\0' ? gap + widths[c] + 2 : right ? 2 : fill + 2;
    }
    plycut_out_char(out, '\n');
}

void grid_text(const Grid *grid, PlycutOut *out)
{
    const Shown shown = shown_columns(grid);
    int widths[GRID_COLUMNS] = {0};
    for (size_t c = 0; c < grid->column_count; c++)
        widths[c] = shown.column[c] ? width_of(grid, c) : 0;
    for (long row = HEADINGS; row < (long)grid->row_count; row++)
        aligned_write(grid, widths, row, out);
    plycut_out_format(out, "\n%s\n", grid->below);
}

/* ---- For spreadsheets, notes, papers --------------------------------------------------------- */

void grid_csv(const Grid *grid, PlycutOut *out)
{
    for (size_t c = 0; c < grid->column_count; c++)
        plycut_out_format(out, "%s%s", c == 0 ? "" : ",", grid->columns[c].name);
    plycut_out_text(out, "\r\n");
    for (size_t row = 0; row < grid->row_count; row++)
        for (size_t c = 0; c < grid->column_count; c++) {
            plycut_out_text(out, c == 0 ? "" : ",");
            csv_cell(out, cell_of(grid, row, c));
            plycut_out_text(out, c + 1 < grid->column_count ? "" : "\r\n");
        }
}

void grid_markdown(const Grid *grid, PlycutOut *out)
{
    static const Line line = {"| ", " | ", " |\n", markdown_cell, markdown_cell};
    const Shown shown = shown_columns(grid);
    line_write(grid, &shown, &line, HEADINGS, out);
    plycut_out_char(out, '|');
    for (size_t c = 0; c < grid->column_count; c++)
        if (shown.column[c])
            plycut_out_text(out, grid->columns[c].number ? " ---: |" : " --- |");
    plycut_out_char(out, '\n');
    lines_write(grid, &shown, &line, out);
    plycut_out_char(out, '\n');
    markdown_cell(out, grid->below);
    plycut_out_char(out, '\n');
}

void grid_latex(const Grid *grid, PlycutOut *out)
{
    static const Line line = {"", " & ", " \\\\\n", latex_cell, latex_number};
    const Shown shown = shown_columns(grid);
    plycut_out_text(out, "\\begingroup\\footnotesize\\setlength{\\tabcolsep}{3pt}\n"
                         "\\noindent\\begin{tabular}{@{}");
    for (size_t c = 0; c < grid->column_count; c++)
        if (shown.column[c])
            plycut_out_char(out, grid->columns[c].number ? 'r' : 'l');
    plycut_out_text(out, "@{}}\n");
    latex_rule("0pt", "0.8pt", "2pt", out);
    line_write(grid, &shown, &line, HEADINGS, out);
    latex_rule("2pt", "0.4pt", "2pt", out);
    lines_write(grid, &shown, &line, out);
    latex_rule("2pt", "0.8pt", "0pt", out);
    plycut_out_text(out, "\\end{tabular}\n\n\\smallskip\\noindent ");
    latex_cell(out, grid->below);
    plycut_out_text(out, "\n\\par\\endgroup\n");
}

/* ---- For programs ---------------------------------------------------------------------------- */

static void json_row(const Grid *grid, size_t row, PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
    for (size_t c = 0; c < grid->column_count; c++) {
        const char *text = cell_of(grid, row, c);
        double number;
        plycut_json_key(json, grid->columns[c].name);
        if (text[0] == '\0')
            plycut_json_null(json);
        else if (grid->columns[c].number && plycut_number_parse(text, strlen(text), true, &number))
            plycut_json_number(json, number);
        else
            plycut_json_string(json, text);
    }
    plycut_json_close(json);
}

void grid_json(const Grid *grid, PlycutOut *out)
{
    PlycutJson json;
    char format[64] = "plycut-";
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", strncat(format, grid->title, sizeof format - 8));
    plycut_json_key_integer(&json, "version", 1);
    valued_write_search(&grid->trace->options, &grid->trace->valuation, &json);
    plycut_json_newline(&json);
    plycut_json_key(&json, grid->title);
    plycut_json_open(&json, '[');
    for (size_t row = 0; row < grid->row_count; row++)
        json_row(grid, row, &json);
    plycut_json_close(&json);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}
