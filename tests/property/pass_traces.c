/* pass_traces.c - traces of searches of passes, tables and budgets: written back byte for byte,
 * refused with a place if one member of an event or of the summary was altered, and filled in if one
 * is missing. */
#include "property/kit.h"

#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* Small games of all kinds; the caller releases them. */
static PlycutGame some_game(uint64_t *random, bool *may_end)
{
    static const char *const SPECS[] = {"random:b=2,d=3,seed=1,values=0..5",
                                        "random:b=3,d=2,seed=2,values=-9..9"};
    *may_end = false;
    if (naive_below(random, 2) == 0)
        return kit_othello(random, 4, 11);
    *may_end = true;
    return kit_game(KIT_PICK(random, SPECS));
}

static void expect_back(const char *bytes, size_t length, const PlycutText *right)
{
    PlycutText again = {0};
    PlycutError error = {0};
    cr_assert(kit_rewrite(bytes, length, &again, &error), "%s\n%s", error.text, bytes);
    size_t at = 0;
    while (at < right->length && again.bytes[at] == right->bytes[at])
        at++;
    cr_assert(at == right->length && at == again.length, "%.80s, not %.80s", again.bytes + at,
              right->bytes + at);
    plycut_text_free(&again);
}

/* Space where JSON allows some; none of our strings contains a quotation mark. */
static PlycutText spread(const PlycutText *text)
{
    PlycutText spaced = {0};
    bool quoted = false;
    for (size_t i = 0; i < text->length; i++) {
        cr_assert(plycut_text_write(&spaced, &text->bytes[i], 1));
        quoted ^= text->bytes[i] == '"';
        if (!quoted && strchr("{[,]", text->bytes[i]) != NULL)
            cr_assert(plycut_text_write(&spaced, "\r\n\t ", 4));
    }
    return spaced;
}

static void round_trip(const PlycutGame *game, const KitRange *range, uint64_t *random)
{
    PlycutSearchOptions options = kit_options(random, range);
    PlycutError error = {0};
    PlycutText text = kit_write(game, &options, &error);
    if (text.length == 0) {
        cr_assert(error.code == PLYCUT_E_BUDGET && options.node_budget != 0, "%s", error.text);
        return;
    }
    expect_back(text.bytes, text.length, &text);
    PlycutText spaced = spread(&text);
    expect_back(spaced.bytes, spaced.length, &text);
    plycut_text_free(&spaced);
    plycut_text_free(&text);
}

static void tree_round_trip(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    KitRange range = {tree->count > 0 && !tree->has_static, 6, true, tree->truth, false};
    for (int i = 0; i < 4; i++)
        round_trip(game, &range, random);
}

Test(pass_traces, are_written_back_byte_for_byte)
{
    kit_over_static_trees(30000, 150, tree_round_trip);
    for (int i = 1; i <= 150; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        KitRange range = {.depth = 3};
        PlycutGame game = some_game(&random, &range.to_the_end);
        round_trip(&game, &range, &random);
        plycut_game_release(&game);
    }
}

/* ---- Altered --------------------------------------------------------------------------------- */

/* Another value of the same kind, or of another one. */
static cJSON *another(const cJSON *value)
{
    if (cJSON_IsNumber(value))
        return cJSON_CreateNumber(value->valuedouble + 1);
    if (cJSON_IsNull(value))
        return cJSON_CreateNumber(0);
    if (cJSON_IsBool(value))
        return cJSON_CreateBool(cJSON_IsFalse(value));
    return cJSON_IsString(value) ? cJSON_CreateString("other") : cJSON_CreateNull();
}

static void expect_refused(const cJSON *trace, const char *member)
{
    PlycutText ignored = {0};
    PlycutError error = {0};
    char *text = cJSON_PrintUnformatted(trace);
    cr_assert(!kit_rewrite(text, strlen(text), &ignored, &error), "%s accepted: %s", member, text);
    cr_assert(error.code == PLYCUT_E_INPUT && error.path[0] == '$', "%s: %s", member, error.text);
    cr_assert(error.line > 0 && error.column > 0, "%s: %s", member, error.text);
    cr_assert(strstr(error.path, member) != NULL, "%s: %s", member, error.path);
    cJSON_free(text);
    plycut_text_free(&ignored);
}

