/* Counts for papers: a LaTeX tabular that fits the column of an article and needs no package.
 *
 * Columns that say nothing are left out, what all rows have in common stands below the table, and
 * each of several inputs has a line of its own above its rows. */
#include <string.h>

#include "render/escape.h"
#include "render/table.h"
#include "scene/utf8.h"
#include "scene/wording.h"

enum { SIGNIFICANT = 4, INPUT_WIDTH = 300, TYPE = 8 };

/* The rows, their cells, and the columns that are printed. */
typedef struct Latex {
    const PlycutCountRow *rows;
    const char *const *cells;
    size_t count;
    bool columns[COLUMNS];
    PlycutOut *out;
} Latex;

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

/* ---- Which columns --------------------------------------------------------------------------- */

/* Is it known nowhere, or a count that is 0 everywhere? */
static bool says_nothing(const Latex *t, Column column)
{
    for (size_t i = 0; i < t->count; i++) {
        const char *text = t->cells[i * COLUMNS + column];
        if (strcmp(text, "-") != 0 && (strcmp(text, "0") != 0 || column == COLUMN_VALUE))
            return false;
    }
    return true;
}

static bool is_common(const Latex *t, Column column)
{
    for (size_t i = 1; i < t->count; i++)
        if (strcmp(t->cells[column], t->cells[i * COLUMNS + column]) != 0)
            return false;
    return t->count > 1 && column != COLUMN_ALGORITHM;
}

/* Is row i the first of its input? */
static bool begins_input(const Latex *t, size_t i)
{
    return i == 0 || strcmp(t->rows[i].input, t->rows[i - 1].input) != 0;
}

/* ---- The table ------------------------------------------------------------------------------- */

/* A line of headings (NULL) or of a row's cells. */
static void line_write(const Latex *t, const char *const *cells)
{
    const char *gap = "";
    for (Column c = 0; c < COLUMNS; c++) {
        if (!t->columns[c])
            continue;
        plycut_out_text(t->out, gap);
        (cells != NULL && column_info(c)->number ? latex_number : latex_cell)(
            t->out, cells == NULL ? shown_heading(c) : cells[c]);
        gap = " & ";
    }
    plycut_out_text(t->out, " \\\\\n");
}

static void input_write(const Latex *t, size_t row)
{
    char text[1024];
    int columns = 0;
    for (Column c = 0; c < COLUMNS; c++)
        columns += t->columns[c];
    text_fit(t->cells[row * COLUMNS + COLUMN_INPUT], INPUT_WIDTH, TYPE, false, text, sizeof text);
    plycut_out_format(t->out, "\\noalign{\\vskip 2pt}\n\\multicolumn{%d}{@{}l@{}}{", columns);
    latex_cell(t->out, text);
    plycut_out_text(t->out, "} \\\\\n");
}

void latex_rule(const char *above, const char *height, const char *below, PlycutOut *out)
{
    plycut_out_format(out, "\\noalign{\\vskip %s\\hrule height %s\\vskip %s}\n", above, height,
                      below);
}

static void table_write(const Latex *t)
{
    bool several = t->count > 0 && !is_common(t, COLUMN_INPUT) && t->count > 1;
    plycut_out_text(t->out, "\\begingroup\\footnotesize\\setlength{\\tabcolsep}{3pt}\n"
                            "\\noindent\\begin{tabular}{@{}");
    for (Column c = 0; c < COLUMNS; c++)
        if (t->columns[c])
            plycut_out_char(t->out, column_info(c)->number ? 'r' : 'l');
    plycut_out_text(t->out, "@{}}\n");
    latex_rule("0pt", "0.8pt", "2pt", t->out);
    line_write(t, NULL);
    latex_rule("2pt", "0.4pt", "2pt", t->out);
    for (size_t i = 0; i < t->count; i++) {
        if (several && begins_input(t, i))
            input_write(t, i);
        line_write(t, t->cells + i * COLUMNS);
    }
    latex_rule("2pt", "0.8pt", "0pt", t->out);
    plycut_out_text(t->out, "\\end{tabular}\n");
}

/* ---- Below the table ------------------------------------------------------------------------- */

/* "In all rows: value 3, minimal 11." */
static void common_write(const Latex *t, const Below *below)
{
    bool any = false;
    for (Column c = COLUMN_INPUT + 1; c < COLUMNS; c++) {
        if (!is_shown(c, t->rows, t->count) || !is_common(t, c) || says_nothing(t, c))
            continue;
        plycut_out_text(t->out, any ? ", " : below->before);
        plycut_out_text(t->out, any ? "" : wording(SAY_IN_ALL_ROWS));
        latex_cell(t->out, shown_heading(c));
        plycut_out_char(t->out, ' ');
        latex_number(t->out, t->cells[c]);
        any = true;
    }
    plycut_out_text(t->out, any ? below->end : "");
}

bool table_latex(const PlycutCountRow *rows, size_t count, PlycutOut *out, Arena *arena)
{
    static const Below below = {.opening = "",
                                .before = "\n\\smallskip\\noindent ",
                                .end = "\n",
                                .tells_passes = true,
                                .write = latex_cell};
    Latex t = {rows, shown_cells(rows, count, SIGNIFICANT, arena), count, {false}, out};
    if (t.cells == NULL)
        return false;
    for (Column c = COLUMN_INPUT + 1; c < COLUMNS; c++)
        t.columns[c] = is_shown(c, rows, count) && !is_common(&t, c) && !says_nothing(&t, c);
    t.columns[COLUMN_ALGORITHM] = true;
    table_write(&t);
    common_write(&t, &below);
    if (!rules_write(rows, count, &below, out, arena))
        return false;
    plycut_out_text(out, "\\par\\endgroup\n");
    return true;
}
