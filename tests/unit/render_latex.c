/* LaTeX tables, whatever the names of the inputs: characters special to TeX are escaped, braces and
 * cells balance, and no ligature is formed. No TeX is needed. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <plycut/render.h>

#include "scene/utf8.h"

static PlycutCountRow row_of(const char *input, const char *name)
{
    PlycutError error = {.code = PLYCUT_OK};
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, &error);
    return (PlycutCountRow){.input = input,
                            .algorithm = algorithm,
                            .root = PLYCUT_MAX,
                            .tree_leaves = -1,
                            .minimal_leaves = -1,
                            .options = plycut_search_defaults(algorithm),
                            .result = {.value = 2, .nodes = 55, .leaves = 31}};
}

static PlycutText table_of_rows(const PlycutCountRow *rows, size_t count)
{
    PlycutError error = {.code = PLYCUT_OK};
    PlycutText text = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_counts(rows, count, "latex", &out, &error) && plycut_out_flush(&out));
    return text;
}

/* The table of this input and another one. */
static PlycutText table_of(const char *input)
{
    PlycutCountRow rows[] = {row_of(input, "alpha-beta"), row_of("another", "alpha-beta")};
    rows[1].result.nodes++;
    return table_of_rows(rows, 2);
}

/* The lines of the table, without the rules. */
static char *body_of(PlycutText table)
{
    char *begin = strstr(table.bytes, "\\begin{tabular}{"),
         *end = strstr(table.bytes, "\\end{tabular}");
    cr_assert(begin != NULL && end != NULL);
    *end = '\0';
    begin = strchr(begin, '\n') + 1;
    for (char *rule; (rule = strstr(begin, "\\noalign{")) != NULL;) {
        char *next = strchr(rule, '\n') + 1;
        memmove(rule, next, strlen(next) + 1);
    }
    return begin;
}

/* What a cell may hold after a backslash. */
static const char *const CONTROLS[] = {"textbackslash{}",
                                       "textasciicircum{}",
                                       "textasciitilde{}",
                                       "textless{}",
                                       "textgreater{}",
                                       "textbar{}",
                                       "symbol{34}",
                                       "multicolumn{2}{@{}l@{}}{",
                                       "&",
                                       "%",
                                       "$",
                                       "#",
                                       "_",
                                       "{",
                                       "}"};

static size_t control_length(const char *at)
{
    for (size_t i = 0; i < sizeof CONTROLS / sizeof *CONTROLS; i++)
        if (strncmp(at, CONTROLS[i], strlen(CONTROLS[i])) == 0)
            return strlen(CONTROLS[i]);
    return 0;
}

/* Pairs that TeX's fonts turn into a ligature. */
static bool is_joined(const char *at)
{
    static const char *const pairs[] = {"--", "``", "''", ",,", "!`", "?`"};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (strncmp(at, pairs[i], 2) == 0)
            return true;
    return false;
}

/* Read the rows as TeX would; the fault, or NULL. */
static const char *fault_of(const char *at)
{
    int depth = 0, cells = 1, rows = 0;
    bool spans = false;
    while (*at != '\0') {
        size_t length = 1;
        if (is_joined(at))
            return "a ligature";
        if (strchr("#$^~%\"<>|_", *at) != NULL || (iscntrl((unsigned char)*at) && *at != '\n'))
            return "a character that TeX interprets";
        if (depth == 0 && strncmp(at, "\\\\\n", 3) == 0) {
            if (cells != (spans ? 1 : 2))
                return "a row of too few or too many cells";
            cells = 1;
            spans = false;
            rows++;
            length = 3;
        } else if (*at == '\\') {
            if ((length = control_length(at + 1)) == 0)
                return "an unknown control sequence";
            bool span = strncmp(at, "\\multicolumn{", 13) == 0;
            depth += span;
            spans |= span;
            length++;
        } else if (*at == '{' || *at == '}')
            depth += *at == '{' ? 1 : -1;
        else if (*at == '&' && depth == 0)
            cells++;
        else if (*at == '&')
            return "a cell that ends inside braces";
        if (depth < 0)
            return "a brace too many";
        at += length;
    }
    return depth != 0  ? "an open brace"
           : rows != 5 ? "not the headings and two inputs with a row each"
                       : NULL;
}

static void expect_sound(const char *input)
{
    PlycutText table = table_of(input);
    const char *body = body_of(table), *fault = fault_of(body);
    cr_expect_null(fault, "'%s': %s in\n%s", input, fault, body);
    plycut_text_free(&table);
}

