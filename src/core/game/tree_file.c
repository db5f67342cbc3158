/* Games from tree files, tree specs and traces: the members around the nodes. */
#include "base/json_read.h"
#include "game/leaves.h"
#include "game/tree.h"
#include "game/tree_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SAMPLE "{\"format\": \"plycut-tree\", \"version\": 1, \"tree\": ...}"

/* A file being read. */
typedef struct File {
    PlycutGame *game;
    PlycutError *error;
    TreeFile members;
    bool spec; /* it is a spec, which needs no format and no version */
} File;

/* ---- A game from a node --------------------------------------------------------------------- */

/* Make the game of the tree under item; the root's player is MAX unless its node says otherwise. */
static bool tree_make(const cJSON *item, const char *path, bool lenient, PlycutGame *game,
                      PlycutError *error)
{
    Tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return plycut_no_memory(error);
    game->rules = &tree_rules;
    game->owned = tree;
    game->data = tree;
    if (!tree_read_nodes(tree, item, path, lenient, error))
        return false;
    game->root = (PlycutState){.player = (PlycutPlayer)tree->nodes[0].player};
    game->unknown = tree_unknown(tree);
    game->unasked = tree_unasked(tree);
    game->infinite = tree_has_infinite(tree);
    return true;
}

/* When the root's player is known: the levels, whose first is the root's unless it is named, and chance. */
static bool tree_finish(PlycutGame *game, bool root_given, const cJSON *object,
                        const char *object_path, const char *path, PlycutError *error)
{
    const Tree *tree = tree_of(game);
    if (!root_given && !(tree->nodes[0].flags & NODE_PLAYER) && game->levels.count > 0)
        game->root.player = game->levels.player[0];
    return tree_check_chance(game, path, error) &&
           (!tree->of_mover || tree_turn_values(game, error)) &&
           game_read_limits(object, object_path, game, error);
}

static bool tree_read_object(File *file, const cJSON *object);

bool tree_from_json(const cJSON *dom, bool spec, PlycutGame *game, PlycutError *error)
{
    File file = {.game = game, .error = error, .spec = spec};
    return json_get(dom, "tree") != NULL || json_get(dom, "format") != NULL ||
                   (cJSON_IsObject(dom) && !spec)
               ? tree_read_object(&file, dom)
               : tree_make(dom, "$", false, game, error) &&
                     tree_finish(game, false, NULL, "$", "$", error);
}

/* A text that is a spec may lack format and version. */
bool tree_from_text(const char *text, PlycutGame *game, PlycutError *error)
{
    JsonText json = {
        .text = text, .length = strlen(text), .values = "a number, or [ for a list of children"};
    cJSON *dom = json_read(&json, error);
    const bool made = dom != NULL && tree_from_json(dom, true, game, error);
    json_free(dom);
    if (!made)
        json_place(error, text, json.length);
    return made;
}

static const JsonRow PROBLEM_ROWS[] = {{.name = "tree",
                                        .size = sizeof(void *),
                                        .kind = JSON_ANY,
                                        .need = JSON_REQUIRED,
                                        .says = "the nodes, as in a tree file"}};
static const JsonShape TREE_PROBLEM = {JSON_SHAPE(const void *, PROBLEM_ROWS, "a stored tree")};

/* The root's player is a member of the problem, which the caller reads. Unknown members of a trace
 * are ignored. */
bool tree_from_problem(const cJSON *problem, PlycutGame *game, PlycutError *error)
{
    const void *item;
    if (!problem_read(problem, &TREE_PROBLEM, &item, error) ||
        !tree_make(item, "$.problem.tree", true, game, error))
        return false;
    player_parse(json_get_text(problem, "root"), &game->root.player);
    if (!game_read_pieces(problem, "$.problem", game, error))
        return false;
    return tree_finish(game, true, NULL, "$.problem", "$.problem.tree", error);
}

/* ---- Members of a file ---------------------------------------------------------------------- */

static bool read_root(const File *file)
{
    const cJSON *root = file->members.root;
    return root == NULL || player_parse(cJSON_GetStringValue(root), &file->game->root.player) ||
           json_fails(file->error, "$.root", ERROR_PLAYER_EXPECTED, NULL);
}

/* Whose point of view the values are from. */
static bool read_viewpoint(const File *file, bool *of_mover)
{
    const char *word = cJSON_GetStringValue((const cJSON *)file->members.values);
    *of_mover = word != NULL && strcmp(word, "mover") == 0;
    return file->members.values == NULL || *of_mover ||
           (word != NULL && strcmp(word, "max") == 0) ||
           json_fails(file->error, "$.values", ERROR_VALUES_EXPECTED, NULL);
}

