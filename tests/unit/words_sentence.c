/* Sentences from templates: terms in any order, choices, forms of nodes; every template in the tables is legal. */
#include "explain_kit.h"

#include "trace/beside.h"
#include "words/sentence.h"

#include <ctype.h>
#include <math.h>

static char *written(const PlycutTrace *trace, const char *template, const Term *terms)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    sentence_write(&out, trace, template, terms);
    cr_assert(plycut_out_flush(&out));
    return text.bytes;
}

/* ---- Writing ----------------------------------------------------------------------------- */

Test(words_sentence, terms_stand_where_the_template_wants_them)
{
    PlycutGame game = kit_game("tree:[[3,12],[2,4]]");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    const NodeList two = {.nodes = {1, 2}, .count = 2, .most = 2, .total = 2},
                   more = {.nodes = {1, 2}, .count = 2, .most = 2, .total = 5};
    const Term *terms =
        TERMS(NODE(node, 1), NODE(leaf, 3), NODE(root, 0), COUNT(one, 1), COUNT(two, 2),
              NUMBER(number, -0.5), VALUE(low, 3, PLYCUT_LOWER), VALUE(high, 3, PLYCUT_UPPER),
              VALUE(exact, 3, PLYCUT_EXACT), TEXT(text, "a\x1b[2Jb"),
              LIST(list, &two, SENTENCE_PLACED, SENTENCE_LIST_BETWEEN),
              LIST(more, &more, SENTENCE_NAMED, SENTENCE_LINE_BETWEEN),
              PHRASE(phrase, SENTENCE_LEAVES, COUNT(count, 7)),
              TEMPLATE(own, "<{number}>", NUMBER(number, 9)));
    static const char *const CASES[][2] = {
        {"{number} by {node}; {node} by {number}", "-0.5 by B; B by -0.5"},
        {"{one} {one:leaf|leaves}, {two} {two:leaf|leaves}", "1 leaf, 2 leaves"},
        {"{low}, {high}, {exact}", "at least 3, at most 3, 3"},
        {"{node:more|less}, {root:more|less}", "less, more"},
        {"{node:place}, {root:place}, {leaf:place}", "B (/0), A (the root), 3 of B (/0/0)"},
        {"{leaf:leaf}, {node:leaf}, {node:player}", "the leaf 3 of B, B, MIN"},
        {"{text}", "a?[2Jb"},
        {"{list}; {more}", "B (/0) and C (/1); B - C and 3 more"},
        {"{phrase}, {own}", "7 leaves, <9>"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char *text = written(&trace, CASES[i][0], terms);
        cr_expect_str_eq(text, CASES[i][1]);
        free(text);
    }
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* A chance node may be visited again, and then stop elsewhere, or not at all: each cutoff says where it stops. */
Test(words_sentence, a_chance_node_stops_where_its_cutoff_says)
{
    PlycutGame game = kit_game("aima-chance-limits");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    const uint32_t chance = plycut_trace_find(&trace, "/1");
    const PlycutTraceEvent low = {.node = chance, .side = PLYCUT_ALPHA},
                           high = {.node = chance, .side = PLYCUT_BETA};
    for (int cut = 0; cut < 2; cut++) {
        trace.nodes[chance].cut = cut;
        trace.nodes[chance].cut_side = PLYCUT_BETA;
        char *text = written(&trace, "{low:beta|alpha} {low_sign}, {high:beta|alpha} {high_sign}",
                             TERMS(CUT_NODE(low, &low), CUT_NODE(high, &high),
                                   TEMPLATE(low_sign, "{crosses}", CROSSES(&trace, &low)),
                                   TEMPLATE(high_sign, "{crosses}", CROSSES(&trace, &high))));
        cr_expect_str_eq(text, "alpha <=, beta >=");
        free(text);
    }
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* In a generated game nodes are paths, and the root begins a sentence with a capital. */
Test(words_sentence, generated_games_have_paths)
{
    PlycutGame game = kit_game("random:b=2,d=2,seed=1,values=0..9");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    char *text = written(&trace, "{Root} {root} {Node} {node:place} {node:move}",
                         TERMS(NODE(root, 0), NODE(node, 1)));
    cr_expect_str_eq(text, "The root the root /0 /0 /0");
    free(text);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* ---- The tables -------------------------------------------------------------------------- */

/* A name in lower case, except for its first letter; then nothing, a form, or two words. */
static bool is_placeholder(const char *text, size_t length)
{
    const char *colon = memchr(text, ':', length);
    size_t name = colon == NULL ? length : (size_t)(colon - text);
    for (size_t i = 0; i < name; i++)
        if (!islower((unsigned char)text[i]) && text[i] != '_' && i > 0)
            return false;
    if (name == 0 || !isalpha((unsigned char)text[0]))
        return false;
    if (colon == NULL)
        return true;
    const char *form = colon + 1, *bar = memchr(form, '|', length - name - 1);
    size_t rest = length - name - 1;
    return bar == NULL ? rest > 0 && node_form(form, rest) < NODE_FORMS
                       : memchr(bar + 1, '|', rest - (size_t)(bar + 1 - form)) == NULL;
}

Test(words_sentence, every_template_is_legal)
{
    for (int id = 0; id < TEXTS_COUNT; id++) {
        const char *text = text_of((TextId)id);
        while (*(text += strcspn(text, "{}")) != '\0') {
            size_t length = strcspn(text + 1, "{}");
            cr_assert(*text == '{' && text[1 + length] == '}' && is_placeholder(text + 1, length),
                      "%s", text_of((TextId)id));
            text += length + 2;
        }
    }
}

/* A scout's bound is written as the number that it tests; any other number is written in full. */
Test(words_sentence, numbers_next_to_others)
{
    static const struct {
        double number, direction;
        const char *text;
    } CASES[] = {{12, INFINITY, "12+"},
                 {12, -INFINITY, "12−"},
                 {-0.5, INFINITY, "-0.5+"},
                 {0, INFINITY, "0+"},
                 {0, -INFINITY, "0−"},
                 {1e300, INFINITY, "1e+300+"},
                 {12, 12, "12"},
                 {0, 0, "0"}};
    PlycutGame game = kit_game("tree:[[3,12],[2,4]]");
    PlycutTrace scouts = kit_trace(&game, kit_options("negascout")),
                others = kit_trace(&game, kit_options("alpha-beta"));
    char text[SENTENCE_NUMBER_SIZE], full[PLYCUT_NUMBER_SIZE];
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        double number = nextafter(CASES[i].number, CASES[i].direction);
        plycut_number_text(number, full);
        cr_expect_str_eq(sentence_number(&scouts, number, text), CASES[i].text);
        cr_expect_str_eq(sentence_number(&others, number, text), full);
        cr_expect_str_eq(sentence_number(NULL, number, text), full);
    }
    cr_expect_str_eq(sentence_number(&scouts, 0.12345678901234566, text), "0.12345678901234566");
    cr_expect_str_eq(sentence_number(&scouts, INFINITY, text), "inf");
    plycut_trace_free(&scouts);
    plycut_trace_free(&others);
    plycut_game_release(&game);
}

static bool is_a_leafs(const PlycutTrace *trace, double number)
{
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].leaf && trace->nodes[i].value == number)
            return true;
    return false;
}

/* Every number of a search is a leaf's, or next to one: an end of a test's window, or clipped to it. */
static void expect_numbers_of_leaves(const PlycutTrace *trace)
{
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        const double numbers[] = {e->value, e->best, e->alpha, e->beta};
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
            const Beside beside = trace_beside(trace, numbers[k]);
            if (!isfinite(numbers[k]) || numbers[k] == 0)
                continue;
            cr_expect(is_a_leafs(trace, beside.number), "event %zu: %a", i + 1, numbers[k]);
            cr_expect_eq(beside.side == 0, is_a_leafs(trace, numbers[k]));
        }
    }
}

Test(words_sentence, numbers_next_to_long_ones_are_marked)
{
    for (int seed = 1; seed <= 40; seed++) {
        char spec[64];
        snprintf(spec, sizeof spec, "random:b=2,d=5,seed=%d,values=real", seed);
        PlycutGame game = kit_game(spec);
        PlycutSearchOptions options = kit_options("negascout");
        options.fail = PLYCUT_FAIL_HARD;
        PlycutTrace trace = kit_trace(&game, options);
        expect_numbers_of_leaves(&trace);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}
