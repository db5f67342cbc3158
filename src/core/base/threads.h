/* threads.h - the items of a job, done by several threads: each takes the next item that has not been begun. */
#pragma once

#include <plycut/base.h>

typedef struct ThreadedJob {
    uint64_t count;   /* items, from 0 */
    unsigned threads; /* at least 1; the caller's is the first */
    /* Do one item on one of the threads, from 0. An error ends the job. */
    bool (*item)(void *self, unsigned thread, uint64_t item, PlycutError *error);
    void *self;
    /* Called for each item that is done, in the order of items, by any thread, but never by two at once; if not NULL. An error
     * ends the job. */
    bool (*finish)(void *self, uint64_t item, PlycutError *error);
    /* Called by the caller's thread with the number of items that are done, if not NULL. */
    void (*progress)(void *self, uint64_t done);
    void *progress_self;
} ThreadedJob;

/* False: the error of the first thread that has one. If a thread cannot be started, the others do its work. */
bool threads_run(const ThreadedJob *job, PlycutError *error);
