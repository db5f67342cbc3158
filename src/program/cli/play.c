/* play.c - plycut play: a game in the terminal, driven by lines of standard input. */
#include "cli/commands.h"
#include "cli/play.h"
#include "say/say.h"
#include "os/catalogue.h"
#include "os/output.h"
#include "os/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The opponent, unless the command line names one. */
#define OPPONENT_DEPTH 4
#define YOU            "you"

void say_moves(const Session *session, Saying line, const char *move)
{
    const GameTable *table = &session->table;
    PlycutText moves = {0};
    for (uint64_t left = table_moves(table); left != 0; left &= left - 1)
        table_list_move(table, (PlycutMove)__builtin_ctzll(left), &moves);
    say(session->out, line,
        TERMS(TEXT(side, table_side(table)), TEXT(move, move),
              TEXT(moves, moves.bytes != NULL ? moves.bytes : "")));
    plycut_out_memory(session->out, !moves.failed);
    plycut_text_free(&moves);
}

/* Print a line that may contain the winner and each side's number of discs. */
static void say_discs(const GameTable *table, int score, Saying line, PlycutOut *out)
{
    const PlycutSides *sides = table->start.rules->sides;
    char squares[65] = "";
    int counts[2] = {0, 0};
    if (sides->counted != NULL)
        table->start.rules->board->squares(&table->start, table_now(table), squares);
    for (const char *square = squares; *square != '\0'; square++) {
        counts[0] += *square == 'X';
        counts[1] += *square == 'O';
    }
    say(out, line,
        TERMS(TEXT(winner, sides->name[score < 0]), TEXT(first, sides->name[0]),
              COUNT(first_count, counts[0]), TEXT(second, sides->name[1]),
              COUNT(second_count, counts[1])));
}

void show_board(PlycutOut *out, const GameTable *table)
{
    uint64_t marks = table_is_yours(table) ? table_moves(table) : 0;
    plycut_board_write(&table->start, table_now(table), marks, table_last(table), out);
    if (table->start.rules->sides->counted != NULL)
        say_discs(table, 0, SAY_DISCS, out);
}

void show_result(GameTable *table, PlycutOut *out)
{
    const int score = plycut_score(&table->start, table_now(table));
    const bool counted = table->start.rules->sides->counted != NULL;
    table->record.score = (int8_t)score;
    plycut_record_board(&table->record, &table->start, out);
    say_discs(table, score,
              score == 0 ? (counted ? SAY_DRAWN_DISCS : SAY_DRAWN)
              : counted  ? SAY_WON_DISCS
                         : SAY_WON,
              out);
    plycut_record_transcript(&table->record, &table->start, out);
}

static const char *seat_name(const PlycutContestant *player)
{
    return player != NULL ? player->name : YOU;
}

bool anyone_sits_here(const GameTable *table)
{
    return table->players[0] == NULL || table->players[1] == NULL;
}

void introduce(PlycutOut *out, const GameTable *table)
{
    const PlycutSides *sides = table->start.rules->sides;
    say(out, anyone_sits_here(table) ? SAY_PLAYERS_AND_YOU : SAY_PLAYERS,
        TERMS(TEXT(first, sides->title[0]), TEXT(first_player, seat_name(table->players[0])),
              TEXT(second, sides->title[1]), TEXT(second_player, seat_name(table->players[1]))));
}

/* ---- Commands -------------------------------------------------------------------------------- */

const PlayWord plays[PLAYS] = {
    [HINT] = {"hint",
              "the best move, from a search 6 plies deep (near the end: to the end of the game), "
              "and why",
              true},
    [UNDO] = {"undo", "take back your last move and the reply to it, even after the game", false},
    [BOARD] = {"board", "show the board", false},
    [MOVES] = {"moves", "list the legal moves", true},
    [TRANSCRIPT] = {"transcript", "show the moves so far in one line", false},
    [HELP] = {"help", "show this list", false},
    [QUIT] = {"quit", "leave the game", false},
};

