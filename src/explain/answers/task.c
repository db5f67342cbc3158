/* The task: what the command line, the key of a sheet and the exercise's tree state about the search, in this order. What
 * they state binds; a student may choose only what none of them does. */
#include "game/tree.h"
#include "answers/read.h"

#include <string.h>

/* A student may choose these, if nothing states them. The others make another exercise. */
static const unsigned CHOSEN = 1u << CLAIM_cut | 1u << CLAIM_fail | 1u << CLAIM_order;

bool task_lets_choose(const PlycutTask *task, Claim claim)
{
    return ((CHOSEN & ~task->stated) | task->accepted) >> claim & 1u;
}

bool task_states(const PlycutTask *task, size_t member)
{
    const char *name = plycut_search_member(member)->name;
    const int claim = claim_named(name, strlen(name));
    return claim < 0 || (task->stated >> claim & 1u) != 0;
}

void plycut_task_state(PlycutTask *task, const char *name)
{
    const int claim = claim_named(name, strlen(name));
    if (claim >= 0)
        task->stated |= 1u << claim;
}

/* "cut=strict" */
static bool accept_convention(PlycutTask *task, const char *word, PlycutError *error)
{
    const size_t name = strcspn(word, "=");
    const int claim = claim_named(word, name);
    Stated also = {.options = task->options};
    if (claim < 0 || (CHOSEN >> claim & 1u) == 0 || task->also_count == PLYCUT_ALSO_MOST)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "expected up to %d of cut=strict, fail=hard, order=reversed and the like; "
            "not '%s'",
            PLYCUT_ALSO_MOST, word);
    if (!claim_apply((Claim)claim, word + name + 1, &also, error))
        return false;
    task->also[task->also_count++] = also.options;
    return true;
}

/* A claim that students may choose, or a fact with several readings. */
static bool accept_word(PlycutTask *task, const char *word, PlycutError *error)
{
    const size_t length = strlen(word);
    const int claim = claim_named(word, length);
    if (strchr(word, '=') != NULL)
        return accept_convention(task, word, error);
    if (claim >= 0 && (CHOSEN >> claim & 1u) != 0) {
        task->accepted |= 1u << claim;
        return true;
    }
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if ((PLYCUT_READINGS_ASKED >> fact & 1) != 0 &&
            label_is(word, length, plycut_fact_name(fact))) {
            task->readings |= 1u << fact;
            return true;
        }
    return plycut_fail(
        error, PLYCUT_E_USAGE,
        "expected what students may choose: cut, fail, order, values, ranges, windows, nodes; or a "
        "convention such as cut=strict; not '%s'",
        word);
}

bool plycut_task_accept(PlycutTask *task, const char *text, PlycutError *error)
{
    PlycutTask accepted = *task;
    char word[32];
    while (plycut_list_word(&text, word, sizeof word))
        if (!accept_word(&accepted, word, error))
            return false;
    *task = accepted;
    return true;
}

/* ---- From files ------------------------------------------------------------------------------ */

/* What a submission claims and nothing has stated yet. Its rules are stated even where it leaves them out: then they are
 * the default ones. */
static bool task_take(PlycutTask *task, const Submission *one, PlycutError *error)
{
    Stated stated = {.options = task->options,
                     .root_given = task->root_given,
                     .root = task->root,
                     .limits = task->limits};
    for (size_t i = 0; i < one->count; i++) {
        const int claim = one->entries[i].what - CLAIMED;
        if (claim < 0 || claim == CLAIM_exercise || (task->stated >> claim & 1u) != 0)
            continue;
        if (!claim_apply((Claim)claim, one->entries[i].text, &stated, error))
            return false;
        task->stated |= 1u << claim;
        task->limits_given |= claim == CLAIM_limits;
    }
    task->options = stated.options;
    task->limits = stated.limits;
    task->root_given = stated.root_given;
    task->root = stated.root;
    task->stated |= CHOSEN;
    return true;
}

bool plycut_task_from_key(PlycutTask *task, const char *text, size_t length, const char *file,
                          PlycutError *error)
{
    Submissions s;
    bool done =
        submissions_read(&s, text, length, file, error) && task_take(task, &s.items[0], error);
    submissions_free(&s);
    return done;
}

/* The only submission under the task's algorithm, or the only one at all if nothing states the algorithm; or NULL. */
static const Submission *answers_of_task(const Submissions *s, const PlycutTask *task)
{
    const Submission *found = NULL;
    size_t count = 0;
    if (s->count == 1 && (task->stated >> CLAIM_algorithm & 1u) == 0)
        return &s->items[0];
    for (size_t i = 0; i < s->count; i++)
        if (strcmp(s->items[i].entries[0].text /* "algorithm" comes first */,
                   task->options.algorithm->name) == 0) {
            found = &s->items[i];
            count++;
        }
    return count == 1 ? found : NULL;
}

bool plycut_task_from_tree(PlycutTask *task, const PlycutGame *game, const char *file,
                           PlycutError *error)
{
    Submissions s;
    const cJSON *answers = tree_answers(game);
    if (answers == NULL)
        return true;
    bool done = submissions_read_published(&s, answers, file, error);
    const Submission *one = done ? answers_of_task(&s, task) : NULL;
    done = done && (one == NULL || task_take(task, one, error));
    submissions_free(&s);
    return done;
}
