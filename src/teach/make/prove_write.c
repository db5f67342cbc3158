/* prove_write.c - a proof as text and as JSON. */
#include "trace/write.h"
#include "words/sentence.h"

#include <plycut/make.h>

#include <math.h>
#include <string.h>

/* ---- Text ------------------------------------------------------------------------------------ */

static void tell_search(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    char order[PLYCUT_ORDERING_MAX];
    const PlycutSearchOptions *o = &trace->options;
    const Rules rules = {o, trace->limits};
    const bool whole =
        isinf(o->alpha) && isinf(o->beta); /* else the window decides what is pruned */
    sentence_say(out, SENTENCE_PROOF_OF,
                 TERMS(TEXT(algorithm, o->algorithm->name), TEXT(cut, plycut_cut_text(o->cut)),
                       TEXT(fail, plycut_fail_text(o->fail)),
                       TEXT(order, plycut_ordering_text(o, order)), TOLD(depth, depth_tell, o),
                       TEMPLATE(window, whole ? "" : text_of(SENTENCE_PROOF_WINDOW),
                                NUMBER(alpha, o->alpha), NUMBER(beta, o->beta)),
                       TOLD(valuation, valued_tell, &trace->valuation),
                       TOLD(rules, rules_tell, &rules), EXACT(value, proof->value)));
}

static const char *path_of(const PlycutTrace *trace, const PlycutCounterfactual *c)
{
    return c->node == PLYCUT_NO_NODE ? text_of(SENTENCE_PROOF_ALL) : trace->nodes[c->node].path;
}

#define LIMITS(limits)                                                                             \
    TERMS(EXACT(low, (limits)->low),                                                               \
          isinf((limits)->high) ? (Term)TEXT(high, "+inf") : (Term)EXACT(high, (limits)->high))

static void tell_pruned(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    size_t width = strlen(text_of(SENTENCE_PROOF_ALL));
    char low[PLYCUT_NUMBER_SIZE], high[PLYCUT_NUMBER_SIZE];
    for (size_t i = 0; i < proof->pruned_count; i++) {
        size_t length = strlen(path_of(trace, &proof->pruned[i]));
        width = length > width ? length : width;
    }
    const PlycutLimits *limits = &trace->limits;
    sentence_say(out, SENTENCE_PROOF_PRUNED, LIMITS(limits));
    for (size_t i = 0; i < proof->pruned_count; i++) {
        const PlycutCounterfactual *c = &proof->pruned[i];
        plycut_fraction_text(c->at_low, low);
        plycut_fraction_text(c->at_high, high);
        plycut_out_format(out, "  %-*s  %6s  %6s  %s\n", (int)width, path_of(trace, c), low, high,
                          text_of(c->unchanged ? SENTENCE_PROOF_SAME : SENTENCE_PROOF_CHANGED));
    }
    sentence_say(out,
                 !proof->holds                ? SENTENCE_PROOF_FAILS
                 : plycut_is_limited(*limits) ? SENTENCE_PROOF_HOLDS_LIMITED
                 : trace->chance              ? SENTENCE_PROOF_HOLDS_CHANCE
                                              : SENTENCE_PROOF_HOLDS,
                 LIMITS(limits));
}

static void tell_leaves(const PlycutTrace *trace, TextId claim, double value,
                        const uint32_t *leaves, size_t count, PlycutOut *out)
{
    sentence_say(out, claim, TERMS(NUMBER(value, value), COUNT(count, count)));
    for (size_t i = 0; i < count; i++)
        plycut_out_format(out, " %s", trace->nodes[leaves[i]].path);
    plycut_out_char(out, '\n');
}

void plycut_proof_text(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    tell_search(trace, proof, out);
    if (proof->pruned_count > 0)
        tell_pruned(trace, proof, out);
    else
        plycut_out_text(out, text_of(SENTENCE_PROOF_NOTHING));
    if (!proof->has_leaves)
        return;
    tell_leaves(trace, SENTENCE_PROOF_AT_LEAST, proof->value, proof->at_least,
                proof->at_least_count, out);
    tell_leaves(trace, SENTENCE_PROOF_AT_MOST, proof->value, proof->at_most, proof->at_most_count,
                out);
    sentence_say(out, trace->tree_leaves == 1 ? SENTENCE_PROOF_ONLY : SENTENCE_PROOF_SHARED,
                 TERMS(TEXT(shared, trace->nodes[proof->shared].path),
                       COUNT(count, proof->at_least_count + proof->at_most_count - 1),
                       COUNT(all, trace->tree_leaves), COUNT(visited, trace->result.leaves)));
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
    plycut_json_row(json);
    plycut_json_key_string(json, "node",
                           c->node == PLYCUT_NO_NODE ? NULL : trace->nodes[c->node].path);
    write_value(json, "at_low", c->at_low);
    write_value(json, "at_high", c->at_high);
    plycut_json_key_bool(json, "unchanged", c->unchanged);
    plycut_json_close(json);
}

static void write_leaves(const PlycutTrace *trace, const char *key, const uint32_t *leaves,
                         size_t count, PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, key, '[');
    for (size_t i = 0; i < count; i++)
        plycut_json_string(json, trace->nodes[leaves[i]].path);
    plycut_json_close(json);
}

/* The smallest proofs. */
static void write_smallest(const PlycutTrace *trace, const PlycutProof *proof, PlycutJson *json)
{
    write_leaves(trace, "at_least", proof->at_least, proof->at_least_count, json);
    write_leaves(trace, "at_most", proof->at_most, proof->at_most_count, json);
    plycut_json_newline(json);
    plycut_json_key_string(json, "shared", trace->nodes[proof->shared].path);
    plycut_json_key_integer(json, "proof_leaves",
                            (int64_t)(proof->at_least_count + proof->at_most_count - 1));
}

void plycut_proof_json(const PlycutTrace *trace, const PlycutProof *proof, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-proof", 1);
    valued_write_search(&trace->options, &trace->valuation, trace->limits, &json);
    plycut_json_newline(&json);
    plycut_json_key_number(&json, "value", proof->value);
    plycut_json_key_bool(&json, "holds", proof->holds);
    plycut_json_key_open(&json, "pruned", '[');
    for (size_t i = 0; i < proof->pruned_count; i++)
        write_pruned(trace, &proof->pruned[i], &json);
    plycut_json_close(&json);
    if (proof->has_leaves)
        write_smallest(trace, proof, &json);
    plycut_json_key_integer(&json, "visited_leaves", (int64_t)trace->result.leaves);
    plycut_json_end(&json);
}
