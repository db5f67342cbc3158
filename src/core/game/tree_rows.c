/* tree_rows.c - the members of a "plycut-tree". What else they must be is in docs/tree.schema.json, since a schema of rows
 * has no forms of nodes; tests/schemas.py compares its members with these. */
#include "game/tree_rows.h"
#include "game/tree.h"

/* ---- The file -------------------------------------------------------------------------------- */

#define MEMBERS(needed)                                                                            \
    {.name = "format",                                                                             \
     .kind = JSON_NAME,                                                                            \
     .constant = TREE_FORMAT,                                                                      \
     .need = (needed),                                                                             \
     .says = "the name of the format"},                                                            \
        JSON_VERSION_ROW(TREE_VERSION, needed),                                                    \
        {JSON_AT(TreeFile, title), .kind = JSON_TEXT,                                              \
         .says = "what a lecturer would call the tree"},                                           \
        {JSON_AT(TreeFile, source), .kind = JSON_TEXT,                                             \
         .says = "where it was published, and which values were filled in later"},                 \
        {JSON_AT(TreeFile, root), .kind = JSON_ANY,                                                \
         .says = "the player to move at the root (default: max)"},                                 \
        {JSON_AT(TreeFile, players), .kind = JSON_ANY,                                             \
         .says = "who decides at each level, from the root down, repeated (default: MAX and MIN "  \
                 "alternate)"},                                                                    \
        {JSON_AT(TreeFile, values), .kind = JSON_ANY,                                              \
         .says =                                                                                   \
             "whose point of view the values are from: max, or mover, the player to move at the "  \
             "node (default: max)"},                                                               \
        {JSON_AT(TreeFile, limits), .kind = JSON_ANY,                                              \
         .says = "all leaf values lie between these two; null: no limit"},                         \
        {JSON_AT(TreeFile, pieces), .kind = JSON_ANY,                                              \
         .says = "how X and O are drawn on boards: letters, or discs (default: letters)"},         \
        {JSON_AT(TreeFile, tree), .kind = JSON_ANY, .need = JSON_REQUIRED,                         \
         .says = "a node, the tree's root"},                                                       \
    {                                                                                              \
        JSON_AT(TreeFile, answers), .kind = JSON_ANY, .says = "published results by algorithm"     \
    }

static const JsonRow FILE_ROWS[] = {MEMBERS(JSON_REQUIRED)}, SPEC_ROWS[] = {MEMBERS(JSON_OPTIONAL)};

#define SAYS "a game tree as people write it: with title, source and published answers"

static const JsonShape FILE_SHAPE = {JSON_SHAPE(TreeFile, FILE_ROWS, SAYS)};
const JsonShape TREE_SPEC = {JSON_SHAPE(TreeFile, SPEC_ROWS, SAYS)};

const JsonFormat TREE_FILE = {
    .title = "plycut-tree, version 1", .author = JSON_PEOPLE, .shape = &FILE_SHAPE};

/* ---- A node ---------------------------------------------------------------------------------- */

#define NODE_ROW(id, member_name, text)                                                            \
    [id] = {.name = (member_name),                                                                 \
            .at = (id) * sizeof(void *),                                                           \
            .size = sizeof(void *),                                                                \
            .kind = JSON_ANY,                                                                      \
            .says = (text)}

static const JsonRow NODE_ROWS[NODE_MEMBERS] = {
    NODE_ROW(NODE_NAME, "name", "of any node: its name; several nodes may have one name"),
    NODE_ROW(NODE_OWN_VALUE, "value",
             "of a leaf: its value (a number, a fraction, inf or -inf in quotation marks), the "
             "name of an unknown value, or null: nobody has asked what is here, a leaf or more"),
    NODE_ROW(NODE_CHILDREN, "children", "of an inner node: an array of nodes, not empty"),
    NODE_ROW(NODE_STATIC_VALUE, "static", "of an inner node: its value as a leaf at the horizon"),
    NODE_ROW(NODE_DECIDES, "player",
             "of any node: `\"max\"`, `\"min\"` or `\"chance\"`, if levels do not alternate"),
    NODE_ROW(NODE_MOVE, "move", "of any node but the root: the label of the edge above it"),
    NODE_ROW(NODE_PROBABILITY, "probability",
             "of a child of a chance node: `0.25` or `\"1/3\"`; without any, all children are "
             "equally likely"),
    NODE_ROW(NODE_BOARD, "board",
             "of any node: the rows of its board, texts of equal length; `.`, `-` and a blank are "
             "empty squares"),
};

static const JsonShape NODE_SHAPE = {JSON_SHAPE(NodeMembers, NODE_ROWS, "a node in its long form")};

const JsonFormat TREE_NODE = {.title = "a node", .author = JSON_PEOPLE, .shape = &NODE_SHAPE};
