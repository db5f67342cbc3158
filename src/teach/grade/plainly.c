/* The rules of a search in plain words: what a student reads instead of cut=strict. */
#include "grade/grade.h"

static void clause_put(PlycutOut *out, size_t *count, TextId id, const Term *terms)
{
    plycut_out_text(out, (*count)++ > 0 ? text_of(SENTENCE_CLAUSES_BETWEEN) : "");
    sentence_write(out, NULL, text_of(id), terms);
}

static void order_put(PlycutOut *out, size_t *count, const PlycutSearchOptions *options)
{
    char order[PLYCUT_ORDERING_MAX];
    const bool plain = options->learned == 0 && options->then == PLYCUT_ORDER_GIVEN;
    clause_put(out, count,
               plain && options->order == PLYCUT_ORDER_GIVEN      ? SENTENCE_CLAUSE_FROM_LEFT
               : plain && options->order == PLYCUT_ORDER_REVERSED ? SENTENCE_CLAUSE_FROM_RIGHT
                                                                  : SENTENCE_CLAUSE_ORDER,
               TERMS(TEXT(order, plycut_ordering_text(options, order))));
}

void plainly_tell(const void *what, PlycutOut *out)
{
    const Convention *convention = what;
    const PlycutSearchOptions effective = plycut_search_effective(convention->options),
                              compared = plycut_search_effective(convention->other),
                              *o = &effective, *other = &compared;
    size_t count = 0;
    if (o->algorithm != other->algorithm)
        clause_put(out, &count, SENTENCE_CLAUSE_ALGORITHM,
                   TERMS(TEXT(algorithm, o->algorithm->name)));
    if (o->algorithm->windowed && o->cut != other->cut)
        clause_put(out, &count,
                   o->cut == PLYCUT_CUT_STRICT ? SENTENCE_CLAUSE_CUT_STRICT
                                               : SENTENCE_CLAUSE_CUT_EQUAL,
                   NO_TERMS);
    if (o->algorithm->root_window && o->fail != other->fail)
        clause_put(out, &count,
                   o->fail == PLYCUT_FAIL_HARD ? SENTENCE_CLAUSE_FAIL_HARD
                                               : SENTENCE_CLAUSE_FAIL_SOFT,
                   NO_TERMS);
    if (!same_order(o, other))
        order_put(out, &count, o);
    if (!same_number(o->alpha, other->alpha) || !same_number(o->beta, other->beta))
        clause_put(out, &count, SENTENCE_CLAUSE_WINDOW,
                   TERMS(EXACT(alpha, o->alpha), EXACT(beta, o->beta)));
}

/* Who has everything right knows the rules; the usual ones need not be said, nor those that a mistake or a remark names. */
void write_rules(PlycutOut *out, const PlycutGrade *grade, const PlycutReport *report)
{
    const PlycutSearchOptions usual = plycut_search_defaults(plycut_algorithm_default());
    if (grade->right < grade->count && !report->commands && grade->mistake_count == 0 &&
        grade->better_plain[0] == '\0' && !same_convention(&grade->stated, &usual))
        write_line(out, SENTENCE_RULES_HERE, PLAINLY(rules, &grade->stated, &usual));
}
