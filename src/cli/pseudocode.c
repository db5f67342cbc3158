/* pseudocode.c - plycut pseudocode: the lines of an algorithm. */
#include "cli/commands.h"
#include "os/output.h"

static void print(const PlycutAlgorithm *algorithm, const PlycutPseudocode *code, PlycutOut *out)
{
    plycut_out_format(out, "%s (%s)\n\n", algorithm->title, code->source);
    for (size_t i = 0; i < code->count; i++)
        plycut_out_format(out, "%s\n", code->lines[i]);
}

int pseudocode_command(const Options *options, PlycutError *error)
{
    Output output;
    PlycutPseudocode code;
    const char *name = options->operands[0];
    PlycutSearchOptions search = options->search;
    search.algorithm = plycut_algorithm_find(name, error);
    if (search.algorithm == NULL)
        return FAILED;
    plycut_pseudocode(&search, PLYCUT_MAX, &code);
    if (code.count == 0) {
        plycut_fail(error, PLYCUT_E_USAGE, "%s has no pseudocode", name);
        return FAILED;
    }
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return FAILED;
    print(search.algorithm, &code, &output.out);
    return output_commit(&output, error) ? 0 : FAILED;
}
