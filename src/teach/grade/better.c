/* The convention under which a whole submission, or most of it, would be right. */
#include "base/utf8.h"
#include "grade/grade.h"

/* The first cutoff of one search that prunes a node that the other visits, or NULL. */
static const PlycutTraceEvent *first_more(const PlycutTrace *more, const PlycutTrace *less,
                                          uint32_t *node)
{
    for (size_t i = 0; i < more->event_count; i++) {
        const PlycutTraceEvent *e = &more->events[i];
        for (uint32_t k = 0; e->kind == PLYCUT_EVENT_CUTOFF && k < e->pruned_count; k++) {
            *node = more->pruned[e->first_pruned + k];
            if (less->nodes[*node].visited)
                return e;
        }
    }
    return NULL;
}

/* A cutoff of the one search that prunes what the other visits, if the algorithms differ. */
typedef struct Apart {
    const PlycutTrace *more;        /* that prunes it */
    const PlycutTraceEvent *cutoff; /* or NULL */
    uint32_t node;
} Apart;

static Apart apart_in_pruning(const PlycutTrace *stated, const PlycutTrace *better)
{
    Apart apart = {.more = stated, .node = PLYCUT_NO_NODE};
    if (better->options.algorithm == stated->options.algorithm)
        return apart;
    apart.cutoff = first_more(stated, better, &apart.node);
    if (apart.cutoff == NULL) {
        apart.more = better;
        apart.cutoff = first_more(better, stated, &apart.node);
    }
    return apart;
}

static const char *apart_kind(const Apart *apart)
{
    return apart->cutoff != NULL ? plycut_cut_kind_text(apart->cutoff->cut_kind) : "";
}

/* Everything is right under the better convention, which prunes more or less than the stated one. */
static void write_right(const PlycutGrade *grade, const PlycutTrace *stated, const Apart *apart,
                        PlycutText *text)
{
    sentence_add(text, apart->more,
                 apart->cutoff == NULL   ? SENTENCE_RIGHT_FOR
                 : apart->more == stated ? SENTENCE_RIGHT_FOR_LESS
                                         : SENTENCE_RIGHT_FOR_MORE,
                 TERMS(CONVENTION(&grade->better, &grade->stated),
                       TEXT(algorithm, stated->options.algorithm->name), NODE(node, apart->node),
                       TEXT(kind, apart_kind(apart))));
}

/* The same to a student. */
static void write_right_plainly(const PlycutGrade *grade, const PlycutTrace *stated,
                                const Apart *apart, PlycutText *plain)
{
    sentence_add(plain, NULL, SENTENCE_ALL_RIGHT_IF,
                 TERMS(PLAINLY(rules, &grade->better, &grade->stated),
                       PLAINLY(here, &grade->stated, &grade->better)));
    if (apart->cutoff != NULL)
        sentence_add(plain, apart->more,
                     apart->more == stated ? SENTENCE_PRUNES_MORE : SENTENCE_PRUNES_LESS,
                     TERMS(NODE(node, apart->node), TEXT(kind, apart_kind(apart))));
}

/* Can one say "the exercise does not say so" of what is right, the usual rule? Not of what the student states, and not if the mistake
 * named is that nothing is pruned, or not deep: no rule is about that. */
static bool is_one_rule(const Grading *g)
{
    const PlycutGrade *grade = g->grade;
    return count_differences(&grade->stated, &grade->better) == 1 &&
           same_convention(&grade->stated, &g->task->options) &&
           (grade->mistake_count == 0 || grade->better.algorithm == grade->stated.algorithm);
}

