/* suspects.c - the searches that a program may be making instead of the right one: another convention, another algorithm,
 * a named mistake, another reading of its result; one of these deviations, or two together. */
#include "search/taken.h"
#include "trial/sketch.h"

#include <stdlib.h>
#include <string.h>

/* ---- Which deviations there are -------------------------------------------------------------- */

typedef struct Deviation {
    PlycutCause cause;
    size_t mistake; /* its index, if the cause is a named mistake */
    bool swaps; /* it only changes how nodes are taken, and goes together with another mistake */
    bool meets; /* PlycutAlgorithm.stops_when_met */
} Deviation;

enum { DEVIATIONS_MOST = 64 };

typedef struct Deviations {
    Deviation items[DEVIATIONS_MOST];
    size_t count;
} Deviations;

static void deviations_add(Deviations *d, Deviation deviation)
{
    if (d->count < DEVIATIONS_MOST)
        d->items[d->count++] = deviation;
}

/* The mistakes that are only another convention. */
static void deviate_by_rule(Deviations *d, const PlycutSearchOptions *search)
{
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm *m = plycut_mistaken(i);
        if (m->cut != NULL && *m->cut != search->cut)
            deviations_add(d,
                           (Deviation){.cause = {PLYCUT_CAUSE_OPTION, "cut",
                                                 plycut_cut_text(*m->cut), m->mistake, m->name}});
        if (m->order != NULL && *m->order != search->order)
            deviations_add(
                d, (Deviation){.cause = {PLYCUT_CAUSE_OPTION, "order",
                                         plycut_order_info(*m->order).name, m->mistake, m->name}});
    }
}

/* Conventions that have no mistake's name. A fail rule that the search does not have cannot be broken. */
static void deviate_by_convention(Deviations *d, const PlycutSearchOptions *search)
{
    static const PlycutCause CONVENTIONS[] = {
#define CONVENTION(kind, rule, word, clause) {PLYCUT_CAUSE_##kind, rule, word, clause, NULL},
#include "trial/suspects.def"
    };
    for (size_t i = 0; i < sizeof CONVENTIONS / sizeof *CONVENTIONS; i++) {
        const PlycutCause *cause = &CONVENTIONS[i];
        if (cause->kind != PLYCUT_CAUSE_OPTION ||
            (search->algorithm->root_window &&
             strcmp(cause->word, plycut_fail_text(search->fail)) != 0))
            deviations_add(d, (Deviation){.cause = *cause});
    }
}

static Deviation mistake_as_it_is(size_t mistake)
{
    const PlycutAlgorithm *m = plycut_mistaken(mistake);
    return (Deviation){.cause = {PLYCUT_CAUSE_MISTAKE, NULL, m->name, m->mistake, m->name},
                       .mistake = mistake,
                       .swaps = m->swaps_players};
}

/* The same mistakes where a node compares its bounds. */
static void deviate_by_meeting(Deviations *d)
{
    static const char *const NAMES[] = {
#define MEETS(name) name,
#include "trial/suspects.def"
    };
    for (size_t i = 0; i < plycut_mistaken_count(); i++)
        for (size_t k = 0; k < sizeof NAMES / sizeof *NAMES; k++)
            if (strcmp(NAMES[k], plycut_mistaken(i)->name) == 0) {
                Deviation deviation = mistake_as_it_is(i);
                deviation.meets = true;
                deviations_add(d, deviation);
            }
}

/* Those that are only another convention have had their turn. */
static void deviate_by_mistake(Deviations *d)
{
    for (size_t i = 0; i < plycut_mistaken_count(); i++) {
        const PlycutAlgorithm *m = plycut_mistaken(i);
        if (m->cut == NULL && m->order == NULL)
            deviations_add(d, mistake_as_it_is(i));
    }
}

/* The one that visits the whole tree, or the others. Those that need a table, or limits of the values, are not among them. */
static void deviate_by_algorithm(Deviations *d, const PlycutSearchOptions *search, bool full)
{
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        const PlycutAlgorithm *other = plycut_algorithm(i);
        if (other->gives != PLYCUT_GIVES_TEST && other->gives != PLYCUT_GIVES_PROBE &&
            other->gives != search->algorithm->gives && (other == plycut_algorithm_full()) == full)
            deviations_add(d, (Deviation){.cause = {PLYCUT_CAUSE_ALGORITHM, "algorithm",
                                                    other->name, NULL, other->name}});
    }
}

/* ---- One or two of them ---------------------------------------------------------------------- */

