/* What an experiment searches: random:b=2..4,d=2..10,values=0..99, or the rows of a part that was written before. */
#include "base/json_read.h"
#include "growth/growth.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char RANDOM[] = "random:";

bool plycut_grid_is_random(const char *spec)
{
    return strncmp(spec, RANDOM, strlen(RANDOM)) == 0;
}

/* "3" or "2..4", at most `most`. */
static bool range_parse(const char *name, const char *text, size_t length, int most, int range[2],
                        PlycutError *error)
{
    uint64_t from, to;
    size_t first = 0;
    while (first < length && text[first] != '.')
        first++;
    const bool one = first == length;
    const char *second = text + first + (one ? 0 : 2);
    if (!plycut_integer_parse(text, first, (uint64_t)most, &from) || from == 0 ||
        (!one && (length - first < 3 || text[first + 1] != '.' ||
                  !plycut_integer_parse(second, length - first - 2, (uint64_t)most, &to))) ||
        (!one && to < from))
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "%s=%.*s: expected a whole number from 1 to %d, or a range such as 2..4",
                           name, (int)length, text, most);
    range[0] = (int)from;
    range[1] = one ? (int)from : (int)to;
    return true;
}

/* ---- Ranges of values ------------------------------------------------------------------------ */

size_t plycut_grid_ranges(const PlycutGrid *grid)
{
    size_t ranges = 1;
    for (const char *at = grid->values; *at != '\0'; at++)
        ranges += *at == '/';
    return ranges;
}

bool plycut_grid_values(const PlycutGrid *grid, size_t i, char values[PLYCUT_GROWTH_VALUES])
{
    const char *at = grid->values;
    for (; i > 0; i--)
        at += strcspn(at, "/") + 1;
    const size_t length = strcspn(at, "/");
    (void)snprintf(values, PLYCUT_GROWTH_VALUES, "%.*s", (int)length, at);
    return length < PLYCUT_GROWTH_VALUES;
}

double growth_distinct(const PlycutGrowthRow *row)
{
    long long low, high;
    return sscanf(row->values, "%lld..%lld", &low, &high) == 2 ? (double)high - (double)low + 1
                                                               : (double)NAN;
}

/* Are the trees right? What the parameters other than b and d say is right or wrong for all sizes alike. */
static bool grid_try(const PlycutGrid *grid, PlycutError *error)
{
    PlycutGrowthRow row = {.branching = grid->branching[1], .options.depth = grid->depth[1]};
    for (size_t i = 0; i < plycut_grid_ranges(grid); i++) {
        PlycutGame game;
        const bool whole = plycut_grid_values(grid, i, row.values);
        if (grid->values[0] != '\0' && (!whole || isnan(growth_distinct(&row))))
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "values=%s: expected ranges, as in values=0..1/0..9/0..99",
                               grid->values);
        if (!plycut_grid_open(grid, &row, 1, &game, error))
            return false;
        plycut_game_release(&game);
    }
    return true;
}

bool plycut_grid_parse(const char *spec, PlycutGrid *grid, PlycutError *error)
{
    *grid = (PlycutGrid){0};
    size_t used = 0;
    for (const char *at = spec + strlen(RANDOM); *at != '\0';) {
        const size_t length = strcspn(at, ",");
        if (strncmp(at, "b=", 2) == 0) {
            if (!range_parse("b", at + 2, length - 2, PLYCUT_GRID_B_MAX, grid->branching, error))
                return false;
        } else if (strncmp(at, "d=", 2) == 0) {
            if (!range_parse("d", at + 2, length - 2, PLYCUT_PLY_MAX, grid->depth, error))
                return false;
        } else if (strncmp(at, "seed=", 5) == 0) {
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "each tree has a seed of its own: --seed says which is the first");
        } else if (used + length + 2 > sizeof grid->rest) {
            return plycut_fail(error, PLYCUT_E_INPUT, "'%.32s...' is too long", spec);
        } else if (strncmp(at, "values=", 7) == 0 && memchr(at, '/', length) != NULL) {
            (void)snprintf(grid->values, sizeof grid->values, "%.*s", (int)length - 7, at + 7);
        } else {
            used += (size_t)snprintf(grid->rest + used, sizeof grid->rest - used, ",%.*s",
                                     (int)length, at);
        }
        at += length + (at[length] == ',');
    }
    if (grid->branching[0] == 0 || grid->depth[0] == 0)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "an experiment needs %s, as in random:b=2..4,d=2..10",
                           grid->branching[0] == 0 ? "b" : "d");
    return grid_try(grid, error);
}

