/* game.h - what a game is, and the games: stored trees, Othello, tic-tac-toe, uniform random trees.
 *
 * A game knows its rules and nothing else. A position (PlycutState) is a small value that is copied,
 * never changed in place; the search keeps positions on the C stack. Values are from MAX's viewpoint. */
#ifndef PLYCUT_GAME_H
#define PLYCUT_GAME_H

#include <plycut/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* No game goes deeper than this many plies below its root. */
#define PLYCUT_PLY_MAX 400
/* Room for the text of the longest path, and of a child's step or a generated name. */
#define PLYCUT_PATH_MAX 8192
#define PLYCUT_STEP_MAX 16

typedef enum PlycutPlayer { PLYCUT_MAX, PLYCUT_MIN } PlycutPlayer;

static inline PlycutPlayer plycut_other(PlycutPlayer player)
{
    return player == PLYCUT_MAX ? PLYCUT_MIN : PLYCUT_MAX;
}

/* A move is a child's name among its siblings: the child's number in the file for trees. On a board it
 * is the square (0 = a1, 1 = b1, 8 = a2 ... 63 = h8, on smaller boards too), or PLYCUT_PASS. */
typedef uint32_t PlycutMove;
#define PLYCUT_PASS 64u

/* A position. `ply` and `player` mean the same in every game, the rest is the game's own. */
typedef struct PlycutState {
    uint64_t word[2];
    uint32_t node;
    int32_t ply;         /* plies below the root's */
    PlycutPlayer player; /* whose move it is (of a terminal node too: whose it would be) */
} PlycutState;

/* The moves of a position that have not been taken yet, in the game's order: the bits of `set` from
 * the lowest, then the numbers next, next + 1, ... end - 1. */
typedef struct PlycutMoves {
    uint64_t set;
    uint32_t next, end;
} PlycutMoves;

static inline bool plycut_moves_left(const PlycutMoves *moves)
{
    return moves->set != 0 || moves->next < moves->end;
}

/* How many are left. */
size_t plycut_moves_count(const PlycutMoves *moves);

/* Take the next move. False when none is left. */
static inline bool plycut_moves_take(PlycutMoves *moves, PlycutMove *move)
{
    if (moves->set != 0) {
        *move = (PlycutMove)__builtin_ctzll(moves->set);
        moves->set &= moves->set - 1;
        return true;
    }
    if (moves->next < moves->end) {
        *move = moves->next++;
        return true;
    }
    return false;
}

/* So many leaves of a node at most are looked at together. */
#define PLYCUT_LAST_MOST 64

/* Of leaves that the same player's moves lead to, the best for that player. */
typedef struct PlycutBestLeaf {
    double value;
    PlycutMove move; /* of equals the first */
    uint32_t looked; /* how many leaves were looked at; 0: none, and there is no best */
} PlycutBestLeaf;

/* How a game that has a swing says of a position that it is more than {swing}, or that it is {swing}; or that it is
 * infinite (NULL: it never is). */
typedef struct PlycutSwingWords {
    const char *more, *is, *infinite;
} PlycutSwingWords;

typedef struct PlycutGame PlycutGame;
typedef struct PlycutValuation PlycutValuation; /* below */

/* How the letters X and O of a board are drawn. */
typedef enum PlycutPieces { PLYCUT_DISCS, PLYCUT_MARKS } PlycutPieces;

/* A game for two on a square board of at most 8x8 squares. Its moves are squares, bits of PlycutMoves.set,
 * or PLYCUT_PASS; it has a `spec`. Side 0 is the one that begins the game, whoever MAX is. */
typedef struct PlycutBoard {
    /* The board as text, row by row from a1, in the letters X O -; returns how many squares. */
    size_t (*squares)(const PlycutGame *game, const PlycutState *state, char squares[65]);
    /* Which side a player is: 0 or 1. */
    int (*side)(const PlycutGame *game, PlycutPlayer player);
    /* How good a square is, whatever the position: the player `heuristic` takes the best. */
    int (*rank)(const PlycutGame *game, PlycutMove square);
    PlycutPieces pieces;
    const char *name[2];    /* of the sides: "Black", "White" */
    const char *title[2];   /* with their letters on the board: "Black (X)", "White (O)" */
    char initial[2];        /* in tables of results: 'D' (dark), 'L' (light) */
    const char *counted;    /* what is counted at the end: "discs"; NULL: it only matters who wins */
    const char *evaluation; /* by which `play` answers and gives hints; NULL: the default */
    const char *ggf;        /* the game's name in the Generic Game Format; NULL: it has none */
} PlycutBoard;

/* The squares to a side of a board. */
static inline int plycut_board_side(size_t squares)
{
    int side = 0;
    while ((size_t)(side * side) < squares)
        side++;
    return side;
}

/* What a game must be able to do. Adding a game: one file that defines a PlycutRules, and one line in
 * src/game/games.def. Functions marked (may be NULL) have a default, named beside them. */
