/* The convention under which a whole sheet would be right, or the most of it. */
#include "grade/grade.h"

/* What the one prunes and the other visits: the first such cut, or NULL. */
static const PlycutTraceEvent *first_more(const PlycutTrace *more, const PlycutTrace *less, uint32_t *node)
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

/* "this is branch-and-bound: alpha-beta also prunes E, a deep cutoff" */
static void tell_algorithm(Brief *brief, const PlycutTrace *stated, const PlycutTrace *better)
{
    uint32_t node;
    const PlycutTrace *more = stated;
    const PlycutTraceEvent *e = first_more(stated, better, &node);
    if (e == NULL) {
        e = first_more(better, stated, &node);
        more = better;
    }
    brief_text(brief, "this is ");
    brief_text(brief, better->options.algorithm->name);
    if (e == NULL)
        return;
    brief_text(brief, ": ");
    brief_text(brief, more == better ? "it" : stated->options.algorithm->name);
    brief_text(brief, " also prunes ");
    brief_node(brief, more, node);
    brief_text(brief, ", a ");
    brief_text(brief, plycut_cut_kind_text(e->cut_kind));
    brief_text(brief, " cutoff");
}

static void tell_better(const Grading *g, const PlycutTrace *stated, const PlycutTrace *better)
{
    PlycutGrade *grade = g->grade;
    Brief brief = brief_begin(grade->better_text, sizeof grade->better_text);
    char rules[96];
    Brief rest = brief_begin(rules, sizeof rules);
    bool whole = grade->better_right == grade->count,
         other = better->options.algorithm != stated->options.algorithm;
    brief_convention(&rest, &grade->better, &grade->stated, !(whole && other));
    if (!whole) {
        brief_text(&brief, "nearer to ");
        brief_text(&brief, rules);
        brief_text(&brief, ": ");
        brief_count(&brief, grade->better_right);
        brief_text(&brief, " of ");
        brief_count(&brief, grade->count);
        brief_text(&brief, " right");
        return;
    }
    if (other)
        tell_algorithm(&brief, stated, better);
    else
        brief_text(&brief, "right for ");
    brief_text(&brief, other && rest.length > 0 ? "; with " : "");
    brief_text(&brief, rules);
}

/* The first convention under which the most is right, the fewest differences first. */
bool grade_better(const Grading *g, const Key *stated)
{
    PlycutSearchOptions others[OTHERS_MOST];
    PlycutGrade *grade = g->grade;
    const PlycutTrace *better = NULL;
    size_t count = other_conventions(&grade->stated, others), most = grade->right;
    for (size_t i = 0; i < count && most < grade->count; i++) {
        const Key *key = subject_key(g->subject, &others[i], g->error);
        if (key == NULL)
            return false;
        Judging judging = {.facts = &key->facts};
        size_t right = judge_all(&judging, g->items);
        if (right > most) {
            most = right;
            better = &key->trace;
            grade->better = others[i];
        }
    }
    if (better != NULL) {
        grade->better_right = most;
        tell_better(g, &stated->trace, better);
    }
    return true;
}
