/* game.h - what a game is, and the games: stored trees, Othello, tic-tac-toe, Connect Four, uniform random trees, Pig, Nim; and
 * games of other programs.
 *
 * A game knows its rules and nothing else. A position (PlycutState) is a small value that is copied,
 * never changed in place; the search keeps positions on the C stack. Values are from MAX's point of view. */
#ifndef PLYCUT_GAME_H
#define PLYCUT_GAME_H

#include <plycut/base.h>
#include <plycut/player.h>

PLYCUT_BEGIN_C

/* No game goes deeper than this many plies below its root. */
#define PLYCUT_PLY_MAX 400
/* Buffer sizes: the text of the longest path; one step of a path, or a generated name. */
#define PLYCUT_PATH_MAX 8192
#define PLYCUT_STEP_MAX 16

/* A move identifies a child among its siblings. In a tree it is the child's index in the file. On a board it is
 * the square (0 = a1, 1 = b1, 8 = a2 ... 63 = h8, on smaller boards too), or PLYCUT_PASS. */
typedef uint32_t PlycutMove;
#define PLYCUT_PASS 64u

/* A position. `ply` and `player` mean the same in every game; the other members belong to the game. A stored
 * tree distinguishes positions by `node`, any other game by `word`. */
typedef struct PlycutState {
    uint64_t word[2];
    uint32_t node;
    int32_t ply;         /* plies below the root's */
    PlycutPlayer player; /* the player to move (at a terminal node: who would move) */
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

/* The phrases that explain why quiescence searches further, for a game that has it: the instability is more than a
 * threshold {instability}; it is exactly {instability}; it is infinite (NULL: it never is). */
typedef struct PlycutInstabilityWords {
    const char *more, *is, *infinite;
} PlycutInstabilityWords;

typedef struct PlycutGame PlycutGame;
typedef struct PlycutValuation PlycutValuation; /* below */

/* How the letters X and O are drawn on a board. */
typedef enum PlycutPieces { PLYCUT_DISCS, PLYCUT_MARKS } PlycutPieces;

/* A square board of at most 8x8 squares. PlycutState.word are the squares of the side to move and those of the other side.
 * Moves are squares, or PLYCUT_PASS. The game has a `spec`, and `sides`. */
typedef struct PlycutBoard {
    /* The board as text, row by row from a1, in the letters X O -. Returns the number of squares. */
    size_t (*squares)(const PlycutGame *game, const PlycutState *state, char squares[65]);
    /* Are values the same for every rotation and reflection of a position? (NULL: yes.) */
    bool (*symmetric)(const PlycutGame *game);
    PlycutPieces pieces;
    size_t placed;   /* how many pieces are on the board before the first move */
    const char *ggf; /* the game's name in the Generic Game Format, or NULL */
} PlycutBoard;

/* A game that two can play. Its moves are bits of PlycutMoves.set, or PLYCUT_PASS. Side 0 is the one that begins the game,
 * whichever of them is MAX. The game has a `spec`. */
typedef struct PlycutSides {
    /* The side that MAX or MIN plays: 0 or 1. */
    int (*side)(const PlycutGame *game, PlycutPlayer player);
    /* How good a move is at first sight: the player `heuristic` takes the best one. */
    int (*rank)(const PlycutGame *game, const PlycutState *state, PlycutMove move);
    /* Write the position in words, as a line. (NULL: the game has a board.) */
    void (*describe)(const PlycutGame *game, const PlycutState *state, PlycutOut *out);
    const char *name[2];    /* of the sides: "Black", "White" */
    const char *title[2];   /* the names with the letters on the board: "Black (X)", "White (O)" */
    char initial[2];        /* in tables of results: 'D' (dark), 'L' (light) */
    const char *counted;    /* what is counted at the end: "discs"; NULL: only winning counts */
    const char *evaluation; /* the one that `play` uses; NULL: the default */
} PlycutSides;

/* The length of a board's side, in squares. */
static inline int plycut_board_side(size_t squares)
{
    int side = 0;
    while ((size_t)(side * side) < squares)
        side++;
    return side;
}

/* ---- Symmetries of a square board ------------------------------------------------------------ */

/* The rotations and reflections are numbered from 0, which changes nothing. A square is bit 8 * row + column of a
 * set; `side` is the length of the board's side. */
#define PLYCUT_SYMMETRIES 8

/* The image of a set of squares. */
uint64_t plycut_image(uint64_t squares, int side, unsigned symmetry);
/* The symmetry that leads back. */
unsigned plycut_symmetry_back(unsigned symmetry);
/* The symmetries, as bits, that leave both sets unchanged. */
unsigned plycut_symmetries(const uint64_t sets[2], int side);
/* Set `least` to the least image of both sets under these symmetries and 0: the same sets for a position and for all
 * its images. Returns the symmetry that leads to it. */
unsigned plycut_least_image(const uint64_t sets[2], int side, unsigned symmetries,
                            uint64_t least[2]);

/* Who decides at each level of a tree: from the root down, repeated as needed. Without levels MAX and MIN alternate, and a child
 * of a chance node belongs to the player who did not decide last. */
#define PLYCUT_LEVELS_MAX 16
typedef struct PlycutLevels {
    int count; /* 0: there are none */
    PlycutPlayer player[PLYCUT_LEVELS_MAX];
} PlycutLevels;

/* Who decides at this ply, if there are levels. */
static inline PlycutPlayer plycut_level_player(const PlycutLevels *levels, int ply)
{
    return levels->player[ply % levels->count];
}

/* Read "max/chance/min/chance". */
bool plycut_levels_parse(const char *text, PlycutLevels *levels, PlycutError *error);

/* Between which values all leaves lie, so far as that is known; otherwise infinite. */
typedef struct PlycutLimits {
    double low, high;
} PlycutLimits;

/* Is one of them known? */
static inline bool plycut_is_limited(PlycutLimits limits)
{
    return limits.low < limits.high && (limits.low > -INFINITY || limits.high < INFINITY);
}

/* What a game must be able to do. To add a game, write one file that defines a PlycutRules, and add one
 * line to src/core/game/games.def. A function that may be NULL says so in brackets, with what happens then. */
typedef struct PlycutRules {
    const char *name;    /* "tree", "othello" ...: the spec's prefix and the trace's "game" */
    const char *summary; /* one line for `plycut list games` */
    const char *syntax;  /* how to write a spec of it, one line */
    bool stored;         /* the whole tree is in memory: counting pruned subtrees costs no search */
    bool numbered;       /* moves have numbers but no names: on a sheet the nodes get letters */
    const PlycutBoard *board; /* NULL: the game has no board */
    const PlycutSides *sides; /* NULL: the game cannot be played by two */

    /* Make a game from what follows "NAME:" in a spec. */
    bool (*parse)(const char *text, PlycutGame *game, PlycutError *error);
    /* Free what the game owns. (NULL: nothing.) */
    void (*release)(PlycutGame *game);

    /* The moves of a position, in the game's order; returns false if the position has no moves (a terminal node). */
    bool (*moves)(const PlycutGame *game, const PlycutState *state, PlycutMoves *moves);
    /* The position after a move that `moves` gave. */
    void (*play)(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                 PlycutState *child);
    /* The probability of a move at a chance node; those of its moves sum to 1. (NULL: the game has no chance nodes.) */
    double (*probability)(const PlycutGame *game, const PlycutState *state, PlycutMove move);
    /* The probability as it was written, or NULL: it was not. (NULL function: it never is.) */
    const char *(*probability_text)(const PlycutGame *game, const PlycutState *child);
    /* Do all leaves lie between the limits? The error names one that does not. (NULL: the game takes no limits.) */
    bool (*within)(const PlycutGame *game, PlycutLimits limits, PlycutError *error);
    /* The value of a leaf: a terminal, or a position at the horizon (for a stored tree's inner node,
     * its static value, which must be there). */
    double (*value)(const PlycutGame *game, const PlycutState *state);
    /* What the game can answer faster than move by move (src/core/game/fast.h). (NULL: nothing.) */
    const struct PlycutFast *fast;
    /* The value that --order static sorts by; false if the position has none.
     * (NULL: it is the position's `value`.) */
    bool (*static_value)(const PlycutGame *game, const PlycutState *state, double *value);
    /* How unstable the move from `parent` (NULL at the root) has left a position, 0 or more; INFINITY if
     * its static value cannot be trusted at all. A position is noisy if this is more than
     * PlycutSearchOptions.quiescence. (NULL: the game has no quiescence.) */
    double (*instability)(const PlycutGame *game, const PlycutState *parent,
                          const PlycutState *state);
    /* The phrases that explain it; empty if instability is NULL. */
    PlycutInstabilityWords instability_words;
    /* At most how many plies, not counting passes, a game can go on from a position. (NULL: unknown.) */
    int (*plies_left)(const PlycutGame *game, const PlycutState *state);
    /* The number of nodes of a tree whose nodes are numbered; each number is less. 0: there are too many of them. (NULL: they are
     * not numbered.) The number of a node of a stored tree is PlycutState.node; of another tree it is asked for. */
    size_t (*node_count)(const PlycutGame *game);
    size_t (*node_number)(const PlycutGame *game, const PlycutState *state);

    /* Is a search to `depth` plies (-1: to the end) possible? If static_for is not NULL, every position of
     * the search except the root must have a static value too; static_for completes the message, after
     * the name of the node that has none: "is to be ordered by its static value". (NULL: always.) */
    bool (*admits)(const PlycutGame *game, int depth, const char *static_for, PlycutError *error);
    /* The largest number of children along one path, root to leaf: what ordered children can occupy. */
    size_t (*path_width)(const PlycutGame *game, int depth);
    /* If the tree is uniform: its branching factor, and its depth up to `depth`. (NULL: never uniform.) */
    bool (*uniform)(const PlycutGame *game, int depth, uint64_t *branching, int *plies);

    /* The step of a move in a path ("2", "d3"), at most PLYCUT_STEP_MAX - 1 bytes and a NUL. Returns its length. */
    size_t (*step)(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX]);
    /* Append the name that people give the node (docs/semantics.md) to `name`. The node is reached from
     * parent (NULL: it is the root) by move. If memory runs out, name->failed is set. */
    void (*node_name)(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                      const PlycutState *state, PlycutText *name);
    /* The label of the edge to a child ("move" in a tree file), or NULL.
     * (NULL function: edges have no labels.) */
    const char *(*edge_label)(const PlycutGame *game, const PlycutState *child);
    /* Append the board of a position, of any shape: rows of characters, at most 20 of 20, all as long as the first, a line break
     * after each; '.', '-' and a blank are empty squares. Nothing: this position has none.
     * (NULL: the game has no such boards, but perhaps a PlycutBoard.) */
    void (*board_text)(const PlycutGame *game, const PlycutState *state, PlycutText *rows);
    /* How leaves are evaluated; the names are constants. (NULL: the game offers no choice.) */
    PlycutValuation (*valuation)(const PlycutGame *game);
    /* Choose evaluation and scoring; on error the game is unchanged. (NULL: the game offers no choice.) */
    bool (*value_by)(PlycutGame *game, const PlycutValuation *valuation, PlycutError *error);
    /* Append the spec of a position, prefix included: of any position if the game has a board, otherwise
     * of the root. spec->failed is true if memory ran out. (NULL: the tree is stored and has none.) */
    void (*spec)(const PlycutGame *game, const PlycutState *state, PlycutText *spec);

    /* Write the game's own members of a trace's "problem" (after "depth"). */
    void (*write_problem)(const PlycutGame *game, PlycutJson *json);
} PlycutRules;

