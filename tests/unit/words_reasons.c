/* Explanations give reasons: why a node is searched next, why the horizon does not end the search,
 * what makes a cutoff shallow, where the table has a value from. */
#include "explain_kit.h"

/* Why a node is searched when it is, and why the horizon does not end the search. */
Test(words_reasons, what_an_order_alone_does_not_say)
{
    PlycutSearchOptions options = kit_options("alpha-beta");
    options.learned = PLYCUT_LEARNED_KILLER;
    char *told = kit_explain("tree:[[5,8],[9,3,7],[6,4,2]]", options);
    expect_says(told, "Cutoff at C: 3 <= 5");
    expect_says(told, "Leaf 4 of D (/2/1). 4 of D is next because its move is a killer: it cut off "
                      "at C. D has 4 so far.");
    free(told);
    options.learned = PLYCUT_LEARNED_HISTORY;
    told = kit_explain("tree:[[5,8],[9,3,7],[6,4,2]]", options);
    expect_says(told, "is next because of the history of its move. D has");
    expect_silent(told, "killer");
    free(told);
    options = kit_options("alpha-beta");
    options.deepen = true;
    told = kit_explain("static-values", options);
    expect_says(told, "D is next because it is on the best line of an earlier pass.");
    free(told);
    options = kit_options("alpha-beta");
    options.depth = 1;
    options.quiescence = 1;
    options.extension = 4;
    told = kit_explain("static-values", options);
    expect_says(told, "B is at the horizon but is searched further because its static value is 2 "
                      "away from that of the node "
                      "above.");
    free(told);
    options.depth = 2;
    told = kit_explain("othello:4x4", options);
    expect_says(
        told,
        " is at the horizon but is searched further because the side to move can take a corner");
    free(told);
    options.extension = 1;
    told = kit_explain("othello:f5d6c3d3c4f4", options);
    expect_says(told, "searched further because its last move flipped 3 discs");
    free(told);
}

/* The turn of play changes once between R and T, though two plies lie between them. */
Test(words_reasons, a_shallow_cutoff_from_far)
{
    PlycutGame game = kit_game("same-player");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    char *told = kit_told(&trace);
    expect_says(told, "This is a shallow alpha cutoff: the bound comes from A, 2 plies up, but the "
                      "player to move changes only once on the way.");
    free(told);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

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
