/* Check: published answers held against searches under the conventions that they name. */
#include "grade/check.h"

#include <stdlib.h>
#include <string.h>

/* ---- Verdicts ---------------------------------------------------------------------------- */

void finding_begin(Finding *finding, const Check *check, const char *item, const char *of)
{
    PlycutVerdict *v = &finding->verdict;
    *v = (PlycutVerdict){.algorithm = check->sheet->options.algorithm->name};
    memcpy(v->convention, check->sheet->convention, sizeof v->convention);
    Brief name = brief_begin(v->item, sizeof v->item);
    brief_text(&name, item);
    brief_text(&name, of == NULL ? "" : ".");
    brief_text(&name, of == NULL ? "" : of);
    finding->expected = brief_begin(v->expected, sizeof v->expected);
    finding->found = brief_begin(v->found, sizeof v->found);
}

bool finding_end(Finding *finding, Check *check, bool right)
{
    PlycutVerdicts *all = check->verdicts;
    if ((all->count & (all->count - 1)) == 0) { /* the room doubles at powers of two */
        size_t room = all->count == 0 ? 1 : 2 * all->count;
        PlycutVerdict *moved = realloc(all->items, room * sizeof *moved);
        if (moved == NULL)
            return plycut_fail(check->error, PLYCUT_E_MEMORY, "no memory for the verdicts");
        all->items = moved;
    }
    finding->verdict.right = right;
    all->items[all->count++] = finding->verdict;
    all->wrong += !right;
    return true;
}

/* ---- Numbers ----------------------------------------------------------------------------- */

static bool check_value(Check *check, const cJSON *item)
{
    Finding f;
    finding_begin(&f, check, item->string, NULL);
    brief_number(&f.expected, item->valuedouble);
    brief_number(&f.found, check->trace->result.value);
    return finding_end(&f, check, same_number(item->valuedouble, check->trace->result.value));
}

/* Shown as the answer wrote it on the one side, as the search counted on the other. */
static bool check_count(Check *check, const cJSON *item, uint64_t count)
{
    Finding f;
    finding_begin(&f, check, item->string, NULL);
    brief_number(&f.expected, item->valuedouble);
    brief_count(&f.found, count);
    return finding_end(&f, check, same_number(item->valuedouble, (double)count));
}

static bool check_leaves(Check *check, const cJSON *item)
{
    return check_count(check, item, check->trace->result.leaves);
}

static bool check_nodes(Check *check, const cJSON *item)
{
    return check_count(check, item, check->trace->result.nodes);
}

static bool check_shallow(Check *check, const cJSON *item)
{
    return check_count(check, item, check->trace->result.cutoffs[PLYCUT_SHALLOW]);
}

static bool check_deep(Check *check, const cJSON *item)
{
    return check_count(check, item, check->trace->result.cutoffs[PLYCUT_DEEP]);
}

/* ---- The whole --------------------------------------------------------------------------- */

typedef bool CheckAnswer(Check *check, const cJSON *item);

static CheckAnswer *const CHECKS[] = {
#define CONVENTION(name)
#define ANSWER(name, shape) check_##name,
#include "grade/answers.def"
#undef CONVENTION
#undef ANSWER
};

static bool check_items(Check *check)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, check->sheet->record)
    {
        int answer = answers_answer_named(item->string);
        if (answer >= 0 && !CHECKS[answer](check, item))
            return false;
    }
    return true;
}

/* Search as the sheet says, and hold each of its answers against what happened. */
static bool check_sheet(void *self, const Sheet *sheet)
{
    Check *check = self;
    PlycutTrace trace = {0};
    PlycutError inner = {0};
    PlycutSearchOptions options = sheet->options;
    options.max_nodes = check->max_nodes;
    if (!plycut_trace_record(&sheet->game, &options, &trace, &inner))
        return place_error(&sheet->place, &inner);
    check->sheet = sheet;
    check->trace = &trace;
    bool checked = check_items(check);
    plycut_trace_free(&trace);
    return checked;
}

bool plycut_check_answers(const PlycutGame *game, const char *answers, const char *file,
                          uint64_t max_nodes, PlycutVerdicts *verdicts, PlycutError *error)
{
    Check check = {.game = game, .verdicts = verdicts, .max_nodes = max_nodes, .error = error};
    *verdicts = (PlycutVerdicts){0};
    bool checked = answers_read(game, answers, file, check_sheet, &check, error);
    if (!checked)
        plycut_verdicts_free(verdicts);
    return checked;
}

void plycut_verdicts_free(PlycutVerdicts *verdicts)
{
    free(verdicts->items);
    *verdicts = (PlycutVerdicts){0};
}
