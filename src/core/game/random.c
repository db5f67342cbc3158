/* Uniform random trees: the rules. Nothing is stored; a node is the key of its path.
 *
 * Every node, not only a leaf, has a value that depends only on its path; it counts if the node is
 * a leaf: at the horizon, or at ply d. So a tree of depth d that is cut at ply p is the tree of the
 * same spec with d=p, and --order static can use the values too.
 *
 * In a state word[0] is the key, word[1] the node's number among the nodes of its ply (it wraps
 * if the tree is too wide to number, which matters only to a permutation). */
#include "base/json_read.h"
#include "game/fast.h"
#include "game/random.h"
#include "game/rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const PlycutRules random_rules_by_level;

static const RandomTree *random_of(const PlycutGame *game)
{
    return game->data;
}

const RandomTree *random_tree(const PlycutGame *game)
{
    const bool random = game->rules == &random_rules || game->rules == &random_rules_by_level;
    return random ? random_of(game) : NULL;
}

/* Make the game from valid parameters; its levels are set, or those of the spec are taken. */
static bool random_make(const RandomTree *tree, PlycutGame *game, PlycutError *error)
{
    RandomTree *own = malloc(sizeof *own);
    if (!own)
        return plycut_no_memory(error);
    *own = *tree;
    if (tree->levels.count > 0)
        game->levels = tree->levels;
    const PlycutLevels *levels = &game->levels;
    game->rules = levels->count > 0 ? &random_rules_by_level : &random_rules;
    game->owned = own;
    game->data = own;
    game->root = (PlycutState){.word = {random_root_key(tree->seed), 0},
                               .player = levels->count > 0 ? levels->player[0] : PLYCUT_MAX};
    for (int i = 0; i < levels->count && (uint64_t)i < tree->depth; i++)
        game->chance |= !plycut_decides(levels->player[i]);
    return true;
}

static bool random_parse(const char *text, PlycutGame *game, PlycutError *error)
{
    RandomTree tree;
    if (random_read_spec(text, &tree, error) && random_make(&tree, game, error) &&
        (!tree.limited || plycut_game_limit(game, tree.limits, error)))
        return true;
    plycut_error_in_file(error, "random");
    return false;
}

static void random_release(PlycutGame *game)
{
    free(game->owned);
}

/* Every node above ply d has b children. */
static bool random_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves_left)
{
    const RandomTree *tree = random_of(game);
    bool inner = (uint64_t)state->ply < tree->depth;
    *moves_left = (PlycutMoves){.end = inner ? (uint32_t)tree->branching : 0};
    return inner;
}

static void random_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                        PlycutState *child)
{
    *child = (PlycutState){
        .word = {random_child_key(state->word[0], move),
                 state->word[1] * random_of(game)->branching + move},
        .ply = state->ply + 1,
        .player = PLYCUT_BY_DECIDER(state->player, PLYCUT_MIN, PLYCUT_MAX),
    };
}

/* So many that a byte for each is no burden. */
static size_t random_node_count(const PlycutGame *game)
{
    enum { MOST = 1 << 24 };
    const RandomTree *tree = random_of(game);
    uint64_t count = 1;
    for (uint64_t ply = 0; ply < tree->depth && count <= MOST; ply++)
        count = count * tree->branching + 1;
    return count <= MOST ? (size_t)count : 0;
}

/* Ply by ply. */
static size_t random_node_number(const PlycutGame *game, const PlycutState *state)
{
    uint64_t above = 0;
    for (int ply = 0; ply < state->ply; ply++)
        above = above * random_of(game)->branching + 1;
    return (size_t)(above + state->word[1]);
}

static void random_play_by_level(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                                 PlycutState *child)
{
    random_play(game, state, move, child);
    child->player = plycut_level_player(&game->levels, child->ply);
}

/* All children of a chance node are equally likely. */
static double random_probability(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    (void)state, (void)move;
    return 1 / (double)random_of(game)->branching;
}

/* The values that are drawn, whether or not they come up. */
static bool random_within(const PlycutGame *game, PlycutLimits limits, PlycutError *error)
{
    const RandomTree *tree = random_of(game);
    char values[RANDOM_VALUES_SIZE];
    double low = 0, high = 1;
    if (tree->kind == RANDOM_RANGE) {
        low = (double)tree->low;
        high = (double)tree->high;
    } else if (tree->kind == RANDOM_PERMUTATION) {
        low = 1;
        high = pow((double)tree->branching, (double)tree->depth);
    }
    return (low >= limits.low && high <= limits.high) ||
           fail_with(error, PLYCUT_E_INPUT, ERROR_RANDOM_VALUES_OUTSIDE,
                     WITH(FILL(values, random_values_text(tree, values))));
}

