/* The table of search options: each member keeps what it is given, inside its range and not outside. */
#include <plycut/algorithm.h>

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static PlycutSearchOptions defaults(void)
{
    return plycut_search_defaults(plycut_algorithm_default());
}

Test(search_options, numbers_are_kept_within_their_range)
{
    for (size_t i = 0; i < plycut_search_member_count(); i++) {
        const PlycutSearchMember *m = plycut_search_member(i);
        if (m->kind < PLYCUT_MEMBER_FLAG)
            continue;
        PlycutSearchOptions options = defaults();
        cr_expect_not(plycut_search_given(&options, i), "member %zu", i);
        cr_expect_not(plycut_search_put(&options, i, nextafter(m->most, INFINITY)), "member %zu",
                      i);
        cr_expect_not(plycut_search_put(&options, i, nextafter(m->least, -INFINITY)), "member %zu",
                      i);
        cr_expect_not(m->kind == PLYCUT_MEMBER_WHOLE && plycut_search_put(&options, i, 2.5));
        cr_expect_not(plycut_search_given(&options, i), "member %zu is refused", i);
        cr_expect(plycut_search_put(&options, i, m->most), "member %zu", i);
        cr_expect_eq(plycut_search_number(&options, i), m->most, "member %zu", i);
    }
}

static const struct {
    PlycutSearchOption option;
    const char *text, *message; /* NULL: accepted */
} CASES[] = {
    {PLYCUT_OPTION_table, "65536,4", NULL},
    {PLYCUT_OPTION_table, "16777216", NULL},
    {PLYCUT_OPTION_table, "16777217", "N a whole number from 1 to 16777216"},
    {PLYCUT_OPTION_table, "64,0", "PLIES a whole number from 1 to 400"},
    {PLYCUT_OPTION_table, "64,", "PLIES a whole number"},
    {PLYCUT_OPTION_quiescence, "0.5", NULL},
    {PLYCUT_OPTION_quiescence, "1e-310", "N a number greater than 0"},
    {PLYCUT_OPTION_guess, "-3.5", NULL},
    {PLYCUT_OPTION_guess, "inf", "expected X, a number, not 'inf'"},
    {PLYCUT_OPTION_nodes, "1e3", "expected N, a whole number from 1 to 9007199254740992"},
    {PLYCUT_OPTION_window, "-inf,3", NULL},
    {PLYCUT_OPTION_window, "3,3", "A < B"},
    {PLYCUT_OPTION_window, "1,1e999", "--x: 1e999 is"},
    {PLYCUT_OPTION_cut, "strikt", "did you mean 'strict'?"},
};

Test(search_options, texts_are_read_or_refused_with_what_is_right)
{
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutSearchOptions options = defaults();
        PlycutError error = {0};
        const bool read =
            plycut_search_option_parse(CASES[i].option, "--x", CASES[i].text, &options, &error);
        cr_expect_eq(read, CASES[i].message == NULL, "%s: %s", CASES[i].text, error.text);
        cr_expect(CASES[i].message == NULL || strstr(error.text, CASES[i].message) != NULL, "%s",
                  error.text);
    }
}

Test(search_options, a_part_that_is_left_out_has_its_default)
{
    PlycutSearchOptions options = defaults();
    PlycutError error = {0};
    cr_assert(plycut_search_option_parse(PLYCUT_OPTION_table, "--table", "9,7", &options, &error));
    cr_assert(plycut_search_option_parse(PLYCUT_OPTION_table, "--table", "8", &options, &error));
    cr_expect_eq(options.table, 8);
    cr_expect_eq(options.table_from, 0);
    cr_assert(plycut_search_option_parse(PLYCUT_OPTION_quiescence, "-q", "2", &options, &error));
    cr_expect_eq(options.extension, PLYCUT_EXTENSION);
}
