/* trial.c - a program on trial: it is asked every tree, then the suspects are compared with all that it said. */
#include "search/taken.h"
#include "trial/trial.h"
#include "base/threads.h"

#include <stdlib.h>
#include <string.h>

/* ---- One tree -------------------------------------------------------------------------------- */

/* Without a reply, the answer's text says why. */
bool run_ask_this(Run *run, const TrialTree *tree, Answer *answer)
{
    answer->tree = tree;
    answer->differs = 0;
    if (!run_ask(run, &tree->shape, answer))
        return false;
    plycut_text_free(&answer->text);
    if (answer->reply == PLYCUT_REPLIED)
        answer->differs = said_differs(&answer->said, &tree->shape, &tree->expected);
    else if (!plycut_text_write(&answer->text, run->why, strlen(run->why)))
        return plycut_no_memory(run->error);
    return true;
}

/* ---- Whole numbers --------------------------------------------------------------------------- */

/* Programs that end, or hang, when they read a decimal are not asked for long. */
static bool can_read(const Run *run, const TrialTree *tree)
{
    enum { SPEECHLESS_MOST = 2 };
    return tree->whole == NULL || run->speechless < SPEECHLESS_MOST;
}

/* A value with decimals does not come from a program that counts in whole numbers. */
static bool counts_whole(const Run *run)
{
    bool whole = true;
    for (size_t i = 0; i < run->asked; i++) {
        const Answer *a = &run->answers[i];
        whole &= a->tree->whole == NULL || a->reply != PLYCUT_REPLIED ||
                 !a->said.has[PLYCUT_SAID_VALUE] || number_is_whole(a->said.value);
    }
    return whole;
}

/* The same tree in whole numbers counts instead. Did anything become right? */
static bool ask_in_whole_numbers(Run *run, Answer *answer)
{
    const bool spoke = answer->reply == PLYCUT_REPLIED;
    const unsigned differed = answer->differs;
    if (!run_ask_this(run, answer->tree->whole, answer))
        return false;
    run->judgement->whole_numbers +=
        answer->reply == PLYCUT_REPLIED && (!spoke || (differed & ~answer->differs) != 0);
    run->judgement->ended |= answer->reply == PLYCUT_NO_PROGRAM;
    return true;
}

static bool ask_whole_numbers(Run *run)
{
    bool done = true;
    const bool whole = counts_whole(run);
    for (size_t i = 0; done && whole && i < run->asked && !run->judgement->ended; i++) {
        Answer *answer = &run->answers[i];
        if (answer->tree->whole != NULL &&
            (answer->reply != PLYCUT_REPLIED || answer->differs != 0))
            done = ask_in_whole_numbers(run, answer);
    }
    return done;
}

/* ---- All trees ------------------------------------------------------------------------------- */

/* A tree of one leaf has nothing to search, and no move: what is not said of it is not missing. */
static bool has_nothing_to_say(const Answer *answer, PlycutSaid what)
{
    return what == PLYCUT_SAID_BEST
               ? answer->tree->expected.best < 0 && answer->said.best == -1
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
static bool note_failure(Run *run, const Answer *answer)
{
    PlycutJudgement *j = run->judgement;
    const Skeleton *shape = &answer->tree->shape;
    if (run->failed != NULL && shape->tree.count >= run->failed->tree.count)
        return true;
    run->failed = shape;
    plycut_text_free(&j->on);
    plycut_text_free(&j->why);
    return (tree_text(shape, false, &j->on) &&
            plycut_text_write(&j->why, answer->text.bytes, answer->text.length)) ||
           plycut_no_memory(run->error);
}

static bool ask_next_tree(Run *run, const TrialTree *tree, Answer *answer)
{
    *answer = (Answer){.reply = PLYCUT_NO_REPLY, .tree = tree};
    if (!can_read(run, tree))
        return true;
    const bool done = run_ask_this(run, tree, answer);
    run->speechless += tree->whole != NULL && answer->reply != PLYCUT_REPLIED;
    run->judgement->ended = answer->reply == PLYCUT_NO_PROGRAM;
    return done;
}

/* Visits that are not known on one tree may be untrue on the others, too: they are those of a recorder that only sees what is taken out of lists. */
static void leave_out_unseen(Run *run)
{
    for (size_t i = 0; i < run->asked; i++)
        run->unseen |= run->answers[i].reply == PLYCUT_REPLIED && run->answers[i].said.unseen;
    for (size_t i = 0; run->unseen && i < run->asked; i++) {
        run->answers[i].said.has[PLYCUT_SAID_VISITS] = false;
        run->answers[i].differs &= ~(1u << PLYCUT_SAID_VISITS);
    }
    run->judgement->unseen = run->unseen;
}

static bool ask_trees(Run *run)
{
    PlycutJudgement *j = run->judgement;
    bool done = true;
    j->trees = run->trial->count;
    while (done && run->asked < run->trial->count && !j->ended) {
        done = ask_next_tree(run, &run->trial->trees[run->asked], &run->answers[run->asked]);
        run->asked++;
    }
    done = done && ask_whole_numbers(run);
    leave_out_unseen(run);
    for (size_t i = 0; done && i < run->asked; i++) {
        const Answer *answer = &run->answers[i];
        if (answer->reply == PLYCUT_REPLIED)
            count_answer(run, answer);
        else if (answer->text.length > 0)
            done = note_failure(run, answer);
    }
    return done;
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

bool run_find_guilty(Run *run)
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
        for (size_t k = 0; k < suspect->count; k++)
            run->judgement->causes[run->judgement->cause_count++] = suspect->causes[k];
    }
    free(said.visits);
    return done;
}

