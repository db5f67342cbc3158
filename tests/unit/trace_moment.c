/* A moment of a search against its definition: what the first events say of each node is looked up
 * again among them, from the beginning, for every tree of the catalogue, algorithm and event. */
#include "explain_kit.h"

#include <math.h>

static bool same(double a, double b)
{
    return (isnan(a) && isnan(b)) || a == b;
}

/* ---- The naive state ------------------------------------------------------------------------- */

static bool is_visit(const PlycutTraceEvent *event)
{
    return event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF ||
           event->kind == PLYCUT_EVENT_TABLE;
}

/* The last event of this kind at a node, between two events, or NULL. */
static const PlycutTraceEvent *last_of(PlycutEventKind kind, uint32_t node,
                                       const PlycutTraceEvent *from, const PlycutTraceEvent *to)
{
    const PlycutTraceEvent *last = NULL;
    for (; from < to; from++)
        if (from->node == node && from->kind == kind)
            last = from;
    return last;
}

static double best_of(const PlycutTrace *t, uint32_t node, const PlycutTraceEvent *from,
                      const PlycutTraceEvent *to)
{
    double best = NAN;
    for (; from < to; from++)
        if (from->kind == PLYCUT_EVENT_UPDATE && from->node == node)
            best = PLYCUT_BY_PLAYER(t->nodes[node].player, fmax(best, from->value),
                                    fmin(best, from->value), from->best);
    return best;
}

static bool prunes(const PlycutTrace *t, const PlycutTraceEvent *event, uint32_t node)
{
    for (uint32_t i = 0; event->kind == PLYCUT_EVENT_CUTOFF && i < event->pruned_count; i++)
        if (t->pruned[event->first_pruned + i] == node)
            return true;
    return false;
}

typedef struct Moment {
    const PlycutTrace *whole, *moment;
    const PlycutTraceEvent *begin, *end; /* its events */
    const char *tree;
} Moment;

