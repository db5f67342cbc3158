/* play.c - plycut play: a game in the terminal, driven by lines of standard input. */
#include "cli/commands.h"
#include "cli/game_table.h"
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

/* The session: the game, and where it is printed. */
typedef struct Session {
    GameTable table;
    PlycutOut *out;
    PlycutError *error;
    bool reported; /* the result has been printed */
    bool left;     /* quit */
} Session;

/* Print a line that may contain the moves possible now. */
static void say_moves(const Session *session, Saying line, const char *move)
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

static void show_board(PlycutOut *out, const GameTable *table)
{
    uint64_t marks = table_is_yours(table) ? table_moves(table) : 0;
    plycut_board_write(&table->start, table_now(table), marks, table_last(table), out);
    if (table->start.rules->sides->counted != NULL)
        say_discs(table, 0, SAY_DISCS, out);
}

/* The last board, who won, and the moves as a transcript. The score goes into the record. */
static void show_result(GameTable *table, PlycutOut *out)
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

/* A game with a person in it can be taken up again. */
static bool anyone_sits_here(const GameTable *table)
{
    return table->players[0] == NULL || table->players[1] == NULL;
}

/* Print who plays which side. Side 0 begins the game, whichever side is to move here. */
static void introduce(PlycutOut *out, const GameTable *table)
{
    const PlycutSides *sides = table->start.rules->sides;
    say(out, anyone_sits_here(table) ? SAY_PLAYERS_AND_YOU : SAY_PLAYERS,
        TERMS(TEXT(first, sides->title[0]), TEXT(first_player, seat_name(table->players[0])),
              TEXT(second, sides->title[1]), TEXT(second_player, seat_name(table->players[1]))));
}

/* ---- Commands -------------------------------------------------------------------------------- */

typedef enum Play { HINT, UNDO, BOARD, MOVES, TRANSCRIPT, HELP, QUIT, PLAYS } Play;

static const struct {
    const char *word, *help;
    bool needs_game; /* refused after the end of the game, as moves are */
} plays[PLAYS] = {
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

static void do_play(Session *session, Play play)
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

/* ---- Lines ----------------------------------------------------------------------------------- */

/* Make the moves that nobody decides: forced passes, and the outcomes of the dice. */
static void settle(Session *session)
{
    GameTable *table = &session->table;
    PlycutMove move;
    while (!table_is_over(table) &&
           plycut_dice_move(&table->start, table_now(table), &table->dice, &move)) {
        char step[PLYCUT_STEP_MAX];
        table->start.rules->step(&table->start, move, step);
        if (move == PLYCUT_PASS)
            say(session->out, SAY_MUST_PASS, TERMS(TEXT(side, table_side(table))));
        else
            say(session->out, SAY_OUTCOME, TERMS(TEXT(move, step)));
        table_make(table, move);
    }
}

/* Play the moves of a line. A single move is yours; in a transcript, each move is played for its side, up to a wrong
 * one. */
static void make_moves(Session *session, char *text)
{
    for (text += strspn(text, " \t"); *text != '\0'; text += strspn(text, " \t")) {
        PlycutMove move;
        bool legal;
        size_t length = table_read_move(&session->table, text, &move, &legal);
        if (!legal) {
            text[length != 0 ? length : strcspn(text, " \t")] = '\0';
            say_moves(session, SAY_ILLEGAL_MOVE, text);
            break;
        }
        if (move != PLYCUT_PASS) /* a forced one was made already */
            table_make(&session->table, move);
        settle(session);
        text += length;
        if (table_is_over(&session->table))
            return;
    }
    show_board(session->out, &session->table);
}

/* A line is a command or contains moves: it begins with a square, legal or not. */
static void do_line(Session *session, char *line)
{
    const int play = plycut_name_index(line, PLYCUT_NAMES(plays, word, PLAYS));
    const bool is_command = play >= 0;
    PlycutMove move;
    bool legal;
    if (!is_command && table_read_move(&session->table, line, &move, &legal) == 0) {
        PlycutError unknown = {0};
        plycut_unknown("command", line, PLYCUT_NAMES(plays, word, PLAYS), &unknown);
        say(session->out, SAY_UNKNOWN_WORD, TERMS(TEXT(error, unknown.text)));
    } else if (table_is_over(&session->table) && (!is_command || plays[play].needs_game))
        say(session->out, SAY_GAME_OVER, NO_TERMS);
    else if (is_command)
        do_play(session, (Play)play);
    else
        make_moves(session, line);
}

static void your_turn(Session *session)
{
    char line[1024];
    say(session->out, table_is_over(&session->table) ? SAY_PROMPT_OVER : SAY_PROMPT,
        TERMS(TEXT(side, table_side(&session->table))));
    session->left = !line_read(session->out, line, sizeof line);
    if (!session->left && *line != '\0')
        do_line(session, line);
}

static void their_turn(Session *session)
{
    GameTable *table = &session->table;
    const PlycutContestant *player =
        table->players[plycut_side_to_move(&table->start, table_now(table))];
    char step[PLYCUT_STEP_MAX];
    PlycutMove move;
    PlycutResult result;
    const bool solves = plycut_contestant_solves(player, table_now(table));
    if (!plycut_contestant_move(player, table_now(table), &table->dice, &move,
                                solves ? &result : NULL, session->error))
        return;
    table->start.rules->step(&table->start, move, step);
    const int score = solves ? plycut_solved_score(result.value) : 0;
    say(session->out,
        !solves     ? SAY_MOVED
        : score > 0 ? SAY_MOVED_WINS
        : score < 0 ? SAY_MOVED_LOSES
                    : SAY_MOVED_DRAWS,
        TERMS(TEXT(side, table_side(table)), TEXT(player, player->name), TEXT(move, step),
              COUNT(score, abs(score))));
    table_make(table, move);
    settle(session);
    if (!table_is_over(table))
        show_board(session->out, table);
}

/* Print the result once, and again after the end was taken back. */
static void at_end(Session *session)
{
    const bool person = anyone_sits_here(&session->table);
    if (!session->reported) {
        show_result(&session->table, session->out);
        if (person)
            say(session->out, SAY_GAME_OVER, NO_TERMS);
    }
    session->reported = true;
    if (person)
        your_turn(session);
    else
        session->left = true;
}

static void next_turn(Session *session)
{
    session->reported = false;
    (table_is_yours(&session->table) ? your_turn : their_turn)(session);
}

/* Play to the end, until somebody quits, or up to an error. */
static bool play_on(Session *session)
{
    const GameTable *table = &session->table;
    introduce(session->out, table);
    if (!table_is_over(&session->table))
        show_board(session->out, table);
    settle(session);
    while (!session->left && !session->out->failed && session->error->code == PLYCUT_OK)
        (table_is_over(&session->table) ? at_end : next_turn)(session);
    if (!session->reported && table->record.length > 0 && session->error->code == PLYCUT_OK)
        plycut_record_transcript(&table->record, &table->start, session->out);
    return session->error->code == PLYCUT_OK;
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
