/* What explains answers without a mistake: the other rule of when a node stops or of what it returns, which other courses teach, or
 * another reading of a question. */
#include "grade/grade.h"

PlycutSearchOptions rules_at(const PlycutSearchOptions *stated, size_t which)
{
    PlycutSearchOptions rules = *stated;
    if (rules.algorithm->windowed)
        rules.cut = which / 2 == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    if (rules.algorithm->root_window)
        rules.fail = which % 2 == 0 ? PLYCUT_FAIL_SOFT : PLYCUT_FAIL_HARD;
    return rules;
}

bool grade_excuses(const Grading *g, Excuses *excuses)
{
    enum { FEWEST = 2 }; /* answers that two other rules must explain: one may be right by chance */
    const PlycutSearchOptions *stated = &g->grade->stated;
    *excuses = (Excuses){.count = 0};
    for (size_t i = 0; i < RULES; i++) {
        const PlycutSearchOptions rules = rules_at(stated, i);
        if (!key_is_possible(&g->subject->game, &g->subject->index, &rules))
            continue;
        const Key *key = subject_key(g->subject, &rules, NO_MISTAKE, g->error);
        if (key == NULL)
            return false;
        Judging judging = {.facts = &key->facts};
        const size_t right = judge_all(&judging, g->items) + right_in_readings(&judging, g->items);
        if (count_differences(stated, &rules) < 2 || right >= g->grade->right + FEWEST)
            excuses->items[excuses->count++] = (Excuse){rules, right};
    }
    return true;
}

/* Is the mistake no other than the cut rule of the excuse? Where nothing is pruned, that is so by either cut rule, and true values show it;
 * but the excuse must not explain more. */
static bool is_part_of(const PlycutAlgorithm *mistaken, size_t right, const Excuse *excuse,
                       const PlycutSearchOptions *stated)
{
    if (is_no_pruning(mistaken))
        return excuse->right == right &&
               (excuse->rules.fail == stated->fail || excuse->rules.cut != stated->cut);
    return mistaken->cut != NULL && *mistaken->cut == excuse->rules.cut;
}

/* An excuse with the stated cut rule is one for cutting off by another rule, too. */
bool mistake_is_excused(const Excuses *excuses, const PlycutSearchOptions *stated,
                        const PlycutAlgorithm *mistaken, size_t right)
{
    bool excused = false, part = false;
    for (size_t i = 0; i < excuses->count; i++) {
        const Excuse *excuse = &excuses->items[i];
        if (excuse->right < right)
            continue;
        const bool is_part = is_part_of(mistaken, right, excuse, stated);
        if (excuse->rules.cut == stated->cut && !is_part)
            return true;
        part |= is_part;
        excused = true;
    }
    return excused && !part;
}
