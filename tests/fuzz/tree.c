/* Fuzz target: tree files. What is accepted is searched, traced, read back, drawn and explained. */
#include "bytes.h"
#include "fuzz/ask.h"

FUZZ_READERS("a tree file");

static void use(const PlycutGame *game)
{
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        PlycutSearchOptions options = fuzz_search(i, FUZZ_NODES);
        PlycutTrace trace;
        PlycutError error = {0};
        if (!plycut_trace_record(game, &options, &trace, &error)) {
            fuzz_refused(&error);
            continue;
        }
        fuzz_make_all(&trace);
        plycut_trace_free(&trace);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    PlycutGame game;
    PlycutError error = {0};
    if (plycut_tree_read(text, size, "fuzz", &game, &error)) {
        fuzz_accepted = 1;
        if (!plycut_published_valid(&game, "fuzz", &error))
            fuzz_refused(&error);
        use(&game);
        PlycutSearchOptions asked = fuzz_options(data, size, 5);
        fuzz_ask(&game, &asked);
        plycut_game_release(&game);
    } else {
        fuzz_refused(&error);
    }
    free(text);
    return 0;
}
