/* Matches: the published percentages, the same games on any number of threads, records that are
 * legal. */
#include "othello_kit.h"

#include <plycut/play.h>
#include <stdlib.h>

static PlycutContestant player_of(const char *spec, const PlycutGame *start)
{
    PlycutContestant player;
    PlycutError error = {0};
    cr_assert(plycut_contestant_parse(spec, &player, &error), "%s: %s", spec, error.text);
    cr_assert(plycut_contestant_seat(&player, start, NULL, &error), "%s: %s", spec, error.text);
    return player;
}

/* Play a number of games; the caller frees the records if it asks for them. */
static PlycutPairing play(const PlycutGame *start, const char *black, const char *white,
                          uint64_t games, unsigned threads, PlycutRecord **kept)
{
    PlycutContestant players[2] = {player_of(black, start), player_of(white, start)};
    PlycutMatch match = {.start = start, .seed = 5, .first = 1000, .threads = threads};
    PlycutPairing pairing = {.black = &players[0], .white = &players[1], .games = games};
    PlycutRecord *records = calloc(games, sizeof *records);
    PlycutError error = {0};
    cr_assert(plycut_match_play(&match, &pairing, records, &error), "%s", error.text);
    plycut_contestant_release(&players[0]);
    plycut_contestant_release(&players[1]);
    if (kept != NULL)
        *kept = records;
    else
        free(records);
    return pairing;
}

/* ---- The published percentages
 * ------------------------------------------------------------------- */

/* How far two shares are apart, in standard deviations of their difference. */
static double sigmas(uint64_t seen, uint64_t games, uint64_t published, uint64_t of)
{
    double ours = (double)seen / (double)games, theirs = (double)published / (double)of;
    double share = (double)(seen + published) / (double)(games + of);
    double spread = sqrt(share * (1 - share) * (1 / (double)games + 1 / (double)of));
    return spread > 0 ? fabs(ours - theirs) / spread : 0;
}

/* Does the search go no deeper than two plies? Deeper searches are left to the slow run. */
static bool is_fast(const char *spec)
{
    const char *colon = strchr(spec, ':');
    return colon == NULL || colon[1] <= '2';
}

static void check_line(const PlycutGame *start, const char *line, bool slow)
{
    char black[64], white[64];
    unsigned long games, wins[2], draws;
    if (sscanf(line, "%63s %63s %lu %lu %lu %lu", black, white, &games, &wins[0], &wins[1],
               &draws) != 6)
        return;
    if (!slow && !(is_fast(black) && is_fast(white)))
        return;
    const uint64_t ours = slow ? (games < 10000 ? games : 10000) : 1000;
    PlycutPairing pairing = play(start, black, white, ours, 2, NULL);
    cr_expect_lt(sigmas(pairing.black_wins, ours, wins[0], games), 5, "%s - %s: Black wins %llu",
                 black, white, (unsigned long long)pairing.black_wins);
    cr_expect_lt(sigmas(pairing.white_wins, ours, wins[1], games), 5, "%s - %s: White wins %llu",
                 black, white, (unsigned long long)pairing.white_wins);
    cr_expect_lt(sigmas(pairing.draws, ours, draws, games), 5, "%s - %s: draws %llu", black, white,
                 (unsigned long long)pairing.draws);
}

/* With PLYCUT_SLOW=1 (make slow) all of them, 10,000 games each: some minutes. */
Test(play_match, percentages_are_the_published_ones)
{
    FILE *file = fopen("tests/data/othello-matches.txt", "r");
    char line[256];
    const char *slow = getenv("PLYCUT_SLOW");
    PlycutGame start = game_of("othello:start");
    cr_assert(file != NULL);
    while (fgets(line, sizeof line, file) != NULL)
        if (line[0] != '#')
            check_line(&start, line, slow != NULL && slow[0] == '1');
    fclose(file);
    plycut_game_release(&start);
}

/* ---- Records
 * --------------------------------------------------------------------------------------- */

/* Every move is legal, the game is over after the last, and the score is Black's discs minus
 * White's. */
