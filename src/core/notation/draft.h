/* draft.h - a tree as a text gives it, before anything is checked: what the reader of each notation makes. The tree itself is read
 * from its nodes in JSON, so that there is one reader of trees. */
#pragma once

#include "notation/tokens.h"

typedef enum DraftPlayer { DRAFT_UNSAID, DRAFT_MAX, DRAFT_MIN, DRAFT_CHANCE } DraftPlayer;

typedef enum DraftKind {
    DRAFT_INNER,
    DRAFT_LEAF,   /* with a value */
    DRAFT_UNKNOWN /* a leaf whose value has a name, or is a number in quotation marks */
} DraftKind;

#define DRAFT_NONE UINT32_MAX

/* Deeper trees are refused (PLYCUT_PLY_MAX, of the rooms above). */
enum { DRAFT_PLY_MOST = 400 };

/* Texts are in the tokens' arena, and NULL if there are none. */
typedef struct DraftNode {
    const char *at; /* where the text has the node */
    const char *name, *move, *unknown;
    const char *probability;    /* as it was written; NULL: as the number */
    double share;               /* the probability; 0: none */
    double value;               /* a leaf's, or an inner node's static value */
    uint32_t first, last, next; /* the first and the last child, the next sibling; or DRAFT_NONE */
    uint16_t ply;
    uint8_t kind, player;
    bool has_static;
} DraftNode;

typedef struct Draft {
    Tokens *tokens;
    DraftNode *nodes; /* the first is the root */
    size_t room;
    uint32_t count;
    bool players_named; /* a name was a player's word, and has become the player */
    bool labels_named;  /* what would be moves are names */
    bool texts_lost;    /* an inner node had a name, and another text in the place of its value */
    bool texts_valued;  /* a text that is a number was read as one */
} Draft;

/* A new last child of the parent (DRAFT_NONE: the root), a leaf until it has a child. DRAFT_NONE: the error is set, since the tree is too deep or there is no
 * memory. */
uint32_t draft_add(Draft *draft, uint32_t parent, const char *at);

/* Make the node a leaf of this value; a leaf of unknown value, which has this name, or of a value, if the text is a number; give it a name; a move. The last three return
 * false if there is no memory, and the error is set. */
void draft_number(Draft *draft, uint32_t node, double value);
bool draft_unknown(Draft *draft, uint32_t node, Slice name);
bool draft_name(Draft *draft, uint32_t node, Slice name);
bool draft_move(Draft *draft, uint32_t node, Slice move);

/* Of a node with a label that is its name, and no move: where it has another name, or is a leaf of unknown value, the label stays a move. */
void draft_label_name(Draft *draft, uint32_t node);

/* Add to what is to be said about the reading, behind a semicolon. False: no memory, and the error is set. */
bool draft_note(const Draft *draft, PlycutText *note, const char *says);

/* A copy of a text in the arena. NULL: no memory, and the error is set. */
const char *draft_text(const Draft *draft, Slice slice);

/* Write the node and all below it as a node of a tree file. */
void draft_write(const Draft *draft, uint32_t node, PlycutJson *json);

/* The place of the node that a JSON path from the root node leads to: "[0].children[2].name". */
const char *draft_place(const Draft *draft, const char *path);

void draft_free(Draft *draft);