#define expect(m, node, condition)                                                                 \
    cr_expect(condition, "%s by %s after %zu events: %s: %s", (m)->tree,                           \
              (m)->whole->options.algorithm->name, (size_t)((m)->end - (m)->begin),                \
              (m)->whole->nodes[node].path, #condition)

/* Has a cutoff listed a node that was never visited? */
static bool is_pruned(const Moment *m, uint32_t id)
{
    bool listed = false, visited = false;
    for (const PlycutTraceEvent *e = m->begin; e < m->end; e++) {
        listed |= prunes(m->whole, e, id);
        visited |= is_visit(e) && e->node == id;
    }
    return listed && !visited;
}

static void expect_never_met(const Moment *m, uint32_t id)
{
    const PlycutTraceNode *n = &m->moment->nodes[id], *whole = &m->whole->nodes[id];
    bool pruned = is_pruned(m, id), ahead = !pruned;
    for (uint32_t up = n->parent; up != PLYCUT_NO_NODE; up = m->whole->nodes[up].parent)
        ahead = ahead && !is_pruned(m, up);
    expect(m, id, !n->visited && !n->open && !n->cut && !n->known && n->visit == 0);
    expect(m, id, n->pruned == pruned && n->ahead == ahead);
    expect(m, id, isnan(n->alpha.value) && isnan(n->beta.value));
    expect(m, id, n->leaf ? same(n->value, whole->value) : isnan(n->value));
}

static void expect_window(const Moment *m, uint32_t id, const PlycutTraceEvent *e)
{
    const PlycutTraceNode *n = &m->moment->nodes[id];
    expect(m, id, n->alpha.value == e->alpha && n->beta.value == e->beta);
    expect(m, id, n->alpha.owner == e->alpha_owner && n->beta.owner == e->beta_owner);
    expect(m, id, n->alpha.witness == e->alpha_witness && n->beta.witness == e->beta_witness);
}

static void expect_cut(const Moment *m, uint32_t id, const PlycutTraceEvent *cutoff)
{
    const PlycutTraceNode *n = &m->moment->nodes[id];
    expect(m, id, n->cut == (cutoff != NULL));
    if (cutoff != NULL)
        expect(m, id,
               n->cut_kind == cutoff->cut_kind && n->cut_value == cutoff->value &&
                   n->cut_bound == cutoff->bound && n->cut_owner == cutoff->owner);
}

static void expect_met(const Moment *m, uint32_t id, const PlycutTraceEvent *entry)
{
    const PlycutTraceNode *n = &m->moment->nodes[id];
    const PlycutTraceEvent *left =
        entry->kind != PLYCUT_EVENT_ENTER ? entry : last_of(PLYCUT_EVENT_EXIT, id, entry, m->end);
    const PlycutTraceEvent *update = last_of(PLYCUT_EVENT_UPDATE, id, entry, m->end);
    expect(m, id, n->visited && !n->ahead && !n->pruned && n->open == (left == NULL));
    expect(m, id, n->known == (entry->kind == PLYCUT_EVENT_TABLE));
    expect(m, id,
           same(n->value, left != NULL ? left->value : best_of(m->whole, id, entry, m->end)));
    if (left != NULL && !n->leaf)
        expect(m, id, n->type == left->type && n->low == left->low && n->high == left->high);
    expect_window(m, id, left == NULL && update != NULL ? update : entry);
    expect_cut(m, id, last_of(PLYCUT_EVENT_CUTOFF, id, entry, m->end));
}

static void expect_node(const Moment *m, uint32_t id)
{
    const PlycutTraceNode *n = &m->moment->nodes[id];
    const PlycutTraceEvent *entry = NULL;
    bool cause = false;
    for (const PlycutTraceEvent *e = m->begin; e < m->end; e++) {
        if (is_visit(e) && e->node == id)
            entry = e;
        cause |= e->kind == PLYCUT_EVENT_CUTOFF && e->owner == id;
    }
    expect(m, id, n->cause == cause && !n->pv);
    if (entry == NULL)
        expect_never_met(m, id);
    else
        expect_met(m, id, entry);
}

static void expect_counts(const Moment *m)
{
    uint64_t nodes = 0, leaves = 0, cutoffs[3] = {0};
    int64_t pruned_subtrees = 0, pruned_leaves = 0;
    for (uint32_t id = 0; id < m->whole->node_count; id++) {
        const bool pruned = m->moment->nodes[id].pruned;
        pruned_subtrees += pruned;
        pruned_leaves += pruned ? (int64_t)plycut_trace_leaves(m->whole, id, false) : 0;
    }
    for (const PlycutTraceEvent *e = m->begin; e < m->end; e++) {
        nodes += is_visit(e);
        leaves += e->kind == PLYCUT_EVENT_LEAF;
        if (e->kind == PLYCUT_EVENT_CUTOFF)
            cutoffs[e->cut_kind]++;
    }
    const PlycutResult *r = &m->moment->result;
    expect(m, 0, r->nodes == nodes && r->leaves == leaves);
    expect(m, 0, r->pruned_subtrees == pruned_subtrees && r->pruned_leaves == pruned_leaves);
    for (int kind = 0; kind < 3; kind++)
        expect(m, 0, r->cutoffs[kind] == cutoffs[kind]);
    bool begun = m->end > m->begin && m->end[-1].kind != PLYCUT_EVENT_PASS;
    expect(m, 0, m->moment->current == (begun ? m->end[-1].node : PLYCUT_NO_NODE));
    expect(m, 0, r->pv_length == 0);
}

/* ---- Every moment of a search ---------------------------------------------------------------- */

static void expect_moment(const PlycutTrace *whole, const PlycutTrace *moment, const char *tree)
{
    Moment m = {whole, moment, whole->events, whole->events + moment->event_count, tree};
    for (uint32_t id = 0; id < whole->node_count; id++)
        expect_node(&m, id);
    expect_counts(&m);
}

/* The last moment is the finished search, except for the principal variation. */
static void expect_last(const PlycutTrace *whole, const PlycutTrace *moment, const char *tree)
{
    Moment m = {whole, moment, whole->events, whole->events + whole->event_count, tree};
    for (uint32_t id = 0; id < whole->node_count; id++) {
        const PlycutTraceNode *n = &moment->nodes[id], *w = &whole->nodes[id];
        expect(&m, id, n->visited == w->visited && n->visit == w->visit && n->visits == w->visits);
        expect(&m, id, n->pruned == w->pruned && n->cut == w->cut && n->cause == w->cause);
        expect(&m, id, same(n->value, w->value) && n->type == w->type && n->known == w->known);
        expect(&m, id, n->alpha.scout == w->alpha.scout && n->beta.scout == w->beta.scout);
        expect(&m, id, same(n->alpha.value, w->alpha.value) && same(n->beta.value, w->beta.value));
        expect(&m, id, !n->cut || n->cut_scout == w->cut_scout);
    }
    expect(&m, 0, moment->result.value == whole->result.value);
    expect(&m, 0, moment->result.type == whole->result.type);
    expect(&m, 0, moment->result.nodes == whole->result.nodes);
    expect(&m, 0, moment->result.pruned_subtrees == whole->result.pruned_subtrees);
    expect(&m, 0, moment->result.pruned_leaves == whole->result.pruned_leaves);
    expect(&m, 0, moment->result.distinct_leaves == whole->result.distinct_leaves);
}

static void expect_moments(const PlycutTrace *whole, const char *tree)
{
    PlycutTrace moment, fresh;
    PlycutError error = {0};
    cr_assert(plycut_trace_until(whole, 0, &moment, &error), "%s", error.text);
    for (size_t count = 0; count <= whole->event_count; count++) {
        plycut_trace_advance(&moment, count);
        expect_moment(whole, &moment, tree);
    }
    expect_last(whole, &moment, tree);
    cr_assert(plycut_trace_until(whole, whole->event_count / 2, &fresh, &error), "%s", error.text);
    expect_moment(whole, &fresh, tree);
    plycut_trace_free(&fresh);
    plycut_trace_free(&moment);
}

static void expect_search(const PlycutGame *game, const PlycutSearchOptions *options,
                          const char *tree)
{
    PlycutTrace whole;
    PlycutError error = {0};
    cr_assert(plycut_trace_record(game, options, &whole, &error), "%s: %s", tree, error.text);
    expect_moments(&whole, tree);
    plycut_trace_free(&whole);
}

static size_t expect_tree(const char *name)
{
    PlycutGame game = kit_game(name);
    for (size_t i = 0; i < plycut_algorithm_count(); i++) {
        PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(i));
        if (kit_fits(&game, &options))
            expect_search(&game, &options, name);
    }
    plycut_game_release(&game);
    return 1;
}