static bool go_together(const Deviation *a, const Deviation *b)
{
    const PlycutCause *x = &a->cause, *y = &b->cause;
    if (x->rule != NULL && y->rule != NULL)
        return strcmp(x->rule, y->rule) != 0;
    if (x->rule == NULL && y->rule == NULL)
        return a->swaps != b->swaps;
    return x->kind != PLYCUT_CAUSE_ALGORITHM && y->kind != PLYCUT_CAUSE_ALGORITHM;
}

/* The member of search.def that is this rule. */
static size_t rule_of(const char *name)
{
    size_t i = 0;
    while (strcmp(plycut_search_member(i)->name, name) != 0)
        i++;
    return i;
}

static void deviate(Suspect *s, const Deviation *d)
{
    PlycutError ignored = {0};
    const PlycutCause *cause = &d->cause;
    const bool swapped = s->mistaken.swaps_players;
    s->causes[s->count++] = *cause;
    if (cause->kind == PLYCUT_CAUSE_READING) {
        s->takes_last |= strcmp(cause->rule, "best") == 0;
        s->turns |= strcmp(cause->rule, "values") == 0;
    } else if (cause->kind != PLYCUT_CAUSE_MISTAKE)
        (void)plycut_search_put_word(&s->options, rule_of(cause->rule), cause->word, &ignored);
    else if (s->mistaken.of != NULL && d->swaps) {
        s->mistaken.swaps_players = s->mistaken.unsound = true;
    } else {
        s->mistaken = plycut_mistaken_in(s->options.algorithm, d->mistake);
        s->mistaken.swaps_players |= swapped;
        s->mistaken.unsound |= swapped;
        s->mistaken.stops_when_met |= d->meets;
        s->mistaken.unsound |= d->meets; /* a node may stop below its bound */
    }
}

static Suspect suspect_sketched(const PlycutSearchOptions *search, const Sketch *sketch)
{
    return (Suspect){.sketch = sketch,
                     .options = *search,
                     .causes = {{PLYCUT_CAUSE_MISTAKE, NULL, sketch->name, sketch->clause, NULL}},
                     .count = 1};
}

Suspect *suspects_of(const PlycutSearchOptions *search, size_t *count, PlycutError *error)
{
    Deviations d = {.count = 0};
    deviate_by_algorithm(&d, search, true);
    deviate_by_rule(&d, search);
    deviate_by_convention(&d, search);
    deviate_by_meeting(&d);
    deviate_by_mistake(&d);
    deviate_by_algorithm(&d, search, false);
    const size_t sketches = sketch_count();
    Suspect *suspects = calloc(d.count * (d.count + 1) / 2 + sketches, sizeof *suspects);
    *count = 0;
    if (suspects == NULL)
        plycut_no_memory(error);
    for (size_t i = 0; suspects != NULL && i < d.count; i++) {
        suspects[*count] = (Suspect){.options = *search};
        deviate(&suspects[(*count)++], &d.items[i]);
    }
    for (size_t i = 0; suspects != NULL && i < sketches; i++)
        suspects[(*count)++] = suspect_sketched(search, sketch_at(i));
    for (size_t i = 0; suspects != NULL && i < d.count; i++)
        for (size_t k = i + 1; k < d.count; k++)
            if (go_together(&d.items[i], &d.items[k])) {
                suspects[*count] = suspects[i];
                deviate(&suspects[(*count)++], &d.items[k]);
            }
    return suspects;
}

/* ---- What a suspect does --------------------------------------------------------------------- */

PlycutSearchOptions suspect_search(const Suspect *suspect)
{
    PlycutSearchOptions options = suspect->options;
    if (suspect->mistaken.of != NULL)
        options.algorithm = &suspect->mistaken;
    return options;
}

bool suspect_says(const Suspect *suspect, const Skeleton *shape, Said *said, bool *fits,
                  PlycutError *error)
{
    PlycutError unfit = {0};
    if (suspect->sketch != NULL)
        return sketch_says(suspect->sketch, &suspect->options, shape, said, fits, error);
    PlycutSearchOptions options = suspect_search(suspect);
    PlycutAlgorithm harmless = suspect->mistaken;
    harmless.breaks = PLYCUT_CHANCE_RULES_KEPT;
    if (!mistake_applies(&suspect->mistaken, shape->chance))
        options.algorithm = &harmless;
    const PlycutGame game = skeleton_game(shape);
    *fits = plycut_search_fits(&game, &options, &unfit);
    if (!*fits)
        return plycut_had_memory(&unfit, error);
    if (!said_of_search(shape, &options, said, error))
        return false;
    if (suspect->takes_last)
        said->best = said->last_best;
    if (suspect->turns)
        said->value = plycut_for_mover((PlycutPlayer)shape->tree.nodes[0].player, said->value);
    return true;
}
