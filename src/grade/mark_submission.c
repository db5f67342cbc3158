/* The marks of a submission, and the first moment at which it leaves the search. */
#include "base/field.h"
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

static bool mark_item(const Judging *judging, const Item *item, PlycutMark *mark)
{
    PlycutText found = {0};
    Match match = judge(judging, item);
    if (item->unread == NULL)
        judging_show(judging, item, &found);
    memcpy(mark->item, item->name, sizeof mark->item);
    mark->right = match.right;
    mark->reading = match.right ? match.form : NULL;
    field_format(mark->given, sizeof mark->given, "%s", item->given);
    field_format(mark->found, sizeof mark->found, "%s", found.length > 0 ? found.bytes : "");
    field_format(mark->unread, sizeof mark->unread, "%s", item->unread != NULL ? item->unread : "");
    bool marked = !found.failed;
    plycut_text_free(&found);
    return marked;
}

static bool mark_items(const Grading *g, const Judging *judging)
{
    bool marked = true;
    for (size_t i = 0; marked && i < g->items->count; i++)
        marked = mark_item(judging, &g->items->items[i], &g->grade->marks[i]);
    return marked;
}

/* ---- The first divergence -------------------------------------------------------------------- */

static void keep_divergence(const Divergence *found, PlycutDivergence *kept)
{
    const PlycutTrace *trace = found->facts->trace;
    const char *path = found->node != PLYCUT_NO_NODE ? trace->nodes[found->node].path : "";
    memcpy(kept->item, found->item->name, sizeof kept->item);
    field_format(kept->text, sizeof kept->text, "%s", found->text.bytes);
    kept->event = found->event == NO_EVENT ? 0 : trace->events[found->event].n;
    kept->pruning = found->pruning;
    kept->shortened = !field_format(kept->node, sizeof kept->node, "%s", path);
}

/* Of all wrong items, the one that leaves the search at the earliest event. */
static bool find_divergence(const Grading *g, const Judging *judging)
{
    PlycutDivergence *kept = &g->grade->divergence;
    size_t first = NO_EVENT;
    bool found = true;
    for (size_t i = 0; found && i < g->items->count; i++) {
        Divergence d = {.judging = judging, .item = &g->items->items[i], .published = g->published};
        if (g->grade->marks[i].right || d.item->unread != NULL)
            continue;
        found = diverge(&d);
        if (found && (kept->text[0] == '\0' || d.event < first)) {
            first = d.event;
            keep_divergence(&d, kept);
        }
        divergence_free(&d);
    }
    return found;
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
    return (mark_items(g, &judging) && find_divergence(g, &judging)) ||
           plycut_fail(g->error, PLYCUT_E_MEMORY, "no memory for the marks");
}
