/* The marks of a submission, and the first moment at which it leaves the search. */
#include "grade/grade.h"

#include <stdlib.h>
#include <string.h>

const char *plycut_pruning_text(PlycutPruning pruning)
{
    static const char *const WORDS[] = {[PLYCUT_PRUNING_OTHER] = "",
                                        [PLYCUT_PRUNING_TOO_MUCH] = "too much",
                                        [PLYCUT_PRUNING_TOO_LITTLE] = "too little"};
    return WORDS[pruning];
}

/* ---- Marks ----------------------------------------------------------------------------------- */

static void mark_item(const Judging *judging, const Item *item, PlycutMark *mark)
{
    Match match = judge(judging, item);
    Brief given = brief_begin(mark->given, sizeof mark->given),
          found = brief_begin(mark->found, sizeof mark->found),
          unread = brief_begin(mark->unread, sizeof mark->unread);
    memcpy(mark->item, item->name, sizeof mark->item);
    mark->right = match.right;
    mark->reading = match.right ? match.form : NULL;
    brief_text(&given, item->given);
    if (item->unread != NULL)
        brief_text(&unread, item->unread);
    else
        judging_show(judging, item, &found);
}

/* ---- The first divergence -------------------------------------------------------------------- */

static void keep_divergence(const Divergence *found, PlycutDivergence *kept)
{
    const PlycutTrace *trace = found->facts->trace;
    Brief node = brief_begin(kept->node, sizeof kept->node);
    memcpy(kept->item, found->item->name, sizeof kept->item);
    memcpy(kept->text, found->text.text, sizeof kept->text);
    kept->event = found->event == NO_EVENT ? 0 : trace->events[found->event].n;
    kept->pruning = found->pruning;
    if (found->node != PLYCUT_NO_NODE)
        brief_text(&node, trace->nodes[found->node].path);
    kept->shortened = node.full;
}

/* Of all wrong items, the one that leaves the search at the earliest event. */
static void find_divergence(const Grading *g, const Judging *judging)
{
    PlycutDivergence *kept = &g->grade->divergence;
    size_t first = NO_EVENT;
    for (size_t i = 0; i < g->items->count; i++) {
        char text[sizeof kept->text] = "";
        Divergence d = {
            .judging = judging, .item = &g->items->items[i], .text = brief_begin(text, sizeof text)};
        if (g->grade->marks[i].right || d.item->unread != NULL)
            continue;
        diverge(&d);
        if (kept->text[0] != '\0' && d.event >= first)
            continue;
        first = d.event;
        keep_divergence(&d, kept);
    }
}

bool grade_mark(const Grading *g, const Key *key)
{
    PlycutGrade *grade = g->grade;
    Judging judging = {.facts = &key->facts};
    grade->count = g->items->count;
    grade->marks = calloc(grade->count + 1, sizeof *grade->marks);
    if (grade->marks == NULL)
        return plycut_fail(g->error, PLYCUT_E_MEMORY, "no memory for the marks");
    grade->right = judge_all(&judging, g->items);
    for (size_t i = 0; i < grade->count; i++)
        mark_item(&judging, &g->items->items[i], &grade->marks[i]);
    find_divergence(g, &judging);
    return true;
}
