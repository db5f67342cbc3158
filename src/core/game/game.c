/* The registered games: found by the prefix of a spec, made, asked, released. */
#include <plycut/game.h>

#include "game/asked.h"
#include "game/leaves.h"
#include "game/tree.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const PlycutRules *const GAMES[] = {
#define GAME(x) &x##_rules,
#include "game/games.def"
#undef GAME
};

#define GAME_COUNT (sizeof GAMES / sizeof GAMES[0])

size_t plycut_game_count(void)
{
    return GAME_COUNT;
}

const PlycutRules *plycut_game_rules(size_t index)
{
    assert(index < GAME_COUNT);
    return GAMES[index];
}

/* The rules whose name and a colon begin the text, or NULL. */
static const PlycutRules *rules_of_spec(const char *spec)
{
    size_t length = strcspn(spec, ":");
    if (spec[length] != ':')
        return NULL;
    for (size_t i = 0; i < GAME_COUNT; i++)
        if (strlen(GAMES[i]->name) == length && memcmp(GAMES[i]->name, spec, length) == 0)
            return GAMES[i];
    return NULL;
}

static bool is_list_of_leaves(const char *spec)
{
    return strncmp(spec, LEAVES_PREFIX, strlen(LEAVES_PREFIX)) == 0;
}

/* A file may have any name, so only a known prefix makes a spec of a text. */
bool plycut_is_game_spec(const char *text)
{
    return rules_of_spec(text) != NULL || is_list_of_leaves(text);
}

/* Fail because no game has this name. */
static bool unknown_game(const char *name, size_t length, PlycutError *error)
{
    const char *names[GAME_COUNT];
    char word[64] = "";
    for (size_t i = 0; i < GAME_COUNT; i++)
        names[i] = GAMES[i]->name;
    memcpy(word, name, length < sizeof word ? length : sizeof word - 1);
    return plycut_unknown("game", word, PLYCUT_WORDS(names, GAME_COUNT), error);
}

bool plycut_game_parse(const char *spec, PlycutGame *game, PlycutError *error)
{
    const bool leaves = is_list_of_leaves(spec);
    const PlycutRules *rules = leaves ? &tree_rules : rules_of_spec(spec);
    memset(game, 0, sizeof *game);
    if (!rules)
        return unknown_game(spec, strcspn(spec, ":"), error);
    game->rules = rules;
    if (leaves ? leaves_parse(spec, game, error)
               : rules->parse(spec + strlen(rules->name) + 1, game, error))
        return true;
    plycut_game_release(game);
    return false;
}

bool plycut_game_again(const PlycutGame *game, PlycutGame *again, PlycutError *error)
{
    PlycutText spec = {0};
    game->rules->spec(game, &game->root, &spec);
    const bool made =
        spec.failed ? plycut_no_memory(error) : plycut_game_parse(spec.bytes, again, error);
    plycut_text_free(&spec);
    return made;
}

bool plycut_is_weights_file(const char *name)
{
    static const char ending[] = ".json";
    const size_t length = strlen(name), ends = sizeof ending - 1;
    return strchr(name, '/') != NULL ||
           (length >= ends && strcmp(name + length - ends, ending) == 0);
}

bool plycut_game_value_by(PlycutGame *game, const PlycutValuation *valuation, PlycutError *error)
{
    if (game->rules->value_by)
        return game->rules->value_by(game, valuation, error);
    if (!valuation->evaluation && !valuation->score)
        return true;
    return fail_with(error, PLYCUT_E_USAGE, ERROR_GAME_NO_EVALUATION,
                     WITH(FILL(game, game->rules->name)));
}

PlycutValuation plycut_game_valuation(const PlycutGame *game)
{
    return game->rules->valuation ? game->rules->valuation(game) : (PlycutValuation){0};
}

const char *plycut_player_title(const PlycutGame *game, PlycutPlayer player)
{
    const PlycutSides *sides = game->rules->sides;
    return sides && plycut_decides(player) ? sides->title[sides->side(game, player)] : NULL;
}

bool plycut_game_root_is_fixed(const PlycutGame *game)
{
    return game->levels.count > 0 || !plycut_decides(game->root.player) ||
           (game->rules == &asked_rules && asked_names_root(game));
}

/* Players below the root follow from it, so nothing else changes. */
void plycut_game_set_root(PlycutGame *game, PlycutPlayer player)
{
    PlycutError no_memory = {0}; /* names are those of the values before, then */
    const bool turned = game->rules == &tree_rules && tree_of(game)->of_mover;
    if (plycut_game_root_is_fixed(game) || game->root.player == player)
        return;
    if (turned)
        (void)tree_turn_values(game, &no_memory);
    game->root.player = player;
    if (turned)
        (void)tree_turn_values(game, &no_memory);
}

bool plycut_game_leaves_of_mover(PlycutGame *game, PlycutError *error)
{
    Tree *tree = game->owned;
    if (game->rules != &tree_rules)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only the leaves of a stored tree may be from the mover's "
                           "point of view");
    if (tree->of_mover)
        return true;
    tree->of_mover = true;
    return tree_turn_values(game, error);
}

PlycutLimits plycut_game_limits(const PlycutGame *game)
{
    return game->limited ? game->limits : (PlycutLimits){-INFINITY, INFINITY};
}

bool plycut_game_limit(PlycutGame *game, PlycutLimits limits, PlycutError *error)
{
    if (!(limits.low < limits.high))
        return fail_with(error, PLYCUT_E_USAGE, ERROR_LIMITS_TURNED, NULL);
    if (game->rules->within == NULL)
        return fail_with(error, PLYCUT_E_USAGE, ERROR_GAME_NO_LIMITS,
                         WITH(FILL(game, game->rules->name)));
    if (!game->rules->within(game, limits, error))
        return false;
    game->limited = plycut_is_limited(limits);
    game->limits = limits;
    return true;
}

/* Harmless on a game that was never made, or was released already. */
void plycut_game_release(PlycutGame *game)
{
    if (game->rules && game->owned)
        game->rules->release(game);
    free((void *)game->title);
    free((void *)game->source);
    free((void *)game->other_form);
    free((void *)game->read_as);
    memset(game, 0, sizeof *game);
}
