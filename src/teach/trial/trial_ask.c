/* trial_ask.c - one question to a program on trial, and its answer. */
#include "trial/trial.h"

#include <stdlib.h>

void answer_free(Answer *answer)
{
    free(answer->said.visits);
    plycut_text_free(&answer->text);
}

void answers_free(Answer *answers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        answer_free(&answers[i]);
    free(answers);
}

static bool ask_once(Run *run, const Skeleton *shape, Answer *answer)
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
    if (run->unseen)
        answer->said.has[PLYCUT_SAID_VISITS] = false;
    return run->error->code != PLYCUT_E_MEMORY;
}

bool run_restart(Run *run)
{
    Answer ignored = {.reply = PLYCUT_REPLIED};
    bool done = true;
    if (run->program->restart != NULL)
        run->program->restart(run->program->self);
    for (size_t i = 0; done && i < run->before_count; i++)
        done = ask_once(run, &run->before[i], &ignored);
    answer_free(&ignored);
    return done;
}

bool run_ask(Run *run, const Skeleton *shape, Answer *answer)
{
    return (!run->afresh || run_restart(run)) && ask_once(run, shape, answer);
}
