/* variant_seeds.c - the versions of an exercise: a spec for each seed or for each student, and the orders of a tree. */
#include "cli/variant.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

/* ---- Specs ----------------------------------------------------------------------------------- */

#define RANDOM "random:"

/* The spec with this seed instead of its own. NULL: no memory. */
static char *spec_with_seed(const char *spec, uint64_t seed, PlycutError *error)
{
    const char *old = strstr(spec, "seed=");
    int before = old != NULL ? (int)(old - spec) : (int)strlen(spec);
    const char *rest = old != NULL ? old + strcspn(old, ",") : "";
    return text_format(error, "%.*s%sseed=%llu%s", before, spec, old != NULL ? "" : ",",
                       (unsigned long long)seed, rest);
}

bool spec_is_random(const char *spec)
{
    return strncmp(spec, RANDOM, strlen(RANDOM)) == 0;
}

char *version_of(const Options *options, const char *spec, uint64_t seed, PlycutError *error)
{
    if (spec_is_random(spec))
        return spec_with_seed(spec, seed, error);
    if (options->class.roster != NULL || options->class.shuffle)
        return text_format(error, "%s", spec);
    plycut_fail_at(error, PLYCUT_E_USAGE, spec, 0, 0, NULL,
                   "has no seed: --seeds and --versions are for specs such as random:b=2,d=3; "
                   "--shuffle makes versions of a tree by the order of its children");
    return NULL;
}

/* With `each` seeds, from this one on. */
static bool seed_specs(Seeded *seeded, const Options *options, uint64_t first, size_t each,
                       PlycutError *error)
{
    const size_t most = each * options->operand_count;
    seeded->specs = calloc(most, sizeof *seeded->specs);
    seeded->first = first;
    for (size_t i = 0; seeded->specs != NULL && i < most; i++, seeded->count++) {
        const char *spec = options->operands[i / each];
        seeded->specs[i] = version_of(options, spec, first + i % each, error);
        if (seeded->specs[i] == NULL)
            return false;
    }
    return seeded->specs != NULL || plycut_no_memory(error);
}

bool seed_versions(Seeded *seeded, const Options *options, PlycutError *error)
{
    const ClassOptions *class = &options->class;
    const bool seeds = class->last_seed > 0 || options->given[OPTION_seeds];
    const size_t each = (size_t)(class->last_seed - class->first_seed) + 1;
    if (class->roster == NULL && class->codes_from != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "--codes-from needs --roster");
    if (class->shuffle && class->roster == NULL && !seeds)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--shuffle needs --versions, --seeds or --roster: of how many versions?");
    if (class->roster == NULL)
        return !seeds || seed_specs(seeded, options, class->first_seed, each, error);
    if (options->operand_count != 1)
        return plycut_fail(error, PLYCUT_E_USAGE, "--roster takes one tree, not %zu",
                           options->operand_count);
    if ((class->codes_from != NULL && !code_parse(class->codes_from, &seeded->first_code, error)) ||
        !roster_read(&seeded->roster, class->roster, error))
        return false;
    const size_t count = seeded->roster.count;
    if (seeds && each != count)
        return plycut_fail(error, PLYCUT_E_USAGE, "%s has %zu students, and --seeds %zu seeds",
                           class->roster, count, each);
    return seed_specs(seeded, options, seeds ? class->first_seed : 1 + seeded->first_code, count,
                      error);
}

bool name_by_codes(const Seeded *seeded, Inputs *inputs, PlycutError *error)
{
    if (inputs->count != seeded->roster.count)
        return plycut_fail(error, PLYCUT_E_USAGE, "--roster takes one tree, not a file of several");
    for (size_t i = 0; i < inputs->count; i++) {
        free(inputs->items[i].stem);
        inputs->items[i].stem = code_of(seeded->first_code + i, error);
        if (inputs->items[i].stem == NULL)
            return false;
    }
    return true;
}

/* ---- Orders of a tree ------------------------------------------------------------------------- */

bool is_shuffled(const Options *options, const char *spec)
{
    return options->class.shuffle && !spec_is_random(spec);
}

bool version_shuffle(const Options *options, const char *spec, uint64_t seed, Input *input,
                     PlycutError *error)
{
    PlycutGame shuffled;
    if (!is_shuffled(options, spec))
        return true;
    if (input_is_trace(input))
        return plycut_fail(error, PLYCUT_E_USAGE, "--shuffle takes trees, not traces");
    if (!plycut_tree_shuffled(&input->made, seed, &shuffled, error))
        return false;
    plycut_game_release(&input->made);
    input->made = shuffled;
    return true;
}
