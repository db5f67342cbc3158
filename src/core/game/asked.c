/* asked.c - the rules of a game that somebody else knows: what a search wants to know and nobody has asked yet is asked.
 *
 * The functions of a game cannot fail. After an error, or when a search must begin anew, every position is a leaf, so that the
 * search ends soon; whoever runs it looks at `stopped` (search/asked_search.c). */
#include "game/asked.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

Asked *asked_of(const PlycutGame *game)
{
    assert(game->rules == &asked_rules);
    return game->owned;
}

/* ---- Whose turn it is ------------------------------------------------------------------------ */

/* Below chance nodes: the player who did not decide last; below one at the start, the first. */
PlycutPlayer asked_turn(const Asked *asked, uint32_t index)
{
    while (index != 0) {
        index = asked->nodes[index].parent;
        const PlycutPlayer above =
            index == 0 ? asked->root : (PlycutPlayer)asked->nodes[index].player;
        if (plycut_decides(above))
            return plycut_other(above);
    }
    return PLYCUT_FIRST_PLAYER;
}

/* ---- Asking ---------------------------------------------------------------------------------- */

bool asked_fails(const Asked *asked, uint32_t index, const PlycutError *why, PlycutError *error)
{
    char place[160];
    asked_place(asked, index, place, sizeof place);
    if (why->code == PLYCUT_E_MEMORY)
        *error = *why;
    else
        plycut_fail(error, why->code, "%s: %s", place, why->text);
    return false;
}

bool asked_ask(Asked *asked, uint32_t index, PlycutError *error)
{
    PlycutText question = {0}, answer = {0};
    asked_question(asked, index, &question);
    const bool answered = question.failed
                              ? plycut_no_memory(error)
                              : asked->asker.ask(asked->asker.self, &question, &answer, error) &&
                                    asked_answer(asked, index, &answer, error);
    plycut_text_free(&question);
    plycut_text_free(&answer);
    return answered;
}

/* A position becomes known. False: searches must stop. */
static bool asked_learn(Asked *asked, uint32_t index)
{
    const bool chance = asked->chance;
    PlycutError why = {0};
    if (!asked_ask(asked, index, &why)) {
        asked->stopped = true;
        return asked_fails(asked, index, &why, &asked->error);
    }
    if (asked->nodes[index].ply > 0)
        asked->nodes[asked->nodes[index].parent].flags |= ASKED_ENTERED;
    asked->anew = asked->chance != chance;
    asked->stopped = asked->anew;
    return !asked->stopped;
}

/* A search that knows no chance nodes must not see one. */
bool asked_know(Asked *asked, uint32_t index)
{
    return !asked->stopped &&
           (asked->nodes[index].flags & ASKED_ANSWERED || asked_learn(asked, index));
}

bool asked_names_root(const PlycutGame *game)
{
    return (asked_of(game)->nodes[0].flags & ASKED_PLAYER) != 0;
}

void asked_prepare(PlycutGame *game)
{
    Asked *asked = asked_of(game);
    asked->stopped = asked->anew = false;
    asked->root = game->root.player;
    game->chance = asked->chance;
    game->infinite = asked->infinite;
}

/* ---- The rules ------------------------------------------------------------------------------- */

static bool asked_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    Asked *asked = asked_of(game);
    const bool known = asked_know(asked, state->node);
    *left = (PlycutMoves){.end = known ? asked->nodes[state->node].child_count : 0};
    return left->end > 0;
}

static PlycutState asked_state(const Asked *asked, uint32_t index, PlycutPlayer player)
{
    return (PlycutState){.node = index, .ply = asked->nodes[index].ply, .player = player};
}

/* Who is to move after it is known when it has been asked for. */
static void asked_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                       PlycutState *child)
{
    Asked *asked = asked_of(game);
    const uint32_t index = asked->nodes[state->node].first_child + move;
    const bool known = asked_know(asked, index);
    *child = asked_state(asked, index,
                         known ? (PlycutPlayer)asked->nodes[index].player
                               : plycut_other(PLYCUT_FIRST_PLAYER));
}

