/* traces.c - the searches of a picture, recorded: a trace for each algorithm, or for each pass; and moments of them,
 * whose pictures show the whole tree: otherwise its shape would reveal what will be pruned. */
#include "cli/picture.h"
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
                       bool whole, Traces *traces, PlycutError *error)
{
    PlycutTrace *trace = traces_next(traces, error);
    const uint32_t pass = options->show.all_passes ? 1 : options->show.pass;
    if (trace == NULL || !ask_record(options, input, algorithm, pass, whole, trace, error))
        return false;
    traces->count++;
    return !options->show.all_passes || record_other_passes(options, input, traces, error);
}

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

/* ---- All of them ----------------------------------------------------------------------------- */

static bool record_all(const Options *options, const Input *input, bool whole, Traces *traces,
                       PlycutError *error)
{
    /* A trace is one search; the algorithms of the options do not matter. */
    const size_t algorithms = input_is_trace(input) ? 1 : options->algorithm_count;
    size_t recorded = traces->count;
    if (whole && !moments_small_enough(options, input, error))
        return false;
    for (size_t i = 0; i < algorithms; i++)
        if (!record_one(options, input, options->algorithms[i], whole, traces, error))
            return false;
    for (; whole && recorded < traces->count; recorded++)
        if (!record_again(input, &traces->items[recorded], error))
            return false;
    return true;
}

/* A mistake may take a node for another player's. */
static bool is_same_tree(const PlycutTrace *a, const PlycutTrace *b)
{
    const bool mistaken = a->options.algorithm->of != NULL || b->options.algorithm->of != NULL;
    bool same = a->stored && b->stored && a->node_count == b->node_count;
    for (uint32_t i = 0; same && i < a->node_count; i++) {
        const PlycutTraceNode *x = &a->nodes[i], *y = &b->nodes[i];
        same = (mistaken || x->player == y->player) && x->child_count == y->child_count &&
               (!x->leaf || !(x->value < y->value || x->value > y->value));
    }
    return same;
}

bool traces_record(const Options *options, const Inputs *inputs, bool whole, Traces *traces,
                   PlycutError *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        const Input *input = &inputs->items[i];
        if (!record_all(options, input, whole, traces, error))
            return false;
        if (i > 0 && (!input_is_trace(input) ||
                      !is_same_tree(&traces->items[0], &traces->items[traces->count - 1])))
            return plycut_fail_at(error, PLYCUT_E_USAGE, input->name, 0, 0, NULL,
                                  "is not a trace of the same stored tree");
    }
    return true;
}

void traces_free(Traces *traces)
{
    for (size_t i = 0; i < traces->count; i++) {
        plycut_trace_free(&traces->items[i]);
        if (traces->moments != NULL)
            plycut_trace_free(&traces->moments[i]);
    }
    free(traces->items);
    free(traces->moments);
}

/* ---- Moments --------------------------------------------------------------------------------- */

/* --pseudocode needs one search, by an algorithm whose lines are known. */
static bool can_list(const Options *options, const Traces *traces, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = traces->items[0].options.algorithm;
    if (!options->picture.pseudocode || (traces->count == 1 && !algorithm->foreign))
        return true;
    if (traces->count > 1)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--pseudocode shows the lines of one search only");
    return plycut_fail(error, PLYCUT_E_USAGE, "--pseudocode: the lines of %s are not known",
                       algorithm->name);
}

bool moments_record(const Options *options, const Inputs *inputs, Traces *traces,
                    PlycutError *error)
{
    if (!traces_record(options, inputs, true, traces, error) || !can_list(options, traces, error))
        return false;
    traces->moments = calloc(traces->count, sizeof *traces->moments);
    if (traces->moments == NULL)
        return plycut_no_memory(error);
    for (size_t i = 0; i < traces->count; i++)
        if (!plycut_trace_until(&traces->items[i], 0, &traces->moments[i], error))
            return false;
    return true;
}

bool moments_until(const Options *options, Traces *traces, PlycutError *error)
{
    for (size_t i = 0; i < traces->count; i++) {
        size_t event_count;
        if (!plycut_moment_asked(&traces->items[i], options->show.until, &event_count, error))
            return false;
        plycut_trace_advance(&traces->moments[i], event_count);
    }
    return true;
}