/* Each pair of characters, which covers what any two neighbours do. */
Test(render_latex, every_pair_of_characters_is_a_sound_cell)
{
    for (int first = 1; first < 128; first++)
        for (int second = 1; second < 128; second++) {
            const char pair[] = {(char)first, (char)second, '\0'};
            expect_sound(pair);
        }
}

Test(render_latex, hostile_names_are_sound_cells)
{
    static const char *const names[] = {"",           "}",
                                        "{",          "\\",
                                        "\\\\",       "\\end{tabular}",
                                        "[1]",        "*",
                                        "&&&",        "%",
                                        "$x$",        "\\input{/etc/passwd}",
                                        "a\nb",       "a\n\nb",
                                        "\\\\[1cm]",  "^^5c",
                                        "--- -- -",   "O--OOO--XXOX-O--XXX X",
                                        "]}]}\\{{",   "%}\n{\\%",
                                        "~/x y.json", "\xc3\xa9\x01",
                                        "\xff"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect_sound(names[i]);
}

/* The reader above finds what it looks for. */
Test(render_latex, faults_are_found)
{
    static const char *const faulty[] = {
        "a & b \\\\\n", "a_b", "{",       "}",
        "\\foo",        "--",  "{a & b}", "\\multicolumn{3}{@{}l@{}}{x} \\\\\n"};
    for (size_t i = 0; i < sizeof faulty / sizeof *faulty; i++)
        cr_expect_not_null(fault_of(faulty[i]), "%s", faulty[i]);
}

/* ---- What is printed ------------------------------------------------------------------------- */

enum { TYPE = 8, GAPS = 6, COLUMN_OF_ARTICLE = 345, CELLS = 16 };

/* The widest cell of each column, by the metrics of a sans serif a little wider than TeX's roman.
 */
static int width_of(char *body)
{
    int widths[CELLS] = {0}, all = -GAPS;
    for (char *line = strtok(body, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        size_t column = 0;
        if (strncmp(line, "\\multicolumn", 12) == 0)
            continue;
        *strstr(line, " \\\\") = '\0';
        for (char *cell = line, *end; cell != NULL; cell = end, column++) {
            if ((end = strstr(cell, " & ")) != NULL) {
                *end = '\0';
                end += 3;
            }
            int width = text_width(cell, TYPE, false) / 1000 + GAPS;
            cr_assert_lt(column, CELLS);
            widths[column] = width > widths[column] ? width : widths[column];
        }
    }
    for (int i = 0; i < CELLS; i++)
        all += widths[i];
    return all;
}

/* Every column at once, with millions of nodes and a value of sixteen digits. */
Test(render_latex, the_widest_table_fits_the_column_of_an_article)
{
    PlycutCountRow rows[] = {row_of("a tree", "minimax"), row_of("a tree", "branch-and-bound")};
    for (int i = 0; i < 2; i++) {
        rows[i].tree_leaves = 4000000;
        rows[i].minimal_leaves = 12345 + i;
        rows[i].result = (PlycutResult){
            .value = -98.20012345678901 + i,
            .nodes = 5123456 + (uint64_t)i,
            .leaves = 3456789 - 99999 * (uint64_t)i,
            .cutoffs = {123456 + (uint64_t)i, 123450 + (uint64_t)i, 4567 + (uint64_t)i}};
    }
    PlycutText table = table_of_rows(rows, 2);
    char *body = body_of(table);
    cr_expect_not_null(strstr(
        body,
        "algorithm & value & nodes & leaves & \\% of tree & shallow & deep & window & minimal"));
    cr_expect_not_null(strstr(body, " & $-$98.2 & "), "%s", body);
    int width = width_of(body);
    cr_expect_leq(width, COLUMN_OF_ARTICLE, "%d points", width);
    plycut_text_free(&table);
}

/* Columns of zeros, columns without any known value and the name of a single input are left out;
 * what all rows have in common is below the table. */
Test(render_latex, columns_that_say_nothing_are_left_out)
{
    PlycutCountRow rows[] = {row_of("a tree", "minimax"), row_of("a tree", "alpha-beta")};
    rows[1].result.cutoffs[PLYCUT_DEEP] = 3;
    rows[1].result.nodes = 44;
    PlycutText table = table_of_rows(rows, 2);
    cr_expect_not_null(strstr(table.bytes, "\nalgorithm & nodes & deep \\\\\n"), "%s", table.bytes);
    cr_expect_not_null(strstr(table.bytes, "\nminimax & 55 & 0 \\\\\n"), "%s", table.bytes);
    cr_expect_not_null(strstr(table.bytes, "In all rows: value 2, leaves 31\n"), "%s", table.bytes);
    cr_expect_null(strstr(table.bytes, "a tree"));
    plycut_text_free(&table);
}
