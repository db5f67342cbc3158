/* The mistakes that explain a wrong submission: all of it, or all but one slip. */
#include "grade/grade.h"

#include <math.h>
#include <string.h>

/* Searching a large tree with every mistake takes long; exercises are small. */
enum { SEARCHED_NODES = 10000 };

/* How well a mistake, made in a search by these rules, explains the answers of a submission. */
typedef struct Trial {
    MistakeId mistake;
    PlycutSearchOptions rules;
    Judging judging;
    size_t right;
    size_t explained; /* answers that are wrong as stated and right with the mistake */
    size_t slips;     /* answers that are wrong even with the mistake */
    bool
        explains; /* all answers that are wrong, or all but one, and enough of them to show the mistake */
} Trial;

static bool is_possible(const Grading *g, const Trial *trial)
{
    return mistake_meant(trial->mistake) != NULL ||
           (g->subject->index.tree.node_count <= SEARCHED_NODES &&
            mistake_fits(trial->mistake, &g->subject->game, &trial->rules));
}

/* If only one answer is wrong, answers that are right in the default reading keep that reading. */
static void keep_readings(const Grading *g, const Judging *stated, Judging *judging)
{
    if (g->grade->count > g->grade->right + 1)
        return;
    for (size_t i = 0; i < g->items->count; i++) {
        PlycutFact fact = g->items->items[i].answer.fact;
        if (g->grade->marks[i].right && stated->readings[fact] == 0)
            judging->readings[fact] = 0;
    }
}

bool is_no_pruning(const PlycutAlgorithm *mistaken)
{
    return mistaken->cuts_nothing && mistaken->gives == PLYCUT_GIVES_NOTHING;
}

/* A list shows a mistake by itself. Almost every mistake leaves the root's value and the best move as they are, so that they
 * show nothing, and a number that is off by one or two is a miscount. Of another search that cuts nothing, only bounds show
 * more than that nothing was pruned. */
static int evidence_of(const Item *item, const Judging *stated, const PlycutAlgorithm *mistaken)
{
    enum { MISCOUNT = 2, ENOUGH = 2 };
    const Answer *answer = &item->answer;
    const bool bounds = answer->fact == PLYCUT_FACT_WINDOWS || answer->fact == PLYCUT_FACT_UPDATES;
    if (answer->fact == PLYCUT_FACT_VALUE || answer->fact == PLYCUT_FACT_BEST ||
        (mistaken->cuts_nothing && !is_no_pruning(mistaken) && !bounds))
        return 0;
    if (fact_table[answer->fact].shape->hits != NULL && answer->node == PLYCUT_NO_NODE)
        return ENOUGH;
    if (fact_table[answer->fact].shape != &number_shape)
        return 1;
    const Answer found = judging_found(stated, item);
    return fabs(found.number - answer->number) > MISCOUNT ? ENOUGH : 1;
}

static bool try_mistake(const Grading *g, const Judging *stated, Trial *trial)
{
    Meant *meant = mistake_meant(trial->mistake);
    const MistakeId searched = meant == NULL ? trial->mistake : NO_MISTAKE;
    const Key *key = subject_key(g->subject, &trial->rules, searched, g->error);
    if (key == NULL)
        return false;
    trial->judging = (Judging){.facts = &key->facts, .meant = meant};
    (void)judge_all(&trial->judging, g->items);
    keep_readings(g, stated, &trial->judging);
    const PlycutAlgorithm *mistaken = trial->judging.facts->trace->options.algorithm;
    int evidence = 0;
    for (size_t i = 0; i < g->items->count; i++) {
        const Item *item = &g->items->items[i];
        bool right = judge(&trial->judging, item).right;
        trial->right += right;
        trial->explained += right && !g->grade->marks[i].right;
        evidence += right && !g->grade->marks[i].right ? evidence_of(item, stated, mistaken) : 0;
        trial->slips += !right && item->unread == NULL;
    }
    trial->explains =
        evidence >= 2 && (trial->slips == 0 || (trial->slips == 1 && trial->explained >= 2));
    return true;
}

/* Does the first mistake explain more of the submission than the second? */
static bool is_better(const Trial *one, const Trial *other)
{
    return one->slips != other->slips ? one->slips < other->slips
                                      : one->explained > other->explained;
}

/* If two mistakes of writing explain the same answers, or two forms of keeping bounds do, only the first is named: its sentence is
 * shorter. */
