/* The mover's point of view: a tree and its mirror - MAX and MIN exchanged, all values negated -
 * look the same to the player to move, so that traces and explanations are the same except for the
 * players' names. */
#include "bytes.h"
#include "explain_kit.h"

/* ---- A tree and its mirror --------------------------------------------------------------- */

static unsigned draw(unsigned *seed, unsigned below)
{
    *seed = *seed * 1103515245u + 12345u;
    return (*seed >> 16) % below;
}

static void node_write(PlycutOut *out, unsigned *seed, int depth, int sign, int *leaves)
{
    if (depth == 0 || draw(seed, 8) == 0) {
        int value = (int)draw(seed, 19) - 9;
        plycut_out_format(out, "{\"name\":\"leaf %d\",\"value\":%d}", ++*leaves, sign * value);
        return;
    }
    const unsigned children = 1 + draw(seed, 4);
    const bool says = depth < 5 && draw(seed, 6) == 0; /* whose it is: levels need not alternate */
    if (says)
        plycut_out_format(
            out, "{\"player\":\"%s\",\"children\":", draw(seed, 2) == (sign > 0) ? "max" : "min");
    plycut_out_char(out, '[');
    for (unsigned i = 0; i < children; i++) {
        if (i > 0)
            plycut_out_char(out, ',');
        node_write(out, seed, depth - 1, sign, leaves);
    }
    plycut_out_text(out, says ? "]}" : "]");
}

/* The tree of a seed, for a MAX root (sign 1), or its mirror (sign -1). */
static PlycutGame tree_of(unsigned seed, int sign)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutGame game;
    int leaves = 0;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_out_format(&out, "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"%s\",\"tree\":",
                      sign > 0 ? "max" : "min");
    node_write(&out, &seed, 5, sign, &leaves);
    plycut_out_char(&out, '}');
    cr_assert(plycut_out_flush(&out));
    cr_assert(plycut_tree_read(text.bytes, text.length, "tree", &game, &error), "%s", error.text);
    plycut_text_free(&text);
    return game;
}

/* The same search in the mirror. */
static PlycutSearchOptions mirrored(PlycutSearchOptions o)
{
    const double alpha = o.alpha;
    o.alpha = 0 - o.beta;
    o.beta = 0 - alpha;
    o.guess = 0 - o.guess;
    return o;
}

static PlycutSearchOptions options_of(unsigned seed)
{
    PlycutSearchOptions o =
        plycut_search_defaults(plycut_algorithm(draw(&seed, (unsigned)plycut_algorithm_count())));
    if (o.algorithm->gives == PLYCUT_GIVES_TEST ||
        o.algorithm->gives == PLYCUT_GIVES_PROBE) /* "at least", whoever moves; needs limits */
        o = plycut_search_defaults(plycut_algorithm_default());
    o.cut = draw(&seed, 2) == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    o.fail = draw(&seed, 2) == 0 ? PLYCUT_FAIL_SOFT : PLYCUT_FAIL_HARD;
    if (draw(&seed, 3) == 0) {
        o.alpha = -4 + (double)draw(&seed, 4);
        o.beta = 1 + (double)draw(&seed, 4);
    } else if (draw(&seed, 2) == 0) {
        o.aspiration = 1;
        o.guess = 3;
        o.has_guess = true;
    }
    return plycut_search_effective(&o);
}

/* ---- What is written of them ------------------------------------------------------------- */

static char *explained(const PlycutGame *game, PlycutSearchOptions options, PlycutValues values)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutError error = {0};
    PlycutTrace trace = kit_trace(game, options);
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_explain(&trace, &(PlycutFocus){.plies = -1, .values = values}, &out, &error),
              "%s", error.text);
    cr_assert(plycut_out_flush(&out));
    plycut_trace_free(&trace);
    return text.bytes;
}

static char *traced(const PlycutGame *game, PlycutSearchOptions options, PlycutValues values)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_trace_writer_begin(&writer, &out, game, &options, values, NULL);
    cr_assert(plycut_search(game, &options, &observer, &result, &error), "%s", error.text);
    plycut_trace_writer_end(&writer, &result);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

/* The words of the players exchanged. */
static void exchange(char *text, const char *max, const char *min)
{
    for (; *text != '\0'; text++)
        if (strncmp(text, max, 3) == 0)
            memcpy(text, min, 3);
        else if (strncmp(text, min, 3) == 0)
            memcpy(text, max, 3);
}

/* Both texts, from the first difference on. */
static void expect_same(const char *a, const char *b, const char *what, unsigned seed)
{
    while (*a != '\0' && *a == *b)
        a++, b++;
    cr_expect(*a == *b, "%s of seed %u:\n%.200s\n---\n%.200s", what, seed, a, b);
}

static char *from(char *text, const char *part)
{
    char *found = strstr(text, part);
    cr_assert_not_null(found, "%.200s", text);
    return found;
}

/* ---- Tests ------------------------------------------------------------------------------- */

