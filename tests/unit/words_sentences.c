/* The sentences of single events: those of the explanation, in its order, without what comes later. */
#include "explain_kit.h"

#include <ctype.h>

/* In one line: every run of spaces, breaks and hanging tabs is one space. */
static char *flat(const char *text)
{
    char *line = calloc(strlen(text) + 2, 1), *end = line;
    for (; *text != '\0'; text++)
        if (!isspace((unsigned char)*text))
            *end++ = *text;
        else if (end > line && end[-1] != ' ')
            *end++ = ' ';
    return line;
}

static void compare(const char *spec, const char *algorithm, int deepen)
{
    PlycutError error = {0};
    PlycutGame game;
    PlycutTrace trace;
    PlycutSentences sentences;
    PlycutText text = {0};
    PlycutOut out;
    cr_assert(plycut_game_parse(spec, &game, &error), "%s", error.text);
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_find(algorithm, &error));
    options.depth = strncmp(spec, "othello", 7) == 0 ? 3 : -1;
    options.deepen = deepen;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_explain(&trace, NULL, &out, &error) && plycut_out_flush(&out));
    cr_assert(plycut_sentences_make(&trace, &sentences, &error), "%s", error.text);
    cr_expect_eq(sentences.count, trace.event_count);
    char *all = flat(text.bytes), *from = all;
    for (size_t i = 0; i < sentences.count; i++) {
        const PlycutTraceEvent *event = &trace.events[i];
        cr_expect((sentences.events[i][0] == '\0') == (event->kind == PLYCUT_EVENT_PASS),
                  "%s: event %zu", spec, i);
        if (event->kind == PLYCUT_EVENT_ENTER ||
            (event->kind == PLYCUT_EVENT_PROBE && event[1].kind == PLYCUT_EVENT_CUTOFF))
            continue; /* these share a sentence in the explanation */
        char *one = flat(sentences.events[i]), *found = strstr(from, one);
        cr_expect_not_null(found, "%s, %s: \"%s\" is not in the explanation", spec, algorithm, one);
        from = found != NULL ? found + strlen(one) : from;
        free(one);
    }
    free(all);
    plycut_sentences_free(&sentences);
    plycut_text_free(&text);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

Test(words_sentences, are_those_of_the_explanation)
{
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        const char *algorithm = plycut_algorithm(i)->name;
        if (plycut_algorithm(i)->gives == PLYCUT_GIVES_PROBE) {
            compare("tree:{\"players\": [\"max\", \"chance\", \"min\"], \"limits\": [0, 10], "
                    "\"tree\": [5, [[1, 2, 3], [2, 8, 9], [3, 7, 4]], [[9, 9, 8], [7, 9], 4]]}",
                    algorithm, 0);
            continue;
        }
        compare("tree:[[[11,12,7,9],[15,6]],[[[10,3],[5,18]],[13,5]]]", algorithm, 0);
        compare("tree:[[3,12,8],[2,4,6],[14,5,2]]", algorithm, 0);
        compare("othello:4x4", algorithm, 0);
        compare("othello:4x4", algorithm, 1);
        compare("tree:5", algorithm, 0);
    }
}

Test(words_sentences, do_not_tell_what_comes_next)
{
    PlycutError error = {0};
    PlycutGame game;
    PlycutTrace trace;
    PlycutSentences s;
    cr_assert(plycut_game_parse("tree:[[3,12],[2,4]]", &game, &error));
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    cr_assert(plycut_trace_record(&game, &options, &trace, &error) &&
              plycut_sentences_make(&trace, &s, &error));
    cr_expect_str_eq(s.events[0], "Enter A (the root), a MAX node: no bounds.");
    cr_expect_str_eq(s.events[2], "Leaf 3 of B (/0/0).");
    cr_expect_str_eq(s.events[3], "B has 3 so far: beta becomes 3.");
    cr_expect_str_eq(s.events[6], "B returns 3.");
    cr_expect_eq(strncmp(s.header, "Game\ttree\nTo move\tMAX\n", 22), 0, "%s", s.header);
    cr_expect_eq(strncmp(s.summary, "Value\t3\nBest move\tB (/0)\n", 25), 0, "%s", s.summary);
    plycut_sentences_free(&s);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}