/* A problem: rules and a root position. Make one with the functions below, and release it with
 * plycut_game_release. Searching a game does not change it. */
struct PlycutGame {
    const PlycutRules *rules;
    PlycutState root;
    const char *title, *source; /* or NULL; owned by the game */
    /* the name of the first leaf without a value, or NULL: all have one (see plycut_when) */
    const char *unknown;
    /* of a stored tree that is not all there (plycut_asked_open): the least ply of a node of which nobody has asked what is below it;
     * otherwise 0 */
    int unasked;
    bool infinite; /* it is a stored tree with a leaf whose value is infinite */
    /* of a tree that was read from a bare list of numbers, if these could be the leaves of a complete tree: the spec of that tree,
     * "leaves:3,5,6,9"; of a long list, its form ("leaves:b=3:LIST"). Otherwise NULL. Owned by the game. */
    const char *other_form;
    /* of a tree that was read from a text in a notation with a note: what it was taken for, "children of each node by name; root S".
     * Otherwise NULL. Owned by the game. */
    const char *read_as;
    PlycutLevels levels;
    bool discs;          /* on boards of board_text, X and O are drawn as discs, not as letters */
    bool chance;         /* it has chance nodes */
    bool limited;        /* limits holds; otherwise there are none */
    PlycutLimits limits; /* see plycut_game_limits */
    const void *data;    /* private to the rules */
    void *owned;         /* private to the rules, which free it */
    void *
        narrowed; /* the rules of a tree up to symmetry, owned by the game; NULL: all moves count */
};

