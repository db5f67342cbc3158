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
} Crew;

/* One thread, and why it stopped, if it did. */
typedef struct Worker {
    Crew *crew;
    pthread_t thread;
    unsigned number;
    bool started;
    PlycutError error;
} Worker;

static bool next_item(Worker *worker)
{
    Crew *crew = worker->crew;
    const ThreadedJob *job = crew->job;
    const uint64_t item = atomic_fetch_add(&crew->begun, 1);
    if (item >= job->count || atomic_load(&crew->stopped))
        return false;
    if (!job->item(job->self, worker->number, item, &worker->error)) {
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
    Crew crew = {.job = job};
    Worker *workers = calloc(job->threads, sizeof *workers);
    if (workers == NULL)
        return plycut_no_memory(error);
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
    return done;
}