/* The number of nodes of a ply, for a permutation, which has as many values. */
static uint64_t nodes_of_ply(const RandomTree *tree, int ply)
{
    uint64_t count = 1;
    while (ply-- > 0)
        count *= tree->branching;
    return count;
}

/* A random value that depends only on the path, so it is the same on every call. */
static double random_leaf_value(const PlycutGame *game, const PlycutState *state)
{
    const RandomTree *tree = random_of(game);
    const uint64_t count = tree->kind == RANDOM_PERMUTATION ? nodes_of_ply(tree, state->ply) : 0;
    return random_value(tree, state->word[0], state->word[1], count);
}

/* PlycutFast.last_moves: the children are valued without being made into positions. */
static bool random_last_moves(const PlycutGame *game, const PlycutState *state, double enough,
                              bool best_first, PlycutMoves *moves_left, BestLeaf *best)
{
    const RandomTree *tree = random_of(game);
    const bool is_max = PLYCUT_BY_DECIDER(state->player, true, false);
    best->looked = 0;
    if (!random_moves(game, state, moves_left) || best_first || tree->branching > FAST_LEAVES)
        return plycut_moves_left(moves_left);
    const uint64_t count =
        tree->kind == RANDOM_PERMUTATION ? nodes_of_ply(tree, state->ply + 1) : 0;
    const double sign = is_max ? 1 : -1, need = sign * enough;
    double most = -INFINITY;
    PlycutMove move = 0, first = 0;
    do {
        const double found = sign * random_value(tree, random_child_key(state->word[0], move),
                                                 state->word[1] * tree->branching + move, count);
        first = found > most ? move : first;
        most = found > most ? found : most;
    } while (++move < moves_left->end && most < need);
    moves_left->next = best->looked = best->nodes = move;
    best->value = sign * most;
    best->length = 1;
    best->line[0] = first;
    return true;
}

/* PlycutFast.end_moves: the same above ply d. */
static bool random_end_moves(const PlycutGame *game, const PlycutState *state, double enough,
                             Sort by, Sort then, PlycutMoves *moves_left, BestLeaf *best)
{
    (void)then;
    if ((uint64_t)state->ply + 1 == random_of(game)->depth && by == SORT_NOTHING)
        return random_last_moves(game, state, enough, false, moves_left, best);
    best->looked = 0;
    return random_moves(game, state, moves_left);
}

/* The difference between a position's value and its parent's. */
static double random_instability(const PlycutGame *game, const PlycutState *parent,
                                 const PlycutState *state)
{
    return parent == NULL ? 0
                          : fabs(random_leaf_value(game, state) - random_leaf_value(game, parent));
}

/* Every search is possible: all nodes have values. */
static bool random_uniform(const PlycutGame *game, int depth, uint64_t *branching, int *plies)
{
    const RandomTree *tree = random_of(game);
    *branching = tree->branching;
    *plies = depth >= 0 && (uint64_t)depth < tree->depth ? depth : (int)tree->depth;
    return true;
}

/* The same on every path. */
static size_t random_path_width(const PlycutGame *game, int depth)
{
    uint64_t branching;
    int plies;
    random_uniform(game, depth, &branching, &plies);
    return (size_t)branching * (size_t)plies;
}

/* Every parameter, defaults included. */
static void random_spec(const PlycutGame *game, const PlycutState *state, PlycutText *text)
{
    (void)state;
    RandomTree tree = *random_of(game);
    char part[64 + RANDOM_VALUES_SIZE], values[RANDOM_VALUES_SIZE];
    plycut_text_write(text, "random:", strlen("random:"));
    for (size_t i = 0; i < RANDOM_NUMBERS; i++) {
        int length = snprintf(part, sizeof part, "%s=%llu,", RANDOM_NUMBER[i].name,
                              (unsigned long long)*random_number_of(&tree, &RANDOM_NUMBER[i]));
        plycut_text_write(text, part, (size_t)length);
    }
    int length =
        snprintf(part, sizeof part, RANDOM_VALUES "=%s", random_values_text(&tree, values));
    plycut_text_write(text, part, (size_t)length);
    for (int i = 0; i < game->levels.count; i++) {
        length = snprintf(part, sizeof part, "%s%s", i == 0 ? "," RANDOM_PLAYERS "=" : "/",
                          plycut_player_text(game->levels.player[i]));
        plycut_text_write(text, part, (size_t)length);
    }
    if (game->limited) {
        char low[PLYCUT_NUMBER_SIZE], high[PLYCUT_NUMBER_SIZE];
        plycut_number_text(game->limits.low, low);
        plycut_number_text(game->limits.high, high);
        length = snprintf(part, sizeof part, "," RANDOM_LIMITS "=%s..%s", low, high);
        plycut_text_write(text, part, (size_t)length);
    }
}

