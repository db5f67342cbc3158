/* passes.c - searches of several passes, learned orders, tables, quiescence and budgets, held against
 * a mirror (mirror.h) over random trees, random games and Othello. */
#include "property/kit.h"
#include "property/mirror.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static Mirror mirror;

/* Searches of a game with random options, each mirrored; claims are checked in one of `claims`. */
static void mirror_some(const PlycutGame *game, uint64_t *random, const KitRange *range,
                        int searches, int claims)
{
    PlycutRules rules;
    PlycutGame copy;
    mirror_game(game, &rules, &copy);
    for (int i = 0; i < searches; i++) {
        PlycutSearchOptions options = kit_options(random, range);
        PlycutResult result;
        options.expand_pruned = naive_below(random, 2) == 0;
        mirror.knows_table = naive_below(random, 4) > 0;
        mirror.checks_values = naive_below(random, claims) == 0;
        mirror_search(&mirror, mirror.knows_table ? &copy : game, &options, &result);
    }
}

static void mirror_tree(NaiveNode *tree, const PlycutGame *game, uint64_t *random)
{
    /* A root may have no static value: then it cannot be at the horizon. */
    KitRange range = {tree->count > 0 && !tree->has_static, 7, true, tree->truth};
    mirror_some(game, random, &range, 12, 2);
}

Test(passes, searches_of_stored_trees_are_as_their_mirror_says)
{
    kit_over_static_trees(1, 1500, mirror_tree);
}

Test(passes, searches_of_random_games_are_as_their_mirror_says)
{
    for (int i = 1; i <= 150; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        static const char *const VALUES[] = {"0..9", "0..2", "-20..20", "real", "permutation"};
        char spec[80];
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=%s",
                 1 + naive_below(&random, 3), 1 + naive_below(&random, 5), i,
                 KIT_PICK(&random, VALUES));
        PlycutGame game = kit_game(spec);
        KitRange range = {0, 6, true, naive_below(&random, 10)};
        if (i % 3 == 0)
            plycut_game_set_root(&game, PLYCUT_MIN);
        mirror_some(&game, &random, &range, 8, 2);
        plycut_game_release(&game);
    }
}

static void mirror_othello(int size, int first, int positions, int most_moves, KitRange range)
{
    for (int i = first; i < first + positions; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        PlycutGame game = kit_othello(&random, size, most_moves);
        range.truth = naive_below(&random, 9) - 4;
        mirror_some(&game, &random, &range, 8, 6);
        plycut_game_release(&game);
    }
}

Test(passes, searches_of_othello_are_as_their_mirror_says)
{
    mirror_othello(4, 1, 60, 12, (KitRange){.depth = 5});
    mirror_othello(6, 1, 20, 30, (KitRange){.depth = 3});
    mirror_othello(8, 1, 20, 50, (KitRange){.depth = 2});
}
