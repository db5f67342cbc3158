/* trial.c - a program on trial: it is asked every tree, then the suspects are compared with all that it said. */
#include "search/taken.h"
#include "trial/trial.h"
#include "base/threads.h"

#include <stdlib.h>
#include <string.h>

/* ---- Trees ----------------------------------------------------------------------------------- */

PlycutTrialTask plycut_trial_defaults(const PlycutAlgorithm *algorithm)
{
    return (PlycutTrialTask){.search = plycut_search_defaults(algorithm),
                             .root = PLYCUT_FIRST_PLAYER,
                             .trees = 500,
                             .seed = 1,
                             .asks = 4000};
}

static bool trial_take(PlycutTrial *trial, const Skeleton *shape, PlycutError *error)
{
    if (!PLYCUT_ROOM(trial->trees, trial->room, trial->count, 1))
        return plycut_no_memory(error);
    TrialTree *tree = &trial->trees[trial->count++];
    *tree = (TrialTree){.shape.leaves = NULL};
    trial->chance |= shape->chance;
    return tree_copy(shape, &tree->shape, error) &&
           said_of_search(&tree->shape, &trial->task.search, &tree->expected, error);
}

static bool trial_make_trees(PlycutTrial *trial, PlycutError *error)
{
    Draws draws = {trial->task.seed};
    Skeleton shape = {0};
    bool made = true;
    for (size_t i = 0; made && i < trial->task.trees; i++)
        made =
            trial_tree(&trial->task, i, &draws, &shape, error) && trial_take(trial, &shape, error);
    skeleton_free(&shape);
    return made;
}

