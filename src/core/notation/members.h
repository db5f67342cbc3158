/* members.h - what programs call the members of a node (members.def), in objects and in calls of constructors. */
#pragma once

#include "notation/draft.h"

typedef enum Member {
    MEMBER_CHILDREN,
    MEMBER_NAME,
    MEMBER_VALUE,
    MEMBER_STATIC,
    MEMBER_PLAYER,
    MEMBER_MOVE,
    MEMBER_PROBABILITY,
    MEMBER_LEFT,
    MEMBER_RIGHT,
    MEMBER_PARENT,
    MEMBER_OTHER
} Member;

/* Which one a name means. *row: where it is in the table. */
Member member_of(Slice key, size_t *row);

/* The player that a member's value names: MAX, minimizer, MIN_NODE, true (of isMax). DRAFT_UNSAID: none. */
DraftPlayer player_in_member(Slice says);

/* The player that an entry of a dictionary names, "player": "MIN", by the token of its key. DRAFT_UNSAID: it is another entry. */
DraftPlayer player_of_entry(const Tokens *tokens, size_t key);

/* Does a member that no row knows, with this token as its key and the value two behind it, hold nodes, as a misspelt one does that would
 * be children? Then the error is set. */
bool member_loses_nodes(const Tokens *tokens, size_t key);

/* Note the name of a member that is passed over, once, and not too many of them. False: no memory. */
bool member_passed_over(PlycutText *names, Slice key);
