/* traces.c - the searches of a picture, recorded: a trace for each algorithm, or for each pass. */
#include "cli/traces.h"
#include "cli/ask.h"

#include <stdlib.h>

/* Room for one more trace; the caller counts it once it is recorded. NULL: no memory. */
static PlycutTrace *traces_next(Traces *traces, PlycutError *error)
{
    if (!PLYCUT_ROOM(traces->items, traces->room, traces->count, 1)) {
        plycut_no_memory(error);
        return NULL;
    }
    return &traces->items[traces->count];
}

/* Recording one pass takes a search of all passes, so the limit is for the number of passes
 * times the nodes. */
static bool traces_few_enough(const Options *options, const PlycutTrace *first, PlycutError *error)
{
    uint64_t passes = first->total.passes, nodes = first->total.nodes;
    return options->search.max_nodes == 0 || nodes <= options->search.max_nodes / passes ||
           plycut_fail(error, PLYCUT_E_LIMIT,
                       "--pass all: %llu passes of %llu nodes in all are too many to draw: "
                       "reduce -d, give --pass N, or raise --max-nodes",
                       (unsigned long long)passes, (unsigned long long)nodes);
}

/* The last trace recorded is the first pass; record the others. A trace file can be read only once, and a clock runs
 * on, so they are recorded from the search of the first. */
static bool record_other_passes(const Options *options, const Input *input, Traces *traces,
                                PlycutError *error)
{
    const PlycutTrace *first = &traces->items[traces->count - 1];
    PlycutSearchOptions search = first->options;
    uint32_t passes = first->total.passes;
    search.depth = first->depth_asked;
    search.max_nodes = options->search.max_nodes;
    search.progress = NULL; /* the first pass has shown it */
    if (!traces_few_enough(options, first, error))
        return false;
    for (uint32_t pass = 2; pass <= passes; pass++) {
        PlycutTrace *trace = traces_next(traces, error);
        if (trace == NULL ||
            !plycut_trace_record_pass(input_game(input), &search, pass, trace, error))
            return false;
        traces->count++;
    }
    return true;
}

static bool record_one(const Options *options, const Input *input, const PlycutAlgorithm *algorithm,
                       Traces *traces, PlycutError *error)
{
    Options first = *options;
    PlycutTrace *trace = traces_next(traces, error);
    if (options->all_passes)
        first.pass = 1;
    if (trace == NULL || !ask_record(&first, input, algorithm, trace, error))
        return false;
    traces->count++;
    return !options->all_passes || record_other_passes(options, input, traces, error);
}

bool traces_record(const Options *options, const Input *input, Traces *traces, PlycutError *error)
{
    /* A trace is one search; the algorithms of the options do not matter. */
    size_t algorithms = input_is_trace(input) ? 1 : options->algorithm_count;
    for (size_t i = 0; i < algorithms; i++)
        if (!record_one(options, input, options->algorithms[i], traces, error))
            return false;
    return true;
}

void traces_free(Traces *traces)
{
    for (size_t i = 0; i < traces->count; i++)
        plycut_trace_free(&traces->items[i]);
    free(traces->items);
}
