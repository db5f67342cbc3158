/* The random trees of an experiment: random:b=2..4,d=2..10,values=0..99. */
#include "growth/growth.h"

#include "base/draws.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char RANDOM[] = "random:";

bool plycut_grid_is_random(const char *spec)
{
    return strncmp(spec, RANDOM, strlen(RANDOM)) == 0;
}

/* "3" or "2..4", at most `most`. */
static bool size_parse(const char *name, const char *text, size_t length, int most, int range[2],
                       PlycutError *error)
{
    uint64_t from, to;
    if ((!plycut_whole_range_parse(text, length, (uint64_t)most, &from, &to) &&
         !(plycut_integer_parse(text, length, (uint64_t)most, &from) && (to = from))) ||
        from == 0)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "%s=%.*s: expected a whole number from 1 to %d, or a range such as 2..4",
                           name, (int)length, text, most);
    range[0] = (int)from;
    range[1] = (int)to;
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

size_t growth_widest(const PlycutGrowth *growth)
{
    size_t widest = 0;
    double most = 0;
    for (size_t i = 0; i < plycut_grid_ranges(&growth->grid); i++) {
        PlycutGrowthRow row;
        (void)plycut_grid_values(&growth->grid, i, row.values);
        if (growth_distinct(&row) > most) {
            most = growth_distinct(&row);
            widest = i;
        }
    }
    return widest;
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
        for (size_t k = 0; k < i; k++) {
            char other[PLYCUT_GROWTH_VALUES];
            (void)plycut_grid_values(grid, k, other);
            if (strcmp(other, row.values) == 0)
                return plycut_fail(error, PLYCUT_E_INPUT, "values=%s: %s is named twice",
                                   grid->values, other);
        }
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
            if (!size_parse("b", at + 2, length - 2, PLYCUT_GRID_B_MAX, grid->branching, error))
                return false;
        } else if (strncmp(at, "d=", 2) == 0) {
            if (!size_parse("d", at + 2, length - 2, PLYCUT_PLY_MAX, grid->depth, error))
                return false;
        } else if (strncmp(at, "seed=", 5) == 0) {
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "each tree has a seed of its own: --seed chooses them all");
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

uint64_t plycut_growth_seed(uint64_t seed, uint64_t k)
{
    return seed_of_pair(seed, k) & (((uint64_t)1 << 53) - 1); /* what a spec may say */
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