static double asked_probability(const PlycutGame *game, const PlycutState *state, PlycutMove move)
{
    const Asked *asked = asked_of(game);
    const AskedNode *node = &asked->nodes[state->node];
    const double given = asked->nodes[node->first_child + move].probability;
    return given > 0 ? given : 1 / (double)node->child_count;
}

static bool asked_static_value(const PlycutGame *game, const PlycutState *state, double *value)
{
    Asked *asked = asked_of(game);
    const AskedNode *node = &asked->nodes[state->node];
    if (!asked_know(asked, state->node))
        return false;
    *value = node->value;
    return node->child_count == 0 || node->flags & ASKED_STATIC;
}

/* What a search needs, it must get. */
static double asked_value(const PlycutGame *game, const PlycutState *state)
{
    Asked *asked = asked_of(game);
    double value = 0;
    if (asked_static_value(game, state, &value) || asked->stopped)
        return value;
    PlycutError why = {0};
    fail_with(&why, PLYCUT_E_INPUT, ERROR_ASKED_NO_STATIC, NULL);
    asked->stopped = true;
    (void)asked_fails(asked, state->node, &why, &asked->error);
    return 0;
}

/* As in a stored tree: the difference between a position's static value and its parent's. */
static double asked_instability(const PlycutGame *game, const PlycutState *parent,
                                const PlycutState *state)
{
    double before, after;
    const bool known = parent != NULL && asked_static_value(game, parent, &before) &&
                       asked_static_value(game, state, &after);
    return known ? fabs(after - before) : 0;
}

/* Nobody knows how wide a path will be. */
static size_t asked_path_width(const PlycutGame *game, int depth)
{
    (void)game;
    return (size_t)PLYCUT_ASKED_MOVES *
           (size_t)(depth < 0 || depth > PLYCUT_PLY_MAX ? PLYCUT_PLY_MAX : depth);
}

/* Leaves are looked at when they are known: in the tree that is made of them. */
static bool asked_within(const PlycutGame *game, PlycutLimits limits, PlycutError *error)
{
    (void)game, (void)limits, (void)error;
    return true;
}

static void asked_node_name(const PlycutGame *game, const PlycutState *parent, PlycutMove move,
                            const PlycutState *state, PlycutText *name)
{
    (void)parent, (void)move;
    const AskedNode *node = &asked_of(game)->nodes[state->node];
    const char *text = node->name != NULL ? node->name : node->move != NULL ? node->move : "start";
    plycut_text_write(name, text, strlen(text));
}

static void asked_write_problem(const PlycutGame *game, PlycutJson *json)
{
    (void)game, (void)json;
}

static void asked_release(PlycutGame *game)
{
    Asked *asked = asked_of(game);
    arena_release(&asked->arena);
    free(asked->nodes);
    free(asked);
}

const PlycutRules asked_rules = {
    .name = "game",
    .summary = "a game whose rules a program knows",
    .release = asked_release,
    .moves = asked_moves,
    .play = asked_play,
    .probability = asked_probability,
    .within = asked_within,
    .value = asked_value,
    .static_value = asked_static_value,
    .instability = asked_instability,
    .path_width = asked_path_width,
    .step = number_step,
    .node_name = asked_node_name,
    .write_problem = asked_write_problem,
};

/* ---- Opening --------------------------------------------------------------------------------- */

bool plycut_asked_open(const PlycutAsker *asker, PlycutGame *game, PlycutError *error)
{
    Asked *asked = calloc(1, sizeof *asked);
    *game = (PlycutGame){.rules = &asked_rules, .owned = asked, .data = asked};
    if (asked == NULL || !PLYCUT_ROOM(asked->nodes, asked->room, 0, 1)) {
        plycut_game_release(game);
        return plycut_no_memory(error);
    }
    asked->asker = *asker;
    asked->count = 1;
    asked->nodes[0] = (AskedNode){.parent = 0};
    if (!asked_know(asked, 0) && !asked->anew) {
        *error = asked->error;
        plycut_game_release(game);
        return false;
    }
    game->root = asked_state(asked, 0, (PlycutPlayer)asked->nodes[0].player);
    asked_prepare(game);
    return true;
}
