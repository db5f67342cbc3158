/* perft.c - plycut perft: the leaves below the root, counted ply by ply. */
#include "cli/commands.h"
#include "options/input.h"
#include "os/output.h"

#include <inttypes.h>

/* Does the game go on after this many plies? */
static bool goes_on(const PlycutGame *game, const PlycutState *state, int plies)
{
    PlycutMoves moves;
    if (!game->rules->moves(game, state, &moves))
        return false;
    bool on = plies == 0;
    for (PlycutMove move; !on && plycut_moves_take(&moves, &move);) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        on = goes_on(game, &child, plies - 1);
    }
    return on;
}

/* A row for each horizon, written as soon as it is counted, since the last takes longest. At the
 * end of the game, where no row can differ from the one before, the count stays. */
static void tell_plies(const PlycutGame *game, int depth, PlycutOut *out)
{
    uint64_t leaves = 0;
    bool over = false;
    plycut_out_text(out, "ply             leaves\n");
    for (int ply = depth > 0 ? 1 : 0; ply <= depth && !out->failed; ply++) {
        uint64_t before = leaves;
        leaves = over ? before : plycut_perft(game, &game->root, ply);
        over = over || (leaves == before && !goes_on(game, &game->root, ply - 1));
        plycut_out_format(out, "%3d %18" PRIu64 "\n", ply, leaves);
        plycut_out_flush(out);
    }
}

/* A row for each move of the root. */
static void tell_moves(const PlycutGame *game, int depth, PlycutOut *out)
{
    PlycutMoves moves = {0};
    PlycutMove move;
    uint64_t sum = 0;
    plycut_out_text(out, "move            leaves\n");
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
    plycut_out_format(out, "%-5s %16" PRIu64 "\n", "all", sum);
}

static bool tell(const Options *options, const PlycutGame *game, PlycutError *error)
{
    Output output;
    if (!output_open(&output, options->output, OUTPUT_DIRECT, error))
        return false;
    if (options->divide)
        tell_moves(game, options->search.depth, &output.out);
    else
        tell_plies(game, options->search.depth, &output.out);
    return output_commit(&output, error);
}

int perft_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    bool done = options->search.depth >= 0 ||
                plycut_fail(error, PLYCUT_E_USAGE, "perft needs -d N; try 'plycut perft --help'");
    done = done && inputs_load(&inputs, options, error) &&
           tell(options, input_game(&inputs.items[0]), error);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
