/* like.c - trees of one family only: "random:b=2..3,d=1..4,values=-1..1". */
#include "trial/trial.h"

#include <stdlib.h>
#include <string.h>

enum { BRANCHING_MOST = 9, PLIES_MOST = 8, DECIMALS_MOST = 6, WORD_MOST = 63 };

static bool refuse_like(PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--like: expected the ranges of a random tree, as in "
                       "random:b=2..3,d=1..4,values=-1..1");
}

/* "-1.5": a number, and how many digits come after its point. */
static bool read_value(const char *text, size_t length, double *value, int *decimals)
{
    const char *point = memchr(text, '.', length);
    const int digits = point != NULL ? (int)(text + length - point) - 1 : 0;
    *decimals = digits > *decimals ? digits : *decimals;
    return digits <= DECIMALS_MOST && plycut_number_parse(text, length, false, value);
}

static bool read_values(PlycutLike *like, const char *text, PlycutError *error)
{
    const char *dots = strstr(text, "..");
    like->decimals = 0;
    return (dots != NULL && read_value(text, (size_t)(dots - text), &like->low, &like->decimals) &&
            read_value(dots + 2, strlen(dots + 2), &like->high, &like->decimals) &&
            like->low <= like->high) ||
           refuse_like(error);
}

static bool read_part(PlycutLike *like, const char *part, PlycutError *error)
{
    if (strncmp(part, "b=", 2) == 0)
        return plycut_span_parse("like", part + 2, 1, BRANCHING_MOST, &like->branching, error);
    if (strncmp(part, "d=", 2) == 0)
        return plycut_span_parse("like", part + 2, 1, PLIES_MOST, &like->plies, error);
    return strncmp(part, "values=", 7) == 0 ? read_values(like, part + 7, error)
                                            : refuse_like(error);
}

/* With "3+", any number may follow. */
static void close_span(PlycutSpan *span, int64_t most)
{
    span->high = span->high == PLYCUT_NO_LIMIT ? most : span->high;
}

/* The largest tree must have no more leaves than a program is asked about. */
static bool fits_trial(const PlycutLike *like, PlycutError *error)
{
    int64_t leaves = 1;
    for (int64_t ply = 0; ply < like->plies.high && leaves <= PLYCUT_TRIAL_LEAVES; ply++)
        leaves *= like->branching.high;
    return leaves <= PLYCUT_TRIAL_LEAVES ||
           plycut_fail(error, PLYCUT_E_USAGE, "--like: such trees may have more than %d leaves",
                       PLYCUT_TRIAL_LEAVES);
}

bool plycut_like_parse(const char *text, PlycutLike *like, PlycutError *error)
{
    static const char GAME[] = "random:";
    *like = (PlycutLike){.branching = {2, 3}, .plies = {2, 4}, .low = -9, .high = 9};
    if (strncmp(text, GAME, sizeof GAME - 1) != 0)
        return refuse_like(error);
    for (const char *at = text + sizeof GAME - 1; *at != '\0';) {
        char part[WORD_MOST + 1] = "";
        const size_t length = strcspn(at, ",");
        if (length > WORD_MOST)
            return refuse_like(error);
        memcpy(part, at, length);
        if (!read_part(like, part, error))
            return false;
        at += length + (at[length] == ',');
    }
    close_span(&like->branching, BRANCHING_MOST);
    close_span(&like->plies, PLIES_MOST);
    return fits_trial(like, error);
}

static bool in_span(PlycutSpan span, int64_t number)
{
    return span.low <= number && number <= span.high;
}

bool tree_is_like(const PlycutLike *like, const Skeleton *shape)
{
    bool alike = true;
    for (uint32_t i = 0; i < shape->tree.count && like->branching.high > 0; i++) {
        const Node *n = &shape->tree.nodes[i];
        alike &= n->child_count > 0 ? in_span(like->branching, n->child_count)
                                    : in_span(like->plies, n->ply) && n->as.value >= like->low &&
                                          n->as.value <= like->high;
    }
    return alike;
}
