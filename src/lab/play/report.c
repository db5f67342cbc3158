/* The results of matches: a line for each pairing and the table of the players, CSV, or JSON. */
#include <plycut/play.h>

#include "base/csv.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A report being written. */
typedef struct MatchReport {
    const PlycutMatch *match;
    const PlycutPairing *pairings;
    size_t count;
    PlycutOut *out;
} MatchReport;

/* Results of one player, or of one against another. */
typedef struct Tally {
    uint64_t games, won, lost, drawn;
    int64_t discs; /* the player's minus the others' */
    bool repeats;  /* some games are copies of each other: their share has no confidence interval */
} Tally;

static void add_pairing(Tally *sum, const PlycutPairing *pairing, bool as_black)
{
    sum->games += pairing->games;
    sum->won += as_black ? pairing->black_wins : pairing->white_wins;
    sum->lost += as_black ? pairing->white_wins : pairing->black_wins;
    sum->drawn += pairing->draws;
    sum->discs += as_black ? pairing->discs : -pairing->discs;
    sum->repeats |= plycut_pairing_repeats(pairing);
}

/* All games of a player, or, if other is not NULL, those against that player. */
static Tally sum_of(const MatchReport *report, const PlycutContestant *player,
                    const PlycutContestant *other)
{
    Tally sum = {0};
    for (size_t i = 0; i < report->count; i++) {
        const PlycutPairing *pairing = &report->pairings[i];
        if (pairing->black == player && (!other || pairing->white == other))
            add_pairing(&sum, pairing, true);
        if (pairing->white == player && (!other || pairing->black == other))
            add_pairing(&sum, pairing, false);
    }
    return sum;
}

/* Tenths as text, 12.3, whatever the locale. */
static const char *tenths_text(double value, char text[32])
{
    const long long tenths = llround(value * 10);
    snprintf(text, 32, "%s%lld.%lld", tenths < 0 ? "-" : "", llabs(tenths) / 10,
             llabs(tenths) % 10);
    return text;
}

static double share(uint64_t part, uint64_t games)
{
    return 100 * (double)part / (double)games;
}

static double mean(int64_t discs, uint64_t games)
{
    return (double)discs / (double)games;
}

/* ---- Text ------------------------------------------------------------------------------------ */

/* What the table says. */
enum { PLAYER, GAMES, WON, LOST, DRAWN, SHARE, INTERVAL, SCORE, TO, WORD_COUNT };

static const char *const WORDS[WORD_COUNT] = {"player", "games", "won",   "lost", "drawn",
                                              "won %",  "95 %",  "score", " to "};

static void text_pairing(const MatchReport *report, const PlycutPairing *pairing)
{
    const char *initial = report->match->start->rules->sides->initial;
    plycut_out_format(report->out, "%s %c: %llu, %s %c: %llu, -: %llu\n", pairing->black->name,
                      initial[0], (unsigned long long)pairing->black_wins, pairing->white->name,
                      initial[1], (unsigned long long)pairing->white_wins,
                      (unsigned long long)pairing->draws);
}

static int name_width(const MatchReport *report)
{
    size_t width = strlen(WORDS[PLAYER]);
    for (size_t n = 0; n < report->match->player_count; n++) {
        const size_t length = strlen(report->match->players[n].name);
        width = length > width ? length : width;
    }
    return (int)width;
}

static void text_heading(const MatchReport *report, int width)
{
    const size_t players = report->match->player_count;
    const char *counted = report->match->start->rules->sides->counted;
    plycut_out_format(report->out, "\n   %-*s  %7s %7s %7s %7s %6s  %-13s %6s", width,
                      WORDS[PLAYER], WORDS[GAMES], WORDS[WON], WORDS[LOST], WORDS[DRAWN],
                      WORDS[SHARE], WORDS[INTERVAL], counted != NULL ? counted : WORDS[SCORE]);
    for (size_t n = 0; players > 2 && n < players; n++)
        plycut_out_format(report->out, " %6zu", n + 1);
    plycut_out_char(report->out, '\n');
}

/* What the player wins against each of the others, in percent. */
static void text_against(const MatchReport *report, const PlycutContestant *player)
{
    const size_t players = report->match->player_count;
    for (size_t n = 0; players > 2 && n < players; n++) {
        const PlycutContestant *other = &report->match->players[n];
        const Tally sum = sum_of(report, player, other);
        char percent[32];
        plycut_out_format(report->out, " %6s",
                          other == player ? "-" : tenths_text(share(sum.won, sum.games), percent));
    }
}

/* "15.0 to 85.0", or "-" without an interval. */
static const char *interval_text(const Tally *sum, char text[72])
{
    double low, high;
    char from[32], to[32];
    if (sum->repeats)
        return "-";
    plycut_wilson(sum->won, sum->games, &low, &high);
    snprintf(text, 72, "%s%s%s", tenths_text(100 * low, from), WORDS[TO],
             tenths_text(100 * high, to));
    return text;
}

