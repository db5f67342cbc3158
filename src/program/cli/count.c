/* count.c - plycut count: the table of values, nodes, leaves and cutoffs. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "cli/picture.h"
#include "os/output.h"

#include <stdlib.h>

/* The exit status if some searches need a leaf of unknown value. */
enum { NOT_ALL_ANSWERED = 1 };

/* A search that needs a leaf of unknown value says so in its row; *needs is the first such error. */
static bool row_fill(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                     CountTable *counts, PlycutError *needs, PlycutError *error)
{
    PlycutError wrong = {0};
    const bool found = ask_count(options, input, algorithm, &counts->rows[counts->count++], &wrong);
    counts->answered += found;
    if (found || wrong.code != PLYCUT_E_VALUE) {
        *error = found ? *error : wrong;
        return found;
    }
    *needs = needs->code == PLYCUT_OK ? wrong : *needs;
    return true;
}

bool counts_fill(const Options *options, const Inputs *inputs, CountTable *counts,
                 PlycutError *error)
{
    size_t each = options->algorithm_count;
    PlycutError needs = {0};
    counts->rows = calloc(inputs->count * each, sizeof *counts->rows);
    if (counts->rows == NULL)
        return plycut_no_memory(error);
    for (size_t i = 0; i < inputs->count; i++)
        for (size_t a = 0; a < (input_is_trace(&inputs->items[i]) ? 1 : each); a++)
            if (!row_fill(options, &inputs->items[i], options->algorithms[a], counts, &needs,
                          error))
                return false;
    if (counts->answered == 0) {
        *error = needs;
        return false;
    }
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
    const bool all = counts.answered == counts.count;
    counts_free(&counts);
    inputs_free(&inputs);
    return !done ? FAILED : all ? 0 : NOT_ALL_ANSWERED;
}
