/* check_exercise.c - the exercises that answers are about: one tree, or those of a folder that answers name. */
#include "cli/check/desk.h"
#include "cli/ask.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

static bool open_grader(Desk *desk, Exercise *exercise, PlycutError *error)
{
    const Options *options = desk->options;
    const Input *input = &exercise->inputs.items[0];
    PlycutTask task = task_given(options, input);
    PlycutReport report = desk->report;
    if (!task_of_sheet(&task, input, options->given[OPTION_points] ? NULL : &report, error) ||
        (desk->exercise_count > 0 && !points_agree(&report, &desk->report, input->name, error)) ||
        !plycut_task_from_tree(&task, input_game(input), input->name, error) ||
        (options->check.accept != NULL && !plycut_task_accept(&task, options->check.accept, error)))
        return false;
    desk->report = report;
    for (PlycutFact fact = 0; report.weighted && fact < PLYCUT_FACTS; fact++)
        task.questions |= report.points[fact] > 0 ? 1u << fact : 0u;
    exercise->grader = plycut_grader_open(input_game(input), &task, error);
    if (exercise->grader == NULL) { /* minimax visits the whole tree, which was too large */
        task.options.algorithm = plycut_algorithm_full();
        ask_explain_error(options, input, &task.options, error);
    }
    return exercise->grader != NULL;
}

void exercise_close(Exercise *exercise)
{
    plycut_grader_close(exercise->grader);
    inputs_free(&exercise->inputs);
    free(exercise->name);
    free(exercise->owner);
}

Exercise *exercise_open(Desk *desk, const char *spec, const char *name, PlycutError *error)
{
    char *kept = name != NULL ? strdup(name) : NULL;
    if ((name != NULL && kept == NULL) ||
        !PLYCUT_ROOM(desk->exercises, desk->exercise_room, desk->exercise_count, 1)) {
        free(kept);
        plycut_no_memory(error);
        return NULL;
    }
    Exercise *made = &desk->exercises[desk->exercise_count];
    *made = (Exercise){.name = kept};
    if (name != NULL)
        made->owner = code_owner(desk->options->check.exercises, name, error);
    if (error->code == PLYCUT_OK && answers_tree(&made->inputs, desk->options, spec, error) &&
        open_grader(desk, made, error)) {
        desk->exercise_count++;
        return made;
    }
    exercise_close(made);
    return NULL;
}

/* The exercise of this name in the folder, which students spell in many ways. NULL on error. */
static Exercise *exercise_named(Desk *desk, const char *name, PlycutError *error)
{
    char *path = exercise_file(desk->options->check.exercises, name, error);
    const size_t folder = strlen(desk->options->check.exercises) + 1, ending = strlen(".json");
    char *stem = path != NULL ? text_format(error, "%.*s", (int)(strlen(path) - folder - ending),
                                            path + folder)
                              : NULL;
    Exercise *exercise = NULL;
    for (size_t i = 0; stem != NULL && exercise == NULL && i < desk->exercise_count; i++)
        if (strcmp(desk->exercises[i].name, stem) == 0)
            exercise = &desk->exercises[i];
    if (stem != NULL && exercise == NULL)
        exercise = exercise_open(desk, path, stem, error);
    free(stem);
    free(path);
    return exercise;
}

int exercise_of(Desk *desk, const char *text, size_t length, const char *file, PlycutError *error)
{
    char name[PLYCUT_EXERCISE_MAX];
    if (desk->options->check.exercises == NULL)
        return 0;
    if (!(plycut_is_quiz(text, length) ? plycut_quiz_exercise
                                       : plycut_answers_exercise)(text, length, file, name, error))
        return EXERCISE_UNKNOWN;
    if (name[0] == '\0')
        return EXERCISE_UNNAMED;
    const Exercise *named = exercise_named(desk, name, error);
    return named != NULL ? (int)(named - desk->exercises) : EXERCISE_UNKNOWN;
}
