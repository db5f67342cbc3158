/* play_hint.c - a hint: a search in four lines, and the command that explains all of it. */
#include "cli/play_hint.h"

#include <string.h>

#define DEPTH      "6"
#define EVALUATION "tutorial"

/* A finished game's value is so far off: a million and its score. */
#define FINISHED 1000000

static void write_value(const GameTable *table, double value, PlycutOut *out)
{
    double size = value < 0 ? -value : value;
    plycut_out_format(out, ", and worth to %s: ", table_colour(table));
    if (size > FINISHED) {
        plycut_out_text(out, value > 0 ? "the game is won by " : "the game is lost by ");
        plycut_out_number(out, size - FINISHED);
        plycut_out_text(out, " discs\n");
        return;
    }
    plycut_out_number(out, value);
    plycut_out_text(out, " by the evaluation " EVALUATION "\n");
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
        "  alpha-beta looked at %llu positions, valued %llu of them " DEPTH
        " plies on, and cut off %llu times, %llu of them deep\n",
        (unsigned long long)result->nodes, (unsigned long long)result->leaves,
        (unsigned long long)(result->cutoffs[PLYCUT_SHALLOW] + result->cutoffs[PLYCUT_DEEP]),
        (unsigned long long)result->cutoffs[PLYCUT_DEEP]);
}

static void write_command(const GameTable *table, PlycutOut *out)
{
    char squares[65];
    table->start.rules->board(&table->start, table_now(table), squares);
    plycut_out_format(
        out, "  told in full: plycut explain -d " DEPTH " -e " EVALUATION " 'othello:%s %c'\n",
        squares, strcmp(table_colour(table), "Black") == 0 ? 'X' : 'O');
}

bool hint_write(const GameTable *table, PlycutOut *out, PlycutError *error)
{
    PlycutContestant adviser;
    PlycutResult result;
    PlycutMove move;
    PlycutDice dice = table->dice;
    char step[PLYCUT_STEP_MAX];
    if (!player_open("alpha-beta:" DEPTH ",eval=" EVALUATION, &table->start, &adviser, error))
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
