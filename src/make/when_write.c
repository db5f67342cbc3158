/* when_write.c - a set of values in words, as intervals, and as JSON. */
#include "words/valued.h"

#include <plycut/make.h>

#include <math.h>

/* ---- Words ----------------------------------------------------------------------------------- */

static void tell_number(PlycutOut *out, const char *words, double number)
{
    plycut_out_text(out, words);
    plycut_out_number(out, number);
}

/* "at most 5", "more than 7 and less than 9", "exactly 3" */
static void tell_interval(PlycutOut *out, const PlycutInterval *i)
{
    bool low = isfinite(i->low), high = isfinite(i->high);
    if (low && i->low >= i->high) {
        tell_number(out, "exactly ", i->low);
        return;
    }
    if (low)
        tell_number(out, i->low_closed ? "at least " : "more than ", i->low);
    if (low && high)
        plycut_out_text(out, " and ");
    if (high)
        tell_number(out, i->high_closed ? "at most " : "less than ", i->high);
}

static void tell_condition(PlycutOut *out, const PlycutValueSet *set)
{
    plycut_out_format(out, " if and only if %s (%s) is ", set->leaf, set->leaf_name);
    for (size_t i = 0; i < set->set.count; i++) {
        plycut_out_text(out, i > 0 ? ", or " : "");
        tell_interval(out, &set->set.items[i]);
    }
    plycut_out_text(out, ".\n");
}

static void tell_intervals(PlycutOut *out, const PlycutValueSet *set)
{
    for (size_t k = 0; k < set->set.count; k++) {
        const PlycutInterval *i = &set->set.items[k];
        plycut_out_text(out, k > 0 ? " or " : "");
        plycut_out_char(out, i->low_closed ? '[' : '(');
        plycut_out_number(out, i->low);
        plycut_out_text(out, ", ");
        plycut_out_number(out, i->high);
        plycut_out_char(out, i->high_closed ? ']' : ')');
    }
    plycut_out_text(out, set->set.count == 0 ? "none" : "");
}

void plycut_when_text(const PlycutWhen *when, const PlycutValueSet *set, PlycutOut *out)
{
    const char *asked = when->visited ? "visited" : "pruned";
    const char *not_asked = when->visited ? "pruned" : "visited";
    plycut_out_format(out, "%s (%s) is ", set->node, set->node_name);
    if (set->set.count == 0 || plycut_intervals_are_all(&set->set))
        plycut_out_format(out, "%s %s, whatever the value of %s (%s).\n",
                          set->set.count == 0 ? "never" : "always", asked, set->leaf, set->leaf_name);
    else {
        plycut_out_text(out, asked);
        tell_condition(out, set);
    }
    plycut_out_text(out, "In intervals: ");
    tell_intervals(out, set);
    plycut_out_text(out, isnan(set->value) ? ".\n" : ". In this tree");
    if (isnan(set->value))
        return;
    plycut_out_text(out, valued_tell(&set->valuation, out) ? ", it is " : " it is ");
    plycut_out_number(out, set->value);
    plycut_out_format(out, ": %s.\n", set->now ? asked : not_asked);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_intervals(PlycutJson *json, const PlycutValueSet *set)
{
    plycut_json_newline(json);
    plycut_json_key(json, "set");
    plycut_json_open(json, '[');
    for (size_t k = 0; k < set->set.count; k++) {
        const PlycutInterval *i = &set->set.items[k];
        plycut_json_open(json, '{');
        plycut_json_key_number(json, "low", i->low);
        plycut_json_key_bool(json, "low_closed", i->low_closed);
        plycut_json_key_number(json, "high", i->high);
        plycut_json_key_bool(json, "high_closed", i->high_closed);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

void plycut_when_json(const PlycutWhen *when, const PlycutValueSet *set,
                      const PlycutSearchOptions *options, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-when");
    plycut_json_key_integer(&json, "version", 1);
    valued_write_search(options, &set->valuation, &json);
    plycut_json_newline(&json);
    plycut_json_key_string(&json, "leaf", set->leaf);
    plycut_json_key_string(&json, "node", set->node);
    plycut_json_key_string(&json, "asked", when->visited ? "visited" : "pruned");
    write_intervals(&json, set);
    plycut_json_newline(&json);
    plycut_json_key_number(&json, "value", set->value);
    if (isnan(set->value))
        plycut_json_key_string(&json, "now", NULL);
    else
        plycut_json_key_bool(&json, "now", set->now);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}
