/* read.c - a trace file read back: its search is run again and compared with the file. */
#include "base/letter.h"
#include "base/scan.h"
#include "trace/compare.h"
#include "trace/foreign.h"
#include "trace/header.h"
#include "trace/record.h"
#include "trace/write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct PlycutTraceReader {
    Scan *scan;
    const char *file;
    TraceHeader header;
    ScanText kept; /* events that came too early; their lines and columns are lost */
    PlycutSource kept_source;
    /* While replaying: */
    Expected expected; /* what the replay gives for the event or the summary */
    const PlycutObserver *next;
    PlycutError *error;
    uint64_t events;
};

/* Go on with the events that were kept. */
static bool read_kept(PlycutTraceReader *reader, PlycutError *error)
{
    scan_close(reader->scan);
    reader->kept = (ScanText){reader->header.events.bytes, reader->header.events.length, 0};
    reader->kept_source = scan_text_source(&reader->kept, reader->file);
    reader->scan = scan_open(&reader->kept_source, error);
    return reader->scan != NULL;
}

PlycutTraceReader *plycut_trace_reader_open(const PlycutSource *source, PlycutError *error)
{
    PlycutTraceReader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    reader->file = source->name;
    reader->scan = scan_open(source, error);
    if (reader->scan != NULL && header_read(reader->scan, reader->file, &reader->header, error) &&
        (!header_sorted(&reader->header) || read_kept(reader, error)))
        return reader;
    plycut_error_in_file(error, reader->file);
    plycut_trace_reader_close(reader);
    return NULL;
}

void plycut_trace_reader_close(PlycutTraceReader *reader)
{
    if (reader == NULL)
        return;
    header_free(&reader->header);
    expect_free(&reader->expected);
    if (reader->scan != NULL)
        scan_close(reader->scan);
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

static long reader_line(const PlycutTraceReader *r)
{
    return header_sorted(&r->header) ? 0 : scan_line(r->scan);
}

static long reader_column(const PlycutTraceReader *r)
{
    return header_sorted(&r->header) ? 0 : scan_column(r->scan);
}

/* The next value of the file must be what was written since expect_begin. */
static bool replay_agrees(PlycutTraceReader *r, const char *path)
{
    Comparison c = {.file = r->file, .path = path, .judge = "replaying the search gives"};
    if (!scan_value(r->scan, &c.found, &c.found_length, r->error))
        return false;
    c.line = reader_line(r);
    c.column = reader_column(r);
    return expect_end(&r->expected, &c, r->error);
}

static bool fail_here(PlycutTraceReader *r, const char *path, const char *text)
{
    return plycut_fail_at(r->error, PLYCUT_E_INPUT, r->file, reader_line(r), reader_column(r), path,
                          "%s", text);
}

static bool replay_event(void *self, const PlycutEvent *event)
{
    PlycutTraceReader *r = self;
    char path[48];
    snprintf(path, sizeof path, "$.events[%llu]", (unsigned long long)r->events);
    if (scan_peek(r->scan, r->error) == ']')
        return fail_here(r, path, "the events end here, but the search goes on");
    if (r->events++ > 0 && !scan_expect(r->scan, ',', r->error))
        return false;
    write_event(expect_begin(&r->expected), event);
    return replay_agrees(r, path) && (r->next == NULL || r->next->event(r->next->self, event));
}

/* After the events: the summary, unknown members, the end. */
static bool replay_members(PlycutTraceReader *r, const PlycutResult *result)
{
    bool summary = false;
    while (scan_peek(r->scan, r->error) == ',') {
        const char *key, *text;
        size_t length;
        if (!scan_expect(r->scan, ',', r->error) || !scan_key(r->scan, &key, r->error))
            return false;
        if (strcmp(key, "summary") == 0 && !summary) {
            write_summary(expect_begin(&r->expected), result);
            summary = replay_agrees(r, "$.summary");
            if (!summary)
                return false;
        } else if (!scan_value(r->scan, &text, &length, r->error)) {
            return false;
        }
    }
    return summary || fail_here(r, "$", "a trace ends with its \"summary\"");
}

static bool replay_end(PlycutTraceReader *r, const PlycutResult *result)
{
    char path[48];
    snprintf(path, sizeof path, "$.events[%llu]", (unsigned long long)r->events);
    if (scan_peek(r->scan, r->error) == ',')
        return fail_here(r, path, "the search ends before this event");
    return scan_expect(r->scan, ']', r->error) && replay_members(r, result) &&
           scan_expect(r->scan, '}', r->error) && scan_end(r->scan, r->error);
}

/* A trace that cannot be replayed is read as far as its events go. */
static bool read_foreign(PlycutTraceReader *r, uint64_t max_nodes, PlycutSearchOptions *options,
                         const PlycutObserver *observer, PlycutResult *result, PlycutError *error)
{
    const ForeignFile file = {.scan = r->scan,
                              .file = r->file,
                              .placed = !header_sorted(&r->header),
                              .game = &r->header.game,
                              .options = options,
                              .values = r->header.values,
                              .max_nodes = max_nodes};
    bool read = foreign_read(&file, observer, result, error);
    if (!read && error->code != PLYCUT_OK)
        plycut_error_in_file(error, r->file);
    return read;
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
    r->expected.writer = (PlycutTraceWriter){
        .game = &r->header.game, .options = r->header.options, .values = r->header.values};
    r->next = observer;
    r->error = error;
    if (options.algorithm->foreign) {
        *error = r->header.unknown;
        plycut_error_in_file(error, r->file);
        return false;
    }
    if (result == NULL)
        result = &ignored;
    bool done = scan_expect(r->scan, '[', error) &&
                plycut_search(&r->header.game, &options, &replay, result, error) &&
                replay_end(r, result);
    if (!done && error->code != PLYCUT_OK)
        plycut_error_in_file(error, r->file);
    return done;
}

bool plycut_trace_reader_record(PlycutTraceReader *reader, uint64_t max_nodes, uint32_t pass,
                                PlycutTrace *trace, PlycutError *error)
{
    Recorder recorder;
    PlycutObserver observer = {recorder_event, &recorder};
    PlycutResult result;
    const bool foreign = reader->header.options.algorithm->foreign;
    bool done =
        recorder_begin(&recorder, &reader->header.game, &reader->header.options, pass, trace,
                       error) &&
        (foreign ? read_foreign(reader, max_nodes, &trace->options, &observer, &result, error) &&
                       keep_algorithm(trace, error)
                 : plycut_trace_reader_replay(reader, max_nodes, &observer, &result, error));
    return recorder_end(&recorder, done, &result);
}

static size_t reader_skip_space(const char *text, size_t length, size_t at)
{
    while (at < length && is_blank(text[at]))
        at++;
    return at;
}

static bool stands_at(const char *text, size_t length, size_t at, const char *word)
{
    return at < length && length - at >= strlen(word) && memcmp(text + at, word, strlen(word)) == 0;
}

bool plycut_is_trace(const char *text, size_t length)
{
    size_t begin = reader_skip_space(text, length, 0);
    if (!stands_at(text, length, begin, "{"))
        return false;
    if (stands_at(text, length, reader_skip_space(text, length, begin + 1), "\"events\""))
        return true;
    for (size_t i = begin; i < length; i++) {
        if (!stands_at(text, length, i, "\"format\""))
            continue;
        size_t colon = reader_skip_space(text, length, i + strlen("\"format\""));
        if (stands_at(text, length, colon, ":") &&
            stands_at(text, length, reader_skip_space(text, length, colon + 1), "\"plycut-trace\""))
            return true;
    }
    return false;
}