typedef struct PlycutRules {
    const char *name;    /* "tree", "othello" ...: the spec's prefix and the trace's "game" */
    const char *summary; /* one line for `plycut list games` */
    const char *syntax;  /* how a spec of it is written, one line */
    bool stored;         /* the whole tree is in memory: pruned subtrees can be counted for nothing */
    bool numbered;       /* moves have numbers and no names: on a sheet the nodes get letters */
    const PlycutBoard *board; /* NULL: the game has no board, and nobody plays it */

    /* Make a game from what follows "NAME:" in a spec. */
    bool (*parse)(const char *text, PlycutGame *game, PlycutError *error);
    /* Release what the game owns. */
    void (*release)(PlycutGame *game);

    /* The moves of a position, in the game's order; returns false where there is none: a terminal. */
    bool (*moves)(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves);
    /* The position after a move that `moves` gave. */
    void (*play)(const PlycutGame *game, const PlycutState *state, PlycutMove move, PlycutState *child);
    /* The value of a leaf: a terminal, or a position at the horizon (for a stored tree's inner node,
     * its static value, which must be there). */
    double (*value)(const PlycutGame *game, const PlycutState *state);
    /* As `moves`, for a search that stops one ply below: the positions there may be looked at already, up
     * to the first that is `enough` or better for the player to move, or all where none is, but no more
     * than PLYCUT_LAST_MOST. `moves` are then the moves that were not looked at; where none was looked
     * at, all. Values are to the bit those of `play` and `value`. (NULL: each is played and valued.) */
    bool (*last_moves)(const PlycutGame *game, const PlycutState *state, double enough,
                       PlycutMoves *moves, PlycutBestLeaf *best);
    /* How many leaves lie so many plies (0 or more) below a position. (NULL: they are counted one by
     * one.) */
    uint64_t (*leaves)(const PlycutGame *game, const PlycutState *state, int plies);
    /* The value that --order static sorts by; false where the position has none.
     * (NULL: every position has one, its `value`.) */
    bool (*static_value)(const PlycutGame *game, const PlycutState *state, double *value);
    /* How much the move from `parent` (NULL: the root has none) to a position stirred up, 0 or more,
     * INFINITY where the position itself is not to be trusted: quiescence compares it with
     * PlycutSearchOptions.swing. (NULL: the game has no quiescence.) */
    double (*swing)(const PlycutGame *game, const PlycutState *parent, const PlycutState *state);
    /* What is said of it; empty where swing is NULL. */
    PlycutSwingWords swing_words;
    /* A key by which the transposition table finds a position: equal ones have equal keys, others
     * hardly ever. Positions are equal where word, node and player are. (NULL: made of these.) */
    uint64_t (*key)(const PlycutGame *game, const PlycutState *state);
    /* How many nodes a stored tree has: PlycutState.node is less. (NULL: the tree is not stored.) */
    size_t (*node_count)(const PlycutGame *game);

    /* Is a search to `depth` plies (-1: to the end) possible, and, where static_for is not NULL, does
     * every position in it but the root have a static value? static_for says for the message what needs
     * one: "is to be ordered by its static value". (NULL: always.) */
    bool (*admits)(const PlycutGame *game, int depth, const char *static_for, PlycutError *error);
    /* The most children that can be open at once on one path, root to leaf. */
    size_t (*path_width)(const PlycutGame *game, int depth);
    /* Uniform trees: branching and depth (within `depth`); false otherwise. (NULL: never uniform.) */
    bool (*uniform)(const PlycutGame *game, int depth, uint64_t *branching, int *plies);

    /* The step of a move in a path ("2", "d3"), at most PLYCUT_STEP_MAX - 1 bytes. Returns its length. */
    size_t (*step)(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX]);
    /* Append the node's name for people (docs/semantics.md) to `name`: reached from parent (NULL: the
     * root) by move. Where memory runs out name->failed says so. */
    void (*node_name)(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                      const PlycutState *state, PlycutText *name);
    /* What stands on the edge to a child of a stored tree ("move" in the file), or NULL.
     * (NULL function: no game label.) */
    const char *(*edge_label)(const PlycutGame *game, const PlycutState *child);
    /* How its leaves are valued; the names are constants. (NULL: there is nothing to choose.) */
    PlycutValuation (*valuation)(const PlycutGame *game);
    /* Choose evaluation and scoring; on error the game is as it was. (NULL: there is nothing to choose.) */
    bool (*value_by)(PlycutGame *game, const PlycutValuation *valuation, PlycutError *error);
    /* Append the spec, prefix included, that makes a position: of a game on a board any, else the root.
     * spec->failed says whether memory ran out. (NULL: the tree is stored, and no spec makes it.) */
    void (*spec)(const PlycutGame *game, const PlycutState *state, PlycutText *spec);

    /* The game's own members of a trace's "problem" (after "depth"). */
    void (*write_problem)(const PlycutGame *game, PlycutJson *json);
} PlycutRules;

/* A problem: rules, and a root position. Make one with the functions below, release it with
 * plycut_game_release. A game is not changed by searching it. */
