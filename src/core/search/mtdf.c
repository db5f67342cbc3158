/* MTD(f): alpha-beta with memory, again and again with a null window around the last value, until the bounds that
 * the tests prove meet. Plaat, Schaeffer, Pijls & de Bruin 1996.
 *
 * The paper's windows are (beta - 1, beta) for whole numbers; here a window reaches from the next number below
 * beta, so that real values are found, too. Without a transposition table each test would search the tree anew. */
#include "search/passes.h"

#include <string.h>

/* The line of a test that failed low proves no move best: the answer keeps the last one that did. */
static void keep_test(const PlycutResult *test, PlycutResult *answer)
{
    PlycutResult kept = *answer;
    *answer = *test;
    if (test->pv_length > 0)
        return;
    answer->pv_length = kept.pv_length;
    memcpy(answer->pv, kept.pv, (size_t)kept.pv_length * sizeof *kept.pv);
}

bool search_mtdf(Search *s, Pass pass, double guess, PlycutResult *result)
{
    double value = guess, lower = -INFINITY, upper = INFINITY;
    result->pv_length = 0;
    for (;; s->pass++) {
        PlycutResult test = {0};
        pass.beta = value > lower ? value : nextafter(lower, INFINITY);
        pass.alpha = nextafter(pass.beta, -INFINITY);
        if (!search_pass(s, &pass, &test))
            return false;
        keep_test(&test, result);
        value = test.value;
        const bool low = value < pass.beta;
        *(low ? &upper : &lower) = value;
        pass.reason = low ? PLYCUT_PASS_FAILED_LOW : PLYCUT_PASS_FAILED_HIGH;
        if (lower >= upper) {
            result->type = PLYCUT_EXACT;
            return true;
        }
    }
}
