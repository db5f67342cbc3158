/* variant.c - the variants of an exercise: a tree for each spec and seed, small enough for paper,
 * each searched. */
#include "cli/variant.h"
#include "say/say.h"
#include "cli/ask.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Questions ------------------------------------------------------------------------------- */

const double *variant_points(const Options *options)
{
    return options->class.report.weighted ? options->class.report.points : NULL;
}

const char *variant_title(const Variant *variant, const char *title)
{
    const bool spec = title != NULL && !variant->input->file &&
                      variant->trace.nodes[0].board == NULL &&
                      strcmp(title, variant->input->name) == 0 && strchr(title, ':') != NULL;
    return spec ? saying(SAY_SHEET_TITLE) : title;
}

bool variant_questions(const Options *options, PlycutFactSet *questions, PlycutError *error)
{
    const double *points = variant_points(options);
    *questions = options->class.questions;
    for (PlycutFact fact = 0; points != NULL && fact < PLYCUT_FACTS; fact++) {
        const bool asked = (options->class.questions >> fact & 1u) != 0;
        if (points[fact] > 0 && (PLYCUT_FACTS_ASKABLE >> fact & 1) == 0)
            return plycut_fail(error, PLYCUT_E_USAGE, "--points: exercises do not ask for '%s'",
                               plycut_fact_name(fact));
        if (options->class.questions != 0 && asked != (points[fact] > 0))
            return plycut_fail(error, PLYCUT_E_USAGE,
                               asked ? "--points: '%s' is asked, too; what is it worth?"
                                     : "--points: '%s' is not among the --questions",
                               plycut_fact_name(fact));
        *questions |= points[fact] > 0 ? 1u << fact : 0u;
    }
    return true;
}

/* ---- Trees ----------------------------------------------------------------------------------- */

/* A node as in a tree file; the recursion is bounded by PLYCUT_PLY_MAX. */
static void children_write(const PlycutTrace *trace, uint32_t n, PlycutJson *json)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    if (node->leaf) {
        plycut_json_number(json, node->value);
        return;
    }
    plycut_json_open(json, '[');
    for (uint32_t i = 0; i < node->child_count; i++)
        children_write(trace, node->first_child + i, json);
    plycut_json_close(json);
}

/* The tree of a game; if it is not a stored one, with the nodes of a trace of all of it. */
static bool variant_text(const PlycutGame *game, const char *title, const PlycutTrace *whole,
                         PlycutText *text)
{
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_init(&json, &out);
    plycut_tree_file_begin(&json, title, game->root.player);
    plycut_game_write_levels(game, &json);
    if (whole != NULL) {
        plycut_json_key(&json, "tree");
        children_write(whole, 0, &json);
    } else
        game->rules->write_problem(game, &json);
    plycut_json_close(&json);
    return plycut_out_flush(&out);
}

bool variant_tree(const Variant *variant, PlycutText *text)
{
    const PlycutGame *game = input_game(variant->input);
    return variant_text(game, game->title, NULL, text);
}

/* Replace the game by the tree of a file, if there is one. */
static bool variant_replace(Variant *variant, Input *input, bool made, PlycutText *file,
                            PlycutError *error)
{
    PlycutGame tree;
    variant->generated =
        made && plycut_tree_read(file->bytes, file->length, input->name, &tree, error);
    plycut_text_free(file);
    if (variant->generated) {
        plycut_game_release(&input->made);
        input->made = tree;
    }
    return variant->generated;
}

/* The text of a tree file for a game that is not stored. */
static bool stored_text(const Options *options, const Input *input, PlycutText *text,
                        PlycutError *error)
{
    PlycutTrace whole;
    PlycutSearchOptions search = plycut_search_defaults(plycut_algorithm_full());
    search.max_nodes = options->search.max_nodes;
    search.depth = options->search.depth;
    if (!plycut_trace_record(&input->made, &search, &whole, error))
        return false;
    const bool made =
        variant_text(&input->made, input->name, &whole, text) || plycut_no_memory(error);
    plycut_trace_free(&whole);
    return made;
}

bool stored_tree(const Options *options, const Input *input, PlycutGame *tree, PlycutError *error)
{
    PlycutText text = {0};
    const bool made = stored_text(options, input, &text, error) &&
                      plycut_tree_read(text.bytes, text.length, input->name, tree, error);
    plycut_text_free(&text);
    return made;
}

/* Replace the game by a stored tree, whose nodes have letters. */
static bool store(const Options *options, Variant *variant, Input *input, PlycutError *error)
{
    PlycutText text = {0};
    const bool made = stored_text(options, input, &text, error);
    return variant_replace(variant, input, made, &text, error);
}

