/* The conventions that answers might have followed. */
#include "grade/grade.h"

/* What of a convention makes a difference: minimax has no bounds to cut at. */
static PlycutSearchOptions essence(const PlycutSearchOptions *options)
{
    PlycutSearchOptions o = plycut_search_effective(options);
    if (!o.algorithm->windowed)
        o.cut = PLYCUT_CUT_EQUAL;
    return o;
}

bool same_convention(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    PlycutSearchOptions x = essence(a), y = essence(b);
    return x.algorithm == y.algorithm && x.cut == y.cut && x.fail == y.fail && x.order == y.order &&
           x.seed == y.seed && same_number(x.alpha, y.alpha) && same_number(x.beta, y.beta);
}

/* ---- Other conventions ------------------------------------------------------------------- */

static bool same_order(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return a->order == b->order && a->seed == b->seed;
}

static int differences(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return (a->cut != b->cut) + (a->fail != b->fail) + !same_order(a, b) +
           (a->algorithm != b->algorithm);
}

/* Keep it sorted by differences, equal ones in the order they come. */
static size_t insert(PlycutSearchOptions *others, size_t count, const PlycutSearchOptions *stated,
                     const PlycutSearchOptions *other)
{
    size_t at = count;
    if (same_convention(stated, other))
        return count;
    for (size_t i = 0; i < count; i++)
        if (same_convention(&others[i], other))
            return count;
    for (; at > 0 && differences(stated, &others[at - 1]) > differences(stated, other); at--)
        others[at] = others[at - 1];
    others[at] = *other;
    return count + 1;
}

/* An order is the stated one, left to right or right to left. */
static PlycutSearchOptions ordered(PlycutSearchOptions options, int which)
{
    if (which > 0) {
        options.order = which == 1 ? PLYCUT_ORDER_GIVEN : PLYCUT_ORDER_REVERSED;
        options.seed = 0;
    }
    return options;
}

/* Cut rules, fail rules and algorithms for one order: the core's three algorithms. */
static size_t insert_rules(PlycutSearchOptions *others, size_t count,
                           const PlycutSearchOptions *stated, PlycutSearchOptions other)
{
    for (size_t a = plycut_algorithm_count(); a-- > 0;)
        for (int cut = PLYCUT_CUT_EQUAL; plycut_algorithm(a)->core && cut <= PLYCUT_CUT_STRICT;
             cut++)
            for (int fail = PLYCUT_FAIL_SOFT; fail <= PLYCUT_FAIL_HARD; fail++) {
                other.algorithm = plycut_algorithm(a);
                other.cut = (PlycutCut)cut;
                other.fail = other.algorithm->root_window ? (PlycutFail)fail : stated->fail;
                if (!other.algorithm->windowed)
                    other.cut = stated->cut;
                count = insert(others, count, stated, &other);
            }
    return count;
}

size_t other_conventions(const PlycutSearchOptions *stated, PlycutSearchOptions others[OTHERS_MOST])
{
    size_t count = 0;
    for (int order = 0; order < 3; order++)
        count = insert_rules(others, count, stated, ordered(*stated, order));
    return count;
}

/* ---- Words ------------------------------------------------------------------------------- */

static void brief_rule(Brief *brief, const char *name, const char *word)
{
    brief_text(brief, brief->length > 0 && brief->text[brief->length - 1] != ' ' ? ", " : "");
    brief_text(brief, name);
    brief_text(brief, "=");
    brief_text(brief, word);
}

void brief_convention(Brief *brief, const PlycutSearchOptions *options,
                      const PlycutSearchOptions *from, bool algorithm)
{
    char order[32];
    if (algorithm && options->algorithm != from->algorithm)
        brief_rule(brief, "algorithm", options->algorithm->name);
    if (options->cut != from->cut)
        brief_rule(brief, "cut", plycut_cut_text(options->cut));
    if (options->fail != from->fail && options->algorithm->root_window)
        brief_rule(brief, "fail", plycut_fail_text(options->fail));
    if (!same_order(options, from))
        brief_rule(brief, "order", plycut_order_text(options->order, options->seed, order));
}
