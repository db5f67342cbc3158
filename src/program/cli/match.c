/* match.c - plycut match: every player against every other, on all processors. */
#include "cli/commands.h"
#include "cli/game_table.h"
#include "say/say.h"
#include "os/output.h"
#include "os/terminal.h"

#include <stdlib.h>
#include <unistd.h>

enum { GAMES = 100 };

/* The forms in which games are saved. */
enum { TRANSCRIPTS, GGF, SAVED };

/* A match and all that it needs. */
typedef struct MatchRun {
    const Options *options;
    Inputs inputs;
    PlycutGame start;
    PlycutContestant *players;
    size_t player_count, seated;
    PlycutPairing *pairings;
    size_t pairing_count, finished;
    PlycutRecord *records; /* of one pairing; NULL: nobody reads them */
    PlycutMatch play;
    uint64_t games, total;
    Output saved[SAVED]; /* the games themselves, if the options ask for them */
} MatchRun;

/* ---- Before the games ------------------------------------------------------------------------ */

static const char *saved_path(const MatchRun *match, int form)
{
    const PlayOptions *play = &match->options->play;
    return form == GGF ? play->ggf : play->transcripts;
}

static bool shows_games(const MatchRun *match)
{
    return match->options->verbose && match->options->format_word == FORMAT_TEXT;
}

/* Make room for the games, if they are shown or saved. */
static bool keep_games(MatchRun *match)
{
    if (!shows_games(match) && saved_path(match, TRANSCRIPTS) == NULL &&
        saved_path(match, GGF) == NULL)
        return true;
    match->records = calloc(match->games, sizeof *match->records);
    return match->records != NULL;
}

/* Seat the players, and make room for their games. */
static bool seat_players(MatchRun *match, PlycutError *error)
{
    size_t players = match->options->operand_count;
    match->player_count = players;
    match->pairing_count = players * (players - 1);
    match->players = calloc(players, sizeof *match->players);
    match->pairings = calloc(match->pairing_count, sizeof *match->pairings);
    if (match->players == NULL || match->pairings == NULL || !keep_games(match))
        return plycut_no_memory(error);
    for (; match->seated < match->player_count; match->seated++)
        if (!player_open(match->options->operands[match->seated], &match->start,
                         &match->players[match->seated], error))
            return false;
    return true;
}

/* Two players' games with both colours come together: A - B, B - A, A - C, C - A, B - C ... */
static void pair_players(MatchRun *match)
{
    PlycutPairing *pairing = match->pairings;
    for (size_t i = 0; i < match->player_count; i++)
        for (size_t j = i + 1; j < match->player_count; j++) {
            const PlycutContestant *a = &match->players[i], *b = &match->players[j];
            *pairing++ = (PlycutPairing){.black = a, .white = b, .games = match->games};
            *pairing++ = (PlycutPairing){.black = b, .white = a, .games = match->games};
        }
    match->total = match->games * match->pairing_count;
}

/* ---- The games ------------------------------------------------------------------------------- */

static void report_progress(void *self, uint64_t done)
{
    const MatchRun *match = self;
    progress_games(match->finished * match->games + done, match->total);
}

static void save_games(MatchRun *match, const PlycutPairing *pairing)
{
    for (uint64_t i = 0; match->records != NULL && i < pairing->games; i++) {
        const PlycutRecord *record = &match->records[i];
        if (saved_path(match, TRANSCRIPTS) != NULL)
            plycut_record_transcript(record, &match->start, &match->saved[TRANSCRIPTS].out);
        if (saved_path(match, GGF) != NULL)
            plycut_record_ggf(record, &match->start, pairing->black->name, pairing->white->name,
                              &match->saved[GGF].out);
    }
}

static void show_last_game(const MatchRun *match, const PlycutPairing *pairing, PlycutOut *out)
{
    const PlycutRecord *last = &match->records[pairing->games - 1];
    const PlycutSides *sides = match->start.rules->sides;
    say(out, SAY_PLAYERS,
        TERMS(TEXT(first, sides->title[0]), TEXT(first_player, pairing->black->name),
              TEXT(second, sides->title[1]), TEXT(second_player, pairing->white->name)));
    plycut_record_board(last, &match->start, out);
    say(out,
        last->score == 0         ? SAY_GAME_DRAWN
        : sides->counted != NULL ? SAY_GAME_WON_BY
                                 : SAY_GAME_WON,
        TERMS(TEXT(winner, sides->title[last->score < 0]), COUNT(score, abs(last->score))));
}

