/* show.c - what a program does on the smallest tree: where it departs from the search, as a sentence, and its trace. */
#include "base/same.h"
#include "trial/trial.h"

#include <stdlib.h>
#include <string.h>

/* ---- The sentence ---------------------------------------------------------------------------- */

/* A search that visits nodes again has no exercises, and no sentence. False: no memory. */
static bool find_divergence_of(const Run *run, const PlycutGame *game)
{
    PlycutJudgement *j = run->judgement;
    PlycutText answers = {0};
    PlycutGrades grades = {0};
    PlycutError refused = {0};
    PlycutTask task = {.options = run->trial->task.search, .of_program = true};
    static const char *const STATED[] = {"cut", "fail", "order"};
    for (size_t i = 0; i < sizeof STATED / sizeof *STATED; i++)
        plycut_task_state(&task, STATED[i]);
    PlycutGrader *grader = plycut_grader_open(game, &task, &refused);
    bool kept = true;
    if (grader != NULL && said_answers(&j->reply, &answers, &refused) &&
        plycut_grade(grader, answers.bytes, answers.length, "program", &grades, &refused) &&
        grades.count > 0)
        kept = plycut_text_write(&j->divergence, grades.items[0].divergence.text,
                                 strlen(grades.items[0].divergence.text));
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_text_free(&answers);
    return plycut_had_memory(&refused, run->error) && kept;
}

/* ---- The trace ------------------------------------------------------------------------------- */

static bool write_trace_of(const PlycutGame *game, const PlycutSearchOptions *options,
                           PlycutText *text, PlycutError *error)
{
    PlycutOut out;
    PlycutTraceWriter writer;
    PlycutResult result;
    PlycutError refused = {0};
    const PlycutObserver observer = {plycut_trace_writer_event, &writer};
    plycut_out_init(&out, plycut_text_write, text);
    plycut_trace_writer_begin(&writer, &out, game, options, PLYCUT_VALUES_MAX, NULL);
    const bool done = plycut_search(game, options, &observer, &result, &refused);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    return plycut_had_memory(&refused, error) && plycut_out_end(&out, "the trace", error) && done;
}

/* The event, from 1, at which two searches do different things; 0: there is none. */
static size_t first_difference(const PlycutTrace *a, const PlycutTrace *b)
{
    for (size_t i = 0; i < a->event_count && i < b->event_count; i++) {
        const PlycutTraceEvent *x = &a->events[i], *y = &b->events[i];
        const bool valued = x->kind == PLYCUT_EVENT_EXIT || x->kind == PLYCUT_EVENT_UPDATE;
        if (x->kind != y->kind || strcmp(a->nodes[x->node].path, b->nodes[y->node].path) != 0 ||
            (valued && !same_number(x->value, y->value)))
            return i + 1;
    }
    return 0;
}

/* A trace that can be read back; from then on it belongs to the judgement. False, with the error, also if memory ran out. */
static bool take_trace_of(const Run *run, const PlycutGame *game, bool made, PlycutText *text)
{
    PlycutTrace right = {0}, own = {0};
    PlycutError refused = {0};
    const bool read = made && said_record(text, &own, &refused) &&
                      plycut_trace_record(game, &run->trial->task.search, &right, &refused);
    if (read) {
        run->judgement->moment = first_difference(&right, &own);
        run->judgement->trace = *text;
        *text = (PlycutText){0};
    }
    plycut_trace_free(&right);
    plycut_trace_free(&own);
    if (text->failed)
        plycut_no_memory(run->error);
    plycut_text_free(text);
    return plycut_had_memory(&refused, run->error) && read;
}

/* Its own trace; or that of the search that explains all its answers; or only its visits. The error is set if memory ran
 * out. */
static void find_trace(const Run *run, const Skeleton *shape, const Said *said)
{
    const PlycutGame game = skeleton_game(shape);
    const PlycutText *reply = &run->judgement->reply;
    PlycutText text = {0};
    if (plycut_is_trace(reply->bytes, reply->length)) {
        (void)take_trace_of(run, &game, plycut_text_write(&text, reply->bytes, reply->length),
                            &text);
        return;
    }
    if (run->guilty != NULL && run->guilty->sketch == NULL) {
        const PlycutSearchOptions search = suspect_search(run->guilty);
        if (take_trace_of(run, &game, write_trace_of(&game, &search, &text, run->error), &text) ||
            run->error->code != PLYCUT_OK)
            return;
    }
    (void)take_trace_of(run, &game, said_trace(said, shape, &text), &text);
}

/* The tree, what the program says of it, and what that shows. */
static bool show_answer(Run *run, Skeleton *shape, Answer *asked, const Said *expected)
{
    PlycutJudgement *j = run->judgement;
    const PlycutGame game = skeleton_game(shape);
    if (!tree_text(shape, false, &j->smallest) || !tree_text(shape, true, &j->file))
        return plycut_no_memory(run->error);
    j->reply = asked->text;
    asked->text = (PlycutText){0};
    if (!tree_name_nodes(&shape->tree, run->error) ||
        !departs_tell(run, shape, &asked->said, expected, &j->divergence) ||
        (j->divergence.length == 0 &&
         !(find_divergence_of(run, &game) || plycut_no_memory(run->error))))
        return false;
    find_trace(run, shape, &asked->said);
    return run->error->code == PLYCUT_OK;
}

bool smallest_show(Run *run, PlycutSaid what, Skeleton *shape, bool *stands)
{
    Said expected = {.count = 0};
    Answer asked = {.reply = PLYCUT_REPLIED};
    bool done = (run->afresh || run_restart(run)) && run_ask(run, shape, &asked) &&
                said_of_search(shape, &run->trial->task.search, &expected, run->error);
    *stands = done && asked.reply == PLYCUT_REPLIED &&
              (said_differs(&asked.said, shape, &expected) >> what & 1u) != 0;
    if (*stands)
        done = show_answer(run, shape, &asked, &expected);
    free(expected.visits);
    answer_free(&asked);
    return done;
}
