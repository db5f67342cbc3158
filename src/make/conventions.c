/* conventions.c - one tree searched under every convention, and what changes. */
#include "base/same.h"

#include <plycut/make.h>

#include <stdlib.h>
#include <string.h>

/* ---- Aspects: are two searches the same in it? ----------------------------------------------- */

static bool same_node(const PlycutTrace *a, uint32_t x, const PlycutTrace *b, uint32_t y)
{
    return strcmp(a->nodes[x].path, b->nodes[y].path) == 0;
}

static bool aspect_VALUE(const PlycutTrace *a, const PlycutTrace *b)
{
    return same_number(a->result.value, b->result.value);
}

static bool aspect_BEST(const PlycutTrace *a, const PlycutTrace *b)
{
    return a->result.pv_length == 0 || b->result.pv_length == 0
               ? a->result.pv_length == b->result.pv_length
               : a->result.pv[0] == b->result.pv[0];
}

/* The next event of a kind from i on. */
static size_t next_event(const PlycutTrace *trace, size_t i, PlycutEventKind kind)
{
    while (i < trace->event_count && trace->events[i].kind != kind)
        i++;
    return i;
}

typedef bool SameEvent(const PlycutTrace *a, const PlycutTraceEvent *x, const PlycutTrace *b,
                       const PlycutTraceEvent *y);

/* Are the events of a kind the same, one by one? */
static bool same_events(const PlycutTrace *a, const PlycutTrace *b, PlycutEventKind kind,
                        SameEvent *same)
{
    for (size_t i = 0, k = 0;; i++, k++) {
        i = next_event(a, i, kind);
        k = next_event(b, k, kind);
        if (i == a->event_count || k == b->event_count)
            return i == a->event_count && k == b->event_count;
        if (!same(a, &a->events[i], b, &b->events[k]))
            return false;
    }
}

static bool same_place(const PlycutTrace *a, const PlycutTraceEvent *x, const PlycutTrace *b,
                       const PlycutTraceEvent *y)
{
    return same_node(a, x->node, b, y->node);
}

static bool same_cutoff(const PlycutTrace *a, const PlycutTraceEvent *x, const PlycutTrace *b,
                        const PlycutTraceEvent *y)
{
    return same_node(a, x->node, b, y->node) && x->cut_kind == y->cut_kind;
}

static bool aspect_LEAVES(const PlycutTrace *a, const PlycutTrace *b)
{
    return same_events(a, b, PLYCUT_EVENT_LEAF, same_place);
}

static bool aspect_CUTOFFS(const PlycutTrace *a, const PlycutTrace *b)
{
    return same_events(a, b, PLYCUT_EVENT_CUTOFF, same_cutoff);
}

static bool aspect_PRUNED(const PlycutTrace *a, const PlycutTrace *b)
{
    if (a->pruned_count != b->pruned_count)
        return false;
    for (size_t i = 0; i < a->pruned_count; i++)
        if (!same_node(a, a->pruned[i], b, b->pruned[i]))
            return false;
    return true;
}

/* Is every node that both searches visited the same? Nodes that only one visited do not count. */
static bool same_nodes(const PlycutTrace *a, const PlycutTrace *b,
                       bool (*same)(const PlycutTraceNode *x, const PlycutTraceNode *y))
{
    for (uint32_t i = 0; i < a->node_count; i++) {
        uint32_t k = a->nodes[i].visited ? plycut_trace_find(b, a->nodes[i].path) : PLYCUT_NO_NODE;
        if (k != PLYCUT_NO_NODE && b->nodes[k].visited && !same(&a->nodes[i], &b->nodes[k]))
            return false;
    }
    return true;
}

static bool same_window(const PlycutTraceNode *x, const PlycutTraceNode *y)
{
    return same_number(x->alpha.value, y->alpha.value) && same_number(x->beta.value, y->beta.value);
}

static bool same_return(const PlycutTraceNode *x, const PlycutTraceNode *y)
{
    return same_number(x->value, y->value) && x->type == y->type;
}

static bool aspect_WINDOWS(const PlycutTrace *a, const PlycutTrace *b)
{
    return same_nodes(a, b, same_window);
}

static bool aspect_RETURNED(const PlycutTrace *a, const PlycutTrace *b)
{
    return same_nodes(a, b, same_return);
}

static void compare(const PlycutTrace *a, const PlycutTrace *b, bool differs[PLYCUT_ASPECTS])
{
#define ASPECT(id, name, words, key) differs[PLYCUT_ASPECT_##id] = !aspect_##id(a, b);
#include <plycut/exercise.def>
#undef ASPECT
}

/* ---- Every convention ------------------------------------------------------------------------ */

enum { MOST_CONVENTIONS = 2 * 2 * 2 * 2 };

/* The searches that others are held against. */
typedef struct Survey {
    PlycutConventions *all;
    PlycutTrace first, base; /* the default's, and that of equal/soft of this algorithm and order */
} Survey;

static bool is_base(const PlycutSearchOptions *options)
{
    return options->cut == PLYCUT_CUT_EQUAL && options->fail == PLYCUT_FAIL_SOFT;
}

static void note_best(PlycutConvention *c, const PlycutTrace *trace)
{
    uint32_t child = trace->nodes[0].first_child;
    if (trace->result.pv_length == 0)
        return;
    while (trace->nodes[child].move != trace->result.pv[0])
        child++;
    memcpy(c->best, trace->nodes[child].path, strlen(trace->nodes[child].path));
}

/* Search once. The first search of an algorithm and order is its base; the very first the default.
 */
static bool survey_one(Survey *s, const PlycutGame *game, const PlycutSearchOptions *options,
                       PlycutError *error)
{
    PlycutTrace trace = {0};
    PlycutConvention *c = &s->all->items[s->all->count];
    if (!plycut_trace_record(game, options, &trace, error))
        return false;
    *c = (PlycutConvention){.options = *options, .result = trace.result};
    note_best(c, &trace);
    s->all->count++;
    if (s->first.nodes == NULL) {
        s->first = trace;
        return true;
    }
    compare(&s->first, &trace, c->differs);
    if (is_base(options)) {
        plycut_trace_free(&s->base);
        s->base = trace;
        return true;
    }
    compare(s->base.nodes != NULL ? &s->base : &s->first, &trace, c->differs_here);
    plycut_trace_free(&trace);
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
                                       .valuation = plycut_game_valuation(game)};
    if (conventions->items == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the conventions");
    bool done = survey(&s, game, *options, error);
    plycut_trace_free(&s.first);
    plycut_trace_free(&s.base);
    if (!done)
        plycut_conventions_free(conventions);
    return done;
}

void plycut_conventions_free(PlycutConventions *conventions)
{
    free(conventions->items);
    *conventions = (PlycutConventions){0};
}
