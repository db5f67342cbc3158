/* trial_ask.c - one question to a program on trial, and its answer. */
#include "trial/trial.h"

#include <stdlib.h>

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
