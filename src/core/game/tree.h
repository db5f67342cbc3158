/* tree.h - a stored game tree in memory: 32 bytes a node, breadth-first, the children of a node
 * consecutive.
 *
 * A node is its index; 0 is the root. Members that few nodes have (names, moves) are in a second
 * array. Players are not stored but follow from the root's, so that the root's can be changed. */
#pragma once

#include "base/arena.h"
#include "game/rules.h"

/* Which members a node has, and how it was written. */
enum {
    NODE_STATIC = 1, /* an inner node with a static value */
    NODE_PLAYER = 2, /* the file names its player */
    NODE_OBJECT = 4, /* an object in the file: its children are .children[i] in a JSON path */
    NODE_VALUE = 8,  /* a leaf's value has been read */
    NODE_BY_CHANCE =
        16,           /* who decides follows from the levels, or the node above is a chance node */
    NODE_UNASKED = 32 /* nobody has asked what is here: a leaf, or a node with others below it */
};

typedef struct Node {
    union {
        double value;      /* a leaf's value (NAN: unknown), an inner node's static value */
        const cJSON *item; /* until it is read */
    } as;
    uint32_t parent; /* the root's: 0 */
    uint32_t first_child, child_count;
    uint32_t extra;  /* its place in Tree.extras; 0: none */
    uint32_t serial; /* of an unnamed inner node: its letter, A = 1; of an unnamed leaf: which of
                        its equals */
    uint16_t ply;
    uint8_t player; /* with NODE_PLAYER */
    uint8_t flags;
} Node;

_Static_assert(sizeof(Node) == 32, "a node must stay small");

/* The rare members of a node, or NULL. */
typedef struct NodeExtra {
    const char *name, *move;
    const char *board;            /* rows, a line break after each; or NULL */
    const char *probability_text; /* as it was written, or NULL: as a number */
    double probability;           /* at a chance node; 0: as likely as its siblings */
    uint32_t node;
} NodeExtra;

typedef struct Tree {
    Arena arena; /* texts */
    Node *nodes;
    NodeExtra *extras; /* the first is unused */
    uint32_t count, extra_count;
    cJSON *answers;    /* as they were read, or NULL */
    int uniform_plies; /* above this ply all nodes are inner and branch alike */
    bool uniform;      /* ... and at it all are leaves */
    bool of_mover;     /* the text has values from the point of view of the player to move */
} Tree;

const Tree *tree_of(const PlycutGame *game);

/* The name and the move written in the file, or NULL. */
const char *node_given_name(const Tree *tree, const Node *node);
const char *node_given_move(const Tree *tree, const Node *node);

/* Who decides at a node. */
PlycutPlayer tree_player(const PlycutGame *game, uint32_t node);
/* The probability of a child of a chance node. */
double tree_probability(const Tree *tree, uint32_t node);
/* Check the probabilities, and note in the game whether it has chance nodes; its levels and its root are set. path is
 * the root node's JSON path. */
bool tree_check_chance(PlycutGame *game, const char *path, PlycutError *error);

/* Is it a leaf whose value is unknown? Then it has a name. The first such leaf's name, or NULL. */
bool node_is_unknown(const Node *node);
const char *tree_unknown(const Tree *tree);

/* The smallest ply of a node that was never asked about; 0 if all were. */
int tree_unasked(const Tree *tree);

/* Is the value of a leaf infinite? */
bool tree_has_infinite(const Tree *tree);

/* The path of a node, "/0/2", written into text. */
#define TREE_PATH_SIZE PLYCUT_PATH_MAX
void node_path(const Tree *tree, uint32_t node, char text[TREE_PATH_SIZE]);

/* Append the node's name for people (semantics.md). */
void node_name(const Tree *tree, uint32_t node, PlycutText *name);

/* Give every unnamed node its serial. False: no memory. */
bool tree_name_nodes(Tree *tree, PlycutError *error);

/* Read a node and all below it into the empty tree, names and measures included. If the
 * root node names its player, it has NODE_PLAYER. path is the root node's JSON path; lenient: ignore
 * unknown members. */
bool tree_read_nodes(Tree *tree, const cJSON *item, const char *path, bool lenient,
                     PlycutError *error);

/* Write the member "board"; "pieces", unless they are the letters that they are by default. */
void board_write(const char *board, PlycutJson *json);
bool game_read_pieces(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error);
void game_write_pieces(const PlycutGame *game, PlycutJson *json);

/* Write the game of a stored tree as a tree file, with its published answers if `answers`. */
void tree_file_write(const PlycutGame *game, bool answers, PlycutOut *out);

#define TREE_FORMAT  "plycut-tree"
#define TREE_VERSION 1

/* Write the tree in its canonical form: objects only if a number or an array would lose something. values: of the
 * leaves, from left to right; NULL: their own. lines: each of the root's children on a line of its own. */
void tree_write_json(const Tree *tree, const double *values, bool lines, PlycutJson *json);

/* The game's functions about the tree as a whole. */
bool tree_admits(const PlycutGame *game, int depth, const char *static_for, PlycutError *error);
size_t tree_path_width(const PlycutGame *game, int depth);
bool tree_uniform(const PlycutGame *game, int depth, uint64_t *branching, int *plies);
void tree_measure(Tree *tree);

/* Turn the values of nodes at which MIN is to move: from the mover's point of view to MAX's, or back. False: no memory. */
bool tree_turn_values(PlycutGame *game, PlycutError *error);

/* The "answers" of a tree file, or NULL. */
const cJSON *tree_answers(const PlycutGame *game);

/* Make games. Of JSON: a node, or an object with a "tree" as in a file; without `spec`, an object is always a whole file. */
bool tree_from_json(const cJSON *dom, bool spec, PlycutGame *game, PlycutError *error);
bool tree_from_text(const char *text, PlycutGame *game, PlycutError *error);
/* Of a text in any notation (tree_door.c). */
bool tree_parse(const char *text, PlycutGame *game, PlycutError *error);
