/* conventions_write.c - which facts change under which conventions, as a table with conclusions, and as
 * JSON. */
#include "base/grid.h"
#include "trace/write.h"
#include "words/sentence.h"

#include <plycut/make.h>

#include <string.h>

/* The facts compared, and whether each belongs to the answer key. */
static const struct {
    PlycutFact fact;
    const char *title;
    bool in_key;
} COMPARED_TABLE[] = {
#define COMPARED(id, in_key, title) {PLYCUT_FACT_##id, title, in_key},
#include <plycut/facts.def>
};

enum { COMPARED_COUNT = sizeof COMPARED_TABLE / sizeof *COMPARED_TABLE };

static bool any_differs(const bool differs[PLYCUT_FACTS], bool key_only)
{
    for (int i = 0; i < COMPARED_COUNT; i++)
        if (differs[COMPARED_TABLE[i].fact] && (COMPARED_TABLE[i].in_key || !key_only))
            return true;
    return false;
}

/* ---- The table ------------------------------------------------------------------------------- */

enum { ALGORITHM, ORDER, CUT, FAIL, VALUE, BEST, LEAVES, SHALLOW, DEEP, CHANGED, COLUMNS };

static const GridColumn CONVENTION_COLUMNS[COLUMNS] = {
    [ALGORITHM] = {.heading = "algorithm"},
    [ORDER] = {.heading = "order"},
    [CUT] = {.heading = "cut"},
    [FAIL] = {.heading = "fail"},
    [VALUE] = {.heading = "value", .number = true},
    [BEST] = {.heading = "best"},
    [LEAVES] = {.heading = "leaves", .number = true},
    [SHALLOW] = {.heading = "shallow", .number = true},
    [DEEP] = {.heading = "deep", .number = true},
    [CHANGED] = {.heading = "changed"},
};

enum { NAMES_MAX = 256 };

/* "leaves, pruned"; "" if nothing differs. */
static const char *names_text(const bool differs[PLYCUT_FACTS], bool key_only, char text[NAMES_MAX])
{
    text[0] = '\0';
    for (int i = 0; i < COMPARED_COUNT; i++)
        if (differs[COMPARED_TABLE[i].fact] && (COMPARED_TABLE[i].in_key || !key_only)) {
            strcat(text, text[0] != '\0' ? ", " : "");
            strcat(text, COMPARED_TABLE[i].title);
        }
    return text;
}

static void convention_cell_write(const void *self, size_t row, size_t column, PlycutOut *out)
{
    const PlycutConventions *all = self;
    const PlycutConvention *c = &all->items[row];
    const uint64_t counts[] = {[LEAVES] = c->result.leaves,
                               [SHALLOW] = c->result.cutoffs[PLYCUT_SHALLOW],
                               [DEEP] = c->result.cutoffs[PLYCUT_DEEP]};
    char order[PLYCUT_ORDERING_MAX], value[PLYCUT_NUMBER_SIZE], names[NAMES_MAX];
    plycut_fraction_text(c->result.value, value);
    const char *const words[COLUMNS] = {[ALGORITHM] = c->options.algorithm->name,
                                        [ORDER] = plycut_order_text(c->options.order, 0, order),
                                        [CUT] = plycut_cut_text(c->options.cut),
                                        [FAIL] = plycut_fail_text(c->options.fail),
                                        [VALUE] = value,
                                        [BEST] = c->best[0] != '\0' ? c->best : "-",
                                        [CHANGED] = row == 0 ? text_of(SENTENCE_CHANGED_DEFAULT)
                                                    : any_differs(c->differs, false)
                                                        ? names_text(c->differs, false, names)
                                                        : text_of(SENTENCE_CHANGED_NOTHING)};
    if (words[column] != NULL)
        plycut_out_text(out, words[column]);
    else
        plycut_out_number(out, (double)counts[column]);
}

/* ---- Conclusions ----------------------------------------------------------------------------- */

/* The conventions with the algorithm and order of the first. */
typedef struct Group {
    const PlycutConvention *first;
    size_t count;
} Group;

static Group group_from(const PlycutConventions *all, size_t from)
{
    const PlycutConvention *first = &all->items[from];
    size_t count = 1;
    while (from + count < all->count &&
           first[count].options.algorithm == first->options.algorithm &&
           first[count].options.order == first->options.order)
        count++;
    return (Group){first, count};
}

static bool group_same(const Group *group)
{
    for (size_t i = 0; i < group->count; i++)
        if (any_differs(group->first[i].differs_here, true))
            return false;
    return true;
}

