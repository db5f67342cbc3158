/* Explanations give reasons: where the table has a value from. Others are tests/cases/reasons.txt. */
#include "explain_kit.h"

/* Every node that the table answered names one of the same board that was searched before it. */
Test(words_reasons, where_the_table_knows_it_from)
{
    PlycutGame game = kit_game("othello:start");
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.depth = 5;
    options.table = 100000;
    PlycutTrace trace = kit_trace(&game, options);
    char *told = kit_told(&trace), *squeezed = kit_squeezed(told);
    size_t known = 0;
    static const char KNOWS[] = "The transposition table knows that ";
    for (const char *at = squeezed; (at = strstr(at, KNOWS)) != NULL; at++) {
        char path[64] = "", twin[64] = "";
        sscanf(at + sizeof KNOWS - 1, "%63s", path);
        const char *same = strstr(at, "It is the same position as ");
        cr_assert_not_null(same, "%.80s", at);
        cr_assert(strstr(at + 1, KNOWS) == NULL || same < strstr(at + 1, KNOWS), "%.80s", at);
        sscanf(same, "It is the same position as %63s", twin);
        twin[strlen(twin) - 1] = '\0'; /* the full stop */
        uint32_t a = plycut_trace_find(&trace, path), b = plycut_trace_find(&trace, twin);
        cr_assert(a != PLYCUT_NO_NODE && b != PLYCUT_NO_NODE, "%s and %s", path, twin);
        cr_assert_str_eq(trace.nodes[a].board, trace.nodes[b].board);
        cr_assert(trace.nodes[a].player == trace.nodes[b].player &&
                  trace.nodes[b].visit < trace.nodes[a].visit && !trace.nodes[b].known);
        known++;
    }
    cr_assert(known > 0 && known == trace.result.known);
    free(squeezed);
    free(told);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}
