/* trial.c - a program on trial: it is asked every tree, then the suspects are compared with all that it said. */
#include "search/taken.h"
#include "trial/trial.h"
#include "base/threads.h"

#include <stdlib.h>
#include <string.h>

/* ---- All trees ------------------------------------------------------------------------------- */

static bool ask_this(Run *run, const TrialTree *tree, Answer *answer)
{
    answer->tree = tree;
    answer->differs = 0;
    if (!run_ask(run, &tree->shape, answer))
        return false;
    plycut_text_free(&answer->text);
    if (answer->reply == PLYCUT_REPLIED)
        answer->differs = said_differs(&answer->said, &tree->shape, &tree->expected);
    return true;
}

/* The same tree in whole numbers counts instead. Did anything become right? Then the program counts in whole numbers. */
static bool ask_in_whole_numbers(Run *run, const TrialTree *tree, Answer *answer)
{
    const bool spoke = answer->tree == tree && answer->reply == PLYCUT_REPLIED;
    const unsigned differed = answer->differs;
    if (!ask_this(run, tree->whole, answer))
        return false;
    const bool replied = answer->reply == PLYCUT_REPLIED;
    run->speechless += replied && !spoke;
    run->judgement->whole_numbers += replied && (!spoke || (differed & ~answer->differs) != 0);
    return true;
}

/* Programs that end, or hang, when they read a decimal are not asked for long. */
static bool ask_tree(Run *run, const TrialTree *tree, Answer *answer)
{
    enum { SPEECHLESS_MOST = 2 };
    const bool asks = tree->whole == NULL || run->speechless < SPEECHLESS_MOST;
    if (asks && !ask_this(run, tree, answer))
        return false;
    const bool right = asks && answer->reply == PLYCUT_REPLIED && answer->differs == 0;
    return right || tree->whole == NULL || (asks && answer->reply == PLYCUT_NO_PROGRAM) ||
           ask_in_whole_numbers(run, tree, answer);
}

/* A tree of one leaf has nothing to search, and no move: what is not said of it is not missing. */
static bool has_nothing_to_say(const Answer *answer, PlycutSaid what)
{
    return what == PLYCUT_SAID_BEST
               ? answer->tree->expected.best < 0 && answer->said.best < 0
               : answer->tree->shape.tree.count == 1 && !answer->said.has[what];
}

/* Nor is it something that the program says in general, unless there are no other trees. */
static void count_answer(Run *run, const Answer *answer)
{
    PlycutJudgement *j = run->judgement;
    const bool counts = answer->tree->shape.tree.count > 1 || !run->trial->inner;
    j->answered++;
    j->differs += answer->differs != 0;
    for (PlycutSaid what = 0; what < PLYCUT_SAIDS; what++) {
        const bool differs = (answer->differs >> what & 1u) != 0,
                   nothing = has_nothing_to_say(answer, what);
        j->said[what] += answer->said.has[what] && !nothing && (counts || differs);
        j->right[what] += (answer->said.has[what] || nothing) && !differs;
        j->wrong[what] += differs;
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
        done = ask_tree(run, tree, answer);
        if (done && answer->reply == PLYCUT_REPLIED)
            count_answer(run, answer);
        else
            done = done && note_failure(run, &answer->tree->shape);
        j->ended = answer->reply == PLYCUT_NO_PROGRAM;
    }
    return done;
}

/* The smallest of the trees with this difference, of those with whole numbers if there are any. */
static const Skeleton *smallest_of(const Run *run, unsigned differs)
{
    const TrialTree *smallest = NULL;
    for (size_t i = 0; i < run->asked; i++) {
        const TrialTree *tree = run->answers[i].tree;
        if ((run->answers[i].differs & differs) == 0)
            continue;
        if (smallest == NULL || (smallest->decimals && !tree->decimals) ||
            (smallest->decimals == tree->decimals &&
             tree->shape.tree.count < smallest->shape.tree.count))
            smallest = tree;
    }
    return &smallest->shape;
}

/* ---- What explains it ------------------------------------------------------------------------ */

/* Trees on which the program is wrong come first: most suspects do not explain the first of them. */
static bool suspect_explains(const Run *run, const Suspect *suspect, Said *said, bool *explains)
{
    *explains = true;
    for (int wrong = 1; wrong >= 0; wrong--)
        for (size_t i = 0; i < run->asked && *explains; i++) {
            const Answer *answer = &run->answers[i];
            const Skeleton *shape = &answer->tree->shape;
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
    while (run->judgement->wrong[what] == 0)
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
    bool (*known)(void *self, size_t index, PlycutError *error);
    void *self;
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

static bool finish_one(void *self, uint64_t item, PlycutError *error)
{
    const Session *s = self;
    return s->known(s->self, (size_t)item, error);
}

bool plycut_trial_run(const PlycutTrial *trial, const PlycutProgram *programs, size_t count,
                      unsigned threads, PlycutJudgement *judgements,
                      bool (*known)(void *self, size_t index, PlycutError *error), void *self,
                      PlycutError *error)
{
    Session session = {trial, programs, judgements, known, self};
    const ThreadedJob job = {.count = count,
                             .threads = threads < count ? threads : (unsigned)count,
                             .item = run_one,
                             .finish = known != NULL ? finish_one : NULL,
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