/* Replace a random tree by one that meets the conditions of make, from the same seed. */
static bool variant_make(const Options *options, Variant *variant, Input *input, PlycutError *error)
{
    PlycutMake make = options->make;
    PlycutText file = {0};
    bool found = false;
    uint64_t tried;
    make.root = input->made.root.player;
    bool done = plycut_make_like(&make, &input->made, error) &&
                plycut_make(&make, &file, &found, &tried, error);
    if (done && !found)
        done =
            plycut_fail(error, PLYCUT_E_LIMIT,
                        "no tree found among %llu: raise --tries, change --seeds, or ask for less",
                        (unsigned long long)tried);
    return variant_replace(variant, input, done, &file, error);
}

static bool variant_small_enough(const Options *options, const Input *input, PlycutError *error)
{
    const PlycutGame *game = input_game(input);
    uint64_t most = PLYCUT_SHEET_NODES + 1;
    return plycut_game_leaves(game, &game->root, options->search.depth, most) < most ||
           plycut_fail_at(
               error, PLYCUT_E_LIMIT, input->name, 0, 0, NULL,
               "the tree has more than %d leaves, and a sheet has room for %d nodes: choose "
               "a smaller tree, or give -d N",
               PLYCUT_SHEET_NODES, PLYCUT_SHEET_NODES);
}

/* Search the whole tree, unless the search needs a leaf whose value is unknown. */
static bool variant_search(const Options *options, Variant *variant, PlycutError *error)
{
    variant->needs = (PlycutError){0};
    if (ask_record(options, variant->input, options->algorithms[0], 0, true, &variant->trace,
                   &variant->needs))
        return true;
    if (variant->needs.code != PLYCUT_E_VALUE) {
        *error = variant->needs;
        return false;
    }
    PlycutSearchOptions search = options_search(options, options->algorithms[0]);
    return plycut_trace_unsearched(input_game(variant->input), &search, &variant->trace, error);
}

bool variant_is_searched(const Variant *variant, PlycutError *error)
{
    if (variant->needs.code != PLYCUT_OK)
        *error = variant->needs;
    return variant->needs.code == PLYCUT_OK;
}

/* ---- A class --------------------------------------------------------------------------------- */

/* What is known of all variants. */
typedef struct VariantClass {
    const Options *options;
    Seeded seeded;
    VariantRanges ranges;
    VariantKeys keys;
} VariantClass;

/* Make and search the tree of an input. */
static bool variant_prepare(const Options *options, Input *input, Variant *variant,
                            PlycutError *error)
{
    /* a generated tree whose moves have no names is stored, unless it is cut at a horizon */
    const bool named = !input_game(input)->rules->numbered || options->search.depth >= 0;
    variant->input = input;
    return variant_small_enough(options, input, error) &&
           (options_given(options, CONDITIONS) != NULL
                ? variant_make(options, variant, input, error)
                : named || store(options, variant, input, error)) &&
           variant_search(options, variant, error);
}

/* May another seed take the place of this variant's? Those of --seeds are the user's. */
static bool seed_is_free(const VariantClass *class, size_t i)
{
    const Options *options = class->options;
    return (options->given[OPTION_versions_of] ||
            (options->class.roster != NULL && !options->given[OPTION_seeds])) &&
           (spec_is_random(class->seeded.specs[i]) || options->class.shuffle);
}

/* Try a seed that no other variant has. True: the key is new, or the first variant had none, and the variant is that of the other seed, whose input has taken the place of
 * the first one's but for its code. */
static bool variant_reseed(const VariantClass *class, size_t i, uint64_t seed, Input *input,
                           Variant *variant, PlycutError *refused)
{
    Inputs other = {0};
    Variant made = *variant;
    made.trace = (PlycutTrace){0};
    char *spec = version_of(class->options, class->seeded.specs[i], seed, refused);
    const bool better =
        spec != NULL && inputs_load_specs(&other, class->options, (char *[]){spec}, 1, refused) &&
        version_shuffle(class->options, spec, seed, &other.items[0], refused) &&
        variant_prepare(class->options, &other.items[0], &made, refused) &&
        made.needs.code == PLYCUT_OK &&
        (variant->needs.code != PLYCUT_OK || variant_key_is_new(&class->keys, &made.trace));
    PlycutTrace *worse = better ? &variant->trace : &made.trace;
    plycut_trace_free(worse);
    if (better) {
        const Input before = *input;
        *input = other.items[0];
        other.items[0] = before;
        if (class->options->class.roster != NULL || class->options->class.shuffle) {
            other.items[0].stem = input->stem;
            input->stem = before.stem;
        }
        *variant = made;
        variant->input = input;
    }
    inputs_free(&other);
    free(spec);
    return better;
}

/* Prefer a search that needs no leaf of unknown value, with a key that no variant before it has: of other seeds, as long as such keys are found at
 * all. */
