/* Counts for papers: a LaTeX tabular with the columns of columns.def, set so that it fits a page.
 *
 * Columns that say the same in every row, or nothing, are there but of type H, which prints none of
 * its cells: a letter brings one back. What they would have said stands below the table. */
#include <string.h>

#include "render/table.h"

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

/* Would TeX's fonts join the two to another sign: a dash, a quotation mark? */
static bool latex_joins(char first, char second)
{
    return (first == second && strchr("-`',", first) != NULL) ||
           ((first == '!' || first == '?') && second == '`');
}

static void latex_char(PlycutOut *out, char c)
{
    enum { DELETE = 127 };
    if (latex_letter(c) != NULL)
        plycut_out_text(out, latex_letter(c));
    else
        plycut_out_char(out, (unsigned char)c < ' ' || c == DELETE ? ' ' : c);
}

/* A line that began with [ or * would be an argument of the \\ before it. */
static void latex_cell(PlycutOut *out, const char *text)
{
    plycut_out_text(out, *text == '[' || *text == '*' ? "{}" : "");
    for (; *text != '\0'; text++) {
        latex_char(out, *text);
        plycut_out_text(out, latex_joins(text[0], text[1]) ? "{}" : "");
    }
}

/* A heading of several words, one above the other. */
static void head_write(PlycutOut *out, const char *name)
{
    const char *gap = strchr(name, '_');
    plycut_out_text(out, gap == NULL ? "" : "\\shortstack{");
    for (; *name != '\0'; name++)
        if (*name == '_')
            plycut_out_text(out, "\\_\\\\");
        else
            plycut_out_char(out, *name);
    plycut_out_text(out, gap == NULL ? "" : "}");
}

static void cells_write(const char *const *cells, PlycutOut *out)
{
    for (Column c = 0; c < COLUMNS; c++) {
        plycut_out_text(out, c == 0 ? "" : " & ");
        if (cells == NULL)
            head_write(out, column_info(c)->name);
        else
            latex_cell(out, cells[c]);
    }
    plycut_out_text(out, " \\\\\n");
}

/* Does every row say the same? A number is worth its column, unless no row has one. */
static bool says_nothing(const char *const *cells, size_t count, Column column)
{
    bool same = true, empty = true;
    for (size_t i = 0; i < count; i++) {
        same &= strcmp(cells[column], cells[i * COLUMNS + column]) == 0;
        empty &= cells[i * COLUMNS + column][0] == '\0';
    }
    bool counts = column_info(column)->number && column != COLUMN_DEPTH;
    return column > COLUMN_ALGORITHM && (counts ? empty : same);
}

static void begin_write(const char *const *cells, size_t count, PlycutOut *out)
{
    plycut_out_text(out,
                    "% Needs \\usepackage{array}. A column of type H is not printed: write l or r\n"
                    "% in its place to show it, and H in place of another to leave that out.\n"
                    "\\begingroup\\footnotesize\\setlength{\\tabcolsep}{3pt}\n"
                    "\\newcolumntype{H}{>{\\setbox0=\\hbox\\bgroup}c<{\\egroup}@{}}\n"
                    "\\noindent\\begin{tabular}{");
    for (Column c = 0; c < COLUMNS; c++)
        plycut_out_char(out, says_nothing(cells, count, c) ? 'H'
                             : column_info(c)->number      ? 'r'
                                                           : 'l');
    plycut_out_text(out, "}\n\\hline\n");
}

/* The rules stand below the table, a paragraph each. */
static bool end_write(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Below below = {.opening = "",
                                .before = "\n\\smallskip\\noindent ",
                                .end = "\n",
                                .tells_passes = true,
                                .write = latex_cell};
    plycut_out_text(out, "\\hline\n\\end{tabular}\n");
    if (!rules_write(rows, count, &below, out, arena))
        return false;
    plycut_out_text(out, "\\par\\endgroup\n");
    return true;
}

bool table_latex(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    const char **cells = arena_take(arena, (count * COLUMNS + 1) * sizeof *cells);
    if (cells == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        for (Column c = 0; c < COLUMNS; c++) {
            cells[i * COLUMNS + c] = cell_text(&rows[i], c, arena);
            if (cells[i * COLUMNS + c] == NULL)
                return false;
        }
    begin_write(cells, count, out);
    cells_write(NULL, out);
    plycut_out_text(out, "\\hline\n");
    for (size_t i = 0; i < count; i++)
        cells_write(cells + i * COLUMNS, out);
    return end_write(rows, count, out, arena);
}
