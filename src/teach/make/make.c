/* make.c - a seeded search for a tree that meets conditions: random trees, each improved leaf by leaf as
 * long as that helps. */
#include "game/random.h"
#include "game/rules.h"
#include "make/fill.h"

#include <math.h>
#include <string.h>

PlycutMake plycut_make_defaults(void)
{
    PlycutSpan any = {0, PLYCUT_NO_LIMIT};
    return (PlycutMake){.branching = {2, 2},
                        .plies = {4, 4},
                        .low = 1,
                        .high = 99,
                        .root = PLYCUT_FIRST_PLAYER,
                        .shallow = any,
                        .deep = any,
                        .cutoffs = any,
                        .at_chance = any,
                        .through_chance = any,
                        .seed = 1,
                        .tries = 100000};
}

bool plycut_make_like(PlycutMake *make, const PlycutGame *random, PlycutError *error)
{
    const RandomTree *tree = random_tree(random);
    if (tree == NULL || tree->kind != RANDOM_RANGE)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "such conditions need a random tree of whole numbers: "
                           "random:b=3,d=3,values=1..20");
    if (tree->branching > PLYCUT_MAKE_LEAVES || tree->depth > PLYCUT_PLY_MAX)
        return plycut_fail(error, PLYCUT_E_LIMIT, "such a tree has more than %d leaves",
                           PLYCUT_MAKE_LEAVES);
    make->branching = (PlycutSpan){(int64_t)tree->branching, (int64_t)tree->branching};
    make->plies = (PlycutSpan){(int64_t)tree->depth, (int64_t)tree->depth};
    make->low = (double)tree->low;
    make->high = (double)tree->high;
    make->seed = tree->seed;
    make->levels = random->levels;
    make->limits = random->limited ? random->limits : (PlycutLimits){0, 0};
    return true;
}

/* ---- The search ------------------------------------------------------------------------------ */

typedef struct Maker {
    PlycutMake make;
    Units units;
    Draws draws;
    Skeleton shape;
    Measure measure;
    uint64_t tried;
    bool found;
    PlycutError *error;
} Maker;

static bool maker_measure(Maker *m, double *distance)
{
    m->tried++;
    if (!measure_room(&m->measure, m->shape.tree.count, m->error) ||
        !measure_distance(&m->measure, &m->shape, distance, m->error))
        return false;
    m->found = *distance <= 0;
    return true;
}

static bool maker_done(const Maker *m)
{
    return m->found || m->tried >= m->make.tries;
}

/* A climb ends after this many changes without progress. */
static uint64_t patience(const Maker *m)
{
    return 8 * (uint64_t)m->shape.leaf_count;
}

/* Hill climbing: keep each change that makes the tree no worse, so that plateaus are crossed. */
static bool maker_climb(Maker *m, double distance)
{
    for (uint64_t stale = 0; !maker_done(m) && stale < patience(m); stale++) {
        double changed;
        Change change = values_change(&m->shape, m->make.distinct, &m->units, &m->draws);
        if (!maker_measure(m, &changed))
            return false;
        if (changed < distance)
            stale = 0;
        if (changed <= distance)
            distance = changed;
        else
            values_restore(&m->shape, &change);
    }
    return true;
}

/* An irregular tree may have grown more leaves than there are different values. */
static bool values_suffice(const Maker *m)
{
    return !m->make.distinct || m->shape.leaf_count <= units_count(&m->units);
}

static bool maker_draw(Maker *m, double *distance)
{
    if (!make_grow(&m->make, &m->draws, &m->shape, m->error))
        return false;
    if (!values_suffice(m)) {
        m->tried++;
        *distance = INFINITY;
        return true;
    }
    return values_draw(&m->shape, &m->make, &m->units, &m->draws, m->error) &&
           maker_measure(m, distance);
}

