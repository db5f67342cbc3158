/* Fuzz target: exercises about any tree: proofs, conventions, which values prune,
 * answers written and graded, question banks, fillings. The first byte chooses nodes; the rest is
 * the tree. */
#include "fuzz/fuzz.h"

enum { SMALL = 300 }; /* nodes: each question searches the tree many times */

static PlycutSearchOptions alpha_beta(void)
{
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm(plycut_algorithm_count() - 1));
    options.max_nodes = SMALL;
    return options;
}

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

static void compare(const PlycutGame *game, PlycutOut *out)
{
    PlycutConventions conventions;
    PlycutSearchOptions options = alpha_beta();
    PlycutError error = {0};
    if (!plycut_conventions(game, &options, &conventions, &error)) {
        fuzz_refused(&error);
        return;
    }
    plycut_conventions_text(&conventions, "fuzz", out);
    plycut_conventions_json(&conventions, "fuzz", out);
    plycut_conventions_free(&conventions);
}

/* Two nodes of the trace, a leaf if the first is one: for which values of it is the other pruned?
 */
static void ask_when(const PlycutGame *game, const PlycutTrace *trace, uint8_t choice,
                     PlycutOut *out)
{
    PlycutWhen when = {.leaf = trace->nodes[choice % trace->node_count].path,
                       .node = trace->nodes[choice * 7u % trace->node_count].path,
                       .visited = choice & 1};
    PlycutSearchOptions options = alpha_beta();
    static PlycutValueSet set;
    PlycutError error = {0};
    if (!plycut_when(game, &options, &when, &set, &error)) {
        fuzz_refused(&error);
        return;
    }
    plycut_when_text(&when, &set, out);
    plycut_when_json(&when, &set, &options, out);
    plycut_value_set_free(&set);
}

static void ask_all(const PlycutGame *game, const PlycutTrace *trace, uint8_t choice)
{
    static PlycutOut out;
    PlycutError error = {0};
    PlycutBankTree tree = {.name = "fuzz", .title = "fuzz", .trace = trace, .picture = ""};
    plycut_out_init(&out, fuzz_swallow, NULL);
    prove(trace, &out);
    compare(game, &out);
    ask_when(game, trace, choice, &out);
    if (!plycut_answers_write(trace, NULL, &out, &error))
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
        PlycutSearchOptions options = alpha_beta();
        if (plycut_trace_record(&game, &options, &trace, &error)) {
            ask_all(&game, &trace, data[0]);
            plycut_trace_free(&trace);
        }
        plycut_game_release(&game);
    }
    free(text);
    return 0;
}
