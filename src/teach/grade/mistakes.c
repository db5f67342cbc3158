/* The mistakes that have a name; and of those in writing down a right search, what the answers mean. */
#include "grade/mark.h"

#include <plycut/grade.h>

#include "base/same.h"
#include "facts/facts.h"
#include "trace/viewpoint.h"

/* ---- Counts ---------------------------------------------------------------------------------- */

static void meant_PRUNED_ROOTS(const Facts *f, Answer *a)
{
    if (a->fact == PLYCUT_FACT_NODES)
        a->number -= (double)f->pruned.count;
}

/* A visit more of a leaf is a leaf more that was visited, but none less that is pruned. */
static void meant_PRUNED_LEAVES(const Facts *f, Answer *a)
{
    const PlycutTrace *t = f->trace;
    const uint64_t visits = t->result.leaves, again = visits - plycut_trace_leaves(t, 0, true);
    if (a->fact == PLYCUT_FACT_LEAVES)
        a->number = (double)(plycut_trace_leaves(t, 0, false) + again) - a->number;
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

static void meant_SIDES(const Facts *f, Answer *a)
{
    (void)f;
    if (a->fact == PLYCUT_FACT_CUTOFFS && a->cutoff.alpha != UNSTATED)
        a->cutoff.alpha = !a->cutoff.alpha;
}

static void meant_KINDS(const Facts *f, Answer *a)
{
    bool named = a->cutoff.kind == PLYCUT_DEEP || a->cutoff.kind == PLYCUT_SHALLOW;
    (void)f;
    if (a->fact == PLYCUT_FACT_CUTOFFS && named)
        a->cutoff.kind = a->cutoff.kind == PLYCUT_DEEP ? PLYCUT_SHALLOW : PLYCUT_DEEP;
    a->fact = a->fact == PLYCUT_FACT_SHALLOW ? PLYCUT_FACT_DEEP
              : a->fact == PLYCUT_FACT_DEEP  ? PLYCUT_FACT_SHALLOW
                                             : a->fact;
}

/* ---- Values and windows ---------------------------------------------------------------------- */

static void meant_ENDS(const Facts *f, Answer *a)
{
    double alpha = a->alpha;
    (void)f;
    if (a->fact == PLYCUT_FACT_WINDOWS) {
        a->alpha = a->beta;
        a->beta = alpha;
    }
}

/* AIMA's figures show at each node the range that its value is in. */
static void meant_RANGES(const Facts *f, Answer *a)
{
    const PlycutTraceNode *node = a->fact == PLYCUT_FACT_WINDOWS ? &f->trace->nodes[a->node] : NULL;
    if (node == NULL || a->never || !node->visited || !same_number(a->alpha, node->low) ||
        !same_number(a->beta, node->high))
        return;
    const Answer window = fact_derive(f, PLYCUT_FACT_WINDOWS, a->node, 0);
    a->alpha = window.alpha;
    a->beta = window.beta;
}

static bool is_mins(const Facts *f, const Answer *a)
{
    const uint32_t node = a->node == PLYCUT_NO_NODE ? 0 : a->node;
    return PLYCUT_BY_PLAYER(f->trace->nodes[node].player, false, true, false);
}

/* At MIN nodes, negamax changes the sign: lower bounds become upper bounds, and the ends of a window change places. */
static void meant_NEGAMAX_VALUES(const Facts *f, Answer *a)
{
    if ((a->fact != PLYCUT_FACT_VALUE && a->fact != PLYCUT_FACT_VALUES) || !is_mins(f, a))
        return;
    a->number = number_turned(a->number);
    a->bound = bound_turned(a->bound);
}

static void meant_NEGAMAX_WINDOWS(const Facts *f, Answer *a)
{
    if (a->fact == PLYCUT_FACT_WINDOWS && is_mins(f, a))
        ends_turn(&a->alpha, &a->beta);
}

static void meant_NEGAMAX(const Facts *f, Answer *a)
{
    meant_NEGAMAX_VALUES(f, a);
    meant_NEGAMAX_WINDOWS(f, a);
}

/* ---- The list -------------------------------------------------------------------------------- */

static const struct {
    PlycutMistake mistake;
    Meant *meant;
} WRITTEN_DOWN[] = {
#define WRITTEN(id, name, clause, text) {{name, text, clause}, meant_##id},
#include "grade/mistakes.def"
};

size_t plycut_mistake_count(void)
{
    return plycut_mistaken_count() + sizeof WRITTEN_DOWN / sizeof *WRITTEN_DOWN;
}

PlycutMistake plycut_mistake(size_t index)
{
    const size_t searched = plycut_mistaken_count();
    if (index >= searched)
        return WRITTEN_DOWN[index - searched].mistake;
    const PlycutAlgorithm *mistaken = plycut_mistaken(index);
    return (PlycutMistake){mistaken->name, mistaken->feedback, mistaken->mistake};
}

Meant *mistake_meant(MistakeId id)
{
    const size_t searched = plycut_mistaken_count();
    return id < searched ? NULL : WRITTEN_DOWN[id - searched].meant;
}

static bool mistake_order_fits(const PlycutAlgorithm *mistaken, PlycutOrder stated)
{
    return (stated == PLYCUT_ORDER_GIVEN || stated == PLYCUT_ORDER_REVERSED) &&
           (mistaken->order == NULL || *mistaken->order != stated);
}

bool mistake_fits(MistakeId id, const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutResult result;
    PlycutSearchOptions o = *options;
    if (mistake_meant(id) != NULL)
        return true;
    if (o.algorithm->gives >= PLYCUT_GIVES_SCOUT || o.algorithm->foreign)
        return false;
    const PlycutAlgorithm mistaken = plycut_mistaken_in(options->algorithm, id);
    o.algorithm = &mistaken;
    if (options->algorithm->searches_again && mistaken.program != options->algorithm->program &&
        !mistaken.cuts_nothing)
        return false;
    return mistake_order_fits(&mistaken, options->order) && plycut_search_fits(game, &o, &error) &&
           (plycut_game_has_values(game) || plycut_search(game, &o, NULL, &result, &error));
}
