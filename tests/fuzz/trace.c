/* Fuzz target: trace files. What replay accepts is drawn and explained. */
#include "fuzz/fuzz.h"

typedef struct Bytes {
    const uint8_t *bytes;
    size_t left;
} Bytes;

/* Hands out a few bytes at a time, so that every refill is tried. */
static size_t read_bytes(void *self, char *bytes, size_t n, bool *failed)
{
    Bytes *from = self;
    (void)failed;
    size_t taken = n < from->left ? n : from->left;
    taken = taken > 61 ? 61 : taken;
    memcpy(bytes, from->bytes, taken);
    from->bytes += taken;
    from->left -= taken;
    return taken;
}

static void use(PlycutTraceReader *reader)
{
    PlycutTrace trace;
    PlycutError error = {0};
    if (!plycut_trace_reader_record(reader, FUZZ_NODES, &trace, &error)) {
        fuzz_refused(&error);
        return;
    }
    fuzz_make_all(&trace);
    plycut_trace_free(&trace);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes from = {data, size};
    PlycutSource source = {read_bytes, &from, "fuzz"};
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
