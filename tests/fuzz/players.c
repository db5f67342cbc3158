/* Fuzz target: players' specs. A player that is accepted plays a game against a greedy one; the transcript leads to the
 * last position again, and in the Generic Game Format no name ends its own field. */
#include "fuzz/fuzz.h"

#include <stdio.h>

FUZZ_READERS("a player");

enum { BUDGET = 300, ENDGAME = 6 };

static char *written(const PlycutRecord *record, const PlycutGame *start, const char *name)
{
    static PlycutOut out;
    PlycutText text = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    if (name != NULL)
        plycut_record_ggf(record, start, name, "greedy", &out);
    else
        plycut_record_transcript(record, start, &out);
    plycut_record_board(record, start, &out);
    if (!plycut_out_flush(&out))
        abort();
    return text.bytes;
}

/* The discs of a transcript's last position are the record's score. */
static void check_transcript(const PlycutRecord *record, const PlycutGame *start)
{
    char *moves = written(record, start, NULL), spec[300];
    PlycutGame game;
    PlycutError error = {0};
    snprintf(spec, sizeof spec, "othello:4x4:%.*s", (int)strcspn(moves, "\n"), moves);
    if (!plycut_game_parse(spec, &game, &error) || plycut_score(&game, &game.root) != record->score)
        abort();
    plycut_game_release(&game);
    free(moves);
}

/* Each field is NAME[text], where ] and \ follow a \. */
static void check_ggf(const PlycutRecord *record, const PlycutGame *start, const char *name)
{
    char *text = written(record, start, name);
    const char *at = text + strlen("(;");
    int fields = 0;
    for (; *at != ';'; fields++) {
        const size_t tag = strspn(at, "ABCEGKMOPRTWY");
        if (tag == 0 || at[tag] != '[')
            abort();
        for (at += tag + 1; *at != ']'; at++)
            if (*at == '\0' || (*at == '\\' && *++at == '\0'))
                abort();
        at++;
    }
    if (memcmp(at, ";)\n", 3) != 0 || fields != 7 + record->length)
        abort();
    free(text);
}

static void play(PlycutContestant *player, const PlycutGame *start)
{
    PlycutContestant greedy;
    PlycutRecord record;
    PlycutError error = {0};
    const PlycutMatch match = {.start = start, .threads = 1};
    PlycutPairing pairing = {.black = player, .white = &greedy, .games = 1};
    if (!plycut_contestant_parse("greedy", &greedy, &error) ||
        !plycut_contestant_seat(&greedy, start, NULL, &error))
        abort();
    player->search.node_budget = BUDGET;
    player->search.seconds = 0;
    player->endgame = player->endgame < ENDGAME ? player->endgame : ENDGAME;
    if (plycut_match_play(&match, &pairing, &record, &error)) {
        fuzz_accepted = 1;
        check_transcript(&record, start);
        check_ggf(&record, start, player->name);
    } else {
        fuzz_refused(&error);
    }
    plycut_contestant_release(&greedy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *spec = fuzz_text(data, size);
    PlycutContestant player;
    PlycutGame start;
    PlycutError error = {0};
    if (!plycut_game_parse("othello:4x4", &start, &error))
        abort();
    if (plycut_contestant_parse(spec, &player, &error) &&
        plycut_contestant_seat(&player, &start, NULL, &error)) {
        play(&player, &start);
        plycut_contestant_release(&player);
    } else {
        fuzz_refused(&error);
    }
    plycut_game_release(&start);
    free(spec);
    return 0;
}
