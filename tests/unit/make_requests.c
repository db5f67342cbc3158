/* make_requests.c - requests as text, sets of values between neighbours, reports as they are written. */
#include <plycut/plycut.h>

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

typedef struct SpanCase {
    const char *text;
    int64_t low, high; /* high < 0: refused */
} SpanCase;

Test(make_requests, spans_are_read)
{
    static const SpanCase CASES[] = {{"3", 3, 3},    {"2..4", 2, 4},  {"1+", 1, PLYCUT_NO_LIMIT},
                                     {"9", 9, 9},    {"1..9", 1, 9},  {"10", 0, -1},
                                     {"0", 0, -1},   {"4..2", 0, -1}, {"", 0, -1},
                                     {"+", 0, -1},   {"2..", 0, -1},  {"..2", 0, -1},
                                     {"2.4", 0, -1}, {"-1", 0, -1},   {"2++", 0, -1}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutSpan span;
        PlycutError error = {0};
        bool read = plycut_span_parse("deep", CASES[i].text, 1, 9, &span, &error);
        cr_assert_eq(read, CASES[i].high >= 0, "%s", CASES[i].text);
        if (read)
            cr_assert(span.low == CASES[i].low && span.high == CASES[i].high, "%s", CASES[i].text);
        else
            cr_assert(error.code == PLYCUT_E_USAGE && strncmp(error.text, "--deep: ", 8) == 0);
    }
}

Test(make_requests, the_same_request_makes_the_same_tree)
{
    PlycutMake make = plycut_make_defaults();
    PlycutText first = {0}, second = {0}, other = {0};
    PlycutError error = {0};
    bool found;
    uint64_t tried, tried_again;
    make.deep.low = 2;
    cr_assert(plycut_make(&make, &first, &found, &tried, &error) && found);
    cr_assert(plycut_make(&make, &second, &found, &tried_again, &error) && found);
    make.seed++;
    cr_assert(plycut_make(&make, &other, &found, &tried_again, &error) && found);
    cr_assert_str_eq(first.bytes, second.bytes);
    cr_assert_str_neq(first.bytes, other.bytes);
    plycut_text_free(&first);
    plycut_text_free(&second);
    plycut_text_free(&other);
}

/* A made tree, searched. */
static PlycutTrace made_trace(const PlycutMake *make, PlycutCut cut, PlycutFail fail)
{
    PlycutText file = {0};
    PlycutGame game;
    PlycutTrace trace;
    PlycutError error = {0};
    bool found;
    uint64_t tried;
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    options.cut = cut;
    options.fail = fail;
    cr_assert(plycut_make(make, &file, &found, &tried, &error) && found);
    cr_assert(plycut_tree_read(file.bytes, file.length, "made", &game, &error));
    cr_assert(plycut_trace_record(&game, &options, &trace, &error));
    plycut_game_release(&game);
    plycut_text_free(&file);
    return trace;
}

static bool has_equal_leaves(const PlycutTrace *t)
{
    for (uint32_t i = 0; i < t->node_count; i++)
        for (uint32_t k = 0; k < i; k++)
            if (t->nodes[i].leaf && t->nodes[k].leaf && t->nodes[i].value >= t->nodes[k].value &&
                t->nodes[i].value <= t->nodes[k].value)
                return true;
    return false;
}

static bool same_visits(const PlycutTrace *a, const PlycutTrace *b)
{
    for (uint32_t i = 0; i < a->node_count; i++)
        if (a->nodes[i].visited != b->nodes[i].visited)
            return false;
    return a->result.cutoffs[PLYCUT_SHALLOW] == b->result.cutoffs[PLYCUT_SHALLOW] &&
           a->result.cutoffs[PLYCUT_DEEP] == b->result.cutoffs[PLYCUT_DEEP];
}

/* How many of 30 trees have equal leaves, and another key under some convention. */
static void count_ties(PlycutMake make, int *equal, int *changed)
{
    *equal = *changed = 0;
    for (make.seed = 1; make.seed <= 30; make.seed++) {
        PlycutTrace stated = made_trace(&make, PLYCUT_CUT_EQUAL, PLYCUT_FAIL_SOFT),
                    strict = made_trace(&make, PLYCUT_CUT_STRICT, PLYCUT_FAIL_SOFT),
                    hard = made_trace(&make, PLYCUT_CUT_EQUAL, PLYCUT_FAIL_HARD);
        *equal += has_equal_leaves(&stated);
        *changed += !same_visits(&stated, &strict) || !same_visits(&stated, &hard);
        plycut_trace_free(&stated);
        plycut_trace_free(&strict);
        plycut_trace_free(&hard);
    }
}

