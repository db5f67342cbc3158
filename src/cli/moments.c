/* moments.c - moments of searches. Their pictures show the whole tree; otherwise its shape would reveal what will be
 * pruned. */
#include "cli/moments.h"

#include <stdlib.h>

/* ---- Whole trees ----------------------------------------------------------------------------- */

/* Pruned subtrees are expanded without regard to --max-nodes: count their leaves first. */
static bool moments_small_enough(const Options *options, const Input *input, PlycutError *error)
{
    const PlycutGame *game = input_game(input);
    uint64_t most = options->search.max_nodes == 0 ? UINT64_MAX : options->search.max_nodes;
    const PlycutSearchOptions *search =
        input_is_trace(input) ? plycut_trace_reader_options(input->reader) : &options->search;
    return game->rules->stored ||
           plycut_game_leaves(game, &game->root, search->depth, most) < most ||
           plycut_fail(
               error, PLYCUT_E_LIMIT,
               "the picture of a moment shows the whole tree, and this one has more than %llu "
               "leaves: reduce -d, or raise --max-nodes",
               (unsigned long long)most);
}

/* A trace file of a generated game does not have the pruned subtrees: search again, now that it is
 * checked. An algorithm that plycut does not know cannot be run; its tree remains as it is. */
static bool record_again(const Input *input, PlycutTrace *trace, PlycutError *error)
{
    PlycutSearchOptions search = trace->options;
    uint32_t pass = trace->pass_count == 0 ? 0 : trace->passes[trace->shown].number;
    search.depth = trace->depth_asked;
    search.expand_pruned = true;
    if (trace->stored || trace->options.expand_pruned || search.algorithm->foreign)
        return true;
    plycut_trace_free(trace);
    return plycut_trace_record_pass(input_game(input), &search, pass, trace, error);
}

bool wholes_record(const Options *options, const Input *input, Traces *wholes, PlycutError *error)
{
    Options expanding = *options;
    expanding.search.expand_pruned = true;
    if (!moments_small_enough(options, input, error) ||
        !traces_record(&expanding, input, wholes, error))
        return false;
    for (size_t i = 0; i < wholes->count; i++)
        if (!record_again(input, &wholes->items[i], error))
            return false;
    return true;
}

/* ---- Moments --------------------------------------------------------------------------------- */

/* --pseudocode needs one search, by an algorithm whose lines are known. */
static bool can_list(const Options *options, const Traces *wholes, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = wholes->items[0].options.algorithm;
    if (!options->picture.pseudocode || (wholes->count == 1 && !algorithm->foreign))
        return true;
    if (wholes->count > 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--pseudocode shows the lines of one search only");
    return plycut_fail(error, PLYCUT_E_USAGE, "--pseudocode: the lines of %s are not known",
                       algorithm->name);
}

bool moments_record(const Options *options, const Input *input, Moments *moments,
                    PlycutError *error)
{
    if (!wholes_record(options, input, &moments->wholes, error))
        return false;
    if (!can_list(options, &moments->wholes, error))
        return false;
    size_t count = moments->wholes.count;
    moments->items = calloc(count, sizeof *moments->items);
    if (moments->items == NULL)
        return plycut_no_memory(error);
    for (; moments->count < count; moments->count++) {
        size_t i = moments->count;
        if (!plycut_trace_until(&moments->wholes.items[i], 0, &moments->items[i], error))
            return false;
    }
    return true;
}

void moments_release(Moments *moments)
{
    for (size_t i = 0; i < moments->count; i++)
        plycut_trace_free(&moments->items[i]);
    free(moments->items);
    traces_free(&moments->wholes);
}

bool moments_until(const Options *options, Moments *moments, PlycutError *error)
{
    for (size_t i = 0; i < moments->count; i++) {
        size_t event_count;
        if (!plycut_moment_asked(&moments->wholes.items[i], options->until, &event_count, error))
            return false;
        plycut_trace_advance(&moments->items[i], event_count);
    }
    return true;
}
