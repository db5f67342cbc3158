/* play_hint.c - a hint: a search in a few lines, and the command that shows all of it. */
#include "cli/game_table.h"
#include "say/say.h"

#include <math.h>
#include <stdlib.h>

/* Search to this depth, in plies; or to the end of the game if at most this many squares are empty. */
#define DEPTH   6
#define ENDGAME 14

#define WIDTH 79 /* the width of its lines, in columns */

/* The best move and its value: by the evaluation, or at the end of the game. */
static void say_hint(const GameTable *table, PlycutMove move, double value, bool solved,
                     PlycutOut *out)
{
    const char *evaluation = table->start.rules->sides->evaluation;
    const int score = plycut_solved_score(value);
    char step[PLYCUT_STEP_MAX], fraction[PLYCUT_NUMBER_SIZE];
    table->start.rules->step(&table->start, move, step);
    const Saying worth = evaluation != NULL ? SAY_HINT_WORTH_BY : SAY_HINT_WORTH;
    const Saying end = score > 0 ? SAY_HINT_WINS : score < 0 ? SAY_HINT_LOSES : SAY_HINT_DRAWS;
    plycut_fraction_text(value, fraction);
    say(out, solved || score != trunc(value) ? end : worth,
        TERMS(TEXT(move, step), TEXT(side, table_side(table)), TEXT(value, fraction),
              COUNT(score, abs(score)), TEXT(evaluation, evaluation)));
}

static void say_line(const GameTable *table, const PlycutResult *result, PlycutOut *out)
{
    PlycutText moves = {0};
    for (int i = 0; i < result->pv_length; i++)
        table_list_move(table, result->pv[i], &moves);
    say(out, SAY_EXPECTED, TERMS(TEXT(moves, moves.bytes != NULL ? moves.bytes : "")));
    plycut_out_memory(out, !moves.failed);
    plycut_text_free(&moves);
}

static void say_search(const PlycutResult *result, bool solved, PlycutOut *out)
{
    PlycutWrap wrap = {.to = out, .width = WIDTH};
    PlycutOut lines;
    plycut_out_init(&lines, plycut_wrap_write, &wrap);
    say(&lines, solved ? SAY_HINT_TO_THE_END : SAY_HINT_AHEAD,
        TERMS(COUNT(nodes, result->nodes), COUNT(leaves, result->leaves), COUNT(plies, DEPTH),
              COUNT(cutoffs, result->cutoffs[PLYCUT_SHALLOW] + result->cutoffs[PLYCUT_DEEP]),
              COUNT(deep, result->cutoffs[PLYCUT_DEEP])));
    (void)plycut_out_flush(&lines);
}

/* A command on a line of its own, to copy. It shows all steps; of an endgame, which has too many, only the value. */
static void write_command(const GameTable *table, bool solved, PlycutOut *out)
{
    const PlycutRules *rules = table->start.rules;
    PlycutText spec = {0};
    rules->spec(&table->start, table_now(table), &spec);
    say(out, solved ? SAY_SAME_SEARCH : SAY_STEP_BY_STEP, NO_TERMS);
    if (solved)
        plycut_out_text(
            out, "    plycut count -a alpha-beta --table 65536 --order hash,mobility,parity");
    else
        plycut_out_format(out, "    plycut explain -d %d", DEPTH);
    if (!solved && rules->sides->evaluation != NULL)
        plycut_out_format(out, " -e %s", rules->sides->evaluation);
    plycut_out_format(out, " '%s'\n", spec.failed ? "" : spec.bytes);
    plycut_out_memory(out, !spec.failed);
    plycut_text_free(&spec);
}

/* The player that advises. It solves endgames if the game says how many plies are left. */
static bool open_adviser(const GameTable *table, PlycutContestant *adviser, PlycutError *error)
{
    char spec[PLAYER_SPEC_SIZE];
    if (!player_open(player_spec(table->start.rules->sides, DEPTH, spec), &table->start, adviser,
                     error))
        return false;
    adviser->endgame = table->start.rules->plies_left != NULL ? ENDGAME : 0;
    adviser->name = "hint";
    return true;
}

void play_hint_write(const GameTable *table, PlycutOut *out, PlycutError *error)
{
    PlycutContestant adviser;
    PlycutResult result;
    PlycutMove move;
    PlycutDice dice = table->dice;
    if (!open_adviser(table, &adviser, error))
        return;
    const bool solved = plycut_contestant_solves(&adviser, table_now(table));
    bool done = plycut_contestant_move(&adviser, table_now(table), &dice, &move, &result, error);
    plycut_contestant_release(&adviser);
    if (!done)
        return;
    say_hint(table, move, result.value, solved, out);
    say_line(table, &result, out);
    say_search(&result, solved, out);
    write_command(table, solved, out);
}
