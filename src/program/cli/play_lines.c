/* play_lines.c - the lines of a game in the terminal: moves and commands of people, moves of players, in turn. */
#include "cli/play.h"
#include "os/terminal.h"
#include "say/say.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

bool play_on(Session *session)
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
