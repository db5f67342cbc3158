/* Random trees: their specs, the same values everywhere, even draws, permutations. */
#include "unit/tree_kit.h"

static PlycutGame parse(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_game_parse(spec, &game, &error), "%s: %s", spec, error.text);
    return game;
}

static double value_at(const PlycutGame *game, const char *path)
{
    PlycutState state = state_at(game, path);
    return game->rules->value(game, &state);
}

/* Call for each leaf, in order. */
typedef void Visit(void *self, double value);

static void each_leaf(const PlycutGame *game, const PlycutState *state, Visit *visit, void *self)
{
    PlycutMoves moves;
    if (!game->rules->moves(game, state, &moves)) {
        visit(self, game->rules->value(game, state));
        return;
    }
    for (PlycutMove move; plycut_moves_take(&moves, &move);) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        each_leaf(game, &child, visit, self);
    }
}

/* ---- Specs ------------------------------------------------------------------------------------
 */

static void expect_problem(const char *spec, const char *members)
{
    PlycutGame game = parse(spec);
    PlycutText problem = problem_text(&game, -1);
    char wanted[256];
    snprintf(wanted, sizeof wanted, "{\"game\":\"random\",\"root\":\"max\",\"depth\":null,%s}",
             members);
    cr_expect_str_eq(problem.bytes, wanted);
    PlycutGame back;
    PlycutError error = {0};
    int depth;
    cr_assert(plycut_game_from_problem(problem.bytes, &back, &depth, &error), "%s", error.text);
    cr_expect_eq(depth, -1);
    cr_expect_eq(value_at(&game, "/0/1"), value_at(&back, "/0/1"));
    plycut_text_free(&problem);
    plycut_game_release(&game);
    plycut_game_release(&back);
}

Test(game_random, specs_in_any_order_and_their_problems)
{
    expect_problem("random:b=3,d=4,seed=7", "\"b\":3,\"d\":4,\"seed\":7,\"values\":\"0..99\"");
    expect_problem("random:values=real,d=4,b=3", "\"b\":3,\"d\":4,\"seed\":1,\"values\":\"real\"");
    expect_problem("random:d=2,values=-5..9,seed=0,b=2",
                   "\"b\":2,\"d\":2,\"seed\":0,\"values\":\"-5..9\"");
    expect_problem("random:b=9,d=2,values=permutation,seed=9007199254740992",
                   "\"b\":9,\"d\":2,\"seed\":9007199254740992,\"values\":\"permutation\"");
}

static const char *const BAD_SPECS[][2] = {
    {"random:", "'' is not a parameter"},
    {"random:b=3", "needs d"},
    {"random:d=3", "needs b"},
    {"random:b=3,d=4,", "'' is not a parameter"},
    {"random:b=3,d=4,seed", "'seed' is not a parameter"},
    {"random:b=3,d=4,sed=1", "did you mean 'seed'?"},
    {"random:b=3,d=4,b=3", "b is given twice"},
    {"random:b=3,d=4,values=real,values=real", "values is given twice"},
    {"random:b=0,d=4", "from 1 to 1000000"},
    {"random:b=1000001,d=1", "from 1 to 1000000"},
    {"random:b=3,d=0", "from 1 to 400"},
    {"random:b=3,d=401", "from 1 to 400"},
    {"random:b=3,d=-1", "from 1 to 400"},
    {"random:b=3,d=4x", "from 1 to 400"},
    {"random:b=3,d=", "from 1 to 400"},
    {"random:b=3,d=4,seed=9007199254740993", "from 0 to 9007199254740992"},
    {"random:b=3,d=4,seed=1.5", "from 0 to 9007199254740992"},
    {"random:b=3,d=4,values=9..0", "swap them"},
    {"random:b=3,d=4,values=0..", "0..9"},
    {"random:b=3,d=4,values=0-9", "0..9"},
    {"random:b=3,d=4,values=0..9..12", "0..9"},
    {"random:b=3,d=4,values=0.5..1", "0..9"},
    {"random:b=3,d=4,values=permuted", "permutation"},
    {"random:b=2,d=54,values=permutation", "d is at most 53"},
    {"random:b=10,d=400,values=permutation", "d is at most 15"},
    {"random:b=3,d=4,seed=000000000000000000000000000000000000000000000000000000000000"
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "00000001",
     "too long"},
};

Test(game_random, wrong_specs_are_refused)
{
    for (size_t i = 0; i < sizeof BAD_SPECS / sizeof BAD_SPECS[0]; i++) {
        PlycutGame game;
        PlycutError error = {0};
        cr_assert_not(plycut_game_parse(BAD_SPECS[i][0], &game, &error), "%s", BAD_SPECS[i][0]);
        cr_expect(strstr(error.text, BAD_SPECS[i][1]), "%s: %s", BAD_SPECS[i][0], error.text);
        cr_expect_str_eq(error.file, "random");
    }
}

