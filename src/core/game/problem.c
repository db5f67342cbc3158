/* The "problem" of a trace: a game as JSON, written and read back. */
#include "base/json_read.h"
#include "game/rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *plycut_player_text(PlycutPlayer player)
{
    return PLYCUT_BY_PLAYER(player, "max", "min", "chance");
}

const char *plycut_side_text(PlycutSide side)
{
    return side == PLYCUT_BETA ? "beta" : "alpha";
}

bool player_parse(const char *text, PlycutPlayer *player)
{
    for (PlycutPlayer p = PLYCUT_MAX; p < PLYCUT_PLAYERS; p++) {
        if (text && strcmp(text, plycut_player_text(p)) == 0) {
            *player = p;
            return true;
        }
    }
    return false;
}

/* Titles and sources are always malloc'ed, so that one place can free them. */
bool game_text(const cJSON *item, const char **text, const char *path, PlycutError *error)
{
    if (!item)
        return true;
    if (!cJSON_IsString(item))
        return json_fails(error, path, ERROR_EXPECTED_TEXT, NULL);
    size_t size = strlen(item->valuestring) + 1;
    char *copy = malloc(size);
    if (!copy)
        return plycut_no_memory(error);
    memcpy(copy, item->valuestring, size);
    *text = copy;
    return true;
}

/* ---- Levels and limits ----------------------------------------------------------------------- */

static bool read_levels(const cJSON *item, PlycutLevels *levels)
{
    levels->count = 0;
    if (!cJSON_IsArray(item) || item->child == NULL)
        return false;
    for (const cJSON *level = item->child; level != NULL; level = level->next)
        if (levels->count == PLYCUT_LEVELS_MAX ||
            !player_parse(cJSON_GetStringValue(level), &levels->player[levels->count++]))
            return false;
    return true;
}

/* A limit, as a number or a fraction, or null for none, which is `otherwise`. */
static bool read_value_limit(const cJSON *item, double otherwise, double *limit)
{
    const char *fraction = cJSON_GetStringValue(item);
    *limit = cJSON_IsNumber(item) ? item->valuedouble + 0.0 : otherwise;
    return fraction != NULL ? plycut_fraction_parse(fraction, strlen(fraction), limit)
                            : cJSON_IsNumber(item) || cJSON_IsNull(item);
}

bool game_read_levels(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error)
{
    const cJSON *players = json_get(object, "players");
    char place[64];
    snprintf(place, sizeof place, "%s.players", path);
    if (players == NULL || read_levels(players, &game->levels))
        return true;
    return json_fails(error, place, ERROR_TREE_PLAYERS,
                      WITH(FILL_NUMBER(most, PLYCUT_LEVELS_MAX),
                           FILL(sample, "[\"max\", \"chance\", \"min\", \"chance\"]")));
}

bool game_read_limits(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error)
{
    const cJSON *item = json_get(object, "limits");
    PlycutLimits limits = {0};
    PlycutError outside = {0};
    char place[64];
    snprintf(place, sizeof place, "%s.limits", path);
    if (item == NULL)
        return true;
    if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != 2 ||
        !read_value_limit(item->child, -INFINITY, &limits.low) ||
        !read_value_limit(item->child->next, INFINITY, &limits.high))
        return json_fails(error, place, ERROR_TREE_LIMITS, NULL);
    return plycut_game_limit(game, limits, &outside) || json_fails_as(error, place, &outside);
}

void plycut_game_write_levels(const PlycutGame *game, PlycutJson *json)
{
    const PlycutLimits limits = plycut_game_limits(game);
    if (game->levels.count > 0) {
        plycut_json_key_open(json, "players", '[');
        for (int i = 0; i < game->levels.count; i++)
            plycut_json_string(json, plycut_player_text(game->levels.player[i]));
        plycut_json_close(json);
    }
    if (game->limited) {
        plycut_json_key_open(json, "limits", '[');
        plycut_json_number(json, limits.low);
        plycut_json_number(json, limits.high);
        plycut_json_close(json);
    }
}

/* ---- The problem ----------------------------------------------------------------------------- */

/* Empty members are left out, except the depth: null means "to the end". */
void plycut_game_write_problem(const PlycutGame *game, int depth, PlycutJson *json)
{
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "game", game->rules->name);
    if (game->title)
        plycut_json_key_string(json, "title", game->title);
    if (game->source)
        plycut_json_key_string(json, "source", game->source);
    plycut_json_key_string(json, "root", plycut_player_text(game->root.player));
    plycut_json_key_count(json, "depth", depth);
    plycut_game_write_levels(game, json);
    game->rules->write_problem(game, json);
    plycut_json_close(json);
}

/* For each game, the function that makes it from a problem. */
static const struct {
    const char *name;
    bool (*read)(const cJSON *problem, PlycutGame *game, PlycutError *error);
} READERS[] = {
#define GAME(x) {#x, x##_from_problem},
#include "game/games.def"
#undef GAME
};