bool game_read_pieces(const cJSON *object, const char *path, PlycutGame *game, PlycutError *error)
{
    const cJSON *pieces = json_get(object, "pieces");
    const char *word = cJSON_GetStringValue(pieces);
    char place[64];
    (void)snprintf(place, sizeof place, "%s.pieces", path);
    game->discs = word != NULL && strcmp(word, "discs") == 0;
    return pieces == NULL || game->discs || (word != NULL && strcmp(word, "letters") == 0) ||
           json_fails(error, place, ERROR_BOARD_PIECES, NULL);
}

static bool read_answers(const File *file)
{
    return file->members.answers == NULL || cJSON_IsObject((const cJSON *)file->members.answers) ||
           json_fails(file->error, "$.answers", ERROR_TREE_ANSWERS,
                      WITH(FILL(sample, "{\"alpha-beta\": {\"value\": 3}}")));
}

/* ---- The file as a whole -------------------------------------------------------------------- */

/* A node where a file is expected. */
static bool is_node(const cJSON *object)
{
    return json_get(object, "tree") == NULL &&
           (json_get(object, "children") != NULL || json_get(object, "value") != NULL);
}

/* Explain what is wrong with an object that is no tree file at all, and what would be right. */
static bool no_file(const File *file, const cJSON *object)
{
    return json_fails(file->error, "$",
                      is_node(object) ? ERROR_TREE_NODE_ALONE : ERROR_TREE_NO_FORMAT,
                      WITH(FILL(sample, SAMPLE)));
}

/* The levels are read before the nodes, the limits after them. */
static bool tree_read_members(File *file, const cJSON *object)
{
    const JsonReading reading = {.author = TREE_FILE.author, .path = "$", .error = file->error};
    if (is_node(object) || (json_get(object, "format") == NULL && !file->spec))
        return no_file(file, object);
    return json_object_read(&reading, file->spec ? &TREE_SPEC : TREE_FILE.shape, object,
                            &file->members) &&
           game_text(json_get(object, "title"), &file->game->title, "$.title", file->error) &&
           game_text(json_get(object, "source"), &file->game->source, "$.source", file->error) &&
           read_root(file) && read_answers(file) &&
           game_read_pieces(object, "$", file->game, file->error);
}

/* The file and the root node may both give the root's player, but must not contradict each other. */
static bool tree_read_object(File *file, const cJSON *object)
{
    PlycutGame *game = file->game;
    if (!tree_read_members(file, object))
        return false;
    const bool rooted = file->members.root != NULL;
    PlycutPlayer root = game->root.player;
    if (!game_read_levels(object, "$", game, file->error))
        return false;
    if (!tree_make(file->members.tree, "$.tree", false, game, file->error))
        return false;
    Tree *tree = game->owned;
    if (!read_viewpoint(file, &tree->of_mover))
        return false;
    bool named = tree->nodes[0].flags & NODE_PLAYER;
    if (rooted && named && root != game->root.player)
        return json_fails(file->error, "$.tree.player", ERROR_TREE_ROOT_OTHER, NULL);
    if (rooted && game->levels.count > 0 && root != game->levels.player[0])
        return json_fails(file->error, "$.root", ERROR_TREE_ROOT_PLAYERS, NULL);
    if (rooted)
        game->root.player = root;
    if (!tree_finish(game, rooted, object, "$", "$.tree", file->error))
        return false;
    /* kept as JSON, for whoever checks them */
    const cJSON *answers = file->members.answers;
    tree->answers = answers != NULL ? cJSON_Duplicate(answers, true) : NULL;
    return answers == NULL || tree->answers != NULL || plycut_no_memory(file->error);
}

/* Anything but an object is a node: a bare array or number, or else the reader of nodes refuses it.
 */
bool plycut_tree_read(const char *text, size_t length, const char *name, PlycutGame *game,
                      PlycutError *error)
{
    memset(game, 0, sizeof *game);
    cJSON *dom = json_read(&(JsonText){.text = text, .length = length}, error);
    bool done =
        dom && tree_from_json(dom, false, game, error) && leaves_note_form(dom, game, error);
    json_free(dom);
    if (done)
        return true;
    json_place(error, text, length);
    plycut_error_in_file(error, name);
    plycut_game_release(game);
    return false;
}