/* ---- Making games ---------------------------------------------------------------------------- */

/* How the leaves of a generated game are evaluated; names as in --eval and --score. */
typedef struct PlycutValuation {
    const char *evaluation; /* "discs"; NULL: the default */
    const char *score;      /* "discs" or "winner-takes-empties"; NULL: "discs" */
    const char *weights;    /* for "weighted": the text of a plycut-weights file */
    const char *title;      /* set by the game, which owns it: the title of its weights, or NULL */
    const char *unit; /* set by the game: in whose numbers people know its values, or NULL ... */
    double per_unit;  /* ... and how many of those numbers a value of 1 is */
} PlycutValuation;

/* A game from a spec with a prefix: "tree:...", "othello:...", "random:...", or "leaves:3,5,6,9": the leaves of a complete
 * stored tree. */
bool plycut_game_parse(const char *spec, PlycutGame *game, PlycutError *error);

/* The same game once more, in the same position, with its default valuation. It must be one that has a spec. */
bool plycut_game_again(const PlycutGame *game, PlycutGame *again, PlycutError *error);

/* Does a text start with such a prefix? */
bool plycut_is_game_spec(const char *text);

/* A stored tree from the text of a tree file (version 1, or just an array or a number). */
bool plycut_tree_read(const char *text, size_t length, const char *file, PlycutGame *game,
                      PlycutError *error);

