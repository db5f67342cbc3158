/* The trees of a trial: those with decimals come last, and each is there in whole numbers, too. */
#include "base/same.h"
#include "trial/trial.h"

#include <criterion/criterion.h>
#include <math.h>

static PlycutTrial *open_trial(size_t trees)
{
    PlycutError error = {0};
    PlycutTrialTask task = plycut_trial_defaults(plycut_algorithm_default());
    task.trees = trees;
    PlycutTrial *trial = plycut_trial_open(&task, &error);
    cr_assert_not_null(trial, "%s", error.text);
    return trial;
}

Test(trial_trees, decimals_come_last)
{
    static const size_t COUNTS[] = {1, 2, 22, 23, 24, 25, 29, 100, 500};
    for (size_t i = 0; i < sizeof COUNTS / sizeof *COUNTS; i++) {
        PlycutTrial *trial = open_trial(COUNTS[i]);
        cr_assert_eq(trial->count, COUNTS[i]);
        for (size_t k = 0; k < trial->count; k++) {
            const bool last = k >= trial->count - trial->with_decimals;
            cr_expect_eq(tree_has_decimals(&trial->trees[k].shape), trial->trees[k].decimals);
            cr_expect(!trial->trees[k].decimals || last, "%zu of %zu", k, COUNTS[i]);
        }
        cr_expect_eq(trial->with_decimals > 0, COUNTS[i] >= 24, "%zu", COUNTS[i]);
        plycut_trial_close(trial);
    }
}

static int sign_of(double a, double b)
{
    return (a > b) - (a < b);
}

/* What compares one way goes on comparing so: only then is a program right about one if it is right about the other. */
Test(trial_trees, whole_numbers_are_in_the_same_order)
{
    PlycutTrial *trial = open_trial(300);
    for (size_t k = 0; k < trial->count; k++) {
        const TrialTree *tree = &trial->trees[k];
        cr_assert_eq(tree->whole != NULL, tree->decimals);
        if (tree->whole == NULL)
            continue;
        const Skeleton *from = &tree->shape, *whole = &tree->whole->shape;
        cr_assert_not(tree_has_decimals(whole));
        cr_assert_eq(from->leaf_count, whole->leaf_count);
        for (uint32_t a = 0; a < from->leaf_count; a++)
            for (uint32_t b = 0; b < a; b++)
                cr_assert_eq(sign_of(from->tree.nodes[from->leaves[a]].as.value,
                                     from->tree.nodes[from->leaves[b]].as.value),
                             sign_of(whole->tree.nodes[whole->leaves[a]].as.value,
                                     whole->tree.nodes[whole->leaves[b]].as.value));
        cr_expect_eq(tree->expected.count, tree->whole->expected.count);
    }
    plycut_trial_close(trial);
}

static const struct {
    const char *tree;
    PlycutLimits limits;
    const char *whole; /* NULL: there is none */
} IN_WHOLE_NUMBERS[] = {
    {"tree:[1,[2,-3]]", {0, 0}, "[1,[2,-3]]"},
    {"tree:[0.5,[2.99,-3]]", {0, 0}, "[50,[299,-300]]"},
    {"tree:[0.1,[0.2,0.3]]", {0, 0}, "[1,[2,3]]"},
    {"tree:[0.000001,2000]", {0, 0}, "[1,2000000000]"},
    {"tree:[0.000001,3000]", {0, 0}, NULL},
    {"tree:[0.0000001,1]", {0, 0}, NULL},
    {"tree:[0.3,0.30000000000000004]", {0, 0}, NULL},
    {"tree:[0.3333333333333333,1]", {0, 0}, NULL},
    {"tree:[0.5,[2.99,3]]", {0, 3}, "[0,[2,3]]"},
    {"tree:[0.5,[2.5,3]]", {0.5, 3}, NULL},
};

Test(trial_trees, a_tree_in_whole_numbers)
{
    for (size_t i = 0; i < sizeof IN_WHOLE_NUMBERS / sizeof *IN_WHOLE_NUMBERS; i++) {
        PlycutGame game;
        PlycutError error = {0};
        Skeleton shape = {.leaves = NULL}, whole = {.leaves = NULL};
        PlycutText text = {0};
        bool possible;
        const char *tree = IN_WHOLE_NUMBERS[i].tree, *expected = IN_WHOLE_NUMBERS[i].whole;
        cr_assert(plycut_game_parse(tree, &game, &error), "%s", error.text);
        cr_assert(tree_of_game(&game, &shape, &error), "%s", error.text);
        shape.limits = IN_WHOLE_NUMBERS[i].limits;
        cr_assert(tree_in_whole_numbers(&shape, &whole, &possible, &error), "%s", error.text);
        cr_expect_eq(possible, expected != NULL, "%s", tree);
        if (possible && expected != NULL) {
            cr_assert(tree_text(&whole, false, &text));
            cr_expect_str_eq(text.bytes, expected, "%s", tree);
        }
        plycut_text_free(&text);
        skeleton_free(&shape);
        skeleton_free(&whole);
        plycut_game_release(&game);
    }
}