static bool is_same_habit(const Trial *one, const Trial *other)
{
    return (one->judging.meant != NULL && other->judging.meant != NULL) ||
           (one->judging.facts->trace->options.algorithm->keeps_bounds &&
            other->judging.facts->trace->options.algorithm->keeps_bounds);
}

/* A rule for MAX and another one for MIN are less likely than one wrong rule that explains as much. */
static bool has_two_rules(const Trial *trial)
{
    return plycut_has_two_rules(trial->judging.facts->trace->options.algorithm);
}

/* Does the mistake explain the submission, and nothing else as much of it? */
static bool is_shown(const Grading *g, const Excuses *excuses, const Trial *trial)
{
    const PlycutAlgorithm *mistaken = trial->judging.facts->trace->options.algorithm;
    return trial->explains &&
           !mistake_is_excused(excuses, &g->grade->stated, mistaken, trial->right);
}

/* Keep those of the mistakes named that are made by other rules in a search that explains more, if there is one. */
static void keep_named(PlycutGrade *grade, Explained *e, const bool *made)
{
    size_t kept = 0;
    for (size_t i = 0; i < grade->mistake_count; i++)
        if (made[i]) {
            grade->mistakes[kept] = grade->mistakes[i];
            e->by[kept++] = e->by[i];
        }
    grade->mistake_count = kept;
}

/* Somebody who was taught other rules, and makes another mistake besides, may be right in everything but one answer by chance: a mistake is
 * not named if another one, made by other rules, explains all answers. */
static bool drop_chance(const Grading *g, Explained *e)
{
    PlycutGrade *grade = g->grade;
    bool made[PLYCUT_MISTAKES_NAMED] = {false}, better = false;
    for (size_t i = 0; i < RULES * plycut_mistake_count(); i++) {
        Trial trial = {.mistake = i / RULES, .rules = rules_at(&grade->stated, i % RULES)};
        if (same_convention(&trial.rules, &grade->stated) || !is_possible(g, &trial) ||
            !key_is_possible(&g->subject->game, &g->subject->index, &trial.rules))
            continue;
        if (!try_mistake(g, &e->stated, &trial))
            return false;
        for (size_t k = 0; k < grade->mistake_count && trial.slips == 0; k++)
            made[k] |= strcmp(grade->mistakes[k].name, plycut_mistake(trial.mistake).name) == 0;
        better |= trial.slips == 0;
    }
    if (better)
        keep_named(grade, e, made);
    return true;
}

/* The mistakes that explain the most. If there are more of them than can be named, the submission does not show
 * which one was made. Who prunes nothing is not said to have made another mistake, of which nothing can be seen where
 * nothing is pruned. */
bool grade_mistake(const Grading *g, Explained *e)
{
    PlycutGrade *grade = g->grade;
    Trial best = {0};
    Excuses excuses = {.count = 0};
    size_t equal = 0;
    if (grade->right < grade->count && !grade_excuses(g, &excuses))
        return false;
    for (MistakeId id = 0; id < plycut_mistake_count() && grade->right < grade->count; id++) {
        Trial trial = {.mistake = id, .rules = grade->stated};
        if (!is_possible(g, &trial))
            continue;
        if (!try_mistake(g, &e->stated, &trial))
            return false;
        if (!is_shown(g, &excuses, &trial) || (equal > 0 && is_better(&best, &trial)))
            continue;
        if (equal == 0 || is_better(&trial, &best)) {
            equal = 0;
            best = trial;
        }
        if (equal > 0 && is_no_pruning(best.judging.facts->trace->options.algorithm))
            continue;
        if (equal > 0 && (is_same_habit(&best, &trial) || has_two_rules(&trial)))
            continue;
        if (equal++ < PLYCUT_MISTAKES_NAMED) {
            grade->mistakes[equal - 1] = plycut_mistake(id);
            e->by[equal - 1] = trial.judging;
        }
    }
    grade->mistake_count = equal <= PLYCUT_MISTAKES_NAMED ? equal : 0;
    if (grade->mistake_count > 0 && best.slips > 0 &&
        !is_no_pruning(best.judging.facts->trace->options.algorithm) && !drop_chance(g, e))
        return false;
    e->named = grade->mistake_count > 0;
    e->explains_several = e->named && best.explained > 1;
    e->mistaken = e->named ? e->by[0] : best.judging;
    return true;
}
