/* Items of a job that several threads do: each is finished in its turn, whichever thread is done with it first. */
#include "base/threads.h"

#include <criterion/criterion.h>
#include <stdatomic.h>

enum { ITEMS = 200, NEVER = ITEMS };

typedef struct Log {
    uint64_t finished[ITEMS], count, fails; /* the item whose end is an error */
    atomic_int inside;
    bool together; /* two were finished at once */
} Log;

/* Early items take longer than those after them. */
static bool work(void *self, unsigned thread, uint64_t item, PlycutError *error)
{
    volatile uint64_t turns = item % 7 == 0 ? 400000 : 100;
    (void)self, (void)thread, (void)error;
    while (turns > 0)
        turns--;
    return true;
}

static bool finish(void *self, uint64_t item, PlycutError *error)
{
    Log *log = self;
    log->together |= atomic_fetch_add(&log->inside, 1) > 0;
    log->finished[log->count++] = item;
    atomic_fetch_sub(&log->inside, 1);
    return item != log->fails || plycut_fail(error, PLYCUT_E_INPUT, "no");
}

Test(base_threads, items_are_finished_in_order)
{
    for (unsigned threads = 1; threads <= 8; threads++) {
        Log log = {.fails = NEVER};
        PlycutError error = {0};
        const ThreadedJob job = {
            .count = ITEMS, .threads = threads, .item = work, .finish = finish, .self = &log};
        cr_assert(threads_run(&job, &error));
        cr_expect_eq(log.count, ITEMS);
        cr_expect_not(log.together);
        for (uint64_t i = 0; i < log.count; i++)
            cr_expect_eq(log.finished[i], i);
    }
}

Test(base_threads, nothing_is_finished_after_an_error)
{
    for (unsigned threads = 1; threads <= 8; threads++) {
        Log log = {.fails = 20};
        PlycutError error = {0};
        const ThreadedJob job = {
            .count = ITEMS, .threads = threads, .item = work, .finish = finish, .self = &log};
        cr_expect_not(threads_run(&job, &error));
        cr_expect_eq(error.code, PLYCUT_E_INPUT);
        cr_expect_eq(log.count, 21);
    }
}
