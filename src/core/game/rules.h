/* rules.h - the rules of every registered game, declared from games.def, and the functions that
 * games share.
 *
 * Each game NAME defines, in a file of its name, `NAME_rules`, and `NAME_from_problem`, which reads
 * the game's own members of a trace's "problem" and makes the game (title, source and root's player
 * are set by the caller). A game's `title` and `source` are malloc'ed and freed by
 * plycut_game_release; `rules->release` frees everything else that it owns. */
#pragma once

#include "base/json_rows.h"

#include <cjson/cJSON.h>
#include <plycut/game.h>

#define GAME(x) extern const PlycutRules x##_rules;
#include "game/games.def"
#undef GAME

#define GAME(x) bool x##_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error);
#include "game/games.def"
#undef GAME

/* The player whose word (plycut_player_text) this is; false for any other text, and for NULL. */
bool player_parse(const char *text, PlycutPlayer *player);

/* Read "players" and "limits", if the object (whose JSON path this is) has them; the limits of a game that has been
 * made. */
bool game_read_levels(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error);
bool game_read_limits(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error);

/* PlycutRules.step of a child that has only a number: "2". */
size_t number_step(const PlycutGame *game, PlycutMove move, char step[PLYCUT_STEP_MAX]);

/* PlycutRules.node_name: a node has the name of the move that leads to it. */
void step_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                    const PlycutState *state, PlycutText *name);

/* Keep a copy of an optional text member as the game's title or source (NULL item: none). */
bool game_text(const cJSON *item, const char **text, const char *path, PlycutError *error);

/* ---- problem.c ------------------------------------------------------------------------------- */

/* Read the members of a trace's "problem" that a game's rows describe. Unknown ones are passed over: they are those of all
 * games, or a later version has written them. An error has the JSON path. */
bool problem_read(const cJSON *problem, const JsonShape *shape, void *out, PlycutError *error);
/* PlycutRules.write_problem of a game whose only member is "position", the text after the game's name in its spec. */
void position_write_problem(const PlycutGame *game, PlycutJson *json);
/* Read a game whose only member is "position", from which `make` makes it. */
bool position_from_problem(const cJSON *problem,
                           bool (*make)(const char *text, PlycutGame *game, PlycutError *error),
                           PlycutGame *game, PlycutError *error);
