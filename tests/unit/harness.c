/* The harness of the tests in C: each check fails if it must, and only then. */
#include "harness/test.h"

#include <stdlib.h>
#include <unistd.h>

#define MUST_FAIL(name, check) Test(harness, name, .status = EXIT_FAILURE) { check; }

MUST_FAIL(expect_can_fail, cr_expect(1 > 2))
MUST_FAIL(not_can_fail, cr_expect_not(1 < 2))
MUST_FAIL(null_can_fail, cr_expect_null("text"))
MUST_FAIL(not_null_can_fail, cr_expect_not_null((void *)0))
MUST_FAIL(eq_can_fail, cr_expect_eq(1, 2))
MUST_FAIL(neq_can_fail, cr_expect_neq(1, 1))
MUST_FAIL(lt_can_fail, cr_expect_lt(1, 1))
MUST_FAIL(gt_can_fail, cr_expect_gt(1, 1))
MUST_FAIL(leq_can_fail, cr_expect_leq(2, 1))
MUST_FAIL(geq_can_fail, cr_expect_geq(1, 2))
MUST_FAIL(str_eq_can_fail, cr_expect_str_eq("a", "b"))
MUST_FAIL(str_eq_with_null_can_fail, cr_expect_str_eq("a", NULL))
MUST_FAIL(str_neq_can_fail, cr_expect_str_neq("a", "a"))
MUST_FAIL(arr_eq_can_fail, cr_assert_arr_eq("ab", "ac", 2))
MUST_FAIL(float_eq_can_fail, cr_expect_float_eq(1, 1.5, 0.25))
MUST_FAIL(float_eq_of_nan_can_fail, cr_expect_float_eq(NAN, 1, 0.25))
MUST_FAIL(fail_can_fail, cr_expect_fail("with a message of %d", 1))

Test(harness, an_assert_that_fails_ends_the_test, .status = EXIT_FAILURE)
{
    cr_assert(1 > 2, "message %d", 1);
    abort();
}

Test(harness, a_test_goes_on_after_what_it_expected, .signal = SIGABRT)
{
    cr_expect(1 > 2);
    abort();
}

Test(harness, a_test_that_takes_too_long_is_ended, .timeout = 1, .signal = SIGALRM)
{
    pause();
}

Test(harness, checks_that_hold_pass)
{
    cr_assert(1 < 2, "%s", (abort(), "not evaluated"));
    cr_assert_arr_eq("abc", "abd", 2);
    cr_assert_float_eq(1, 1.125, 0.25);
    cr_assert_str_eq("a", "a");
    cr_assert_null(NULL);
}