/* ---- In a trace ----------------------------------------------------------------------------- */

/* A trace contains the parameters, not the tree. */
static void random_write_problem(const PlycutGame *game, PlycutJson *json)
{
    RandomTree tree = *random_of(game);
    char values[RANDOM_VALUES_SIZE];
    for (size_t i = 0; i < RANDOM_NUMBERS; i++)
        plycut_json_key_integer(json, RANDOM_NUMBER[i].name,
                                (int64_t)*random_number_of(&tree, &RANDOM_NUMBER[i]));
    plycut_json_key_string(json, RANDOM_VALUES, random_values_text(&tree, values));
}

/* The parameters as a trace has them. */
typedef struct RandomProblem {
    RandomTree tree;
    const char *values;
} RandomProblem;

static bool random_problem_read(const cJSON *problem, RandomProblem *file, PlycutError *error)
{
    JsonRow rows[RANDOM_NUMBERS + 1];
    for (size_t i = 0; i < RANDOM_NUMBERS; i++)
        rows[i] = (JsonRow){.name = RANDOM_NUMBER[i].name,
                            .at = offsetof(RandomProblem, tree) + RANDOM_NUMBER[i].member,
                            .size = sizeof(uint64_t),
                            .kind = JSON_WHOLE,
                            .need = JSON_REQUIRED,
                            .least = (double)RANDOM_NUMBER[i].least,
                            .most = (double)RANDOM_NUMBER[i].most,
                            .says = "a number of the random tree"};
    rows[RANDOM_NUMBERS] =
        (JsonRow){JSON_AT(RandomProblem, values), .kind = JSON_TEXT, .need = JSON_REQUIRED,
                  .says = "\"real\", \"permutation\" or a range such as \"0..9\""};
    const JsonShape shape = {JSON_SHAPE(RandomProblem, rows, "a random tree")};
    return problem_read(problem, &shape, file, error);
}

/* As strict as for a spec, but there are no defaults: a trace has every parameter. */
bool random_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    RandomProblem file;
    PlycutError wrong = {0};
    if (!random_problem_read(problem, &file, error))
        return false;
    if (!random_read_values(file.values, &file.tree, &wrong) || !random_check(&file.tree, &wrong))
        return json_fails_as(error, "$.problem.values", &wrong);
    return random_make(&file.tree, game, error);
}

static const PlycutFast random_fast = {.last_moves = FOR_QUIET(random_last_moves),
                                       .end_moves = FOR_QUIET(random_end_moves)};

/* The rules, with the function that plays: only where levels say who decides does a search look at them. */
#define RANDOM_RULES(plays)                                                                        \
    {                                                                                              \
        .name = "random", .summary = "a uniform random tree, generated as it is searched",         \
        .syntax = "random:b=3,d=4,seed=1[,values=0..99|real|permutation][,players=max/chance/"     \
                  "min][,limits=0..99]",                                                           \
        .numbered = true, .parse = random_parse, .release = random_release, .moves = random_moves, \
        .play = plays, .probability = random_probability, .within = random_within,                 \
        .value = random_leaf_value, .fast = &random_fast, .instability = random_instability,       \
        .instability_words =                                                                       \
            {.more = "its value is more than {instability} away from that of the node above",      \
             .is = "its value is {instability} away from that of the node above"},                 \
        .node_count = random_node_count, .node_number = random_node_number,                        \
        .uniform = random_uniform, .path_width = random_path_width, .step = number_step,           \
        .node_name = step_node_name, .spec = random_spec, .write_problem = random_write_problem,   \
    }

const PlycutRules random_rules = RANDOM_RULES(random_play);
static const PlycutRules random_rules_by_level = RANDOM_RULES(random_play_by_level);
