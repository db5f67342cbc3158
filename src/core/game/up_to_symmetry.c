/* Trees up to symmetry: of moves that lead to images of one position, the first alone is a move. AIMA's tree of tic-tac-toe begins with
 * 1, 3 and 12 positions so, where the game has 1, 9 and 72. */
#include "base/errors.h"
#include "game/fast.h"

#include <stdlib.h>

/* The rules of such a game, and those that it was made of. */
typedef struct Narrowed {
    PlycutRules rules; /* first: the game's rules are these */
    PlycutFast fast;
    const PlycutRules *all;
    int side;
} Narrowed;

static const Narrowed *narrowed_of(const PlycutGame *game)
{
    return (const Narrowed *)game->rules;
}

/* The same for a position and for all its images. */
typedef struct Class {
    uint64_t least[2];
    PlycutPlayer player;
} Class;

static Class class_after(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    PlycutState child;
    Class class;
    narrowed_of(game)->all->play(game, state, move, &child);
    class.player = child.player;
    plycut_least_image(child.word, narrowed_of(game)->side, ~0u, class.least);
    return class;
}

static bool has_image(const Class *classes, size_t count, const Class *class)
{
    for (size_t i = 0; i < count; i++)
        if (classes[i].least[0] == class->least[0] && classes[i].least[1] == class->least[1] &&
            classes[i].player == class->player)
            return true;
    return false;
}

static bool narrowed_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves)
{
    enum { SQUARES = 64 };
    Class classes[SQUARES];
    size_t count = 0;
    if (!narrowed_of(game)->all->moves(game, state, moves))
        return false;
    for (uint64_t rest = moves->set; rest != 0; rest &= rest - 1) {
        const Class class = class_after(game, state, (PlycutMove)__builtin_ctzll(rest));
        if (has_image(classes, count, &class))
            moves->set &= ~(rest & -rest);
        else
            classes[count++] = class;
    }
    return true;
}

/* Ranking moves one by one is as it was; whatever counts or searches several at once would count images, too. */
static PlycutFast narrowed_fast(const PlycutFast *fast)
{
    return (PlycutFast){.rank = fast->rank};
}

bool plycut_game_has_symmetry(const PlycutGame *game, PlycutError *error)
{
    const PlycutBoard *board = game->rules->board;
    if (board == NULL)
        return fail_with(error, PLYCUT_E_USAGE, ERROR_GAME_NO_SYMMETRY,
                         WITH(FILL(game, game->rules->name)));
    return board->symmetric == NULL || board->symmetric(game) ||
           fail_with(error, PLYCUT_E_USAGE, ERROR_GAME_UNSYMMETRIC, NULL);
}

bool plycut_game_up_to_symmetry(PlycutGame *game, PlycutError *error)
{
    char squares[PLYCUT_PASS + 1];
    if (!plycut_game_has_symmetry(game, error))
        return false;
    Narrowed *narrowed = malloc(sizeof *narrowed);
    if (narrowed == NULL)
        return plycut_no_memory(error);
    *narrowed = (Narrowed){
        .rules = *game->rules,
        .fast = narrowed_fast(fast_of(game)),
        .all = game->rules,
        .side = plycut_board_side(game->rules->board->squares(game, &game->root, squares))};
    narrowed->rules.moves = narrowed_moves;
    narrowed->rules.fast = &narrowed->fast;
    game->narrowed = narrowed;
    game->rules = &narrowed->rules;
    return true;
}