#define READER_COUNT (sizeof READERS / sizeof READERS[0])

/* The members that all games share. */
typedef struct ProblemFile {
    const char *game, *title, *source, *root;
    int depth;
    const void *players, *limits;
} ProblemFile;

static const JsonRow ROWS[] = {
    {JSON_AT(ProblemFile, game), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "the name of the game"},
    {JSON_AT(ProblemFile, title), .kind = JSON_TEXT, .says = "what the input is called"},
    {JSON_AT(ProblemFile, source), .kind = JSON_TEXT, .says = "where it comes from"},
    {JSON_AT(ProblemFile, root), .kind = JSON_TEXT, .need = JSON_REQUIRED,
     .says = "the player at the root, \"max\", \"min\" or \"chance\""},
    {JSON_AT(ProblemFile, depth), .kind = JSON_WHOLE, .nullable = true,
     .says = "the horizon in plies; null: none"},
    {JSON_AT(ProblemFile, players), .kind = JSON_ANY, .says = "the players of the levels"},
    {JSON_AT(ProblemFile, limits), .kind = JSON_ANY, .says = "the limits of the values"},
};

static const JsonShape PROBLEM = {JSON_SHAPE(ProblemFile, ROWS, "the game and its position")};

bool problem_read(const cJSON *problem, const JsonShape *shape, void *out, PlycutError *error)
{
    const JsonReading reading = {.author = JSON_PROGRAMS, .path = "$.problem", .error = error};
    return json_object_read(&reading, shape, problem, out);
}

static const JsonRow POSITION_ROWS[] = {{.name = "position",
                                         .size = sizeof(char *),
                                         .kind = JSON_TEXT,
                                         .need = JSON_REQUIRED,
                                         .says = "the position, as in a spec"}};
static const JsonShape POSITION = {JSON_SHAPE(const char *, POSITION_ROWS, "a position")};

void position_write_problem(const PlycutGame *game, PlycutJson *json)
{
    const size_t name = strlen(game->rules->name) + 1; /* with its colon */
    PlycutText spec = {0};
    game->rules->spec(game, &game->root, &spec);
    plycut_out_memory(json->out, !spec.failed);
    plycut_json_key(json, "position");
    plycut_json_string_bytes(json, spec.failed ? "" : spec.bytes + name,
                             spec.failed ? 0 : spec.length - name);
    plycut_text_free(&spec);
}

bool position_from_problem(const cJSON *problem,
                           bool (*make)(const char *text, PlycutGame *game, PlycutError *error),
                           PlycutGame *game, PlycutError *error)
{
    const char *text;
    PlycutError wrong = {0};
    return problem_read(problem, &POSITION, &text, error) &&
           (make(text, game, &wrong) || json_fails_as(error, "$.problem.position", &wrong));
}

/* The game reads its own members. */
static bool read_game(const cJSON *problem, const char *name, PlycutGame *game, PlycutError *error)
{
    PlycutError unknown = {0};
    const int reader =
        plycut_name_find("game", name, PLYCUT_NAMES(READERS, name, READER_COUNT), &unknown);
    if (reader >= 0)
        return READERS[reader].read(problem, game, error);
    return json_fails_as(error, "$.problem.game", &unknown);
}

static bool is_number_of(const cJSON *problem, const char *name)
{
    return cJSON_IsNumber(json_get(problem, name));
}

/* Read the members that all games share, and the game's own. */
static bool problem_read_members(const cJSON *problem, PlycutGame *game, int *depth,
                                 PlycutError *error)
{
    PlycutPlayer root;
    ProblemFile file;
    if (!problem_read(problem, &PROBLEM, &file, error))
        return false;
    *depth = is_number_of(problem, "depth") ? file.depth : -1;
    if (!player_parse(file.root, &root))
        return json_fails(error, "$.problem.root", ERROR_PLAYER_EXPECTED, NULL);
    if (!game_read_levels(problem, "$.problem", game, error) ||
        !read_game(problem, file.game, game, error) ||
        !game_read_limits(problem, "$.problem", game, error))
        return false;
    plycut_game_set_root(game, root);
    return game_text(json_get(problem, "title"), &game->title, "$.problem.title", error) &&
           game_text(json_get(problem, "source"), &game->source, "$.problem.source", error);
}

/* A half-made game is released, so the caller has nothing to do on failure. */
bool plycut_game_from_problem(const char *problem, PlycutGame *game, int *depth, PlycutError *error)
{
    memset(game, 0, sizeof *game);
    cJSON *dom = json_read_string(problem, NULL, error);
    if (!dom)
        return false;
    const bool done = problem_read_members(dom, game, depth, error);
    json_free(dom);
    if (!done)
        plycut_game_release(game);
    return done;
}
