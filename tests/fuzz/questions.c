/* Fuzz target: questions about any tree and any algorithm: proofs, conventions, which values prune, answers
 * written, question banks. The first byte chooses the algorithm and nodes; the rest is the tree. */
#include "fuzz/fuzz.h"

FUZZ_READERS("a tree that is asked about");

enum { SMALL = 300 }; /* nodes: each question searches the tree many times */

static void prove(const PlycutTrace *trace, PlycutOut *out)
{
    PlycutProof proof;
    PlycutError error = {0};
    if (!plycut_prove(trace, &proof, &error)) {
        fuzz_refused(&error);
        return;
    }
    if (!proof.holds)
        abort();
    plycut_proof_text(trace, &proof, out);
    plycut_proof_json(trace, &proof, out);
    plycut_proof_free(&proof);
}

static void compare(const PlycutGame *game, const PlycutSearchOptions *options, PlycutOut *out)
{
    PlycutConventions conventions;
    PlycutError error = {0};
    if (!plycut_conventions(game, options, &conventions, &error)) {
        fuzz_refused(&error);
        return;
    }
    plycut_conventions_text(&conventions, "fuzz", out);
    plycut_conventions_json(&conventions, "fuzz", out);
    plycut_conventions_free(&conventions);
}

/* Two nodes of the trace, a leaf if the first is one: for which values of it is the other pruned?
 */
static void ask_when(const PlycutGame *game, const PlycutSearchOptions *options,
                     const PlycutTrace *trace, uint8_t choice, PlycutOut *out)
{
    PlycutWhen when = {.leaf = trace->nodes[choice % trace->node_count].path,
                       .node = trace->nodes[choice * 7u % trace->node_count].path,
                       .visited = choice & 1};
    static PlycutValueSet set;
    PlycutError error = {0};
    if (!plycut_when(game, options, &when, 1, &set, &error)) {
        fuzz_refused(&error);
        return;
    }
    plycut_when_text(&when, &set, out);
    plycut_when_json(&when, &set, options, out);
    plycut_value_set_free(&set);
}

static void ask_all(const PlycutGame *game, const PlycutSearchOptions *options,
                    const PlycutTrace *trace, uint8_t choice)
{
    static PlycutOut out;
    PlycutError error = {0};
    PlycutBankTree tree = {.name = "fuzz",
                           .title = "fuzz",
                           .trace = trace,
                           .picture = "",
                           .questions = PLYCUT_FACTS_ASKABLE};
    plycut_out_init(&out, fuzz_swallow, NULL);
    prove(trace, &out);
    compare(game, options, &out);
    ask_when(game, options, trace, choice, &out);
    if (!plycut_answers_write(trace, NULL, NULL, &out, &error))
        fuzz_refused(&error);
    plycut_moodle_begin(&out, "fuzz");
    if (!plycut_moodle_tree(&out, &tree, &error))
        fuzz_refused(&error);
    plycut_moodle_end(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    char *text = fuzz_text(data + 1, size - 1);
    PlycutGame game;
    PlycutError error = {0};
    if (plycut_tree_read(text, size - 1, "fuzz", &game, &error)) {
        PlycutTrace trace;
        PlycutSearchOptions options = fuzz_search(data[0], SMALL);
        if (plycut_trace_record(&game, &options, &trace, &error)) {
            fuzz_accepted = 1;
            ask_all(&game, &options, &trace, data[0]);
            plycut_trace_free(&trace);
        } else {
            fuzz_refused(&error);
        }
        plycut_game_release(&game);
    }
    free(text);
    return 0;
}