PlycutTrial *plycut_trial_open(const PlycutTrialTask *task, PlycutError *error)
{
    PlycutTrial *trial = calloc(1, sizeof *trial);
    if (trial == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    trial->task = *task;
    trial->suspects = suspects_of(&task->search, &trial->suspect_count, error);
    if (trial->suspects != NULL && trial_make_trees(trial, error))
        return trial;
    plycut_trial_close(trial);
    return NULL;
}

/* Nested lists say neither who decides nor how likely something is. */
static bool is_plain(const Skeleton *shape)
{
    bool plain = !shape->chance;
    for (uint32_t i = 0; i < shape->tree.count; i++)
        plain &= (shape->tree.nodes[i].flags & NODE_PLAYER) == 0;
    return plain;
}

bool plycut_trial_add(PlycutTrial *trial, const PlycutGame *game, PlycutError *error)
{
    Skeleton shape = {.limits = trial->task.limits};
    const bool added = tree_of_game(game, &shape, error) &&
                       (!(trial->task.plain || trial->task.nested) || is_plain(&shape) ||
                        plycut_fail(error, PLYCUT_E_USAGE,
                                    "nested lists cannot say who decides at each node of this "
                                    "tree: leave out --nested")) &&
                       trial_take(trial, &shape, error);
    skeleton_free(&shape);
    return added;
}

void plycut_trial_close(PlycutTrial *trial)
{
    for (size_t i = 0; trial != NULL && i < trial->count; i++) {
        skeleton_free(&trial->trees[i].shape);
        free(trial->trees[i].expected.visits);
    }
    if (trial != NULL) {
        free(trial->trees);
        free(trial->suspects);
    }
    free(trial);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

void answer_free(Answer *answer)
{
    free(answer->said.visits);
    plycut_text_free(&answer->text);
}

bool run_ask(Run *run, const Skeleton *shape, Answer *answer)
{
    const PlycutProgram *program = run->program;
    PlycutText question = {0};
    plycut_text_free(&answer->text);
    run->why[0] = '\0';
    const bool asked = tree_text(shape, !run->trial->task.nested, &question);
    if (asked)
        answer->reply = program->ask(program->self, &question, &answer->text, run->why);
    plycut_text_free(&question);
    if (!asked || answer->reply == PLYCUT_NO_MEMORY)
        return plycut_no_memory(run->error);
    if (answer->reply == PLYCUT_REPLIED &&
        !said_read(&answer->text, shape, &answer->said, run->why, run->error)) {
        answer->reply = PLYCUT_NO_REPLY;
        program->refuse(program->self);
    }
    return run->error->code != PLYCUT_E_MEMORY;
}

/* ---- All trees ------------------------------------------------------------------------------- */

static void count_answer(PlycutJudgement *j, const TrialTree *tree, Answer *answer)
{
    answer->differs = said_differs(&answer->said, &tree->shape, &tree->expected);
    j->answered++;
    j->differs += answer->differs != 0;
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        j->said[what] += answer->said.has[what];
        j->right[what] += answer->said.has[what] && (answer->differs >> what & 1u) == 0;
    }
}

/* The judgement has the failure on the smallest tree. */
static bool note_failure(Run *run, const Skeleton *shape)
{
    PlycutJudgement *j = run->judgement;
    if (run->failed != NULL && shape->tree.count >= run->failed->tree.count)
        return true;
    run->failed = shape;
    plycut_text_free(&j->on);
    plycut_text_free(&j->why);
    return (tree_text(shape, false, &j->on) &&
            plycut_text_write(&j->why, run->why, strlen(run->why))) ||
           plycut_no_memory(run->error);
}

static bool ask_trees(Run *run)
{
    PlycutJudgement *j = run->judgement;
    bool done = true;
    j->trees = run->trial->count;
    while (done && run->asked < run->trial->count && !j->ended) {
        const TrialTree *tree = &run->trial->trees[run->asked];
        Answer *answer = &run->answers[run->asked++];
        done = run_ask(run, &tree->shape, answer);
        plycut_text_free(&answer->text);
        if (done && answer->reply == PLYCUT_REPLIED)
            count_answer(j, tree, answer);
        else
            done = done && note_failure(run, &tree->shape);
        j->ended = answer->reply == PLYCUT_NO_PROGRAM;
    }
    return done;
}

/* The smallest of the trees with this difference. */
static const Skeleton *smallest_of(const Run *run, unsigned differs)
{
    const Skeleton *smallest = NULL;
    for (size_t i = 0; i < run->asked; i++) {
        const Skeleton *shape = &run->trial->trees[i].shape;
        if ((run->answers[i].differs & differs) != 0 &&
            (smallest == NULL || shape->tree.count < smallest->tree.count))
            smallest = shape;
    }
    return smallest;
}

/* ---- What explains it ------------------------------------------------------------------------ */

/* Trees on which the program is wrong come first: most suspects do not explain the first of them. */
static bool suspect_explains(const Run *run, const Suspect *suspect, Said *said, bool *explains)
{
    *explains = true;
    for (int wrong = 1; wrong >= 0; wrong--)
        for (size_t i = 0; i < run->asked && *explains; i++) {
            const Answer *answer = &run->answers[i];
            const Skeleton *shape = &run->trial->trees[i].shape;
            if (answer->reply != PLYCUT_REPLIED || (answer->differs != 0) != (wrong == 1))
                continue;
            if (!suspect_says(suspect, shape, said, explains, run->error))
                return false;
            *explains = *explains && said_differs(&answer->said, shape, said) == 0;
        }
    return true;
}

static bool find_guilty(Run *run)
{
    Said said = {.count = 0};
    bool done = true;
    for (size_t i = 0; done && run->guilty == NULL && i < run->trial->suspect_count; i++) {
        const Suspect *suspect = &run->trial->suspects[i];
        bool explains;
        if (!mistake_applies(&suspect->mistaken, run->trial->chance))
            continue;
        done = suspect_explains(run, suspect, &said, &explains);
        if (!done || !explains)
            continue;
        run->guilty = suspect;
        run->judgement->cause_count = suspect->count;
        memcpy(run->judgement->causes, suspect->causes, sizeof suspect->causes);
    }
    free(said.visits);
    return done;
}

/* Wrong values come before wrong visits. */
static bool find_smallest(Run *run)
{
    Skeleton shape = {0};
    PlycutSaid what = PLYCUT_SAID_VALUE;
    while (run->judgement->said[what] == run->judgement->right[what])
        what++;
    const bool done = tree_copy(smallest_of(run, 1u << what), &shape, run->error) &&
                      smallest_find(run, what, &shape) && smallest_show(run, &shape);
    skeleton_free(&shape);
    return done;
}

/* ---- The trial ------------------------------------------------------------------------------- */

static bool run_trial(Run *run)
{
    run->answers = calloc(run->trial->count + 1, sizeof *run->answers);
    const bool done = (run->answers != NULL || plycut_no_memory(run->error)) && ask_trees(run) &&
                      (run->judgement->differs == 0 || (find_guilty(run) && find_smallest(run)));
    for (size_t i = 0; i < run->asked; i++)
        answer_free(&run->answers[i]);
    free(run->answers);
    return done;
}

/* The trials of a class. */
typedef struct Session {
    const PlycutTrial *trial;
    const PlycutProgram *programs;
    PlycutJudgement *judgements;
} Session;

static bool run_one(void *self, unsigned thread, uint64_t item, PlycutError *error)
{
    const Session *s = self;
    Run run = {.trial = s->trial,
               .program = &s->programs[item],
               .judgement = &s->judgements[item],
               .error = error};
    (void)thread;
    const bool done = run_trial(&run);
    run.program->end(run.program->self);
    return done;
}

bool plycut_trial_run(const PlycutTrial *trial, const PlycutProgram *programs, size_t count,
                      unsigned threads, PlycutJudgement *judgements, PlycutError *error)
{
    Session session = {trial, programs, judgements};
    const ThreadedJob job = {.count = count,
                             .threads = threads < count ? threads : (unsigned)count,
                             .item = run_one,
                             .self = &session};
    memset(judgements, 0, count * sizeof *judgements);
    return threads_run(&job, error);
}

void plycut_judgement_free(PlycutJudgement *j)
{
    PlycutText *const texts[] = {&j->on,    &j->why,        &j->smallest, &j->file,
                                 &j->reply, &j->divergence, &j->trace};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        plycut_text_free(texts[i]);
}

int plycut_judgement_status(const PlycutJudgement *j)
{
    enum { AGREES, DIFFERS, NOT_RUN = 3 };
    if (j->answered == 0 && j->trees > 0)
        return NOT_RUN;
    return j->differs > 0 || j->answered < j->trees ? DIFFERS : AGREES;
}
