/* The conventions that answers might follow. */
#include "grade/grade.h"

/* Which parts of a convention make a difference: minimax has no bounds to cut at. */
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
    return a->order == b->order && a->seed == b->seed && a->then == b->then;
}

static int differences(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return (a->cut != b->cut) + (a->fail != b->fail) + !same_order(a, b) +
           (a->algorithm != b->algorithm);
}

/* Keep the list sorted by differences; equal ones stay in the order in which they come. */
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
        options.then = PLYCUT_ORDER_GIVEN;
        options.seed = 0;
    }
    return options;
}

/* All cut rules, fail rules and core algorithms (there are three) for one order. */
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

static void rule_tell(PlycutOut *out, const char **between, const char *name, const char *word)
{
    plycut_out_format(out, "%s%s%s", *between, name, word);
    *between = ", ";
}

void convention_tell(const void *what, PlycutOut *out)
{
    const Convention *convention = what;
    const PlycutSearchOptions *o = convention->options, *other = convention->other;
    char order[PLYCUT_ORDERING_MAX];
    const char *between = "";
    const bool all = other == NULL;
    if (all || o->algorithm != other->algorithm)
        rule_tell(out, &between, "", o->algorithm->name);
    if (o->algorithm->windowed && (all || o->cut != other->cut))
        rule_tell(out, &between, "cut=", plycut_cut_text(o->cut));
    if (o->algorithm->root_window && (all || o->fail != other->fail))
        rule_tell(out, &between, "fail=", plycut_fail_text(o->fail));
    if (all || !same_order(o, other))
        rule_tell(out, &between, "order=", plycut_ordering_text(o, order));
    if (all && o->depth >= 0)
        plycut_out_format(out, "%sdepth=%d", between, o->depth);
    if (all && plycut_search_windowed(o))
        sentence_write(out, NULL, "{between}window={alpha},{beta}",
                       TERMS(TEXT(between, between), EXACT(alpha, o->alpha), EXACT(beta, o->beta)));
}
