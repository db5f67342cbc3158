/* count.c - plycut count: the table of values, nodes, leaves and cutoffs. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/picture.h"
#include "os/output.h"

#include <stdlib.h>

bool counts_fill(const Options *options, const Inputs *inputs, CountTable *counts,
                 PlycutError *error)
{
    size_t each = options->algorithm_count;
    counts->rows = calloc(inputs->count * each, sizeof *counts->rows);
    if (counts->rows == NULL)
        return plycut_no_memory(error);
    for (size_t i = 0; i < inputs->count; i++)
        for (size_t a = 0; a < (input_is_trace(&inputs->items[i]) ? 1 : each); a++, counts->count++)
            if (!ask_count(options, &inputs->items[i], options->algorithms[a],
                           &counts->rows[counts->count], error))
                return false;
    plycut_counts_complete(counts->rows, counts->count);
    return true;
}

bool counts_write(const CountTable *counts, const char *format, const char *path,
                  PlycutError *error)
{
    Output output;
    if (!output_open(&output, path, OUTPUT_DIRECT, error))
        return false;
    bool written = plycut_render_counts(counts->rows, counts->count, format, &output.out, error);
    return output_end(&output, written, error);
}

void counts_free(CountTable *counts)
{
    free(counts->rows);
    *counts = (CountTable){0};
}

int count_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    CountTable counts = {0};
    Options asked;
    const char *format = format_or(options, "text");
    bool done = format_find(format, false, error) != NULL &&
                ask_load(&inputs, options, &asked, error) &&
                counts_fill(&asked, &inputs, &counts, error) &&
                counts_write(&counts, format, options->output, error);
    counts_free(&counts);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
