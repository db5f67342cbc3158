/* report_more.c - the reports that the page does without: perft, explain, prove, pseudocode, table. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "say/say.h"

#include <inttypes.h>

/* ---- Leaves at each depth -------------------------------------------------------------------- */

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

bool perft_report(Job *job)
{
    const int depth = job->options->search.depth;
    if (depth < 0)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "perft needs -d N; try 'plycut perft --help'");
    (job->options->divide ? count_moves : count_plies)(input_game(job->input), depth, job->out);
    return true;
}

/* ---- The search in sentences, as a formula or as a tree ------------------------------------------------ */

/* Lists of values have no nodes to ask for, and are MAX's, so that they can be searched again. */
static bool left_tree_report(Job *job)
{
    const PlycutFocus *focus = &job->options->show.focus;
    if (job->options->show.formula || focus->node != NULL || focus->plies >= 0 ||
        focus->values != PLYCUT_VALUES_MAX)
        return plycut_fail(
            job->error, PLYCUT_E_USAGE,
            "--pruned-tree prints the whole tree: leave out --formula, --at, --below and --values");
    plycut_left_tree(&job->trace, job->out);
    return true;
}

/* A formula of max{...} and min{...} compares values for MAX. */
bool explain_report(Job *job)
{
    const Options *options = job->options;
    if (options->show.pruned_tree)
        return left_tree_report(job);
    if (options->show.formula && options->picture.values != PLYCUT_VALUES_MAX)
        return plycut_fail(job->error, PLYCUT_E_USAGE,
                           "--formula and --values mover cannot be combined: max{...} and min{...} "
                           "compare values for MAX");
    return (options->show.formula ? plycut_formula : plycut_explain)(
        &job->trace, &options->show.focus, job->out, job->error);
}

/* ---- The nodes of a search, one a row -------------------------------------------------------- */

bool table_report(Job *job)
{
    return plycut_render_nodes(&job->trace, &job->options->show.focus,
                               format_or(job->options, "text"), job->out, job->error);
}

/* ---- What was pruned cannot change the root's value ------------------------------------------ */

bool prove_report(Job *job)
{
    PlycutProof proof;
    if (!plycut_prove(&job->trace, &proof, job->error)) {
        plycut_error_in_file(job->error, job->input->name);
        return false;
    }
    (job->options->format_word == FORMAT_JSON ? plycut_proof_json
                                              : plycut_proof_text)(&job->trace, &proof, job->out);
    plycut_proof_free(&proof);
    return true;
}

/* ---- The lines of an algorithm --------------------------------------------------------------- */

bool pseudocode_report(Job *job)
{
    PlycutPseudocode code;
    const char *name = job->options->operands[0];
    PlycutSearchOptions search = job->options->search;
    search.algorithm = plycut_algorithm_or_mistake_find(name, job->error);
    if (search.algorithm == NULL)
        return false;
    plycut_pseudocode(&search, PLYCUT_MAX, job->options->show.chance, &code);
    if (code.count == 0)
        return plycut_fail(job->error, PLYCUT_E_USAGE, "%s has no pseudocode", name);
    plycut_out_format(job->out, "%s (%s)\n\n", search.algorithm->title, code.source);
    for (size_t i = 0; i < code.count; i++)
        plycut_out_format(job->out, "%s\n", code.lines[i]);
    return true;
}
