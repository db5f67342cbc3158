/* trial.c - a program on trial: it is asked every tree, then the suspects are compared with all that it said. */
#include "trial/trial.h"
#include "base/utf8.h"
#include "trial/verdict.h"

#include <stdlib.h>
#include <string.h>

const char *verdict_text(VerdictId id)
{
    static const char *const TEXTS[VERDICTS] = {
#define VERDICT(id, text) text,
#include "trial/verdict.def"
#undef VERDICT
    };
    return TEXTS[id];
}

/* ---- Trees ----------------------------------------------------------------------------------- */

PlycutTrialTask plycut_trial_defaults(const PlycutAlgorithm *algorithm)
{
    return (PlycutTrialTask){.search = plycut_search_defaults(algorithm),
                             .root = PLYCUT_FIRST_PLAYER,
                             .trees = 500,
                             .seed = 1,
                             .asks = 4000};
}

static bool trial_take(void *self, Skeleton *shape, PlycutError *error)
{
    static const Edit SAME = {.kind = EDIT_NOTHING};
    PlycutTrial *trial = self;
    if (!PLYCUT_ROOM(trial->trees, trial->room, trial->count, 1))
        return plycut_no_memory(error);
    TrialTree *tree = &trial->trees[trial->count++];
    *tree = (TrialTree){.answered = false};
    return tree_edit(shape, &SAME, &tree->shape, error);
}

