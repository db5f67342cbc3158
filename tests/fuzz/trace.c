/* Fuzz target: trace files. What replay accepts is drawn and explained. */
#include "bytes.h"
#include "fuzz/fuzz.h"

enum { REPLAYED, FOREIGN };
FUZZ_READERS("a trace of an algorithm of plycut", "a trace of another algorithm");

static void use(PlycutTraceReader *reader)
{
    PlycutTrace trace;
    PlycutError error = {0};
    if (!plycut_trace_reader_record(reader, FUZZ_NODES, 0, &trace, &error)) {
        fuzz_refused(&error);
        return;
    }
    fuzz_accepted |= 1u << (trace.options.algorithm->foreign ? FOREIGN : REPLAYED);
    fuzz_make_all(&trace);
    plycut_trace_free(&trace);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* A few bytes at a time, so that every refill is tried. */
    Bytes from = {(const char *)data, size, 61};
    PlycutSource source = {bytes_read, &from, "fuzz"};
    PlycutError error = {0};
    plycut_is_trace((const char *)data, size);
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, &error);
    if (reader == NULL)
        fuzz_refused(&error);
    else
        use(reader);
    plycut_trace_reader_close(reader);
    return 0;
}
