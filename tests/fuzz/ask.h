/* ask.h - options of every kind, drawn from the input's bytes. */
#pragma once

#include "fuzz/fuzz.h"

/* Numbers made from all bytes in turn (Fowler, Noll & Vo's hash). */
static inline uint32_t fuzz_draw(uint64_t *state, uint32_t below)
{
    *state = (*state ^ 0x5bu) * UINT64_C(0x100000001b3);
    return (uint32_t)(*state >> 33) % below;
}

static inline uint64_t fuzz_seed(const uint8_t *data, size_t size)
{
    uint64_t state = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        state = (state ^ data[i]) * UINT64_C(0x100000001b3);
    return state;
}

static inline void fuzz_draw_passes(uint64_t *state, PlycutSearchOptions *o)
{
    static const double REACHES[] = {0, 0, 2.3e-308, 0.5, 1, 7, 1e300};
    static const double GUESSES[] = {0, -3.5, 7, 9007199254740992.0, -1e300, 1.7e308};
    o->deepen = fuzz_draw(state, 2);
    o->has_guess = fuzz_draw(state, 2);
    o->guess = o->has_guess ? GUESSES[fuzz_draw(state, 6)] : 0;
    o->aspiration = REACHES[fuzz_draw(state, 7)];
    o->node_budget = fuzz_draw(state, 2) == 0 ? 0 : fuzz_draw(state, 300) + 1;
    if (fuzz_draw(state, 3) == 0) {
        o->quiescence = fuzz_draw(state, 9) + 0.5;
        o->extension = (int)fuzz_draw(state, 6) + 1;
    }
}

/* The options may be incompatible: then a search must say so. */
static inline PlycutSearchOptions fuzz_options(const uint8_t *data, size_t size, int depth)
{
    uint64_t state = fuzz_seed(data, size);
    PlycutSearchOptions o = plycut_search_defaults(
        plycut_algorithm(fuzz_draw(&state, (uint32_t)plycut_algorithm_count())));
    o.depth = (int)fuzz_draw(&state, (uint32_t)depth + 2) - 1;
    o.cut = (PlycutCut)fuzz_draw(&state, 2);
    o.fail = (PlycutFail)fuzz_draw(&state, 2);
    o.order = (PlycutOrder)fuzz_draw(&state, PLYCUT_ORDER_SHUFFLE + 1);
    o.learned = fuzz_draw(&state, 8);
    o.table = fuzz_draw(&state, 3) == 0 ? 0 : fuzz_draw(&state, 64) + 1;
    fuzz_draw_passes(&state, &o);
    o.max_nodes = FUZZ_NODES;
    return o;
}

/* ---- A search written and read back ---------------------------------------------------------- */

/* Read what was written, and write it again: it must be the same. */
static inline void fuzz_read_back(const PlycutText *text)
{
    static PlycutOut out;
    Bytes from = {text->bytes, text->length, 0};
    PlycutSource source = {bytes_read, &from, "fuzz"};
    PlycutError error = {0};
    PlycutText again = {0};
    PlycutResult result;
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, &error);
    if (reader == NULL)
        abort();
    plycut_out_init(&out, plycut_text_write, &again);
    plycut_trace_writer_begin(&writer, &out, plycut_trace_reader_game(reader),
                              plycut_trace_reader_options(reader), PLYCUT_VALUES_MAX,
                              plycut_trace_reader_generator(reader));
    bool done = plycut_trace_reader_replay(reader, 0, &observer, &result, &error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    if (!done || !plycut_out_flush(&out) || again.length != text->length ||
        memcmp(again.bytes, text->bytes, text->length) != 0)
        abort();
    plycut_trace_reader_close(reader);
    plycut_text_free(&again);
}

/* The quiet search gives the same result as the traced one. */
static inline void fuzz_compare_quiet(const PlycutGame *game, const PlycutSearchOptions *options,
                                      const PlycutResult *traced)
{
    PlycutResult quiet;
    PlycutError error = {0};
    if (!plycut_search(game, options, NULL, &quiet, &error) || quiet.nodes != traced->nodes ||
        quiet.leaves != traced->leaves || quiet.known != traced->known ||
        quiet.value < traced->value || quiet.value > traced->value ||
        quiet.passes != traced->passes || quiet.pv_length != traced->pv_length)
        abort();
}

static inline void fuzz_ask(const PlycutGame *game, const PlycutSearchOptions *options)
{
    static PlycutOut out;
    PlycutText text = {0};
    PlycutResult result;
    PlycutError error = {0};
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_trace_writer_begin(&writer, &out, game, options, PLYCUT_VALUES_MAX, NULL);
    bool done = plycut_search(game, options, &observer, &result, &error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    if (!plycut_out_flush(&out))
        abort();
    if (done) {
        fuzz_read_back(&text);
        fuzz_compare_quiet(game, options, &result);
    } else {
        fuzz_refused(&error);
    }
    plycut_text_free(&text);
}
