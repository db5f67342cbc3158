/* The answers to choose from in exercises for R/exams. */
#include "sheet/rexams.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/same.h"

/* How many numbers bound_choices may find. */
static size_t bounds_most(const Bank *b)
{
    return (size_t)b->trace->node_count + 4 + 2 * b->asked_count;
}

/* A bound is infinite, the root's, or the value of some leaf; below a chance node, and in ranges, any bound that is asked
 * about. */
static void bound_choices(const Bank *b, const Answer *answer, double right, bool visited,
                          Choices *choices)
{
    const PlycutTrace *t = b->trace;
    double *numbers = arena_take(b->arena, bounds_most(b) * sizeof *numbers);
    size_t count = 0;
    if (numbers == NULL)
        return;
    const double others[] = {-INFINITY, INFINITY, t->options.alpha, t->options.beta};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        numbers[count++] = others[i];
    for (uint32_t n = 0; n < t->node_count; n++)
        if (t->nodes[n].leaf)
            numbers[count++] = t->nodes[n].value;
    for (size_t i = 0; t->chance && i < b->asked_count; i++) {
        if (!t->nodes[b->asked[i]].visited || !fact_asks(&b->facts, answer->fact, b->asked[i]))
            continue;
        const Answer other = fact_derive(&b->facts, answer->fact, b->asked[i], 0);
        numbers[count++] = other.alpha;
        numbers[count++] = other.beta;
    }
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] > numbers[i - 1])
            choices->items[choices->count++] = (Choice){
                bank_number(b, numbers[i]), visited && numbers[i] >= right && numbers[i] <= right};
}

static void choose_window(const Bank *b, Choices *choices, double alpha, double beta, bool right)
{
    PlycutText text = {0};
    text_add(&text, "[");
    text_add_number(&text, alpha);
    text_add(&text, ", ");
    text_add_number(&text, beta);
    text_add(&text, "]");
    const char *window = arena_keep(b->arena, &text);
    for (size_t i = 0; i < choices->count; i++)
        if (strcmp(choices->items[i].text, window) == 0)
            return;
    if (choices->count + 1 < WINDOW_CHOICES)
        choices->items[choices->count++] = (Choice){window, right};
}

/* The right window, and others: with the bounds on the wrong sides, the root's, those of other nodes. */
static void windows_add(const Bank *b, const Answer *right, bool visited, Choices *choices)
{
    const PlycutSearchOptions *o = &b->trace->options;
    if (visited) {
        choose_window(b, choices, right->alpha, right->beta, true);
        if (isfinite(right->alpha))
            choose_window(b, choices, -INFINITY, right->alpha, false);
        if (isfinite(right->beta))
            choose_window(b, choices, right->beta, INFINITY, false);
    }
    choose_window(b, choices, o->alpha, o->beta, false);
    for (size_t i = b->asked_count; i-- > 0;) {
        const Answer other = fact_derive(&b->facts, right->fact, b->asked[i], 0);
        if (b->trace->nodes[b->asked[i]].visited && fact_asks(&b->facts, right->fact, b->asked[i]))
            choose_window(b, choices, other.alpha, other.beta, false);
    }
    choose_window(b, choices, b->trace->result.value, INFINITY, false);
    choose_window(b, choices, -INFINITY, b->trace->result.value, false);
}

Choices rexams_choices(const Bank *b, const Item *item)
{
    const Shape *shape = fact_table[item->fact].shape;
    if (shape == &number_shape)
        return (Choices){NULL, 0};
    if (shape != &window_shape)
        return bank_choices(b, item->fact, item->node);
    const bool visited = b->trace->nodes[item->node].visited;
    Choices choices = {.items = arena_take(b->arena, (bounds_most(b) + 1 + WINDOW_CHOICES) *
                                                         sizeof *choices.items)};
    const Answer answer = fact_derive(&b->facts, item->fact, item->node, 0);
    if (choices.items == NULL)
        return choices;
    if (item->part == WHOLE)
        windows_add(b, &answer, visited, &choices);
    else
        bound_choices(b, &answer, item->part == ALPHA ? answer.alpha : answer.beta, visited,
                      &choices);
    choices.items[choices.count++] = (Choice){plain_notation.never, !visited};
    return choices;
}