static const char *const BAD_PROBLEMS[][2] = {
    {"\"b\":3,\"d\":4,\"seed\":1", "$.problem.values"},
    {"\"b\":3,\"d\":4,\"seed\":1,\"values\":5", "$.problem.values"},
    {"\"b\":3,\"d\":4,\"values\":\"real\"", "$.problem.seed"},
    {"\"b\":3,\"d\":4.5,\"seed\":1,\"values\":\"real\"", "$.problem.d"},
    {"\"b\":\"3\",\"d\":4,\"seed\":1,\"values\":\"real\"", "$.problem.b"},
    {"\"b\":0,\"d\":4,\"seed\":1,\"values\":\"real\"", "$.problem.b"},
    {"\"b\":9,\"d\":400,\"seed\":1,\"values\":\"permutation\"", "$.problem.values"},
    {"\"b\":9,\"d\":4,\"seed\":1,\"values\":\"3..\"", "$.problem.values"},
};

Test(game_random, wrong_problems_are_refused)
{
    for (size_t i = 0; i < sizeof BAD_PROBLEMS / sizeof BAD_PROBLEMS[0]; i++) {
        PlycutGame game;
        PlycutError error = {0};
        char problem[256];
        int depth;
        snprintf(problem, sizeof problem, "{\"game\":\"random\",\"root\":\"max\",%s}",
                 BAD_PROBLEMS[i][0]);
        cr_assert_not(plycut_game_from_problem(problem, &game, &depth, &error), "%s", problem);
        cr_expect_str_eq(error.path, BAD_PROBLEMS[i][1], "%s: %s %s", problem, error.path,
                         error.text);
    }
}

/* ---- Values -----------------------------------------------------------------------------------
 */

/* Values written down once: they must never change, on any machine. */
Test(game_random, golden_values)
{
    static const struct {
        const char *spec, *path;
        double value;
    } golden[] = {
        {"random:b=3,d=4,seed=1,values=real", "/0/0/0/0", 0.3100114312249298},
        {"random:b=3,d=4,seed=1,values=real", "/2/1/0/2", 0.48948376770568236},
        {"random:b=3,d=4,seed=2,values=real", "/0/0/0/0", 0.1688451399352684},
        {"random:b=3,d=4,seed=1", "/0/0/0/0", 39},
        {"random:b=3,d=4,seed=1,values=0..9", "/0/0/0/0", 4},
        {"random:b=3,d=4,seed=1,values=-100..100", "/2/1/0/2", 25},
        {"random:b=3,d=4,seed=1,values=permutation", "/0/0/0/0", 63},
        {"random:b=3,d=4,seed=1,values=permutation", "/2/2/2/2", 17},
        {"random:b=2,d=53,seed=9007199254740992,values=permutation", "/1/1/1/1/1/1", 17},
    };
    for (size_t i = 0; i < sizeof golden / sizeof golden[0]; i++) {
        PlycutGame game = parse(golden[i].spec);
        char text[PLYCUT_NUMBER_SIZE];
        double value = value_at(&game, golden[i].path);
        plycut_number_text(value, text);
        cr_expect_eq(value, golden[i].value, "%s %s: %s", golden[i].spec, golden[i].path, text);
        plycut_game_release(&game);
    }
}

Test(game_random, a_tree_cut_at_a_horizon_is_the_shallower_tree)
{
    static const char *const values[] = {"real", "-3..3", "permutation"};
    for (size_t i = 0; i < 3; i++) {
        char deep[64], shallow[64];
        snprintf(deep, sizeof deep, "random:b=3,d=6,seed=4,values=%s", values[i]);
        snprintf(shallow, sizeof shallow, "random:b=3,d=2,seed=4,values=%s", values[i]);
        PlycutGame a = parse(deep), b = parse(shallow);
        for (int leaf = 0; leaf < 9; leaf++) {
            char path[8];
            snprintf(path, sizeof path, "/%d/%d", leaf / 3, leaf % 3);
            cr_expect_eq(value_at(&a, path), value_at(&b, path), "%s %s", deep, path);
        }
        plycut_game_release(&a);
        plycut_game_release(&b);
    }
}

