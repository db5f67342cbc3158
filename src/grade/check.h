/* check.h - one sheet of answers held against its search: what the checks share. */
#ifndef GRADE_CHECK_H
#define GRADE_CHECK_H

#include "base/same.h"
#include "grade/answers.h"
#include "base/brief.h"

/* The answers so far, and the search of the sheet being checked. */
typedef struct Check {
    const PlycutGame *game;
    const Sheet *sheet;
    const PlycutTrace *trace;
    PlycutVerdicts *verdicts;
    uint64_t max_nodes;
    PlycutError *error;
} Check;

/* A verdict being written. */
typedef struct Finding {
    PlycutVerdict verdict;
    Brief expected, found;
} Finding;

/* Begin one: `of` (or NULL) is the node it is about. */
void finding_begin(Finding *finding, const Check *check, const char *item, const char *of);
/* Put it among the verdicts. False: no memory. */
bool finding_end(Finding *finding, Check *check, bool right);

/* same_number, as the other checks call it. */
static inline bool check_same(double a, double b)
{
    return same_number(a, b);
}

/* ---- check_node.c ------------------------------------------------------------------------ */

bool check_best(Check *check, const cJSON *item);
bool check_values(Check *check, const cJSON *item);
bool check_windows(Check *check, const cJSON *item);

/* ---- check_list.c ------------------------------------------------------------------------ */

bool check_principal_variation(Check *check, const cJSON *item);
bool check_visited(Check *check, const cJSON *item);
bool check_pruned(Check *check, const cJSON *item);

#endif
