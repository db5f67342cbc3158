/* leaves.h - the leaves of a complete tree, in a list. */
#pragma once

#include <cjson/cJSON.h>
#include <plycut/game.h>

/* The prefix of the spec. */
#define LEAVES_PREFIX "leaves:"

/* Make the stored tree of a spec that begins with the prefix. */
bool leaves_parse(const char *text, PlycutGame *game, PlycutError *error);

/* The least branching factor, at least 2, of which the count is a power with two plies or more (4, 8, 9, 16 ...); 0: the
 * count is no such power. */
uint64_t leaves_branching(uint64_t count);

/* If the item is a list of numbers, which is read as one ply, and could be the leaves of a complete tree, note in the game how to
 * write that. False: no memory. */
bool leaves_note_form(const cJSON *item, PlycutGame *game, PlycutError *error);