bool plycut_grid_open(const PlycutGrid *grid, const PlycutGrowthRow *row, uint64_t seed,
                      PlycutGame *game, PlycutError *error)
{
    char spec[sizeof grid->rest + sizeof row->values + 80];
    (void)snprintf(spec, sizeof spec, "%sb=%d,d=%d%s%s%s,seed=%llu", RANDOM, row->branching,
                   row->options.depth, grid->rest, row->values[0] != '\0' ? ",values=" : "",
                   row->values, (unsigned long long)seed);
    return plycut_game_parse(spec, game, error);
}

/* ---- Theory ----------------------------------------------------------------------- */

static bool grid_alternates(const PlycutGame *game)
{
    const PlycutLevels *levels = &game->levels;
    bool alternates = !game->chance;
    for (int i = 0; i < levels->count; i++)
        alternates &= plycut_level_player(levels, i) != plycut_level_player(levels, i + 1);
    return alternates;
}

bool plycut_grid_theory(const PlycutGrid *grid, PlycutGrowthRow *row, PlycutError *error)
{
    const PlycutSearchOptions *o = &row->options;
    const bool plain = isinf(o->alpha) && isinf(o->beta) && o->table == 0 && !(o->quiescence > 0) &&
                       !o->limits_cut && !plycut_search_has_passes(o);
    PlycutGame game;
    row->expected = row->minimal = NAN;
    if (row->branching == 0)
        return true;
    if (!plycut_grid_open(grid, row, 1, &game, error))
        return false;
    if (!game.chance && !o->limits_cut)
        row->minimal = (double)plycut_game_minimal_leaves(&game, o->depth);
    const bool searchable = !(row->minimal > (double)PLYCUT_SUMS_NODES);
    if (plain && searchable && (grid_alternates(&game) || !o->algorithm->windowed))
        row->expected = plycut_expected_leaves(o->algorithm, row->branching, o->depth);
    plycut_game_release(&game);
    return true;
}

/* ---- From a part ----------------------------------------------------------------------------- */

static bool part_wrong(const char *member, PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_INPUT, "not a part of an experiment: \"%s\"", member);
}

static bool whole_read(const cJSON *object, const char *member, double least, double most,
                       uint64_t *number, PlycutError *error)
{
    const cJSON *item = json_get(object, member);
    if (!cJSON_IsNumber(item) || !(item->valuedouble >= least && item->valuedouble <= most))
        return part_wrong(member, error);
    *number = (uint64_t)item->valuedouble;
    return true;
}

/* The options that all rows share. */
static bool search_read(const cJSON *file, PlycutSearchOptions *options, PlycutError *error)
{
    const cJSON *search = json_get(file, "search");
    *options = plycut_search_defaults(plycut_algorithm_default());
    for (size_t i = 0; i < plycut_search_member_count(); i++) {
        const PlycutSearchMember *member = plycut_search_member(i);
        const cJSON *item = member->trace != NULL ? json_get(search, member->trace) : NULL;
        if (item == NULL)
            continue;
        const bool read =
            cJSON_IsString(item) ? plycut_search_put_word(options, i, item->valuestring, error)
            : cJSON_IsBool(item)
                ? plycut_search_put(options, i, cJSON_IsTrue(item))
                : cJSON_IsNumber(item) && plycut_search_put(options, i, item->valuedouble);
        if (!read)
            return part_wrong(member->trace, error);
    }
    return cJSON_IsObject(search) || part_wrong("search", error);
}