/* A text with a tree in it, as people have trees. */
typedef struct PlycutTreeText {
    const char *text; /* UTF-8 */
    size_t length;
    const char *file; /* its name in errors, or NULL */
    const char *as; /* the notation that it is in, by name; NULL: the one that it has evidence of */
} PlycutTreeText;

/* A stored tree from a text in any notation (docs/notation.md): a tree file, JSON, the short form. An error has the line and the
 * column, and says what would be right. */
bool plycut_tree_read_any(const PlycutTreeText *from, PlycutGame *game, PlycutError *error);

/* The name of the notation that a text has evidence of, or NULL: of none but perhaps a tree file, JSON or the short form, or there
 * is no memory, which is the only error. */
const char *plycut_tree_notation(const char *text, size_t length, PlycutError *error);

/* The notations by number, from 0: the name for PlycutTreeText.as, what it is, an example. */
typedef struct PlycutNotation {
    const char *name, *says, *example;
} PlycutNotation;
size_t plycut_notation_count(void);
PlycutNotation plycut_notation(size_t index);

/* How the short form is written: with blanks, and with commas where they help; with commas and no blanks, for a link; or a line for
 * each node, its children below it and indented. */
typedef enum PlycutShort { PLYCUT_SHORT_TEXT, PLYCUT_SHORT_LINK, PLYCUT_SHORT_OUTLINE } PlycutShort;

