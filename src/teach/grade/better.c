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

/* Everything is right under the better convention, which prunes more or less than the stated one. */
static void write_right(const PlycutGrade *grade, const PlycutTrace *stated,
                        const PlycutTrace *better, PlycutText *text)
{
    uint32_t node = PLYCUT_NO_NODE;
    const PlycutTrace *more = stated;
    const PlycutTraceEvent *e = NULL;
    if (better->options.algorithm != stated->options.algorithm)
        e = first_more(stated, better, &node);
    if (e == NULL && better->options.algorithm != stated->options.algorithm) {
        e = first_more(better, stated, &node);
        more = better;
    }
    sentence_add(text, more,
                 e == NULL        ? SENTENCE_RIGHT_FOR
                 : more == stated ? SENTENCE_RIGHT_FOR_LESS
                                  : SENTENCE_RIGHT_FOR_MORE,
                 TERMS(CONVENTION(&grade->better, &grade->stated),
                       TEXT(algorithm, stated->options.algorithm->name), NODE(node, node),
                       TEXT(kind, e != NULL ? plycut_cut_kind_text(e->cut_kind) : "")));
}

/* What the student took for stated, and nothing states. */
static void write_unstated(const Grading *g, const PlycutTrace *stated, PlycutText *text)
{
    const size_t member = plycut_search_difference(&g->grade->better, &g->grade->stated);
    if (g->published || g->task->of_program || member == plycut_search_member_count() ||
        task_states(g->task, member))
        return;
    sentence_add(text, stated, SENTENCE_UNSTATED,
                 TERMS(TEXT(member, plycut_search_member(member)->name),
                       CONVENTION(&g->grade->stated, &g->grade->better)));
}

static bool write_better(const Grading *g, const PlycutTrace *stated, const PlycutTrace *better)
{
    PlycutGrade *grade = g->grade;
    PlycutText text = {0};
    if (grade->better_right == grade->count) {
        write_right(grade, stated, better, &text);
        write_unstated(g, stated, &text);
    } else {
        sentence_add(&text, stated, SENTENCE_NEARER_TO,
                     TERMS(COUNT(right, grade->better_right), COUNT(count, grade->count),
                           CONVENTION(&grade->better, &grade->stated)));
    }
    bool written = !text.failed;
    grade->better_text = mark_text(g->grades->arena, written ? text.bytes : "", TEXT_MOST);
    plycut_text_free(&text);
    return written || plycut_no_memory(g->error);
}

/* A convention that leaves something wrong is named only if it clearly beats the stated one and no mistake is named. */
static bool is_worth_naming(const PlycutGrade *grade, size_t right)
{
    size_t gained = right - grade->right, wrong = grade->count - grade->right;
    return right == grade->count ||
           (grade->mistake_count == 0 && gained >= 2 && 2 * gained >= wrong);
}

/* The convention under which the most answers are right; in a tie, the one with the fewest differences. */
bool grade_better(const Grading *g, const Key *stated)
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
    return write_better(g, &stated->trace, better);
}
