/* when_write.c - a set of values in words, as intervals, and as JSON. */
#include "trace/write.h"
#include "words/sentence.h"

#include <plycut/make.h>

#include <math.h>

/* ---- Words ----------------------------------------------------------------------------------- */

/* "at most 5", "more than 7 and less than 9", "exactly 3" */
static void tell_interval(const PlycutInterval *i, PlycutOut *out)
{
    const bool low = isfinite(i->low), high = isfinite(i->high);
    const TextId from = i->low_closed ? SENTENCE_AT_LEAST : SENTENCE_IS_MORE_THAN,
                 to = i->high_closed ? SENTENCE_AT_MOST : SENTENCE_IS_LESS_THAN;
    if (low && i->low >= i->high)
        sentence_say(out, SENTENCE_IS_EXACTLY, TERMS(EXACT(number, i->low)));
    else if (low && high)
        sentence_say(out, SENTENCE_IS_BETWEEN,
                     TERMS(PHRASE(low, from, EXACT(number, i->low)),
                           PHRASE(high, to, EXACT(number, i->high))));
    else
        sentence_say(out, low ? from : to, TERMS(EXACT(number, low ? i->low : i->high)));
}

/* "at most 5, or exactly 7" */
static void tell_condition(const void *what, PlycutOut *out)
{
    const PlycutValueSet *set = what;
    for (size_t i = 0; i < set->set.count; i++) {
        plycut_out_text(out, i > 0 ? text_of(SENTENCE_IS_OR) : "");
        tell_interval(&set->set.items[i], out);
    }
}

/* An interval of the set, within the limits of the values. */
static PlycutInterval interval_shown(const PlycutValueSet *set, size_t k)
{
    PlycutInterval in = set->set.items[k];
    if (in.low < set->limits.low) {
        in.low = set->limits.low;
        in.low_closed = true;
    }
    if (in.high > set->limits.high) {
        in.high = set->limits.high;
        in.high_closed = true;
    }
    return in;
}

static void number_say(PlycutOut *out, double number)
{
    char text[PLYCUT_NUMBER_SIZE];
    (void)plycut_fraction_text(number, text);
    plycut_out_text(out, text);
}

/* "[-inf, 5] or [7, 7]" */
static void tell_intervals(const void *what, PlycutOut *out)
{
    const PlycutValueSet *set = what;
    for (size_t k = 0; k < set->set.count; k++) {
        const PlycutInterval i = interval_shown(set, k);
        plycut_out_text(out, k > 0 ? text_of(SENTENCE_INTERVALS_OR) : "");
        plycut_out_char(out, i.low_closed ? '[' : '(');
        number_say(out, i.low);
        plycut_out_text(out, ", ");
        number_say(out, i.high);
        plycut_out_char(out, i.high_closed ? ']' : ')');
    }
    plycut_out_text(out, set->set.count == 0 ? text_of(SENTENCE_INTERVALS_NONE) : "");
}

static void tell_when(const PlycutWhen *when, const PlycutValueSet *set, PlycutOut *out)
{
    static const TextId SAID[3][2] = {{SENTENCE_PRUNED_IF, SENTENCE_VISITED_IF},
                                      {SENTENCE_PRUNED_ALWAYS, SENTENCE_VISITED_ALWAYS},
                                      {SENTENCE_PRUNED_NEVER, SENTENCE_VISITED_NEVER}};
    const int row = set->set.count == 0 ? 2 : plycut_intervals_are_all(&set->set);
    sentence_say(out, SAID[row][when->visited],
                 TERMS(TEXT(node, set->node), TEXT(name, set->node_name), TEXT(leaf, set->leaf),
                       TEXT(leaf_name, set->leaf_name), TOLD(set, tell_condition, set)));
}

void plycut_when_text(const PlycutWhen *when, const PlycutValueSet *set, PlycutOut *out)
{
    const PlycutValuation *valuation = &set->valuation;
    const bool valued = valuation->evaluation != NULL || valuation->score != NULL;
    tell_when(when, set, out);
    sentence_say(
        out,
        isnan(set->value) ? SENTENCE_IN_INTERVALS
        : valued          ? SENTENCE_IN_INTERVALS_VALUED
                          : SENTENCE_IN_INTERVALS_NOW,
        TERMS(TOLD(set, tell_intervals, set), TOLD(valuation, valued_tell, valuation),
              EXACT(value, set->value),
              WORD(now, when->visited == set->now ? SENTENCE_NOW_VISITED : SENTENCE_NOW_PRUNED)));
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_intervals(PlycutJson *json, const PlycutValueSet *set)
{
    plycut_json_newline(json);
    plycut_json_key_open(json, "set", '[');
    for (size_t k = 0; k < set->set.count; k++) {
        const PlycutInterval i = interval_shown(set, k);
        plycut_json_open(json, '{');
        plycut_json_key_number(json, "low", i.low);
        plycut_json_key_bool(json, "low_closed", i.low_closed);
        plycut_json_key_number(json, "high", i.high);
        plycut_json_key_bool(json, "high_closed", i.high_closed);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

void plycut_when_json(const PlycutWhen *when, const PlycutValueSet *set,
                      const PlycutSearchOptions *options, PlycutOut *out)
{
    PlycutText said = {0};
    PlycutOut sentence;
    PlycutJson json;
    plycut_out_init(&sentence, plycut_text_write, &said);
    tell_when(when, set, &sentence);
    plycut_out_memory(out, plycut_out_flush(&sentence));
    if (said.length > 0)
        said.bytes[said.length - 1] = '\0'; /* the line break */
    plycut_json_begin(&json, out, "plycut-when", 1);
    valued_write_search(options, &set->valuation, set->limits, &json);
    plycut_json_newline(&json);
    plycut_json_key_string(&json, "leaf", set->leaf);
    plycut_json_key_string(&json, "node", set->node);
    plycut_json_key_string(&json, "asked", when->visited ? "visited" : "pruned");
    write_intervals(&json, set);
    plycut_json_newline(&json);
    plycut_json_key_string(&json, "text", said.bytes);
    plycut_text_free(&said);
    plycut_json_newline(&json);
    plycut_json_key_number(&json, "value", set->value);
    if (isnan(set->value))
        plycut_json_key_string(&json, "now", NULL);
    else
        plycut_json_key_bool(&json, "now", set->now);
    plycut_json_end(&json);
}