Test(game_random, a_tree_is_uniform_however_large)
{
    PlycutGame game = parse("random:b=30,d=400,seed=1");
    uint64_t branching;
    int plies;
    cr_expect(game.rules->uniform(&game, -1, &branching, &plies) && branching == 30 &&
              plies == 400);
    cr_expect(game.rules->uniform(&game, 5, &branching, &plies) && branching == 30 && plies == 5);
    cr_expect_eq(game.rules->path_width(&game, -1), 12000);
    cr_expect_eq(plycut_game_leaves(&game, &game.root, -1, UINT64_MAX), UINT64_MAX);
    cr_expect_eq(plycut_game_leaves(&game, &game.root, -1, 1000), 1000);
    cr_expect_eq(plycut_game_leaves(&game, &game.root, 3, UINT64_MAX), 27000);
    PlycutState state = state_at(&game, "/29/0");
    cr_expect_eq(plycut_game_leaves(&game, &state, 3, UINT64_MAX), 30);
    expect_name(&game, "/", "start");
    expect_name(&game, "/29/0/17", "17");
    plycut_game_release(&game);
}

typedef struct Seen {
    size_t count, size;
    unsigned char *times;
} Seen;

static void mark(void *self, double value)
{
    Seen *seen = self;
    cr_assert(value >= 1 && value <= (double)seen->size && value == (double)(size_t)value);
    seen->times[(size_t)value - 1]++;
    seen->count++;
}

Test(game_random, a_permutation_gives_each_number_once)
{
    static const unsigned shapes[][2] = {{1, 1}, {1, 9},  {2, 1}, {2, 2},  {3, 1}, {3, 4},
                                         {5, 3}, {2, 10}, {7, 5}, {10, 4}, {17, 3}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        for (int seed = 0; seed < 4; seed++) {
            char spec[64];
            snprintf(spec, sizeof spec, "random:b=%u,d=%u,seed=%d,values=permutation", shapes[i][0],
                     shapes[i][1], seed);
            PlycutGame game = parse(spec);
            Seen seen = {.size = plycut_game_leaves(&game, &game.root, -1, UINT64_MAX)};
            seen.times = calloc(seen.size, 1);
            each_leaf(&game, &game.root, mark, &seen);
            cr_expect_eq(seen.count, seen.size);
            for (size_t n = 0; n < seen.size; n++)
                cr_assert_eq(seen.times[n], 1, "%s: %zu", spec, n + 1);
            free(seen.times);
            plycut_game_release(&game);
        }
    }
}

typedef struct Histogram {
    double low, width;
    size_t bins[10], count;
} Histogram;

static void count_value(void *self, double value)
{
    Histogram *h = self;
    double bin = (value - h->low) / h->width;
    cr_assert(bin >= 0 && bin < 10);
    h->bins[(size_t)bin]++;
    h->count++;
}

/* Chi-square with 9 degrees of freedom passes 33.7 once in ten thousand; the draws are fixed. */
static void expect_even(const char *spec, double low, double width)
{
    PlycutGame game = parse(spec);
    Histogram h = {.low = low, .width = width};
    each_leaf(&game, &game.root, count_value, &h);
    double expected = (double)h.count / 10, chi = 0;
    for (size_t i = 0; i < 10; i++)
        chi += ((double)h.bins[i] - expected) * ((double)h.bins[i] - expected) / expected;
    cr_expect_lt(chi, 33.7, "%s: %f", spec, chi);
    plycut_game_release(&game);
}

Test(game_random, values_are_drawn_evenly)
{
    expect_even("random:b=10,d=5,seed=1,values=real", 0, 0.1);
    expect_even("random:b=2,d=16,seed=2,values=real", 0, 0.1);
    expect_even("random:b=10,d=5,seed=1,values=0..9", 0, 1);
    expect_even("random:b=47,d=3,seed=3,values=-5..4", -5, 1);
    expect_even("random:b=3,d=10,seed=4,values=-10..19", -10, 3);
}

typedef struct Orders {
    size_t times[24], digits[4], count;
} Orders;

static void collect(void *self, double value)
{
    Orders *orders = self;
    orders->digits[orders->count++ % 4] = (size_t)value;
}

/* All 24 orders of four leaves come up alike (chi-square, 23 degrees of freedom, once in 10^4: 53).
 */
Test(game_random, all_permutations_come_up_alike)
{
    enum { SEEDS = 12000 };
    Orders orders = {0};
    for (int seed = 0; seed < SEEDS; seed++) {
        char spec[64];
        snprintf(spec, sizeof spec, "random:b=2,d=2,seed=%d,values=permutation", seed);
        PlycutGame game = parse(spec);
        each_leaf(&game, &game.root, collect, &orders);
        size_t rank = 0;
        for (size_t i = 0; i < 4; i++) {
            size_t smaller = 0;
            for (size_t j = i + 1; j < 4; j++)
                smaller += orders.digits[j] < orders.digits[i];
            rank = rank * (4 - i) + smaller;
        }
        orders.times[rank]++;
        plycut_game_release(&game);
    }
    double chi = 0, expected = SEEDS / 24.0;
    for (size_t i = 0; i < 24; i++)
        chi +=
            ((double)orders.times[i] - expected) * ((double)orders.times[i] - expected) / expected;
    cr_expect_lt(chi, 53, "%f", chi);
}