static bool plan_row(const cJSON *item, const PlycutSearchOptions *options, PlycutGrowthRow *row,
                     PlycutError *error)
{
    const char *algorithm = json_get_text(item, "algorithm");
    const char *order = json_get_text(item, "order");
    const char *values = json_get_text(item, "values");
    uint64_t depth = 0, branching = 0;
    *row = (PlycutGrowthRow){.options = *options};
    if (algorithm == NULL || order == NULL ||
        (values != NULL && strlen(values) >= sizeof row->values))
        return part_wrong("rows", error);
    row->options.algorithm = plycut_algorithm_or_mistake_find(algorithm, error);
    if (row->options.algorithm == NULL || !plycut_ordering_parse(order, &row->options, error) ||
        !whole_read(item, "d", 0, PLYCUT_PLY_MAX, &depth, error) ||
        (!cJSON_IsNull(json_get(item, "b")) &&
         !whole_read(item, "b", 1, PLYCUT_GRID_B_MAX, &branching, error)))
        return false;
    row->options.depth = (int)depth;
    row->branching = (int)branching;
    (void)snprintf(row->values, sizeof row->values, "%s", values != NULL ? values : "");
    return true;
}

/* Does the row have a size and a range of values of this grid? */
static bool grid_has(const PlycutGrid *grid, const PlycutGrowthRow *row)
{
    char values[PLYCUT_GROWTH_VALUES];
    bool among = false;
    for (size_t i = 0; i < plycut_grid_ranges(grid); i++)
        among |= plycut_grid_values(grid, i, values) && strcmp(values, row->values) == 0;
    return among && row->branching >= grid->branching[0] && row->branching <= grid->branching[1] &&
           row->options.depth >= grid->depth[0] && row->options.depth <= grid->depth[1];
}

/* As many rows as there is room for. */
static bool plan_rows(const cJSON *file, const char *spec, PlycutGrowth *growth, size_t room,
                      PlycutError *error)
{
    PlycutSearchOptions options;
    PlycutGrid grid = {.depth = {0, PLYCUT_PLY_MAX}}; /* of positions */
    const cJSON *item, *rows = json_get(file, "rows");
    if (!search_read(file, &options, error) ||
        (plycut_grid_is_random(spec) && !plycut_grid_parse(spec, &grid, error)))
        return false;
    if (!cJSON_IsArray(rows) || cJSON_GetArraySize(rows) == 0 ||
        (size_t)cJSON_GetArraySize(rows) > room)
        return part_wrong("rows", error);
    cJSON_ArrayForEach(item, rows)
    {
        PlycutGrowthRow *row = &growth->rows[growth->count++];
        if (!plan_row(item, &options, row, error) ||
            !(grid_has(&grid, row) || part_wrong("rows", error)) ||
            !plycut_grid_theory(&grid, row, error))
            return false;
    }
    return true;
}

bool plycut_growth_plan(PlycutGrowth *growth, size_t room, char spec[PLYCUT_GROWTH_SPEC],
                        const char *text, size_t length, const char *file, PlycutError *error)
{
    cJSON *json = json_read(&(JsonText){.text = text, .length = length, .file = file}, error);
    const char *written = json_get_text(json, "spec");
    const char *format = json_get_text(json, "format");
    bool done = json != NULL;
    if (done && (format == NULL || strcmp(format, "plycut-growth") != 0))
        done = part_wrong("format", error);
    else if (done && (written == NULL || strlen(written) >= PLYCUT_GROWTH_SPEC))
        done = part_wrong("spec", error);
    growth->count = 0;
    done = done &&
           whole_read(json, "trees", 1, (double)PLYCUT_SUMS_SEARCHES, &growth->trees, error) &&
           whole_read(json, "seed", 0, 9007199254740992.0, &growth->seed, error) &&
           whole_read(json, "shards", 1, PLYCUT_SHARDS_MAX, &growth->shards, error) &&
           plan_rows(json, written, growth, room, error);
    if (done) {
        (void)snprintf(spec, PLYCUT_GROWTH_SPEC, "%s", written);
        growth->spec = spec;
    }
    json_free(json);
    if (!done)
        plycut_error_in_file(error, file);
    return done;
}