PlycutTrial *plycut_trial_open(const PlycutTrialTask *task, PlycutError *error)
{
    PlycutTrial *trial = calloc(1, sizeof *trial);
    if (trial == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    trial->task = *task;
    if (trees_make(task, trial_take, trial, error))
        return trial;
    plycut_trial_close(trial);
    return NULL;
}

bool plycut_trial_add(PlycutTrial *trial, const PlycutGame *game, PlycutError *error)
{
    Skeleton shape = {0};
    bool added = tree_of_game(game, &shape, error);
    for (uint32_t i = 1; added && i < shape.tree.count; i++)
        if (shape.tree.nodes[i].player !=
            plycut_other(shape.tree.nodes[shape.tree.nodes[i].parent].player))
            added = plycut_fail(error, PLYCUT_E_INPUT,
                                "a program on trial needs levels of MAX and MIN that alternate");
    added = added && trial_take(trial, &shape, error);
    skeleton_free(&shape);
    return added;
}

void plycut_trial_close(PlycutTrial *trial)
{
    if (trial == NULL)
        return;
    for (size_t i = 0; i < trial->count; i++) {
        skeleton_free(&trial->trees[i].shape);
        free(trial->trees[i].said.visits);
        free(trial->trees[i].why);
    }
    free(trial->trees);
    free(trial->suspects);
    PlycutText *const texts[] = {&trial->on, &trial->smallest, &trial->reply, &trial->divergence};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        plycut_text_free(texts[i]);
    free(trial);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* The tree as the program gets it. */
static bool write_question(const PlycutTrial *trial, const Skeleton *shape, PlycutText *text)
{
    PlycutOut out;
    PlycutJson json;
    if (trial->task.nested)
        return tree_text(shape, text);
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_begin(&json, &out, "plycut-tree", 1);
    plycut_json_key_string(&json, "root", plycut_player_text(shape->tree.nodes[0].player));
    plycut_json_key(&json, "tree");
    tree_write_json(&shape->tree, NULL, false, &json);
    plycut_json_close(&json);
    return plycut_out_flush(&out);
}

void asked_free(Asked *asked)
{
    free(asked->said.visits);
    plycut_text_free(&asked->text);
}

bool trial_ask(const PlycutTrial *trial, const PlycutProgram *program, const Skeleton *shape,
               Course *expected, Asked *asked, PlycutError *error)
{
    PlycutText question = {0};
    plycut_text_free(&asked->text);
    asked->why[0] = '\0';
    asked->differs = 0;
    bool done = course_of(shape, &trial->task.search, expected, error) &&
                (write_question(trial, shape, &question) || plycut_no_memory(error));
    if (done) {
        asked->reply = program->ask(program->self, &question, &asked->text, asked->why);
        if (asked->reply == PLYCUT_REPLIED &&
            !said_read(&asked->text, shape, &asked->said, asked->why)) {
            asked->reply = PLYCUT_NO_REPLY;
            program->refuse(program->self);
        }
        if (asked->reply == PLYCUT_REPLIED)
            asked->differs = said_differs(&asked->said, shape, expected);
    }
    plycut_text_free(&question);
    return done;
}

/* ---- All trees ------------------------------------------------------------------------------- */

static bool keep_answer(TrialTree *tree, Asked *asked, PlycutJudgement *j, PlycutError *error)
{
    tree->answered = asked->reply == PLYCUT_REPLIED;
    if (!tree->answered) {
        tree->why = strdup(asked->why);
        return tree->why != NULL || plycut_no_memory(error);
    }
    tree->differs = asked->differs;
    tree->said = asked->said;
    asked->said = (Said){.count = 0};
    j->answered++;
    j->differs += tree->differs != 0;
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        j->said[what] += tree->said.has[what];
        j->right[what] += tree->said.has[what] && (tree->differs >> what & 1u) == 0;
    }
    return true;
}

static bool ask_trees(PlycutTrial *trial, const PlycutProgram *program, PlycutError *error)
{
    PlycutJudgement *j = &trial->judgement;
    Asked asked = {.reply = PLYCUT_REPLIED};
    Course expected = {0};
    bool done = true;
    j->trees = trial->count;
    for (; done && trial->asked < trial->count && !j->ended; trial->asked++) {
        TrialTree *tree = &trial->trees[trial->asked];
        done = trial_ask(trial, program, &tree->shape, &expected, &asked, error) &&
               keep_answer(tree, &asked, j, error);
        j->ended = asked.reply == PLYCUT_NO_PROGRAM;
    }
    free(expected.visits);
    asked_free(&asked);
    return done;
}

/* The smallest of the trees for which `wanted` holds, or NULL. */
static const TrialTree *smallest_of(const PlycutTrial *trial,
                                    bool (*wanted)(const TrialTree *tree, unsigned what),
                                    unsigned what)
{
    const TrialTree *smallest = NULL;
    for (size_t i = 0; i < trial->asked; i++)
        if (wanted(&trial->trees[i], what) &&
            (smallest == NULL || trial->trees[i].shape.tree.count < smallest->shape.tree.count))
            smallest = &trial->trees[i];
    return smallest;
}

static bool tree_failed(const TrialTree *tree, unsigned what)
{
    (void)what;
    return !tree->answered;
}

static bool tree_differs(const TrialTree *tree, unsigned what)
{
    return tree->answered && (tree->differs & what) != 0;
}

static bool note_failure(PlycutTrial *trial, PlycutError *error)
{
    const TrialTree *failed = smallest_of(trial, tree_failed, 0);
    if (failed == NULL)
        return true;
    if (!tree_text(&failed->shape, &trial->on))
        return plycut_no_memory(error);
    trial->judgement.on = trial->on.bytes;
    trial->judgement.why = failed->why;
    return true;
}

/* ---- What explains it ------------------------------------------------------------------------ */

/* Trees on which the program is wrong come first: most suspects do not explain the first of them. */
static bool suspect_explains(const PlycutTrial *trial, const Suspect *suspect, Course *course,
                             bool *explains, PlycutError *error)
{
    *explains = true;
    for (int wrong = 1; wrong >= 0; wrong--)
        for (size_t i = 0; i < trial->asked && *explains; i++) {
            const TrialTree *tree = &trial->trees[i];
            if (!tree->answered || (tree->differs != 0) != (wrong == 1))
                continue;
            if (!suspect_course(suspect, &tree->shape, course, error))
                return false;
            *explains = said_differs(&tree->said, &tree->shape, course) == 0;
        }
    return true;
}

static void accuse(PlycutTrial *trial, const Suspect *guilty)
{
    PlycutJudgement *j = &trial->judgement;
    trial->guilty = guilty;
    j->cause_count = guilty->count;
    memcpy(j->causes, guilty->names, sizeof j->causes);
    memcpy(j->clauses, guilty->clauses, sizeof j->clauses);
    j->explained_by_search = !guilty->takes_last && !guilty->turns;
    j->explained = &guilty->options;
}

static bool find_guilty(PlycutTrial *trial, PlycutError *error)
{
    Course course = {0};
    bool done = true;
    trial->suspects = suspects_of(&trial->task.search, &trial->suspect_count, error);
    if (trial->suspects == NULL)
        return false;
    for (size_t i = 0; done && trial->guilty == NULL && i < trial->suspect_count; i++) {
        Suspect *suspect = &trial->suspects[i];
        bool explains;
        if (suspect->algorithm.of != NULL)
            suspect->options.algorithm = &suspect->algorithm;
        done = suspect_explains(trial, suspect, &course, &explains, error);
        if (done && explains)
            accuse(trial, suspect);
    }
    free(course.visits);
    return done;
}

/* ---- The smallest tree ----------------------------------------------------------------------- */

/* Where the answers depart from the search; a search that visits nodes again has no exercises, and no sentence. */
static bool find_divergence_of(PlycutTrial *trial, Skeleton *shape, PlycutError *error)
{
    PlycutText answers = {0};
    PlycutGrades grades = {0};
    PlycutError refused = {0};
    PlycutTask task = {.options = trial->task.search, .of_program = true};
    static const char *const STATED[] = {"cut", "fail", "order"};
    for (size_t i = 0; i < sizeof STATED / sizeof *STATED; i++)
        plycut_task_state(&task, STATED[i]);
    if (!tree_name_nodes(&shape->tree, error))
        return false;
    const PlycutGame game = skeleton_game(shape);
    PlycutGrader *grader = plycut_grader_open(&game, &task, &refused);
    if (grader != NULL && said_answers(&trial->reply, &answers, &refused) &&
        plycut_grade(grader, answers.bytes, answers.length, "program", &grades, &refused) &&
        grades.count > 0)
        plycut_text_write(&trial->divergence, grades.items[0].divergence.text,
                          strlen(grades.items[0].divergence.text));
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_text_free(&answers);
    return true;
}

/* Ask the smallest tree once more: what the program says of it is shown. */
static bool show_smallest(PlycutTrial *trial, const PlycutProgram *program, Skeleton *shape,
                          PlycutError *error)
{
    Asked asked = {.reply = PLYCUT_REPLIED};
    Course expected = {0};
    PlycutJudgement *j = &trial->judgement;
    bool done = trial_ask(trial, program, shape, &expected, &asked, error) &&
                (tree_text(shape, &trial->smallest) || plycut_no_memory(error));
    if (done && asked.reply == PLYCUT_REPLIED) {
        trial->reply = asked.text;
        asked.text = (PlycutText){0};
        done = find_divergence_of(trial, shape, error);
    }
    j->smallest = trial->smallest.bytes;
    j->reply = trial->reply.bytes;
    j->divergence = trial->divergence.bytes != NULL ? trial->divergence.bytes : "";
    free(expected.visits);
    asked_free(&asked);
    return done;
}

/* Wrong values come before wrong visits. */
static bool find_smallest(PlycutTrial *trial, const PlycutProgram *program, PlycutError *error)
{
    static const Edit SAME = {.kind = EDIT_NOTHING};
    Skeleton shape = {0};
    PlycutSaid what = PLYCUT_SAID_VALUE;
    while (trial->judgement.said[what] == trial->judgement.right[what])
        what++;
    trial->judgement.shows = what;
    const TrialTree *tree = smallest_of(trial, tree_differs, 1u << what);
    bool done = tree_edit(&tree->shape, &SAME, &shape, error) &&
                smallest_find(trial, program, what, &shape, error) &&
                show_smallest(trial, program, &shape, error);
    skeleton_free(&shape);
    return done;
}

/* ---- The trial ------------------------------------------------------------------------------- */

bool plycut_trial_run(PlycutTrial *trial, const PlycutProgram *program, PlycutError *error)
{
    return ask_trees(trial, program, error) && note_failure(trial, error) &&
           (trial->judgement.differs == 0 ||
            (find_guilty(trial, error) && find_smallest(trial, program, error)));
}

const PlycutJudgement *plycut_trial_judgement(const PlycutTrial *trial)
{
    return &trial->judgement;
}

int plycut_judgement_status(const PlycutJudgement *j)
{
    enum { AGREES, DIFFERS, NOT_RUN = 3 };
    if (j->answered == 0 && j->trees > 0)
        return NOT_RUN;
    return j->differs > 0 || j->answered < j->trees ? DIFFERS : AGREES;
}
