/* Fuzz target: files of weights. What is accepted values positions, and is the same in a trace's problem. */
#include "fuzz/fuzz.h"

FUZZ_READERS("weights");

static void write_problem(const PlycutGame *game, PlycutText *text)
{
    static PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(game, 1, &json);
    if (!plycut_out_flush(&out))
        abort();
}

/* The value of the root, and of its best child. */
static void value(const PlycutGame *game, double values[2])
{
    PlycutSearchOptions options = fuzz_search(0, FUZZ_NODES);
    PlycutResult result;
    PlycutError error = {0};
    for (options.depth = 0; options.depth < 2; options.depth++) {
        if (!plycut_search(game, &options, NULL, &result, &error))
            abort();
        values[options.depth] = result.value;
    }
}

static void read_back(const PlycutGame *game)
{
    PlycutText problem = {0}, again = {0};
    PlycutGame same;
    PlycutError error = {0};
    double values[2], others[2];
    int depth;
    write_problem(game, &problem);
    if (!plycut_game_from_problem(problem.bytes, &same, &depth, &error))
        abort();
    write_problem(&same, &again);
    value(game, values);
    value(&same, others);
    if (again.length != problem.length || memcmp(again.bytes, problem.bytes, again.length) != 0 ||
        memcmp(values, others, sizeof values) != 0)
        abort();
    plycut_game_release(&same);
    plycut_text_free(&problem);
    plycut_text_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    const PlycutValuation weighted = {.evaluation = "weighted", .weights = text};
    PlycutGame game;
    PlycutError error = {0};
    if (!plycut_game_parse("othello:f5d6c3d3c4", &game, &error))
        abort();
    if (plycut_game_value_by(&game, &weighted, &error)) {
        fuzz_accepted = 1;
        read_back(&game);
    } else {
        fuzz_refused(&error);
    }
    plycut_game_release(&game);
    free(text);
    return 0;
}
