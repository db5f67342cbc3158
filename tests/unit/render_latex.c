/* A LaTeX table whatever the inputs are called: what TeX interprets is written so that it is
 * printed, braces and cells balance, and nothing is joined to a ligature. No TeX is needed. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <plycut/render.h>

enum { COLUMNS = 18 };

static PlycutText table_of(const char *input)
{
    PlycutError error = {.code = PLYCUT_OK};
    const PlycutAlgorithm *algorithm = plycut_algorithm_find("alpha-beta", &error);
    PlycutCountRow row = {.input = input,
                          .algorithm = algorithm,
                          .root = PLYCUT_MAX,
                          .options = plycut_search_defaults(algorithm),
                          .result = {.value = -2, .nodes = 55, .leaves = 31}};
    PlycutText text = {.bytes = NULL};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_render_counts(&row, 1, "latex", &out, &error) && plycut_out_flush(&out));
    return text;
}

/* The rows of the table: from the first \hline to the last. */
static char *body_of(PlycutText table)
{
    char *begin = strstr(table.bytes, "\\hline\n"), *end = strstr(table.bytes, "\\end{tabular}");
    cr_assert(begin != NULL && end != NULL);
    *end = '\0';
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
                                       "shortstack{",
                                       "hline\n",
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

/* Pairs that TeX's fonts join to another sign. */
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
    while (*at != '\0') {
        size_t length = 1;
        if (is_joined(at))
            return "a ligature";
        if (strchr("#$^~%\"<>|_", *at) != NULL || (iscntrl((unsigned char)*at) && *at != '\n'))
            return "a character that TeX interprets";
        if (depth == 0 && strncmp(at, "\\\\\n", 3) == 0) {
            if (cells != COLUMNS)
                return "a row of too few or too many cells";
            cells = 1;
            rows++;
            length = 3;
        } else if (*at == '\\' && strncmp(at, "\\\\", 2) == 0 && depth > 0)
            length = 2;
        else if (*at == '\\') {
            if ((length = control_length(at + 1)) == 0)
                return "an unknown control sequence";
            depth += strncmp(at, "\\shortstack{", 12) == 0;
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
    return depth != 0 ? "an open brace" : rows != 2 ? "another number of rows than two" : NULL;
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
    static const char *const faulty[] = {"a & b \\\\\n", "a_b", "{", "}", "\\foo", "--", "{a & b}"};
    for (size_t i = 0; i < sizeof faulty / sizeof *faulty; i++)
        cr_expect_not_null(fault_of(faulty[i]), "%s", faulty[i]);
}
