/* Fuzz target: the parts of an experiment. What is accepted is written, and read back it is written the same. */
#include "fuzz/fuzz.h"

enum { ROWS = 64 };
FUZZ_READERS("a part's plan", "a part's sums");

/* An experiment that is a part's, with its sums, to be freed. False: it is refused. */
static bool part_read(const char *text, size_t length, PlycutGrowth *growth,
                      char spec[PLYCUT_GROWTH_SPEC])
{
    PlycutError error = {0};
    *growth = (PlycutGrowth){.rows = calloc(ROWS, sizeof *growth->rows)};
    if (growth->rows == NULL)
        abort();
    bool done = plycut_growth_plan(growth, ROWS, spec, text, length, "fuzz", &error);
    if (done) {
        fuzz_accepted |= 1;
        growth->parts = calloc(growth->shards, sizeof *growth->parts);
        if (growth->parts == NULL)
            abort();
        done = plycut_growth_read(growth, text, length, "fuzz", &error);
    }
    if (!done)
        fuzz_refused(&error);
    return done;
}

static void part_write(const PlycutGrowth *growth, const char *format, PlycutText *text)
{
    static PlycutOut out;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, text);
    if (!plycut_growth_write(growth, format, &out, &error))
        abort();
}

static void growth_free(PlycutGrowth *growth)
{
    free(growth->rows);
    free(growth->parts);
}

static void write_and_read(const PlycutGrowth *growth)
{
    char spec[PLYCUT_GROWTH_SPEC];
    PlycutGrowth same;
    PlycutText text = {0}, again = {0}, table = {0};
    part_write(growth, "json", &text);
    if (!part_read(text.bytes, text.length, &same, spec))
        abort();
    part_write(&same, "json", &again);
    if (again.length != text.length || memcmp(again.bytes, text.bytes, text.length) != 0)
        abort();
    part_write(growth, "text", &table);
    part_write(growth, "csv", &table);
    static PlycutOut out;
    plycut_out_init(&out, fuzz_swallow, NULL);
    for (PlycutPlot plot = 0; plot < PLYCUT_PLOTS; plot++)
        if (plycut_plot_fits(growth, plot))
            plycut_plot_write(growth, plot, plot % 2 == 0, &out);
    growth_free(&same);
    plycut_text_free(&text);
    plycut_text_free(&again);
    plycut_text_free(&table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char spec[PLYCUT_GROWTH_SPEC], *text = fuzz_text(data, size);
    PlycutGrowth growth;
    if (part_read(text, size, &growth, spec)) {
        fuzz_accepted |= 2;
        write_and_read(&growth);
    }
    growth_free(&growth);
    free(text);
    return 0;
}
