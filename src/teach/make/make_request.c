/* make_request.c - what is asked of a tree to be made: read, completed, and checked for contradictions. */
#include "make/make.h"

#include <string.h>

bool plycut_span_parse(const char *what, const char *text, int64_t least, int64_t most,
                       PlycutSpan *span, PlycutError *error)
{
    size_t digits = strspn(text, "0123456789"), length = strlen(text);
    uint64_t low = 0, high = 0;
    bool read = plycut_integer_parse(text, digits, (uint64_t)most, &low);
    if (strcmp(text + digits, "+") == 0)
        high = PLYCUT_NO_LIMIT;
    else if (strncmp(text + digits, "..", 2) == 0)
        read = read &&
               plycut_integer_parse(text + digits + 2, length - digits - 2, (uint64_t)most, &high);
    else
        read = read && digits == length, high = low;
    *span = (PlycutSpan){(int64_t)low, (int64_t)high};
    if (read && span->low >= least && span->low <= span->high)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--%s: expected a number or a range from %lld to %lld, such as 3, 2..4 or "
                       "3+, not '%s'",
                       what, (long long)least, (long long)most, text);
}

PlycutMake make_complete(const PlycutMake *make)
{
    PlycutMake complete = *make;
    if (make->smallest_deep && make->deep.low == 0 && make->deep.high > 0)
        complete.deep.low = 1;
    return complete;
}

static bool chance_goes_together(const PlycutMake *make, PlycutError *error)
{
    const bool levels = make->levels.count > 0;
    if (plycut_is_limited(make->limits) &&
        (make->low < make->limits.low || make->high > make->limits.high))
        return plycut_fail(error, PLYCUT_E_USAGE, "--values must lie between the limits");
    if (!levels && make->at_chance.low + make->through_chance.low > 0)
        return NO(error, "chance nodes need --players");
    return !levels || (!make->smallest_deep && make->arrangement == PLYCUT_ARRANGED_ANYHOW) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--players does not go together with --smallest-deep, --best-case and "
                       "--worst-case");
}

bool make_goes_together(const PlycutMake *make, PlycutError *error)
{
    if (make->irregular && make->branching.low == make->branching.high &&
        make->plies.low == make->plies.high)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "an irregular tree needs a range: -b 2..3, or --plies 3..4");
    if (make->smallest_deep && make->arrangement == PLYCUT_ARRANGED_WORST)
        return NO(error, "in worst-case order nothing is cut off");
    return chance_goes_together(make, error);
}
