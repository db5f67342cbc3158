/* What a class got right: how many students answered each item, how many were right, and which mistakes are common. */
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

static void count_items(const PlycutGrades *grades, const PlycutMark *const *items,
                        PlycutStatistics *s)
{
    for (size_t i = 0; i < s->item_count; i++) {
        s->items[i].name = items[i]->item;
        for (size_t k = 0; k < grades->count; k++) {
            const PlycutMark *mark = mark_of(&grades->items[k], items[i]->item);
            s->items[i].answered += mark != NULL;
            s->items[i].right += mark != NULL && mark->right;
        }
    }
}

/* A mistake in one grade, counted by name. */
static void count_mistake(PlycutStatistics *s, const char *name)
{
    size_t at = 0;
    while (at < s->mistake_count && strcmp(s->mistakes[at].name, name) != 0)
        at++;
    if (at == s->mistake_count)
        s->mistakes[s->mistake_count++] = (PlycutTally){.name = name};
    s->mistakes[at].answered++;
}

static int by_frequency(const void *a, const void *b)
{
    const PlycutTally *x = a, *y = b;
    return x->answered != y->answered ? (x->answered > y->answered ? -1 : 1)
                                      : strcmp(x->name, y->name);
}

bool plycut_statistics(const PlycutGrades *grades, PlycutStatistics *s, PlycutError *error)
{
    *s = (PlycutStatistics){0};
    const PlycutMark **items = items_of(grades, &s->item_count);
    s->items = items != NULL ? calloc(s->item_count + 1, sizeof *s->items) : NULL;
    s->mistakes = calloc(plycut_mistake_count(), sizeof *s->mistakes);
    bool taken = s->items != NULL && s->mistakes != NULL;
    if (taken) {
        count_items(grades, items, s);
        for (size_t i = 0; i < grades->count; i++)
            if (grades->items[i].mistake_count == 1)
                count_mistake(s, grades->items[i].mistakes[0].name);
        qsort(s->mistakes, s->mistake_count, sizeof *s->mistakes, by_frequency);
    } else {
        plycut_statistics_free(s);
    }
    free(items);
    return taken || plycut_no_memory(error);
}

void plycut_statistics_free(PlycutStatistics *s)
{
    free(s->items);
    free(s->mistakes);
    *s = (PlycutStatistics){0};
}

void plycut_statistics_text(const PlycutStatistics *s, PlycutOut *out)
{
    for (size_t i = 0; i < s->item_count; i++)
        write_line(out, SENTENCE_ITEM_TALLY, QUESTION(item, s->items[i].name),
                   COUNT(right, s->items[i].right), COUNT(answered, s->items[i].answered));
    for (size_t i = 0; i < s->mistake_count; i++)
        write_line(out, SENTENCE_MISTAKE_TALLY, TEXT(mistake, s->mistakes[i].name),
                   COUNT(count, s->mistakes[i].answered));
}