/* A member that is missing contradicts nothing; it is written back. */
static void expect_filled_in(const cJSON *trace, const PlycutText *right)
{
    char *text = cJSON_PrintUnformatted(trace);
    expect_back(text, strlen(text), right);
    cJSON_free(text);
}

/* Each member of an object altered, and left out, in turn. */
static void alter_each(const cJSON *trace, cJSON *object, const PlycutText *right)
{
    for (int i = 0, count = cJSON_GetArraySize(object); i < count; i++) {
        cJSON *member = cJSON_GetArrayItem(object, 0);
        char name[64];
        strcpy(name, member->string);
        if (cJSON_IsObject(member))
            alter_each(trace, member, right);
        cJSON_DetachItemViaPointer(object, member);
        expect_filled_in(trace, right);
        cJSON *wrong = another(member);
        cJSON_AddItemToObject(object, name, wrong);
        expect_refused(trace, name);
        cJSON_DetachItemViaPointer(object, wrong);
        cJSON_Delete(wrong);
        cJSON_AddItemToObject(object, name, member); /* behind the others: order does not count */
    }
}

static bool is_new(const cJSON *event)
{
    const char *kind = cJSON_GetObjectItem(event, "event")->valuestring;
    return strcmp(kind, "pass") == 0 || strcmp(kind, "table") == 0 || strcmp(kind, "stop") == 0 ||
           cJSON_HasObjectItem(event, "search");
}

/* The next event is in its place. */
static void leave_out(const cJSON *trace, int index)
{
    cJSON *shorter = cJSON_Duplicate(trace, true);
    cJSON_DeleteItemFromArray(cJSON_GetObjectItem(shorter, "events"), index);
    expect_refused(shorter, "$.events");
    cJSON_Delete(shorter);
}

static int alter_trace(const PlycutText *text)
{
    int altered = 0;
    cJSON *trace = cJSON_ParseWithLength(text->bytes, text->length);
    cJSON *events = cJSON_GetObjectItem(trace, "events");
    for (int i = 0; i < cJSON_GetArraySize(events); i++)
        if (is_new(cJSON_GetArrayItem(events, i))) {
            alter_each(trace, cJSON_GetArrayItem(events, i), text);
            leave_out(trace, i);
            altered++;
        }
    alter_each(trace, cJSON_GetObjectItem(trace, "summary"), text);
    cJSON_Delete(trace);
    return altered;
}

static int alter_some(const PlycutGame *game, PlycutSearchOptions options)
{
    PlycutError error = {0};
    PlycutText text = kit_write(game, &options, &error);
    cr_assert_gt(text.length, 0u, "%s", error.text);
    int altered = alter_trace(&text);
    plycut_text_free(&text);
    return altered;
}

Test(pass_traces, altered_ones_are_refused_with_the_place)
{
    static const char TREE[] =
        "tree:{\"static\":2,\"children\":[{\"static\":4,\"children\":[{\"static\":5,\"children\":"
        "[6,3]},{\"static\":7,\"children\":[8,2]}]},{\"static\":9,\"children\":[{\"static\":1,"
        "\"children\":[2,4]},{\"static\":6,\"children\":[9,5]}]}]}";
    PlycutGame tree = kit_game(TREE), othello = kit_game("othello:4x4");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(2));
    options.deepen = true;
    options.aspiration = 1;
    options.quiescence = 2;
    options.extension = 1;
    cr_assert_gt(alter_some(&tree, options), 5);
    options.node_budget = 25;
    cr_assert_gt(alter_some(&tree, options), 3);
    options = plycut_search_defaults(plycut_algorithm(0));
    options.depth = 4;
    options.table = 4096;
    cr_assert_gt(alter_some(&othello, options), 1);
    plycut_game_release(&tree);
    plycut_game_release(&othello);
}
