/* play_hint.c - a hint: a search in a few lines, and the command that shows all of it. */
#include "cli/play_hint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Search to this depth, in plies; or to the end of the game if at most this many squares are empty. */
#define DEPTH   6
#define ENDGAME 14

/* Name the evaluation that the hint rests on, if the board has one. */
static void write_value(const GameTable *table, double value, PlycutOut *out)
{
    const PlycutBoard *board = table->start.rules->board;
    plycut_out_text(out, ", worth ");
    plycut_out_number(out, value);
    plycut_out_format(out, " to %s", table_side(table));
    if (board->evaluation != NULL)
        plycut_out_format(out, " by the evaluation %s", board->evaluation);
}

void outcome_write(int score, PlycutOut *out)
{
    if (score == 0)
        plycut_out_text(out, "draws");
    else
        plycut_out_format(out, "%s by %d", score > 0 ? "wins" : "loses", abs(score));
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

/* Write a text in lines of at most 79 characters, broken at blanks, each with two in front. */
static void write_wrapped(const char *text, PlycutOut *out)
{
    enum { WIDTH = 79, INDENT = 2 };
    size_t column = 0;
    while (*text != '\0') {
        const size_t length = strcspn(text, " ");
        if (column == 0 || column + 1 + length > WIDTH) {
            plycut_out_text(out, column == 0 ? "  " : "\n  ");
            column = INDENT;
        } else {
            plycut_out_char(out, ' ');
            column++;
        }
        plycut_out_bytes(out, text, length);
        column += length;
        text += length + strspn(text + length, " ");
    }
    plycut_out_char(out, '\n');
}

static void write_search(const PlycutResult *result, bool solved, PlycutOut *out)
{
    char text[256], ahead[32] = "to the end of the game";
    if (!solved)
        snprintf(ahead, sizeof ahead, "%d plies ahead", DEPTH);
    snprintf(text, sizeof text,
             "alpha-beta visited %llu positions, evaluated %llu of them %s, and made %llu cutoffs, "
             "%llu of them deep",
             (unsigned long long)result->nodes, (unsigned long long)result->leaves, ahead,
             (unsigned long long)(result->cutoffs[PLYCUT_SHALLOW] + result->cutoffs[PLYCUT_DEEP]),
             (unsigned long long)result->cutoffs[PLYCUT_DEEP]);
    write_wrapped(text, out);
}

/* A command, on a line of its own to be copied: of all steps, or, as an endgame has too many, of its value. */
static void write_command(const GameTable *table, bool solved, PlycutOut *out)
{
    const PlycutRules *rules = table->start.rules;
    PlycutText spec = {0};
    rules->spec(&table->start, table_now(table), &spec);
    if (solved)
        plycut_out_text(out, "  the same search:\n    plycut count -a alpha-beta --table 65536 --order "
                             "hash,mobility,parity");
    else
        plycut_out_format(out, "  step by step:\n    plycut explain -d %d", DEPTH);
    if (!solved && rules->board->evaluation != NULL)
        plycut_out_format(out, " -e %s", rules->board->evaluation);
    plycut_out_format(out, " '%s'\n", spec.failed ? "" : spec.bytes);
    plycut_text_free(&spec);
}

/* The player that advises. It solves endgames if the game says how many plies are left. */
static bool open_adviser(const GameTable *table, PlycutContestant *adviser, PlycutError *error)
{
    char spec[PLAYER_SPEC_SIZE];
    if (!player_open(player_spec(table->start.rules->board, DEPTH, spec), &table->start, adviser, error))
        return false;
    adviser->endgame = table->start.rules->plies_left != NULL ? ENDGAME : 0;
    adviser->name = "hint";
    return true;
}

bool hint_write(const GameTable *table, PlycutOut *out, PlycutError *error)
{
    PlycutContestant adviser;
    PlycutResult result;
    PlycutMove move;
    PlycutDice dice = table->dice;
    char step[PLYCUT_STEP_MAX];
    if (!open_adviser(table, &adviser, error))
        return false;
    const bool solved = plycut_contestant_solves(&adviser, table_now(table));
    bool done = plycut_contestant_move(&adviser, table_now(table), &dice, &move, &result, error);
    plycut_contestant_release(&adviser);
    if (!done)
        return false;
    size_t length = table->start.rules->step(&table->start, move, step);
    plycut_out_format(out, "hint: %.*s", (int)length, step);
    if (solved || plycut_solved_score(result.value) != result.value) {
        plycut_out_format(out, ": %s ", table_side(table));
        outcome_write(plycut_solved_score(result.value), out);
    } else {
        write_value(table, result.value, out);
    }
    plycut_out_char(out, '\n');
    write_line(table, &result, out);
    write_search(&result, solved, out);
    write_command(table, solved, out);
    return true;
}
