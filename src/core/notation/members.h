/* members.h - what programs call the members of a node (members.def), in objects and in calls of constructors. */
#pragma once

#include "notation/draft.h"

typedef enum Member {
    MEMBER_CHILDREN,
    MEMBER_NAME,
    MEMBER_VALUE,
    MEMBER_STATIC,
    MEMBER_PLAYER,
    MEMBER_TYPE, /* the player, or something else */
    MEMBER_MOVE,
    MEMBER_PROBABILITY,
    MEMBER_LEFT,
    MEMBER_RIGHT,
    MEMBER_PARENT,
    MEMBER_OTHER
} Member;

/* Which one a name means. *row: where it is in the table. */
Member member_of(Slice key, size_t *row);

/* Are there nodes in it: children, left, right? */
bool member_holds_nodes(Member member);

/* What a member says of who decides. UNCLEAR: it may say it, but not in words that are known. */
typedef enum MemberSays { SAYS_NO_PLAYER, SAYS_PLAYER, SAYS_UNCLEAR } MemberSays;

/* By its name and its value: "player": "minimizer", "role": "MIN_NODE", "isMin": true. */
MemberSays member_player(Slice key, Slice value, DraftPlayer *player);

/* The player that a text in another place names: MAX, minimizer, MinNode. DRAFT_UNSAID: none. */
DraftPlayer player_in_text(Slice says);

/* Fail because a member may say who decides. */
bool player_unclear(const Tokens *tokens, const char *at, Slice key);

/* The player that an entry of a dictionary names, "player": "MIN", by the token of its key. DRAFT_UNSAID: it is another entry. */
DraftPlayer player_of_entry(const Tokens *tokens, size_t key);

/* Does a member that no row knows, with this token as its key and the value two behind it, hold nodes, as a misspelt one does that would
 * be children? Then the error is set. */
bool member_loses_nodes(const Tokens *tokens, size_t key);

/* Is the value of the member with this token as its key an object that says more of the same node: "data": {"name": "A", "value": 3}? */
bool member_is_own(const Tokens *tokens, size_t key);

/* Note the name of a member that is passed over, once, and not too many of them. False: no memory. */
bool member_passed_over(PlycutText *names, Slice key);
