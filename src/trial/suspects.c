/* suspects.c - the searches that a program may be making instead of the right one: another convention, another algorithm,
 * a named mistake, another reading of its result; one of these deviations, or two together. */
#include "trial/trial.h"
#include "trial/verdict.h"

#include <stdlib.h>
#include <string.h>

typedef enum DeviationKind {
    DEVIATES_CUT,
    DEVIATES_ORDER,
    DEVIATES_FAIL,
    DEVIATES_MISTAKE,
    DEVIATES_ALGORITHM,
    DEVIATES_BEST,
    DEVIATES_SIGN
} DeviationKind;

typedef struct Deviation {
    DeviationKind kind;
    const char *name, *clause;
    int value;                        /* a cut rule, a fail rule or an order */
    const PlycutAlgorithm *algorithm; /* the other algorithm, or the mistake */
    size_t index;                     /* of the mistake */
} Deviation;

enum { DEVIATIONS_MOST = 32 };

typedef struct Deviations {
    Deviation items[DEVIATIONS_MOST];
    size_t count;
} Deviations;

static void deviations_add(Deviations *d, Deviation deviation)
{
    if (d->count < DEVIATIONS_MOST)
        d->items[d->count++] = deviation;
}

/* ---- Which there are ------------------------------------------------------------------------- */

/* What a search does under another cut rule or in another order says the mistake of that name. */
static void deviate_by_convention(Deviations *d, const PlycutSearchOptions *search)
{
    static const char *const CUTS[] = {"cut=equal", "cut=strict"};
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm *m = plycut_mistaken(i);
        if (m->cut != NULL && *m->cut != search->cut)
            deviations_add(
                d, (Deviation){DEVIATES_CUT, CUTS[*m->cut], m->mistake, (int)*m->cut, m, i});
        if (m->order != NULL && *m->order != search->order)
            deviations_add(
                d, (Deviation){DEVIATES_ORDER,
                               *m->order == PLYCUT_ORDER_GIVEN ? "order=given" : "order=reversed",
                               m->mistake, (int)*m->order, m, i});
    }
    const bool hard = search->fail == PLYCUT_FAIL_SOFT;
    if (search->algorithm->root_window)
        deviations_add(
            d, (Deviation){.kind = DEVIATES_FAIL,
                           .name = hard ? "fail=hard" : "fail=soft",
                           .clause = verdict_text(hard ? VERDICT_FAILS_HARD : VERDICT_FAILS_SOFT),
                           .value = hard ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT});
}

static void deviate_by_mistake(Deviations *d)
{
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm *m = plycut_mistaken(i);
        if (m->cut == NULL && m->order == NULL)
            deviations_add(d, (Deviation){DEVIATES_MISTAKE, m->name, m->mistake, 0, m, i});
    }
}

static const char *const ALGORITHM_NAMES[] = {
#define ALGORITHM(name, ...) "algorithm=" name,
#define TESTS(name, ...)     "algorithm=" name,
#include "search/algorithms.def"
#undef ALGORITHM
};

/* The one that visits the whole tree, or the others. Those that need a table, or limits of the values, are none of them. */
static void deviate_by_algorithm(Deviations *d, const PlycutSearchOptions *search, bool full)
{
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        const PlycutAlgorithm *other = plycut_algorithm(i);
        if (other->gives != PLYCUT_GIVES_TEST && other->gives != PLYCUT_GIVES_PROBE &&
            other->gives != search->algorithm->gives && (other == plycut_algorithm_full()) == full)
            deviations_add(d, (Deviation){.kind = DEVIATES_ALGORITHM,
                                          .name = ALGORITHM_NAMES[i],
                                          .algorithm = other});
    }
}

/* ---- One or two of them ---------------------------------------------------------------------- */

/* Two mistakes go together if one of them only changes how nodes are taken. */
static bool go_together(const Deviation *a, const Deviation *b)
{
    if (a->kind != b->kind)
        return a->kind != DEVIATES_MISTAKE || b->kind != DEVIATES_ALGORITHM;
    return a->kind == DEVIATES_MISTAKE &&
           a->algorithm->swaps_players != b->algorithm->swaps_players;
}

static void deviate(Suspect *s, const Deviation *d)
{
    const PlycutAlgorithm *of = s->options.algorithm;
    switch (d->kind) {
    case DEVIATES_CUT:
        s->options.cut = (PlycutCut)d->value;
        break;
    case DEVIATES_ORDER:
        s->options.order = (PlycutOrder)d->value;
        break;
    case DEVIATES_FAIL:
        s->options.fail = (PlycutFail)d->value;
        break;
    case DEVIATES_MISTAKE:
        if (s->algorithm.of == NULL)
            s->algorithm = plycut_mistaken_in(of, d->index);
        else if (d->algorithm->swaps_players)
            s->algorithm.swaps_players = true;
        else {
            s->algorithm = plycut_mistaken_in(of, d->index);
            s->algorithm.swaps_players = true;
        }
        break;
    case DEVIATES_ALGORITHM:
        s->options.algorithm = d->algorithm;
        break;
    case DEVIATES_BEST:
        s->takes_last = true;
        break;
    case DEVIATES_SIGN:
        s->turns = true;
        break;
    }
    s->names[s->count] = d->name;
    s->clauses[s->count++] = d->clause;
}

static Suspect suspect_of(const PlycutSearchOptions *search, const Deviation *one,
                          const Deviation *two)
{
    Suspect s = {.options = *search};
    deviate(&s, one);
    if (two != NULL)
        deviate(&s, two);
    return s;
}

Suspect *suspects_of(const PlycutSearchOptions *search, size_t *count, PlycutError *error)
{
    Deviations d = {.count = 0};
    deviate_by_convention(&d, search);
    deviate_by_algorithm(&d, search, true);
    deviate_by_mistake(&d);
    deviate_by_algorithm(&d, search, false);
    deviations_add(&d, (Deviation){.kind = DEVIATES_BEST,
                                   .name = "best=last",
                                   .clause = verdict_text(VERDICT_TAKES_LAST)});
    deviations_add(&d, (Deviation){.kind = DEVIATES_SIGN,
                                   .name = "values=mover",
                                   .clause = verdict_text(VERDICT_TURNS)});
    Suspect *suspects = calloc(d.count * (d.count + 1) / 2, sizeof *suspects);
    *count = 0;
    if (suspects == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    for (size_t i = 0; i < d.count; i++)
        suspects[(*count)++] = suspect_of(search, &d.items[i], NULL);
    for (size_t i = 0; i < d.count; i++)
        for (size_t k = i + 1; k < d.count; k++)
            if (go_together(&d.items[i], &d.items[k]))
                suspects[(*count)++] = suspect_of(search, &d.items[i], &d.items[k]);
    return suspects;
}

/* ---- What a suspect does --------------------------------------------------------------------- */

bool suspect_course(const Suspect *suspect, const Skeleton *shape, Course *course,
                    PlycutError *error)
{
    PlycutSearchOptions options = suspect->options;
    if (suspect->algorithm.of != NULL)
        options.algorithm = &suspect->algorithm;
    if (!course_of(shape, &options, course, error))
        return false;
    if (suspect->takes_last)
        course->best = course->last_best;
    if (suspect->turns)
        course->value *= PLYCUT_BY_DECIDER(shape->tree.nodes[0].player, 1, -1);
    return true;
}
