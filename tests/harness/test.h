/* test.h - tests in C: each runs in a fork of the program that has them all, which takes 1 ms.
 * The names are those of Criterion, which starts a program for each test: 20 ms. */
#ifndef TESTS_HARNESS_TEST_H
#define TESTS_HARNESS_TEST_H

#include <math.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>

typedef struct TestCase {
    const char *suite, *name;
    void (*run)(void);
    int signal;       /* the signal that must end the test; 0: none */
    int status;       /* the exit status that it must have: 1 if a check must fail */
    unsigned timeout; /* in seconds; 0: as long as any test may take */
    int process;      /* while it runs */
    struct TestCase *next;
} TestCase;

/* Adds a test to those of the program; *test stays where it is. */
void test_enlist(TestCase *test);

/* Reports a check that failed; format may be NULL. */
void test_fail(const char *place, const char *condition, const char *format, ...);

/* Ends the test after a check that failed. */
_Noreturn void test_end(void);

/* Are both texts there, and equal? If they differ, both are printed. */
bool test_same_text(const char *a, const char *b);

/* Test(suite, name, .timeout = 60) { ... } */
#define Test(...) TEST_CASE(__VA_ARGS__, .next = NULL)
#define TEST_CASE(suite_, name_, ...)                                                              \
    static void test_##suite_##_##name_(void);                                                     \
    __attribute__((constructor)) static void enlist_##suite_##_##name_(void)                       \
    {                                                                                              \
        static TestCase test = {                                                                   \
            .suite = #suite_, .name = #name_, .run = test_##suite_##_##name_, __VA_ARGS__};        \
        test_enlist(&test);                                                                        \
    }                                                                                              \
    static void test_##suite_##_##name_(void)

#define TEST_TEXT(line) #line
#define TEST_LINE(line) TEST_TEXT(line)
#define TEST_CHECK(fatal, holds, condition, ...)                                                   \
    do {                                                                                           \
        if (!(holds)) {                                                                            \
            test_fail(__FILE__ ":" TEST_LINE(__LINE__), condition, __VA_ARGS__);                   \
            if (fatal)                                                                             \
                test_end();                                                                        \
        }                                                                                          \
    } while (0)

#define TEST_IS(fatal, holds, ...)     TEST_CHECK(fatal, holds, #holds, __VA_ARGS__)
#define TEST_NOT(fatal, fails, ...)    TEST_CHECK(fatal, !(fails), "not " #fails, __VA_ARGS__)
#define TEST_NULL(fatal, p, ...)       TEST_CHECK(fatal, (p) == NULL, #p " is NULL", __VA_ARGS__)
#define TEST_SET(fatal, p, ...)        TEST_CHECK(fatal, (p) != NULL, #p " is not NULL", __VA_ARGS__)
#define TEST_TWO(fatal, is, a, b, ...) TEST_CHECK(fatal, (a)is(b), #a " " #is " " #b, __VA_ARGS__)
#define TEST_SAME(fatal, a, b, ...)                                                                \
    TEST_CHECK(fatal, test_same_text(a, b), #a " is " #b, __VA_ARGS__)
#define TEST_OTHER(fatal, a, b, ...)                                                               \
    TEST_CHECK(fatal, strcmp(a, b) != 0, #a " is not " #b, __VA_ARGS__)
#define TEST_BYTES(fatal, a, b, size, ...)                                                         \
    TEST_CHECK(fatal, memcmp(a, b, size) == 0, #a " is " #b, __VA_ARGS__)
#define TEST_NEAR(fatal, a, b, most, ...)                                                          \
    TEST_CHECK(fatal, fabs((double)(a) - (double)(b)) <= (most), #a " is about " #b, __VA_ARGS__)

/* If a check fails, the test ends (cr_assert) or goes on (cr_expect). The last arguments may be a
 * message, a format and its values, which are evaluated only then. */
#define cr_assert(...)          TEST_IS(true, __VA_ARGS__, NULL)
#define cr_assert_not(...)      TEST_NOT(true, __VA_ARGS__, NULL)
#define cr_assert_null(...)     TEST_NULL(true, __VA_ARGS__, NULL)
#define cr_assert_not_null(...) TEST_SET(true, __VA_ARGS__, NULL)
#define cr_assert_eq(...)       TEST_TWO(true, ==, __VA_ARGS__, NULL)
#define cr_assert_neq(...)      TEST_TWO(true, !=, __VA_ARGS__, NULL)
#define cr_assert_lt(...)       TEST_TWO(true, <, __VA_ARGS__, NULL)
#define cr_assert_gt(...)       TEST_TWO(true, >, __VA_ARGS__, NULL)
#define cr_assert_leq(...)      TEST_TWO(true, <=, __VA_ARGS__, NULL)
#define cr_assert_geq(...)      TEST_TWO(true, >=, __VA_ARGS__, NULL)
#define cr_assert_str_eq(...)   TEST_SAME(true, __VA_ARGS__, NULL)
#define cr_assert_str_neq(...)  TEST_OTHER(true, __VA_ARGS__, NULL)
#define cr_assert_arr_eq(...)   TEST_BYTES(true, __VA_ARGS__, NULL)
#define cr_assert_float_eq(...) TEST_NEAR(true, __VA_ARGS__, NULL)
#define cr_assert_fail(...)     TEST_CHECK(true, false, "never here", __VA_ARGS__)

#define cr_expect(...)          TEST_IS(false, __VA_ARGS__, NULL)
#define cr_expect_not(...)      TEST_NOT(false, __VA_ARGS__, NULL)
#define cr_expect_null(...)     TEST_NULL(false, __VA_ARGS__, NULL)
#define cr_expect_not_null(...) TEST_SET(false, __VA_ARGS__, NULL)
#define cr_expect_eq(...)       TEST_TWO(false, ==, __VA_ARGS__, NULL)
#define cr_expect_neq(...)      TEST_TWO(false, !=, __VA_ARGS__, NULL)
#define cr_expect_lt(...)       TEST_TWO(false, <, __VA_ARGS__, NULL)
#define cr_expect_gt(...)       TEST_TWO(false, >, __VA_ARGS__, NULL)
#define cr_expect_leq(...)      TEST_TWO(false, <=, __VA_ARGS__, NULL)
#define cr_expect_geq(...)      TEST_TWO(false, >=, __VA_ARGS__, NULL)
#define cr_expect_str_eq(...)   TEST_SAME(false, __VA_ARGS__, NULL)
#define cr_expect_str_neq(...)  TEST_OTHER(false, __VA_ARGS__, NULL)
#define cr_expect_float_eq(...) TEST_NEAR(false, __VA_ARGS__, NULL)
#define cr_expect_fail(...)     TEST_CHECK(false, false, "never here", __VA_ARGS__)

#endif