/* ---- The smallest tree ----------------------------------------------------------------------- */

PlycutSaid run_wrong_in(const Run *run)
{
    unsigned differs = 0;
    PlycutSaid what = PLYCUT_SAID_VALUE;
    for (size_t i = 0; i < run->asked; i++)
        differs |= run->answers[i].differs;
    while ((differs >> what & 1u) == 0)
        what++;
    return what;
}

/* In whole numbers, with different values, small: what comes first counts most. */
static bool shows_better(const TrialTree *tree, const TrialTree *other)
{
    if (other == NULL || tree->decimals != other->decimals)
        return other == NULL || other->decimals;
    if (tree->distinct != other->distinct)
        return tree->distinct;
    return tree->shape.tree.count < other->shape.tree.count;
}

const TrialTree *run_smallest(const Run *run, PlycutSaid what)
{
    const TrialTree *smallest = NULL;
    for (size_t i = 0; i < run->asked; i++)
        if ((run->answers[i].differs >> what & 1u) != 0 &&
            shows_better(run->answers[i].tree, smallest))
            smallest = run->answers[i].tree;
    return smallest;
}

/* Wrong values come before wrong visits. *stands: so it does when it is started afresh. */
static bool find_smallest(Run *run, bool *stands)
{
    Skeleton shape = {0};
    const PlycutSaid what = run_wrong_in(run);
    const bool done = tree_copy(&run_smallest(run, what)->shape, &shape, run->error) &&
                      smallest_find(run, what, &shape) && smallest_show(run, what, &shape, stands);
    skeleton_free(&shape);
    return done;
}

/* ---- The trial ------------------------------------------------------------------------------- */

/* What it does, and the smallest tree that shows it. */
static bool explain_run(Run *run)
{
    const PlycutJudgement *j = run->judgement;
    bool stands = true;
    if (!run_find_guilty(run) || (run->guilty == NULL && !kept_find(run, false)))
        return false;
    if (!j->keeps && !j->varies &&
        (!find_smallest(run, &stands) || (!stands && !kept_find(run, true))))
        return false;
    if (!j->keeps)
        return true;
    return j->wrong_afresh > 0 ? find_smallest(run, &stands) : kept_show(run);
}

static bool run_trial(Run *run)
{
    run->answers = calloc(run->trial->count + 1, sizeof *run->answers);
    const bool done = (run->answers != NULL || plycut_no_memory(run->error)) && ask_trees(run) &&
                      (run->judgement->differs == 0 || explain_run(run));
    answers_free(run->answers, run->asked);
    answers_free(run->together, run->together_count);
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
    PlycutText *const texts[] = {&j->on,    &j->why,    &j->smallest,
                                 &j->file,  &j->reply,  &j->divergence,
                                 &j->trace, &j->before, &j->before_short};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        plycut_text_free(texts[i]);
}
