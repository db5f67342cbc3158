/* player.h - who decides at a node: a closed list, and what a search asks about a player.
 *
 * No other file compares a player with PLYCUT_MAX, PLYCUT_MIN or PLYCUT_CHANCE. Each question here is a switch without
 * a default, so that the compiler names all of them when a player is added. What else differs between the
 * players - a word, a colour, a sentence - is chosen with PLYCUT_BY_PLAYER: a player more is a parameter more, and the
 * compiler names each place that chooses. */
#ifndef PLYCUT_PLAYER_H
#define PLYCUT_PLAYER_H

#include <plycut/base.h>

#include <math.h>

PLYCUT_BEGIN_C

/* The list. A die, a coin or a shuffled pack decides at a chance node: its value is the mean of its children's values,
 * weighted by their probabilities. An array that is indexed by a player has PLYCUT_PLAYERS elements, which are counted here. */
#define PLYCUT_EACH_PLAYER(DO) DO(PLYCUT_MAX) DO(PLYCUT_MIN) DO(PLYCUT_CHANCE)
#define PLYCUT_LISTED(player)  player,
#define PLYCUT_COUNTED(player) +1
typedef enum PlycutPlayer { PLYCUT_EACH_PLAYER(PLYCUT_LISTED) } PlycutPlayer;
#define PLYCUT_PLAYERS (PLYCUT_EACH_PLAYER(PLYCUT_COUNTED))

/* Who moves at the root unless the input says otherwise. */
#define PLYCUT_FIRST_PLAYER PLYCUT_MAX

/* For the macros below only. */
static inline bool plycut_player_is_max(PlycutPlayer player)
{
    switch (player) {
    case PLYCUT_MAX:
        return true;
    case PLYCUT_MIN:
    case PLYCUT_CHANCE:
        return false;
    }
    return false;
}

/* Does MAX or MIN decide at the node? Otherwise it is a chance node. */
static inline bool plycut_decides(PlycutPlayer player)
{
    switch (player) {
    case PLYCUT_MAX:
    case PLYCUT_MIN:
        return true;
    case PLYCUT_CHANCE:
        return false;
    }
    return false;
}

/* The expression for this player; the others are not evaluated. */
#define PLYCUT_BY_PLAYER(player, max, min, chance)                                                 \
    (plycut_player_is_max(player) ? (max) : plycut_decides(player) ? (min) : (chance))

/* The same where only MAX or MIN can be the player: in games without chance nodes, and after a question that leaves
 * them out. */
#define PLYCUT_BY_DECIDER(player, max, min) (plycut_player_is_max(player) ? (max) : (min))

/* "max", "min" or "chance". */
const char *plycut_player_text(PlycutPlayer player);

/* The opponent. Chance has none, and is returned as it is. */
static inline PlycutPlayer plycut_other(PlycutPlayer player)
{
    return PLYCUT_BY_PLAYER(player, PLYCUT_MIN, PLYCUT_MAX, PLYCUT_CHANCE);
}

/* Is a better than b for the player? Values are for MAX. Chance prefers nothing. */
static inline bool plycut_prefers(PlycutPlayer player, double a, double b)
{
    return PLYCUT_BY_PLAYER(player, a > b, a < b, false);
}

/* The better of two values, for MAX or MIN. */
static inline double plycut_better(PlycutPlayer player, double a, double b)
{
    return PLYCUT_BY_DECIDER(player, fmax(a, b), fmin(a, b));
}

/* The worst possible value: the best so far of a node none of whose children has returned. Of a chance node it is the
 * empty sum. */
static inline double plycut_worst(PlycutPlayer player)
{
    return PLYCUT_BY_PLAYER(player, -INFINITY, INFINITY, 0);
}

/* A value for MAX as one for the player, or back; at a chance node it stays as it is. */
static inline double plycut_for_mover(PlycutPlayer player, double value)
{
    return PLYCUT_BY_PLAYER(player, value, -value, value);
}

/* The bounds of a window. */
typedef enum PlycutSide { PLYCUT_ALPHA, PLYCUT_BETA } PlycutSide;
const char *plycut_side_text(PlycutSide side); /* "alpha" or "beta" */

/* The bound at which a node of MAX or MIN stops; the other one is the bound that it tightens. */
static inline PlycutSide plycut_stop_side(PlycutPlayer player)
{
    return PLYCUT_BY_DECIDER(player, PLYCUT_BETA, PLYCUT_ALPHA);
}

PLYCUT_END_C
#endif