/* Write a stored tree in the short form, from which plycut_tree_read_any makes the same tree. False: it is no stored tree, and
 * nothing is written. */
bool plycut_tree_write_short(const PlycutGame *game, PlycutShort form, PlycutOut *out);

/* What of a stored tree the short form and the outline cannot say, in words: "the title, the published answers"; "": nothing. */
#define PLYCUT_LOST_SIZE 160
const char *plycut_tree_lost(const PlycutGame *game, char text[PLYCUT_LOST_SIZE]);

/* Write a stored tree as a tree file. False: it is no stored tree, and nothing is written. */
bool plycut_tree_write_file(const PlycutGame *game, PlycutOut *out);

/* The same stored tree with the children of each node in an order drawn from the seed: another version of an exercise, with the
 * same minimax value and other cutoffs. Names, moves, probabilities and boards go with their nodes; published answers are left
 * out. An error if the game is no stored tree. */
bool plycut_tree_shuffled(const PlycutGame *game, uint64_t seed, PlycutGame *shuffled,
                          PlycutError *error);

/* Begin a tree file: the brace, and its format, version, title (NULL: none) and root. */
void plycut_tree_file_begin(PlycutJson *json, const char *title, PlycutPlayer root);
/* Its next members, if the game has them: the players of the levels, and the limits of the values. */
void plycut_game_write_levels(const PlycutGame *game, PlycutJson *json);

/* The game of a trace's "problem" object (JSON text, NUL-terminated). Sets *depth (-1: none). */
bool plycut_game_from_problem(const char *problem, PlycutGame *game, int *depth,
                              PlycutError *error);

/* Write the "problem" object of a trace. */
void plycut_game_write_problem(const PlycutGame *game, int depth, PlycutJson *json);

/* Othello from its squares (16, 36 or 64 letters: X x * B b black, O o W w white, - . empty) and the side
 * to move. */
bool plycut_othello_board(const char *squares, size_t count, char side, PlycutGame *game,
                          PlycutError *error);

/* Is this the name of a file of weights rather than of an evaluation? It is if it has a '/' or ends in .json. */
bool plycut_is_weights_file(const char *name);

/* Choose evaluation and scoring. An error if the game offers no choice. */
bool plycut_game_value_by(PlycutGame *game, const PlycutValuation *valuation, PlycutError *error);

/* Choose the player to move at the root, overriding the game, unless that is fixed: the root is a chance node, the
 * game has levels, or whoever is asked says who moves at the start. */
void plycut_game_set_root(PlycutGame *game, PlycutPlayer player);
bool plycut_game_root_is_fixed(const PlycutGame *game);

/* The values of a stored tree are from the point of view of the player to move at each node: turn them into MAX's, unless its text
 * has said so itself. An error if the tree is not stored. */
bool plycut_game_leaves_of_mover(PlycutGame *game, PlycutError *error);

/* Between which values the leaves lie. */
PlycutLimits plycut_game_limits(const PlycutGame *game);
/* Set them; either may be infinite. It is an error if a leaf lies outside, or if the game takes no limits. */
bool plycut_game_limit(PlycutGame *game, PlycutLimits limits, PlycutError *error);

/* May positions that are images of each other stand for each other? An error if the game has no board, or the values of
 * images differ. */
