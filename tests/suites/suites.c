/* Runs Criterion's tests with one process for each suite: suites [-jN] [PREFIX]. Criterion starts a process for each test,
 * which is most of what a sanitizer's build costs: it maps its shadow memory again for each. Here a suite runs in one fork of
 * this program, and only a test that must end by a signal in a fork of its own. What the tests call - assertions, and what
 * goes on after them - is replaced; the rest is Criterion's. Prints the last line that Criterion prints. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <criterion/criterion.h>

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SUITES_MOST = 1000, TESTS_MOST = 5000, SECONDS = 600 };

/* The tests that the linker has collected; sanitizers put gaps between them. */
extern struct criterion_test *__start_cr_tst[], *__stop_cr_tst[];

typedef struct Counts {
    size_t passed, failed;
} Counts;

typedef struct Suite {
    const char *name;
    size_t tests;
    Counts *counts; /* shared with its process */
    pid_t process;  /* 0: not started, or ended */
} Suite;

static struct criterion_test *tests[TESTS_MOST];
static size_t test_count;
static Suite suites[SUITES_MOST];
static size_t suite_count;

/* ---- What tests call ------------------------------------------------------------------------- */

static jmp_buf after_test;
static size_t wrong; /* assertions of the test that runs */

void criterion_internal_test_setup(void)
{
}

void criterion_internal_test_teardown(void)
{
}

void criterion_internal_test_main(void (*test)(void))
{
    test();
}

void cri_asserts_passed_incr(void)
{
}

void criterion_send_assert(struct criterion_assert_stats *assertion)
{
    if (assertion->passed)
        return;
    wrong++;
    printf("[----] %s:%u: %s\n", assertion->file, assertion->line,
           assertion->message != NULL ? assertion->message : "");
}

void criterion_abort_test(void)
{
    longjmp(after_test, 1);
}

void criterion_continue_test(void)
{
}

/* ---- One suite ------------------------------------------------------------------------------- */

static bool test_passes(const struct criterion_test *test)
{
    wrong = 0;
    alarm(SECONDS);
    if (setjmp(after_test) == 0)
        test->test();
    alarm(0);
    return wrong == 0;
}

/* In a process of its own, without what it says as it ends. */
static bool test_ends_by(const struct criterion_test *test, int signal_number)
{
    int status = 0;
    fflush(stdout);
    const pid_t process = fork();
    if (process == 0) {
        fclose(stderr);
        (void)test_passes(test);
        _exit(0);
    }
    return process > 0 && waitpid(process, &status, 0) == process && WIFSIGNALED(status) &&
           WTERMSIG(status) == signal_number;
}

static void suite_run(const Suite *suite)
{
    for (size_t i = 0; i < test_count; i++) {
        const struct criterion_test *test = tests[i];
        if (strcmp(test->category, suite->name) != 0)
            continue;
        const int by = test->data->signal;
        const bool passed = by != 0 ? test_ends_by(test, by) : test_passes(test);
        if (!passed)
            printf("[FAIL] %s::%s\n", test->category, test->name);
        ++*(passed ? &suite->counts->passed : &suite->counts->failed);
    }
}

/* exit: a sanitizer looks for leaks then. */
static void suite_start(Suite *suite)
{
    fflush(stdout);
    suite->process = fork();
    if (suite->process != 0)
        return;
    suite_run(suite);
    exit(0);
}

/* ---- All suites ------------------------------------------------------------------------------ */

__attribute__((no_sanitize("address"))) static void find_tests(const char *prefix)
{
    for (struct criterion_test **t = __start_cr_tst; t < __stop_cr_tst; t++)
        if (*t != NULL && strncmp((*t)->category, prefix, strlen(prefix)) == 0 &&
            test_count < TESTS_MOST)
            tests[test_count++] = *t;
}

static Suite *suite_of(const char *name)
{
    for (size_t i = 0; i < suite_count; i++)
        if (strcmp(suites[i].name, name) == 0)
            return &suites[i];
    return suite_count == SUITES_MOST ? NULL : &suites[suite_count++];
}

static bool find_suites(void)
{
    Counts *counts = mmap(NULL, SUITES_MOST * sizeof *counts, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (size_t i = 0; counts != MAP_FAILED && i < test_count; i++) {
        Suite *suite = suite_of(tests[i]->category);
        if (suite == NULL)
            return false;
        suite->name = tests[i]->category;
        suite->counts = &counts[suite - suites];
        suite->tests++;
    }
    return counts != MAP_FAILED && test_count > 0 && test_count < TESTS_MOST;
}

/* Wait for a suite to end. A process that ended otherwise than by itself has crashed. Returns how many have. */
static size_t suite_wait(void)
{
    int status;
    const pid_t process = wait(&status);
    for (size_t i = 0; i < suite_count; i++)
        if (suites[i].process == process && process > 0) {
            suites[i].process = 0;
            if (status == 0)
                return 0;
            printf("[FAIL] %s: its process ended with %s %d\n", suites[i].name,
                   WIFSIGNALED(status) ? "signal" : "status",
                   WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
            return 1;
        }
    return 0;
}

static size_t suites_run(size_t at_once)
{
    size_t crashed = 0, running = 0;
    for (size_t i = 0; i < suite_count; i++) {
        for (; running >= at_once; running--)
            crashed += suite_wait();
        suite_start(&suites[i]);
        running++;
    }
    for (; running > 0; running--)
        crashed += suite_wait();
    return crashed;
}

int main(int count, char **words)
{
    size_t at_once = 1;
    Counts all = {0};
    const bool parallel = count > 1 && strncmp(words[1], "-j", 2) == 0;
    if (parallel)
        at_once = (size_t)strtoul(words[1] + 2, NULL, 10);
    find_tests(count > 1 + parallel ? words[1 + parallel] : "");
    if (!find_suites() || at_once == 0) {
        puts("no tests, or too many");
        return 2;
    }
    const size_t crashed = suites_run(at_once);
    for (size_t i = 0; i < suite_count; i++) {
        all.passed += suites[i].counts->passed;
        all.failed += suites[i].counts->failed;
    }
    /* a suite that crashed has tests that did not run */
    const size_t lost = test_count - all.passed - all.failed;
    printf("[====] Synthesis: Tested: %zu | Passing: %zu | Failing: %zu | Crashing: %zu \n",
           test_count, all.passed, all.failed + lost + (crashed > 0 && lost == 0), crashed);
    return crashed > 0 || all.passed < test_count;
}