static bool variant_choose(VariantClass *class, size_t i, Input *input, Variant *variant,
                           PlycutError *error)
{
    PlycutError refused = {0};
    enum { TRIES = 20, TRIES_OF_ALL = 200 };
    const uint64_t count = class->seeded.count, first = class->seeded.first;
    bool new = variant_is_searched(variant, &refused);
    new = new &&variant_key_is_new(&class->keys, &variant->trace);
    for (uint64_t k = 1;
         !new &&k <= TRIES &&class->keys.failed < TRIES_OF_ALL &&plycut_had_memory(&refused, error);
         k++) {
        refused = (PlycutError){0};
        new = variant_reseed(class, i, first + k * count + i, input, variant, &refused);
        class->keys.failed += !new;
    }
    return plycut_had_memory(&refused, error);
}

/* For which values of a leaf something is pruned: only then a search may need the leaf. */
static bool asks_pruned_if(const Options *options)
{
    const double *points = variant_points(options);
    return (options->class.questions >> PLYCUT_FACT_PRUNED_IF & 1u) != 0 ||
           (points != NULL && points[PLYCUT_FACT_PRUNED_IF] > 0);
}

/* Make, choose and search the variant of an input. */
static bool variant_ready(VariantClass *class, Input *input, size_t i, Variant *variant,
                          PlycutError *error)
{
    const Student *student =
        class->options->class.roster != NULL ? &class->seeded.roster.students[i] : NULL;
    *variant =
        (Variant){.student = student != NULL ? student->name : NULL,
                  .id = student != NULL && class->seeded.roster.has_ids ? student->id : NULL};
    const Seeded *seeded = &class->seeded;
    const uint64_t each = class->options->operand_count > 0
                              ? seeded->count / class->options->operand_count
                              : seeded->count;
    variant->generated = seeded->count > 0 && is_shuffled(class->options, seeded->specs[i]);
    bool done = (seeded->count == 0 || version_shuffle(class->options, seeded->specs[i],
                                                       seeded->first + i % each, input, error)) &&
                variant_prepare(class->options, input, variant, error);
    if (done && seeded->count > 0 && seed_is_free(class, i) &&
        (variant->needs.code == PLYCUT_OK || !asks_pruned_if(class->options)))
        done = variant_choose(class, i, input, variant, error);
    const bool keyed = done && seeded->count > 0 && variant->needs.code == PLYCUT_OK;
    done = done && (!keyed || variant_key_add(&class->keys, &variant->trace, error));
    if (keyed && done)
        variant_ranges_widen(&class->ranges, &variant->trace.result);
    plycut_error_in_file(error, input->name);
    return done;
}

/* Pass each variant on. */
static bool variants_pass(const Variant *variants, size_t count, VariantUse *use, void *self,
                          PlycutError *error)
{
    bool done = true;
    for (size_t i = 0; done && i < count; i++) {
        done = use(self, &variants[i], error);
        plycut_error_in_file(error, variants[i].input->name);
    }
    return done;
}

/* One spec has versions; several specs are different exercises. */
static void class_tell(const VariantClass *class)
{
    const Seeded *seeded = &class->seeded;
    if (seeded->count == 0 || class->options->operand_count != 1)
        return;
    variant_ranges_tell(&class->ranges, class->options->class.shuffle);
    if (spec_is_random(seeded->specs[0]) || class->options->class.shuffle)
        variant_keys_tell(&class->keys);
    else if (class->options->class.roster != NULL && seeded->count > 1)
        message(TALK_NOTE, "all have the same tree; --shuffle gives each another order of the "
                           "children of each node");
}

bool variants_each(const Options *options, VariantUse *check, VariantUse *use, void *self,
                   PlycutError *error)
{
    Inputs inputs = {0};
    VariantClass class = {.options = options, .keys.shuffled = options->class.shuffle};
    Seeded *seeded = &class.seeded;
    const bool named = options->class.roster != NULL;
    bool done = seed_versions(seeded, options, error) &&
                (seeded->specs != NULL
                     ? inputs_load_specs(&inputs, options, seeded->specs, seeded->count, error)
                     : inputs_load(&inputs, options, error)) &&
                (named ? name_by_codes(seeded, &inputs, error) : stems_make_differ(&inputs, error));
    Variant *variants = done ? calloc(inputs.count + 1, sizeof *variants) : NULL;
    size_t count = 0;
    done = done && (variants != NULL || plycut_no_memory(error));
    for (; done && count < inputs.count; count++)
        done = variant_ready(&class, &inputs.items[count], count, &variants[count], error);
    done = done && (check == NULL || variants_pass(variants, count, check, self, error)) &&
           variants_pass(variants, count, use, self, error);
    if (done)
        class_tell(&class);
    for (size_t i = 0; i < count; i++)
        plycut_trace_free(&variants[i].trace);
    free(variants);
    inputs_free(&inputs);
    roster_free(&seeded->roster);
    for (size_t i = 0; i < seeded->count; i++)
        free(seeded->specs[i]);
    free(seeded->specs);
    variant_keys_free(&class.keys);
    return done;
}
