/* The marks of a submission, and where it first departs from the search. */
#include "base/utf8.h"
#include "grade/grade.h"
#include "words/sentence.h"

const char *plycut_pruning_text(PlycutPruning pruning)
{
    static const char *const WORDS[] = {[PLYCUT_PRUNING_OTHER] = "",
                                        [PLYCUT_PRUNING_TOO_MUCH] = "too much",
                                        [PLYCUT_PRUNING_TOO_LITTLE] = "too little"};
    return WORDS[pruning];
}

/* ---- Marks ----------------------------------------------------------------------------------- */

/* The reading in which an answer is wrong, if it is not the default one: what is right depends on it. */
static const char *other_reading(const Judging *judging, const Item *item)
{
    const Answer found = judging_found(judging, item);
    const bool other =
        item->unread == NULL && item->answer.reading == UNSTATED && found.reading > 0;
    return other && *fact_reading(found.fact, found.reading) != '\0'
               ? fact_reading(found.fact, found.reading)
               : NULL;
}

static void judge_item(const Judging *judging, const Item *item, PlycutMark *mark)
{
    const Match match = judge(judging, item);
    mark->known = item->known;
    mark->fact = item->answer.fact;
    mark->node = item->answer.node;
    mark->counts = PLYCUT_FACTS;
    mark->right = match.right;
    mark->reading = match.right ? match.form : other_reading(judging, item);
    const bool whole = (match.right && !match.part) || item->twice;
    mark->share = whole ? match.right : judging_share(judging, item);
    mark->less = match.part ? text_of(SENTENCE_LESS_PART) : mark->less;
}

/* The exercise decides how much each fact is worth. */
static void count_worth(const PlycutGrade *grade, const Facts *facts, PlycutMark *marks)
{
    size_t here[PLYCUT_FACTS];
    grade_count_asked(facts, here);
    for (size_t i = 0; i < grade->count; i++)
        if (marks[i].known && grade_can_ask(facts, marks[i].fact, marks[i].node))
            marks[i].worth = (double)grade->asked[marks[i].fact] / (double)here[marks[i].fact];
}

void grade_judge(const Grading *g, const Judging *judging, PlycutMark *marks)
{
    for (size_t i = 0; i < g->items->count; i++)
        judge_item(judging, &g->items->items[i], &marks[i]);
    count_worth(g->grade, judging->facts, marks);
    cost_of_choices(judging, g->items, marks);
}

/* What the reply says: the answer, what the search says, why the answer could not be read. */
static bool mark_texts(const Grading *g, const Judging *judging, const Item *item, PlycutMark *mark)
{
    PlycutText found = {0}, apart = {0};
    if (item->unread == NULL)
        judging_show(judging, item, &found);
    bool marked = mark->right || apart_of(judging, item, &apart);
    if (item->unread != NULL && !item->twice)
        count_others(judging, item, &mark->others, &mark->others_right);
    marked = (marked && !found.failed) || plycut_no_memory(g->error);
    marked = marked && plycut_mark_keep(g->grades, mark, item->name, item->given,
                                        found.length > 0 ? found.bytes : "",
                                        item->unread != NULL ? item->unread : "", g->error);
    mark->apart =
        marked ? mark_text(g->grades->arena, apart.length > 0 ? apart.bytes : "", 512) : "";
    plycut_text_free(&found);
    plycut_text_free(&apart);
    return marked;
}

/* ---- The first divergence -------------------------------------------------------------------- */

/* Is the node in the list that is the answer? */
static bool is_listed(const Divergence *found)
{
    const Answer *answer = &found->item->answer;
    return answer->refs != NULL && refs_have(answer, answer->count, found->node);
}

/* Say where to look again. A node that the student did not name would be a part of the answer. */
static bool keep_hint(const Grading *g, const Divergence *found, PlycutDivergence *kept)
{
    PlycutText text = {0}, node = {0};
    const bool named = found->node != PLYCUT_NO_NODE;
    sentence_add(&text, found->facts->trace,
                 named && is_listed(found) ? SENTENCE_HINT_NODE : SENTENCE_HINT_ITEM,
                 TERMS(NODE(node, found->node), QUESTION(item, found->item->name)));
    if (named)
        node_name_write(found->facts, found->node, &plain_notation, &node);
    kept->hint = mark_text(g->grades->arena, text.bytes != NULL ? text.bytes : "", TEXT_MOST);
    kept->at = mark_text(g->grades->arena, node.bytes != NULL ? node.bytes : "", TEXT_MOST);
    const bool made = !text.failed && !node.failed; /* freed, it has forgotten */
    plycut_text_free(&text);
    plycut_text_free(&node);
    return made;
}

static bool keep_divergence(const Grading *g, const Divergence *found, PlycutDivergence *kept)
{
    const PlycutTrace *trace = found->facts->trace;
    const char *path = found->node != PLYCUT_NO_NODE ? trace->nodes[found->node].path : "";
    kept->item = mark_text(g->grades->arena, found->item->name, TEXT_MOST);
    /* of a search that may visit a node more than once, not every answer has a reason */
    field_format(kept->text, sizeof kept->text, "%s",
                 found->text.length > 0 ? found->text.bytes : "");
    kept->event = found->event == NO_EVENT ? 0 : trace->events[found->event].n;
    kept->pruning = found->pruning;
    kept->shortened = !field_format(kept->node, sizeof kept->node, "%s", path);
    return keep_hint(g, found, kept);
}

/* Among the wrong items that the mistake explains, or among the others, the one that departs from the search first. */
static bool find_divergence(const Grading *g, const Explained *e, bool explained)
{
    PlycutDivergence *kept = &g->grade->divergence;
    size_t first = NO_EVENT;
    bool found = true;
    for (size_t i = 0; found && i < g->items->count; i++) {
        Divergence d = {.judging = &e->stated, .item = &g->items->items[i], .writer = g->writer};
        if (g->grade->marks[i].right || d.item->unread != NULL ||
            (e->named && judge(&e->mistaken, d.item).right) != explained)
            continue;
        found = diverge(&d);
        if (found && (kept->text[0] == '\0' || d.event < first)) {
            first = d.event;
            found = keep_divergence(g, &d, kept);
        }
        divergence_free(&d);
    }
    return found;
}

bool grade_diverge(const Grading *g, const Explained *e)
{
    PlycutDivergence *kept = &g->grade->divergence;
    bool found = find_divergence(g, e, false);
    kept->besides = kept->text[0] != '\0' && e->named;
    if (found && kept->text[0] == '\0') {
        found = find_divergence(g, e, true);
        kept->explained = kept->text[0] != '\0' && e->explains_several;
    }
    return found || plycut_no_memory(g->error);
}

bool grade_mark(const Grading *g, const Key *key, const Key *own, Explained *e)
{
    PlycutGrade *grade = g->grade;
    *e = (Explained){.stated = {.facts = &key->facts}};
    grade->count = g->items->count;
    grade->right = judge_all(&e->stated, g->items);
    grade_count_asked(&own->facts, grade->asked);
    grade_judge(g, &e->stated, grade->marks);
    for (size_t i = 0; i < g->items->count; i++)
        if (!mark_texts(g, &e->stated, &g->items->items[i], &grade->marks[i]))
            return false;
    return true;
}