/* Ordered trees are generated but not improved: a changed leaf would break the order. */
static bool maker_search(Maker *m)
{
    bool climbs = m->make.arrangement == PLYCUT_ARRANGED_ANYHOW;
    while (!maker_done(m)) {
        double distance;
        if (!maker_draw(m, &distance) ||
            (climbs && isfinite(distance) && !maker_climb(m, distance)))
            return false;
    }
    return true;
}

/* ---- A given shape --------------------------------------------------------------------------- */

static bool maker_load_shape(Maker *m)
{
    PlycutTrace trace = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    options.max_nodes = 4 * PLYCUT_MAKE_LEAVES;
    if (!m->make.shape->rules->stored)
        return plycut_fail(m->error, PLYCUT_E_USAGE, "only a stored tree can be filled");
    if (m->make.shape->chance || m->make.shape->limited || plycut_is_limited(m->make.limits))
        return plycut_fail(m->error, PLYCUT_E_USAGE,
                           "a tree with chance nodes or limits cannot be filled");
    bool loaded = plycut_trace_unsearched(m->make.shape, &options, &trace, m->error) &&
                  skeleton_of_trace(&m->shape, &trace, m->error);
    plycut_trace_free(&trace);
    return loaded;
}

static bool maker_fill_until_found(Maker *m, Fill *fill)
{
    while (!maker_done(m)) {
        double distance;
        if (!fill_draw(fill, &m->draws, m->error) || !maker_measure(m, &distance))
            return false;
    }
    return true;
}

static bool maker_fill(Maker *m)
{
    Fill fill;
    bool done = fill_open(&fill, &m->make, &m->shape, &m->units, m->error) &&
                maker_fill_until_found(m, &fill);
    fill_close(&fill);
    return done;
}

/* ---- Preferences ----------------------------------------------------------------------------- */

static bool maker_run(Maker *m)
{
    return m->make.shape != NULL ? maker_fill(m) : maker_search(m);
}

static double most_leaves(const Maker *m)
{
    const PlycutMake *make = &m->make;
    return make->shape != NULL   ? (double)m->shape.leaf_count
           : make->smallest_deep ? (double)make_smallest_leaves((uint64_t)make->branching.low)
                                 : pow((double)make->branching.high, (double)make->plies.high);
}

/* Most exercises want different leaves, whose key no convention changes; or else, if there are too few values, at least
 * such a key. If no such tree is found, that is no error. False: no memory. */
static bool maker_prefer(Maker *m)
{
    enum { TRIES = 5000 };
    const PlycutMake asked = m->make;
    PlycutError *error = m->error, refused = {.code = PLYCUT_OK};
    if (asked.any_values || asked.ties || asked.distinct || asked.tries < 10)
        return true;
    m->make.distinct = (double)units_count(&m->units) >= most_leaves(m);
    m->make.same_key = !m->make.distinct;
    m->make.tries = asked.tries / 10 < TRIES ? asked.tries / 10 : TRIES;
    m->error = &refused;
    (void)maker_run(m);
    m->make = asked;
    m->error = error;
    if (!m->found)
        m->draws = (Draws){asked.seed};
    return plycut_had_memory(&refused, error);
}

bool plycut_make(const PlycutMake *make, PlycutText *file, bool *found, uint64_t *tried,
                 PlycutError *error)
{
    Maker m = {.make = make_complete(make), .draws = {make->seed}, .error = error};
    m.measure.make = &m.make;
    bool done = units_of(make, &m.units, error) &&
                (make->shape != NULL
                     ? maker_load_shape(&m)
                     : make_goes_together(make, error) && make_possible(&m.make, &m.units, error));
    done = done && maker_prefer(&m) && (m.found || maker_run(&m));
    *found = m.found;
    *tried = m.tried;
    if (done && m.found)
        done = make_write(make, &m.shape, file, error);
    if (!done)
        plycut_text_free(file);
    measure_free(&m.measure);
    skeleton_free(&m.shape);
    return done;
}
