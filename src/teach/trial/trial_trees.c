/* trial_trees.c - the trees of a trial: taken, those with decimals last, and what is known of each. */
#include "search/taken.h"
#include "trial/trial.h"

#include <stdlib.h>
#include <string.h>

PlycutTrialTask plycut_trial_defaults(const PlycutAlgorithm *algorithm)
{
    return (PlycutTrialTask){.search = plycut_search_defaults(algorithm),
                             .root = PLYCUT_FIRST_PLAYER,
                             .trees = 500,
                             .seed = 1,
                             .asks = 4000,
                             .starts = 50};
}

static void tree_free(TrialTree *tree)
{
    skeleton_free(&tree->shape);
    free(tree->expected.visits);
    if (tree->whole != NULL)
        tree_free(tree->whole);
    free(tree->whole);
}

static bool tree_take(const PlycutTrial *trial, const Skeleton *shape, TrialTree *tree,
                      PlycutError *error)
{
    tree->decimals = tree_has_decimals(shape);
    tree->distinct = tree_is_distinct(shape);
    return tree_copy(shape, &tree->shape, error) &&
           said_of_search(&tree->shape, &trial->task.search, &tree->expected, error);
}

/* What a tree with decimals is in whole numbers, if it is anything. */
static bool tree_take_whole(const PlycutTrial *trial, TrialTree *tree, PlycutError *error)
{
    bool possible;
    Skeleton whole = {.leaves = NULL};
    bool taken = tree_in_whole_numbers(&tree->shape, &whole, &possible, error);
    if (taken && possible) {
        tree->whole = calloc(1, sizeof *tree->whole);
        taken = (tree->whole != NULL || plycut_no_memory(error)) &&
                tree_take(trial, &whole, tree->whole, error);
    }
    skeleton_free(&whole);
    return taken;
}

/* Those with decimals stay the last. */
static void trial_put(PlycutTrial *trial, TrialTree tree)
{
    const size_t whole = trial->count - trial->with_decimals;
    TrialTree *place = &trial->trees[tree.decimals ? trial->count : whole];
    if (!tree.decimals)
        memmove(place + 1, place, trial->with_decimals * sizeof *place);
    *place = tree;
    trial->count++;
    trial->with_decimals += tree.decimals;
    trial->chance |= tree.shape.chance;
    trial->inner |= tree.shape.tree.count > 1;
}

static bool trial_take(PlycutTrial *trial, const Skeleton *shape, PlycutError *error)
{
    TrialTree tree = {.shape.leaves = NULL};
    const bool taken =
        (PLYCUT_ROOM(trial->trees, trial->room, trial->count, 1) || plycut_no_memory(error)) &&
        tree_take(trial, shape, &tree, error) &&
        (!tree.decimals || tree_take_whole(trial, &tree, error));
    if (taken)
        trial_put(trial, tree);
    else
        tree_free(&tree);
    return taken;
}

static bool trial_make_trees(PlycutTrial *trial, PlycutError *error)
{
    Draws draws = {trial->task.seed};
    Skeleton shape = {0};
    bool made = true;
    for (size_t i = 0; made && i < trial->task.trees; i++)
        made =
            trial_tree(&trial->task, i, &draws, &shape, error) && trial_take(trial, &shape, error);
    skeleton_free(&shape);
    return made;
}

PlycutTrial *plycut_trial_open(const PlycutTrialTask *task, PlycutError *error)
{
    PlycutTrial *trial = calloc(1, sizeof *trial);
    if (trial == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    trial->task = *task;
    trial->suspects = suspects_of(&task->search, &trial->suspect_count, error);
    if (trial->suspects != NULL && trial_make_trees(trial, error))
        return trial;
    plycut_trial_close(trial);
    return NULL;
}

/* Nested lists say neither who decides nor how likely something is. */
static bool is_plain(const Skeleton *shape)
{
    bool plain = !shape->chance;
    for (uint32_t i = 0; i < shape->tree.count; i++)
        plain &= (shape->tree.nodes[i].flags & NODE_PLAYER) == 0;
    return plain;
}

bool plycut_trial_add(PlycutTrial *trial, const PlycutGame *game, PlycutError *error)
{
    Skeleton shape = {.limits = trial->task.limits};
    const bool added = tree_of_game(game, &shape, error) &&
                       (!(trial->task.plain || trial->task.nested) || is_plain(&shape) ||
                        plycut_fail(error, PLYCUT_E_USAGE,
                                    "nested lists cannot say who decides at each node of this "
                                    "tree: leave out --nested")) &&
                       trial_take(trial, &shape, error);
    skeleton_free(&shape);
    return added;
}

void plycut_trial_close(PlycutTrial *trial)
{
    for (size_t i = 0; trial != NULL && i < trial->count; i++)
        tree_free(&trial->trees[i]);
    if (trial != NULL) {
        free(trial->trees);
        free(trial->suspects);
    }
    free(trial);
}