/* Leaves differ if there are enough values; if not, at least the key is one. */
Test(make_requests, trees_have_one_key)
{
    PlycutMake make = plycut_make_defaults();
    int equal, changed;
    count_ties(make, &equal, &changed);
    cr_expect(equal == 0 && changed == 0, "%d trees have equal leaves, %d keys change", equal,
              changed);
    make.branching = (PlycutSpan){3, 3};
    make.plies = (PlycutSpan){3, 3};
    make.high = 20;
    count_ties(make, &equal, &changed);
    cr_expect(equal == 30 && changed == 0, "%d trees have equal leaves, %d keys change", equal,
              changed);
    make.any_values = true;
    count_ties(make, &equal, &changed);
    cr_expect(equal == 30 && changed > 0, "any values: %d keys change", changed);
    make.any_values = false;
    make.low = make.high; /* no such tree: then any tree */
    count_ties(make, &equal, &changed);
    cr_expect_eq(equal, 30);
}

Test(make_requests, arguments_say_all_that_was_asked)
{
    PlycutMake make = plycut_make_defaults();
    PlycutText text = {0};
    PlycutOut out;
    make.branching = (PlycutSpan){2, 4};
    make.plies.high = 5;
    make.irregular = make.distinct = make.above_leaves = make.unique_best = make.same_key = true;
    make.any_values = true;
    make.low = -1.5;
    make.high = 2;
    make.decimals = 1;
    make.root = PLYCUT_MIN;
    make.shallow = (PlycutSpan){1, PLYCUT_NO_LIMIT};
    make.deep = (PlycutSpan){0, 0};
    make.cutoffs = (PlycutSpan){2, 3};
    make.leaves[make.leaves_count].algorithm = plycut_algorithm(0);
    make.leaves[make.leaves_count++].span = (PlycutSpan){16, 16};
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_make_arguments(&make, &out);
    cr_assert(plycut_out_flush(&out));
    cr_assert_str_eq(
        text.bytes,
        "make -b 2..4 --plies 4..5 --irregular --root min --values -1.5..2 --decimals 1 --distinct "
        "--any-values "
        "--shallow 1+ --deep 0 --cutoffs 2..3 --leaves minimax=16 --above-leaves --unique-best "
        "--same-key --seed 1");
    plycut_text_free(&text);
}

static PlycutValueSet ask(const char *spec, const char *leaf, const char *node, PlycutCut cut)
{
    PlycutGame game;
    PlycutError error = {0};
    PlycutValueSet set;
    PlycutWhen when = {leaf, node, false};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error));
    options.cut = cut;
    cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    cr_assert(plycut_when(&game, &options, &when, 1, &set, &error), "%s", error.text);
    plycut_game_release(&game);
    return set;
}

/* There is no double between 1 and its neighbour; the set of real numbers is printed all the same. */
Test(make_requests, the_values_between_two_neighbours_are_an_interval)
{
    double above = nextafter(1, 2);
    /* C is cut off if its first leaf is below 1, the value of B; the next value in the tree is
       adjacent to 1. */
    PlycutValueSet set =
        ask("tree:[[1,9],[5,1.0000000000000002]]", "/1/0", "/1/1", PLYCUT_CUT_STRICT);
    cr_assert_eq(set.set.count, 1u);
    cr_assert(isinf(set.set.items[0].low) && !set.set.items[0].high_closed);
    cr_assert(set.set.items[0].high >= 1 && set.set.items[0].high < above);
    plycut_value_set_free(&set);
}

Test(make_requests, a_closed_end_belongs_to_the_set)
{
    /* C has 3 from its first child: it is cut off as soon as B is worth 3. */
    PlycutValueSet set = ask("tree:[[4,9],[[3],[7]]]", "/0/0", "/1/1", PLYCUT_CUT_EQUAL);
    cr_assert_eq(set.set.count, 1u);
    cr_assert(set.set.items[0].low >= 3 && set.set.items[0].low <= 3 &&
              set.set.items[0].low_closed);
    cr_assert(isinf(set.set.items[0].high));
    plycut_value_set_free(&set);
}
