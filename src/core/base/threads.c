/* A job on several threads. What an item does must not depend on who does it, or when. */
#include "base/threads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* The state that the threads share. */
typedef struct Crew {
    const ThreadedJob *job;
    _Atomic uint64_t begun, done;
    atomic_bool stopped;
    /* For `finish`: which items are done, and how many of the first have been finished. */
    pthread_mutex_t finishing;
    bool *ready;
    uint64_t finished;
} Crew;

/* One thread, and why it stopped, if it did. */
typedef struct Worker {
    Crew *crew;
    pthread_t thread;
    unsigned number;
    bool started;
    PlycutError error;
} Worker;

/* This item is done: finish it, and those after it that have waited for it, unless it has to wait itself. */
static bool finish_items(Crew *crew, uint64_t item, PlycutError *error)
{
    const ThreadedJob *job = crew->job;
    if (job->finish == NULL)
        return true;
    (void)pthread_mutex_lock(&crew->finishing);
    crew->ready[item] = true;
    bool finished = true;
    while (finished && crew->finished < job->count && crew->ready[crew->finished] &&
           !atomic_load(&crew->stopped))
        finished = job->finish(job->self, crew->finished++, error);
    if (!finished)
        atomic_store(&crew->stopped, true);
    (void)pthread_mutex_unlock(&crew->finishing);
    return finished;
}

static bool next_item(Worker *worker)
{
    Crew *crew = worker->crew;
    const ThreadedJob *job = crew->job;
    const uint64_t item = atomic_fetch_add(&crew->begun, 1);
    if (item >= job->count || atomic_load(&crew->stopped))
        return false;
    if (!job->item(job->self, worker->number, item, &worker->error) ||
        !finish_items(crew, item, &worker->error)) {
        atomic_store(&crew->stopped, true);
        return false;
    }
    const uint64_t done = atomic_fetch_add(&crew->done, 1) + 1;
    if (worker->number == 0 && job->progress != NULL)
        job->progress(job->progress_self, done);
    return true;
}

static void *work(void *worker)
{
    while (next_item(worker))
        ;
    return NULL;
}

bool threads_run(const ThreadedJob *job, PlycutError *error)
{
    Crew crew = {.job = job, .finishing = PTHREAD_MUTEX_INITIALIZER};
    Worker *workers = calloc(job->threads, sizeof *workers);
    if (job->finish != NULL)
        crew.ready = calloc(job->count + 1, sizeof *crew.ready);
    if (workers == NULL || (job->finish != NULL && crew.ready == NULL)) {
        free(workers);
        free(crew.ready);
        return plycut_no_memory(error);
    }
    for (unsigned i = 0; i < job->threads; i++) {
        workers[i].crew = &crew;
        workers[i].number = i;
        workers[i].started =
            i > 0 && pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
    }
    work(&workers[0]);
    bool done = true;
    for (unsigned i = 0; i < job->threads; i++) {
        if (workers[i].started)
            pthread_join(workers[i].thread, NULL);
        if (done && workers[i].error.code != PLYCUT_OK && error->code == PLYCUT_OK)
            *error = workers[i].error;
        done = done && workers[i].error.code == PLYCUT_OK;
    }
    free(workers);
    free(crew.ready);
    return done;
}
