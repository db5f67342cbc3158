/* Explanations of a part: whatever is in focus, each item also occurs in the whole explanation, and
 * the items and the summaries together cover the search. */
#include "explain_kit.h"

static char *told_at(const PlycutTrace *trace, const char *node, int plies)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutFocus focus = {.node = node, .plies = plies};
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_explain(trace, &focus, &out, &error), "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

/* If this line begins with the number of an item, "12. ", what follows it; NULL: it does not. */
static const char *past_number(const char *line)
{
    size_t digits = strspn(line += strspn(line, " "), "0123456789");
    return digits > 0 && strncmp(line + digits, ". ", 2) == 0 ? line + digits + 2 : NULL;
}

static const char *next_line(const char *text)
{
    const char *end = strchr(text, '\n');
    return end == NULL ? NULL : end + 1;
}

/* Takes the next item out of *rest: its text without its number, with single spaces, which the
 * caller frees. NULL: the end. */
static char *next_item(const char **rest)
{
    const char *line = *rest, *begin, *end;
    while (line != NULL && past_number(line) == NULL)
        line = next_line(line);
    if (line == NULL)
        return NULL;
    begin = past_number(line);
    for (end = next_line(line); end != NULL && *end == ' ' && past_number(end) == NULL;)
        end = next_line(end);
    *rest = end;
    char *item = strndup(begin, end == NULL ? strlen(begin) : (size_t)(end - begin));
    char *squeezed = kit_squeezed(item);
    free(item);
    return squeezed;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Each item is in the whole explanation, in the same order, except that items about entered nodes
 * may be combined differently. Returns how many cutoffs were explained. */
static size_t parts_of_the_whole(const char *told, const char *squeezed_whole)
{
    const char *rest = told, *at = squeezed_whole;
    size_t cutoffs = 0;
    for (char *item; (item = next_item(&rest)) != NULL; free(item)) {
        cutoffs += begins(item, "Cutoff at ");
        if (begins(item, "Enter "))
            continue;
        const char *found = strstr(at, item);
        cr_assert_not_null(found, "not in the whole, or not there: %s", item);
        at = found + 1;
    }
    return cutoffs;
}

static bool is_below(const PlycutTrace *trace, uint32_t node, uint32_t above)
{
    while (node != above && node != PLYCUT_NO_NODE)
        node = trace->nodes[node].parent;
    return node == above;
}

/* The number of cutoffs at a node and below it, plus its parent's if this node's value caused it. */
static size_t cutoffs_of(const PlycutTrace *trace, uint32_t node)
{
    size_t cutoffs = 0;
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_CUTOFF)
            cutoffs += is_below(trace, trace->events[i].node, node) ||
                       is_below(trace, trace->events[i - 1].from, node);
    return cutoffs;
}

static void at_every_node(const PlycutTrace *trace)
{
    char *whole = kit_told(trace), *squeezed = kit_squeezed(whole);
    for (uint32_t i = 0; i < trace->node_count; i++) {
        char *told = told_at(trace, trace->nodes[i].path, -1);
        size_t cutoffs = parts_of_the_whole(told, squeezed);
        cr_assert_eq(cutoffs, trace->nodes[i].visited ? cutoffs_of(trace, i) : 1, "%s: %s",
                     trace->nodes[i].path, told);
        free(told);
    }
    free(squeezed);
    free(whole);
}

/* The sum of the numbers that precede a word. */
static uint64_t sum_before(const char *text, const char *word)
{
    uint64_t sum = 0;
    char *squeezed = kit_squeezed(text);
    for (const char *at = squeezed; (at = strstr(at, word)) != NULL; at++) {
        const char *digit = at;
        while (digit > squeezed && digit[-1] >= '0' && digit[-1] <= '9')
            digit--;
        sum += strtoull(digit, NULL, 10);
    }
    free(squeezed);
    return sum;
}

static uint64_t count_of(const char *text, const char *words)
{
    uint64_t count = 0;
    char *squeezed = kit_squeezed(text);
    for (const char *at = squeezed; (at = strstr(at, words)) != NULL; at++)
        count++;
    free(squeezed);
    return count;
}

/* The nodes explained and the nodes summed up are together all nodes. */
static void to_every_depth(const PlycutTrace *trace)
{
    for (int plies = 0; plies <= 6; plies++) {
        char *told = told_at(trace, NULL, plies);
        uint64_t nodes =
            count_of(told, "Enter ") + count_of(told, ", then ") + count_of(told, ". Leaf ");
        uint64_t untold =
            sum_before(told, " nodes below it,") + sum_before(told, " node below it,");
        uint64_t cutoffs = count_of(told, "Cutoff at ") + sum_before(told, " cutoffs.") +
                           sum_before(told, " cutoff.");
        cr_assert_eq(nodes + untold, trace->result.nodes, "%d plies: %s", plies, told);
        cr_assert(!trace->options.algorithm->windowed || cutoffs == cutoffs_of(trace, 0),
                  "%d plies: %s", plies, told);
        free(told);
    }
}

