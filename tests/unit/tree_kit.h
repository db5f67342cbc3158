/* tree_kit.h - trees for the tests: made from text, and written back as text. */
#pragma once

#include <criterion/criterion.h>
#include <plycut/game.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The game of a tree file's text, which must be valid. */
static inline PlycutGame tree_make(const char *text)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_tree_read(text, strlen(text), "t.json", &game, &error), "%s: %s", text,
              error.text);
    return game;
}

/* The problem object of a game; the caller frees it. */
static inline PlycutText problem_text(const PlycutGame *game, int depth)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&json, &out);
    plycut_game_write_problem(game, depth, &json);
    cr_assert(plycut_out_flush(&out));
    return text;
}

/* The state of a path that must exist. */
static inline PlycutState state_at(const PlycutGame *game, const char *path)
{
    PlycutState state;
    cr_assert(plycut_game_follow(game, path, &state, NULL, NULL), "%s", path);
    return state;
}

/* Does the node of this path have this name? */
static inline void expect_name(const PlycutGame *game, const char *path, const char *name)
{
    PlycutText text = {0};
    PlycutState state, parent;
    PlycutMove move;
    cr_assert(plycut_game_follow(game, path, &state, &parent, &move), "%s", path);
    game->rules->node_name(game, strcmp(path, "/") == 0 ? NULL : &parent, move, &state, &text);
    cr_expect_str_eq(text.bytes, name, "%s is called %s, not %s", path, text.bytes, name);
    plycut_text_free(&text);
}
