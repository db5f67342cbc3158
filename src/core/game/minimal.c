/* The fewest leaves that prove a game's value: Knuth and Moore's minimal tree, for trees of any shape. */
#include <plycut/game.h>

/* Is a position a leaf within the depth? Finds the moves of any other. */
static bool ends_within(const PlycutGame *game, const PlycutState *state, int depth,
                        PlycutMoves *moves)
{
    return (depth >= 0 && state->ply - game->root.ply >= depth) ||
           !game->rules->moves(game, state, moves);
}

static double minimax_value(const PlycutGame *game, const PlycutState *state, int depth)
{
    double best = plycut_worst(state->player);
    PlycutMoves moves;
    if (ends_within(game, state, depth, &moves))
        return game->rules->value(game, state);
    for (PlycutMove move; plycut_moves_take(&moves, &move);) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        best = plycut_better(state->player, best, minimax_value(game, &child, depth));
    }
    return best;
}

/* A claim: the root is worth at least `value` for MAX, or at most for MIN. */
typedef struct Claim {
    const PlycutGame *game;
    int depth;
    PlycutPlayer claimant;
    double value;
} Claim;

#define UNPROVABLE UINT64_MAX

/* The claimant needs one child that proves the claim; the other player may choose any. */
static uint64_t claim_leaves(const Claim *c, const PlycutState *state)
{
    const bool chooses = state->player == c->claimant;
    uint64_t fewest = UNPROVABLE, all = 0;
    PlycutMoves moves;
    if (ends_within(c->game, state, c->depth, &moves)) {
        const double value = c->game->rules->value(c->game, state);
        return plycut_prefers(c->claimant, c->value, value) ? UNPROVABLE : 1;
    }
    for (PlycutMove move; plycut_moves_take(&moves, &move) && (chooses || all != UNPROVABLE);) {
        PlycutState child;
        c->game->rules->play(c->game, state, move, &child);
        const uint64_t leaves = claim_leaves(c, &child);
        fewest = leaves < fewest ? leaves : fewest;
        all = leaves == UNPROVABLE ? UNPROVABLE : all + leaves;
    }
    return chooses ? fewest : all;
}

uint64_t plycut_minimal_leaves(uint64_t branching, int max_plies, int min_plies)
{
    const int plies[] = {max_plies, min_plies};
    uint64_t sum, power[2] = {1, 1};
    for (int player = 0; player < 2; player++)
        for (int i = 0; i < plies[player]; i++)
            if (__builtin_mul_overflow(power[player], branching, &power[player]))
                return UINT64_MAX;
    return __builtin_add_overflow(power[0], power[1] - 1, &sum) ? UINT64_MAX : sum;
}

/* Do all nodes of a ply belong to one player? Stored trees may name the player of each node, so only a walk shows it. */
static bool minimal_by_levels(const PlycutGame *game, int depth, uint64_t *minimal)
{
    uint64_t branching;
    int plies, of_max = 0;
    const PlycutLevels *levels = &game->levels;
    if (game->rules->stored || game->rules->uniform == NULL ||
        !game->rules->uniform(game, depth, &branching, &plies))
        return false;
    for (int i = 0; i < plies; i++)
        of_max += levels->count > 0 ? PLYCUT_BY_DECIDER(plycut_level_player(levels, i), 1, 0)
                                    : i % 2 == 0;
    *minimal = plycut_minimal_leaves(branching, of_max, plies - of_max);
    return true;
}

/* A proof for MAX and one for MIN share one leaf: the one to which both lead. */
uint64_t plycut_game_minimal_leaves(const PlycutGame *game, int depth)
{
    uint64_t minimal;
    if (minimal_by_levels(game, depth, &minimal))
        return minimal;
    Claim claim = {game, depth, PLYCUT_MAX, minimax_value(game, &game->root, depth)};
    const uint64_t at_least = claim_leaves(&claim, &game->root);
    claim.claimant = PLYCUT_MIN;
    return at_least + claim_leaves(&claim, &game->root) - 1;
}
