/* Sets of numbers: the values of a leaf without a value for which a node is never visited, as inequalities. */
#include "facts/facts.h"

#include <math.h>
#include <stdlib.h>

/* ---- Sets ------------------------------------------------------------------------------------ */

void plycut_intervals_free(PlycutIntervals *set)
{
    free(set->items);
    *set = (PlycutIntervals){0};
}

bool plycut_intervals_are_all(const PlycutIntervals *set)
{
    return set->count == 1 && isinf(set->items[0].low) && isinf(set->items[0].high);
}

bool intervals_have(const PlycutIntervals *set, double number)
{
    for (size_t i = 0; i < set->count; i++) {
        const PlycutInterval *in = &set->items[i];
        if ((number > in->low || (in->low_closed && number >= in->low)) &&
            (number < in->high || (in->high_closed && number <= in->high)))
            return true;
    }
    return false;
}

/* The lowest end of the intervals above a number, or this bound if it is lower. */
static double next_end(const PlycutIntervals *set, double above, double bound)
{
    for (size_t i = 0; i < set->count; i++) {
        const double ends[] = {set->items[i].low, set->items[i].high};
        for (int k = 0; k < 2; k++)
            bound = ends[k] > above && ends[k] < bound ? ends[k] : bound;
    }
    return bound;
}

static double interval_between(double low, double high)
{
    if (isinf(low))
        return isinf(high) ? 0 : fmin(high - 1, nextafter(high, low));
    return isinf(high) ? fmax(low + 1, nextafter(low, high)) : low / 2 + high / 2;
}

/* Between two ends next to each other, each set has all numbers or none. */
bool intervals_differ(const PlycutIntervals *a, const PlycutIntervals *b, PlycutLimits limits,
                      double *number)
{
    PlycutInterval possible = {limits.low, limits.high, isfinite(limits.low),
                               isfinite(limits.high)};
    const PlycutIntervals all = {&possible, 1};
    for (double low = -INFINITY, high; low < INFINITY; low = high) {
        high = next_end(&all, low, next_end(b, low, next_end(a, low, INFINITY)));
        const double at[] = {interval_between(low, high), high};
        for (int i = 0; i < 2; i++) {
            *number = at[i];
            if (isfinite(at[i]) && intervals_have(&all, at[i]) &&
                intervals_have(a, at[i]) != intervals_have(b, at[i]))
                return true;
        }
    }
    return false;
}

/* A node that no leaf's value affects can have an item for each leaf: take the first, unless one is worth asking. */
const PlycutPrunedIf *facts_pruned_if(const Facts *facts, uint32_t node)
{
    const PlycutPrunedIf *found = NULL;
    for (size_t i = 0; facts->unknown != NULL && i < facts->unknown->count; i++) {
        const PlycutPrunedIf *item = &facts->unknown->items[i];
        if (item->node == node && (found == NULL || item->asked))
            found = item;
    }
    return found;
}

/* ---- Answers --------------------------------------------------------------------------------- */

static void interval_answer_match(const Facts *facts, const Answer *given, const Answer *found,
                                  Match *m)
{
    double number;
    m->right = found->leaf != PLYCUT_NO_NODE &&
               (given->leaf == PLYCUT_NO_NODE || given->leaf == found->leaf) &&
               !intervals_differ(&given->values, &found->values, facts->trace->limits, &number);
}

static void sign_write(PlycutText *text, const char *sign)
{
    text_add(text, " ");
    text_add(text, sign);
    text_add(text, " ");
}

/* "2 < x <= 7", "x >= 9", "x = 3" */
static void interval_write(const PlycutInterval *in, const char *leaf, const Notation *notation,
                           PlycutText *text)
{
    const bool point = in->low >= in->high;
    if (isfinite(in->low) && isfinite(in->high) && !point) {
        notation->number(text, in->low);
        sign_write(text, in->low_closed ? notation->at_most : notation->less);
    }
    text_add(text, leaf);
    if (point || isinf(in->high))
        sign_write(text, point ? "=" : in->low_closed ? notation->at_least : notation->more);
    else
        sign_write(text, in->high_closed ? notation->at_most : notation->less);
    notation->number(text, isinf(in->high) ? in->low : in->high);
}

static void interval_answer_write(const Facts *facts, const Answer *a, const Notation *notation,
                                  PlycutText *text)
{
    const bool always = plycut_intervals_are_all(&a->values);
    if (a->leaf == PLYCUT_NO_NODE || a->values.count == 0 || always) {
        text_add(text, a->leaf == PLYCUT_NO_NODE ? notation->open
                       : always                  ? notation->always
                                                 : notation->no_value);
        return;
    }
    for (size_t i = 0; i < a->values.count; i++) {
        text_add(text, i > 0 ? notation->or_else : "");
        interval_write(&a->values.items[i], facts->trace->nodes[a->leaf].name, notation, text);
    }
}

static void interval_answer_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    PlycutText text = {0};
    interval_answer_write(facts, a, &plain_notation, &text);
    text_json(&text, out);
}

const Shape interval_shape = {.of_nodes = true,
                              .match = interval_answer_match,
                              .write = interval_answer_write,
                              .json = interval_answer_json};