Test(trace_moment, is_what_the_first_events_say_in_every_tree)
{
    kit_catalogue(expect_tree);
}

/* What a probe leaves out is pruned only if the chance node above cuts off. */
Test(trace_moment, is_what_the_first_events_say_of_probes)
{
    for (unsigned seed = 1; seed <= 20; seed++) {
        char spec[128];
        snprintf(spec, sizeof spec, "random:b=3,d=4,seed=%u,values=0..9,players=%s,limits=0..9",
                 seed, seed % 2 == 0 ? "max/chance/min" : "min/chance/max/chance");
        PlycutGame game = kit_game(spec);
        PlycutSearchOptions options = kit_options("star2");
        options.expand_pruned = true;
        expect_search(&game, &options, spec);
        plycut_game_release(&game);
    }
}

/* Passes, windows, a table, what is learned, fail-hard, and games that are generated. */
Test(trace_moment, is_what_the_first_events_say_of_every_kind_of_search)
{
    static const char *const SPECS[] = {"random:b=3,d=4,seed=1,values=0..9",
                                        "tictactoe:XOX/.O./...", "othello:4x4"};
    for (size_t spec = 0; spec < sizeof SPECS / sizeof *SPECS; spec++)
        for (size_t i = 0; i < 2 * plycut_algorithm_count(); i++) {
            PlycutGame game = kit_game(SPECS[spec]);
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(i / 2));
            options.depth = 4;
            options.expand_pruned = true;
            if (options.algorithm->gives == PLYCUT_GIVES_PROBE)
                options.algorithm = plycut_algorithm_default(); /* it needs limits */
            if (i % 2 == 1) {
                options.fail = PLYCUT_FAIL_HARD;
                options.deepen = options.algorithm->windowed;
                options.aspiration = options.algorithm->root_window ? 1 : 0;
                options.learned = options.algorithm->windowed ? PLYCUT_LEARNED_KILLER : 0;
                options.table = options.algorithm->windowed ? 64 : 0;
            }
            expect_search(&game, &options, SPECS[spec]);
            plycut_game_release(&game);
        }
}

/* At a moment of a pass, the passes before it are finished, and the later ones do not show. */
Test(trace_moment, of_a_pass_knows_the_passes_before_it)
{
    PlycutGame game = kit_game("random:b=3,d=4,seed=1,values=0..9");
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutTrace whole, moment;
    PlycutError error = {0};
    options.deepen = true;
    cr_assert(plycut_trace_record_pass(&game, &options, 2, &whole, &error), "%s", error.text);
    cr_assert(plycut_trace_until(&whole, 3, &moment, &error), "%s", error.text);
    cr_expect_eq(whole.pass_count, 4);
    cr_expect_eq(moment.pass_count, 2);
    cr_expect(!moment.passes[1].finished && isnan(moment.passes[1].result.value));
    cr_expect_eq(moment.passes[1].result.nodes, 2);
    cr_expect_eq(moment.total.nodes, whole.passes[0].result.nodes + 2);
    cr_expect_eq(moment.total.passes, 1);
    plycut_trace_free(&moment);
    plycut_trace_free(&whole);
    plycut_game_release(&game);
}

/* Nothing that comes later can be read from a leaf that the search has not reached. */
Test(trace_moment, hides_the_leaves_of_a_game_that_was_not_expanded)
{
    PlycutGame game = kit_game("random:b=2,d=3,seed=1,values=0..9");
    PlycutSearchOptions options = kit_options("alpha-beta");
    PlycutTrace whole, moment;
    PlycutError error = {0};
    cr_assert(plycut_trace_record(&game, &options, &whole, &error), "%s", error.text);
    cr_assert(plycut_trace_until(&whole, 3, &moment, &error), "%s", error.text);
    for (uint32_t n = 0; n < whole.node_count; n++)
        cr_expect(isnan(moment.nodes[n].value), "%s", whole.nodes[n].path);
    plycut_trace_free(&moment);
    plycut_trace_free(&whole);
    plycut_game_release(&game);
}
