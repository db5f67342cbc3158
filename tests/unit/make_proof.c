/* make_proof.c - proofs of root values: a proof that does not hold says so. Our searches never
 * prune what matters, so the trace is altered: it claims that nodes were pruned which were visited. */
#include "unit/explain_kit.h"

/* The proof of AIMA's tree (worth 3) as text or JSON, if `pruned` had been cut off. */
static char *proof_without(const char *pruned, bool json)
{
    PlycutGame game = kit_game("tree:[[3,12,8],[2,4,6],[14,5,2]]");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    PlycutProof proof;
    PlycutError error = {0};
    PlycutText text = {0};
    PlycutOut out;
    trace.pruned[0] = plycut_trace_find(&trace, pruned);
    cr_assert(plycut_prove(&trace, &proof, &error), "%s", error.text);
    plycut_out_init(&out, plycut_text_write, &text);
    (json ? plycut_proof_json : plycut_proof_text)(&trace, &proof, &out);
    cr_assert(plycut_out_flush(&out));
    plycut_proof_free(&proof);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return text.bytes;
}

/* With B at -inf the root is worth 2, with B at +inf B is the best. */
Test(make_proof, a_value_that_changes_is_said_to_change)
{
    char *told = proof_without("/0", false);
    expect_says(told, "  /0             2     inf  CHANGED\n");
    expect_says(told, "  /1/2           3       3  unchanged\n");
    expect_says(told, "  all of them    2     inf  CHANGED\n");
    expect_says(told, "What was pruned matters: the search is wrong.\n");
    free(told);
}

/* One end is enough: the leaf 12 of B can only lower the root, the leaf 2 of D only raise it. */
Test(make_proof, either_end_is_enough_to_change_it)
{
    static const struct {
        const char *node, *says;
    } cases[] = {{"/0/0", "\"node\":\"/0/0\",\"at_low\":2,\"at_high\":8,\"unchanged\":false"},
                 {"/0/1", "\"node\":\"/0/1\",\"at_low\":2,\"at_high\":3,\"unchanged\":false"},
                 {"/2/2", "\"node\":\"/2/2\",\"at_low\":3,\"at_high\":5,\"unchanged\":false"},
                 {"/1/1", "\"node\":\"/1/1\",\"at_low\":3,\"at_high\":3,\"unchanged\":true"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *told = proof_without(cases[i].node, true);
        expect_says(told, cases[i].says);
        expect_says(told, i < 3 ? "\"holds\":false" : "\"holds\":true");
        free(told);
    }
}
