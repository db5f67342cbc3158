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

static void tree_free(TrialTree *tree)
{
    skeleton_free(&tree->shape);
    free(tree->expected.visits);
    if (tree->whole != NULL)
        tree_free(tree->whole);
    free(tree->whole);
}

static bool tree_take(const PlycutTrial *trial, const Skeleton *shape, TrialTree *tree,
                      PlycutError *error)
{
    tree->decimals = tree_has_decimals(shape);
    return tree_copy(shape, &tree->shape, error) &&
           said_of_search(&tree->shape, &trial->task.search, &tree->expected, error);
}

/* What a tree with decimals is in whole numbers, if it is anything. */
static bool tree_take_whole(const PlycutTrial *trial, TrialTree *tree, PlycutError *error)
{
    bool possible;
    Skeleton whole = {.leaves = NULL};
    bool taken = tree_in_whole_numbers(&tree->shape, &whole, &possible, error);
    if (taken && possible) {
        tree->whole = calloc(1, sizeof *tree->whole);
        taken = (tree->whole != NULL || plycut_no_memory(error)) &&
                tree_take(trial, &whole, tree->whole, error);
    }
    skeleton_free(&whole);
    return taken;
}

/* Those with decimals stay the last. */
static void trial_put(PlycutTrial *trial, TrialTree tree)
{
    const size_t whole = trial->count - trial->with_decimals;
    TrialTree *place = &trial->trees[tree.decimals ? trial->count : whole];
    if (!tree.decimals)
        memmove(place + 1, place, trial->with_decimals * sizeof *place);
    *place = tree;
    trial->count++;
    trial->with_decimals += tree.decimals;
    trial->chance |= tree.shape.chance;
    trial->inner |= tree.shape.tree.count > 1;
}

static bool trial_take(PlycutTrial *trial, const Skeleton *shape, PlycutError *error)
{
    TrialTree tree = {.shape.leaves = NULL};
    const bool taken =
        (PLYCUT_ROOM(trial->trees, trial->room, trial->count, 1) || plycut_no_memory(error)) &&
        tree_take(trial, shape, &tree, error) &&
        (!tree.decimals || tree_take_whole(trial, &tree, error));
    if (taken)
        trial_put(trial, tree);
    else
        tree_free(&tree);
    return taken;
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
    for (size_t i = 0; trial != NULL && i < trial->count; i++)
        tree_free(&trial->trees[i]);
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