struct PlycutGame {
    const PlycutRules *rules;
    PlycutState root;
    const char *title, *source; /* or NULL; owned by the game */
    const void *data;           /* the rules' own */
    void *owned;                /* the rules' own, to be released */
};

/* ---- Making games ---------------------------------------------------------------------------- */

/* How a generated game is valued; names as in --eval and --score. */
typedef struct PlycutValuation {
    const char *evaluation; /* "discs"; NULL: the default */
    const char *score;      /* "discs" or "winner-takes-empties"; NULL: "discs" */
    const char *weights;    /* of "weighted": the text of a plycut-weights file */
    const char *title;      /* what a game tells: its weights' own title, the game's to free; or NULL */
} PlycutValuation;

/* A game from a spec with a prefix: "tree:...", "othello:...", "random:...". */
bool plycut_game_parse(const char *spec, PlycutGame *game, PlycutError *error);

/* True where text starts with a game's prefix ("tree:"). */
bool plycut_is_game_spec(const char *text);

/* A stored tree from the text of a tree file (version 1, or only an array or a number). */
bool plycut_tree_read(const char *text, size_t length, const char *file, PlycutGame *game,
                      PlycutError *error);

/* The game of a trace's "problem" object (JSON text, NUL-terminated); its depth into *depth (-1: none). */
bool plycut_game_from_problem(const char *problem, PlycutGame *game, int *depth, PlycutError *error);

/* The "problem" object of a trace. */
void plycut_game_write_problem(const PlycutGame *game, int depth, PlycutJson *json);

/* Othello by squares (16, 36 or 64 letters: X x * B b black, O o W w white, - . empty) and side. */
bool plycut_othello_board(const char *squares, size_t count, char side, PlycutGame *game,
                          PlycutError *error);

/* Choose evaluation and scoring. An error if the game has nothing to choose. */
bool plycut_game_value_by(PlycutGame *game, const PlycutValuation *valuation, PlycutError *error);

/* Say whose move it is at the root, whatever the game said. */
void plycut_game_set_root(PlycutGame *game, PlycutPlayer player);

void plycut_game_release(PlycutGame *game);

/* ---- Positions files (.obf) ------------------------------------------------------------------ */

/* One line of a positions file. */
typedef struct PlycutObfLine {
    PlycutGame game;
    long line;             /* in the file, from 1 */
    size_t scored;         /* how many move:score pairs follow */
    struct {
        PlycutMove move;
        double score; /* from the side to move */
    } score[64];
} PlycutObfLine;

/* Read the next position of a positions file from *text (NUL-terminated), which is moved on; *line
 * is the number of the line to be read next (start with 1). Returns 1, 0 at the end, -1 on error. */
int plycut_obf_next(const char **text, long *line, const char *file, PlycutObfLine *position,
                    PlycutError *error);

/* Does a text look like a positions file, and not like a tree (which is JSON)? Its first `length` bytes
 * tell: they begin with a comment, a square of a board, or the letters above one. */
bool plycut_is_positions(const char *text, size_t length);

/* Read a move on a board from the beginning of a text: a square a1 ... h8, or pass, pa, ps, --, in upper
 * or lower case. Returns its length, or 0 if the text begins otherwise. */
size_t plycut_move_read(const char *text, size_t length, PlycutMove *move);

/* ---- Asking games ---------------------------------------------------------------------------- */

/* How many leaves lie below this position within depth plies of the root (-1: no limit), at most `most`. */
uint64_t plycut_game_leaves(const PlycutGame *game, const PlycutState *state, int depth, uint64_t most);

/* How many leaves lie exactly so many plies (0 or more) below a position: perft, the count by which
 * programs that play games are compared. A pass is a ply; what is terminal before is one leaf. */
uint64_t plycut_perft(const PlycutGame *game, const PlycutState *state, int plies);

/* Its evaluation and score, both NULL where the game has none. */
PlycutValuation plycut_game_valuation(const PlycutGame *game);

/* What people call a player: "Black (X)"; a constant. NULL: MAX and MIN have no other names. */
const char *plycut_player_title(const PlycutGame *game, PlycutPlayer player);

/* Follow a path ("/0/2", "/d3/c5") from the root; false where it leads nowhere. Where parent and move
 * are not NULL they tell the last step. */
bool plycut_game_follow(const PlycutGame *game, const char *path, PlycutState *state,
                        PlycutState *parent, PlycutMove *move);

/* The registered games, in the order of games.def. */
size_t plycut_game_count(void);
const PlycutRules *plycut_game_rules(size_t index);

/* The registered evaluations: name, one line of description, where it comes from (or NULL). */
typedef struct PlycutEvaluationInfo {
    const char *name, *summary, *source;
} PlycutEvaluationInfo;
size_t plycut_evaluation_count(void);
PlycutEvaluationInfo plycut_evaluation_info(size_t index);

/* What a weighted evaluation can count: the features of Othello, by their names in a weights file. */
size_t plycut_feature_count(void);
PlycutEvaluationInfo plycut_feature_info(size_t index);

#ifdef __cplusplus
}
#endif

#endif
