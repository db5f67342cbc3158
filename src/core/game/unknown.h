/* unknown.h - leaves of unknown value, for those who search: which one it is; nodes that nobody has asked about. */
#pragma once

#include <plycut/game.h>

/* The name of this leaf of a stored tree, which its unknown value has, and its path. */
const char *unknown_leaf(const PlycutGame *game, uint32_t leaf, char path[PLYCUT_PATH_MAX]);

/* Has nobody asked what is at this position? */
bool position_is_unasked(const PlycutGame *game, const PlycutState *state);
