/* Players: their kinds; taking a seat at a board; choosing a move. */
#include "play/contestant.h"

#include <assert.h>

static const PlycutContestantKind KINDS[] = {
#define PLAYER(name, choose, summary) {name, summary, choose},
#include <plycut/players.def>
};

static const PlycutContestantKind SEARCHES = {.name = "search"};

#define KIND_COUNT (sizeof KINDS / sizeof KINDS[0])

/* The last are the algorithms. */
size_t plycut_contestant_count(void)
{
    return KIND_COUNT + plycut_algorithm_count();
}

PlycutContestantInfo plycut_contestant_info(size_t index)
{
    assert(index < plycut_contestant_count());
    if (index < KIND_COUNT)
        return (PlycutContestantInfo){.name = KINDS[index].name, .summary = KINDS[index].summary};
    const PlycutAlgorithm *algorithm = plycut_algorithm(index - KIND_COUNT);
    return (PlycutContestantInfo){
        .name = algorithm->name, .summary = algorithm->title, .syntax = ":DEPTH[,...]"};
}

void contestant_be(PlycutContestant *contestant, size_t index)
{
    contestant->kind = index < KIND_COUNT ? &KINDS[index] : &SEARCHES;
    if (index >= KIND_COUNT)
        contestant->search = plycut_search_defaults(plycut_algorithm(index - KIND_COUNT));
}

bool plycut_contestant_searches(const PlycutContestant *contestant)
{
    return contestant->kind == &SEARCHES;
}

bool plycut_contestant_varies(const PlycutContestant *contestant)
{
    return !plycut_contestant_searches(contestant) || contestant->ties == PLYCUT_TIES_RANDOM ||
           contestant->search.seconds > 0;
}

/* ---- Playing --------------------------------------------------------------------------------- */

bool plycut_contestant_seat(PlycutContestant *contestant, const PlycutGame *start,
                            const char *weights, PlycutError *error)
{
    const PlycutValuation valuation = {.evaluation = contestant->has_weights_file ? "weighted"
                                                     : contestant->evaluation[0]
                                                         ? contestant->evaluation
                                                         : NULL,
                                       .weights = weights};
    if (!start->rules->sides)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "players need a game for two, such as othello, not '%s'",
                           start->rules->name);
    if (!plycut_game_again(start, &contestant->game, error))
        return false;
    if (contestant->endgame > 0 && start->rules->plies_left == NULL)
        plycut_fail(error, PLYCUT_E_USAGE,
                    "player %s: endgame= is for Othello, not for the game '%s'", contestant->name,
                    start->rules->name);
    else if (plycut_game_value_by(&contestant->game, &valuation, error))
        return true;
    plycut_contestant_release(contestant);
    return false;
}

void plycut_contestant_release(PlycutContestant *contestant)
{
    plycut_game_release(&contestant->game);
}

bool plycut_contestant_solves(const PlycutContestant *contestant, const PlycutState *state)
{
    const PlycutGame *game = &contestant->game;
    return contestant->endgame > 0 && game->rules->plies_left(game, state) <= contestant->endgame;
}

/* Most evaluations put a finished game far above or below its score. */
int plycut_solved_score(double value)
{
    enum { WON = 1000000 };
    return (int)(value > WON ? value - WON : value < -WON ? value + WON : value);
}

PlycutGame choice_problem(const Choice *choice)
{
    PlycutGame problem = choice->contestant->game;
    problem.root = *choice->state;
    problem.root.ply = 0;
    problem.root.player = PLYCUT_MAX;
    return problem;
}

/* The only move needs no search, unless the caller wants the search's result. */
bool plycut_contestant_move(const PlycutContestant *contestant, const PlycutState *state,
                            PlycutDice *dice, PlycutMove *move, PlycutResult *result,
                            PlycutError *error)
{
    PlycutMoves moves;
    const bool any = contestant->game.rules->moves(&contestant->game, state, &moves);
    assert(any);
    (void)any;
    if (result)
        *result = (PlycutResult){0};
    const Choice choice = {
        .contestant = contestant, .state = state, .moves = moves.set, .dice = dice};
    *move = (PlycutMove)__builtin_ctzll(moves.set);
    if (plycut_contestant_searches(contestant))
        return (!result && plycut_moves_count(&moves) == 1) ||
               choose_by_search(&choice, move, result, error);
    *move = contestant->kind->choose(&choice);
    return true;
}
