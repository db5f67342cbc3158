/* check_task.c - what students' answers are about: the tree, and the task as the command line states it. */
#include "cli/check/check.h"

/* Trees of exercises are small; the whole tree and its searches are kept in memory. */
#define GRADED_NODES 1000000

PlycutTask task_given(const Options *options, const Input *input)
{
    PlycutTask task = {.options = options_search(options, options->algorithms[0]),
                       .questions = options->class.questions};
    const bool trace = input_is_trace(input);
    for (size_t i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] || trace)
            plycut_task_state(&task, all_options[i].name);
    if (trace)
        task.options = *plycut_trace_reader_options(input->reader);
    task.options.max_nodes = options->search.max_nodes == options->command->max_nodes
                                 ? GRADED_NODES
                                 : options->search.max_nodes;
    return task;
}

bool answers_tree(Inputs *inputs, const Options *options, const char *spec, PlycutError *error)
{
    if (!inputs_load_specs(inputs, options, (char *[]){(char *)spec}, 1, error))
        return false;
    return inputs->count == 1 ||
           plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                          "has %zu positions, but answers belong to one: give its line, as in %s",
                          inputs->count, inputs->items[0].name);
}

bool answers_unread(size_t count, const char *more, const char *file, bool form, PlycutError *error)
{
    return plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, NULL, "%zu %s%s not understood%s",
                          count, more, count == 1 ? "answer was" : "answers were",
                          form ? "" : ", and counted as wrong");
}
