/* Fuzz target: what a program on trial says of a tree, read and compared with the search. */
#include "fuzz/fuzz.h"
#include "trial/trial.h"

enum { ANSWER, TRACE };
FUZZ_READERS("an answer", "a trace as an answer");

static void compare(const Skeleton *shape, Said *said)
{
    PlycutError error = {0};
    Said search = {.count = 0};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    PlycutText trace = {0};
    if (!said_of_search(shape, &options, &search, &error) ||
        said_differs(&search, shape, &search) != 0)
        abort();
    (void)said_differs(said, shape, &search);
    (void)said_trace(said, shape, &trace);
    plycut_text_free(&trace);
    free(search.visits);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char TREE[] = "tree:[[3,12,8],[2,[4,6]],5]";
    PlycutGame game;
    PlycutError error = {0};
    Skeleton shape = {.leaves = NULL};
    Said said = {.count = 0};
    char why[PLYCUT_WHY] = "", *text = fuzz_text(data, size);
    const PlycutText reply = {.bytes = size > 0 ? text : NULL, .length = size};
    if (!plycut_game_parse(TREE, &game, &error) || !tree_of_game(&game, &shape, &error))
        abort();
    if (said_read(&reply, &shape, &said, why, &(PlycutError){0})) {
        fuzz_accepted |= 1u << (plycut_is_trace(text, size) ? TRACE : ANSWER);
        compare(&shape, &said);
    } else if (why[0] == '\0') {
        abort();
    }
    free(said.visits);
    skeleton_free(&shape);
    plycut_game_release(&game);
    free(text);
    return 0;
}