static void with_options(const char *spec, PlycutSearchOptions options)
{
    PlycutGame game = kit_game(spec);
    PlycutTrace trace = kit_trace(&game, options);
    at_every_node(&trace);
    to_every_depth(&trace);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(words_focus, every_node_and_every_depth)
{
    for (int seed = 1; seed <= 12; seed++) {
        char spec[80];
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=0..9", 2 + seed % 2,
                 3 + seed % 3, seed);
        for (size_t i = 0; i < 3; i++) {
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(i));
            options.cut = seed % 2 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
            options.fail = seed % 3 ? PLYCUT_FAIL_SOFT : PLYCUT_FAIL_HARD;
            with_options(spec, options);
        }
    }
    for (size_t i = 0; i < CATALOGUE_SIZE; i++)
        with_options(CATALOGUE[i], kit_options("alpha-beta"));
}

Test(words_focus, a_part_says_what_part_it_is)
{
    PlycutGame game = kit_game("knuth-moore-pi");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    char *told = told_at(&trace, "C", 1);
    expect_says(told, "Explained only C (/1) and 1 ply below it; deeper nodes are only counted\n");
    expect_says(told, "59. Enter C (/1), a MIN node, then H (/1/0), a MAX node: alpha is 2 (A has "
                      "it from B), no beta.");
    expect_says(told, "The whole search: Value 2");
    free(told);
    told = told_at(&trace, NULL, 0);
    expect_says(told, "Explained only A (the root) and 0 plies below it");
    expect_says(told, "1. Enter A (the root), a MAX node: no bounds. Not shown: 54 nodes below it, "
                      "31 leaves, 10 cutoffs.\n");
    expect_silent(told, "The whole search");
    free(told);
    told = told_at(&trace, "9 of R", -1);
    expect_says(told, "Explained why the search never visited 9 of R (/0/1/1/0)\n");
    expect_says(told, "40. Cutoff at F: 3 >= 2");
    cr_expect(strstr(told, ". Leaf ") == NULL, "%s", told);
    free(told);
    told = kit_told(&trace);
    expect_silent(told, "Explained");
    free(told);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* Nothing was searched below a node that the table answered: the table's entry is explained. */
Test(words_focus, what_the_table_knew)
{
    PlycutGame game = kit_game("othello:start");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 5;
    options.table = 1000;
    PlycutTrace trace = kit_trace(&game, options);
    size_t known = 0;
    for (uint32_t i = 0; i < trace.node_count; i++)
        if (trace.nodes[i].known) {
            char *told = told_at(&trace, trace.nodes[i].path, -1);
            known++;
            expect_says(told, "The transposition table knows that");
            free(told);
        }
    cr_assert_gt(known, 0);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* The trace has no nodes below such a node; the table's entry is explained all the same. */
Test(words_focus, below_what_the_table_knew)
{
    PlycutGame game = kit_game("knuth-moore-pi");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.aspiration = 1;
    options.has_guess = true;
    options.table = 1000;
    PlycutTrace trace = kit_trace(&game, options);
    char *told = told_at(&trace, "/0/1/0", -1);
    expect_says(told, "Explained why the search never visited /0/1/0: the table knew F (/0/1)\n");
    expect_says(told, ". The transposition table knows that F (/0/1) is at least 3.");
    cr_expect(strstr(told, "Enter ") == NULL, "%s", told);
    free(told);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(words_focus, no_such_node)
{
    PlycutGame game = kit_game("othello:4x4");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 3;
    PlycutTrace trace = kit_trace(&game, options);
    PlycutText text = {0};
    PlycutOut out;
    static const char *const NODES[][2] = {
        {"/0", "there is no node '/0'"},
        {"", "there is no node ''"},
        {"/a2/zz", "there is no node '/a2/zz'"},
        {"c1", "several nodes are called 'c1'; give a path, such as /b1/c1"}};
    for (size_t i = 0; i < sizeof NODES / sizeof *NODES; i++) {
        PlycutError error = {0};
        plycut_out_init(&out, plycut_text_write, &text);
        cr_assert_not(
            plycut_explain(&trace, &(PlycutFocus){.node = NODES[i][0], .plies = -1}, &out, &error));
        cr_assert(error.code == PLYCUT_E_USAGE && strstr(error.text, NODES[i][1]) != NULL, "%s",
                  error.text);
        cr_assert_eq(text.length, 0);
    }
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}