/* In the mirror, events and sentences are the same; MAX's numbers are not. */
Test(words_viewpoint, the_mirror_image_reads_the_same)
{
    size_t others = 0;
    for (unsigned seed = 1; seed <= 300; seed++) {
        PlycutGame game = tree_of(seed, 1), mirror = tree_of(seed, -1);
        const PlycutSearchOptions options = options_of(seed), other = mirrored(options);
        char *said = explained(&game, options, PLYCUT_VALUES_MOVER),
             *said_there = explained(&mirror, other, PLYCUT_VALUES_MOVER),
             *max = explained(&mirror, other, PLYCUT_VALUES_MAX);
        exchange(said_there, "MAX", "MIN");
        expect_same(from(said, "Each value is"), from(said_there, "Each value is"), "explanation",
                    seed);
        others +=
            strcmp(from(said, "takes these numbers."), from(max, "takes these numbers.")) != 0;
        char *written = traced(&game, options, PLYCUT_VALUES_MOVER),
             *written_there = traced(&mirror, other, PLYCUT_VALUES_MOVER);
        exchange(written_there, "max", "min");
        expect_same(from(written, "\"values\":\"mover\""),
                    from(written_there, "\"values\":\"mover\""), "trace", seed);
        free(said), free(said_there), free(max), free(written), free(written_there);
        plycut_game_release(&game);
        plycut_game_release(&mirror);
    }
    cr_expect_gt(others, 250, "the test would not see a point of view");
}

/* A trace file's search, recorded; false: it is refused. */
static bool read_back(const char *text, PlycutTrace *trace, PlycutError *error)
{
    Bytes bytes = {text, strlen(text), 0};
    PlycutSource source = {bytes_read, &bytes, "trace"};
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, error);
    bool read = reader != NULL && plycut_trace_reader_record(reader, 0, 0, trace, error);
    cr_expect(reader == NULL || plycut_trace_reader_values(reader) == PLYCUT_VALUES_MOVER);
    plycut_trace_reader_close(reader);
    return read;
}

/* A trace that is read has values for MAX, whoever ran the search. */
static void expect_reads_as(const char *text, const PlycutTrace *expected, const char *what)
{
    PlycutTrace trace;
    PlycutError error = {0};
    cr_assert(read_back(text, &trace, &error), "%s: %s %s\n%s", what, error.path, error.text, text);
    cr_expect_eq(trace.event_count, expected->event_count);
    for (size_t i = 0; i < trace.event_count && i < expected->event_count; i++) {
        const PlycutTraceEvent *a = &trace.events[i], *b = &expected->events[i];
        cr_expect(a->kind == b->kind && a->node == b->node, "%s: event %zu", what, i);
        cr_expect(a->kind != PLYCUT_EVENT_EXIT || a->value == b->value, "%s: event %zu: %g, not %g",
                  what, i, a->value, b->value);
        cr_expect(a->kind != PLYCUT_EVENT_CUTOFF || a->bound == b->bound,
                  "%s: event %zu: %g, not %g", what, i, a->bound, b->bound);
    }
    plycut_trace_free(&trace);
}

/* A text with a word replaced wherever it occurs. */
static char *replaced(const char *text, const char *word, const char *by)
{
    PlycutText other = {0};
    for (const char *at; (at = strstr(text, word)) != NULL; text = at + strlen(word)) {
        cr_assert(plycut_text_write(&other, text, (size_t)(at - text)));
        cr_assert(plycut_text_write(&other, by, strlen(by)));
    }
    cr_assert(plycut_text_write(&other, text, strlen(text) + 1));
    return other.bytes;
}

/* A trace is read back by replay; that of an unknown algorithm - a student's negamax - event by event. */
Test(words_viewpoint, the_movers_traces_are_read_back)
{
    for (unsigned seed = 1; seed <= 60; seed++) {
        PlycutGame game = tree_of(seed, seed % 2 == 0 ? 1 : -1);
        const PlycutSearchOptions options = kit_options(seed % 3 == 0 ? "alpha-beta" : "negamax");
        PlycutTrace expected = kit_trace(&game, options);
        char *text = traced(&game, options, PLYCUT_VALUES_MOVER);
        char *students = replaced(text, options.algorithm->name, "my-negamax");
        expect_reads_as(text, &expected, "replayed");
        expect_reads_as(students, &expected, "a student's");
        free(text), free(students);
        plycut_trace_free(&expected);
        plycut_game_release(&game);
    }
}

/* A trace that claims values for the mover but has values for MAX is refused. */
Test(words_viewpoint, numbers_of_the_wrong_player_are_refused)
{
    PlycutGame game = kit_game("tree:[[3,12,8],[2,4,6]]");
    char *text = traced(&game, kit_options("alpha-beta"), PLYCUT_VALUES_MAX);
    char *claimed = replaced(text, "\"events\":[", "\"values\":\"mover\",\"events\":[");
    char *students = replaced(claimed, "alpha-beta", "my-search"),
         *unknown = replaced(claimed, "mover", "white");
    PlycutTrace trace;
    PlycutError error = {0};
    cr_expect_not(read_back(claimed, &trace, &error));
    cr_expect(strstr(error.text, "but replaying the search gives") != NULL, "%s", error.text);
    error = (PlycutError){0};
    cr_expect_not(read_back(students, &trace, &error));
    cr_expect_str_eq(error.path, "$.events[3]", "%s", error.text);
    error = (PlycutError){0};
    cr_expect_not(read_back(unknown, &trace, &error));
    cr_expect_str_eq(error.path, "$.values", "%s", error.text);
    free(text), free(claimed), free(students), free(unknown);
    plycut_game_release(&game);
}
