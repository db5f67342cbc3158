/* mark.h - judge items by the facts of a search, in the readings that make most of a submission right. */
#pragma once

#include "base/same.h"
#include "facts/derive.h"
#include "facts/key.h"
#include "grade/mistake.h"
#include "grade/submission.h"

/* One reading for each fact, the same for the whole submission; and what answers mean if they were written down with
 * a mistake. */
typedef struct Judging {
    const Facts *facts;
    Meant *meant; /* NULL: what is written */
    int readings[PLYCUT_FACTS];
} Judging;

/* Choose the readings, and count the items that are right in them. */
size_t judge_all(Judging *judging, const Items *items);
Match judge(const Judging *judging, const Item *item);
/* For a list with words that cannot be parsed: how many other words it has, and how many of them belong in the right
 * answer. */
void count_others(const Judging *judging, const Item *item, size_t *others, size_t *right);
/* Which part of a wrong answer is right, from 0 to 1. False: no memory. */
bool judging_share(const Judging *judging, const Item *item, double *share);
/* The right answer to the item. */
void judging_found(const Judging *judging, const Item *item, Answer *found);
/* The same in words, which call nodes what the item calls them. text->failed: no memory. */
void judging_show(const Judging *judging, const Item *item, PlycutText *text);

/* Is the given best move a child of the root that is worth as much as the best one? */
bool ties_with_best(const Facts *facts, const Answer *given);