void do_play(Session *session, Play play)
{
    GameTable *table = &session->table;
    switch (play) {
    case HINT:
        play_hint_write(table, session->out, session->error);
        break;
    case UNDO:
        if (!table_undo(table)) {
            say(session->out, SAY_NOTHING_TO_UNDO, NO_TERMS);
            break;
        }
        show_board(session->out, table);
        break;
    case BOARD:
        show_board(session->out, table);
        break;
    case MOVES:
        say_moves(session, SAY_CAN_MOVE, "");
        break;
    case TRANSCRIPT:
        plycut_record_transcript(&table->record, &table->start, session->out);
        break;
    case HELP:
        say(session->out, SAY_HELP_MOVE, NO_TERMS);
        for (size_t i = 0; i < PLAYS; i++)
            plycut_out_format(session->out, "  %-10s  %s\n", plays[i].word, plays[i].help);
        break;
    case QUIT:
    case PLAYS:
        session->left = true;
    }
}

/* ---- The command ----------------------------------------------------------------------------- */

/* The operands: a position, or none, and the players. */
typedef struct Seats {
    const char *start;    /* NULL: that of --start */
    const char *specs[2]; /* of the sides: Black first */
    char opponent[PLAYER_SPEC_SIZE];
} Seats;

/* A game, or a file or a name of the catalogue that is no player. */
static bool is_position(const char *operand, PlycutError *error)
{
    PlycutError no_player = {0}, refused = {0};
    if (plycut_is_game_spec(operand))
        return true;
    if (strcmp(operand, YOU) == 0 || plycut_contestant_named(operand, NULL, &no_player))
        return false;
    char *path = catalogue_find(operand, &refused);
    const bool found = path != NULL || access(operand, R_OK) == 0;
    free(path);
    return plycut_had_memory(&refused, error) && found;
}

static bool find_start(const Options *options, Seats *seats, PlycutError *error)
{
    const bool named = options->operand_count > 0 && is_position(options->operands[0], error);
    seats->start = named ? options->operands[0] : options->play.start;
    if (error->code != PLYCUT_OK)
        return false;
    if (named && options->play.start != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "the position is given twice: %s and --start %s",
                           options->operands[0], options->play.start);
    return named || options->operand_count <= 2 ||
           plycut_fail(error, PLYCUT_E_USAGE, "play takes two players: unexpected '%s'",
                       options->operands[2]);
}

/* Two players are Black and White. Against a single player you are the side to move: MAX. */
static void choose_sides(const Options *options, const PlycutGame *start, Seats *seats)
{
    const size_t first = options->operand_count > 0 && seats->start == options->operands[0];
    const size_t players = options->operand_count - first;
    const PlycutSides *sides = start->rules->sides;
    const int yours = players == 2 ? 0 : sides->side(start, PLYCUT_MAX);
    seats->specs[yours] = players == 2 ? options->operands[first] : YOU;
    seats->specs[1 - yours] = players > 0 ? options->operands[first + players - 1]
                                          : player_spec(sides, OPPONENT_DEPTH, seats->opponent);
}

static bool open_players(const Seats *seats, GameTable *table, PlycutContestant room[2],
                         PlycutError *error)
{
    table->states[0] = table->start.root;
    for (int side = 0; side < 2; side++) {
        const char *spec = seats->specs[side];
        if (strcmp(spec, YOU) == 0)
            continue;
        if (!plycut_contestant_named(spec, YOU, error) ||
            !player_open(spec, &table->start, &room[side], error))
            return false;
        table->players[side] = &room[side];
    }
    return true;
}

static bool open_table(const Options *options, Inputs *inputs, Seats *seats, GameTable *table,
                       PlycutContestant room[2], PlycutError *error)
{
    table->dice = plycut_dice(options->make.seed, 0);
    if (!find_start(options, seats, error) ||
        !players_start(seats->start, inputs, &table->start, error))
        return false;
    plycut_game_set_root(&table->start, PLYCUT_MAX); /* who is to move, whichever side that is */
    choose_sides(options, &table->start, seats);
    return open_players(seats, table, room, error);
}

int play_command(const Options *options, PlycutError *error)
{
    Inputs inputs = {0};
    Output output;
    Seats seats = {0};
    PlycutContestant room[2] = {{0}, {0}};
    Session session = {.out = &output.out, .error = error};
    bool done = open_table(options, &inputs, &seats, &session.table, room, error) &&
                output_open(&output, NULL, OUTPUT_DIRECT, error);
    if (done)
        done = output_end(&output, play_on(&session), error);
    plycut_contestant_release(&room[0]);
    plycut_contestant_release(&room[1]);
    inputs_free(&inputs);
    return done ? 0 : FAILED;
}