bool plycut_game_has_symmetry(const PlycutGame *game, PlycutError *error);
/* Leave only the first of the moves that lead to images of one position: the tree up to symmetry, of which the children of a node are as
 * many classes of positions. Nothing changes a position's value. An error as above. */
bool plycut_game_up_to_symmetry(PlycutGame *game, PlycutError *error);

void plycut_game_release(PlycutGame *game);

/* ---- Games of your own ------------------------------------------------------------------------ */

/* Most moves of a position of a custom game without a path_width. */
#define PLYCUT_CUSTOM_MOVES 1000

/* A game whose rules are yours: it can be searched, counted, traced, drawn and explained like any other (docs/your-game.md has one
 * in 20 lines). `rules` needs a name, and the functions moves, play and value. Those that may be NULL say in PlycutRules what happens
 * then; here three more may: step (a move's number), node_name (the move's step) and path_width (PLYCUT_CUSTOM_MOVES for each ply,
 * which is memory). play need not set the ply of the child, and finds the other player in it. A position PLYCUT_PLY_MAX plies
 * below the root counts as finished, whatever `moves` says, so that every search ends; `stored` and `fast` are ignored. The game
 * has chance nodes if there is a `probability`.
 *
 * The functions must answer the same question in the same way each time, and, if several searches run at once, from any thread.
 * They find `data` in the game; it and the rules must live until plycut_game_release, which calls rules->release, if there is one.
 * game->owned is not yours; game->title may be set to a text from malloc, which the game frees. A trace of the game can be used as
 * long as you like; a trace file of it cannot be read again, since only your program knows the rules. */
bool plycut_game_custom(const PlycutRules *rules, const PlycutState *root, const void *data,
                        PlycutGame *game, PlycutError *error);

/* ---- Games that somebody else knows ---------------------------------------------------------- */

/* A program in any language, or a function, knows the rules. It is asked for the positions that searches visit, and what was
 * asked becomes a stored tree. docs/your-game.md has the questions and the answers. */

/* Most moves of a position, and most positions that may be known: those that were asked for, and their children. */
#define PLYCUT_ASKED_MOVES 1000
#define PLYCUT_ASKED_MOST  4000000

/* Whoever knows the rules. `ask` gets a line of JSON, {"moves":["a","b"]} - the moves that lead from the start to a position -,
 * and adds the answer, one JSON object, to the empty text. False: it cannot, and the error says why. */
typedef struct PlycutAsker {
    bool (*ask)(void *self, const PlycutText *question, PlycutText *answer, PlycutError *error);
    void *self;
} PlycutAsker;

/* A game that is asked. The start is asked at once. The game belongs to the caller, who releases it with plycut_game_release;
 * the asker must live as long. Choose the player at its root and its limits as of any game; then let searches ask
 * (plycut_asked_search), or ask for all of it. Use it for nothing else: the tree that is made of it is for that. */
bool plycut_asked_open(const PlycutAsker *asker, PlycutGame *game, PlycutError *error);

/* Ask for all positions down to a depth (-1: to the end of the game). An answer that is wrong, or none, is an error that names the
 * position. */
bool plycut_asked_whole(PlycutGame *game, int depth, PlycutError *error);

/* Make a stored tree of what was asked, of which the same searches can be made. A position at `depth` (-1: there is no horizon) or
 * deeper that was only evaluated is a leaf; one that was never asked for has no value, and nobody knows what is below it. A few
 * questions are asked once more: an answer that has changed is an error. */
bool plycut_asked_tree(PlycutGame *game, int depth, PlycutGame *tree, PlycutError *error);

/* ---- Positions files (.obf) ------------------------------------------------------------------ */

/* One line of a positions file. */
typedef struct PlycutObfLine {
    PlycutGame game;
    long line;     /* in the file, from 1 */
    size_t scored; /* the number of move:score pairs */
    struct {
        PlycutMove move;
        double score; /* from the point of view of the side to move */
    } score[64];
} PlycutObfLine;

