/* conventions.c - one tree searched under every convention, and what changes. */
#include "facts/key.h"

#include <plycut/make.h>

#include <stdlib.h>
#include <string.h>

/* ---- Every convention ------------------------------------------------------------------------ */

enum { MOST_CONVENTIONS = 2 * 2 * 2 * 2 };

/* The searches that the others are compared with, and the last of these. */
typedef struct Survey {
    PlycutConventions *all;
    Key first, group, other; /* the default; equal/soft of the last algorithm and order */
    const Key *base;         /* of the convention's algorithm and order: one of the first two */
} Survey;

static void compare(const Key *a, const Key *b, bool differs[PLYCUT_FACTS])
{
#define COMPARED(id, in_key, title)                                                                \
    differs[PLYCUT_FACT_##id] = fact_fits(PLYCUT_FACT_##id, &b->trace) &&                          \
                                !fact_agrees(PLYCUT_FACT_##id, &a->facts, &b->facts);
#include <plycut/facts.def>
}

static bool is_base(const PlycutSearchOptions *options)
{
    return options->cut == PLYCUT_CUT_EQUAL && options->fail == PLYCUT_FAIL_SOFT;
}

static void note_result(PlycutConvention *c, const PlycutSearchOptions *options, const Key *search)
{
    uint32_t best = facts_best(&search->facts);
    *c = (PlycutConvention){.options = *options, .result = search->trace.result};
    if (best != PLYCUT_NO_NODE)
        memcpy(c->best, search->trace.nodes[best].path, strlen(search->trace.nodes[best].path));
}

/* Search once. The first search with an algorithm and order is the base of its group; the very first search is also
 * the default. */
static bool survey_one(Survey *s, const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutError *error)
{
    Key *search = s->base == NULL ? &s->first : is_base(options) ? &s->group : &s->other;
    key_close(search);
    if (!key_open(search, game, NULL, options, error))
        return false;
    PlycutConvention *c = &s->all->items[s->all->count++];
    note_result(c, options, search);
    if (is_base(options))
        s->base = search;
    if (search != &s->first)
        compare(&s->first, search, c->differs);
    if (search != s->base)
        compare(s->base, search, c->differs_here);
    return true;
}

static bool survey_rules(Survey *s, const PlycutGame *game, PlycutSearchOptions options,
                         PlycutError *error)
{
    for (int cut = PLYCUT_CUT_EQUAL; cut <= PLYCUT_CUT_STRICT; cut++)
        for (int fail = PLYCUT_FAIL_SOFT; fail <= PLYCUT_FAIL_HARD; fail++) {
            options.cut = (PlycutCut)cut;
            options.fail = (PlycutFail)fail;
            bool applies = fail == PLYCUT_FAIL_SOFT || options.algorithm->root_window;
            if (applies && !survey_one(s, game, &options, error))
                return false;
        }
    return true;
}

static bool survey(Survey *s, const PlycutGame *game, PlycutSearchOptions options,
                   PlycutError *error)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_GIVEN, PLYCUT_ORDER_REVERSED};
    for (size_t i = plycut_algorithm_count(); i-- > 0;)
        for (size_t k = 0; k < 2; k++) {
            options.algorithm = plycut_algorithm(i);
            if (!options.algorithm->core || !options.algorithm->windowed)
                continue;
            options.order = ORDERS[k];
            if (!survey_rules(s, game, options, error))
                return false;
        }
    return true;
}

bool plycut_conventions(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutConventions *conventions, PlycutError *error)
{
    Survey s = {.all = conventions};
    *conventions = (PlycutConventions){.items = calloc(MOST_CONVENTIONS, sizeof(PlycutConvention)),
                                       .valuation = plycut_game_valuation(game),
                                       .limits = plycut_game_limits(game)};
    if (conventions->items == NULL)
        return plycut_no_memory(error);
    bool done = survey(&s, game, *options, error);
    key_close(&s.first);
    key_close(&s.group);
    key_close(&s.other);
    if (!done)
        plycut_conventions_free(conventions);
    return done;
}

void plycut_conventions_free(PlycutConventions *conventions)
{
    free(conventions->items);
    *conventions = (PlycutConventions){0};
}