static void text_player(const MatchReport *report, size_t n, int width)
{
    const PlycutContestant *player = &report->match->players[n];
    const Tally sum = sum_of(report, player, NULL);
    char percent[32], discs[32], interval[72];
    plycut_out_format(
        report->out, "%2zu %-*s  %7llu %7llu %7llu %7llu %6s  %-13s %6s", n + 1, width,
        player->name, (unsigned long long)sum.games, (unsigned long long)sum.won,
        (unsigned long long)sum.lost, (unsigned long long)sum.drawn,
        tenths_text(share(sum.won, sum.games), percent), interval_text(&sum, interval),
        tenths_text(mean(sum.discs, sum.games), discs));
    text_against(report, player);
    plycut_out_char(report->out, '\n');
}

static void write_text(const MatchReport *report)
{
    const int width = name_width(report);
    for (size_t i = 0; i < report->count; i++)
        text_pairing(report, &report->pairings[i]);
    text_heading(report, width);
    for (size_t n = 0; n < report->match->player_count; n++)
        text_player(report, n, width);
}

/* ---- CSV and JSON ---------------------------------------------------------------------------- */

/* The numbers of a pairing, each under its name, the same in both. */
static const char *const COLUMNS[] = {"games",     "black_wins", "white_wins", "draws",
                                      "black_pct", "black_low",  "black_high", "white_pct",
                                      "white_low", "white_high", "mean_discs"};

#define COLUMN_COUNT (sizeof COLUMNS / sizeof COLUMNS[0])

/* Rounded to a hundredth: more digits would claim more than a match can show. */
static double hundredths(double value)
{
    return round(value * 100) / 100 + 0.0;
}

/* The numbers of a pairing; a missing one is NAN. */
static void fill_columns(const PlycutPairing *pairing, double columns[COLUMN_COUNT])
{
    double low[2], high[2];
    const uint64_t games = pairing->games, wins[2] = {pairing->black_wins, pairing->white_wins};
    const bool repeats = plycut_pairing_repeats(pairing);
    for (int side = 0; side < 2; side++) {
        plycut_wilson(wins[side], games, &low[side], &high[side]);
        low[side] = repeats ? NAN : low[side];
        high[side] = repeats ? NAN : high[side];
    }
    const double values[COLUMN_COUNT] = {
        (double)games,
        (double)wins[0],
        (double)wins[1],
        (double)pairing->draws,
        hundredths(share(wins[0], games)),
        hundredths(100 * low[0]),
        hundredths(100 * high[0]),
        hundredths(share(wins[1], games)),
        hundredths(100 * low[1]),
        hundredths(100 * high[1]),
        hundredths(mean(pairing->discs, games)),
    };
    memcpy(columns, values, sizeof values);
}

static void write_csv(const MatchReport *report)
{
    double columns[COLUMN_COUNT];
    plycut_out_text(report->out, "black,white");
    for (size_t c = 0; c < COLUMN_COUNT; c++)
        plycut_out_format(report->out, ",%s", COLUMNS[c]);
    plycut_out_text(report->out, "\r\n");
    for (size_t i = 0; i < report->count; i++) {
        fill_columns(&report->pairings[i], columns);
        csv_text(report->out, report->pairings[i].black->name);
        csv_put(report->out, report->pairings[i].white->name);
        for (size_t c = 0; c < COLUMN_COUNT; c++)
            csv_put_number(report->out, columns[c]);
        plycut_out_text(report->out, "\r\n");
    }
}

static void json_pairing(PlycutJson *json, const PlycutPairing *pairing)
{
    double columns[COLUMN_COUNT];
    fill_columns(pairing, columns);
    plycut_json_row(json);
    plycut_json_key_string(json, "black", pairing->black->name);
    plycut_json_key_string(json, "white", pairing->white->name);
    for (size_t c = 0; c < COLUMN_COUNT; c++)
        plycut_json_key_number(json, COLUMNS[c], columns[c]); /* NAN: null */
    plycut_json_close(json);
}

static void write_json(const MatchReport *report)
{
    PlycutJson json;
    plycut_json_begin(&json, report->out, "plycut-match", 1);
    plycut_json_key_integer(&json, "seed", (int64_t)report->match->seed);
    plycut_json_key_open(&json, "results", '[');
    for (size_t i = 0; i < report->count; i++)
        json_pairing(&json, &report->pairings[i]);
    plycut_json_newline(&json);
    plycut_json_end(&json);
}

static const struct {
    const char *name;
    void (*write)(const MatchReport *report);
} FORMATS[] = {{"text", write_text}, {"csv", write_csv}, {"json", write_json}};

#define FORMAT_COUNT (sizeof FORMATS / sizeof FORMATS[0])

bool plycut_match_write(const PlycutMatch *match, const PlycutPairing *pairings, size_t count,
                        const char *format, PlycutOut *out, PlycutError *error)
{
    const MatchReport report = {match, pairings, count, out};
    const int index = plycut_name_find("format of a match", format,
                                       PLYCUT_NAMES(FORMATS, name, FORMAT_COUNT), error);
    if (index >= 0)
        FORMATS[index].write(&report);
    return index >= 0;
}