/* Read the next position of a positions file from *text (NUL-terminated), and advance *text; *line is the
 * number of the next line (start with 1). Returns 1, or 0 at the end, or -1 on error. */
int plycut_obf_next(const char **text, long *line, const char *file, PlycutObfLine *position,
                    PlycutError *error);

/* Does a text look like a positions file rather than a tree? Its first line that is not empty is enough: it is a comment, or begins
 * with a board, a row of one, or the letters above it. */
bool plycut_is_positions(const char *text, size_t length);

/* Read a move on a board at the beginning of a text: a square a1 ... h8, or pass, pa, ps, --, in upper or
 * lower case. Returns its length, or 0 if the text does not begin with a move. */
size_t plycut_move_read(const char *text, size_t length, PlycutMove *move);

/* ---- Asking games ---------------------------------------------------------------------------- */

/* Does every leaf have a value? A tree may have names instead (plycut_when). */
static inline bool plycut_game_has_values(const PlycutGame *game)
{
    return game->unknown == NULL;
}

/* Is part of what lies within `depth` plies (-1: no limit) not in the tree, since nobody has asked for it? */
static inline bool plycut_game_is_partial(const PlycutGame *game, int depth)
{
    return game->unasked > 0 && (depth < 0 || game->unasked < depth);
}

/* The number of leaves below this position within depth plies of the root (-1: no limit). Counting stops
 * at `most`. */
uint64_t plycut_game_leaves(const PlycutGame *game, const PlycutState *state, int depth,
                            uint64_t most);

/* Leaves of the minimal tree of a uniform tree with p plies of MAX nodes and q of MIN nodes: b^p + b^q - 1; if they
 * alternate, p and q are depth/2, rounded up and down (Knuth & Moore 1975). Saturates at UINT64_MAX. */
uint64_t plycut_minimal_leaves(uint64_t branching, int max_plies, int min_plies);

/* The fewest leaves that any proof of the root's value within the depth needs (prove finds such leaves), in a game
 * without chance nodes. Walks the whole tree, except for uniform trees with one player at each level
 * (plycut_minimal_leaves). */
uint64_t plycut_game_minimal_leaves(const PlycutGame *game, int depth);

/* Perft: the number of leaves of the tree of this many plies (0 or more) below a position, by which
 * authors of game programs check their rules. A pass is a ply; a game that ends earlier is one leaf. */
uint64_t plycut_perft(const PlycutGame *game, const PlycutState *state, int plies);

/* The game's evaluation and score, both NULL if it has none. */
PlycutValuation plycut_game_valuation(const PlycutGame *game);

/* What people call a player, "Black (X)", or NULL if it has no other name. A constant. */
const char *plycut_player_title(const PlycutGame *game, PlycutPlayer player);

/* Follow a path ("/0/2", "/d3/c5") from the root; false if it leads nowhere. parent and move, if not NULL,
 * receive the last step. */
bool plycut_game_follow(const PlycutGame *game, const char *path, PlycutState *state,
                        PlycutState *parent, PlycutMove *move);

/* The registered games, in the order of games.def. */
size_t plycut_game_count(void);
const PlycutRules *plycut_game_rules(size_t index);

/* The registered evaluations: the name, one line of description, the source (or NULL). */
typedef struct PlycutEvaluationInfo {
    const char *name, *summary, *source;
} PlycutEvaluationInfo;
size_t plycut_evaluation_count(void);
PlycutEvaluationInfo plycut_evaluation_info(size_t index);

/* The ways to score a finished game of Othello: "discs", "winner-takes-empties". */
size_t plycut_score_count(void);
const char *plycut_score_name(size_t index);

/* The features of Othello that a weighted evaluation can count, by their names in a weights file. */
size_t plycut_feature_count(void);
PlycutEvaluationInfo plycut_feature_info(size_t index);

PLYCUT_END_C

#endif