static bool play_pairings(MatchRun *match, PlycutOut *out, PlycutError *error)
{
    for (; match->finished < match->pairing_count; match->finished++) {
        PlycutPairing *pairing = &match->pairings[match->finished];
        match->play.first = match->finished * match->games;
        const double began = progress_seconds();
        if (!plycut_match_play(&match->play, pairing, match->records, error))
            return false;
        /* how long it took, on all threads together */
        message(TALK_DETAIL, "%s against %s: %llu game%s in %.2f s", pairing->black->name,
                pairing->white->name, (unsigned long long)pairing->games,
                pairing->games == 1 ? "" : "s", progress_seconds() - began);
        save_games(match, pairing);
        if (shows_games(match))
            show_last_game(match, pairing, out);
    }
    return true;
}

unsigned threads_of(const Options *options)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (options->play.threads > 0)
        return (unsigned)options->play.threads;
    return processors > 0 ? (unsigned)processors : 1;
}

static bool play_all(MatchRun *match, PlycutOut *out, PlycutError *error)
{
    const Options *options = match->options;
    match->play = (PlycutMatch){.start = &match->start,
                                .seed = options->make.seed,
                                .threads = threads_of(options),
                                .progress = report_progress,
                                .progress_self = match,
                                .players = match->players,
                                .player_count = match->player_count};
    progress_begin("match", "games");
    bool done = play_pairings(match, out, error);
    progress_games_end(done ? match->total : 0);
    return done && plycut_match_write(&match->play, match->pairings, match->pairing_count,
                                      format_or(options, "text"), out, error);
}

static void match_free(MatchRun *match)
{
    for (int form = 0; form < SAVED; form++)
        output_discard(&match->saved[form]);
    for (size_t i = 0; i < match->seated; i++)
        plycut_contestant_release(&match->players[i]);
    free(match->players);
    free(match->pairings);
    free(match->records);
    inputs_free(&match->inputs);
}

static bool match_prepare(MatchRun *match, PlycutError *error)
{
    if (!players_start(match->options->play.start, &match->inputs, &match->start, error))
        return false;
    if (saved_path(match, GGF) != NULL &&
        (match->start.rules->board == NULL || match->start.rules->board->ggf == NULL))
        return plycut_fail(error, PLYCUT_E_USAGE, "--ggf: the Generic Game Format has no %s",
                           match->start.rules->name);
    if (!seat_players(match, error))
        return false;
    pair_players(match);
    return true;
}

/* If all games are the same, their shares predict nothing. */
static void warn_of_sameness(const MatchRun *match)
{
    for (size_t i = 0; i < match->pairing_count && match->games > 1; i += 2) {
        const PlycutPairing *pairing = &match->pairings[i];
        if (plycut_pairing_repeats(pairing))
            message(TALK_NOTE,
                    "neither %s nor %s chooses at random: all their games are the same "
                    "(ties=random varies them)",
                    pairing->black->name, pairing->white->name);
    }
}

/* All outputs are opened before the games, so that a wrong name does not cost an hour. What else goes to standard
 * output waits for the table. */
static bool match_run(MatchRun *match, PlycutError *error)
{
    Output table;
    bool done = true;
    for (int form = 0; done && form < SAVED; form++)
        done = saved_path(match, form) == NULL ||
               output_open(&match->saved[form], saved_path(match, form), OUTPUT_SPOOLED, error);
    if (!done || !output_open(&table, match->options->output, OUTPUT_DIRECT, error))
        return false;
    warn_of_sameness(match);
    done = output_end(&table, play_all(match, &table.out, error), error);
    for (int form = 0; done && form < SAVED; form++)
        done = saved_path(match, form) == NULL || output_commit(&match->saved[form], error);
    return done;
}

int match_command(const Options *options, PlycutError *error)
{
    MatchRun match = {.options = options,
                      .saved = {OUTPUT_CLOSED, OUTPUT_CLOSED},
                      .games = options->play.games > 0 ? options->play.games : GAMES};
    bool done = match_prepare(&match, error) && match_run(&match, error);
    match_free(&match);
    return done ? 0 : FAILED;
}
