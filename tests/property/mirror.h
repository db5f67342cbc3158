/* mirror.h - a second, slow search of passes that runs along with a search's events.
 *
 * It knows docs/semantics.md only: which pass comes next and with what window, in which order the
 * children of a node are searched, what is learned, what the transposition table holds and answers,
 * where a budget ends it, what all counts are. Each event is compared with what it expects. */
#pragma once

#include "property/naive_game.h"

enum { MIRROR_PLIES = 80, MIRROR_MOVES = 80, MIRROR_TABLE = 1000, MIRROR_NODES = 1 << 16 };

/* A node on the path. */
typedef struct MirrorNode {
    PlycutState state;
    double alpha, beta; /* on entry */
    double best, value;
    bool entered, leading;
    uint64_t cut_short;              /* Mirror.cut_short when it was entered */
    PlycutMove moves[MIRROR_MOVES];  /* in the order expected */
    PlycutTried tried[MIRROR_MOVES]; /* why each child is searched when it is */
    size_t count, next;
    PlycutMove line[MIRROR_PLIES]; /* the best below it */
    size_t length;
} MirrorNode;

typedef struct MirrorEntry {
    bool used, whole;
    PlycutState state;
    double low, high;
    int plies;
    uint32_t pass;
    PlycutMove move; /* MIRROR_NO_MOVE */
} MirrorEntry;

#define MIRROR_NO_MOVE UINT32_MAX

typedef struct Mirror {
    const PlycutGame *game;
    PlycutSearchOptions options; /* the effective ones */
    bool checks_values;          /* every claim against minimax, which takes long */
    bool knows_table;            /* the table is predicted too */
    bool knows_order;            /* not of shuffles */

    PlycutResult sum; /* what the summary must say */
    uint64_t events;
    bool stopped;
    uint8_t seen[MIRROR_NODES]; /* of stored trees */
    /* Of a stored tree to one depth: the leaves below a node that a cutoff has listed, plus 1; was it entered? */
    int64_t listed[MIRROR_NODES];
    bool entered[MIRROR_NODES];

    /* Of the pass: */
    uint32_t pass;
    int depth;
    double alpha, beta;
    /* Leaves that the horizon made, or what replaces them; after the first one it is asked of
     * none at the horizon whether it would have been a leaf anyway. */
    uint64_t cut_short;
    bool really_cut_short;
    bool unsure; /* of cut_short: a table that is not predicted answered */
    bool returned;
    /* Of the passes before it: */
    bool answered, last; /* the last one answered; and none may follow */
    bool ever_answered;
    double guess, below, above;
    int low_failures, high_failures;
    PlycutMove lead[MIRROR_PLIES];
    size_t lead_length;

    PlycutMove killers[MIRROR_PLIES][2];
    double history[2][MIRROR_MOVES];
    MirrorEntry table[MIRROR_TABLE];
    MirrorNode path[MIRROR_PLIES];
} Mirror;

/* Search, traced and quietly, and compare everything with the mirror. False if the budget ended the
 * search before it had an answer. */
bool mirror_search(Mirror *mirror, const PlycutGame *game, const PlycutSearchOptions *options,
                   PlycutResult *result);

/* ---- Parts ----------------------------------------------------------------------------------- */

/* Fill node->moves in the order in which they must be searched. */
void mirror_order(const Mirror *mirror, MirrorNode *node);

/* A node returns: learn from its result. */
void mirror_learn(Mirror *mirror, const MirrorNode *node, bool crossed);

/* The entry of a position, or the one that it would replace. */
MirrorEntry *mirror_entry(Mirror *mirror, const PlycutState *state);
bool mirror_keeps(const Mirror *m, const PlycutState *state);
bool mirror_entry_is_of(const MirrorEntry *entry, const PlycutState *state);
