/* test.c - runs the tests of a program, each in a fork of it, N at once:
 * PROGRAM [-jN] [--filter PATTERN] [--verbose]. A pattern matches SUITE/NAME.
 * Last line: N passed, N failed. */
#include "harness/test.h"

#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static TestCase *first, **end = &first;
static bool failed; /* of a test's own process */

void test_enlist(TestCase *test)
{
    *end = test;
    end = &test->next;
}

void test_fail(const char *place, const char *condition, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s: failed: %s\n", place, condition);
    if (format != NULL) {
        fputs("    ", stderr);
        vfprintf(stderr, format, values);
        fputc('\n', stderr);
    }
    va_end(values);
    failed = true;
}

void test_end(void)
{
    fflush(NULL);
    _exit(EXIT_FAILURE);
}

bool test_same_text(const char *a, const char *b)
{
    if (a != NULL && b != NULL && strcmp(a, b) == 0)
        return true;
    fprintf(stderr, "\"%s\" is not \"%s\"\n", a == NULL ? "(NULL)" : a, b == NULL ? "(NULL)" : b);
    return false;
}

/* ---- Processes ------------------------------------------------------------------------------- */

static void start(TestCase *test)
{
    fflush(NULL);
    test->process = fork();
    if (test->process < 0) {
        perror("fork");
        exit(EXIT_FAILURE);
    }
    if (test->process > 0)
        return;
    alarm(test->timeout);
    test->run();
    exit(failed ? EXIT_FAILURE : EXIT_SUCCESS);
}

/* The processor time of all tests that have ended, in seconds. */
static double time_taken(void)
{
    struct rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* Waits for a test to end; did it end as it must? */
static bool end_one(bool verbose)
{
    int status;
    double before = time_taken();
    pid_t process = wait(&status);
    TestCase *test = first;
    while (test->process != process)
        test = test->next;
    test->process = 0;
    int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    bool passed = signal == test->signal && (signal != 0 || WEXITSTATUS(status) == test->status);
    if (verbose || !passed)
        printf("%s %s/%s (%.2f s)\n", passed ? "pass" : "FAIL", test->suite, test->name,
               time_taken() - before);
    if (signal != test->signal)
        printf("    ended by signal %d, not %d\n", signal, test->signal);
    return passed;
}

/* ---- The program ----------------------------------------------------------------------------- */

typedef struct Choice {
    const char *pattern;
    int at_once;
    bool verbose;
} Choice;

static bool read_words(int count, char **words, Choice *choice)
{
    for (int i = 1; i < count; i++)
        if (strncmp(words[i], "-j", 2) == 0)
            choice->at_once = atoi(words[i] + 2);
        else if (strcmp(words[i], "--filter") == 0 && i + 1 < count)
            choice->pattern = words[++i];
        else if (strcmp(words[i], "--verbose") == 0)
            choice->verbose = true;
        else
            return false;
    return choice->at_once > 0;
}

static bool is_chosen(const TestCase *test, const char *pattern)
{
    char name[200];
    snprintf(name, sizeof name, "%s/%s", test->suite, test->name);
    return fnmatch(pattern, name, 0) == 0;
}

int main(int count, char **words)
{
    Choice choice = {.pattern = "*", .at_once = 1};
    int started = 0, ended = 0, passed = 0;
    if (!read_words(count, words, &choice)) {
        fprintf(stderr, "usage: %s [-jN] [--filter PATTERN] [--verbose]\n", words[0]);
        return 2;
    }
    for (TestCase *test = first; test != NULL; test = test->next) {
        if (!is_chosen(test, choice.pattern))
            continue;
        start(test);
        if (++started - ended == choice.at_once)
            ended++, passed += end_one(choice.verbose);
    }
    for (; ended < started; ended++)
        passed += end_one(choice.verbose);
    printf("%d passed, %d failed\n", passed, started - passed);
    return passed == started ? EXIT_SUCCESS : EXIT_FAILURE;
}
