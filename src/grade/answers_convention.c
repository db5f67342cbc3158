/* The conventions under which answers were published: cut and fail rule, order, root, depth,
 * window. */
#include "grade/answers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef bool Apply(Sheet *sheet, const cJSON *item, const Place *place);

/* "cut": as --cut. */
static bool convention_cut(Sheet *sheet, const cJSON *item, const Place *place)
{
    PlycutError inner = {0};
    if (!cJSON_IsString(item))
        return place_must_be(place, "a cut rule: \"equal\" or \"strict\"");
    return plycut_cut_parse(item->valuestring, &sheet->options.cut, &inner) ||
           place_error(place, &inner);
}

/* "fail": as --fail; minimax and branch-and-bound are soft whatever is said. */
static bool convention_fail(Sheet *sheet, const cJSON *item, const Place *place)
{
    PlycutError inner = {0};
    if (!cJSON_IsString(item))
        return place_must_be(place, "a fail rule: \"soft\" or \"hard\"");
    return plycut_fail_parse(item->valuestring, &sheet->options.fail, &inner) ||
           place_error(place, &inner);
}

/* "order": as --order, with the seed of a shuffle. */
static bool convention_order(Sheet *sheet, const cJSON *item, const Place *place)
{
    PlycutError inner = {0};
    if (!cJSON_IsString(item))
        return place_must_be(place, "an order: \"given\", \"best\", \"shuffle:7\" ...");
    return plycut_order_parse(item->valuestring, &sheet->options.order, &sheet->options.seed,
                              &inner) ||
           place_error(place, &inner);
}

/* "root": whose move it is, on this sheet alone; the game that was read keeps its own. */
static bool convention_root(Sheet *sheet, const cJSON *item, const Place *place)
{
    bool max = cJSON_IsString(item) && strcmp(item->valuestring, "max") == 0;
    if (!max && !(cJSON_IsString(item) && strcmp(item->valuestring, "min") == 0))
        return place_must_be(place, "\"max\" or \"min\"");
    plycut_game_set_root(&sheet->game, max ? PLYCUT_MAX : PLYCUT_MIN);
    return true;
}

/* "depth": the horizon in plies. That its nodes have static values is the search's to check. */
static bool convention_depth(Sheet *sheet, const cJSON *item, const Place *place)
{
    double depth = cJSON_IsNumber(item) ? item->valuedouble : -1;
    if (!(depth >= 0 && depth <= PLYCUT_PLY_MAX) || floor(depth) < depth)
        return place_must_be(place, "a whole number of plies, 0 to 400");
    sheet->options.depth = (int)depth;
    return true;
}

/* "window": the root's, which must hold at least one value. */
static bool convention_window(Sheet *sheet, const cJSON *item, const Place *place)
{
    if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != 2 ||
        !answers_bound(item->child, -INFINITY, &sheet->options.alpha) ||
        !answers_bound(item->child->next, INFINITY, &sheet->options.beta))
        return place_must_be(place, "[alpha, beta], null where there is no bound");
    return sheet->options.alpha < sheet->options.beta ||
           place_must_be(place, "[alpha, beta] with alpha less than beta");
}

static const struct {
    const char *name;
    Apply *apply;
} CONVENTION_TABLE[] = {
#define CONVENTION(name) {#name, convention_##name},
#define ANSWER(name, shape)
#include "grade/answers.def"
#undef CONVENTION
#undef ANSWER
};

int answers_convention_named(const char *name)
{
    for (int i = 0; i < CONVENTIONS; i++)
        if (strcmp(name, CONVENTION_TABLE[i].name) == 0)
            return i;
    return -1;
}

bool convention_apply(Sheet *sheet, Convention convention, const cJSON *item, const Place *place)
{
    return CONVENTION_TABLE[convention].apply(sheet, item, place);
}

/* ---- As text ----------------------------------------------------------------------------- */

static void bound_text(double bound, char text[PLYCUT_NUMBER_SIZE])
{
    plycut_number_text(bound, text);
}

/* One convention as `check` shows it: "window=-inf,4". */
static void convention_text(const Sheet *sheet, Convention convention, char text[96])
{
    const PlycutSearchOptions *o = &sheet->options;
    char alpha[PLYCUT_NUMBER_SIZE], beta[PLYCUT_NUMBER_SIZE], order[32];
    bound_text(o->alpha, alpha);
    bound_text(o->beta, beta);
    switch (convention) {
    case CONVENTION_cut:
        snprintf(text, 96, "cut=%s", plycut_cut_text(o->cut));
        break;
    case CONVENTION_fail:
        snprintf(text, 96, "fail=%s", plycut_fail_text(o->fail));
        break;
    case CONVENTION_order:
        snprintf(text, 96, "order=%s", plycut_order_text(o->order, o->seed, order));
        break;
    case CONVENTION_root:
        snprintf(text, 96, "root=%s", sheet->game.root.player == PLYCUT_MAX ? "max" : "min");
        break;
    case CONVENTION_depth:
        snprintf(text, 96, "depth=%d", o->depth);
        break;
    case CONVENTION_window:
        snprintf(text, 96, "window=%s,%s", alpha, beta);
        break;
    case CONVENTIONS:
        break;
    }
}

void convention_describe(Sheet *sheet)
{
    size_t used = 0;
    for (int i = 0; i < CONVENTIONS; i++) {
        char text[96] = "";
        if (cJSON_GetObjectItemCaseSensitive(sheet->record, CONVENTION_TABLE[i].name) == NULL)
            continue;
        convention_text(sheet, (Convention)i, text);
        snprintf(sheet->convention + used, sizeof sheet->convention - used, "%s%s",
                 used == 0 ? "" : ", ", text);
        used = strlen(sheet->convention);
    }
}