/* What the student took for stated, and nothing states. */
static void write_unstated(const Grading *g, PlycutText *text, PlycutText *plain)
{
    const size_t member = plycut_search_difference(&g->grade->better, &g->grade->stated);
    const bool window_too =
        plycut_search_windowed(&g->grade->stated) && !g->grade->better.algorithm->root_window;
    if (!is_of_student(g) || member == plycut_search_member_count() || window_too ||
        task_states(g->task, member))
        return;
    sentence_add(text, NULL, SENTENCE_UNSTATED,
                 TERMS(TEXT(member, plycut_search_member(member)->name),
                       CONVENTION(&g->grade->stated, &g->grade->better)));
    if (!is_one_rule(g))
        return;
    text_add(plain, plain->length > 0 ? " " : "");
    sentence_add(plain, NULL, SENTENCE_RULE_UNSAID, NO_TERMS);
}

/* A mistake that is named says in its sentence what the student does, and what is right; but none is about fail, and that nothing is
 * pruned says nothing about the rule of another search that prunes nothing here, either. */
static bool names_rule(const PlycutGrade *grade, const Explained *e)
{
    return grade->mistake_count > 0 && grade->better.fail == grade->stated.fail &&
           (grade->better.algorithm != grade->stated.algorithm ||
            !is_no_pruning(e->mistaken.facts->trace->options.algorithm));
}

static bool write_better(const Grading *g, const Explained *e, const PlycutTrace *better)
{
    const PlycutTrace *stated = e->stated.facts->trace;
    PlycutGrade *grade = g->grade;
    PlycutText text = {0}, plain = {0};
    if (grade->better_right == grade->count) {
        const Apart apart = apart_in_pruning(stated, better);
        write_right(grade, stated, &apart, &text);
        if (!names_rule(grade, e))
            write_right_plainly(grade, stated, &apart, &plain);
        write_unstated(g, &text, &plain);
    } else {
        const Term *terms = TERMS(COUNT(right, grade->better_right), COUNT(count, grade->count),
                                  CONVENTION(&grade->better, &grade->stated),
                                  PLAINLY(rules, &grade->better, &grade->stated),
                                  PLAINLY(here, &grade->stated, &grade->better));
        sentence_add(&text, NULL, SENTENCE_NEARER_TO, terms);
        sentence_add(&plain, NULL, SENTENCE_MORE_RIGHT_IF, terms);
    }
    bool added = remark_add(g, &grade->better_text, &text);
    added &= remark_add(g, &grade->better_plain, &plain);
    grade->better_plain = is_of_student(g) ? grade->better_plain : grade->better_text;
    return added;
}

/* A convention that leaves something wrong is named only if it clearly beats the stated one and no mistake is named. */
static bool is_worth_naming(const PlycutGrade *grade, size_t right)
{
    size_t gained = right - grade->right, wrong = grade->count - grade->right;
    return right == grade->count ||
           (grade->mistake_count == 0 && gained >= 2 && 2 * gained >= wrong);
}

/* The convention under which the most answers are right; in a tie, the one with the fewest differences. */
bool grade_better(const Grading *g, const Explained *e)
{
    /* What an unknown leaf decides takes two searches for each leaf of the tree; exercises are small. */
    enum { DECIDED_NODES = 1000 };
    const bool small = !trace_is_unsearched(&g->subject->index.tree) ||
                       g->subject->index.tree.node_count <= DECIDED_NODES;
    PlycutGrade *grade = g->grade;
    const PlycutTrace *better = NULL;
    size_t most = grade->right;
    for (size_t i = 0; i < OTHERS_MOST && most < grade->count && small; i++) {
        PlycutSearchOptions other;
        if (!other_convention(&grade->stated, i, &other) ||
            !key_is_possible(&g->subject->game, &g->subject->index, &other))
            continue;
        const Key *key = subject_key(g->subject, &other, NO_MISTAKE, g->error);
        if (key == NULL)
            return false;
        Judging judging = {.facts = &key->facts};
        size_t right = judge_all(&judging, g->items);
        if (right > most) {
            most = right;
            better = &key->trace;
            grade->better = other;
        }
    }
    if (better == NULL || !is_worth_naming(grade, most))
        return true;
    grade->better_right = most;
    return write_better(g, e, better);
}