static void check_record(const PlycutGame *start, const PlycutRecord *record)
{
    PlycutState state = start->root, next;
    for (int i = 0; i < record->length; i++) {
        PlycutMoves moves;
        PlycutMove move;
        bool legal = false;
        cr_assert(start->rules->moves(start, &state, &moves));
        while (plycut_moves_take(&moves, &move))
            legal = legal || move == record->moves[i];
        cr_assert(legal);
        start->rules->play(start, &state, record->moves[i], &next);
        state = next;
    }
    PlycutMoves none;
    cr_assert_not(start->rules->moves(start, &state, &none));
    cr_assert_eq(start->rules->value(start, &state), record->score);
}

static const char *const STARTS[] = {"othello:start", "othello:6x6", "othello:4x4"};

Test(play_match, records_are_games)
{
    for (size_t i = 0; i < 3; i++) {
        PlycutGame start = game_of(STARTS[i]);
        PlycutRecord *records;
        PlycutPairing pairing = play(&start, "greedy", "minimax:1,ties=random", 100, 2, &records);
        int64_t discs = 0;
        for (size_t g = 0; g < 100; g++) {
            check_record(&start, &records[g]);
            discs += records[g].score;
        }
        cr_expect_eq(pairing.discs, discs);
        cr_expect_eq(pairing.black_wins + pairing.white_wins + pairing.draws, 100);
        free(records);
        plycut_game_release(&start);
    }
}

Test(play_match, threads_change_nothing)
{
    PlycutGame start = game_of("othello:start");
    PlycutRecord *one, *many;
    PlycutPairing alone =
        play(&start, "random", "alpha-beta:2,ties=random,eval=tutorial", 60, 1, &one);
    PlycutPairing shared =
        play(&start, "random", "alpha-beta:2,ties=random,eval=tutorial", 60, 7, &many);
    cr_expect_eq(alone.black_wins, shared.black_wins);
    cr_expect_eq(alone.discs, shared.discs);
    cr_expect_eq(memcmp(one, many, 60 * sizeof *one), 0);
    cr_expect_neq(memcmp(&one[0], &one[1], sizeof *one), 0, "games differ");
    free(one);
    free(many);
    plycut_game_release(&start);
}

static void written(void (*write)(const PlycutRecord *, const PlycutGame *, PlycutOut *),
                    const PlycutRecord *record, const PlycutGame *start, const char *expected)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    write(record, start, &out);
    cr_assert(plycut_out_flush(&out));
    cr_expect_str_eq(text.bytes, expected);
    plycut_text_free(&text);
}

static void write_transcript(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out)
{
    plycut_record_transcript(record, start, out);
}

static void write_ggf(const PlycutRecord *record, const PlycutGame *start, PlycutOut *out)
{
    plycut_record_ggf(record, start, "a]b", "c\\d", out);
}

/* A game in which White passes; characters of names that would end their field are escaped. */
Test(play_match, records_are_written)
{
    PlycutGame start = game_of("othello:4x4:-OX-OX---------- X");
    PlycutRecord record = {.moves = {0, PLYCUT_PASS}, .length = 2, .score = 3};
    written(write_transcript, &record, &start, "a1\n");
    written(write_ggf, &record, &start,
            "(;GM[Othello]PC[plycut]PB[a\\]b]PW[c\\\\d]RE[+3]TY[4]BO[4 -O*-O*---------- "
            "*]B[a1]W[PA];)\n");
    record.length = 1;
    written(plycut_record_board, &record, &start,
            "  a b c d\n1 X X X - 1\n2 O X - - 2\n3 - - - - 3\n4 - - - - 4\n  a b c d\n1: D-a1\n");
    plycut_game_release(&start);
}

/* Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29, by method 3. */
Test(play_match, wilson_is_the_published_one)
{
    static const struct {
        uint64_t seen, games;
        double low, high;
    } known[] = {{81, 263, 0.2553, 0.3662},
                 {15, 148, 0.0624, 0.1605},
                 {0, 20, 0, 0.1611},
                 {1, 29, 0.0061, 0.1718}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        double low, high;
        plycut_wilson(known[i].seen, known[i].games, &low, &high);
        cr_expect(fabs(low - known[i].low) < 0.00005 && fabs(high - known[i].high) < 0.00005,
                  "%g to %g", low, high);
    }
}
