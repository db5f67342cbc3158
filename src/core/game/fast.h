/* fast.h - what a game may answer faster than move by move. Nobody needs it to understand a search or to write a game:
 * with or without it, every value, line and count is the same, as the tests compare.
 *
 * There are three kinds of answers: the leaves below a node all at once (last_moves, end_moves), the order of its moves
 * without making them (rank, ranked_moves), the number of leaves (leaves). A search asks in src/core/search/ahead.h. */
#pragma once

#include <plycut/game.h>

/* Where end_moves may begin. */
#define FAST_END_PLIES 2

/* last_moves evaluates at most this many leaves at once. */
#define FAST_LEAVES 64

/* What a game can rank moves by: the value after the move, the best for the player to move first; the number
 * of replies, the fewest first; mobility, the replies weighted by the game; parity, first the moves into a region
 * with an odd number of empty squares. */
typedef enum Sort { SORT_NOTHING, SORT_VALUE, SORT_REPLIES, SORT_MOBILITY, SORT_PARITY } Sort;

/* A number for each move of a set, in planes: the move's bit in plane[i] is bit i of its number. */
#define RANK_PLANES 7
typedef struct MoveRanks {
    uint64_t plane[RANK_PLANES];
} MoveRanks;

/* Of a set with a move, those with the greatest number. */
static inline uint64_t ranked_first(const MoveRanks *ranks, uint64_t moves)
{
#pragma GCC unroll 7
    for (int i = RANK_PLANES; i-- > 0;)
        moves = (moves & ranks->plane[i]) != 0 ? moves & ranks->plane[i] : moves;
    return moves;
}

/* The best of the leaves below a node, for the player to move. */
typedef struct BestLeaf {
    double value;
    uint32_t looked;    /* how many leaves were evaluated; if 0, there is no best one */
    uint32_t nodes;     /* how many nodes were visited below the node, leaves included */
    uint32_t length;    /* of the line */
    PlycutMove line[3]; /* to it; if several are equally good: to the first */
} BestLeaf;

/* What only quiet searches ask: nothing in the page's core, which traces them all. */
#ifdef PLYCUT_IN_PAGE
#define FOR_QUIET(function) (false ? (function) : NULL)
#else
#define FOR_QUIET(function) (function)
#endif

/* Each function may be NULL: then the search goes move by move. */
typedef struct PlycutFast {
    /* Like `moves`, for a search whose horizon is one ply below. May evaluate the children at once, in the
     * game's order or, if best_first, in that of their values: as far as the first whose value is `enough` or
     * better for the player to move, or all if there is no such child, but at most FAST_LEAVES. `moves`
     * are then the moves that were not evaluated. Values are the same to the bit as those of `play` and `value`. */
    bool (*last_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                       bool best_first, PlycutMoves *moves, BestLeaf *best);
    /* Like `moves`, for a search without a horizon whose children are searched in the order of `rank`. May search the
     * last FAST_END_PLIES plies of the game (passes apart) at once, if nothing can be pruned below the
     * children: as far as the first child whose value is `enough`. `moves` are then the children that were not visited. */
    bool (*end_moves)(const PlycutGame *game, const PlycutState *state, double enough, Sort by,
                      Sort then, PlycutMoves *moves, BestLeaf *best);
    /* Rank moves of a position, bits of PlycutMoves.set: by one thing, and equals by another; the first has the
     * greatest number. False: the game cannot rank by these, and the search sorts child by child. (NULL: it
     * never can, and the orders mobility and parity are not for this game.) */
    bool (*rank)(const PlycutGame *game, const PlycutState *state, uint64_t moves, Sort by,
                 Sort then, MoveRanks *ranks);
    /* Like `moves`, and ranks them by the value after the move if both take one look at the board; sets *ranked. */
    bool (*ranked_moves)(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves,
                         MoveRanks *ranks, bool *ranked);
    /* The number of leaves `plies` plies (0 or more) below a position. */
    uint64_t (*leaves)(const PlycutGame *game, const PlycutState *state, int plies);
} PlycutFast;

/* The fast answers of a game that has none. */
extern const PlycutFast no_fast;

static inline const PlycutFast *fast_of(const PlycutGame *game)
{
    return game->rules->fast != NULL ? game->rules->fast : &no_fast;
}
