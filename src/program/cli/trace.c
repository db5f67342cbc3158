/* trace.c - plycut trace: a search's events as JSON while it runs, or a trace replayed and written
 * back. */
#include "cli/commands.h"
#include "cli/ask.h"
#include "os/output.h"

/* A trace that is written back keeps its point of view, unless another is asked for. */
static PlycutValues values_of(const Options *options, const Input *input)
{
    return input_is_trace(input) && !options->given[OPTION_values]
               ? plycut_trace_reader_values(input->reader)
               : options->picture.values;
}

static bool trace_write_search(const Options *options, const Input *input,
                               const PlycutSearchOptions *search, bool timed, Output *output,
                               PlycutError *error)
{
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    if (input_is_trace(input))
        search = plycut_trace_reader_options(input->reader);
    const char *generator =
        input_is_trace(input) ? plycut_trace_reader_generator(input->reader) : NULL;
    plycut_trace_writer_begin(&writer, &output->out, input_game(input), search,
                              values_of(options, input), generator);
    bool done = ask_search(options, input, search, &observer, timed, &result, error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    return done;
}

bool trace_write(const Options *options, const Input *input, const PlycutSearchOptions *search,
                 bool timed, const char *path, PlycutError *error)
{
    Output output;
    /* A replay finds a contradiction only on the way. */
    OutputSpool spool = input_is_trace(input) ? OUTPUT_SPOOLED : OUTPUT_DIRECT;
    if (!output_open(&output, path, spool, error))
        return false;
    bool written = trace_write_search(options, input, search, timed, &output, error);
    return output_end(&output, written, error);
}

/* Run the search quietly first: if it fails, nothing has been written yet. */
static bool try_quietly(const Options *options, const Input *input,
                        const PlycutSearchOptions *search, PlycutError *error)
{
    PlycutResult result;
    return input_is_trace(input) || ask_search(options, input, search, NULL, false, &result, error);
}

int trace_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    PlycutSearchOptions search;
    bool done = inputs_load(&inputs, options, error) &&
                ask_settle(options, &inputs.items[0], options->algorithms[0], &search, error) &&
                try_quietly(options, &inputs.items[0], &search, error) &&
                trace_write(options, &inputs.items[0], &search, true, options->output, error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