/* The user's own trees stay in their order, but those with decimals wait. */
Test(trial_trees, own_trees_with_decimals_are_asked_last)
{
    static const char *const SPECS[] = {"tree:[0.5,1]", "tree:[1,2]", "tree:[0.25,1]",
                                        "tree:[3,2,1]"};
    static const uint32_t COUNTS[] = {3, 4, 3, 3};
    static const bool DECIMALS[] = {false, false, true, true};
    PlycutTrial *trial = open_trial(0);
    for (size_t i = 0; i < 4; i++) {
        PlycutGame game;
        PlycutError error = {0};
        cr_assert(plycut_game_parse(SPECS[i], &game, &error), "%s", error.text);
        cr_assert(plycut_trial_add(trial, &game, &error), "%s", error.text);
        plycut_game_release(&game);
    }
    for (size_t i = 0; i < 4; i++) {
        cr_expect_eq(trial->trees[i].shape.tree.count, COUNTS[i]);
        cr_expect_eq(trial->trees[i].decimals, DECIMALS[i]);
    }
    cr_expect(same_number(trial->trees[2].expected.value, 1));
    plycut_trial_close(trial);
}

/* ---- Kinds of trees -------------------------------------------------------------------------- */

static double largest_of(const Skeleton *shape)
{
    double largest = 0;
    for (uint32_t i = 0; i < shape->leaf_count; i++)
        largest = fmax(largest, fabs(shape->tree.nodes[shape->leaves[i]].as.value));
    return largest;
}

static bool same_subtree(const Tree *tree, uint32_t a, uint32_t b)
{
    const Node *x = &tree->nodes[a], *y = &tree->nodes[b];
    bool same = x->child_count == y->child_count;
    if (same && x->child_count == 0)
        return same_number(x->as.value, y->as.value);
    for (uint32_t i = 0; same && i < x->child_count; i++)
        same = same_subtree(tree, x->first_child + i, y->first_child + i);
    return same;
}

/* A subtree of some size twice on one level. */
static bool has_repeats(const Tree *tree)
{
    for (uint32_t a = 1; a < tree->count; a++)
        for (uint32_t b = 1; b < a; b++)
            if (tree->nodes[a].child_count > 1 && tree->nodes[a].ply == tree->nodes[b].ply &&
                same_subtree(tree, a, b))
                return true;
    return false;
}

Test(trial_trees, all_kinds_are_there)
{
    size_t distinct = 0, large = 0, repeated = 0, ties = 0;
    PlycutTrial *trial = open_trial(500);
    for (size_t i = 0; i < trial->count; i++) {
        const TrialTree *tree = &trial->trees[i];
        const bool inner = tree->shape.leaf_count > 3;
        distinct += inner && tree->distinct;
        large += largest_of(&tree->shape) > 1000;
        repeated += has_repeats(&tree->shape.tree);
        ties += inner && !tree->distinct;
        cr_expect(largest_of(&tree->shape) <= 500000);
    }
    cr_expect_gt(distinct, 100);
    cr_expect_gt(large, 40);
    cr_expect_gt(repeated, 20, "%zu", repeated);
    cr_expect_gt(ties, 100);
    plycut_trial_close(trial);
}

static const struct {
    const char *text;
    bool right;
} LIKES[] = {{"random:b=2..3,d=1..4,values=-1..1", true},
             {"random:b=2,d=3", true},
             {"random:", true},
             {"random:values=0.25..0.75,b=1..2,d=2..2", true},
             {"random:b=2,values=-0.5..0", true},
             {"b=2", false},
             {"random:b=0", false},
             {"random:b=3..2", false},
             {"random:b=9,d=8", false},
             {"random:values=1", false},
             {"random:values=2..1", false},
             {"random:values=0.1234567..1", false},
             {"random:depth=3", false},
             {"random:b=2,,d=1", false}};

Test(trial_trees, a_family_of_trees)
{
    for (size_t i = 0; i < sizeof LIKES / sizeof *LIKES; i++) {
        PlycutError error = {0};
        PlycutTrialTask task = plycut_trial_defaults(plycut_algorithm_default());
        task.trees = 60;
        cr_expect_eq(plycut_like_parse(LIKES[i].text, &task.like, &error), LIKES[i].right, "%s: %s",
                     LIKES[i].text, error.text);
        cr_expect_eq(error.code != PLYCUT_OK, !LIKES[i].right);
        PlycutTrial *trial = LIKES[i].right ? plycut_trial_open(&task, &error) : NULL;
        cr_expect_eq(trial != NULL, LIKES[i].right, "%s: %s", LIKES[i].text, error.text);
        for (size_t k = 0; trial != NULL && k < trial->count; k++)
            cr_expect(tree_is_like(&task.like, &trial->trees[k].shape), "%s: %zu", LIKES[i].text,
                      k);
        plycut_trial_close(trial);
    }
}
