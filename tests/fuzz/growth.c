/* Fuzz target: the parts of an experiment. What is accepted is written, and read back it is written the same. */
#include "fuzz/fuzz.h"

enum { ROWS = 64 }; /* with theory: some take a while */
FUZZ_READERS("a part's plan", "a part's sums");

/* An experiment that is a part's, with its sums, to be released. False: it is refused. */
static bool part_read(const char *text, size_t length, PlycutGrowth *growth)
{
    PlycutError error = {0};
    bool done = plycut_growth_plan(growth, text, length, "fuzz", &error);
    fuzz_accepted |= done;
    done = done && (growth->count > ROWS || plycut_growth_theory(growth, &error)) &&
           plycut_growth_read(growth, text, length, "fuzz", &error);
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

static void write_and_read(const PlycutGrowth *growth)
{
    PlycutGrowth same;
    PlycutText text = {0}, again = {0}, table = {0};
    part_write(growth, "json", &text);
    if (!part_read(text.bytes, text.length, &same))
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
    plycut_growth_release(&same);
    plycut_text_free(&text);
    plycut_text_free(&again);
    plycut_text_free(&table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    PlycutGrowth growth;
    if (part_read(text, size, &growth)) {
        fuzz_accepted |= 2;
        write_and_read(&growth);
    }
    plycut_growth_release(&growth);
    free(text);
    return 0;
}
