/* prove_write.c - a proof as text and as JSON. */
#include "words/valued.h"

#include <plycut/make.h>

#include <math.h>
#include <string.h>

/* ---- Text ------------------------------------------------------------------------------------ */

/* ", window=[-2, inf]", which decides what is pruned. */
static void tell_window(const PlycutSearchOptions *options, PlycutOut *out)
{
    if (!plycut_search_windowed(options))
        return;
    plycut_out_text(out, ", window=[");
    plycut_out_number(out, options->alpha);
    plycut_out_text(out, ", ");
    plycut_out_number(out, options->beta);
    plycut_out_char(out, ']');
}

static void tell_search(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    char order[PLYCUT_ORDERING_MAX];
    const PlycutSearchOptions *options = &trace->options;
    plycut_out_format(out, "%s, cut=%s, fail=%s, order=%s", options->algorithm->name,
                      plycut_cut_text(options->cut), plycut_fail_text(options->fail),
                      plycut_ordering_text(options, order));
    tell_window(options, out);
    valued_tell(&trace->valuation, out);
    plycut_out_text(out, ": the root is worth ");
    plycut_out_number(out, proof->value);
    plycut_out_text(out, ".\n\n");
}

static const char *path_of(const PlycutTrace *trace, const PlycutCounterfactual *c)
{
    return c->node == PLYCUT_NO_NODE ? "all of them" : trace->nodes[c->node].path;
}

static void tell_pruned(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    size_t width = strlen("all of them");
    char number[PLYCUT_NUMBER_SIZE];
    for (size_t i = 0; i < proof->pruned_count; i++) {
        size_t length = strlen(path_of(trace, &proof->pruned[i]));
        width = length > width ? length : width;
    }
    plycut_out_text(out,
                    "The root's value when all leaves below a pruned node are -inf, and when they are +inf:\n");
    for (size_t i = 0; i < proof->pruned_count; i++) {
        const PlycutCounterfactual *c = &proof->pruned[i];
        plycut_number_text(c->at_low, number);
        plycut_out_format(out, "  %-*s  %6s  ", (int)width, path_of(trace, c), number);
        plycut_number_text(c->at_high, number);
        plycut_out_format(out, "%6s  %s\n", number, c->unchanged ? "unchanged" : "CHANGED");
    }
    plycut_out_text(out, proof->holds
                             ? "A minimax value never falls when a leaf grows: whatever these leaves are, the root "
                               "keeps its value.\n\n"
                             : "What was pruned matters: the search is wrong.\n\n");
}

static void tell_leaves(const PlycutTrace *trace, const char *claim, double value,
                        const uint32_t *leaves, size_t count, PlycutOut *out)
{
    plycut_out_format(out, "%s ", claim);
    plycut_out_number(out, value);
    plycut_out_format(out, " takes %zu lea%s:", count, count == 1 ? "f" : "ves");
    for (size_t i = 0; i < count; i++)
        plycut_out_format(out, " %s", trace->nodes[leaves[i]].path);
    plycut_out_char(out, '\n');
}

void plycut_proof_text(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    size_t both = proof->at_least_count + proof->at_most_count - 1;
    tell_search(trace, proof, out);
    if (proof->pruned_count > 0)
        tell_pruned(trace, proof, out);
    else
        plycut_out_text(out, "Nothing was pruned.\n\n");
    tell_leaves(trace, "Proving that it is at least", proof->value, proof->at_least,
                proof->at_least_count, out);
    tell_leaves(trace, "Proving that it is at most", proof->value, proof->at_most,
                proof->at_most_count, out);
    plycut_out_format(out,
                      "They share %s. In all, %zu of the tree's %llu leaves prove the value, and "
                      "no fewer can. The search visited %llu.\n",
                      trace->nodes[proof->shared].path, both,
                      (unsigned long long)trace->tree_leaves,
                      (unsigned long long)trace->result.leaves);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* Infinite values are strings: null would mean that the value is unknown. */
static void write_value(PlycutJson *json, const char *key, double value)
{
    if (isinf(value))
        plycut_json_key_string(json, key, value > 0 ? "inf" : "-inf");
    else
        plycut_json_key_number(json, key, value);
}

static void write_pruned(const PlycutTrace *trace, const PlycutCounterfactual *c, PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
    plycut_json_key(json, "node");
    if (c->node == PLYCUT_NO_NODE)
        plycut_json_null(json);
    else
        plycut_json_string(json, trace->nodes[c->node].path);
    write_value(json, "at_low", c->at_low);
    write_value(json, "at_high", c->at_high);
    plycut_json_key_bool(json, "unchanged", c->unchanged);
    plycut_json_close(json);
}

static void write_leaves(const PlycutTrace *trace, const char *key, const uint32_t *leaves,
                         size_t count, PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_key(json, key);
    plycut_json_open(json, '[');
    for (size_t i = 0; i < count; i++)
        plycut_json_string(json, trace->nodes[leaves[i]].path);
    plycut_json_close(json);
}

void plycut_proof_json(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-proof");
    plycut_json_key_integer(&json, "version", 1);
    valued_write_search(&trace->options, &trace->valuation, &json);
    plycut_json_newline(&json);
    plycut_json_key_number(&json, "value", proof->value);
    plycut_json_key_bool(&json, "holds", proof->holds);
    plycut_json_key(&json, "pruned");
    plycut_json_open(&json, '[');
    for (size_t i = 0; i < proof->pruned_count; i++)
        write_pruned(trace, &proof->pruned[i], &json);
    plycut_json_close(&json);
    write_leaves(trace, "at_least", proof->at_least, proof->at_least_count, &json);
    write_leaves(trace, "at_most", proof->at_most, proof->at_most_count, &json);
    plycut_json_newline(&json);
    plycut_json_key_string(&json, "shared", trace->nodes[proof->shared].path);
    plycut_json_key_integer(&json, "proof_leaves",
                            (int64_t)(proof->at_least_count + proof->at_most_count - 1));
    plycut_json_key_integer(&json, "visited_leaves", (int64_t)trace->result.leaves);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}
