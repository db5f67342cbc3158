/* Where answers stand and what they point at: JSON paths for errors, nodes by path or name, bounds.
 */
#include "grade/answers.h"

#include <stdio.h>
#include <string.h>

Place place_member(const Place *place, const char *name)
{
    Place inner = {.file = place->file, .error = place->error};
    size_t used = strlen(place->path);
    memcpy(inner.path, place->path, used);
    snprintf(inner.path + used, sizeof inner.path - used, ".%s", name);
    return inner;
}

Place place_element(const Place *place, size_t index)
{
    Place inner = {.file = place->file, .error = place->error};
    size_t used = strlen(place->path);
    memcpy(inner.path, place->path, used);
    snprintf(inner.path + used, sizeof inner.path - used, "[%zu]", index);
    return inner;
}

bool place_must_be(const Place *place, const char *what)
{
    return plycut_fail_at(place->error, PLYCUT_E_INPUT, place->file, 0, 0, place->path,
                          "this must be %s", what);
}

bool place_error(const Place *place, const PlycutError *error)
{
    PlycutCode code = error->code == PLYCUT_E_USAGE ? PLYCUT_E_INPUT : error->code;
    return plycut_fail_at(place->error, code, place->file, 0, 0, place->path, "%s", error->text);
}

/* ---- Nodes ------------------------------------------------------------------------------- */

/* A node looked for by its name. */
typedef struct Lookup {
    const PlycutGame *game;
    const char *wanted;
    PlycutText name;
    bool found, no_memory;
} Lookup;

/* Is this node the one that is looked for? */
static bool is_named(Lookup *l, const PlycutState *parent, PlycutMove move,
                     const PlycutState *state)
{
    l->name.length = 0;
    l->game->rules->node_name(l->game, parent, move, state, &l->name);
    l->no_memory |= l->name.failed;
    return !l->no_memory && strlen(l->wanted) == l->name.length &&
           memcmp(l->name.bytes, l->wanted, l->name.length) == 0;
}

/* Depth first, in the game's order; goes as deep as the tree, which is bounded. */
static void look_below(Lookup *l, const PlycutState *state)
{
    PlycutMoves moves;
    if (!l->game->rules->moves(l->game, state, &moves))
        return;
    for (PlycutMove move; !l->found && !l->no_memory && plycut_moves_take(&moves, &move);) {
        PlycutState child;
        l->game->rules->play(l->game, state, move, &child);
        l->found = is_named(l, state, move, &child);
        if (!l->found)
            look_below(l, &child);
    }
}

bool answers_node_exists(const PlycutGame *game, const char *text, bool *found, PlycutError *error)
{
    PlycutState state;
    Lookup l = {.game = game, .wanted = text};
    *found = text[0] == '/' && plycut_game_follow(game, text, &state, NULL, NULL);
    if (*found || !game->rules->stored)
        return true;
    l.no_memory = !plycut_text_write(&l.name, text, strlen(text));
    l.found = !l.no_memory && is_named(&l, NULL, 0, &game->root);
    if (!l.found)
        look_below(&l, &game->root);
    plycut_text_free(&l.name);
    *found = l.found;
    return !l.no_memory || plycut_fail(error, PLYCUT_E_MEMORY, "no memory to read the answers");
}

/* ---- Values ------------------------------------------------------------------------------ */

bool answers_bound(const cJSON *item, double none, double *bound)
{
    *bound = cJSON_IsNumber(item) ? item->valuedouble : none;
    return cJSON_IsNumber(item) || cJSON_IsNull(item);
}

bool answers_returned(const cJSON *item, double *value, PlycutBound *type)
{
    *type = PLYCUT_EXACT;
    if (cJSON_IsNumber(item)) {
        *value = item->valuedouble;
        return true;
    }
    if (!cJSON_IsString(item) || strlen(item->valuestring) < 2)
        return false;
    const char *text = item->valuestring;
    *type = text[0] == '>' ? PLYCUT_LOWER : PLYCUT_UPPER;
    return (text[0] == '>' || text[0] == '<') && text[1] == '=' &&
           plycut_number_parse(text + 2, strlen(text + 2), false, value);
}
