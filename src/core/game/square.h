/* square.h - a move on a board as text. */
#pragma once

#include <plycut/game.h>

/* "d3" or "pass"; returns its length. plycut_move_read is the inverse. */
size_t move_text(PlycutMove move, char text[PLYCUT_STEP_MAX]);

/* PlycutRules.step and .node_name of games on a board. The root is "start" if no move
 * has been made, otherwise "root". */
size_t square_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX]);
void square_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                      const PlycutState *state, PlycutText *name);
