/* viewpoint.h - numbers from the point of view of MAX, as they are kept everywhere, and turned: from that of the
 * player to move at a node, as negamax returns them. At a MIN node signs change, a lower bound becomes an
 * upper one, and the two bounds of a window change places. */
#pragma once

#include <plycut/trace.h>

/* Are the numbers of this player's nodes turned? */
static inline bool is_turned(PlycutValues values, PlycutPlayer player)
{
    return values == PLYCUT_VALUES_MOVER && PLYCUT_BY_PLAYER(player, false, true, false);
}

/* A number turned; zero has no sign. Turning it twice gives the number itself. */
static inline double number_turned(double number)
{
    return 0 - number;
}

static inline PlycutBound bound_turned(PlycutBound type)
{
    return type == PLYCUT_LOWER ? PLYCUT_UPPER : type == PLYCUT_UPPER ? PLYCUT_LOWER : type;
}

/* The two ends of an interval or a window. */
static inline void ends_turn(double *low, double *high)
{
    double turned = number_turned(*low);
    *low = number_turned(*high);
    *high = turned;
}

/* All numbers of an event. Owners stay with their bounds. */
PlycutEvent event_turned(const PlycutEvent *event);
