/* Matches on several threads: each takes the next game that has not been started. A game depends on its
 * number only, so it does not matter which thread plays it, or when. */
#include "play/contestant.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* The state that the threads share. */
typedef struct Table {
    const PlycutMatch *match;
    const PlycutPairing *pairing;
    PlycutRecord *records;
    _Atomic uint64_t begun, done;
    atomic_bool stopped;
} Table;

/* One thread, and why it stopped, if it did. */
typedef struct Worker {
    Table *table;
    pthread_t thread;
    bool started, reports;
    PlycutError error;
} Worker;

static bool play_next(Worker *worker)
{
    Table *table = worker->table;
    const PlycutMatch *match = table->match;
    const uint64_t game = atomic_fetch_add(&table->begun, 1);
    if (game >= table->pairing->games || atomic_load(&table->stopped))
        return false;
    const PlycutDice dice = plycut_dice(match->seed, match->first + game);
    if (!game_play(match->start, table->pairing->black, table->pairing->white, dice,
                   &table->records[game], &worker->error)) {
        atomic_store(&table->stopped, true);
        return false;
    }
    const uint64_t done = atomic_fetch_add(&table->done, 1) + 1;
    if (worker->reports && match->progress)
        match->progress(match->progress_self, done);
    return true;
}

static void *work(void *worker)
{
    while (play_next(worker))
        ;
    return NULL;
}

/* The caller's thread is the first worker. If a thread cannot be started, the others do its work. */
static void run_workers(Worker *workers, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
    workers[0].reports = true;
    work(&workers[0]);
    for (unsigned i = 1; i < count; i++)
        if (workers[i].started)
            pthread_join(workers[i].thread, NULL);
}

static bool first_error(const Worker *workers, unsigned count, PlycutError *error)
{
    for (unsigned i = 0; i < count; i++) {
        if (workers[i].error.code != PLYCUT_OK) {
            if (error->code == PLYCUT_OK)
                *error = workers[i].error;
            return false;
        }
    }
    return true;
}

static void add_up(PlycutPairing *pairing, const PlycutRecord *records)
{
    pairing->black_wins = pairing->white_wins = pairing->draws = 0;
    pairing->discs = 0;
    for (uint64_t i = 0; i < pairing->games; i++) {
        const int score = records[i].score;
        ++*(score > 0 ? &pairing->black_wins : score < 0 ? &pairing->white_wins : &pairing->draws);
        pairing->discs += score;
    }
}

bool plycut_match_play(const PlycutMatch *match, PlycutPairing *pairing, PlycutRecord *records,
                       PlycutError *error)
{
    Table table = {.match = match, .pairing = pairing, .records = records};
    Worker *workers = calloc(match->threads, sizeof *workers);
    if (!workers)
        return plycut_no_memory(error);
    for (unsigned i = 0; i < match->threads; i++)
        workers[i].table = &table;
    run_workers(workers, match->threads);
    const bool done = first_error(workers, match->threads, error);
    free(workers);
    if (done)
        add_up(pairing, records);
    return done;
}

bool plycut_pairing_repeats(const PlycutPairing *pairing)
{
    return !plycut_contestant_varies(pairing->black) && !plycut_contestant_varies(pairing->white);
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
