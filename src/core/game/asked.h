/* asked.h - what has been asked of a game that somebody else knows: its positions, in the order in which they became known.
 * The children of a position are consecutive. */
#pragma once

#include "base/arena.h"
#include "game/rules.h"

/* What is known of a position. */
enum {
    ASKED_ANSWERED = 1, /* it was asked for */
    ASKED_STATIC = 2,   /* the value is that at a horizon */
    ASKED_PLAYER = 4,   /* the answer names the player */
    ASKED_ENTERED = 8   /* one of its children was asked for */
};

typedef struct AskedNode {
    double value;                 /* of a leaf, or at a horizon */
    double probability;           /* at a chance node; 0: as likely as its siblings */
    const char *move;             /* that leads to it; NULL: it is the start */
    const char *name;             /* or NULL: the move is its name */
    const char *board;            /* rows, a line break after each; or NULL */
    const char *probability_text; /* as it was written, or NULL: as a number */
    uint32_t parent, first_child, child_count;
    uint16_t ply;
    uint8_t player, flags;
} AskedNode;

typedef struct Asked {
    PlycutAsker asker;
    Arena arena; /* texts */
    AskedNode *nodes;
    size_t count, room;
    const char *title; /* or NULL */
    PlycutPlayer root; /* as the game that is searched has it */
    bool chance;       /* there are chance nodes */
    bool discs;        /* X and O are drawn as discs */
    bool infinite;     /* there are infinite values */
    bool
        stopped; /* a search cannot go on: there was an error, or it must begin anew, because ... */
    bool anew;   /* ... it has met the first chance node */
    PlycutError error;
} Asked;

/* The game's. It changes while the game is searched: more of it becomes known. */
Asked *asked_of(const PlycutGame *game);

extern const PlycutRules asked_rules;

/* ---- asked.c --------------------------------------------------------------------------------- */

/* Is this position known? If it was never asked for, ask. False: searches must stop. */
bool asked_know(Asked *asked, uint32_t index);

/* Ask for it, whether it is known or not; say at which position there was no answer. */
bool asked_ask(Asked *asked, uint32_t index, PlycutError *error);
bool asked_fails(const Asked *asked, uint32_t index, const PlycutError *why, PlycutError *error);

/* Does the answer about the start name the player? */
bool asked_names_root(const PlycutGame *game);

/* Before a search: what answers have shown of the game so far. */
void asked_prepare(PlycutGame *game);

/* Who moves at a position, if its answer does not say: players alternate. */
PlycutPlayer asked_turn(const Asked *asked, uint32_t index);

/* ---- asked_again.c --------------------------------------------------------------------------- */

/* Ask a few of the questions again: is the answer still the same? */
bool asked_check(Asked *asked, PlycutError *error);

/* ---- asked_question.c ------------------------------------------------------------------------ */

/* Write the question; "after a, b", "at the start". */
void asked_question(const Asked *asked, uint32_t index, PlycutText *question);
void asked_place(const Asked *asked, uint32_t index, char *text, size_t size);

/* ---- asked_answer.c -------------------------------------------------------------------------- */

/* Read the answer for a position that has none yet, and give it its children. */
bool asked_answer(Asked *asked, uint32_t index, const PlycutText *answer, PlycutError *error);
