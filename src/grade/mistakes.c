/* Mistakes of writing: a right search is written down wrong; what its answers mean. */
#include "grade/mistake.h"

#include "trace/viewpoint.h"

/* ---- Counts ---------------------------------------------------------------------------------- */

static void meant_PRUNED_ROOTS(const Facts *f, Answer *a)
{
    if (a->fact == PLYCUT_FACT_NODES)
        a->number -= (double)f->pruned.count;
}

static void meant_PRUNED_LEAVES(const Facts *f, Answer *a)
{
    if (a->fact == PLYCUT_FACT_LEAVES)
        a->number = (double)plycut_trace_leaves(f->trace, 0, false) - a->number;
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

static void meant_SIDES(const Facts *f, Answer *a)
{
    (void)f;
    if (a->fact == PLYCUT_FACT_CUTOFFS && a->cutoff.alpha != UNSTATED)
        a->cutoff.alpha = !a->cutoff.alpha;
}

static PlycutFact other_count(PlycutFact fact)
{
    return fact == PLYCUT_FACT_SHALLOW ? PLYCUT_FACT_DEEP
           : fact == PLYCUT_FACT_DEEP  ? PLYCUT_FACT_SHALLOW
                                       : fact;
}

static void meant_KINDS(const Facts *f, Answer *a)
{
    bool named = a->cutoff.kind == PLYCUT_DEEP || a->cutoff.kind == PLYCUT_SHALLOW;
    (void)f;
    if (a->fact == PLYCUT_FACT_CUTOFFS && named)
        a->cutoff.kind = a->cutoff.kind == PLYCUT_DEEP ? PLYCUT_SHALLOW : PLYCUT_DEEP;
    a->fact = other_count(a->fact);
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

static bool is_mins(const Facts *f, const Answer *a)
{
    return f->trace->nodes[a->node == PLYCUT_NO_NODE ? 0 : a->node].player == PLYCUT_MIN;
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

const Mistake mistake_table[MISTAKES] = {
#define SEARCHED(id, name, text, ...) {name, text, {__VA_ARGS__}, NULL},
#define WRITTEN(id, name, text)       {name, text, {0}, meant_##id},
#include "grade/mistakes.def"
};
