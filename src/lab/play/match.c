/* Matches. A game depends on its number only, so it does not matter which thread plays it, or when. */
#include "base/threads.h"
#include "play/contestant.h"

#include <math.h>
#include <stdlib.h>

/* What the threads need of a pairing. */
typedef struct Table {
    const PlycutMatch *match;
    const PlycutPairing *pairing;
    PlycutRecord *records; /* or NULL */
    int8_t *scores;
} Table;

static bool play_game(void *self, unsigned thread, uint64_t game, PlycutError *error)
{
    (void)thread;
    const Table *table = self;
    const PlycutMatch *match = table->match;
    PlycutRecord unread = {0}, *record = table->records != NULL ? &table->records[game] : &unread;
    const bool played = game_play(match->start, table->pairing->black, table->pairing->white,
                                  plycut_dice(match->seed, match->first + game), record, error);
    if (played)
        table->scores[game] = record->score;
    return played;
}

static void add_up(PlycutPairing *pairing, const int8_t *scores)
{
    pairing->black_wins = pairing->white_wins = pairing->draws = 0;
    pairing->discs = 0;
    for (uint64_t i = 0; i < pairing->games; i++) {
        const int score = scores[i];
        ++*(score > 0 ? &pairing->black_wins : score < 0 ? &pairing->white_wins : &pairing->draws);
        pairing->discs += score;
    }
}

bool plycut_match_play(const PlycutMatch *match, PlycutPairing *pairing, PlycutRecord *records,
                       PlycutError *error)
{
    Table table = {
        .match = match, .pairing = pairing, .records = records, .scores = malloc(pairing->games)};
    const ThreadedJob job = {.count = pairing->games,
                             .threads = match->threads,
                             .item = play_game,
                             .self = &table,
                             .progress = match->progress,
                             .progress_self = match->progress_self};
    if (table.scores == NULL)
        return plycut_no_memory(error);
    const bool played = threads_run(&job, error);
    if (played)
        add_up(pairing, table.scores);
    free(table.scores);
    return played;
}

bool plycut_pairing_repeats(const PlycutPairing *pairing)
{
    return !pairing->black->game.chance && !plycut_contestant_varies(pairing->black) &&
           !plycut_contestant_varies(pairing->white);
}

/* The score interval: it stays within [0, 1], and is right even for shares near 0 and 1. */
void plycut_wilson(uint64_t seen, uint64_t games, double *low, double *high)
{
    const double z = 1.959963984540054, n = (double)games, share = (double)seen / n;
    const double centre = share + z * z / (2 * n);
    const double spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    *low = (centre - spread) / (1 + z * z / n);
    *high = (centre + spread) / (1 + z * z / n);
}
