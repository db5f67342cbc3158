/* read.c - a trace file read back: its search is run again and compared with the file. */
#include "base/json_read.h"
#include "base/scan.h"
#include "trace/foreign.h"
#include "trace/header.h"
#include "trace/record.h"
#include "trace/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct PlycutTraceReader {
    Compared file;
    TraceHeader header;
    ScanText kept; /* events that came too early; their lines and columns are lost */
    PlycutSource kept_source;
    const PlycutObserver *next; /* of the search that is replayed */
};

/* Go on with the events that were kept. */
static bool read_kept(PlycutTraceReader *reader, PlycutError *error)
{
    scan_close(reader->file.scan);
    reader->kept = (ScanText){reader->header.events.bytes, reader->header.events.length, 0};
    reader->kept_source = scan_text_source(&reader->kept, reader->file.name);
    reader->file.scan = scan_open(&reader->kept_source, error);
    return reader->file.scan != NULL;
}

static bool values_fit(const TraceHeader *header, const char *file, PlycutError *error)
{
    return header->values == PLYCUT_VALUES_MAX || !header->game.chance ||
           plycut_fail_at(error, PLYCUT_E_INPUT, file, 0, 0, "$.values",
                          "nobody moves at a chance node, so values are from MAX's point of view");
}

PlycutTraceReader *plycut_trace_reader_open(const PlycutSource *source, PlycutError *error)
{
    PlycutTraceReader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    TraceHeader *header = &reader->header;
    reader->file.name = source->name;
    reader->file.scan = scan_open(source, error);
    if (reader->file.scan != NULL && header_read(reader->file.scan, source->name, header, error) &&
        values_fit(header, source->name, error) &&
        (!header_sorted(header) || read_kept(reader, error))) {
        reader->file.placed = !header_sorted(header);
        reader->file.writer = (PlycutTraceWriter){
            .game = &header->game, .options = header->options, .values = header->values};
        return reader;
    }
    plycut_error_in_file(error, source->name);
    plycut_trace_reader_close(reader);
    return NULL;
}

void plycut_trace_reader_close(PlycutTraceReader *reader)
{
    if (reader == NULL)
        return;
    header_free(&reader->header);
    compare_free(&reader->file);
    free(reader);
}

const PlycutGame *plycut_trace_reader_game(const PlycutTraceReader *reader)
{
    return &reader->header.game;
}

const PlycutSearchOptions *plycut_trace_reader_options(const PlycutTraceReader *reader)
{
    return &reader->header.options;
}

const char *plycut_trace_reader_generator(const PlycutTraceReader *reader)
{
    return reader->header.generator;
}

PlycutValues plycut_trace_reader_values(const PlycutTraceReader *reader)
{
    return reader->header.values;
}

/* ---- Replay ---------------------------------------------------------------------------------- */

/* Does the file say that the cutoff prunes probed children as a whole, as plycut 1.0.0 did? */
static bool is_older(Compared *file, const PlycutEvent *cutoff)
{
    PlycutTraceWriter *writer = compare_begin_older(file);
    plycut_json_open(&writer->json, '{');
    write_pruned_list(writer, cutoff);
    plycut_json_close(&writer->json);
    return compare_value(file, NULL);
}

static bool replay_agrees(Compared *file, const PlycutEvent *event)
{
    const bool older = event->kind == PLYCUT_EVENT_CUTOFF &&
                       event->as.cutoff.pruned.unprobed != NULL && is_older(file, event);
    write_event(older ? compare_begin_older(file) : compare_begin(file), event);
    return compare_event(file);
}

static bool replay_event(void *self, const PlycutEvent *event)
{
    PlycutTraceReader *r = self;
    Compared *file = &r->file;
    if (scan_peek(file->scan, file->error) == ']')
        return compare_fail_event(file, "", "the events end here, but the search goes on");
    if ((file->events > 0 && !scan_expect(file->scan, ',', file->error)) || !compare_next(file))
        return false;
    if (!replay_agrees(file, event))
        return false;
    file->events++;
    return r->next == NULL || r->next->event(r->next->self, event);
}

static bool replay_end(Compared *file, const PlycutResult *result)
{
    if (scan_peek(file->scan, file->error) == ',')
        return compare_fail_event(file, "", "the search ends before this event");
    return compare_rest(file, result, true);
}

/* The trace may outlive the reader. What the algorithm gives its nodes, the events have shown. */
static bool keep_algorithm(PlycutTrace *trace, PlycutError *error)
{
    const PlycutAlgorithm *foreign = trace->options.algorithm;
    PlycutAlgorithm *kept = arena_take(trace->arena, sizeof *kept);
    const char *name = arena_text(trace->arena, foreign->name, strlen(foreign->name));
    if (kept == NULL || name == NULL)
        return plycut_no_memory(error);
    *kept = *foreign;
    kept->name = kept->title = name;
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].scout != PLYCUT_NO_NODE)
            kept->gives = PLYCUT_GIVES_SCOUT;
    trace->options.algorithm = kept;
    return true;
}

bool plycut_trace_reader_replay(PlycutTraceReader *r, uint64_t max_nodes,
                                const PlycutObserver *observer, PlycutResult *result,
                                PlycutError *error)
{
    PlycutSearchOptions options = r->header.options;
    PlycutObserver replay = {replay_event, r};
    PlycutResult ignored;
    options.max_nodes = max_nodes;
    r->file.judge = "replaying the search gives";
    r->file.error = error;
    r->next = observer;
    if (result == NULL)
        result = &ignored;
    if (options.algorithm->foreign)
        *error = r->header.unknown;
    else if (scan_expect(r->file.scan, '[', error) &&
             plycut_search(&r->header.game, &options, &replay, result, error) &&
             replay_end(&r->file, result))
        return true;
    if (error->code != PLYCUT_OK)
        plycut_error_in_file(error, r->file.name);
    return false;
}

/* A trace that cannot be replayed is read as far as its events go. */
static bool record_foreign(PlycutTraceReader *r, uint64_t max_nodes, PlycutTrace *trace,
                           const PlycutObserver *observer, PlycutResult *result, PlycutError *error)
{
    r->file.judge = "the game and the events before it give";
    r->file.error = error;
    if (r->header.game.unknown != NULL || r->header.game.infinite)
        plycut_fail(
            error, PLYCUT_E_INPUT,
            "a trace that cannot be replayed needs a tree whose leaves all have finite values");
    else if (foreign_read(&r->file, &trace->options, max_nodes, observer, result))
        return keep_algorithm(trace, error);
    if (error->code != PLYCUT_OK)
        plycut_error_in_file(error, r->file.name);
    return false;
}

bool plycut_trace_reader_record(PlycutTraceReader *reader, uint64_t max_nodes, uint32_t pass,
                                PlycutTrace *trace, PlycutError *error)
{
    Recorder recorder;
    PlycutObserver observer = {recorder_event, &recorder};
    PlycutResult result;
    const PlycutSearchOptions *options = &reader->header.options;
    bool done = recorder_begin(&recorder, &reader->header.game, options, pass, trace, error) &&
                (options->algorithm->foreign
                     ? record_foreign(reader, max_nodes, trace, &observer, &result, error)
                     : plycut_trace_reader_replay(reader, max_nodes, &observer, &result, error));
    return recorder_end(&recorder, done, &result);
}

bool plycut_is_trace(const char *text, size_t length)
{
    return json_begins(text, length, "\"events\"") ||
           json_is_format(text, length, "\"plycut-trace\"");
}
