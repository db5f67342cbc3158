/* perft.c - plycut perft: the leaves at each depth. */
#include "cli/commands.h"
#include "cli/say.h"
#include "cli/report.h"

#include <inttypes.h>

/* Does every game end within this many plies? */
static bool perft_is_over(const PlycutGame *game, const PlycutState *state, int plies)
{
    PlycutMoves moves;
    bool over = true;
    if (!game->rules->moves(game, state, &moves))
        return true;
    for (PlycutMove move; plies > 0 && over && plycut_moves_take(&moves, &move);) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        over = perft_is_over(game, &child, plies - 1);
    }
    return plies > 0 && over;
}

/* A row for each depth, flushed at once: the last takes longer than all others together. A number that stays
 * the same may be the last. */
static void count_plies(const PlycutGame *game, int depth, PlycutOut *out)
{
    uint64_t last = 0;
    say(out, SAY_LEAVES_BY_PLY, NO_TERMS);
    for (int ply = depth > 0 ? 1 : 0; ply <= depth && !out->failed; ply++) {
        const uint64_t leaves = plycut_perft(game, &game->root, ply);
        if (leaves == last && perft_is_over(game, &game->root, ply - 1)) {
            say(out, SAY_ALL_OVER, TERMS(COUNT(plies, ply - 1)));
            break;
        }
        plycut_out_format(out, "%3d %18" PRIu64 "\n", ply, leaves);
        plycut_out_flush(out);
        last = leaves;
    }
}

/* A row for each move of the root. */
static void count_moves(const PlycutGame *game, int depth, PlycutOut *out)
{
    PlycutMoves moves = {0};
    PlycutMove move;
    uint64_t sum = 0;
    say(out, SAY_LEAVES_BY_MOVE, NO_TERMS);
    if (depth == 0 || !game->rules->moves(game, &game->root, &moves))
        sum = 1;
    while (!out->failed && plycut_moves_take(&moves, &move)) {
        PlycutState child;
        char step[PLYCUT_STEP_MAX];
        game->rules->play(game, &game->root, move, &child);
        game->rules->step(game, move, step);
        uint64_t leaves = plycut_perft(game, &child, depth - 1);
        plycut_out_format(out, "%-5s %16" PRIu64 "\n", step, leaves);
        plycut_out_flush(out);
        sum += leaves;
    }
    plycut_out_format(out, "%-5s %16" PRIu64 "\n", saying(SAY_LEAVES_OF_ALL), sum);
}

static bool count(const Options *options, const Input *input, const PlycutTrace *trace,
                  PlycutOut *out, PlycutError *error)
{
    (void)trace, (void)error;
    (options->divide ? count_moves : count_plies)(input_game(input), options->search.depth, out);
    return true;
}

int perft_command(const Options *options, PlycutError *error)
{
    bool valid = options->search.depth >= 0 ||
                 plycut_fail(error, PLYCUT_E_USAGE, "perft needs -d N; try 'plycut perft --help'");
    return valid ? report_on_input(options, count, error) : FAILED;
}
