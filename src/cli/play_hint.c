/* play_hint.c - a hint: a search in four lines, and the command that explains all of it. */
#include "cli/play_hint.h"

#include <string.h>

#define DEPTH 6

/* An evaluation values a finished game this much above or below its score. */
#define FINISHED 1000000

static void write_value(const GameTable *table, double value, PlycutOut *out)
{
    const PlycutBoard *board = table->start.rules->board;
    double size = value < 0 ? -value : value;
    plycut_out_format(out, ", and worth to %s: ", table_side(table));
    if (size > FINISHED) {
        plycut_out_text(out, value > 0 ? "the game is won by " : "the game is lost by ");
        plycut_out_number(out, size - FINISHED);
        plycut_out_format(out, " %s\n", board->counted);
        return;
    }
    plycut_out_number(out, value);
    if (board->evaluation != NULL)
        plycut_out_format(out, " by the evaluation %s", board->evaluation);
    plycut_out_char(out, '\n');
}

static void write_line(const GameTable *table, const PlycutResult *result, PlycutOut *out)
{
    char step[PLYCUT_STEP_MAX];
    plycut_out_text(out, "  expected:");
    for (int i = 0; i < result->pv_length; i++) {
        plycut_out_char(out, ' ');
        plycut_out_bytes(out, step, table->start.rules->step(&table->start, result->pv[i], step));
    }
    plycut_out_char(out, '\n');
}

static void write_search(const PlycutResult *result, PlycutOut *out)
{
    plycut_out_format(
        out,
        "  alpha-beta visited %llu positions, evaluated %llu of them %d "
        "plies ahead, and made %llu cutoffs, %llu of them deep\n",
        (unsigned long long)result->nodes, (unsigned long long)result->leaves, DEPTH,
        (unsigned long long)(result->cutoffs[PLYCUT_SHALLOW] + result->cutoffs[PLYCUT_DEEP]),
        (unsigned long long)result->cutoffs[PLYCUT_DEEP]);
}

static void write_command(const GameTable *table, PlycutOut *out)
{
    const PlycutRules *rules = table->start.rules;
    PlycutText spec = {0};
    rules->spec(&table->start, table_now(table), &spec);
    plycut_out_format(out, "  step by step: plycut explain -d %d", DEPTH);
    if (rules->board->evaluation != NULL)
        plycut_out_format(out, " -e %s", rules->board->evaluation);
    plycut_out_format(out, " '%s'\n", spec.failed ? "" : spec.bytes);
    plycut_text_free(&spec);
}

bool hint_write(const GameTable *table, PlycutOut *out, PlycutError *error)
{
    PlycutContestant adviser;
    PlycutResult result;
    PlycutMove move;
    PlycutDice dice = table->dice;
    char step[PLYCUT_STEP_MAX], spec[PLAYER_SPEC_SIZE];
    player_spec(table->start.rules->board, DEPTH, spec);
    if (!player_open(spec, &table->start, &adviser, error))
        return false;
    bool done = plycut_contestant_move(&adviser, table_now(table), &dice, &move, &result, error);
    plycut_contestant_release(&adviser);
    if (!done)
        return false;
    size_t length = table->start.rules->step(&table->start, move, step);
    plycut_out_format(out, "hint: %.*s", (int)length, step);
    write_value(table, result.value, out);
    write_line(table, &result, out);
    write_search(&result, out);
    write_command(table, out);
    return true;
}
