/* experiment_parts.c - the parts of an experiment: read, put together, and named if they are missing. */
#include "cli/experiment.h"
#include "os/source.h"
#include "os/terminal.h"

#include <stdlib.h>

bool part_add(PlycutGrowth *growth, PartReader *read, const char *path, PlycutError *error)
{
    size_t length;
    char *text = file_text(path, &length, error);
    const bool done = text != NULL && read(growth, text, length, path, error);
    free(text);
    return done;
}

bool parts_merge(PlycutGrowth *growth, const Options *options, PlycutError *error)
{
    size_t length;
    const char *first = options->operands[0];
    char *text = file_text(first, &length, error);
    bool done = text != NULL && plycut_growth_plan(growth, text, length, first, error) &&
                plycut_growth_theory(growth, error);
    free(text);
    for (size_t i = 0; done && i < options->operand_count; i++)
        done = part_add(growth, plycut_growth_read, options->operands[i], error);
    return done;
}

/* Write "2, 5..7": the parts that are missing. How many they are. */
static uint64_t missing_write(const PlycutGrowth *growth, PlycutOut *out)
{
    uint64_t count = 0;
    for (uint64_t i = 0, last; i < growth->shards; i = last + 1) {
        for (last = i; last < growth->shards && !growth->parts[last]; last++)
            ;
        if (last > i)
            plycut_out_format(out, "%s%llu", count > 0 ? ", " : "", (unsigned long long)i + 1);
        if (last > i + 1)
            plycut_out_format(out, "..%llu", (unsigned long long)last);
        count += last - i;
    }
    return count;
}

int parts_missing_say(const PlycutGrowth *growth, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    const uint64_t count = missing_write(growth, &out);
    const bool done = plycut_out_end(&out, "the parts", error);
    if (done && count > 0)
        message(TALK_ALWAYS,
                count > 1 ? "parts %s of %llu are missing" : "part %s of %llu is missing",
                text.bytes, (unsigned long long)growth->shards);
    plycut_text_free(&text);
    return !done ? FAILED : count > 0;
}