/* " soft/strict (leaves, pruned), hard/equal (value)" */
static void tell_exceptions(const void *what, PlycutOut *out)
{
    const Group *group = what;
    TextId id = SENTENCE_KEY_EXCEPTION;
    for (size_t i = 0; i < group->count; i++) {
        const PlycutConvention *c = &group->first[i];
        if (!any_differs(c->differs_here, true))
            continue;
        char names[NAMES_MAX];
        sentence_say(out, id,
                     TERMS(TEXT(fail, plycut_fail_text(c->options.fail)),
                           TEXT(cut, plycut_cut_text(c->options.cut)),
                           TEXT(changed, names_text(c->differs_here, true, names))));
        id = SENTENCE_KEY_EXCEPTIONS;
    }
}

static void tell_group(PlycutOut *out, const Group *group)
{
    char order[32];
    const PlycutSearchOptions *options = &group->first->options;
    sentence_say(out, group_same(group) ? SENTENCE_KEY_SAME : SENTENCE_KEY_DIFFERS,
                 TERMS(TEXT(algorithm, options->algorithm->name),
                       TEXT(order, plycut_order_text(options->order, 0, order)),
                       TOLD(exceptions, tell_exceptions, group)));
}

void plycut_conventions_text(const PlycutConventions *all, const char *input, PlycutOut *out)
{
    plycut_out_clean(out, input, '?');
    depth_tell(&all->items[0].options, out);
    valued_tell(&all->valuation, out);
    rules_tell(&(const Rules){&all->items[0].options, all->limits}, out);
    plycut_out_char(out, '\n');
    Arena arena = {0};
    Grid grid = {.columns = CONVENTION_COLUMNS, .column_count = COLUMNS, .row_count = all->count};
    grid_fill(&grid, convention_cell_write, all, &arena);
    grid_text(&grid, out);
    plycut_out_memory(out, !arena.failed);
    arena_release(&arena);
    plycut_out_text(out, text_of(SENTENCE_WHAT_KEY_IS));
    for (size_t from = 0; from < all->count;) {
        const Group group = group_from(all, from);
        tell_group(out, &group);
        from += group.count;
    }
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_names(PlycutJson *json, const char *key, const bool differs[PLYCUT_FACTS])
{
    plycut_json_key_open(json, key, '[');
    for (int i = 0; i < COMPARED_COUNT; i++)
        if (differs[COMPARED_TABLE[i].fact])
            plycut_json_string(json, COMPARED_TABLE[i].title);
    plycut_json_close(json);
}

static void write_convention(PlycutJson *json, const PlycutConvention *c)
{
    char order[32];
    plycut_json_row(json);
    plycut_json_key_string(json, "algorithm", c->options.algorithm->name);
    plycut_json_key_string(json, "order", plycut_order_text(c->options.order, 0, order));
    plycut_json_key_string(json, "cut", plycut_cut_text(c->options.cut));
    plycut_json_key_string(json, "fail", plycut_fail_text(c->options.fail));
    plycut_json_key_number(json, "value", c->result.value);
    plycut_json_key_string(json, "best", c->best[0] != '\0' ? c->best : NULL);
    plycut_json_key_integer(json, "leaves", (int64_t)c->result.leaves);
    plycut_json_key_integer(json, "shallow", (int64_t)c->result.cutoffs[PLYCUT_SHALLOW]);
    plycut_json_key_integer(json, "deep", (int64_t)c->result.cutoffs[PLYCUT_DEEP]);
    write_names(json, "differs", c->differs);
    plycut_json_key_bool(json, "same_key", !any_differs(c->differs_here, true));
    plycut_json_close(json);
}

void plycut_conventions_json(const PlycutConventions *all, const char *input, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-conventions", 1);
    plycut_json_key_string(&json, "input", input);
    if (all->items[0].options.depth >= 0)
        plycut_json_key_integer(&json, "depth", all->items[0].options.depth);
    valued_write(&all->valuation, all->limits, &json);
    search_numbers_json(&all->items[0].options, NUMBERS_OF_KEY, &json);
    plycut_json_key_open(&json, "conventions", '[');
    for (size_t i = 0; i < all->count; i++)
        write_convention(&json, &all->items[i]);
    plycut_json_close(&json);
    plycut_json_newline(&json);
    plycut_json_key_open(&json, "groups", '[');
    for (size_t from = 0; from < all->count;) {
        char order[32];
        const Group group = group_from(all, from);
        const PlycutSearchOptions *options = &group.first->options;
        plycut_json_row(&json);
        plycut_json_key_string(&json, "algorithm", options->algorithm->name);
        plycut_json_key_string(&json, "order", plycut_order_text(options->order, 0, order));
        plycut_json_key_bool(&json, "same_key", group_same(&group));
        plycut_json_close(&json);
        from += group.count;
    }
    plycut_json_end(&json);
}
