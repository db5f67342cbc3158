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

bool same_order(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return a->order == b->order && a->seed == b->seed && a->then == b->then;
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

/* There are three core algorithms. */
static const PlycutAlgorithm *core_algorithm(size_t which)
{
    size_t at = plycut_algorithm_count();
    do
        at--;
    while (!plycut_algorithm(at)->core || which-- > 0);
    return plycut_algorithm(at);
}

/* All cut rules, fail rules, core algorithms and orders. */
enum { COMBINED = 2 * 2 * 3 * 3 };
static PlycutSearchOptions convention_at(const PlycutSearchOptions *stated, size_t which)
{
    PlycutSearchOptions other = ordered(*stated, (int)(which / 12));
    other.algorithm = core_algorithm(which / 4 % 3);
    if (other.algorithm->windowed)
        other.cut = which / 2 % 2 == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    if (other.algorithm->root_window)
        other.fail = which % 2 == 0 ? PLYCUT_FAIL_SOFT : PLYCUT_FAIL_HARD;
    other.has_guess &= plycut_search_tests(&other);
    return other;
}

int count_differences(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return (a->cut != b->cut) + (a->fail != b->fail) + !same_order(a, b) +
           (a->algorithm != b->algorithm);
}

bool other_convention(const PlycutSearchOptions *stated, size_t which, PlycutSearchOptions *other)
{
    *other = convention_at(stated, which % COMBINED);
    return count_differences(stated, other) == (int)(which / COMBINED) + 1 &&
           !same_convention(stated, other);
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
    if (all)
        depth_tell(o, out);
    if (all && plycut_search_windowed(o))
        sentence_write(out, NULL, "{between}window={alpha},{beta}",
                       TERMS(TEXT(between, between), EXACT(alpha, o->alpha), EXACT(beta, o->beta)));
}

void graded_tell(const void *what, PlycutOut *out)
{
    const PlycutGrade *grade = what;
    convention_tell(&(const Convention){&grade->stated, NULL}, out);
    rules_tell(&(const Rules){&grade->stated, grade->limits}, out);
}
