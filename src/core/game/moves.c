/* The moves of a position: counting them, counting the leaves below, following a path. */
#include "game/fast.h"
#include "game/rules.h"

#include <string.h>

const PlycutFast no_fast = {.leaves = NULL};

/* A game numbers its moves or has them as bits. */
size_t plycut_moves_count(const PlycutMoves *moves)
{
    size_t numbered = moves->next < moves->end ? moves->end - moves->next : 0;
    return (size_t)__builtin_popcountll(moves->set) + numbered;
}

/* Called for every event of a traced search, so it does without printf. */
size_t number_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX])
{
    (void)game;
    char digits[PLYCUT_STEP_MAX];
    size_t count = 0;
    do
        digits[count++] = (char)('0' + move % 10);
    while ((move /= 10) != 0);
    for (size_t i = 0; i < count; i++)
        step[i] = digits[count - 1 - i];
    step[count] = '\0';
    return count;
}

void step_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                    const PlycutState *state, PlycutText *name)
{
    char text[PLYCUT_STEP_MAX] = "start";
    (void)state;
    const size_t length = parent ? game->rules->step(game, move, text) : strlen(text);
    plycut_text_write(name, text, length);
}

/* branching^plies, at most `most`. */
static uint64_t power(uint64_t branching, int plies, uint64_t most)
{
    uint64_t result = 1;
    while (plies-- > 0) {
        if (branching != 0 && result > most / branching)
            return most;
        result *= branching;
    }
    return result < most ? result : most;
}

/* Count the leaves by walking, at most `plies` plies further. At the last ply the moves
 * are counted, not played. */
static uint64_t count_leaves_below(const PlycutGame *game, const PlycutState *state, int plies,
                                   uint64_t most)
{
    PlycutMoves moves;
    if (plies == 0 || !game->rules->moves(game, state, &moves))
        return most < 1 ? most : 1;
    uint64_t leaves = plies == 1 ? plycut_moves_count(&moves) : 0;
    if (plies == 1)
        return leaves < most ? leaves : most;
    PlycutMove move;
    while (leaves < most && plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        leaves += count_leaves_below(game, &child, plies - 1, most - leaves);
    }
    return leaves;
}

/* Perft: Edwards; chessprogramming wiki, "Perft". */
uint64_t plycut_perft(const PlycutGame *game, const PlycutState *state, int plies)
{
    const PlycutFast *fast = fast_of(game);
    return fast->leaves ? fast->leaves(game, state, plies)
                        : count_leaves_below(game, state, plies, UINT64_MAX);
}

/* The leaves of a uniform tree are computed, because there may be too many to count. */
uint64_t plycut_game_leaves(const PlycutGame *game, const PlycutState *state, int depth,
                            uint64_t most)
{
    uint64_t branching;
    int plies;
    int ply = state->ply - game->root.ply;
    if (game->rules->uniform && game->rules->uniform(game, depth, &branching, &plies))
        return power(branching, plies - ply, most);
    return count_leaves_below(game, state, (depth < 0 ? PLYCUT_PLY_MAX : depth) - ply, most);
}

/* Find the move with this text as its step. False if no move has it. */
static bool move_of_step(const PlycutGame *game, PlycutMoves moves, const char *text, size_t length,
                         PlycutMove *move)
{
    char step[PLYCUT_STEP_MAX];
    while (plycut_moves_take(&moves, move))
        if (game->rules->step(game, *move, step) == length && memcmp(step, text, length) == 0)
            return true;
    return false;
}

/* Steps are compared as text, so "01" is not a child and "D3" is not a square. */
bool plycut_game_follow(const PlycutGame *game, const char *path, PlycutState *state,
                        PlycutState *parent, PlycutMove *move)
{
    PlycutState before = game->root, at = game->root;
    PlycutMove last = 0;
    if (path[0] != '/')
        return false;
    if (strcmp(path, "/") == 0)
        path++;
    while (*path != '\0') {
        size_t length = strcspn(++path, "/");
        PlycutMoves moves;
        if (!game->rules->moves(game, &at, &moves) ||
            !move_of_step(game, moves, path, length, &last))
            return false;
        before = at;
        game->rules->play(game, &before, last, &at);
        path += length;
    }
    *state = at;
    if (parent)
        *parent = before;
    if (move)
        *move = last;
    return true;
}
